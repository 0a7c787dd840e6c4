import type { Game } from '../kernel/history/playable.ts';
import type { Catalogue, Formatter } from '../kernel/words/format.ts';
import type { Message } from '../kernel/words/message.ts';

/** One answer to a question of the table's own. */
export interface Way<Effect> {
  readonly words: Message;
  /** Stands beside it. */
  readonly detail?: Message;
  readonly does: readonly Effect[];
}

/** A question of the table's own: what may be answered, and what that does, as data. */
export interface Ask<Effect> {
  readonly title: Message;
  readonly text?: Message;
  readonly alarming?: boolean;
  readonly ways: readonly Way<Effect>[];
  /** What Esc does. */
  readonly back: readonly Effect[];
  /** Where the cursor stands first; absent: at the top. */
  readonly at?: number;
}

/** A game whose rules are read, its texts in one language, and what formats these and the table's own words. */
export interface LoadedBook {
  readonly game: Pick<Game, 'id' | 'book' | 'title'>;
  readonly texts: Catalogue;
  readonly format: Formatter;
}

/** How the features reach one another: what is to be opened, as data. `app/screens.ts` knows whose it is. */
export type Opening<Effect> =
  | { readonly open: 'home'; readonly message: Message | null }
  | { readonly open: 'settings' }
  | { readonly open: 'keys' }
  /** The rules of a game, or of the match's, at one of them; `null`: at the contents. */
  | { readonly open: 'rules'; readonly rule: string | null; readonly book?: LoadedBook }
  | { readonly open: 'log' }
  /** The match at the table. */
  | { readonly open: 'match' }
  /** The list of saved matches. */
  | { readonly open: 'resume'; readonly message: Message | null }
  /** Help on the rule that asks. */
  | { readonly open: 'help' }
  | { readonly open: 'ask'; readonly ask: Ask<Effect> };

export type ScreenName = Opening<never>['open'];
