import { newHandles } from '../../../kernel/match/handles.ts';
import type { SeatInfo } from '../../../kernel/match/record.ts';
import { gather } from '../../../kernel/plain/gather.ts';
import { randomBelow } from '../../../kernel/plain/random.ts';
import type { RandomState } from '../../../kernel/plain/random.ts';
import type { HexId } from '../data/hexes.ts';
import { deepMarkers, HOME_MARKERS, MARKERS } from '../data/markers.ts';
import { ALIEN_DIFFICULTY } from '../data/solo/alien-sheet.ts';
import { ALIEN_WORLDS, boardOfSeat, boardsOf, isEpic, isRandomMap, scenarioOf } from '../data/scenarios.ts';
import { TECHNOLOGIES } from '../data/technologies.ts';
import { MACHINE_DIFFICULTIES, PRINTED_FIRST, SCHEDULES } from '../data/solo/schedules.ts';
import { ALIENS } from '../data/units.ts';
import type { EmpiresState, HexState, MarkerCounts, SeatState } from './state.ts';
import type { Levels } from '../data/technologies.ts';
import type { MatchOptions } from './options.ts';
import type { AlienEmpire, SoloMachine } from './solo/powers.ts';

/** The number of handles in a match on one board, more than its counters can need. */
const MOST_HANDLES = 600;
/** The number of handles in a match on two boards, more than their counters can need. */
const MOST_HANDLES_ON_TWO = 2400;

/**
 * The state at the start of a match, before homes are chosen and markers are laid (SE-19, SE-20). `random` decides all
 * that is left to chance (SE-29.13).
 */
export function newState(options: MatchOptions, seats: readonly SeatInfo[], random: RandomState): EmpiresState {
  const scenario = scenarioOf(options);
  const hexes: Partial<Record<HexId, HexState>> = {};
  for (const hex of scenario.deep) hexes[hex] = openHex(null);
  const choosers = gather(scenario.homes, (_, seat) => (choosesArea(options, seat) ? [seat] : []));
  scenario.homes.forEach((home, seat) => {
    if (!choosers.includes(seat)) for (const hex of home?.area ?? []) hexes[hex] = openHex(seat);
  });
  // Areas that seats can choose have no markers until then.
  if (choosers.length > 0)
    for (const { areas } of scenario.boards) for (const hex of areas.flat()) hexes[hex] = openHex(null);
  // SE-26.1.1: hexes with alien homeworlds have no marker.
  for (const hex of ALIEN_WORLDS.slice(0, empiresIn(options))) hexes[hex] = { ...openHex(null), deep: false };
  // SE-25.1.1: entry hexes of machines have no marker.
  for (const hex of scenario.entries) hexes[hex] = { ...openHex(null), deep: false };
  const firstSeat = randomBelow(random, seats.length); // SE-5.1: chance decides which seat moves first.
  const copyCount = scenario.boards.length; // SE-23.1: one copy of the physical game for each board
  const turnOrder = seats.map((_, at) => (firstSeat + at) % seats.length);
  return {
    game: 'space-empires',
    options,
    random,
    revealed: 0,
    agenda: [
      ...choosers.map(seat => ({ step: 'set-up.area', args: { seat } }) as const),
      ...gather(scenario.homes, (home, seat) =>
        Array.from({ length: home?.extra ?? 0 }, () => ({ step: 'set-up.extra', args: { seat } }) as const),
      ),
      ...gather(scenario.homes, (home, seat) =>
        home === null ? [] : [{ step: 'set-up.world', args: { seat } } as const],
      ),
      { step: 'set-up.place', args: {} },
    ],
    outcome: null,
    cycle: 0,
    turn: 0,
    phase: 'set-up',
    teams: teamsOf(options, seats.length, random),
    order: turnOrder,
    active: null,
    hexes,
    walk: null,
    combat: null,
    battle: null,
    shots: [],
    aliens: {
      'alien-b': ALIENS['alien-b'].count * copyCount,
      'alien-c': ALIENS['alien-c'].count * copyCount,
      'alien-d': ALIENS['alien-d'].count * copyCount,
    },
    handles: newHandles(random, isEpic(options) ? MOST_HANDLES_ON_TWO : MOST_HANDLES),
    unseen: initialUnseen(options),
    opened: [],
    renewed: [],
    founded: [],
    spot: null,
    seats: seats.map(({ name }) => newSeat(name)),
    pieces: [],
    unused: scenario.boards.map(() => []),
    ...initialSolo(options),
  };
}

/** Whether a seat chooses the area of its home (SE-20.2, SE-21.1, SE-22.1). */
function choosesArea(options: MatchOptions, seat: number): boolean {
  const board = scenarioOf(options).boards[boardOfSeat(options, seat) - 1];
  return options.chosenAreas && board !== undefined && board.areas.length > 0;
}

/** The team of each seat; if teams are decided by lot, the lots are drawn here (SE-21.3, SE-22.2, SE-23.1). */
function teamsOf(options: MatchOptions, seats: number, random: RandomState): number[] {
  const { partners } = options;
  const arrangements =
    seats === 3 ? (['alone-a', 'alone-b', 'alone-c'] as const) : (['opposite', 'beside', 'other-side'] as const);
  const arrangement =
    partners === 'lot' ? (arrangements[randomBelow(random, arrangements.length)] ?? 'opposite') : partners;
  const allSeats = Array.from({ length: seats }, (_, seat) => seat);
  switch (arrangement) {
    case null:
      return [];
    case 'pairs':
      return allSeats.map(seat => seat % (scenarioOf(options).boards[0]?.seats ?? seats));
    case 'opposite':
      return allSeats.map(seat => seat % 2);
    case 'beside':
      return allSeats.map(seat => Math.floor(seat / 2));
    case 'other-side':
      return allSeats.map(seat => Math.floor(((seat + 1) % seats) / 2));
    default:
      return allSeats.map(seat => (arrangement === `alone-${'abc'.charAt(seat)}` ? 1 : 0));
  }
}

/** The solo part of the state at the start: the machines that will appear (SE-25.3), or the alien empires. */
function initialSolo(options: MatchOptions): Pick<EmpiresState, 'solo'> {
  const { scenario, solo } = options;
  if (solo === undefined) return {};
  if (scenarioOf(options).solo === 'aliens') {
    const { empires } = ALIEN_DIFFICULTY[solo.difficulty];
    return { solo: { machines: [], empires: ALIEN_WORLDS.slice(0, empires).map(newEmpire) } };
  }
  const difficulty = MACHINE_DIFFICULTIES.find(one => one === solo.difficulty) ?? 'easy';
  const schedule = SCHEDULES[scenario === 'solo-machines-large' ? 'large' : 'small'][difficulty];
  const machines = schedule.map(({ phase, strength }, number): SoloMachine => {
    const firstSeat = number === 0 && solo.printedFirst ? PRINTED_FIRST : { phase, strength };
    return { ...firstSeat, fate: 'coming', handle: null, weakness: null };
  });
  return { solo: { machines, empires: [] } };
}

/** An alien empire at the start: empty banks, and Mines 1 (SE-26.2). */
function newEmpire(world: HexId): AlienEmpire {
  const levels = { ...firstLevels(), mines: 1 };
  return {
    ...{ world, fallen: false, fleet: 0, tech: 0, defence: 0, levels, extra: [], unbuilt: [], fresh: [] },
    sealed: false,
  };
}

/** The number of alien empires in a match (SE-26.1). */
function empiresIn(options: MatchOptions): number {
  const { solo } = options;
  return solo === undefined || scenarioOf(options).solo !== 'aliens' ? 0 : ALIEN_DIFFICULTY[solo.difficulty].empires;
}

/** How many markers of each sort a match begins with, all of them unseen (SE-3.1, SE-3.2, SE-20.6, SE-21.2). */
function initialUnseen(options: MatchOptions): EmpiresState['unseen'] {
  const countsTimes = (factor: number, less = 0): MarkerCounts => {
    const counts: MarkerCounts = {};
    for (const marker of MARKERS) {
      const count = HOME_MARKERS[marker] ?? 0;
      if (count > 0) counts[marker] = count * factor - (marker === 'planet' ? less : 0);
    }
    return counts;
  };
  const { boards } = scenarioOf(options);
  const colouredMarkerCounts = gather(boardsOf(options), board => {
    const { seats = 0, colours = 1 } = boards[board - 1] ?? {};
    if (isRandomMap(options, board)) return [countsTimes(seats)];
    return Array.from({ length: seats }, () => countsTimes(colours, colours - 1));
  });
  return { white: boards.map(() => whiteMarkers(options)), coloured: colouredMarkerCounts };
}

/** The white markers of each board; in epic games the number of warp points is an option (SE-3.2, SE-23.3). */
export function whiteMarkers(options: MatchOptions): MarkerCounts {
  const { warps, machines } = options;
  const whiteMarkerCounts = deepMarkers(machines);
  return isEpic(options) ? { ...whiteMarkerCounts, 'warp-1': warps, 'warp-2': warps } : { ...whiteMarkerCounts };
}

/** A hex without a marker; `home` is the seat whose home territory it is, or `null` in deep space. */
export function openHex(home: number | null): HexState {
  return { marker: null, white: false, up: false, home, deep: home === null, colony: null };
}

/** The technology levels at the start of a match (SE-12). */
export function firstLevels(): Levels {
  return { ...FIRST_LEVELS };
}

const FIRST_LEVELS: Levels = {
  'ship-size': TECHNOLOGIES['ship-size'].start,
  attack: 0,
  defence: 0,
  tactics: 0,
  movement: TECHNOLOGIES.movement.start,
  'ship-yard': TECHNOLOGIES['ship-yard'].start,
  terraforming: 0,
  exploration: 0,
  fighters: 0,
  'point-defence': 0,
  cloaking: 0,
  scanners: 0,
  mines: 0,
  'mine-sweep': 0,
};

function newSeat(name: string): SeatState {
  return {
    name,
    out: false,
    world: null,
    extra: [],
    shown: {},
    sets: 1,
    lastBid: 0,
    points: 0,
    held: [],
    earned: 0,
    bonus: 0,
    cp: 0,
    levels: firstLevels(),
    income: null,
    sheet: null,
    wary: false,
    left: [],
    gained: [],
    research: 0,
    grants: {},
    granted: 0,
    risen: [],
    scans: {},
    history: [],
  };
}
