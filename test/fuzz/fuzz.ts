import { randomAnswer } from '../../src/bots/random.ts';
import { starcraft } from '../../src/games/starcraft/game.ts';
import type { Answer } from '../../src/kernel/decision.ts';
import type { Match } from '../../src/kernel/playable.ts';
import { below, seededRandom } from '../../src/kernel/random.ts';
import type { RandomState } from '../../src/kernel/random.ts';
import { messageOf } from '../../src/kernel/refusal.ts';
import { armedMatch } from '../games/starcraft/oracles/armed.ts';
import { checkBackAndForth, checkBlocked, checkSaved } from '../games/starcraft/oracles/every-answer.ts';
import { Happenings } from '../games/starcraft/oracles/happened.ts';
import { checkView } from '../games/starcraft/oracles/hidden.ts';
import { settingFor, stateOf } from '../games/starcraft/oracles/matches.ts';
import type { Answering } from '../games/starcraft/oracles/matches.ts';
import { checkPieces } from '../games/starcraft/oracles/pieces.ts';
import { TextReader } from '../games/starcraft/oracles/texts.ts';
import { warlikeAnswer } from '../games/starcraft/oracles/warlike.ts';
import { checkReplay } from '../oracles/every-decision.ts';
import { viewersOf } from '../oracles/snapshot.ts';
import { readArguments } from './arguments.ts';
import type { FuzzRun } from './arguments.ts';
import { coverageLines } from './coverage.ts';
import { readFailure, writeFailure } from './failures.ts';

// npm run fuzz -- --decisions 200000 --seats 2-6 --seed fuzz: matches by chance, with every oracle that is cheap enough.

/** More answers than this are a match that does not end. */
const LONGEST = 50_000;
const KEEPING = { checkpointEvery: 10, thorough: true };

try {
  const run = readArguments(process.argv.slice(2));
  process.exitCode = run.again === null ? fuzz(run) : playAgain(run.again);
} catch (error) {
  process.stderr.write(
    `${messageOf(error)}\nnpm run fuzz -- [--decisions N] [--seats a-b] [--seed S] [--again FILE]\n`,
  );
  process.exitCode = 2;
}

/** Plays matches until there were enough decisions; gives back the exit code. */
function fuzz({ decisions, seats: [few, most], seed }: FuzzRun): number {
  const seen = new Happenings();
  const started = performance.now();
  let answered = 0;
  let failures = 0;
  let matches = 0;
  for (; answered < decisions; matches++) {
    const seats = few + (matches % (most - few + 1));
    const name = `${seed}-${seats}-${matches}`;
    const match = beginning(matches, seats, name);
    const fault = playToTheEnd(
      match,
      name,
      matches % 3 === 0 ? randomAnswer : warlikeAnswer,
      seen,
      matches % 7 === 6 || isConquest(matches),
    );
    answered += Math.max(1, match.decision?.n ?? match.record().checkpoint.answers);
    if (fault !== null) {
      failures += 1;
      process.stderr.write(`\n${fault}\n`);
    }
    const rate = Math.round(answered / ((performance.now() - started) / 1000));
    process.stderr.write(
      `\r${answered} of ${decisions} decisions, ${matches + 1} matches, ${failures} failures, ${rate}/s `,
    );
  }
  const took = Math.round((performance.now() - started) / 1000);
  console.log(`\n${answered} decisions in ${matches} matches, ${took} s, ${failures} failures`);
  const ends = [...seen.events].filter(([key]) => key.startsWith('victory.')).map(([key, count]) => `${key} ${count}`);
  console.log(`ends: ${ends.join(', ')}`);
  for (const line of coverageLines(seen)) console.log(line);
  return failures === 0 ? 0 : 1;
}

/**
 * Every second match begins with the set-up, quick or by hand, and some of these are variants (SC-23); the others begin with all
 * technologies and large armies.
 */
function beginning(number: number, seats: number, seed: string): Match {
  if (number % 2 === 1) return armedMatch(seats, seed, KEEPING);
  const setUp = number % 4 === 0 ? 'by-hand' : 'quick';
  const variant = isConquest(number) ? 'galactic-conquest' : 'standard';
  const teams = number % 3 === 1 && seats % 2 === 0 && seats > 2;
  return starcraft.start(settingFor(seats, seed, { setUp, deal: 'choose', variant, teams }), KEEPING);
}

/** Galactic Conquest ends only with the last one standing: there seats give up now and then. */
function isConquest(number: number): boolean {
  return number % 8 === 2;
}

/** Plays one match with all checks; gives back what went wrong, and where it was written to. */
function playToTheEnd(
  match: Match,
  players: string,
  answering: Answering,
  seen: Happenings,
  giveUp: boolean,
): string | null {
  const random = seededRandom(players);
  const reader = new TextReader();
  let answer: Answer | null = null;
  try {
    for (let given = 0; match.decision !== null; given++) {
      const { n, kind } = match.decision;
      if (given > LONGEST) throw new RangeError(`no end after ${LONGEST} answers`);
      answer = null;
      look(match, reader, random);
      if (giveUp && below(random, 150) === 0) giveUpSeat(match, random);
      seen.noteAsked(match);
      answer = answering(match.decision, random, match);
      match.answer(n, answer);
      seen.noteAnswer(kind, answer);
    }
    answer = null;
    if (match.outcome === null) throw new RangeError('nothing is asked, and there is no outcome');
    look(match, reader, random);
    checkReplay(starcraft, match);
  } catch (error) {
    const at = `${match.decision?.kind ?? 'the end'} (decision ${match.decision?.n ?? '–'})`;
    return `${players}, ${at}: ${messageOf(error)}\n  written to ${writeFailure(match, error, answer, players)}`;
  } finally {
    seen.note(match);
  }
  return null;
}

/** The checks at one decision; the dearer they are, the rarer. */
function look(match: Match, reader: TextReader, random: RandomState): void {
  const n = match.decision?.n ?? 0;
  const state = stateOf(match);
  checkPieces(state);
  if (n % 5 === 0 || match.decision === null) reader.read(match);
  if (n % 20 === 1) checkBlocked(match);
  if (n % 25 === 2) checkBackAndForth(match);
  if (n % 50 === 3) checkSaved(starcraft, match, KEEPING);
  const viewers = viewersOf(match);
  const viewer = viewers[n % viewers.length];
  if (n % 10 === 4 && viewer !== undefined) checkView(state, viewer, random);
}

function giveUpSeat(match: Match, random: RandomState): void {
  const staying = match.seatsIn.filter(seat => !match.conceding.includes(seat));
  const seat = staying[below(random, Math.max(1, staying.length))];
  if (staying.length > 1 && seat !== undefined) match.concede(seat);
}

/** Runs a failure again: its answers, the checks at the decision it came to, and the answer that broke it. */
function playAgain(file: string): number {
  const { record, answer, error } = readFailure(file);
  console.log(`it was: ${error}`);
  const match = starcraft.replay(record, KEEPING);
  try {
    look(match, new TextReader(), seededRandom('again'));
    for (const check of [checkBlocked, checkBackAndForth]) check(match);
    checkSaved(starcraft, match, KEEPING);
    if (answer !== null && match.decision !== null) match.answer(match.decision.n, answer);
  } catch (again) {
    console.log(`it still is: ${again instanceof Error ? (again.stack ?? again.message) : String(again)}`);
    return 1;
  }
  console.log('it does not happen any more');
  return 0;
}
