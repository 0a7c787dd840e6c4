import { describe, test } from 'vitest';
import { unitAnswer } from '../../src/games/space-empires/lessons/seen.ts';
import type { WayAnswer } from '../../src/lessons/lesson.ts';
import { courseOf, expectLost } from './astray.ts';

const emperor = await courseOf('galactic-emperor');
const starcraft = await courseOf('starcraft');
const empires = await courseOf('space-empires');

/** Looks at F4 with the Cruiser. */
const looks: WayAnswer = ({ options }) => options.find(({ id }) => id.endsWith(':f4'))?.id ?? '';

/** Poor answers, what follows from them, and the words that explain it afterwards. */
const MISTAKES: readonly (readonly [string, typeof emperor, string, number, readonly WayAnswer[], string])[] = [
  [
    'the Attack that is bought leaves too little for ships',
    empires,
    'economy',
    2,
    ['lesson.say:now', 'technology:attack'],
    'lesson.economy.level.advice',
  ],
  [
    'a marker that is turned up is no secret',
    empires,
    'deep-space',
    1,
    ['lesson.say:own', looks, 'turn-up'],
    'lesson.deep-space.scan.advice',
  ],
  [
    'two Scouts that go to one hex leave another unexplored',
    empires,
    'explore',
    2,
    ['lesson.say:after', unitAnswer('go', 'scout'), unitAnswer('with', 'scout'), 'to:c3'],
    'lesson.explore.enter.advice',
  ],
  [
    'a pipeline leaves the place where the chain needs it',
    empires,
    'roads',
    1,
    [unitAnswer('go', 'pipeline', 'c4'), 'to:b4'],
    'lesson.roads.chain.advice',
  ],
  [
    'a pipeline of the chain moves off',
    empires,
    'roads',
    3,
    ['lesson.say:2', 'enough', 'done', 'seat:a', unitAnswer('go', 'pipeline', 'd3'), 'to:e3'],
    'lesson.roads.road.advice',
  ],
  [
    'the Destroyer goes another way',
    empires,
    'what-to-buy',
    1,
    ['lesson.say:2', unitAnswer('go', 'destroyer'), 'to:d5'],
    'lesson.what-to-buy.move.advice',
  ],
  [
    'of two hits on Fighters none is left to fire',
    emperor,
    'battle',
    3,
    ['ship:fighter+c5', 'ship:fighter+c5'],
    'lesson.battle.hits.advice',
  ],
  [
    'of two hits on the Dreadnought it is destroyed',
    emperor,
    'battle',
    3,
    ['ship:dreadnought+c5', 'ship:dreadnought+c5+on-side'],
    'lesson.battle.hits.second',
  ],
  ['a poor tile lies at the own home', emperor, 'explorer', 3, ['space:a3'], 'lesson.explorer.bad.own'],
  [
    'both Fighters go where one is enough',
    emperor,
    'moving',
    1,
    ['lesson.say:1', 'move:fighter-2@a4', 'to:b4', 'to:c4'],
    'lesson.moving.annex.advice',
  ],
  [
    'a token that lies on the Throne is missing on a sector',
    emperor,
    'regent',
    2,
    ['lesson.say:empire', 'throne'],
    'lesson.regent.place.advice',
  ],
  ['food that is on no sector is sold', emperor, 'merchant', 2, ['place:b4', 'done'], 'lesson.merchant.feed.sold'],
  ['a cube of food is sold instead of eaten', emperor, 'merchant', 2, ['sell:food'], 'lesson.merchant.feed.sold'],
  ['the only energy is sold', emperor, 'merchant', 3, ['sell:energy'], 'lesson.merchant.trade.energy'],
  [
    'Event cards that are not played are gone',
    starcraft,
    'special-orders',
    6,
    ['none'],
    'lesson.special-orders.event.none',
  ],
  ['the Fighter is at a dock before A3 is tried', emperor, 'engineer', 1, ['space:b4'], 'lesson.engineer.free.advice'],
  ['the Fighter stops before the home is tried', emperor, 'moving', 3, ['stop'], 'lesson.moving.home.advice'],
  ['a Scout retreats to another hex', empires, 'battle', 4, ['done', 'flee:f3'], 'lesson.battle.retreat.advice'],
  [
    'the last Scouts leave the battle',
    empires,
    'battle',
    5,
    ['lesson.say:up', 'flee:e4', 'flee:e4'],
    'lesson.battle.end.advice',
  ],
  [
    'another ship is scuttled',
    empires,
    'what-to-buy',
    3,
    ['lesson.say:61', unitAnswer('scuttle', 'cruiser')],
    'lesson.what-to-buy.scuttle.advice',
  ],
  ['a token that is not bought is missing', emperor, 'regent', 1, ['pass'], 'lesson.regent.buy.pass'],
  ['a turn without a purchase ends', emperor, 'science', 1, ['lesson.say:1', 'pass'], 'lesson.science.buy.pass'],
  [
    'a tile without a planet belongs to nobody',
    emperor,
    'explorer',
    1,
    ['tile:t14', 'space:b4'],
    'lesson.explorer.best.leave',
  ],
  [
    'a tile with one planet counts one',
    emperor,
    'explorer',
    1,
    ['tile:t03', 'space:b4', 'annex'],
    'lesson.explorer.best.leave',
  ],
  [
    'a tile far from home is annexed there',
    emperor,
    'explorer',
    1,
    ['tile:t24', 'space:d5', 'annex'],
    'lesson.explorer.best.leave',
  ],
  [
    'a tile that is not annexed is nobody’s',
    emperor,
    'explorer',
    1,
    ['tile:t24', 'space:b4', 'leave'],
    'lesson.explorer.best.leave',
  ],
];

describe('a mistake is carried out, in three answers at most, and explained only when it has been seen', () => {
  test.each(MISTAKES)('%s', (_, course, lesson, stage, answers, words) => {
    expectLost(course, lesson, stage, answers, words);
  });
});
