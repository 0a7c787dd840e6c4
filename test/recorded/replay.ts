import type { Game, Match } from '../../src/kernel/playable.ts';
import type { Entry } from '../../src/kernel/record.ts';
import { messageOf } from '../../src/kernel/refusal.ts';
import { same } from '../../src/kernel/same.ts';
import { checksumOf } from '../../src/saves/checksum.ts';
import { unpacked } from './packed.ts';
import type { Recording } from './recording.ts';

/** What to do about a recording that the rules no longer play as it was recorded. */
export const WHAT_TO_DO =
  'If the rules were changed on purpose, run `npm run record-matches`, look at what became of the matches (git diff) and ' +
  'commit them with the change. If not, a rule was changed by mistake.';

/** Plays a recording again, answer by answer. Throws, with the decision and what to do, where it comes out otherwise. */
export function playAgain(game: Game, recording: Recording): Match {
  const { seats, options, seed, outcome, state, rounds } = recording;
  const match = game.start({ seats: seats.map(name => ({ name })), options, seed }, { checkpointEvery: 100 });
  for (const entry of unpacked(recording.entries)) {
    const { decision } = match;
    const at = `decision ${decision?.n ?? '–'} (${decision?.kind ?? 'the match has ended'})`;
    try {
      enter(match, entry);
    } catch (error) {
      throw otherwise(`${at} does not take ${JSON.stringify(entry)}: ${messageOf(error)}`, error);
    }
  }
  if (match.outcome === null) throw otherwise(`it does not end: decision ${match.decision?.n ?? '–'} is asked`);
  const found = { outcome: match.outcome, rounds: match.round, state: checksumOf(match.secretState()) };
  const expected = { outcome, rounds, state };
  for (const key of ['rounds', 'outcome', 'state'] as const) {
    if (same(found[key], expected[key])) continue;
    throw otherwise(`its ${key} is ${JSON.stringify(found[key])}, not ${JSON.stringify(expected[key])}`);
  }
  return match;
}

function enter(match: Match, entry: Entry): void {
  if (typeof entry !== 'object') match.answer(match.decision?.n ?? -1, entry);
  else if (entry.act === 'concede') match.concede(entry.seat);
  else throw new Error('a take-back can not be played again');
}

function otherwise(what: string, cause?: unknown): Error {
  return new Error(`The recorded match comes out otherwise: ${what}.\n${WHAT_TO_DO}`, { cause });
}
