import type { FuzzRun } from './arguments.ts';
import { Counting } from './counting.ts';
import type { Crew } from './crew.ts';
import { writeFailure } from './failures.ts';
import type { Figures } from './figures.ts';
import type { FuzzGame } from './fuzz-game.ts';
import type { Finished } from './numbered-matches.ts';
import { NO_PROGRESS, progressFile, readProgress, writeProgress } from './progress.ts';
import type { Progress } from './progress.ts';
import { canBegin } from './rounds.ts';
import type { Tally } from './tally.ts';

/** Without a number of decisions a run has at least this many, and no more than this, used everything or not. */
const FEWEST = 100_000;
const MOST = 600_000;

/** How often the progress is kept, in milliseconds. */
const KEPT_EVERY = 10_000;

/** What came of a run of one game. */
export interface Played {
  readonly tally: Tally;
  readonly all: Figures;
  /** By number of seats. */
  readonly seats: Progress['seats'];
  /** The files of the failures. */
  readonly failures: readonly string[];
  /** From its beginning to its end, without what lay between where it was stopped and went on; in milliseconds. */
  readonly took: number;
}

/** Who hears how a run goes. */
export interface Listener {
  readonly failed: (fault: string) => void;
  readonly progress: (played: Played) => void;
}

/** The seats of a run, and where its progress is kept. */
export function placeOf(
  { game }: FuzzGame,
  run: FuzzRun,
): { readonly seats: readonly [number, number]; readonly file: string } {
  const seats = run.seats ?? [game.seats.min, game.seats.max];
  return { seats, file: progressFile(run.folder, game.id, seats, run.seed) };
}

/**
 * Plays matches of one game until there were enough decisions. They are counted in the order of their numbers, whoever
 * of the crew comes first, and what was played beyond the last that counts is forgotten: so the run is the same with
 * every crew. The progress is kept every this many milliseconds.
 */
export async function playMany(
  fuzzed: FuzzGame,
  run: FuzzRun,
  crew: Crew,
  listener: Listener,
  keptEvery = KEPT_EVERY,
): Promise<Played> {
  const { seats, file } = placeOf(fuzzed, run);
  const before = run.resume ? readProgress(file) : NO_PROGRESS;
  const counting = new Counting(fuzzed, before);
  const started = performance.now();
  let kept = started;
  const took = (): number => before.took + performance.now() - started;
  const played = (): Played => {
    const { tally, all, failures } = counting;
    return { tally, all, seats: counting.seats, failures, took: took() };
  };
  const isEnough = (): boolean => {
    const { decisions } = counting.all;
    if (run.decisions !== null) return decisions >= run.decisions;
    return decisions >= MOST || (decisions >= FEWEST && counting.tally.isComplete());
  };
  const count = (finished: Finished): void => {
    const failure = finished.fault === null ? null : writeFailure(run.folder, finished.fault.failure);
    const round = counting.count(finished, failure);
    if (round !== null) crew.learn(round.round, round.counts);
    if (failure !== null) listener.failed(`${finished.fault?.told}\n  written to ${failure}`);
    listener.progress(played());
    if (performance.now() - kept < keptEvery) return;
    writeProgress(file, counting.progress(took()));
    kept = performance.now();
  };

  crew.begin({ game: fuzzed.game.id, seed: run.seed, seats }, counting.known);
  const roundBefore = counting.roundBefore;
  if (roundBefore !== null) crew.learn(roundBefore.round, roundBefore.counts);
  await playInOrder(crew, counting, isEnough, count);
  writeProgress(file, counting.progress(took()));
  return played();
}

/**
 * Lets the crew play from the match on that is to be counted next, as many at once as it can, and counts them in order
 * until it is enough.
 */
async function playInOrder(
  crew: Crew,
  counting: Counting,
  isEnough: () => boolean,
  count: (finished: Finished) => void,
): Promise<void> {
  const ended = new Map<number, Finished>();
  const playing = new Set<Promise<void>>();
  for (let next = counting.all.matches; !isEnough();) {
    for (; playing.size < crew.size && canBegin(next, counting.all.matches); next++) {
      const one = crew.play(next).then(finished => {
        ended.set(finished.number, finished);
        playing.delete(one);
      });
      playing.add(one);
    }
    await Promise.race(playing);
    for (let finished = ended.get(counting.all.matches); finished !== undefined && !isEnough();) {
      ended.delete(finished.number);
      count(finished);
      finished = ended.get(counting.all.matches);
    }
  }
  await Promise.all(playing);
}
