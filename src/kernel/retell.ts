import { isAct } from './record.ts';
import type { Entry, MatchRecord } from './record.ts';
import type { Game, Match } from './playable.ts';

/** What somebody wants to look at while a match is run again. The match lives on: copy what is to stay. */
export interface Retelling {
  /** Before an answer or an act is carried out. */
  readonly before?: (match: Match, entry: Entry) => void;
  /** At a beat of the rules, as it was when it happened first. */
  readonly beat?: (match: Match, kind: string) => void;
  /** When the rules have come to the next question, or to the end. */
  readonly after?: (match: Match) => void;
}

/** Nobody goes back in a match that is only told again. */
const KEEPING = { checkpointEvery: 1000 };

/**
 * Runs a match again on the side, from its beginning or its opening position, shows every moment of it and gives it back; the
 * match that the record comes from is left alone. Throws when the record no longer plays, as after a change of the rules.
 */
export function retell(game: Game, record: MatchRecord, { before, beat, after }: Retelling): Match {
  let match = beginningOf(game, record);
  after?.(match);
  for (const entry of record.entries.slice(record.opening?.entries ?? 0)) {
    before?.(match, entry);
    if (isAct(entry)) match = acted(game, match, entry);
    else {
      const { decision } = match;
      if (decision === null) return match;
      const now = match;
      match.onBeat = beat === undefined ? null : ({ kind }) => beat(now, kind);
      match.answer(decision.n, entry);
      match.onBeat = null;
    }
    after?.(match);
  }
  return match;
}

function beginningOf(game: Game, { start, opening, entries }: MatchRecord): Match {
  if (opening === null) return game.start(start, KEEPING);
  const before = entries.slice(0, opening.entries);
  const record = { start, opening, entries: before, checkpoint: opening, log: [], logFrom: opening.told };
  return game.restore(record, KEEPING);
}

/** The match after an act. A take-back has left its answers out of the record already, but it stands in the log. */
function acted(game: Game, match: Match, entry: Entry): Match {
  const record = match.record(Infinity);
  return game.restore({ ...record, entries: [...record.entries, entry] }, KEEPING);
}
