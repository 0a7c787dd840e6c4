import { newHandles } from '../../../kernel/match/handles.ts';
import type { SeatInfo } from '../../../kernel/match/record.ts';
import { below } from '../../../kernel/plain/random.ts';
import type { RandomState } from '../../../kernel/plain/random.ts';
import type { HexId } from '../data/hexes.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { TECHNOLOGIES } from '../data/technologies.ts';
import { ALIENS } from '../data/units.ts';
import type { EmpiresState, HexState, Levels, MatchOptions, SeatState } from './state.ts';

/** More counters than there can ever be on one map. */
const MOST_HANDLES = 600;

/** The state before homes are chosen and markers are laid (SE-19, SE-20). */
export function newState(options: MatchOptions, seats: readonly SeatInfo[], random: RandomState): EmpiresState {
  const scenario = SCENARIOS[options.scenario];
  const hexes: Partial<Record<HexId, HexState>> = {};
  for (const hex of scenario.deep) hexes[hex] = openHex(null);
  scenario.homes.forEach(({ area }, seat) => {
    for (const hex of area) hexes[hex] = openHex(seat);
  });
  const first = below(random, seats.length); // SE-5.1
  const order = seats.map((_, at) => (first + at) % seats.length);
  return {
    game: 'space-empires',
    options,
    random,
    revealed: 0,
    agenda: [
      ...scenario.homes.flatMap(({ extra }, seat) =>
        Array.from({ length: extra }, () => ({ step: 'set-up.extra', args: { seat } }) as const),
      ),
      ...scenario.homes.map((_, seat) => ({ step: 'set-up.world', args: { seat } }) as const),
      { step: 'set-up.place', args: {} },
    ],
    outcome: null,
    cycle: 0,
    turn: 0,
    phase: 'set-up',
    order,
    active: null,
    hexes,
    walk: null,
    combat: null,
    battle: null,
    shots: [],
    aliens: {
      'alien-b': ALIENS['alien-b'].count,
      'alien-c': ALIENS['alien-c'].count,
      'alien-d': ALIENS['alien-d'].count,
    },
    handles: newHandles(random, MOST_HANDLES),
    seats: seats.map(({ name }) => newSeat(name)),
    pieces: [],
    unused: [],
  };
}

/** A hex without a marker; `null`: deep space. */
export function openHex(home: number | null): HexState {
  return { marker: null, white: false, up: false, home, deep: home === null, colony: null };
}

/** The levels at the start (SE-12). */
export function firstLevels(): Levels {
  return { ...FIRST };
}

const FIRST: Levels = {
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
    lastBid: 0,
    points: 0,
    held: [],
    earned: 0,
    cp: 0,
    levels: firstLevels(),
    income: null,
    sheet: null,
    wary: false,
    bonus: 0,
    gained: [],
    research: 0,
    scans: {},
    history: [],
  };
}
