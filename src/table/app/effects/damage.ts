import type { MatchNow } from '../../../session/running/match-now.ts';
import type { Session } from '../../../session/running/session.ts';
import { say } from '../../frame/text/say.ts';
import type { TableInput } from '../screens/update.ts';
import type { Timers } from './timers.ts';

interface DamageSearchParts {
  readonly timers: Timers;
  readonly clock: () => number;
  /** The session of the match on the table; `null`: there is none. */
  readonly session: () => Session | null;
  readonly match: () => MatchNow | null;
  readonly dispatch: (input: TableInput) => void;
}

/** The time spent searching between two frames, in milliseconds. */
const SEARCH_TIME = 8;

/**
 * Checks the middle of a match's save for lost parts while the match is on the table, and reports them there. A match
 * is restored from the end of its file; checking all of a long file would delay the first frame.
 */
export function lookForDamage(
  searchedSession: Session,
  { timers, clock, session, match, dispatch }: DamageSearchParts,
): void {
  const { amid, notes } = searchedSession;
  if (amid === null) return;
  /**
   * The reason why parts are lost; `null`: nothing is lost, or the file can't be read any more; `undefined`: the search
   * is not finished.
   */
  const searchStep = () => {
    try {
      return amid.on();
    } catch {
      return null;
    }
  };
  const continueSearch = (): void => {
    if (session() !== searchedSession) {
      amid.stop();
      return;
    }
    let reason = searchStep();
    for (const deadline = clock() + SEARCH_TIME; reason === undefined && clock() <= deadline;) reason = searchStep();
    if (reason === undefined) timers.afterFrame(continueSearch);
    else if (reason !== null) {
      notes.add(say('table.refused', { reason }), 'warning');
      dispatch({ kind: 'match', match: match() });
    }
  };
  timers.afterFrame(continueSearch);
}
