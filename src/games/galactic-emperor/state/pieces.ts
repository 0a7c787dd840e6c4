import type { Seat } from '../../../kernel/words/message.ts';
import { SHIP_KINDS, SHIPS } from '../data/ships.ts';
import type { ShipKind } from '../data/ships.ts';
import { CENTRE, SPACE_IDS, spacesFrom } from '../data/spaces.ts';
import type { SpaceId } from '../data/spaces.ts';
import { controllerOf, hasPlanet, homeSeat } from './board.ts';
import { countFacts, publicSeat } from './seats.ts';
import type { Fleet, PublicState } from './state.ts';

/** A new, empty fleet. */
export function noShips(): Fleet {
  return { fighter: 0, cruiser: 0, dreadnought: 0 };
}

/** The number of ships in a fleet. */
export function sizeOf(fleet: Fleet): number {
  return fleet.fighter + fleet.cruiser + fleet.dreadnought;
}

/** The kinds of ship in a fleet. */
export function kindsIn(fleet: Fleet): ShipKind[] {
  return SHIP_KINDS.filter(kind => fleet[kind] > 0);
}

/** A seat's ships on a space. The returned object must not be changed. */
export function shipsAt(state: PublicState, seat: Seat, space: SpaceId): Readonly<Fleet> {
  return publicSeat(state, seat).ships[space] ?? NO_SHIPS;
}

const NO_SHIPS: Readonly<Fleet> = Object.freeze(noShips());

/** The spaces with ships of a seat. */
export function spacesWithShips(state: PublicState, seat: Seat): SpaceId[] {
  const { ships } = publicSeat(state, seat);
  return SPACE_IDS.filter(space => ships[space] !== undefined);
}

/** Some spaces, ordered by their distance from a seat's home, then row by row. The order stays the same all match. */
export function nearestFirst(state: PublicState, seat: Seat, spaces: readonly SpaceId[]): readonly SpaceId[] {
  return spacesFrom(state.homes[seat] ?? CENTRE).filter(space => spaces.includes(space));
}

/** The number of a seat's ships of one kind that are in its reserve (GE-1.2). */
export function shipReserve(state: PublicState, seat: Seat, kind: ShipKind): number {
  const { ships } = publicSeat(state, seat);
  let onBoardCount = 0;
  for (const fleet of Object.values(ships)) onBoardCount += fleet[kind];
  return SHIPS[kind].perPlayer - onBoardCount - shipsInFinalBattle(state, seat, kind);
}

/** The number of a seat's ships of one kind that have left the board for the final battle (GE-12.8). */
function shipsInFinalBattle({ battle }: PublicState, seat: Seat, kind: ShipKind): number {
  if (battle?.kind !== 'final') return 0;
  const side = battle.sides.find(one => one.seat === seat);
  return (side?.groups ?? []).reduce((sum, group) => sum + (group.kind === kind ? group.count : 0), 0);
}

/** The number of a seat's tokens on sectors. */
export function tokensOnBoard({ sectors }: PublicState, seat: Seat): number {
  let count = 0;
  for (const control of Object.values(sectors)) if (control.seat === seat) count += 1;
  return count;
}

/** The number of a seat's tokens that are neither on the board nor used as influence (GE-1.2). */
export function tokenReserve(state: PublicState, seat: Seat): number {
  const { regent } = state;
  let influence = regent?.hand[seat] ?? 0;
  for (const placedTokens of Object.values(regent?.placed ?? {})) influence += placedTokens[seat] ?? 0;
  return countFacts(state).tokens - tokensOnBoard(state, seat) - influence;
}

/** The seats with ships on a space. */
export function seatsWithShips(state: PublicState, space: SpaceId): Seat[] {
  const seatsFound: Seat[] = [];
  for (const [seat, { ships }] of state.seats.entries()) if (ships[space] !== undefined) seatsFound.push(seat);
  return seatsFound;
}

/** The enemy on a space, by ships or a token; `null`: there is none (GE-9.4). */
export function enemyAt(state: PublicState, seat: Seat, space: SpaceId): Seat | null {
  const token = state.sectors[space]?.seat;
  if (token !== undefined && token !== seat) return token;
  const { seats } = state;
  for (let other = 0; other < seats.length; other += 1) {
    if (other !== seat && seats[other]?.ships[space] !== undefined) return other;
  }
  return null;
}

/** A reason that keeps a seat from annexing a space (GE-9.5, GE-9.5.1, GE-9.6). */
export type AnnexFault = 'no-planet' | 'controlled' | 'enemy' | 'no-token';

/** The reason that keeps a seat from annexing a space; `null`: it can annex it. */
export function annexFault(state: PublicState, seat: Seat, space: SpaceId): AnnexFault | null {
  if (!hasPlanet(state, space) || homeSeat(state, space) !== null) return 'no-planet';
  if (controllerOf(state, space) !== null) return 'controlled';
  if (enemyAt(state, seat, space) !== null) return 'enemy';
  return tokenReserve(state, seat) < 1 ? 'no-token' : null;
}

/** A seat's ships on a space that have not moved in its turn. */
export function unmovedShipsAt(state: PublicState, seat: Seat, space: SpaceId): Fleet {
  const fleet = { ...shipsAt(state, seat, space) };
  if (state.turn?.role !== 'warlord') return fleet;
  for (const group of state.turn.moved) if (group.at === space) fleet[group.kind] -= group.count;
  return fleet;
}
