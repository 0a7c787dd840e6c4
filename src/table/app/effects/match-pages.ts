import { messageFor } from '../../../kernel/match/refusal.ts';
import { UserError } from '../../../kernel/words/user-error.ts';
import type { Viewer } from '../../../kernel/words/message.ts';
import type { Languages } from '../../../session/running/seat-languages.ts';
import type { Session } from '../../../session/running/session.ts';
import type { LoadedGame } from '../../../session/setting/games.ts';
import { notifyEffect } from '../../frame/store/effects.ts';
import type { Effect, OuterEffect } from '../../frame/store/effects.ts';
import { say } from '../../frame/text/say.ts';
import type { TableInput } from '../screens/update.ts';
import { replayOf } from './replays.ts';
import type { ReplayOfMatch, Replays } from './replays.ts';

/** A match on the table, and its game. */
export interface SeatedMatch {
  readonly session: Session;
  readonly loaded: LoadedGame;
}

/** The parts of the table that these pages need. */
interface MatchPagesParts {
  /** The match on the table; `null`: there is none. */
  readonly seated: () => SeatedMatch | null;
  readonly languages: Languages;
  readonly replays: Replays;
  /** What a replay needs besides its match. */
  readonly replaying: Omit<ReplayOfMatch, 'languages'>;
  readonly dispatch: (input: TableInput) => void;
  /** Called after something has happened to the match. */
  readonly updateMatch: () => void;
}

/** The pages about the match on the table: how it is won, repeated moments, its replay, a report. */
export class MatchPages {
  readonly #table: MatchPagesParts;

  constructor(table: MatchPagesParts) {
    this.#table = table;
  }

  #go(...effects: readonly Effect[]): void {
    this.#table.dispatch({ kind: 'go', effects });
  }

  /** Shows how the match is won, from public information; does nothing if the game has no such page. */
  readonly showGoal = (): void => {
    const seatedMatch = this.#table.seated();
    if (seatedMatch === null) return;
    const { names, views } = seatedMatch.session;
    const format = this.#table.languages.to('spectator');
    const goalParts = seatedMatch.loaded.board.goal?.(views.view('spectator'), { names, format }) ?? [];
    if (goalParts.length > 0) this.#go({ do: 'open', screen: { open: 'goal', parts: goalParts } });
  };

  /** Shows moments again and then carries out `then`. If there is nothing to see, a note says so. */
  watch({ range, why = null, then = [] }: Omit<Extract<OuterEffect, { do: 'watch' }>, 'do'>): void {
    const session = this.#table.seated()?.session;
    if (session === undefined) return;
    const { views } = session;
    const moments = session.watch(range).map(seen => ({ seen, events: views.told(seen) }));
    if (moments.length > 0) this.#go({ do: 'open', screen: { open: 'watch', moments, why, then } });
    else if (then.length === 0) this.#table.dispatch({ kind: 'no-moments' });
    else this.#go(notifyEffect(say('moment.none'), 'warning'), ...then);
  }

  /** Opens the replay at an event, or at the end. */
  lookBack(at: number | 'last'): void {
    const { replays, languages, replaying, updateMatch } = this.#table;
    const seatedMatch = this.#table.seated();
    if (seatedMatch === null) return;
    seatedMatch.session.hotSeat.standUp();
    updateMatch();
    try {
      replays.open(replayOf(seatedMatch.session, seatedMatch.loaded, at, { languages, ...replaying }));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      this.#go(notifyEffect(say('moment.none'), 'warning'));
    }
  }

  /** Writes a report of the match in the viewer's language, and notes its file or the problem. */
  report(viewer: Viewer): void {
    const { languages, dispatch } = this.#table;
    const seatedMatch = this.#table.seated();
    if (seatedMatch === null) return;
    try {
      const file = seatedMatch.session.history.report(seatedMatch.loaded.board, languages.to(viewer));
      dispatch({ kind: 'report', note: { words: say('end.reported', { file }), tone: 'good' } });
    } catch (error) {
      dispatch({ kind: 'report', note: { words: messageFor(error), tone: 'danger' } });
    }
  }
}
