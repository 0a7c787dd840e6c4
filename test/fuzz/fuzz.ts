import { messageOf } from '../../src/kernel/refusal.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { readArguments, USAGE } from './arguments.ts';
import type { FuzzRun } from './arguments.ts';
import { readFailure } from './failures.ts';
import type { FuzzGame } from './fuzz-game.ts';
import { FUZZ_GAMES } from './games.ts';
import { KEEPING, oraclesOf } from './one-match.ts';
import { playMany } from './run.ts';
import { coverageTable } from './table.ts';

// npm run fuzz: matches that seek out what has not been used yet, with every oracle that is cheap enough. It fails when an oracle
// does, and when something was never used. Exit code 0: all is well, 1: not so, 2: it was called wrongly.

try {
  const run = readArguments(process.argv.slice(2));
  process.exitCode = run.again === null ? fuzz(run) : playAgain(run.again);
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n${USAGE}\n`);
  process.exitCode = 2;
}

/** Plays the games of a run, one after the other; gives back the exit code. */
function fuzz(run: FuzzRun): number {
  const wrong = run.games.find(id => !FUZZ_GAMES.some(({ game }) => game.id === id));
  if (wrong !== undefined) throw new RangeError(`--games ${wrong}: there is no such game`);
  const games = FUZZ_GAMES.filter(({ game }) => run.games.length === 0 || run.games.includes(game.id));
  const decisions = run.decisions === null ? null : Math.ceil(run.decisions / games.length);
  const results = games.map(fuzzed => fuzzOne(fuzzed, { ...run, decisions }));
  return results.every(isWell => isWell) ? 0 : 1;
}

/** Plays one game and says what came of it; gives back whether all is well. */
function fuzzOne(fuzzed: FuzzGame, run: FuzzRun): boolean {
  const started = performance.now();
  let first: number | null = null;
  const { tally, matches, answered, failures } = playMany(fuzzed, run, {
    failed: fault => process.stderr.write(`\n${fault}\n`),
    progress: played => {
      first ??= played.answered;
      const rate = Math.round((played.answered - first) / ((performance.now() - started) / 1000));
      const never = played.tally.never();
      process.stderr.write(
        `\r${fuzzed.game.id}: ${played.answered} decisions${run.decisions === null ? '' : ` of ${run.decisions}`}, ` +
          `${played.matches} matches, ${played.failures} failures, ${rate}/s, ${never.length} never used${never.length > 3 ? '' : ` (${never.join(', ')})`}  `,
      );
    },
  });
  const took = Math.round((performance.now() - started) / 1000);
  process.stderr.write('\n');
  console.log(`${fuzzed.game.title}: ${answered} decisions in ${matches} matches, ${took} s, ${failures} failures`);
  for (const line of coverageTable(tally)) console.log(line);
  const never = tally.never();
  console.log(
    never.length === 0 ? 'Everything was used.' : `Never used:\n${never.map(line => `  ${line}`).join('\n')}`,
  );
  return failures === 0 && never.length === 0;
}

/** Runs a failure again: its answers, the checks at the decision it came to, and the answer that broke it. */
function playAgain(file: string): number {
  const { record, answer, error } = readFailure(file);
  console.log(`it was: ${error}`);
  const fuzzed = FUZZ_GAMES.find(({ game }) => game.id === record.start.game);
  if (fuzzed === undefined) throw new RangeError(`${file} is a match of ${record.start.game}, which is not here`);
  const match = fuzzed.game.replay(record, KEEPING);
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
