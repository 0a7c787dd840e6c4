import type { RandomState } from '../../../../kernel/plain/random.ts';
import type { Seat } from '../../../../kernel/words/message.ts';
import { between, sortedUnique, drawItems, oneOf } from '../../../../lessons/dealing.ts';
import { firstOffered, isAsked, scripted } from '../../../../lessons/goals.ts';
import type { PartialVariation, WayAnswer } from '../../../../lessons/lesson.ts';
import { LEARNER } from '../../../../lessons/position.ts';
import type { SpaceId } from '../../data/spaces.ts';
import { NORMAL_TILES, TILES } from '../../data/tiles.ts';
import type { NormalTile } from '../../data/tiles.ts';
import { pricesWithout } from '../../rules/merchant.ts';
import { say, tileName } from '../../text/say.ts';
import type { EmperorView } from '../../view.ts';
import { PositionBuilder } from '../position.ts';
import { goal, numbersToSay, spacesToSay, wordsToSay } from '../seen.ts';

// Practice positions about turns and tiles. Tiles, places and picks are random.

type DealtPosition = PartialVariation<EmperorView>;

const firstOption: WayAnswer = ({ options }) => options[0]?.id ?? '';
const SEATS: readonly Seat[] = [0, 1, 2];
const PLAYER_NAMES = ['learner', 'vega', 'mira'] as const;
const nameOf = (seat: Seat) => say(`lesson-name.${PLAYER_NAMES[seat] ?? 'learner'}`);

const INHABITED_TILES: readonly NormalTile[] = NORMAL_TILES.filter(tile => TILES[tile].planets > 0);
const EMPTY_TILES: readonly NormalTile[] = NORMAL_TILES.filter(tile => TILES[tile].kind === 'void');
const NEAR_SPACES: readonly SpaceId[] = ['b4', 'c4', 'c3', 'd5', 'e4', 'd3'];

/** Practice: which space on the map is the learner's (GE-2.2). */
export function dealtOwner(random: RandomState): DealtPosition {
  const spaces = drawItems(random, NEAR_SPACES, SEATS.length);
  const tiles = drawItems(random, INHABITED_TILES, SEATS.length);
  return {
    position: () => {
      const builder = new PositionBuilder();
      for (const [seat, space] of spaces.entries()) builder.tile(space, tiles[seat] ?? 't05', seat);
      return builder.inRole('warlord');
    },
    changes: {
      predict: {
        choices: spacesToSay(...spaces.toSorted()),
        outcome: ({ view }) => spaces.find(space => view.sectors[space]?.seat === LEARNER) ?? '',
        explanation: say('lesson.dealt.owner.because'),
      },
    },
  };
}

/** Practice: who places tiles in an Explorer (GE-3.2). */
export function dealtPlacing(random: RandomState): DealtPosition {
  const tileRow = drawItems(random, INHABITED_TILES, 4);
  return {
    position: () => new PositionBuilder().row(...tileRow).inRole('explorer'),
    reply: scripted(),
    changes: {
      say: say('lesson.dealt.placing'),
      way: Array.from({ length: 12 }, () => firstOption),
      predict: { explanation: say('lesson.dealt.placing.because') },
    },
  };
}

/** Practice: who picks the next role (GE-3.3). */
export function dealtNextPicker(random: RandomState): DealtPosition {
  const chooser = oneOf(random, SEATS);
  const direction = oneOf(random, [1, -1] as const);
  const rivalAnswers = scripted('pass', 'done', 'metal', 'role:regent');
  return {
    position: () =>
      new PositionBuilder()
        .also(state => {
          state.direction = direction;
          state.throne = chooser;
        })
        .inRole('scientist', chooser),
    reply: rivalAnswers,
    changes: {
      say: say('lesson.dealt.next', {
        chooser: nameOf(chooser),
        direction: say(direction === 1 ? 'lesson.dealt.next.clockwise' : 'lesson.dealt.next.counter'),
      }),
      goals: [
        goal(
          'lesson.dukedom.next.goal',
          ({ view, decision }) => view.picks.length > 1 || decision?.kind === 'round.role',
        ),
      ],
      way: [decision => firstOffered(decision, 'pass', 'done') ?? ''],
      predict: {
        outcome: ({ view, decision }) => PLAYER_NAMES[view.picks[1]?.seat ?? decision?.seat ?? 0] ?? '',
        explanation: say('lesson.dealt.next.because'),
      },
    },
  };
}

/** Practice: which tile the other players leave (GE-4.4). */
export function dealtTileLeft(random: RandomState): DealtPosition {
  const tiles = drawItems(random, INHABITED_TILES, 3);
  const [mine = 't05', ...rich] = tiles;
  const poorTile = oneOf(random, EMPTY_TILES);
  const tilesLeft = [...rich, poorTile].toSorted();
  const rivalAnswers = scripted(...rich.map(tile => `tile:${tile}`), 'leave');
  return {
    position: () => new PositionBuilder().row(mine, ...tilesLeft).inRole('explorer'),
    reply: rivalAnswers,
    changes: {
      say: say('lesson.dealt.left', { mine: tileName(mine) }),
      goals: [
        goal(
          'lesson.explorer.left.goal',
          now =>
            isAsked(now, 'explorer.space') &&
            now.events.filter(({ words }) => words.key === 'explorer.placed').length === SEATS.length,
        ),
      ],
      way: [`tile:${mine}`, firstOption, 'annex', firstOption],
      predict: { choices: wordsToSay(Object.fromEntries(tilesLeft.map(tile => [tile, tileName(tile)]))) },
    },
  };
}

/** Practice: the marks after a Merchant who ends the turn with food left, which is sold (GE-6.2). */
export function dealtFoodLeft(random: RandomState): DealtPosition {
  const face = between(random, 1, 6);
  const faces = [face, face, face, face];
  const { food: price } = pricesWithout(new PositionBuilder().state, faces, face);
  const tiles = drawItems(
    random,
    INHABITED_TILES.filter(tile => TILES[tile].food > 0),
    2,
  );
  const cubes = tiles.reduce((sum, tile) => sum + TILES[tile].food, 1);
  const marksBefore = between(random, 0, 4);
  const marks = marksBefore + 3;
  return {
    position: () => {
      const builder = new PositionBuilder();
      for (const [at, tile] of tiles.entries()) builder.tile(at === 0 ? 'b4' : 'b5', tile, LEARNER);
      return builder
        .owns(0, { marks: marksBefore, metal: 0, energy: 0 })
        .dice(...faces)
        .inRole('merchant');
    },
    changes: {
      say: say('lesson.dealt.food-left', { marks, cubes, price }),
      way: ['done'],
      predict: {
        choices: numbersToSay(...sortedUnique(marks, marks + price, marks + cubes, marks + cubes * price)),
        explanation: say('lesson.dealt.food-left.because'),
      },
    },
  };
}

/** Practice: how many sectors one move annexes (GE-9.5). */
export function dealtAnnexing(random: RandomState): DealtPosition {
  const [one = 't05', other = 't03'] = drawItems(random, [...INHABITED_TILES.slice(0, 6), ...EMPTY_TILES], 2);
  return {
    position: () =>
      new PositionBuilder()
        .noShips()
        .ships(0, 'a4', { fighter: 1 })
        .tile('b4', one)
        .tile('c4', other)
        .inRole('warlord'),
    changes: {
      say: say('lesson.dealt.annexing', { one: tileName(one), other: tileName(other) }),
      refs: ['space:a4', 'space:b4', 'space:c4'],
      way: ['move:fighter-1@a4', 'to:b4', 'to:c4', 'stop'],
      predict: { explanation: say('lesson.dealt.annexing.because') },
    },
  };
}

/** Practice: how many steps a way takes past a space that may be a Sun (GE-9.2). */
export function dealtWayPastSun(random: RandomState): DealtPosition {
  const tile = oneOf(random, ['t13', 't27', 't14', 't15', 't29'] as const);
  const goalTile = oneOf(random, INHABITED_TILES);
  return {
    position: () =>
      new PositionBuilder()
        .noShips()
        .ships(0, 'a4', { fighter: 1 })
        .tile('b5', tile)
        .tile('c6', goalTile)
        .inRole('warlord'),
    changes: {
      say: say('lesson.dealt.sun', { between: tileName(tile) }),
      refs: ['space:a4', 'space:b5', 'space:c6'],
      goals: [goal('lesson.moving.sun.goal', ({ view }) => view.sectors.c6?.seat === LEARNER)],
      way: ['move:fighter-1@a4', decision => firstOffered(decision, 'to:c6', 'to:b5') ?? '', 'to:c6'],
      predict: {
        // A Fighter that has moved both its spaces is no longer moving, so `walk` is gone.
        outcome: ({ view }) => String(view.turn?.role === 'warlord' ? (view.turn.walk?.gone ?? 2) : 2),
        explanation: say('lesson.dealt.sun.because'),
      },
    },
  };
}

/** Practice: what happens to the Scientist when Omega explodes (GE-5.2). */
export function dealtBlackHole(random: RandomState): DealtPosition {
  const [one = 't05', ...others] = drawItems(random, INHABITED_TILES, 3);
  return {
    position: () => new PositionBuilder().row(one, 'black-hole', ...others).inRole('explorer'),
    changes: { say: say('lesson.dealt.hole'), way: ['tile:black-hole'] },
  };
}

const LEARNER_SECTORS: readonly SpaceId[] = ['a3', 'a2', 'b4', 'b3', 'b2', 'c5', 'c4', 'c3', 'c6', 'd5'];

/** Practice: when the match ends after a player's last token is placed (GE-12.2). */
export function dealtLastToken(random: RandomState): DealtPosition {
  const [last = 't16', ...tiles] = drawItems(random, INHABITED_TILES, LEARNER_SECTORS.length + 1);
  const marks = between(random, 0, 9);
  return {
    position: () => {
      const builder = new PositionBuilder().tile('b5', last);
      for (const [at, space] of LEARNER_SECTORS.entries()) builder.tile(space, tiles[at] ?? 't01', LEARNER);
      return builder
        .noShips()
        .ships(0, 'a4', { fighter: 1 })
        .ships(1, 'g4', { fighter: 1 })
        .owns(0, { points: 28, marks })
        .also(state => {
          state.paid = 28;
          state.round = 8;
        })
        .inRole('warlord');
    },
    changes: { say: say('lesson.dealt.last', { last: tileName(last) }) },
  };
}
