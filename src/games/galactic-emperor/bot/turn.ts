import { optionOf } from '../../../kernel/match/decision.ts';
import type { Decision, ShownOption } from '../../../kernel/match/decision.ts';
import { randomBelow } from '../../../kernel/plain/random.ts';
import type { RandomState } from '../../../kernel/plain/random.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { SpaceId } from '../data/spaces.ts';
import type { TileFace } from '../data/tiles.ts';
import { planetsOf } from '../state/board.ts';
import { opponentsOf } from '../state/seats.ts';
import { spaceFromRef } from '../text/say.ts';
import type { EmperorView } from '../view.ts';

/** The input of a strategy: the view of the asked seat, and its decision. */
export interface BotTurn {
  readonly view: EmperorView;
  readonly me: Seat;
  readonly decision: Decision;
  readonly random: RandomState;
  /** Whether the decision offers an option with this id. */
  readonly has: (id: string) => boolean;
  /** Whether the player attacks at about even odds, with all its ships. */
  readonly isBold: boolean;
}

/** Answers one kind of decision: returns the id of an option, or `null` if it has no preference. */
export type Strategy = (turn: BotTurn) => string | null;

/** The input of a strategy for a view and its decision. */
export function turnOf(view: EmperorView, decision: Decision, random: RandomState, isBold: boolean): BotTurn {
  const { seat: me, options } = decision;
  return { view, me, decision, random, has: id => optionOf(options, id) !== undefined, isBold };
}

/** The option with the highest worth; chance decides between equals. `null` if none is worth anything. */
export function bestOption({ decision, random }: BotTurn, worth: (option: ShownOption) => number): string | null {
  let best: string[] = [];
  let most = 0;
  for (const option of decision.options) {
    const value = worth(option);
    if (value > most + 1e-9) {
      most = value;
      best = [option.id];
    } else if (value > 0 && value > most - 1e-9) best.push(option.id);
  }
  return best[best.length > 1 ? randomBelow(random, best.length) : 0] ?? null;
}

/** The worth of a sector to the seat that controls it. */
export function faceWorth({ planets, food, metal, energy }: TileFace): number {
  return planets * 4 + food * 0.8 + metal * 1.2 + energy * 1.4;
}

/** The space that an option is about. */
export function spaceOf({ subject }: ShownOption): SpaceId | null {
  return spaceFromRef(subject);
}

/** The lead of a seat in planets over the average of the others. */
export function planetLead(view: EmperorView, me: Seat): number {
  const others = opponentsOf(view, me);
  const theirs = others.reduce((sum, seat) => sum + planetsOf(view, seat), 0);
  return planetsOf(view, me) - theirs / Math.max(1, others.length);
}
