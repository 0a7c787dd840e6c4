import { runs } from '../runs.ts';
import { recordFrom } from '../../src/kernel/history/open.ts';
import type { Game, Match } from '../../src/kernel/history/playable.ts';
import type { Entry } from '../../src/kernel/match/record.ts';
import { messageOf } from '../../src/kernel/match/refusal.ts';
import { same } from '../../src/kernel/plain/same.ts';
import { checksumOf } from '../../src/saves/old/checksum.ts';
import { unpacked } from './packed.ts';
import type { FiguresOf } from './printed.ts';
import type { Figures, Recording } from './recording.ts';

/** What to do about a recording that the rules no longer play as it was recorded. */
export const WHAT_TO_DO =
  'If the rules were changed on purpose, run `npm run record-matches`, look at what became of the matches (git diff) and ' +
  'commit them with the change. If not, a rule was changed by mistake.';

/** As often as checkpoints are kept while a recording is played. */
const KEEPING = { checkpointEvery: 100 };

/** At every this many-th entry the question is put in words; in the long form at each. */
const PUT_IN_WORDS = runs(5, 1);

/**
 * Plays a recording again, answer by answer; `figuresOf` counts what is printed of it. Throws, with the decision and
 * what to do, where it comes out otherwise.
 */
export function playAgain(game: Game, recording: Recording, figuresOf: FiguresOf | null = null): Match {
  const { outcome, state, rounds, printed = [] } = recording;
  const match = beginningOf(game, recording);
  let before = { state: match.secretState(), told: match.logBounds.to };
  const check = (given: number): void => {
    for (const { when, figures } of printed.filter(({ after }) => after === given)) {
      if (figuresOf === null) throw otherwise('nobody counts what is printed of it');
      checkFigures(when, figures, figuresOf(match, before));
      before = { state: match.secretState(), told: match.logBounds.to };
    }
  };
  check(0);
  for (const [place, entry] of unpacked(recording.entries).entries()) {
    // Words that cannot be made throw, too: now and then, for most of the time of a match goes into them.
    const asked = place % PUT_IN_WORDS === 0 ? askedIn(match) : null;
    try {
      enter(match, entry);
    } catch (error) {
      // What does not fit has changed nothing.
      throw otherwise(`${asked ?? askedIn(match)} does not take ${JSON.stringify(entry)}: ${messageOf(error)}`, error);
    }
    check(place + 1);
  }
  if (match.outcome === null && outcome !== null) {
    throw otherwise(`it does not end: decision ${match.decision?.n ?? '–'} is asked`);
  }
  const found = { outcome: match.outcome, rounds: match.round, state: checksumOf(match.secretState()) };
  const expected = { outcome, rounds, state };
  for (const key of ['rounds', 'outcome', 'state'] as const) {
    if (same(found[key], expected[key])) continue;
    throw otherwise(`its ${key} is ${JSON.stringify(found[key])}, not ${JSON.stringify(expected[key])}`);
  }
  return match;
}

/** The question that is asked now, put in words on the way; or that none is. */
function askedIn({ decision }: Match): string {
  return `decision ${decision?.n ?? '–'} (${decision?.kind ?? 'the match has ended'})`;
}

/** The match where a recording begins: at its opening, or at the set-up of its seed. */
function beginningOf(game: Game, { seats, options, seed, opening }: Recording): Match {
  const setting = { seats: seats.map(name => ({ name })), options, seed };
  if (opening === undefined) return game.start(setting, KEEPING);
  return game.restore(recordFrom({ game: game.id, rulesVersion: game.rulesVersion, ...setting }, opening), KEEPING);
}

/** Throws unless every figure that is printed is what the match has. */
function checkFigures(when: string, printed: Figures, found: Figures): void {
  for (const [name, figure] of Object.entries(printed)) {
    if (found[name] === figure) continue;
    throw otherwise(`${when}: ${name} is ${JSON.stringify(found[name])}, not ${JSON.stringify(figure)} as printed`);
  }
}

function enter(match: Match, entry: Entry): void {
  if (typeof entry !== 'object') match.answer(match.pending?.n ?? -1, entry);
  else if (entry.act === 'concede') match.concede(entry.seat);
  else throw new Error('a take-back can not be played again');
}

function otherwise(what: string, cause?: unknown): Error {
  return new Error(`The recorded match comes out otherwise: ${what}.\n${WHAT_TO_DO}`, { cause });
}
