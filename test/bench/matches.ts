import { randomAnswer } from '../../src/bots/random.ts';
import { starcraft } from '../../src/games/starcraft/game.ts';
import type { CheckpointPolicy } from '../../src/kernel/match/checkpoints.ts';
import type { Game, Match, MatchSetting } from '../../src/kernel/history/playable.ts';
import { seededRandom } from '../../src/kernel/plain/random.ts';

/** A match for this many seats; the same number gives the same match. */
export function settingOf(number: number, seats: number, setUp: 'quick' | 'by-hand' = 'quick'): MatchSetting {
  return {
    seats: Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat + 1}` })),
    options: { setUp },
    seed: `bench-${number}`,
  };
}

/** A match of another game as it is usually set up, for this many seats; the same number gives the same match. */
export function usualSettingOf(game: string, number: number, seats: number): MatchSetting {
  return { seats: settingOf(number, seats).seats, seed: `bench-${game}-${number}` };
}

/** Plays on by chance until `stop` holds or the match has ended; `each` sees every decision before its answer. */
export function playOn(
  match: Match,
  seed: string,
  stop: (match: Match) => boolean,
  each?: (n: number) => unknown,
): Match {
  const random = seededRandom(`players of ${seed}`);
  for (let { decision } = match; decision !== null && !stop(match); decision = match.decision) {
    each?.(decision.n);
    match.answer(decision.n, randomAnswer(decision, random));
  }
  return match;
}

/** How many decisions a random match has. */
export function lengthOf(setting: MatchSetting, game: Game = starcraft): number {
  let decisions = 0;
  const each = (): unknown => (decisions += 1);
  playOn(game.start(setting, SELDOM), setting.seed, () => false, each);
  return decisions;
}

/** A checkpoint every 100 answers: how fuzz, bots and simulations keep a match. */
export const SELDOM: CheckpointPolicy = { checkpointEvery: 100 };
/** A checkpoint at every step: how the table keeps a match. */
export const AT_EVERY_STEP: CheckpointPolicy = { checkpointEvery: 0 };

/** The longest of the first random matches of six seats, after nine tenths of its decisions, kept as the table does. */
export function lateMatch(): Match {
  const settings = Array.from({ length: 40 }, (_, number) => settingOf(number, 6));
  const lengths = settings.map(setting => lengthOf(setting));
  const longest = Math.max(...lengths);
  const setting = settings[lengths.indexOf(longest)] ?? settingOf(0, 6);
  const late = Math.floor(longest * 0.9);
  return playOn(starcraft.start(setting, AT_EVERY_STEP), setting.seed, ({ decision }) => (decision?.n ?? 0) >= late);
}

/** A match of six seats in which the last cards of a battle are laid: the most that a restore has to run again. */
export function matchInBattle(): Match {
  for (let number = 0; number < 200; number++) {
    const setting = settingOf(number, 6);
    const match = starcraft.start(setting, AT_EVERY_STEP);
    playOn(match, setting.seed, ({ decision }) => {
      return decision?.kind === 'battle.cards' && match.record().entries.length >= 4;
    });
    if (match.decision !== null) return match;
  }
  throw new Error('no match came to a long enough battle');
}
