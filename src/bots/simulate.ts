import type { Keeping } from '../kernel/match/checkpoints.ts';
import type { Game, Match, Setting, Worlds } from '../kernel/history/playable.ts';
import type { Decision } from '../kernel/match/decision.ts';
import { seededRandom } from '../kernel/plain/random.ts';
import type { RandomState } from '../kernel/plain/random.ts';
import { randomPlayer } from './player.ts';
import type { BotPlayer, Turn } from './player.ts';

/** No match of random players is longer; one that is has lost its way. Decisions. */
export const LONGEST_MATCH = 200_000;

/** A match played to its end by players of the program. */
export interface Played {
  readonly match: Match;
  readonly decisions: number;
}

/** A turn whose view is worked out only for whoever looks: a random player does not. */
class TurnOf implements Turn {
  readonly game: string;
  readonly decision: Decision;
  readonly random: RandomState;
  readonly #match: Match;

  constructor(match: Match, decision: Decision, random: RandomState) {
    this.#match = match;
    this.game = match.game;
    this.decision = decision;
    this.random = random;
  }

  get view(): unknown {
    return this.#match.view(this.decision.seat);
  }

  readonly worlds = (): Worlds | null => this.#match.worlds?.(this.decision.seat) ?? null;
}

/**
 * Plays a match to its end, each seat with its player of `players`, or by chance where there is none. The players' chance
 * is another one than the match's own. After `most` decisions the match is left where it is. Throws when the match is too long, and
 * whatever the rules throw.
 */
export function playMatch(
  game: Game,
  setting: Setting,
  players: readonly BotPlayer[],
  keeping: Keeping = { checkpointEvery: 100 },
  most = Infinity,
): Played {
  const random = seededRandom(`players of ${setting.seed}`);
  const match = game.start(setting, keeping);
  let decisions = 0;
  for (let { decision } = match; decision !== null && decisions < most; decision = match.decision) {
    if (decisions >= LONGEST_MATCH) throw new RangeError(`no end after ${decisions} decisions`);
    const { n, seat } = decision;
    const player = players[seat] ?? randomPlayer;
    match.answer(n, player(new TurnOf(match, decision, random)));
    decisions += 1;
  }
  return { match, decisions };
}

/** The same with random players only. */
export function playRandomly(game: Game, setting: Setting, keeping?: Keeping, most?: number): Played {
  return playMatch(game, setting, [], keeping, most);
}
