import { BOARD_HEXES, parseColumns, parseHexes, isEdge, stepsBetween } from './hexes.ts';
import type { HexId } from './hexes.ts';

/** The home territory of one seat before the seat has chosen anything. */
export interface HomeArea {
  readonly area: readonly HexId[];
  /** How many hexes the seat adds to its home by choice, and from which hexes (SE-20.1, SE-20.4, SE-20.5). */
  readonly extra: number;
  readonly from: readonly HexId[];
  /** The hexes where the seat's homeworld may lie, as far as they are in its territory. */
  readonly worlds: readonly HexId[];
  /** Whether the map marks the hex of the homeworld, so that any other hex needs the agreement of all (SE-21.1). */
  readonly marked: boolean;
}

/**
 * One board as a scenario sets it up: the home territories and deep space (SE-2.4). All other hexes are out of play
 * (SE-2.6).
 */
export interface OneBoard {
  /** The home of each seat; `null` if its homeworld and markers are laid by chance (SE-21.2). */
  readonly homes: readonly (HomeArea | null)[];
  /** The hexes that get white markers; on a random map all hexes without a homeworld. */
  readonly deep: readonly HexId[];
  /** The areas from which seats may choose their homes (SE-20.2, SE-21.1, SE-22.1); empty if there are none. */
  readonly areas: readonly (readonly HexId[])[];
  /** Whether areas that nobody chooses are out of play, and the hexes around them count as adjacent (SE-20.3). */
  readonly folds: boolean;
  /** The hexes where machines enter, chosen by a die; nobody else may be there (SE-25.1). */
  readonly entries: readonly HexId[];
  /** The kind of solo game (SE-25, SE-26); `null` for several seats. */
  readonly solo: 'machines' | 'aliens' | null;
  /** How many colours of home markers and Colony Ships each seat has (SE-20.6). */
  readonly colours: 1 | 2;
}

const homeArea = (hexList: string, worlds: readonly HexId[], from = '', extra = 0): HomeArea => ({
  area: parseHexes(hexList),
  extra,
  from: from === '' ? [] : parseHexes(from),
  worlds,
  marked: false,
});

const edgeHexes = BOARD_HEXES.filter(isEdge);
const RED_AREA = 'A1-5 B1-6 C1-5 D1-5 E1-5';
const GREEN_AREA = 'H1-5 I1-5 J1-6 K1-5 L1-5';
const BLUE_AREA = 'A8-12 B9-13 C8-12 D8-13 E8-12';
const YELLOW_AREA = 'H9-13 I8-12 J9-13 K8-12 L8-13';
const MIDDLE_HEXES = 'A6-7 B7-8 C6-7 D6-7 E6-7 F1-13 G1-12 H6-8 I6-7 J7-8 K6-7 L6-7';

const NO_HOMES = { areas: [], folds: false, colours: 1, entries: [], solo: null } as const;

/** All hexes outside the given homes. Extra hexes of a home are removed later, when they are chosen. */
function hexesOutside(homes: readonly HomeArea[]): readonly HexId[] {
  return BOARD_HEXES.filter(hex => !homes.some(({ area }) => area.includes(hex)));
}

/** The homes in the four outlined areas of the board, clockwise (SE-5.1). */
const outlinedHomes = [YELLOW_AREA, BLUE_AREA, RED_AREA, GREEN_AREA].map(area => homeArea(area, edgeHexes));
const areasOf = (homes: readonly HomeArea[]): OneBoard['areas'] => homes.map(({ area }) => area);
const cornerHomes = [homeArea(YELLOW_AREA, edgeHexes), homeArea(RED_AREA, edgeHexes)];
const triangleHomes = [
  homeArea('D13 E12 F12-13 G11-12 H11-13 I10-12 J10-13 K9-12 L9-13', edgeHexes),
  homeArea('A1-4 B1-4 C1-3 D1-3 E1-2 F1-2 G1 H1', edgeHexes),
].map((home, seat): HomeArea => ({ ...home, extra: seat === 0 ? 1 : 6, from: BOARD_HEXES }));
const columnHomes = [
  { ...homeArea('K1-12 L1-13', edgeHexes), extra: 1, from: parseColumns('J') },
  { ...homeArea('A1-12 B1-13', edgeHexes), extra: 1, from: parseColumns('C') },
];

/** The marked homeworlds of three seats, one in each area. */
const markedWorlds = parseHexes('L7 B2 B12');

/** The hexes of the three shaded areas of the board, clockwise (SE-21.1, SE-5.1). */
const shadedHomes = [
  'H6-8 I5-8 J4-10 K4-9 L4-9',
  'A8-11 B9-12 C8-12 D9-13 E9-12 F10-12 G11',
  'A2-5 B2-5 C1-5 D1-5 E1-4 F2-4 G2',
].map((area): HomeArea => ({ ...homeArea(area, markedWorlds), marked: true }));
const shadedBoard: OneBoard = {
  ...NO_HOMES,
  homes: shadedHomes,
  areas: areasOf(shadedHomes),
  deep: parseHexes(
    'A1 A6-7 A12 B1 B6-8 B13 C6-7 D6-8 E5-8 F1 F5-9 F13 G1 G3-10 G12 H1-5 H9-13 I1-4 I9-12 J1-3 J11-13 K1-3 K10-12 L1-3 L10-13',
  ),
};
const quartersBoard: OneBoard = {
  ...NO_HOMES,
  homes: outlinedHomes,
  areas: areasOf(outlinedHomes),
  deep: parseHexes(MIDDLE_HEXES),
};

const randomBoard = (seats: number): OneBoard => ({
  ...NO_HOMES,
  homes: Array.from({ length: seats }, () => null),
  deep: BOARD_HEXES,
});

const soloHome = homeArea('L4-9 K4-9 J4-10 I5-8 H6-8', parseHexes('L7'));

/**
 * A map for a solo game against machines. `band` is the width of deep space around the home, `entryList` has the entry
 * hexes of machines (SE-25.1).
 */
function machineBoard(band: number, entryList: string): OneBoard {
  const entryHexes = entryList.split(' ').flatMap(parseHexes);
  return {
    ...NO_HOMES,
    homes: [soloHome],
    deep: hexesAroundHome(band, entryHexes),
    entries: entryHexes,
    solo: 'machines',
  };
}

/** The hexes within `band` steps of the solo player's home, without the `excluded` ones. */
function hexesAroundHome(band: number, excluded: readonly HexId[]): readonly HexId[] {
  return BOARD_HEXES.filter(
    hex =>
      !soloHome.area.includes(hex) &&
      !excluded.includes(hex) &&
      soloHome.area.some(home => stepsBetween(home, hex) <= band),
  );
}

/** The boards of the scenarios. Seats sit clockwise around the table (SE-5.1). */
export const ONE_BOARD = {
  '2p-small': {
    ...NO_HOMES,
    homes: [homeArea('H1-9 I1-8 J1-9', parseColumns('J')), homeArea('C1-8 D1-9 E1-8', parseColumns('C'), 'C9 E9', 1)],
    deep: parseHexes('F1-9 G1-8'),
  },
  '2p-normal': {
    ...NO_HOMES,
    homes: [homeArea('I1-8 J1-9 K1-8', parseColumns('K'), 'I9 K9', 1), homeArea('B1-9 C1-8 D1-9', parseColumns('B'))],
    deep: parseHexes('E1-8 F1-9 G1-8 H1-9'),
  },
  '2p-large': {
    ...NO_HOMES,
    homes: [homeArea('J1-9 K1-8 L1-9', parseColumns('L')), homeArea('A1-8 B1-9 C1-8', parseColumns('A'), 'A9 C9', 1)],
    deep: parseHexes('D1-9 E1-8 F1-9 G1-8 H1-9 I1-8'),
  },
  '2p-xl': { ...NO_HOMES, homes: cornerHomes, areas: areasOf(outlinedHomes), deep: hexesOutside(cornerHomes) },
  '2p-3d': {
    ...NO_HOMES,
    homes: cornerHomes,
    areas: areasOf(outlinedHomes),
    folds: true,
    deep: parseHexes(MIDDLE_HEXES),
  },
  '2p-massive': { ...NO_HOMES, homes: triangleHomes, deep: hexesOutside(triangleHomes) },
  '2p-dare': { ...NO_HOMES, homes: columnHomes, deep: hexesOutside(columnHomes) },
  '2p-double-trouble': {
    ...NO_HOMES,
    homes: [homeArea('I1-12 J1-13 K1-12 L1-13', edgeHexes), homeArea('A1-12 B1-13 C1-12 D1-13', edgeHexes)],
    deep: parseColumns('EFGH'),
    colours: 2,
  },
  '3p-normal': shadedBoard,
  '3p-random': randomBoard(3),
  '3p-team': shadedBoard,
  '4p-normal': quartersBoard,
  '4p-random': randomBoard(4),
  '4p-team': quartersBoard,
  'solo-machines-small': machineBoard(2, 'L2 H4 F7 H10 L11'),
  'solo-machines-large': machineBoard(4, 'H1 E2 C7 E11 H13'),
  'solo-aliens': { ...NO_HOMES, homes: [soloHome], deep: hexesAroundHome(3, []), solo: 'aliens' },
} as const satisfies Readonly<Record<string, OneBoard>>;
export type OneBoardId = keyof typeof ONE_BOARD;
