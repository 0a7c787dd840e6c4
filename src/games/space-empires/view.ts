import type { Outcome } from '../../kernel/match/play.ts';
import type { Ref, Seat, Side, Viewer } from '../../kernel/words/message.ts';
import type { HexId } from './data/hexes.ts';
import { handleIn } from './text/say.ts';
import { techOf } from './state/pieces.ts';
import { cloakedSince } from './state/lots.ts';
import { fightTogether } from './state/seats.ts';
import type { Teams } from './state/seats.ts';
import type {
  Carried,
  Cloaked,
  Combat,
  EmpiresState,
  HexState,
  Lot,
  Piece,
  Position,
  PublicSeat,
  SeatState,
} from './state/state.ts';

/** A hex as a viewer knows it; a face-down marker is `null` and `up` false, as `hidden` says. */
export interface HexView extends Omit<HexState, 'white'> {
  readonly hidden: boolean;
  readonly white: boolean | null;
}

/** A counter as a viewer knows it; `null`: it lies face down, or is somebody else's affair. */
export interface PieceView extends Pick<Piece, 'handle' | 'owner' | 'at' | 'up'> {
  readonly kind: Piece['kind'] | null;
  readonly count: number | null;
  /** What it carries: its owner's affair, but of powers. */
  readonly tech: Piece['tech'];
  /** Levels that everybody knows that it carries at least (SE-12.10). */
  readonly shown: Piece['shown'];
  readonly cargo: Piece['cargo'];
  readonly damage: number;
  readonly fired: number;
  readonly screened: boolean;
  readonly behind: number | null;
  readonly leaving: number;
  /** Raiders that were announced: everybody knows that they stand there unseen (SE-15.2). */
  readonly cloaked: Cloaked | null;
  /** What its units have done in this turn: its owner follows it, and face up its blood brothers too (SE-22.3). */
  readonly lots: readonly Lot[] | null;
}

/** One seat's things; `own`: what only it knows, and everybody when the match is over. */
export interface SeatView extends PublicSeat {
  readonly own: Omit<SeatState, keyof PublicSeat> | null;
}

/** All that one viewer may know of a match (SE-28). */
export interface EmpiresView extends Omit<Position, 'hexes' | 'combat' | 'handles'> {
  readonly viewer: Viewer;
  readonly hexes: Partial<Record<HexId, HexView>>;
  readonly combat: Omit<Combat, 'bombs'> | null;
  readonly seats: readonly SeatView[];
  readonly pieces: readonly PieceView[];
  readonly outcome: Outcome | null;
}

/** The state as `viewer` may know it. Shares structure with the state: do not change or keep it. */
export function empiresView(state: EmpiresState, viewer: Viewer): EmpiresView {
  const {
    random: _random,
    revealed: _revealed,
    agenda: _agenda,
    unused: _unused,
    handles: _handles,
    outcome,
    aliens,
    hexes,
    walk,
    combat,
    seats,
    pieces,
    ...open
  } = state;
  const isOver = outcome !== null;
  // What is not open as it stands comes after what is, in this order, whatever order a state has its keys in.
  return {
    ...open,
    outcome,
    viewer,
    hexes: hexesFor(hexes, isOver),
    walk: walkFor(walk, viewer),
    combat: combat === null ? null : publicCombat(combat),
    aliens: aliensUnseen({ aliens, pieces }),
    seats: seats.map((seat, number) => seatFor(seat, isOver || number === viewer)),
    pieces: pieces.map(piece => pieceFor(state, piece, viewer)).sort((one, other) => one.handle - other.handle),
  };
}

/** Where a stack goes on to is known to who leads it alone. */
function walkFor(walk: EmpiresState['walk'], viewer: Viewer): EmpiresState['walk'] {
  if (walk?.onward === undefined || walk.seat === viewer) return walk;
  const { onward: _onward, ...open } = walk;
  return open;
}

function publicCombat({ seat, done, hex, settled }: Combat): Omit<Combat, 'bombs'> {
  return { seat, done, hex, settled };
}

function hexesFor(hexes: EmpiresState['hexes'], isOver: boolean): EmpiresView['hexes'] {
  const shown: Partial<Record<HexId, HexView>> = {};
  let id: HexId;
  for (id in hexes) {
    const hex = hexes[id];
    if (hex === undefined) continue;
    const hidden = hex.marker !== null && !hex.up;
    const isShown = isOver || !hidden;
    shown[id] = { ...hex, marker: isShown ? hex.marker : null, white: isShown ? hex.white : null, hidden };
  }
  return shown;
}

/** Alien ships that nobody has seen: those in the box, and those face down on planets. */
export function aliensUnseen({ aliens, pieces }: Pick<EmpiresState, 'aliens' | 'pieces'>): EmpiresState['aliens'] {
  const unseen = { ...aliens };
  for (const { owner, kind, count, up } of pieces) {
    if (typeof owner === 'number' || up) continue;
    if (kind === 'alien-b' || kind === 'alien-c' || kind === 'alien-d') unseen[kind] += count;
  }
  return unseen;
}

function seatFor(seat: SeatState, isKnown: boolean): SeatView {
  const { name, out, world, extra, shown, lastBid, points, held, earned, bonus, sets, ...own } = seat;
  return { name, out, world, extra, shown, sets, lastBid, points, held, earned, bonus, own: isKnown ? own : null };
}

function isBrother(state: Teams, owner: Side, viewer: Viewer): boolean {
  return viewer !== 'spectator' && fightTogether(state, owner, viewer);
}

function pieceFor(state: EmpiresState, piece: Piece, viewer: Viewer): PieceView {
  const { handle, owner, at, up, kind, count, tech, shown, lots, cargo, damage, fired, screened, behind, leaving } =
    piece;
  const isOwn = owner === viewer || state.outcome !== null;
  const known = isOwn || up;
  return {
    ...{ handle, owner, at, up, kind: known ? kind : null, count: known ? count : null, cargo },
    ...{ tech: typeof owner !== 'number' ? (known ? tech : null) : isOwn ? techOf(state, piece) : null, shown },
    ...{ damage, fired, screened, behind, leaving },
    cloaked: cloakedSince(piece),
    lots: isOwn || (up && isBrother(state, owner, viewer)) ? lots : null,
  };
}

/** The levels that a viewer knows a counter to carry, at least (SE-12.10). */
export function knownLevels({ tech, shown }: Pick<PieceView, 'tech' | 'shown'>): Partial<Carried> {
  return { ...shown, ...tech };
}

/** What a viewer knows of the counters of a side in a hex. */
export function viewedAt({ pieces }: Pick<EmpiresView, 'pieces'>, hex: HexId, side?: Seat | string): PieceView[] {
  return pieces.filter(({ at, owner }) => at === hex && (side === undefined || owner === side));
}

/** What a viewer knows of the counter of an address; `null`: there is none of that address. */
export function pieceSeen({ pieces }: Pick<EmpiresView, 'pieces'>, ref: Ref | undefined): PieceView | null {
  const handle = handleIn(ref);
  return handle === null ? null : (pieces.find(piece => piece.handle === handle) ?? null);
}

/** Whether some view belongs to this game. */
export function isEmpiresView(view: unknown): view is EmpiresView {
  return typeof view === 'object' && view !== null && 'game' in view && view.game === 'space-empires';
}
