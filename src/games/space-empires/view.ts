import { glimpseMakerOf, viewOf } from '../../kernel/match/glimpse.ts';
import type { ViewParts } from '../../kernel/match/glimpse.ts';
import { copy, copyLike } from '../../kernel/plain/copy.ts';
import type { Outcome } from '../../kernel/match/play.ts';
import type { Ref, Seat, Side, Viewer } from '../../kernel/words/message.ts';
import type { HexId } from './data/hexes.ts';
import { handleIn } from './text/say.ts';
import { boardsIn } from './state/board.ts';
import { techOf } from './state/carried.ts';
import { cloakedSince } from './state/lots.ts';
import { fightTogether } from './state/seats.ts';
import type { Teams } from './state/seats.ts';
import type {
  Carried,
  CloakedSince,
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
  /** The counter's label; `null` for everybody but the owner. */
  readonly label: number | null;
  /** The technology that the counter carries; only the owner knows it, but for machines and aliens it is public. */
  readonly tech: Piece['tech'];
  /** The least technology levels that the counter is publicly known to carry (SE-12.10). */
  readonly shown: Piece['shown'];
  readonly cargo: Piece['cargo'];
  readonly damage: number;
  readonly fired: number;
  readonly screened: boolean;
  readonly behind: number | null;
  readonly leaving: number;
  /** Since when the counter's Raiders are unseen in their hex; everybody knows of announced Raiders (SE-15.2). */
  readonly cloaked: CloakedSince | null;
  /**
   * What the counter's units have done this turn. The owner sees it, and so do blood brothers if the counter is face up
   * (SE-22.3).
   */
  readonly lots: readonly Lot[] | null;
}

/** A seat as a viewer knows it; `own` is private to the seat until the match is over. */
export interface SeatView extends PublicSeat {
  readonly own: Omit<SeatState, keyof PublicSeat> | null;
}

/** A view: everything that one viewer may know of a match (SE-28). */
export interface EmpiresView extends Omit<Position, 'hexes' | 'combat' | 'handles'> {
  readonly viewer: Viewer;
  readonly hexes: Partial<Record<HexId, HexView>>;
  readonly combat: Omit<Combat, 'bombs'> | null;
  readonly seats: readonly SeatView[];
  readonly pieces: readonly PieceView[];
  readonly outcome: Outcome | null;
}

/**
 * How each part of a view is made from the state. Parts that are filtered for the viewer come last, in this fixed
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
  hexes: (state, _, before) => (before === undefined ? allHexViews(state) : hexViewsLike(state, before)),
  walk: ({ walk }, viewer) => walkFor(walk, viewer),
  combat: ({ combat }) => (combat === null ? null : publicCombat(combat)),
  aliens: aliensUnseen,
  seats: ({ seats, outcome }, viewer) =>
    seats.map((seat, number) => seatViewFor(seat, outcome !== null || number === viewer)),
  pieces: pieceViewsFor,
};

/** The view: the state as `viewer` may know it. It shares objects with the state, so do not change or keep it. */
export function empiresView(state: EmpiresState, viewer: Viewer): EmpiresView {
  return viewOf(PARTS, state, viewer);
}

/** The glimpse: the same as the view, but each part is made when it is first read. */
export const empiresGlimpse = glimpseMakerOf(PARTS, {}, ['hexes', 'pieces']);

/** The stack that has just entered a hex, as a viewer knows it: only its own seat knows where it goes next. */
function walkFor(walk: EmpiresState['walk'], viewer: Viewer): EmpiresState['walk'] {
  if (walk?.onward === undefined || walk.seat === viewer) return walk;
  const { onward: _onward, ...open } = walk;
  return open;
}

function publicCombat({ seat, done, hex, settled }: Combat): Omit<Combat, 'bombs'> {
  return { seat, done, hex, settled };
}

/** The hexes as everybody knows them. They share no objects with the state. */
function allHexViews({ hexes, outcome }: EmpiresState): EmpiresView['hexes'] {
  const views: EmpiresView['hexes'] = {};
  let id: HexId;
  for (id in hexes) {
    const hex = hexes[id];
    if (hex !== undefined) views[id] = hexViewFor(hex, outcome !== null);
  }
  return views;
}

/** The hexes like `allHexViews`; unchanged ones are taken from `previous`, an earlier view of the same match. */
function hexViewsLike({ hexes, outcome, options }: EmpiresState, previous: EmpiresView['hexes']): EmpiresView['hexes'] {
  let changedHexes: EmpiresView['hexes'] | null = null;
  for (const id of boardsIn({ options })) {
    const hex = hexes[id];
    const previousHex = previous[id];
    if (hex === undefined || isUnchanged(hex, previousHex, outcome !== null)) continue;
    // The set and order of hexes in play stay the same during a match.
    changedHexes ??= { ...previous };
    changedHexes[id] = hexViewFor(hex, outcome !== null);
  }
  return changedHexes ?? previous;
}

function hexViewFor(hex: HexState, isOver: boolean): HexView {
  const hidden = isFaceDown(hex);
  const shown = !hidden || isOver ? hex : UNKNOWN;
  return { ...hex, colony: copy(hex.colony), marker: shown.marker, white: shown.white, hidden };
}

/** What is known of the marker of a hex that is face down. */
const UNKNOWN = { marker: null, white: null } as const;

function isFaceDown({ marker, up }: HexState): boolean {
  return marker !== null && !up;
}

/** Whether a known view of a hex still shows it as it is. */
function isUnchanged(hex: HexState, known: HexView | undefined, isOver: boolean): boolean {
  const hidden = isFaceDown(hex);
  const shown = !hidden || isOver ? hex : UNKNOWN;
  return (
    known?.marker === shown.marker &&
    known.white === shown.white &&
    known.hidden === hidden &&
    known.up === hex.up &&
    known.home === hex.home &&
    known.deep === hex.deep &&
    copyLike(hex.colony, known.colony) === known.colony
  );
}

/** How many alien ships of each type nobody has seen: those not drawn yet, and those face down on planets. */
export function aliensUnseen({ aliens, pieces }: Pick<EmpiresState, 'aliens' | 'pieces'>): EmpiresState['aliens'] {
  const unseen = { ...aliens };
  for (const { owner, kind, count, up } of pieces) {
    if (typeof owner === 'number' || up) continue;
    if (kind === 'alien-b' || kind === 'alien-c' || kind === 'alien-d') unseen[kind] += count;
  }
  return unseen;
}

function seatViewFor(seat: SeatState, isKnown: boolean): SeatView {
  const { name, out, world, extra, shown, sets, lastBid, points, held, earned, bonus } = seat;
  const own = isKnown ? ownPartOf(seat) : null;
  return { name, out, world, extra, shown, sets, lastBid, points, held, earned, bonus, own };
}

/** What of a seat is private to it. */
function ownPartOf(seat: SeatState): NonNullable<SeatView['own']> {
  const { cp, levels, income, sheet, wary, left, gained, research, grants, granted, risen, scans, history } = seat;
  return { cp, levels, income, sheet, wary, left, gained, research, grants, granted, risen, scans, history };
}

function isBrother(state: Teams, owner: Side, viewer: Viewer): boolean {
  return viewer !== 'spectator' && fightTogether(state, owner, viewer);
}

function pieceViewFor(state: EmpiresState, piece: Piece, viewer: Viewer): PieceView {
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
  const isKnown = isOwn || up;
  return {
    handle,
    label: isOwn ? label : null,
    owner,
    at,
    up,
    kind: isKnown ? kind : null,
    count: isKnown ? count : null,
    cargo,
    tech: typeof owner !== 'number' ? (isKnown ? tech : null) : isOwn ? techOf(state, piece) : null,
    shown,
    damage,
    fired,
    screened,
    behind,
    leaving,
    cloaked: cloakedSince(piece),
    lots: isOwn || (up && isBrother(state, owner, viewer)) ? lots : null,
  };
}

/**
 * The counters as a viewer knows them, sorted by handle. They share no objects with the state; unchanged counters are
 * taken from `previous`.
 */
function pieceViewsFor(
  state: EmpiresState,
  viewer: Viewer,
  previous: EmpiresView['pieces'] = [],
): EmpiresView['pieces'] {
  let nextIndex = 0;
  let isSame = state.pieces.length === previous.length;
  const pieces = state.pieces
    .toSorted((one, other) => one.handle - other.handle)
    .map((piece, at) => {
      while ((previous[nextIndex]?.handle ?? Infinity) < piece.handle) nextIndex += 1;
      const previousPiece = previous[nextIndex];
      const viewedPiece = pieceViewFor(state, piece, viewer);
      const sharedPiece =
        previousPiece?.handle === piece.handle ? copyLike(viewedPiece, previousPiece) : copy(viewedPiece);
      isSame &&= sharedPiece === previous[at];
      return sharedPiece;
    });
  return isSame ? previous : pieces;
}

/** The least technology levels that a counter carries, as far as a viewer knows (SE-12.10). */
export function knownLevels({ tech, shown }: Pick<PieceView, 'tech' | 'shown'>): Partial<Carried> {
  return { ...shown, ...tech };
}

/** The counters in a hex, or only those of one side, as a viewer knows them. */
export function viewedAt({ pieces }: Pick<EmpiresView, 'pieces'>, hex: HexId, side?: Seat | string): PieceView[] {
  return pieces.filter(({ at, owner }) => at === hex && (side === undefined || owner === side));
}

/** The counter with an address, as a viewer knows it; `null` if there is none. */
export function pieceSeen({ pieces }: Pick<EmpiresView, 'pieces'>, ref: Ref | undefined): PieceView | null {
  const handle = handleIn(ref);
  return handle === null ? null : (pieces.find(piece => piece.handle === handle) ?? null);
}

/** Whether a value is a view of Space Empires. */
export function isEmpiresView(view: unknown): view is EmpiresView {
  return typeof view === 'object' && view !== null && 'game' in view && view.game === 'space-empires';
}
