import { describe, expect, test } from 'vitest';
import { GAMES_WITH_LESSONS } from '../../src/games/index.ts';
import { splitByTaught } from '../../src/cli/lessons.ts';
import { courseOf } from './astray.ts';
import { UNTAUGHT } from './untaught-rules.ts';

/** This many rules of a game a lesson teaches, at least: what is taught once stays so. */
const TAUGHT: Readonly<Record<string, number>> = {
  starcraft: 176,
  theseus: 89,
  'galactic-emperor': 61,
  'space-empires': 131,
};

describe.each(GAMES_WITH_LESSONS)('of the rules of %s', id => {
  test('each is taught in a lesson, or there is a reason why not', async () => {
    const { game, lessons } = await courseOf(id);
    const { taught, untaught } = splitByTaught(game.book?.rules ?? [], lessons);
    expect(taught.length).toBeGreaterThanOrEqual(TAUGHT[id] ?? Infinity);
    const reasons = Object.values(UNTAUGHT[id] ?? {}).flatMap(list => list.split(' '));
    const covers = (reason: string, rule: string): boolean => rule === reason || rule.startsWith(`${reason}.`);
    expect(untaught.filter(rule => !reasons.some(reason => covers(reason, rule)))).toEqual([]);
    // A reason for what is taught after all is out of date.
    expect(reasons.filter(reason => !untaught.some(rule => covers(reason, rule)))).toEqual([]);
  });
});
