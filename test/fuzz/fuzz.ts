import { existsSync } from 'node:fs';
import { messageOf } from '../../src/kernel/match/refusal.ts';
import { seededRandom } from '../../src/kernel/plain/random.ts';
import { readArguments, USAGE } from './arguments.ts';
import type { FuzzRun } from './arguments.ts';
import { alone } from './crew.ts';
import { readFailure } from './failures.ts';
import type { FuzzGame } from './fuzz-game.ts';
import { FUZZ_GAMES } from '../games/list.ts';
import { KEEPING, oraclesOf } from './one-match.ts';
import { processes } from './processes.ts';
import { progressLine } from './progress-line.ts';
import { placeOf, playMany } from './run.ts';
import { fuzzSilently } from './silently.ts';
import { isWell, silentSummary, summary } from './summary.ts';
import type { GamePlayed } from './summary.ts';

// npm run fuzz: matches that seek out what has not been used yet, with every oracle that is cheap enough. It fails when
// an oracle does, and when something was never used. Exit code 0: all is well, 1: not so, 2: it was called wrongly or
// could not go on.

try {
  const run = readArguments(process.argv.slice(2));
  if (run.again !== null) process.exitCode = playAgain(run.again);
  else process.exitCode = run.silently ? silently(run) : await fuzz(run);
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n${USAGE}\n`);
  process.exitCode = 2;
}

/** Plays the games of a run, one after the other, and says what came of it; returns the exit code. */
async function fuzz(run: FuzzRun): Promise<number> {
  const games = gamesOf(run);
  const decisions = run.decisions === null ? null : Math.ceil(run.decisions / games.length);
  const crew = run.jobs === 1 ? alone(FUZZ_GAMES) : processes(run.jobs);
  const results: GamePlayed[] = [];
  try {
    for (const fuzzed of games) {
      const played = await playMany(fuzzed, { ...run, decisions }, crew, {
        failed: fault => process.stderr.write(`\n${fault}\n`),
        progress: progressLine(fuzzed.game.id, { ...run, decisions }),
      });
      process.stderr.write('\n');
      results.push({ title: fuzzed.game.title, played });
    }
  } finally {
    crew.close();
  }
  for (const line of summary(results, run.jobs)) console.log(line);
  return isWell(results) ? 0 : 1;
}

/** Plays the rules of the games alone, and says what came of it; returns the exit code. */
function silently(run: FuzzRun): number {
  const games = gamesOf(run);
  const decisions = Math.ceil((run.decisions ?? 0) / games.length);
  let failed = 0;
  for (const fuzzed of games) {
    const { seats, failures } = fuzzSilently(fuzzed, run, decisions, fault => process.stderr.write(`${fault}\n`));
    for (const line of silentSummary(fuzzed.game.title, seats)) console.log(line);
    failed += failures.length;
  }
  return failed === 0 ? 0 : 1;
}

/** The games that are to be played. Throws when one is unknown, or when there is nothing that could be gone on with. */
function gamesOf(run: FuzzRun): readonly FuzzGame[] {
  const wrong = run.games.find(id => !FUZZ_GAMES.some(({ game }) => game.id === id));
  if (wrong !== undefined) throw new RangeError(`--games ${wrong}: there is no such game`);
  const games = FUZZ_GAMES.filter(({ game }) => run.games.length === 0 || run.games.includes(game.id));
  const files = games.map(fuzzed => placeOf(fuzzed, run).file);
  if (run.resume && !files.some(file => existsSync(file))) {
    throw new RangeError(`--resume: there is nothing to go on with: no ${files.join(', no ')}`);
  }
  return games;
}

/** Runs a failure again: its answers, the checks at the decision it came to, and the answer that broke it. */
function playAgain(file: string): number {
  const { record, answer, error } = readFailure(file);
  console.log(`it was: ${error}`);
  const fuzzed = FUZZ_GAMES.find(({ game }) => game.id === record.start.game);
  if (fuzzed === undefined) throw new RangeError(`${file} is a match of ${record.start.game}, which is not here`);
  const match = fuzzed.game.restore(record, KEEPING);
  try {
    for (const { check } of [...oraclesOf(fuzzed.game), ...fuzzed.oracles()]) check(match, seededRandom('again'));
    if (answer !== null && match.decision !== null) match.answer(match.decision.n, answer);
  } catch (again) {
    console.log(`it still is: ${again instanceof Error ? (again.stack ?? again.message) : String(again)}`);
    return 1;
  }
  console.log('it does not happen any more');
  return 0;
}
