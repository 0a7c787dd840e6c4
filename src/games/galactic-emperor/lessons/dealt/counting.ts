import type { RandomState } from '../../../../kernel/plain/random.ts';
import { between, sortedUnique, drawItems, oneOf } from '../../../../lessons/dealing.ts';
import type { Seat } from '../../../../kernel/words/message.ts';
import { scripted } from '../../../../lessons/goals.ts';
import type { Variation } from '../../../../lessons/lesson.ts';
import { stepsBetween } from '../../data/spaces.ts';
import type { SpaceId } from '../../data/spaces.ts';
import { TECHNOLOGY_COSTS, TECHNOLOGY_IDS } from '../../data/technologies.ts';
import { NORMAL_TILES, TILES } from '../../data/tiles.ts';
import type { NormalTile } from '../../data/tiles.ts';
import { faceAt, planetsOf } from '../../state/board.ts';
import { shipsAt } from '../../state/pieces.ts';
import { say, technologyName } from '../../text/say.ts';
import type { EmperorView } from '../../view.ts';
import { PositionBuilder } from '../position.ts';
import { fedSeats, goal, personWithMost, numbersToSay, playersToSay, placesOf, spacesToSay, told } from '../seen.ts';

// Practice positions about counting. Sectors, holders and goods are random.

/** Spaces beside the homes, by seat. */
const SECTORS_BY_SEAT: readonly (readonly SpaceId[])[] = [
  ['b4', 'b5', 'a3', 'b3'],
  ['f4', 'f5', 'e5', 'e6'],
  ['e1', 'f1', 'c1', 'd2'],
];
const INHABITED_TILES: readonly NormalTile[] = NORMAL_TILES.filter(tile => TILES[tile].planets > 0);
const METAL_TILES: readonly NormalTile[] = INHABITED_TILES.filter(tile => TILES[tile].metal > 0);

/** The sectors of a practice board, with their tiles and holders. */
type DealtSectors = readonly (readonly [space: SpaceId, tile: NormalTile, seat: Seat])[];

/** Picks a few random sectors for each player. */
function dealSectors(random: RandomState): DealtSectors {
  const tiles = [...drawItems(random, INHABITED_TILES, INHABITED_TILES.length)];
  return SECTORS_BY_SEAT.flatMap((realm, seat) =>
    realm.slice(0, between(random, 1, realm.length)).map(space => [space, tiles.pop() ?? 't05', seat] as const),
  );
}

/** A position with these sectors. */
function positionWithSectors(realm: DealtSectors): PositionBuilder {
  const builder = new PositionBuilder();
  for (const [space, tile, seat] of realm) builder.tile(space, tile, seat);
  return builder;
}

/** Practice: how much metal four sectors produce (GE-7.2). */
export function dealtYields(random: RandomState): Variation<EmperorView> {
  const spaces: readonly SpaceId[] = ['a3', 'b4', 'b5'];
  const tiles = drawItems(random, METAL_TILES, spaces.length);
  const metalSum = tiles.reduce((all, tile) => all + TILES[tile].metal, 1);
  return {
    position: () => {
      const builder = new PositionBuilder();
      for (const [at, space] of spaces.entries()) builder.tile(space, tiles[at] ?? 't05', 0);
      return builder.inRole('merchant');
    },
    stage: {
      say: say('lesson.dealt.yields'),
      refs: placesOf(['a4', ...spaces]),
      like: 'merchant.trade',
      predict: {
        ask: say('lesson.market.read.ask'),
        rule: 'GE-7.2',
        choices: numbersToSay(...sortedUnique(metalSum - 1, metalSum, metalSum + 1)),
        outcome: ({ view }) =>
          String([...spaces, 'a4' as const].reduce((all, space) => all + (faceAt(view, space)?.metal ?? 0), 0)),
        explanation: say('lesson.dealt.yields.because'),
      },
    },
  };
}

/** Whether one player has more planets than anybody else. */
function hasSoleLeader(realm: DealtSectors): boolean {
  const { state } = positionWithSectors(realm);
  const planetCounts = state.seats.map((_, seat) => planetsOf(state, seat));
  return planetCounts.filter(count => count === Math.max(...planetCounts)).length === 1;
}

/** Practice: who has the most planets (GE-10.10). */
export function dealtPlanets(random: RandomState): Variation<EmperorView> {
  const sectors = firstFitting(hasSoleLeader, () => dealSectors(random));
  return {
    position: () => positionWithSectors(sectors).inRole('regent'),
    stage: {
      say: say('lesson.which-role.points'),
      like: 'warlord.move',
      predict: {
        ask: say('lesson.which-role.points.ask'),
        rule: 'GE-10.10',
        choices: playersToSay(),
        outcome: ({ view }) => personWithMost(view.seats.map((_, seat) => planetsOf(view, seat))),
        explanation: say('lesson.dealt.planets.because'),
      },
    },
  };
}

/** Practice: who has no food on any sector (GE-7.2). */
export function dealtFood(random: RandomState): Variation<EmperorView> {
  const hungrySeat = between(random, 0, SECTORS_BY_SEAT.length - 1);
  const sectors = dealSectors(random);
  const cubes = between(random, 1, 2);
  return {
    position: () => {
      const builder = positionWithSectors(sectors);
      for (const [seat, [first]] of SECTORS_BY_SEAT.entries()) {
        if (seat !== hungrySeat && first !== undefined) builder.food(first, cubes);
      }
      return builder.inRole('steward');
    },
    stage: {
      say: say('lesson.which-role.food'),
      like: 'warlord.move',
      predict: {
        ask: say('lesson.which-role.food.ask'),
        rule: 'GE-7.2',
        choices: playersToSay(),
        outcome: ({ view }) => personWithMost(fedSeats(view).map(fed => (fed ? 0 : 1))),
        explanation: say('lesson.dealt.food.because'),
      },
    },
  };
}

/** Practice: who gets the points for the most marks (GE-12.5). */
export function dealtMarks(random: RandomState): Variation<EmperorView> {
  const [duke = 1, vega = 2, mira = 3] = drawItems(
    random,
    Array.from({ length: 15 }, (_, marks) => marks),
    3,
  );
  return {
    position: () =>
      new PositionBuilder().owns(0, { marks: duke }).owns(1, { marks: vega }).owns(2, { marks: mira }).inRole('regent'),
    stage: {
      say: say('lesson.dealt.marks'),
      like: 'steward.free',
      predict: {
        ask: say('lesson.last-rounds.tycoon.ask'),
        rule: 'GE-12.5',
        choices: playersToSay(),
        outcome: ({ view }) => personWithMost(view.seats.map(({ marks }) => marks)),
        explanation: say('lesson.dealt.marks.because'),
      },
    },
  };
}

/** Practice: how far a space is from home (GE-9.3). */
export function dealtDistance(random: RandomState): Variation<EmperorView> {
  const targetSpace = oneOf(random, ['b4', 'c4', 'c3', 'd3', 'd5', 'e4'] as const);
  const distance = stepsBetween('a4', targetSpace);
  return {
    position: () => new PositionBuilder().tile(targetSpace, 't11').inRole('warlord'),
    stage: {
      say: say('lesson.dealt.distance', { there: targetSpace.toUpperCase() }),
      refs: placesOf(['a4', targetSpace]),
      like: 'warlord.move',
      predict: {
        ask: say('lesson.which-technology.far.ask', { there: targetSpace.toUpperCase() }),
        rule: 'GE-9.1',
        choices: numbersToSay(...sortedUnique(Math.max(1, distance - 1), distance, distance + 1, distance + 2)),
        outcome: () => String(stepsBetween('a4', targetSpace)),
        explanation: say('lesson.dealt.distance.because'),
      },
    },
  };
}

/** Practice: how many food cubes three sectors have (GE-7.2). */
export function dealtCubes(random: RandomState): Variation<EmperorView> {
  const spaces: readonly SpaceId[] = ['a4', 'b4', 'b5'];
  const [one = 't05', other = 't07'] = drawItems(random, METAL_TILES, 2);
  const cubes = spaces.map(() => between(random, 0, 2));
  const sum = cubes.reduce((all, count) => all + count, 0);
  return {
    position: () => {
      const builder = new PositionBuilder().tile('b4', one, 0).tile('b5', other, 0);
      for (const [at, space] of spaces.entries()) {
        const count = cubes[at] ?? 0;
        if (count > 0) builder.food(space, count);
      }
      return builder.inRole('steward');
    },
    stage: {
      say: say('lesson.dealt.cubes'),
      refs: placesOf(spaces),
      like: 'steward.produce',
      predict: {
        ask: say('lesson.which-technology.read.ask'),
        rule: 'GE-7.2',
        choices: numbersToSay(...sortedUnique(sum, sum + 1, sum + 2, Math.max(0, sum - 1))),
        outcome: ({ view }) => String(spaces.reduce((all, space) => all + (view.food[space] ?? 0), 0)),
        explanation: say('lesson.dealt.cubes.because'),
      },
    },
  };
}

/** Practice: where on the map a Dreadnought is (GE-1.1). */
export function dealtShips(random: RandomState): Variation<EmperorView> {
  const spaces: readonly SpaceId[] = ['d6', 'c5', 'e5'];
  const [big = 'd6', middle = 'c5', small = 'e5'] = drawItems(random, spaces, spaces.length);
  const cruisers = between(random, 1, 2);
  return {
    position: () =>
      new PositionBuilder()
        .noShips()
        .tile('d5', 't05', 1)
        .ships(0, big, { dreadnought: 1 })
        .ships(0, middle, { cruiser: cruisers })
        .ships(0, small, { fighter: 2 })
        .inRole('warlord'),
    stage: {
      say: say('lesson.dealt.ships'),
      refs: placesOf(spaces),
      like: 'warlord.move',
      predict: {
        ask: say('lesson.when-to-fight.read.ask'),
        rule: 'GE-9.14',
        choices: spacesToSay(...spaces),
        outcome: ({ view }) => spaces.find(space => shipsAt(view, 0, space).dreadnought > 0) ?? '',
        explanation: say('lesson.when-to-fight.read.because'),
      },
    },
  };
}

/** Practice: the price of a technology for the player who picked the Scientist (GE-11.1). */
export function dealtDiscount(random: RandomState): Variation<EmperorView> {
  const card = oneOf(random, TECHNOLOGY_IDS);
  const cost = TECHNOLOGY_COSTS[card];
  return {
    reply: scripted('pass', 'done'),
    position: () => new PositionBuilder().owns(0, { energy: 3 }).inRole('scientist'),
    stage: {
      say: say('lesson.dealt.discount', { card: technologyName(card), cost }),
      like: 'scientist.buy',
      predict: {
        ask: say('lesson.science.buy.ask', { card: technologyName(card) }),
        rule: 'GE-11.1',
        choices: numbersToSay(cost - 1, cost, cost + 1),
        outcome: ({ events }) => {
          const price = events.find(({ words }) => words.key === 'scientist.bought')?.words.with?.price;
          return typeof price === 'number' ? String(price) : '';
        },
        explanation: say('lesson.dealt.discount.because'),
      },
      goals: [goal('lesson.science.buy.goal', now => told(now, 'scientist.bought'))],
      way: [`buy:${card}`],
    },
  };
}

/** Deals at random until a result fits. Fitting results are frequent, so the loop ends soon. */
function firstFitting<One>(fits: (one: One) => boolean, deal: () => One): One {
  for (;;) {
    const candidate = deal();
    if (fits(candidate)) return candidate;
  }
}
