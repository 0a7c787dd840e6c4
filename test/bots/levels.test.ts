import { describe, expect, test } from 'vitest';
import { levelOf, LEVELS, programOf } from '../../src/bots/levels.ts';
import type { BotPlayer, Turn } from '../../src/bots/player.ts';
import { ranked } from '../../src/bots/ranking.ts';
import { EFFORTS, playerOf } from '../../src/bots/strengths.ts';
import { cliTexts } from '../../src/cli/text.en.ts';
import { GAMES, levelsOf } from '../../src/games/index.ts';
import { PLAYERS } from '../../src/saves/input/people.ts';
import type { Decision } from '../../src/kernel/match/decision.ts';
import { seededRandom } from '../../src/kernel/plain/random.ts';

const decision = (...ids: readonly string[]): Decision => ({
  n: 0,
  seat: 0,
  kind: 'pick',
  prompt: { key: 'pick' },
  rule: '',
  secrecy: 'open',
  options: ids.map(id => ({ id, words: { key: id } })),
  amount: null,
});

const turn = (...ids: readonly string[]): Turn => ({
  game: 'toy',
  view: null,
  decision: decision(...ids),
  random: seededRandom('levels'),
});

/** It likes what comes last in the alphabet. */
const last: BotPlayer = ({ decision: { options } }) =>
  options
    .map(({ id }) => id)
    .sort()
    .at(-1) ?? '';

describe('the answers of a player, the best first', () => {
  test('are what it takes when those before it are not on offer', () => {
    expect(ranked(last, turn('b', 'd', 'a', 'c'), 3)).toEqual(['d', 'c', 'b']);
    expect(ranked(last, turn('b', 'a'), 5)).toEqual(['b', 'a']);
  });

  test('are answers on offer, even those of a player that insists', () => {
    expect(ranked(() => 'b', turn('a', 'b', 'c'), 3)).toEqual(['b', 'a', 'c']);
  });
});

describe('the program’s players by their names', () => {
  test('are those of saves, one for each level', () => {
    expect(PLAYERS).toEqual(['human', ...LEVELS.map(programOf)]);
    expect(PLAYERS.map(levelOf)).toEqual([null, ...LEVELS]);
  });

  test('are told by the help of the command line, with the games that lack one', () => {
    const { 'cli.levels': told } = cliTexts;
    for (const level of LEVELS) expect(told).toMatch(new RegExp(`^  ${level} `, 'm'));
    const without = Object.keys(GAMES).filter(id => !levelsOf(id).includes('master'));
    expect(without).toEqual(['space-empires']);
    expect(told).toContain('Space Empires has no master.');
  });
});

describe('levels', () => {
  test.each([
    ['a game that says nothing of it', 300],
    ['galactic-emperor', 750],
    ['space-empires', 60],
    ['starcraft', 80],
  ])('begin with an easy one, which in %s takes what it likes second some %i times of 1,000', (game, times) => {
    const easy = playerOf('easy', last, null);
    const random = seededRandom('easy');
    const answers = Array.from({ length: 1_000 }, () => easy({ ...turn('a', 'b', 'c'), game, random }));
    const seconds = answers.filter(answer => answer === 'b').length;
    expect(new Set(answers)).toEqual(new Set(['b', 'c']));
    expect(seconds).toBeGreaterThan(times - 40);
    expect(seconds).toBeLessThan(times + 40);
  });

  test('of which one is the rules of thumb themselves, as are all that search where a game gives no advice', () => {
    expect(playerOf('normal', last, null)).toBe(last);
    expect(playerOf('hard', last, null)).toBe(last);
  });

  test('compare the best two answers in six fresh worlds at least', () => {
    expect(LEVELS).toEqual(['easy', 'normal', 'hard', 'master']);
    for (const { last: fresh, stages } of Object.values(EFFORTS)) {
      expect(fresh).toBeGreaterThanOrEqual(6);
      expect(stages.at(-1)?.kept).toBe(1);
    }
  });
});
