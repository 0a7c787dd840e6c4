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

/** How the features reach one another: what is to be opened, as data. `app/screens.ts` knows whose it is. */
export type Opening<Effect> =
  | { readonly open: 'home'; readonly message: string | null }
  | { readonly open: 'settings' }
  | { readonly open: 'keys' }
  /** The rules of a game that is loaded, at one of them; `null`: at the contents. */
  | { readonly open: 'rules'; readonly rule: string | null }
  | { readonly open: 'log' }
  | { readonly open: 'ask'; readonly ask: Ask<Effect> };

export type ScreenName = Opening<never>['open'];
