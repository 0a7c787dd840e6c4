import { glimpsing, viewOf } from '../../kernel/match/glimpse.ts';
import type { ViewParts } from '../../kernel/match/glimpse.ts';
import { copy, copyLike } from '../../kernel/plain/copy.ts';
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

/** A hex as a viewer knows it. While its marker is face down (`hidden`), `marker` is `null` and `up` is false. */
export interface HexView extends Omit<HexState, 'white'> {
  readonly hidden: boolean;
  readonly white: boolean | null;
}

/**
 * A counter as a viewer knows it. `null` fields are hidden: the counter is face down, or only its owner may know them.
 */
export interface PieceView extends Pick<Piece, 'handle' | 'owner' | 'at' | 'up'> {
  readonly kind: Piece['kind'] | null;
  readonly count: number | null;
  /** Known to its owner only. */
  readonly label: number | null;
  /** The technology that the counter carries: known to its owner only, but public for machines and aliens. */
  readonly tech: Piece['tech'];
  /** The least technology levels that the counter is publicly known to carry (SE-12.10). */
  readonly shown: Piece['shown'];
  readonly cargo: Piece['cargo'];
  readonly damage: number;
  readonly fired: number;
  readonly screened: boolean;
  readonly behind: number | null;
  readonly leaving: number;
  /** Raiders that were announced: everybody knows that they stand there unseen (SE-15.2). */
  readonly cloaked: Cloaked | null;
  /**
   * What the units have done this turn. The owner sees it, and so do its blood brothers if the counter is face up
   * (SE-22.3).
   */
  readonly lots: readonly Lot[] | null;
}

/** One seat's things; `own` is private to the seat until the match is over. */
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

/**
 * Each part of what `viewer` may know of the state. Parts that are filtered for the viewer come last, in this fixed
 * order, whatever order the state's keys have.
 */
const PARTS: ViewParts<EmpiresState, EmpiresView> = {
  game: ({ game }) => game,
  options: ({ options }) => options,
  cycle: ({ cycle }) => cycle,
  turn: ({ turn }) => turn,
  phase: ({ phase }) => phase,
  teams: ({ teams }) => teams,
  order: ({ order }) => order,
  active: ({ active }) => active,
  battle: ({ battle }) => battle,
  shots: ({ shots }) => shots,
  unseen: ({ unseen }) => unseen,
  opened: ({ opened }) => opened,
  renewed: ({ renewed }) => renewed,
  founded: ({ founded }) => founded,
  spot: ({ spot }) => spot,
  solo: ({ solo }) => solo,
  unescorted: ({ unescorted }) => unescorted,
  outcome: ({ outcome }) => outcome,
  viewer: (_, viewer) => viewer,
  hexes: ({ hexes, outcome }, _, before) => hexesFor(hexes, outcome !== null, before),
  walk: ({ walk }, viewer) => walkFor(walk, viewer),
  combat: ({ combat }) => (combat === null ? null : publicCombat(combat)),
  aliens: aliensUnseen,
  seats: ({ seats, outcome }, viewer) =>
    seats.map((seat, number) => seatFor(seat, outcome !== null || number === viewer)),
  pieces: piecesFor,
};

/** The state as `viewer` may know it. Shares structure with the state: do not change or keep it. */
export function empiresView(state: EmpiresState, viewer: Viewer): EmpiresView {
  return viewOf(PARTS, state, viewer);
}

/** The same part by part. */
export const empiresGlimpse = glimpsing(PARTS, {}, ['hexes', 'pieces']);

/** Only the seat that leads a stack knows where the stack goes next. */
function walkFor(walk: EmpiresState['walk'], viewer: Viewer): EmpiresState['walk'] {
  if (walk?.onward === undefined || walk.seat === viewer) return walk;
  const { onward: _onward, ...open } = walk;
  return open;
}

function publicCombat({ seat, done, hex, settled }: Combat): Omit<Combat, 'bombs'> {
  return { seat, done, hex, settled };
}

/** The hexes as a viewer knows them. They share nothing with the state, and what is as it was with `before`. */
function hexesFor(
  hexes: EmpiresState['hexes'],
  isOver: boolean,
  before: EmpiresView['hexes'] = {},
): EmpiresView['hexes'] {
  let changed: Partial<Record<HexId, HexView>> | null = null;
  let id: HexId;
  for (id in hexes) {
    const hex = hexes[id];
    if (hex === undefined) continue;
    const hidden = hex.marker !== null && !hex.up;
    const isShown = isOver || !hidden;
    const [marker, white] = isShown ? [hex.marker, hex.white] : [null, null];
    const known = before[id];
    if (known?.marker === marker && known.white === white && known.hidden === hidden && isAs(hex, known)) continue;
    // The hexes in play, and their order, stay the same over a match.
    changed ??= { ...before };
    changed[id] = { ...hex, colony: copy(hex.colony), marker, white, hidden };
  }
  return changed ?? before;
}

/** Whether the open things of a hex are as they were. */
function isAs(hex: HexState, known: HexView): boolean {
  return (
    hex.up === known.up &&
    hex.home === known.home &&
    hex.deep === known.deep &&
    copyLike(hex.colony, known.colony) === known.colony
  );
}

/** The alien ships that nobody has seen: those still in the box, and those face down on planets. */
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
  const {
    handle,
    label,
    owner,
    at,
    up,
    kind,
    count,
    tech,
    shown,
    lots,
    cargo,
    damage,
    fired,
    screened,
    behind,
    leaving,
  } = piece;
  const isOwn = owner === viewer || state.outcome !== null;
  const known = isOwn || up;
  return {
    ...{ handle, label: isOwn ? label : null, owner, at, up },
    ...{ kind: known ? kind : null, count: known ? count : null, cargo },
    ...{ tech: typeof owner !== 'number' ? (known ? tech : null) : isOwn ? techOf(state, piece) : null, shown },
    ...{ damage, fired, screened, behind, leaving },
    cloaked: cloakedSince(piece),
    lots: isOwn || (up && isBrother(state, owner, viewer)) ? lots : null,
  };
}

/** The counters by their handles. They share nothing with the state, and what is as it was with `before`. */
function piecesFor(state: EmpiresState, viewer: Viewer, before: EmpiresView['pieces'] = []): EmpiresView['pieces'] {
  let next = 0;
  let isSame = state.pieces.length === before.length;
  const pieces = state.pieces
    .toSorted((one, other) => one.handle - other.handle)
    .map((piece, at) => {
      while ((before[next]?.handle ?? Infinity) < piece.handle) next += 1;
      const known = before[next];
      const seen = pieceFor(state, piece, viewer);
      const shared = known?.handle === piece.handle ? copyLike(seen, known) : copy(seen);
      isSame &&= shared === before[at];
      return shared;
    });
  return isSame ? before : pieces;
}

/** The least technology levels that a viewer knows a counter to carry (SE-12.10). */
export function knownLevels({ tech, shown }: Pick<PieceView, 'tech' | 'shown'>): Partial<Carried> {
  return { ...shown, ...tech };
}

/** What a viewer knows of the counters of a side in a hex. */
export function viewedAt({ pieces }: Pick<EmpiresView, 'pieces'>, hex: HexId, side?: Seat | string): PieceView[] {
  return pieces.filter(({ at, owner }) => at === hex && (side === undefined || owner === side));
}

/** The counter with this address, as the viewer knows it; `null` if there is none. */
export function pieceSeen({ pieces }: Pick<EmpiresView, 'pieces'>, ref: Ref | undefined): PieceView | null {
  const handle = handleIn(ref);
  return handle === null ? null : (pieces.find(piece => piece.handle === handle) ?? null);
}

/** Whether a view is a view of Space Empires. */
export function isEmpiresView(view: unknown): view is EmpiresView {
  return typeof view === 'object' && view !== null && 'game' in view && view.game === 'space-empires';
}
