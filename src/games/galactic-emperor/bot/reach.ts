import { cachedById } from '../../../kernel/plain/once.ts';
import { TOKENS } from '../data/ships.ts';
import type { ShipKind } from '../data/ships.ts';
import { SHIP_KINDS } from '../data/ships.ts';
import type { SpaceId } from '../data/spaces.ts';
import { shipsArrivedAt } from '../state/battle.ts';
import { faceAt, isEnemyHome, spacesOneStepFrom } from '../state/board.ts';
import { annexFault, enemyAt, seatsWithShips, shipsAt } from '../state/pieces.ts';
import { hasWorking } from '../state/seats.ts';
import type { Fleet } from '../state/state.ts';
import type { EmperorView } from '../view.ts';
import { faceWorth } from './turn.ts';

/** The strength of a ship or token in battle: its hits per round and the hits that it can take. */
export const FORCE: Readonly<Record<ShipKind, number>> = { fighter: 1, cruiser: 2.4, dreadnought: 4.6 };
export const TOKEN_FORCE = { empire: 2.2, starbase: 4 } as const;

/** How strong these ships are in battle, as the player rates them. */
export function forceOf(fleet: Readonly<Fleet>): number {
  return SHIP_KINDS.reduce((sum, kind) => sum + fleet[kind] * FORCE[kind], 0);
}

/** The force that an attacker would meet on a space. */
function enemyForce(view: EmperorView, me: number, space: SpaceId): number {
  const control = view.sectors[space];
  const ships = seatsWithShips(view, space).filter(seat => seat !== me);
  const fleets = ships.reduce((sum, seat) => sum + forceOf(shipsAt(view, seat, space)), 0);
  if (control === undefined || control.seat === me) return fleets;
  const ion = hasWorking(view, control.seat, 'ion-cannons') ? TOKENS[control.side].dice / 2 : 0;
  return fleets + TOKEN_FORCE[control.side] + ion;
}

/** The force of a seat's own ships on a space, including its attack bonuses. */
function ownForce(view: EmperorView, me: number, fleet: Readonly<Fleet>): number {
  const plasma = hasWorking(view, me, 'plasma-weapons') ? 1.3 : 1;
  const chooser = view.role?.chooser === me ? 0.8 : 0;
  return forceOf(fleet) * plasma + chooser;
}

/** The worth of driving intruders off an own sector. */
const INTRUDERS = 2;

/** The worth of annexing with the last token while behind: this would end the game. */
const UNWANTED = -100;

/** How a seat moves its ships. */
export interface Bent {
  /** Whether it wants one more sector. */
  readonly grows: boolean;
  /** The ratio of its own force to the enemy's from which it attacks. */
  readonly edge: number;
  /** What a ship that is sent costs it, for each point of force; below 0 it rather sends too many. */
  readonly thrift: number;
}

/** What a seat attacks with usually, and if it is bold. */
export const CAREFUL = { edge: 1.25, thrift: 0.15 };
export const BOLD = { edge: 0.7, thrift: -0.05 };

/** A space that ships may enter. */
interface Site {
  /** Whether an enemy stops the ships. */
  readonly isHeld: boolean;
  /** The force that it takes to enter; `null`: any will do. */
  readonly takes: number | null;
  /** What it is worth to enter with that force. */
  readonly worth: number;
}

/** What some ships can gain. */
export interface Reach {
  /** The worth of entering a space, to annex it or to take it from an enemy. */
  readonly entering: (space: SpaceId) => number;
  /** The worth of a step to a space, including what can be reached from there; the step is one of these. */
  readonly step: (to: SpaceId, steps: number) => number;
  /** The most that they gain from a space within this many steps. */
  readonly from: (space: SpaceId, steps: number) => number;
}

/** What the ships of a seat can gain, fleet by fleet. No space is looked at twice. */
export function prospects(view: EmperorView, me: number, bent: Bent): (fleet: Readonly<Fleet>) => Reach {
  const siteAt = cachedById((space: SpaceId) => siteOf(view, me, space, bent));
  const waysFrom = cachedById((space: SpaceId) =>
    spacesOneStepFrom(view, space).filter(to => !isEnemyHome(view, me, to)),
  );
  return fleet => {
    const entering = cachedById((space: SpaceId): number => {
      const { takes, worth } = siteAt(space);
      return takes !== null && ownForce(view, me, addedTo(shipsArrivedAt(view, space), fleet)) < takes ? 0 : worth;
    });
    const step = (to: SpaceId, steps: number): number => {
      const now = entering(to);
      return siteAt(to).isHeld ? now : now + 0.9 * from(to, steps - 1);
    };
    const within = cachedById((steps: number) =>
      cachedById((space: SpaceId): number => {
        let best = 0;
        for (const to of waysFrom(space)) best = Math.max(best, step(to, steps));
        return best;
      }),
    );
    const from = (space: SpaceId, steps: number): number => (steps < 1 ? 0 : within(steps)(space));
    return { entering, step, from };
  };
}

/** What lone Fighters of a seat that wants to grow can gain. */
export function loneFighter(view: EmperorView, me: number): Reach {
  return prospects(view, me, { grows: true, ...CAREFUL })({ fighter: 1, cruiser: 0, dreadnought: 0 });
}

/** What a seat finds on a space. */
function siteOf(view: EmperorView, me: number, space: SpaceId, { grows, edge }: Bent): Site {
  const isHeld = enemyAt(view, me, space) !== null;
  const face = faceAt(view, space);
  if (annexFault(view, me, space) === null) {
    return { isHeld, takes: null, worth: grows && face !== null ? faceWorth(face) : UNWANTED };
  }
  if (!isHeld) return { isHeld, takes: null, worth: 0 };
  const theirs = enemyForce(view, me, space);
  const takes = theirs * edge;
  if (view.sectors[space]?.seat === me) return { isHeld, takes, worth: INTRUDERS - theirs * 0.35 };
  const prize = face === null ? 0 : faceWorth(face) * (grows ? 1.2 : 0.6);
  return { isHeld, takes, worth: prize + (view.sectors[space] === undefined ? 0 : 1.5) - theirs * 0.35 };
}

function addedTo(one: Readonly<Fleet>, other: Readonly<Fleet>): Fleet {
  return {
    fighter: one.fighter + other.fighter,
    cruiser: one.cruiser + other.cruiser,
    dreadnought: one.dreadnought + other.dreadnought,
  };
}
