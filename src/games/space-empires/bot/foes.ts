import { stepsBetween } from '../data/hexes.ts';
import type { HexId } from '../data/hexes.ts';
import { HEXES_BY_MOVEMENT } from '../data/technologies.ts';
import { isUnitKind, UNITS } from '../data/units.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { areAllies } from '../state/seats.ts';
import { knownLevels } from '../view.ts';
import type { EmpiresView, PieceView } from '../view.ts';
import { isUnarmed } from './map.ts';
import { oncePerTurn, worthOf } from './turn.ts';
import type { BotTurn } from './turn.ts';

// Guesses what enemies have and where they may come. Face-down counters are judged by what their owner can have spent.

/** The number of turns in a cycle (SE-5). */
const TURNS = 3;

/** Average figures of enemy fleets in one period of a match. */
export interface FleetFigures {
  /** The last cycle of the period. */
  readonly until: number;
  /** The share of a seat's total earnings that is in warships; `null` while the first ships were free of cost. */
  readonly share: number | null;
  /** The worth in CP of warships under a face-down counter at a homeworld, other than its Ship Yards. */
  readonly home: number;
  /**
   * The worth in CP of warships under a face-down counter elsewhere, by itself (`alone`) or with other counters
   * (`together`).
   */
  readonly alone: number;
  readonly together: number;
}

/**
 * The figures for each period, counted in matches of computer players on "normal" and "hard"
 * (`test/games/space-empires/bot/foes.test.ts`).
 */
export const FLEETS: readonly FleetFigures[] = [
  { until: 4, share: null, home: 12, alone: 6, together: 6 },
  { until: 7, share: 0.36, home: 16, alone: 7, together: 13 },
  { until: 11, share: 0.37, home: 18, alone: 14, together: 17 },
  { until: 15, share: 0.32, home: 13, alone: 26, together: 21 },
  { until: Infinity, share: 0.2, home: 10, alone: 21, together: 20 },
];

/** The lowest and highest factor by which a seat's earnings change the average worth of its counters. */
const [LEAST, MOST] = [0.6, 1.6];

/** The worth in CP below which a face-down counter is taken for a Scout; from there on for Cruisers. */
const FEWEST_CP = 9;

/** The number of Ship Yards that a homeworld has at least. */
const YARDS = 4;

/** An enemy seat with its armed counters. */
export interface Foe {
  readonly owner: Seat;
  /** The armed counters of the enemy; face-down ones with a guessed type and number. */
  readonly pieces: readonly PieceView[];
}

/**
 * The armed counters of all enemy seats; face-down ones with a guessed type and number. They are guessed once for each
 * question.
 */
export const foesOf = oncePerTurn(({ view, me }): readonly Foe[] =>
  view.seats.flatMap((_, owner) => (areAllies(view, owner, me) ? [] : [{ owner, pieces: guessed(view, owner) }])),
);

/** The armed counters of a seat, as other seats may guess them. */
export function guessed(view: EmpiresView, owner: Seat): readonly PieceView[] {
  const armed = view.pieces.filter(piece => piece.owner === owner && !isUnarmed(piece.kind));
  const world = view.seats[owner]?.world ?? null;
  // One face-down counter at the homeworld is taken for its Ship Yards.
  const yards = armed.find(({ at, kind }) => at === world && kind === null) ?? null;
  const hidden = armed.filter(piece => piece.kind === null && piece !== yards);
  const known = armed.reduce((sum, piece) => sum + (piece.kind === null || isFixed(piece) ? 0 : worthOf(piece)), 0);
  const seat = view.seats[owner];
  const figures = FLEETS.find(({ until }) => view.cycle <= until);
  const usual = new Map(
    hidden.map(piece => [piece, figures === undefined ? 0 : usualOf(figures, piece, hidden, world)]),
  );
  const sum = [...usual.values()].reduce((all, one) => all + one, 0);
  const share = figures?.share ?? null;
  const more =
    share === null ? 1 : Math.min(MOST, Math.max(LEAST, ((seat?.earned ?? 0) * share - known) / Math.max(1, sum)));
  const { attack = 0, defence = 0, movement = 1 } = seat?.shown ?? {};
  return armed.map(piece => {
    const shown = { attack, defence, movement, ...piece.shown };
    if (piece.kind !== null) return { ...piece, shown };
    if (piece === yards) return { ...piece, kind: 'yard', count: YARDS, shown };
    const each = (usual.get(piece) ?? 0) * more;
    const kind = each < FEWEST_CP ? 'scout' : 'cruiser';
    return { ...piece, kind, count: each / UNITS[kind].cost, shown };
  });
}

/** The average worth of a face-down counter in CP. Most counters that leave home in a stack are an army. */
function usualOf(figures: FleetFigures, piece: PieceView, hidden: readonly PieceView[], world: HexId | null): number {
  if (piece.at === world) return figures.home;
  return hidden.some(({ at }, other) => at === piece.at && hidden[other] !== piece) ? figures.together : figures.alone;
}

/** Whether counters of a type can't move. */
export function isFixed({ kind }: Pick<PieceView, 'kind'>): boolean {
  return kind !== null && (!isUnitKind(kind) || UNITS[kind].moves === 0);
}

/** How many hexes an enemy counter may move in its next movement phase (SE-6.1), or in its next two. */
function reachOf({ view, me }: BotTurn, foe: Seat, piece: PieceView, phases: 1 | 2): number {
  if (isFixed(piece)) return 0;
  const level = knownLevels(piece).movement ?? 1;
  const hexes = HEXES_BY_MOVEMENT[level - 1] ?? [1, 1, 1];
  const isLater = view.order.indexOf(foe) > view.order.indexOf(view.active ?? me);
  // Production sheets are written after the third turn, so the next turn is the first one.
  const next = view.phase === 'economy' ? 0 : Math.max(1, view.turn) - 1 + (isLater ? 0 : 1);
  let sum = 0;
  for (let phase = 0; phase < phases; phase += 1) sum += hexes[(next + phase) % TURNS] ?? 1;
  return sum;
}

/** The counters of an enemy that are in a hex, or can be there after their next movement phase or their next two. */
export function comersTo(turn: BotTurn, foe: Foe, hex: HexId, phases: 1 | 2 = 1): PieceView[] {
  return foe.pieces.filter(piece => {
    const gap = stepsBetween(piece.at, hex);
    return gap === 0 || (!isFixed(piece) && gap <= reachOf(turn, foe.owner, piece, phases));
  });
}
