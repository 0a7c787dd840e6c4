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

/** The share of all that a seat has earned that is still in warships, as counted in matches, and the most of it. */
const IN_SHIPS = 0.35;
const MOST_IN_SHIPS = 200;

/** A face-down counter is worth at least this and at most this, in CP. */
const [LEAST, MOST] = [8, 60];

/** What a face-down counter stands for: Cruisers once the owner can have them, Scouts in the first cycles. */
const FIRST_CRUISERS = 5;

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

function guessed(view: EmpiresView, owner: Seat): readonly PieceView[] {
  const armed = view.pieces.filter(piece => piece.owner === owner && !isUnarmed(piece.kind));
  const world = view.seats[owner]?.world ?? null;
  // A face-down counter of the homeworld is taken for its Ship Yards.
  const yards = armed.find(({ at, kind }) => at === world && kind === null) ?? null;
  const hidden = armed.filter(piece => piece.kind === null && piece !== yards);
  const known = armed.reduce((sum, piece) => sum + (piece.kind === null || isFixed(piece) ? 0 : worthOf(piece)), 0);
  const seat = view.seats[owner];
  const fleet = Math.min(MOST_IN_SHIPS, (seat?.earned ?? 0) * IN_SHIPS) - known;
  const each = Math.min(MOST, Math.max(LEAST, fleet / Math.max(1, hidden.length)));
  const kind = view.cycle < FIRST_CRUISERS ? 'scout' : 'cruiser';
  const { attack = 0, defence = 0, movement = 1 } = seat?.shown ?? {};
  return armed.map(piece => {
    const shown = { attack, defence, movement, ...piece.shown };
    if (piece.kind !== null) return { ...piece, shown };
    if (piece === yards) return { ...piece, kind: 'yard', count: YARDS, shown };
    return { ...piece, kind, count: each / UNITS[kind].cost, shown };
  });
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
