/** The columns of the board, which the scenario book calls rows (SE-2.1, SE-2.3). */
const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'] as const;

/** The boards that a match can be played on (SE-23.1). */
export const BOARDS = [1, 2] as const;
export type BoardNumber = (typeof BOARDS)[number];

type FirstBoardHex = `${(typeof COLUMNS)[number]}${number}`;

/**
 * The id of a hex: its column and its number in the column, `l7`. On the second board of an epic game it ends in `-2`:
 * `l7-2`.
 */
export type HexId = FirstBoardHex | `${FirstBoardHex}-2`;

/** The place of a hex: its board, its axial coordinates, and its column and row on the drawn map. */
interface HexPlace {
  readonly id: HexId;
  readonly board: BoardNumber;
  /** The hex of the first board in the same place, whose letter and number are printed on the hex. */
  readonly printed: HexId;
  readonly q: number;
  readonly r: number;
  readonly column: number;
  /** The number of the hex in its column, from 1. */
  readonly row: number;
}

/**
 * The hexes of a board, column by column. Every second column has one hex more and begins half a hex higher (SE-2.1).
 */
function hexesOfBoard(board: BoardNumber): readonly HexPlace[] {
  return COLUMNS.flatMap((letter, column) =>
    Array.from({ length: column % 2 === 0 ? 12 : 13 }, (_, at): HexPlace => {
      const rowShift = column % 2 === 0 ? column / 2 : (column + 1) / 2;
      const printedName = `${letter}${at + 1}` as const;
      return {
        id: board === 1 ? printedName : `${printedName}-2`,
        board,
        printed: printedName,
        q: column,
        r: at - rowShift,
        column,
        row: at + 1,
      };
    }),
  );
}

/** The places of all hexes, first board first. */
export const HEXES: readonly HexPlace[] = BOARDS.flatMap(hexesOfBoard);

/** The ids of the 300 hexes of both boards. */
export const HEX_IDS: readonly HexId[] = HEXES.map(({ id }) => id);

/** The ids of the 150 hexes of the first board, the only one except in epic games. */
export const BOARD_HEXES: readonly HexId[] = HEXES.flatMap(({ id, board }) => (board === 1 ? [id] : []));

const PLACE_OF_HEX: ReadonlyMap<string, HexPlace> = new Map(HEXES.map(place => [place.id, place]));
const HEX_BY_AXIAL: ReadonlyMap<string, HexId> = new Map(
  HEXES.map(({ id, board, q, r }) => [`${board}:${q},${r}`, id]),
);

/** The board that a hex is on. */
export function boardOf(hex: HexId): BoardNumber {
  return placeOf(hex).board;
}

/** The hex of the first board in the same place as a hex, whose letter and number are printed on both. */
export function printedHex(hex: HexId): HexId {
  return placeOf(hex).printed;
}

/**
 * The hex of the second board in the same place as a hex of the first. Throws `RangeError` for a hex of the second
 * board.
 */
export function onSecondBoard(hex: HexId): HexId {
  const { column, row, board } = placeOf(hex);
  const foundPlace = HEXES.find(place => place.board === 2 && place.column === column && place.row === row);
  if (board === 2 || foundPlace === undefined) throw new RangeError(`${hex} is not on the first board`);
  return foundPlace.id;
}

/** The six steps to adjacent hexes in axial coordinates, clockwise from the top (SE-7.7). */
const NEIGHBOUR_STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

/** The place of a hex. Throws `RangeError` for an id that no board has. */
export function placeOf(hex: HexId): HexPlace {
  const place = PLACE_OF_HEX.get(hex);
  if (place === undefined) throw new RangeError(`there is no hex ${hex}`);
  return place;
}

/** Whether a text is the id of a hex of one of the boards. */
export function isHexId(text: string): text is HexId {
  return PLACE_OF_HEX.has(text);
}

const NEIGHBOURS: ReadonlyMap<HexId, readonly HexId[]> = new Map(
  HEXES.map(({ id, board, q, r }) => [
    id,
    NEIGHBOUR_STEPS.flatMap(([dq, dr]) => HEX_BY_AXIAL.get(`${board}:${q + dq},${r + dr}`) ?? []),
  ]),
);

/** The hexes adjacent to a hex on its board, clockwise from the top. */
export function besideOnBoard(hex: HexId): readonly HexId[] {
  return NEIGHBOURS.get(hex) ?? [];
}

/** The six neighbours of a hex, clockwise from the top; `null` beyond the edge of the board (SE-7.7). */
export function ringOf(hex: HexId): readonly (HexId | null)[] {
  const { board, q, r } = placeOf(hex);
  return NEIGHBOUR_STEPS.map(([dq, dr]) => HEX_BY_AXIAL.get(`${board}:${q + dq},${r + dr}`) ?? null);
}

/** Whether a hex is at the edge of the board, with fewer than six neighbours (SE-29.14). */
export function isEdge(hex: HexId): boolean {
  return besideOnBoard(hex).length < NEIGHBOUR_STEPS.length;
}

/**
 * The distance that counts between hexes of different boards if warp points are ignored: more than any distance on one
 * board.
 */
export const BOARDS_APART = 40;

/** The distance of two hexes in steps, ignoring terrain (SE-2.2); `BOARDS_APART` for hexes of different boards. */
export function stepsBetween(hex: HexId, other: HexId): number {
  const [from, to] = [placeOf(hex), placeOf(other)];
  if (from.board !== to.board) return BOARDS_APART;
  const [q, r] = [to.q - from.q, to.r - from.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** Reads a short list of hexes of the first board, such as `A1-5 B1-6 G11`. */
export function parseHexes(hexList: string): readonly HexId[] {
  return hexList.split(' ').flatMap(part => {
    const [, letter = '', first = '', last = first] = /^([A-L])(\d+)(?:-(\d+))?$/.exec(part) ?? [];
    const rowNumbers = Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => Number(first) + at);
    return rowNumbers.map(row => {
      const hex = HEX_BY_LABEL.get(`${letter}${row}`);
      if (hex === undefined) throw new RangeError(`${part} is no part of the board`);
      return hex;
    });
  });
}

const HEX_BY_LABEL: ReadonlyMap<string, HexId> = new Map(BOARD_HEXES.map(id => [id.toUpperCase(), id]));

/** All hexes of some columns of the first board, given by letters such as `KL`. */
export function parseColumns(letters: string): readonly HexId[] {
  return BOARD_HEXES.filter(hex => letters.includes(hex.charAt(0).toUpperCase()));
}
