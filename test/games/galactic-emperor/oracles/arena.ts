import { SHIP_KINDS, SHIPS } from '../../../../src/games/galactic-emperor/data/ships.ts';
import { SPACE_IDS } from '../../../../src/games/galactic-emperor/data/spaces.ts';
import type { SpaceId } from '../../../../src/games/galactic-emperor/data/spaces.ts';
import { TECHNOLOGY_IDS } from '../../../../src/games/galactic-emperor/data/technologies.ts';
import type { TechnologyId } from '../../../../src/games/galactic-emperor/data/technologies.ts';
import { gameDefinition, galacticEmperor } from '../../../../src/games/galactic-emperor/game.ts';
import { hasPlanet, isSun } from '../../../../src/games/galactic-emperor/state/board.ts';
import { noShips, tokenReserve } from '../../../../src/games/galactic-emperor/state/pieces.ts';
import type { EmperorState } from '../../../../src/games/galactic-emperor/state/state.ts';
import { recordFrom } from '../../../../src/kernel/history/open.ts';
import type { Match, MatchSetting } from '../../../../src/kernel/history/playable.ts';
import type { CheckpointPolicy } from '../../../../src/kernel/match/checkpoints.ts';
import { randomBelow, seededRandom, shuffle } from '../../../../src/kernel/plain/random.ts';
import type { RandomState } from '../../../../src/kernel/plain/random.ts';

/** A match in full swing: tiles, tokens, ships and technologies are dealt by chance. */
export function arenaMatch(setting: MatchSetting, keeping: CheckpointPolicy): Match {
  const random = seededRandom(`arena ${setting.seed}`);
  const options = gameDefinition.options(setting.options, setting.seats);
  const state = gameDefinition.setUp(options, setting.seats, seededRandom(setting.seed));
  layTiles(state, random);
  for (const seat of state.seats.keys()) settle(state, seat, random);
  dealTechnologies(state, random);
  if (randomBelow(random, 4) === 0) state.paid = state.seats.length * 20;
  state.seats.forEach((seat, number) => (seat.points = number === 0 ? state.paid : 0));
  if (randomBelow(random, 10) === 0) tieAtTheEnd(state, randomBelow(random, 2) === 0);
  const start = {
    game: gameDefinition.id,
    rulesVersion: gameDefinition.rulesVersion,
    ...setting,
    options: setting.options,
  };
  return galacticEmperor.restore(recordFrom(start, state), keeping);
}

/**
 * The last turn of a Warlord, after which two seats without ships are tied, also in marks and sectors if they are
 * `alike`.
 */
function tieAtTheEnd(state: EmperorState, alike: boolean): void {
  state.role = { id: 'warlord', chooser: 0 };
  state.offer = state.offer.filter(role => role !== 'warlord');
  state.picks = [{ seat: 0, role: 'warlord' }];
  state.seats.forEach((seat, number) => {
    seat.points = number === 1 || number === 2 ? 40 : 10;
    if (number > 0) seat.ships = {};
    if (alike) seat.marks = 5;
  });
  if (alike) state.sectors = {};
  state.paid = state.seats.reduce((sum, { points }) => sum + points, 0);
  state.agenda = [
    { step: 'warlord.begin', args: { seat: 0 } },
    { step: 'end.winner', args: {} },
  ];
}

/** Lays this many tiles from the stack, sometimes all but a few, so that the Explorer flips. */
function layTiles(state: EmperorState, random: RandomState): void {
  const empty = SPACE_IDS.filter(space => state.tiles[space] === undefined);
  shuffle(random, empty);
  const leave = randomBelow(random, 3) === 0 ? randomBelow(random, 4) : 4 + randomBelow(random, 18);
  for (const space of empty) {
    if (state.stack.length <= leave) break;
    const tile = state.stack.pop();
    if (tile === undefined) break;
    if (tile === 'black-hole') {
      state.tiles.d4 = tile;
      state.offer = state.offer.filter(role => role !== 'scientist');
    } else state.tiles[space] = tile;
  }
}

/** Gives a seat sectors, ships and goods. */
function settle(state: EmperorState, seat: number, random: RandomState): void {
  const owner = state.seats[seat];
  if (owner === undefined) return;
  const free = SPACE_IDS.filter(
    space =>
      hasPlanet(state, space) &&
      state.sectors[space] === undefined &&
      !state.homes.includes(space) &&
      isFree(state, seat, space),
  );
  shuffle(random, free);
  // Now and then all tokens but one lie on the board, and do not suffice for what is free under ships.
  const isCrowded = randomBelow(random, 6) === 0;
  const count = isCrowded ? Math.min(tokenReserve(state, seat) - 1, free.length - 2) : 2 + randomBelow(random, 5);
  if (isCrowded) for (const space of free.slice(count, count + 2)) owner.ships[space] = { ...noShips(), fighter: 1 };
  for (const space of free.slice(0, Math.max(0, count))) {
    state.sectors[space] = { seat, side: randomBelow(random, 3) === 0 ? 'starbase' : 'empire' };
  }
  owner.marks = randomBelow(random, 15);
  owner.metal = randomBelow(random, 7);
  owner.energy = randomBelow(random, 4);
  for (let fleet = 0; fleet < 4; fleet += 1) {
    const open = SPACE_IDS.filter(
      space =>
        !isSun(state, space) &&
        isFree(state, seat, space) &&
        !state.homes.some((home, other) => home === space && other !== seat),
    );
    const space = open[randomBelow(random, open.length)];
    if (space === undefined) continue;
    const ships = owner.ships[space] ?? noShips();
    for (const kind of SHIP_KINDS) {
      const out = Object.values(owner.ships).reduce((sum, other) => sum + other[kind], 0);
      ships[kind] += randomBelow(random, Math.min(3, SHIPS[kind].perPlayer - out) + 1);
    }
    if (ships.fighter + ships.cruiser + ships.dreadnought > 0) owner.ships[space] = ships;
  }
}

/** Whether nobody else is on a space. */
function isFree(state: EmperorState, seat: number, space: SpaceId): boolean {
  const token = state.sectors[space]?.seat ?? seat;
  return token === seat && state.seats.every(({ ships }, other) => other === seat || ships[space] === undefined);
}

function dealTechnologies(state: EmperorState, random: RandomState): void {
  const cards: TechnologyId[] = [...TECHNOLOGY_IDS];
  shuffle(random, cards);
  for (const card of cards.slice(0, 7 + randomBelow(random, 6))) {
    state.seats[randomBelow(random, state.seats.length)]?.technologies.push(card);
  }
}
