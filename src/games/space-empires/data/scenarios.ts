import { gather } from '../../../kernel/plain/gather.ts';
import { cachedAndFrozen } from '../../../kernel/plain/once.ts';
import { parseHexes, onSecondBoard } from './hexes.ts';
import type { BoardNumber, HexId } from './hexes.ts';
import { ONE_BOARD } from './one-board.ts';
import type { HomeArea, OneBoard, OneBoardId } from './one-board.ts';

/**
 * The scenarios with a name: SE-20 to SE-23, SE-25 and SE-26. SE-21.1 and SE-21.3 are two scenarios for three seats.
 */
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

/** The id of an epic game on two maps that are chosen one by one (SE-23.1). */
export const EPIC = 'epic';

/** The ids of everything that can be played: the named scenarios and the epic game. */
export const PLAYED_IDS = [...SCENARIO_IDS, EPIC] as const;
export type PlayedId = (typeof PLAYED_IDS)[number];

/** The maps that may lie on a board of an epic game, each with the scenario that it is taken from (SE-23.1). */
export const EPIC_MAPS = {
  'small-2': '2p-small',
  'normal-2': '2p-normal',
  'large-2': '2p-large',
  'xl-2': '2p-xl',
  '3d-2': '2p-3d',
  'massive-2': '2p-massive',
  'dare-2': '2p-dare',
  'double-trouble-2': '2p-double-trouble',
  'normal-3': '3p-normal',
  'random-3': '3p-random',
  'normal-4': '4p-normal',
  'random-4': '4p-random',
} as const satisfies Readonly<Record<string, OneBoardId>>;
export type EpicMap = keyof typeof EPIC_MAPS;

/** A scenario: how many seats play on which boards, and where the homes are. */
interface Scenario extends Pick<OneBoard, 'homes' | 'deep' | 'entries' | 'solo'> {
  readonly seats: number;
  /** The boards, each with the number of seats that begin on it; seats on the first board come first (SE-23.1). */
  readonly boards: readonly (OneBoard & { readonly seats: number })[];
  /** How many sets of Colony Ships each seat has (SE-20.6, SE-23.1). */
  readonly shipSets: readonly number[];
}

/** Makes a scenario from one or two boards. */
function makeScenario(...ids: readonly OneBoardId[]): Scenario {
  const boards = ids.map((id, at) => {
    const board: OneBoard = at === 0 ? ONE_BOARD[id] : movedToSecond(ONE_BOARD[id]);
    return { ...board, seats: board.homes.length };
  });
  // SE-23.1: with the `2p-dare` map on both boards each seat has the Colony Ships of both copies of the game.
  const hasBothCopies = ids.length > 1 && ids.every(id => id === '2p-dare');
  return {
    seats: boards.reduce((sum, { seats }) => sum + seats, 0),
    boards,
    homes: gather(boards, ({ homes }) => homes),
    deep: gather(boards, ({ deep }) => deep),
    entries: gather(boards, ({ entries }) => entries),
    solo: boards[0]?.solo ?? null,
    shipSets: gather(boards, ({ seats, colours }) =>
      Array.from({ length: seats }, () => (hasBothCopies ? 2 : colours)),
    ),
  };
}

/** Moves a board's set-up to the second board. */
function movedToSecond(board: OneBoard): OneBoard {
  const movedHexes = (hexes: readonly HexId[]): readonly HexId[] => hexes.map(onSecondBoard);
  const homes = board.homes.map((home): HomeArea | null =>
    home === null
      ? null
      : { ...home, area: movedHexes(home.area), from: movedHexes(home.from), worlds: movedHexes(home.worlds) },
  );
  return {
    ...board,
    homes,
    deep: movedHexes(board.deep),
    areas: board.areas.map(movedHexes),
    entries: movedHexes(board.entries),
  };
}

/** The homeworlds of alien empires; two empires use the first two, a third one uses the last (SE-26.1). */
export const ALIEN_WORLDS: readonly HexId[] = parseHexes('H1 H13 D7');

/** The named scenarios. */
export const SCENARIOS: Readonly<Record<ScenarioId, Scenario>> = {
  '2p-small': makeScenario('2p-small'),
  '2p-normal': makeScenario('2p-normal'),
  '2p-large': makeScenario('2p-large'),
  '2p-xl': makeScenario('2p-xl'),
  '2p-3d': makeScenario('2p-3d'),
  '2p-massive': makeScenario('2p-massive'),
  '2p-dare': makeScenario('2p-dare'),
  '2p-double-trouble': makeScenario('2p-double-trouble'),
  '3p-normal': makeScenario('3p-normal'),
  '3p-random': makeScenario('3p-random'),
  '3p-team': makeScenario('3p-team'),
  '4p-normal': makeScenario('4p-normal'),
  '4p-random': makeScenario('4p-random'),
  '4p-team': makeScenario('4p-team'),
  'solo-machines-small': makeScenario('solo-machines-small'),
  'solo-machines-large': makeScenario('solo-machines-large'),
  'solo-aliens': makeScenario('solo-aliens'),
  'epic-4-normal': makeScenario('2p-normal', '2p-normal'),
  'epic-4-xl': makeScenario('2p-xl', '2p-xl'),
  'epic-4-dare': makeScenario('2p-dare', '2p-dare'),
  'epic-5': makeScenario('2p-xl', '3p-normal'),
  'epic-6': makeScenario('3p-normal', '3p-normal'),
  'epic-6-random': makeScenario('3p-random', '3p-random'),
  'epic-7': makeScenario('3p-normal', '4p-normal'),
  'epic-8': makeScenario('4p-normal', '4p-normal'),
  'epic-8-random': makeScenario('4p-random', '4p-random'),
};

const epicScenario = cachedAndFrozen((first: EpicMap) =>
  cachedAndFrozen((second: EpicMap) => makeScenario(EPIC_MAPS[first], EPIC_MAPS[second])),
);

/** The options that determine a match's scenario. */
export interface PlayedScenario {
  readonly scenario: PlayedId;
  /** The maps of the two boards of an epic game; absent if the scenario has a name. */
  readonly maps?: readonly [first: EpicMap, second: EpicMap];
}

/** The scenario of a match. */
export function scenarioOf({ scenario, maps = ['normal-2', 'normal-2'] }: PlayedScenario): Scenario {
  return scenario === EPIC ? epicScenario(maps[0])(maps[1]) : SCENARIOS[scenario];
}

/** How many seats play on a map of an epic game. */
export function seatsOfMap(map: EpicMap): number {
  return ONE_BOARD[EPIC_MAPS[map]].homes.length;
}

/** Whether a scenario is played in two teams (SE-21.3, SE-22.2). */
export function isTeamGame(scenario: PlayedId): scenario is '3p-team' | '4p-team' {
  return scenario === '3p-team' || scenario === '4p-team';
}

/** Whether each seat of an epic game can have a partner on the other board, since both have as many seats (SE-23.1). */
export function hasPairs(played: PlayedScenario): boolean {
  const [first, second] = scenarioOf(played).boards;
  return first?.seats === second?.seats;
}

/** Whether a match is played on two boards (SE-23). */
export function isEpic(played: PlayedScenario): boolean {
  return scenarioOf(played).boards.length > 1;
}

/** The numbers of the boards that a match is played on. */
export function boardsOf(played: PlayedScenario): readonly BoardNumber[] {
  return isEpic(played) ? [1, 2] : [1];
}

/** The number of the board on which a seat begins. */
export function boardOfSeat(played: PlayedScenario, seat: number): BoardNumber {
  return seat < (scenarioOf(played).boards[0]?.seats ?? 0) ? 1 : 2;
}

/** Whether chance lays the homeworlds and markers of one board (SE-21.2). */
export function isRandomMap(played: PlayedScenario, boardNumber: BoardNumber): boolean {
  return scenarioOf(played).boards[boardNumber - 1]?.homes.every(home => home === null) === true;
}

/** Whether chance lays the homeworlds and markers of at least one board (SE-21.2). */
export function isRandom(played: PlayedScenario): boolean {
  return boardsOf(played).some(board => isRandomMap(played, board));
}

/** Whether seats of a scenario can choose the areas of their homes (SE-20.2, SE-21.1, SE-22.1). */
export function hasAreas(played: PlayedScenario): boolean {
  return scenarioOf(played).boards.some(({ areas }) => areas.length > 0);
}

/** Whether the map of a scenario marks hexes for homeworlds, which may lie elsewhere if all agree (SE-21.1). */
export function hasMarkedWorlds(played: PlayedScenario): boolean {
  return scenarioOf(played).homes.some(home => home?.marked === true);
}

/**
 * The index of coloured markers in lists with one entry for each home, but a single entry for a whole random board
 * (SE-3.1, SE-21.2). `home`: the seat of the home; `null` for a random board.
 */
export function homePlace(played: PlayedScenario, boardNumber: BoardNumber, home: number | null): number {
  const [firstBoard] = scenarioOf(played).boards;
  const homesBefore = boardNumber === 1 ? 0 : isRandomMap(played, 1) ? 1 : (firstBoard?.seats ?? 0);
  return homesBefore + (home === null ? 0 : home - (boardNumber === 1 ? 0 : (firstBoard?.seats ?? 0)));
}
