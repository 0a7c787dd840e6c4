import type { SeatInfo } from '../../../kernel/match/record.ts';
import { newWindows } from '../../../kernel/match/window.ts';
import { randomBelow, shuffle } from '../../../kernel/plain/random.ts';
import type { RandomState } from '../../../kernel/plain/random.ts';
import { boxOrDefault, tilesWithBack } from '../data/box.ts';
import { FIRST_ROLES } from '../data/roles.ts';
import { EXTRA_TILES, FIRST_ENERGY, FIRST_FIGHTERS, FIRST_MARKS, FIRST_METAL, ringSpace } from '../data/set-up.ts';
import { CENTRE } from '../data/spaces.ts';
import type { SpaceId } from '../data/spaces.ts';
import { HOME_TILES } from '../data/tiles.ts';
import type { TileId } from '../data/tiles.ts';
import { playerCount } from './seats.ts';
import type { EmperorState, MatchOptions, SeatState } from './state.ts';

/** The state after the set-up (GE-2), which needs no decisions. */
export function newState(options: MatchOptions, seats: readonly SeatInfo[], random: RandomState): EmperorState {
  const count = playerCount(seats.length);
  const homes = boxOrDefault(options.box).layouts[count].map(ringSpace);
  const tileStack = shuffledStack(options, seats.length, random);
  const tiles: Partial<Record<SpaceId, TileId>> = { [CENTRE]: 'omega' };
  homes.forEach((space, seat) => {
    const tile = HOME_TILES[seat];
    if (tile !== undefined) tiles[space] = tile;
  });
  // The face-up tiles (GE-2.6, GE-2.8).
  const tileRow = Array.from({ length: count + EXTRA_TILES }, () => tileStack.pop()).filter(tile => tile !== undefined);
  return {
    game: 'galactic-emperor',
    options,
    random,
    revealed: 0,
    agenda: [{ step: 'round.begin', args: {} }],
    outcome: null,
    windows: newWindows(),
    round: 0,
    homes: [...homes],
    seats: seats.map(({ name }, seat) => newSeat(name, homes[seat])),
    tiles,
    row: tileRow,
    stack: tileStack,
    topKnown: null,
    sectors: {},
    food: {},
    paid: 0,
    throne: randomBelow(random, seats.length),
    direction: 1,
    offer: [...FIRST_ROLES],
    picks: [],
    role: null,
    turn: null,
    prices: null,
    battle: null,
    regent: null,
    dice: [],
    warp: null,
    blocked: [],
    used: [],
    gone: [],
  };
}

/** The tile stack: plain tiles above the Black Hole, atomic tiles below it. The top tile comes last (GE-2.5). */
function shuffledStack({ box: owners }: MatchOptions, seats: number, random: RandomState): TileId[] {
  const box = boxOrDefault(owners);
  const [plain, atomic] = (['plain', 'atomic'] as const).map((back): TileId[] => {
    const homes = box.home.back === back ? HOME_TILES.slice(seats) : [];
    return [...tilesWithBack(box, back), ...homes];
  });
  shuffle(random, plain ?? []);
  shuffle(random, atomic ?? []);
  return [...(atomic ?? []), 'black-hole', ...(plain ?? [])];
}

/** The state of a seat at the start (GE-2.4). */
function newSeat(name: string, home: SpaceId | undefined): SeatState {
  const fleet = { fighter: FIRST_FIGHTERS, cruiser: 0, dreadnought: 0 };
  return {
    name,
    out: false,
    marks: FIRST_MARKS,
    metal: FIRST_METAL,
    energy: FIRST_ENERGY,
    points: 0,
    technologies: [],
    ships: home === undefined ? {} : { [home]: fleet },
  };
}
