import type { ShownOption } from '../../../kernel/match/decision.ts';
import { knownNameIn } from '../../../kernel/words/message.ts';
import { stepsBetween } from '../data/spaces.ts';
import type { SpaceId } from '../data/spaces.ts';
import type { TileFace, TileId } from '../data/tiles.ts';
import { TILE_IDS } from '../data/tiles.ts';
import { faceOf, planetsOf } from '../state/board.ts';
import { spacesWithShips, tokenReserve } from '../state/pieces.ts';
import { opponentsOf, pointsInPool, seatsIn } from '../state/seats.ts';
import type { EmperorView } from '../view.ts';
import { bestOption, faceWorth, planetLead, spaceOf } from './turn.ts';
import type { BotTurn, Strategy } from './turn.ts';

/** Chooses the best tile, and at random among bare tiles. */
export const tile: Strategy = turn =>
  bestOption(turn, option => {
    const found = tileOf(option);
    // The Black Hole is the last choice, since it ends the Scientist role.
    if (found === null || found === 'black-hole') return 0.1;
    return 1 + faceWorth(faceOf(turn.view, found));
  });

function tileOf({ subject }: ShownOption): TileId | null {
  return knownNameIn(subject, 'tile', TILE_IDS);
}

/**
 * Chooses the space for a tile: a good tile near its own ships and far from others, a bare tile the other way round.
 */
export const space: Strategy = turn => {
  const { view, me } = turn;
  const placed = view.turn?.role === 'explorer' ? view.turn.tile : null;
  if (placed === null) return null;
  const face = faceOf(view, placed);
  const own = placesOf(view, me);
  const others = opponentsOf(view, me).flatMap(seat => placesOf(view, seat));
  const fleets = opponentsOf(view, me).flatMap(seat => spacesWithShips(view, seat));
  return bestOption(turn, option => {
    const to = spaceOf(option);
    if (to === null) return 0;
    const gift = face.planets > 0 && distanceTo(fleets, to) <= FLEET_REACH ? GIVEN_AWAY : 0;
    return 100 + (face.planets > 0 ? 1 : -1) * nearness(own, others, to, face) - gift;
  });
};

/** The steps from which ships of another seat take a new sector at once, and what such a place costs. */
const FLEET_REACH = 2;
const GIVEN_AWAY = 3;

/** How near a space is to a seat's places and how far from those of others, as one figure; more is better. */
function nearness(own: readonly SpaceId[], others: readonly SpaceId[], to: SpaceId, face: TileFace): number {
  return (face.planets > 0 ? -2.5 : -1.5) * distanceTo(own, to) + Math.min(distanceTo(others, to), 4);
}

/** Where a seat has ships or its home. */
function placesOf(view: EmperorView, seat: number): SpaceId[] {
  const home = view.homes[seat] ?? null;
  return [...spacesWithShips(view, seat), ...(home === null ? [] : [home])];
}

/** The distance of the nearest of these spaces. */
function distanceTo(spaces: readonly SpaceId[], to: SpaceId): number {
  return spaces.reduce((least, from) => Math.min(least, stepsBetween(from, to)), 9);
}

/** Answers whether to annex: always, except with its last token when it is behind. */
export const annexing: Strategy = turn => (mayGrow(turn) ? 'annex' : 'leave');

/**
 * Whether the seat wants one more token on the board. Placing the last one ends the game, so only a leading seat wants
 * that.
 */
export function mayGrow({ view, me }: BotTurn): boolean {
  return tokenReserve(view, me) > 1 || isAhead(view, me);
}

/**
 * Whether the seat seems to lead: it has clearly more than its share of all points paid, and more planets than the
 * others on average. The points of a single opponent are hidden.
 */
export function isAhead(view: EmperorView, me: number): boolean {
  const own = view.seats[me]?.points ?? 0;
  const seats = opponentsOf(view, me).length + 1;
  return own * seats >= view.paid * 1.15 && planetLead(view, me) > 0;
}

/** Whether a Regent would empty the pool of points if nothing changed, so that the match ended by it (GE-12.1). */
export function wouldEnd(view: EmperorView): boolean {
  return seatsIn(view).reduce((sum, seat) => sum + planetsOf(view, seat), 0) >= pointsInPool(view);
}

/** Answers whether to use the Scanners: always, since they cost nothing. */
export const scan: Strategy = () => 'scan';

/** Chooses the better of two tiles to keep. */
export const keep: Strategy = ({ view, has }) => {
  const open = view.turn?.role === 'explorer' ? view.turn.tile : null;
  if (open === null || view.top === null || !has('drawn')) return 'open';
  return faceWorth(faceOf(view, view.top)) > faceWorth(faceOf(view, open)) ? 'drawn' : 'open';
};
