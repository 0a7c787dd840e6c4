import type { Decision } from '../../../../../src/kernel/match/decision.ts';
import { randomBelow } from '../../../../../src/kernel/plain/random.ts';
import type { RandomState } from '../../../../../src/kernel/plain/random.ts';
import type { Seat } from '../../../../../src/kernel/words/message.ts';
import { NEIGHBOURS } from '../../../../../src/games/galactic-emperor/data/spaces.ts';
import type { SpaceId } from '../../../../../src/games/galactic-emperor/data/spaces.ts';
import type { TileFace } from '../../../../../src/games/galactic-emperor/data/tiles.ts';
import { planetsOf } from '../../../../../src/games/galactic-emperor/state/board.ts';
import { opponentsOf } from '../../../../../src/games/galactic-emperor/state/seats.ts';
import type { EmperorView } from '../../../../../src/games/galactic-emperor/view.ts';

/** What an opinion is formed of. */
export interface BotTurn {
  readonly view: EmperorView;
  readonly me: Seat;
  readonly decision: Decision;
  readonly random: RandomState;
  /** Whether that is an option. */
  readonly has: (id: string) => boolean;
}

/** The id of the option that it would take; `null`: it has no opinion. */
export type Opinion = (turn: BotTurn) => string | null;

/** The turn of a view that stands before a decision. */
export function turnOf(view: EmperorView, decision: Decision, random: RandomState): BotTurn {
  const ids = new Set(decision.options.map(({ id }) => id));
  return { view, me: decision.seat, decision, random, has: id => ids.has(id) };
}

/** The option that is worth most; equal ones by chance. `null` when none is worth anything. */
export function bestOption({ decision, random }: BotTurn, worth: (id: string) => number): string | null {
  let best: string[] = [];
  let most = 0;
  for (const { id } of decision.options) {
    const value = worth(id);
    if (value > most + 1e-9) {
      most = value;
      best = [id];
    } else if (value > 0 && value > most - 1e-9) best.push(id);
  }
  return best[best.length > 1 ? randomBelow(random, best.length) : 0] ?? null;
}

/** What a sector is worth to whoever controls it. */
export function faceWorth({ planets, food, metal, energy }: TileFace): number {
  return planets * 4 + food * 0.8 + metal * 1.2 + energy * 1.4;
}

/** The space that an option's id names last: `to:c4`, `move:fighter-2@c4`. */
export function spaceIn(id: string): SpaceId | null {
  const name = id.slice(Math.max(id.lastIndexOf(':'), id.lastIndexOf('@')) + 1);
  return isSpace(name) ? name : null;
}

function isSpace(name: string): name is SpaceId {
  return Object.hasOwn(NEIGHBOURS, name);
}

/** How many planets a seat has more than the others have on average. */
export function planetLead(view: EmperorView, me: Seat): number {
  const others = opponentsOf(view, me);
  const theirs = others.reduce((sum, seat) => sum + planetsOf(view, seat), 0);
  return planetsOf(view, me) - theirs / Math.max(1, others.length);
}
