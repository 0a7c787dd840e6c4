import { stepsBetween } from '../data/hexes.ts';
import type { HexId } from '../data/hexes.ts';
import { HEXES_BY_MOVEMENT } from '../data/technologies.ts';
import { isUnitKind, UNITS } from '../data/units.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { areAllies } from '../state/seats.ts';
import { knownLevels } from '../view.ts';
import type { EmpiresView, PieceView } from '../view.ts';
import { isUnarmed } from './map.ts';
import { worthOf } from './turn.ts';
import type { BotTurn } from './turn.ts';

// What enemies may be, and where they may come: face-down counters are judged by what their owner can have spent.

/** Turns in a cycle (SE-5). */
const TURNS = 3;

/** What is known of the fleets of a time, on average. */
export interface FleetFigures {
  /** The last cycle of that time. */
  readonly until: number;
  /** The share of all that a seat has earned that stands in warships; `null`: the first ships cost nothing. */
  readonly share: number | null;
  /** The warships under a face-down counter of a homeworld other than its Ship Yards, in CP. */
  readonly home: number;
  /** The same of a counter elsewhere that stands alone, and of one that stands with others. */
  readonly alone: number;
  readonly together: number;
}

/** As counted in matches of normal and hard (`test/games/space-empires/bot/foes.test.ts`). */
export const FLEETS: readonly FleetFigures[] = [
  { until: 4, share: null, home: 12, alone: 6, together: 6 },
  { until: 7, share: 0.36, home: 16, alone: 7, together: 13 },
  { until: 11, share: 0.37, home: 18, alone: 14, together: 17 },
  { until: 15, share: 0.32, home: 13, alone: 26, together: 21 },
  { until: Infinity, share: 0.2, home: 10, alone: 21, together: 20 },
];

/** How much more or less than usual the counters of a seat may hold by what it has earned. */
const [LEAST, MOST] = [0.6, 1.6];

/** What a face-down counter stands for: a Scout if it is worth less than this, else Cruisers. */
const FEWEST_CP = 9;

/** The Ship Yards that a homeworld has at least. */
const YARDS = 4;

/** The enemies of the seat by owner. */
export interface Foe {
  readonly owner: Seat;
  /** Its armed counters, those face down as they are guessed. */
  readonly pieces: readonly PieceView[];
}

/** They are guessed once for each question. */
const FOES = new WeakMap<BotTurn, readonly Foe[]>();

/** The armed counters of the enemy seats, with a guess for those face down. */
export function foesOf(turn: BotTurn): readonly Foe[] {
  const known = FOES.get(turn);
  if (known !== undefined) return known;
  const { view, me } = turn;
  const foes = view.seats.flatMap((_, owner) =>
    areAllies(view, owner, me) ? [] : [{ owner, pieces: guessed(view, owner) }],
  );
  FOES.set(turn, foes);
  return foes;
}

/** The armed counters of a seat as others may guess them. */
export function guessed(view: EmpiresView, owner: Seat): readonly PieceView[] {
  const armed = view.pieces.filter(piece => piece.owner === owner && !isUnarmed(piece.kind));
  const world = view.seats[owner]?.world ?? null;
  // A face-down counter of the homeworld is taken for its Ship Yards.
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

/** What stands under a face-down counter on average: most counters that leave home in a stack are an army. */
function usualOf(figures: FleetFigures, piece: PieceView, hidden: readonly PieceView[], world: HexId | null): number {
  if (piece.at === world) return figures.home;
  return hidden.some(({ at }, other) => at === piece.at && hidden[other] !== piece) ? figures.together : figures.alone;
}

/** Whether counters of a type never move. */
export function isFixed({ kind }: Pick<PieceView, 'kind'>): boolean {
  return kind !== null && (!isUnitKind(kind) || UNITS[kind].moves === 0);
}

/** How many hexes a counter of an enemy may go in its next movement phase (SE-6.1), or in its next two. */
function reachOf({ view, me }: BotTurn, foe: Seat, piece: PieceView, phases: 1 | 2): number {
  if (isFixed(piece)) return 0;
  const level = knownLevels(piece).movement ?? 1;
  const hexes = HEXES_BY_MOVEMENT[level - 1] ?? [1, 1, 1];
  const isLater = view.order.indexOf(foe) > view.order.indexOf(view.active ?? me);
  // Sheets are written after the third turn.
  const next = view.phase === 'economy' ? 0 : Math.max(1, view.turn) - 1 + (isLater ? 0 : 1);
  let sum = 0;
  for (let phase = 0; phase < phases; phase += 1) sum += hexes[(next + phase) % TURNS] ?? 1;
  return sum;
}

/** The counters of a foe that stand in a hex or can be there after their next movement phase, or their next two. */
export function comersTo(turn: BotTurn, foe: Foe, hex: HexId, phases: 1 | 2 = 1): PieceView[] {
  return foe.pieces.filter(piece => {
    const gap = stepsBetween(piece.at, hex);
    return gap === 0 || (!isFixed(piece) && gap <= reachOf(turn, foe.owner, piece, phases));
  });
}
