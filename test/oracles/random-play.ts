import { randomAnswer } from '../../src/bots/random.ts';
import { entriesOf } from '../../src/kernel/history/chronicle.ts';
import type { CheckpointPolicy } from '../../src/kernel/match/checkpoints.ts';
import type { Game, Match, MatchSetting } from '../../src/kernel/history/playable.ts';
import { seededRandom } from '../../src/kernel/plain/random.ts';
import type { RandomState } from '../../src/kernel/plain/random.ts';
import { messageOf } from '../../src/kernel/match/refusal.ts';
import { mustEqual } from './equal.ts';
import { snapshot } from './snapshot.ts';

/** How a match is played by chance. */
export interface RandomPlay {
  /** The seed of the players; the match has its own. */
  readonly players?: string;
  /** More answers than this are a match that does not end. */
  readonly limit?: number;
  /** Looked at before every answer, and once more at the end. */
  readonly each?: (match: Match) => void;
}

/** Plays `match` on by chance to its end. An error names the decision at which it came. */
export function playOn(match: Match, { players = 'players', limit = 20_000, each }: RandomPlay = {}): Match {
  const random = seededRandom(players);
  for (let given = 0; match.decision !== null; given++) {
    const { n, seat, kind } = match.decision;
    if (given >= limit) throw new Error(`no end after ${limit} answers; pending: ${n}, ${kind} of seat ${seat}`);
    try {
      each?.(match);
      answerByChance(match, random);
    } catch (error) {
      throw new Error(`at decision ${n}, ${kind} of seat ${seat}: ${messageOf(error)}`, { cause: error });
    }
  }
  if (match.outcome === null) throw new Error('nothing is asked any more, and there is no outcome');
  each?.(match);
  return match;
}

/** Gives one answer by chance, if anything is asked. */
export function answerByChance(match: Match, random: RandomState): void {
  const { decision } = match;
  if (decision !== null) match.answer(decision.n, randomAnswer(decision, random));
}

/** A match of `game` played by chance from its beginning to its end. */
export function playRandomly(
  game: Game,
  setting: MatchSetting,
  play: RandomPlay = {},
  keeping: CheckpointPolicy = {},
): Match {
  return playOn(game.start(setting, keeping), { players: setting.seed, ...play });
}

/** Plays a match by chance until `limit` answers are given or `until` holds; for tests that need some position. */
export function playUntil(match: Match, until: (match: Match) => boolean, players = 'players', limit = 5_000): Match {
  const random = seededRandom(players);
  for (let given = 0; match.decision !== null && !until(match); given++) {
    if (given >= limit) throw new Error(`not reached after ${limit} answers`);
    answerByChance(match, random);
  }
  return match;
}

/** The same seeds give the same match, however it is kept; returns it. */
export function checkSameSeed(game: Game, setting: MatchSetting, play: RandomPlay = {}): Match {
  const often = playRandomly(game, setting, play, { checkpointEvery: 0, checkpointsKept: 4, thorough: true });
  const seldom = playRandomly(game, setting, play, { checkpointEvery: 100 });
  mustEqual('the same seed', snapshot(seldom), snapshot(often));
  mustEqual('its answers', entriesOf(seldom.history), entriesOf(often.history));
  return seldom;
}
