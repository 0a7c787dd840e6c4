import type { FuzzRun } from './arguments.ts';
import type { FuzzGame } from './fuzz-game.ts';
import { KEEPING, playToTheEnd } from './one-match.ts';
import { NO_PROGRESS, progressFile, readProgress, writeProgress } from './progress.ts';
import { seeking } from './seeking.ts';
import { Tally } from './tally.ts';
import { wishesOf } from './wishes.ts';

/** Without a number of decisions a run has at least so many, and no more than this, used everything or not. */
const FEWEST = 100_000;
const MOST = 600_000;

/** How often the progress is kept, in milliseconds. */
const KEPT_EVERY = 10_000;

/** What came of a run. */
export interface Played {
  readonly tally: Tally;
  readonly matches: number;
  readonly answered: number;
  readonly failures: number;
}

/** Who hears how a run goes. */
export interface Listener {
  readonly failed: (fault: string) => void;
  readonly progress: (played: Played) => void;
}

/** Plays matches of one game until there were enough decisions. */
export function playMany(fuzzed: FuzzGame, run: FuzzRun, listener: Listener): Played {
  const { min, max } = fuzzed.game.seats;
  const [few, most] = run.seats ?? [min, max];
  const file = progressFile(run.folder, fuzzed.game.id, `${few}-${most}`, run.seed);
  const before = run.resume ? readProgress(file) : NO_PROGRESS;
  const tally = new Tally(fuzzed.uses, before.tally);
  let { matches, answered, failures } = before;
  let kept = performance.now();
  const isEnough = (): boolean =>
    run.decisions === null ? answered >= MOST || (answered >= FEWEST && tally.isComplete()) : answered >= run.decisions;
  for (; !isEnough(); matches++) {
    const seats = few + (matches % (most - few + 1));
    const players = `${run.seed}-${fuzzed.game.id}-${seats}-${matches}`;
    const wishes = wishesOf(tally, fuzzed.hints);
    const match = fuzzed.begin(matches, { seats, seed: players, keeping: KEEPING, wishes });
    const other = fuzzed.player(matches);
    const answering = matches % 4 === 3 ? other : seeking(tally, wishes, fuzzed, other);
    const course = { players, givesUp: fuzzed.givesUp(matches), leavesAfter: fuzzed.leavesAfter(matches) };
    const fault = playToTheEnd(fuzzed, match, tally, { ...course, answering, folder: run.folder });
    answered += Math.max(1, match.decision?.n ?? match.record().checkpoint.answers);
    if (fault !== null) {
      failures += 1;
      listener.failed(fault);
    }
    const played = { tally, matches: matches + 1, answered, failures };
    listener.progress(played);
    if (performance.now() - kept < KEPT_EVERY && !isEnough()) continue;
    writeProgress(file, { ...played, tally: tally.counts() });
    kept = performance.now();
  }
  return { tally, matches, answered, failures };
}
