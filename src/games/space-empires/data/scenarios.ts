import { BOARD_HEXES, columnsOf, hexesOf, isEdge, onSecond, stepsBetween } from './hexes.ts';
import type { BoardNumber, HexId } from './hexes.ts';

/** The scenarios (SE-20 to SE-23, the first of them SE-21.1 and SE-21.3 for three, and SE-25); alien empires (SE-26) are not among them. */
export const SCENARIO_IDS = [
  '2p-small',
  '2p-normal',
  '2p-large',
  '2p-xl',
  '2p-3d',
  '2p-massive',
  '2p-dare',
  '2p-double-trouble',
  '3p-normal',
  '3p-random',
  '3p-team',
  '4p-normal',
  '4p-random',
  '4p-team',
  'solo-machines-small',
  'solo-machines-large',
  'solo-aliens',
  'epic-4-normal',
  'epic-4-xl',
  'epic-4-dare',
  'epic-5',
  'epic-6',
  'epic-6-random',
  'epic-7',
  'epic-8',
  'epic-8-random',
] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

/** The home of one seat before it has chosen anything. */
export interface HomeArea {
  readonly area: readonly HexId[];
  /** How many hexes it adds by choice, and from which (SE-20.1, SE-20.4, SE-20.5). */
  readonly extra: number;
  readonly from: readonly HexId[];
  /** Where its homeworld may lie, if the hex is part of its territory. */
  readonly worlds: readonly HexId[];
}

/** A set-up: who plays, on which regions of the board (SE-2.4), and how homes come about. Other hexes are out of play (SE-2.6). */
export interface Scenario {
  readonly seats: number;
  /** By seat; empty: the map is random (SE-21.2). */
  readonly homes: readonly HomeArea[];
  /** The hexes that get white markers; on a random map all hexes that are no homeworld. */
  readonly deep: readonly HexId[];
  /** Areas out of play whose neighbours are beside each other (SE-20.3). */
  readonly folded: readonly (readonly HexId[])[];
  /** Where machines enter, by what a die names; nobody else may be there (SE-25.1). */
  readonly entries: readonly HexId[];
  /** Which game of one it is (SE-25, SE-26); `null`: several play. */
  readonly solo: 'machines' | 'aliens' | null;
  /** Whether each seat has the home markers of two colours (SE-20.6). */
  readonly doubled: boolean;
  /** How many colours' Colony Ships each seat has (SE-20.6, SE-23.1). */
  readonly shipSets: number;
  /** The seats that begin on each board; those of the second come after those of the first (SE-23.1). */
  readonly seatsOn: readonly number[];
}

const plain = (list: string, worlds: readonly HexId[], from = '', extra = 0): HomeArea => ({
  area: hexesOf(list),
  extra,
  from: from === '' ? [] : hexesOf(from),
  worlds,
});

const edges = BOARD_HEXES.filter(isEdge);
const RED = 'A1-5 B1-6 C1-5 D1-5 E1-5';
const GREEN = 'H1-5 I1-5 J1-6 K1-5 L1-5';
const BLUE = 'A8-12 B9-13 C8-12 D8-13 E8-12';
const YELLOW = 'H9-13 I8-12 J9-13 K8-12 L8-13';
const MIDDLE = 'A6-7 B7-8 C6-7 D6-7 E6-7 F1-13 G1-12 H6-8 I6-7 J7-8 K6-7 L6-7';

const base = { seats: 2, folded: [], doubled: false, shipSets: 1, seatsOn: [2], entries: [], solo: null } as const;
const three = { ...base, seats: 3, seatsOn: [3] } as const;
const fourSeats = { ...base, seats: 4, seatsOn: [4] } as const;

/** All hexes that are no part of the given homes: the extra hexes, which are chosen later, are taken off then. */
function allBut(homes: readonly HomeArea[]): readonly HexId[] {
  return BOARD_HEXES.filter(hex => !homes.some(({ area }) => area.includes(hex)));
}

const twoCorners = [plain(YELLOW, edges), plain(RED, edges)];
const triangles = [
  plain('D13 E12 F12-13 G11-12 H11-13 I10-12 J10-13 K9-12 L9-13', edges),
  plain('A1-4 B1-4 C1-3 D1-3 E1-2 F1-2 G1 H1', edges),
].map((home, seat): HomeArea => ({ ...home, extra: seat === 0 ? 1 : 6, from: BOARD_HEXES }));
const columns = [
  { ...plain('K1-12 L1-13', edges), extra: 1, from: columnsOf('J') },
  { ...plain('A1-12 B1-13', edges), extra: 1, from: columnsOf('C') },
];
const four = [YELLOW, BLUE, RED, GREEN].map(area => plain(area, edges));

/** Where the homeworlds of three lie, one in each area. */
const marked = hexesOf('L7 B2 B12');

/** The three shaded areas (SE-21.1), clockwise (SE-5.1). */
const shaded: Scenario = {
  ...three,
  homes: [
    plain('H6-8 I5-8 J4-10 K4-9 L4-9', marked),
    plain('A8-11 B9-12 C8-12 D9-13 E9-12 F10-12 G11', marked),
    plain('A2-5 B2-5 C1-5 D1-5 E1-4 F2-4 G2', marked),
  ],
  deep: hexesOf(
    'A1 A6-7 A12 B1 B6-8 B13 C6-7 D6-8 E5-8 F1 F5-9 F13 G1 G3-10 G12 H1-5 H9-13 I1-4 I9-12 J1-3 J11-13 K1-3 K10-12 L1-3 L10-13',
  ),
};
const alone = plain('L4-9 K4-9 J4-10 I5-8 H6-8', hexesOf('L7'));

/** A map for one with a band of deep space of that width round the home, and the hexes where machines enter (SE-25.1). */
function machines(band: number, list: string): Scenario {
  const entries = list.split(' ').flatMap(hexesOf);
  return { ...base, seats: 1, seatsOn: [1], homes: [alone], deep: roundHome(band, entries), entries, solo: 'machines' };
}

/** The hexes within this many steps of the home of one player, but for some. */
function roundHome(band: number, not: readonly HexId[]): readonly HexId[] {
  return BOARD_HEXES.filter(
    hex => !alone.area.includes(hex) && !not.includes(hex) && alone.area.some(home => stepsBetween(home, hex) <= band),
  );
}

type OneBoard = Exclude<ScenarioId, `epic-${string}`>;

/** The scenarios of one board by their id. Seats sit clockwise round the board (SE-5.1). */
const ON_ONE_BOARD: Readonly<Record<OneBoard, Scenario>> = {
  '2p-small': {
    ...base,
    homes: [plain('H1-9 I1-8 J1-9', columnsOf('J')), plain('C1-8 D1-9 E1-8', columnsOf('C'), 'C9 E9', 1)],
    deep: hexesOf('F1-9 G1-8'),
  },
  '2p-normal': {
    ...base,
    homes: [plain('I1-8 J1-9 K1-8', columnsOf('K'), 'I9 K9', 1), plain('B1-9 C1-8 D1-9', columnsOf('B'))],
    deep: hexesOf('E1-8 F1-9 G1-8 H1-9'),
  },
  '2p-large': {
    ...base,
    homes: [plain('J1-9 K1-8 L1-9', columnsOf('L')), plain('A1-8 B1-9 C1-8', columnsOf('A'), 'A9 C9', 1)],
    deep: hexesOf('D1-9 E1-8 F1-9 G1-8 H1-9 I1-8'),
  },
  '2p-xl': { ...base, homes: twoCorners, deep: allBut(twoCorners) },
  '2p-3d': { ...base, homes: twoCorners, deep: hexesOf(MIDDLE), folded: [hexesOf(GREEN), hexesOf(BLUE)] },
  '2p-massive': { ...base, homes: triangles, deep: allBut(triangles) },
  '2p-dare': { ...base, homes: columns, deep: allBut(columns) },
  '2p-double-trouble': {
    ...base,
    homes: [plain('I1-12 J1-13 K1-12 L1-13', edges), plain('A1-12 B1-13 C1-12 D1-13', edges)],
    deep: columnsOf('EFGH'),
    doubled: true,
    shipSets: 2,
  },
  '3p-normal': shaded,
  '3p-random': { ...three, homes: [], deep: BOARD_HEXES },
  '3p-team': shaded,
  '4p-normal': { ...fourSeats, homes: four, deep: hexesOf(MIDDLE) },
  '4p-random': { ...fourSeats, homes: [], deep: BOARD_HEXES },
  '4p-team': { ...fourSeats, homes: four, deep: hexesOf(MIDDLE) },
  'solo-machines-small': machines(2, 'L2 H4 F7 H10 L11'),
  'solo-machines-large': machines(4, 'H1 E2 C7 E11 H13'),
  'solo-aliens': { ...base, seats: 1, seatsOn: [1], homes: [alone], deep: roundHome(3, []), solo: 'aliens' },
};

/** A set-up on each of two boards, with the seats of the second after those of the first (SE-23.1). */
function epic(first: OneBoard, second: OneBoard, more: Partial<Scenario> = {}): Scenario {
  const [one, other] = [ON_ONE_BOARD[first], ON_ONE_BOARD[second]];
  const move = (hexes: readonly HexId[]): readonly HexId[] => hexes.map(onSecond);
  const homes = other.homes.map(({ area, extra, from, worlds }): HomeArea => ({
    area: move(area),
    extra,
    from: move(from),
    worlds: move(worlds),
  }));
  return {
    seats: one.seats + other.seats,
    homes: [...one.homes, ...homes],
    deep: [...one.deep, ...move(other.deep)],
    folded: [...one.folded, ...other.folded.map(move)],
    doubled: false,
    shipSets: 1,
    seatsOn: [one.seats, other.seats],
    entries: [],
    solo: null,
    ...more,
  };
}

/** Where alien empires live: two of them on the first two, a third on the last (SE-26.1). */
export const ALIEN_WORLDS: readonly HexId[] = hexesOf('H1 H13 D7');

/** The scenarios by their id. */
export const SCENARIOS: Readonly<Record<ScenarioId, Scenario>> = {
  ...ON_ONE_BOARD,
  'epic-4-normal': epic('2p-normal', '2p-normal'),
  'epic-4-xl': epic('2p-xl', '2p-xl'),
  'epic-4-dare': epic('2p-dare', '2p-dare', { shipSets: 2 }),
  'epic-5': epic('2p-xl', '3p-normal'),
  'epic-6': epic('3p-normal', '3p-normal'),
  'epic-6-random': epic('3p-random', '3p-random'),
  'epic-7': epic('3p-normal', '4p-normal'),
  'epic-8': epic('4p-normal', '4p-normal'),
  'epic-8-random': epic('4p-random', '4p-random'),
};

/** Whether a scenario is played in two teams (SE-21.3, SE-22.2). */
export function isTeamGame(scenario: ScenarioId): scenario is '3p-team' | '4p-team' {
  return scenario === '3p-team' || scenario === '4p-team';
}

/** Whether each seat of an epic game can have a partner on the other board: as many begin on both (SE-23.1). */
export function hasPairs(scenario: ScenarioId): boolean {
  const [first, second] = SCENARIOS[scenario].seatsOn;
  return first === second;
}

/** Whether a scenario is played on two boards (SE-23). */
export function isEpic(scenario: ScenarioId): boolean {
  return SCENARIOS[scenario].seatsOn.length > 1;
}

/** The boards of a scenario. */
export function boardsOf(scenario: ScenarioId): readonly BoardNumber[] {
  return isEpic(scenario) ? [1, 2] : [1];
}

/** The board on which a seat begins. */
export function boardOfSeat(scenario: ScenarioId, seat: number): BoardNumber {
  return seat < (SCENARIOS[scenario].seatsOn[0] ?? 0) ? 1 : 2;
}

/** Whether homeworlds and markers are laid by chance (SE-21.2). */
export function isRandom(scenario: ScenarioId): boolean {
  return SCENARIOS[scenario].homes.length === 0;
}
