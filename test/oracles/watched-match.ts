import type { CheckpointPolicy } from '../../src/kernel/match/checkpoints.ts';
import type { Game, Match, MatchSetting } from '../../src/kernel/history/playable.ts';
import { checkDecision } from './every-decision.ts';
import { checkNonInterference } from './non-interference.ts';
import type { Interference, Scramble } from './non-interference.ts';
import { playRandomly } from './random-play.ts';
import { viewersOf } from './snapshot.ts';

/** What is looked at in a match while it is played. */
export interface Watcher {
  /** At every this many-th decision, beginning with the first or with number `from`. */
  readonly every: number;
  readonly from?: number;
  readonly look: (match: Match, given: number) => void;
}

/** Plays one match by chance to its end; all watchers look at it. Throws what a watcher throws, with the decision. */
export function playWatched(
  game: Game,
  setting: MatchSetting,
  watchers: readonly Watcher[],
  keeping: CheckpointPolicy,
): Match {
  let given = 0;
  const each = (match: Match): void => {
    for (const { every, from = 0, look } of watchers) if (given % every === from) look(match, given);
    given += 1;
  };
  return playRandomly(game, setting, { each }, keeping);
}

/** Whether all that the kernel promises of saves, undo, refusals and looking holds. */
export function restoring(game: Game, every: number, keeping: CheckpointPolicy): Watcher {
  return { every, look: match => checkDecision(game, match, keeping) };
}

/** Whether a state that was read is the same to the byte, so that a picture of the past is, too. */
export function readingAgain(every: number, readState: (state: unknown, match: Match) => unknown): Watcher {
  return {
    every,
    look: match => {
      const state = match.secretState();
      const [found, expected] = [JSON.stringify(readState(state, match)), JSON.stringify(state)];
      if (found !== expected) throw new Error(`the state that was read is another one: ${found}`);
    },
  };
}

/** Whether what a viewer may not know changes nothing that it is shown, for one viewer after the other. */
export class Hiding implements Watcher {
  readonly every: number;
  readonly from: number;
  /** The decisions at which that was seen. */
  compared = 0;
  readonly #game: Game;
  readonly #scramble: Scramble;
  readonly #wanted: Interference;

  constructor(game: Game, every: number, scramble: Scramble, wanted: Interference = {}) {
    this.#game = game;
    this.every = every;
    this.from = every > 7 ? 7 : 0;
    this.#scramble = scramble;
    this.#wanted = wanted;
  }

  readonly look = (match: Match, given: number): void => {
    const viewers = viewersOf(match);
    const viewer = viewers[given % viewers.length] ?? 'spectator';
    const wanted = { seed: `${given}`, ...this.#wanted };
    this.compared += checkNonInterference(this.#game, match.record(), viewer, this.#scramble, wanted);
  };
}
