import { describe, expect, test } from 'vitest';
import { galacticEmperor } from '../../../src/games/galactic-emperor/game.ts';
import { emperorBook } from '../../../src/games/galactic-emperor/text/book.ts';
import { isReconstructed, originOf, rulingsForRef } from '../../../src/kernel/book/rule-book.ts';
import { describeRuleBook } from '../../oracles/rule-book.ts';
import { SCENARIOS } from './scenarios.ts';

describeRuleBook({ game: galacticEmperor, book: emperorBook, untested: {}, scenarios: SCENARIOS });

describe('what is known of a thing on the table', () => {
  test('costs, tiles, market and layouts are marked as designed, the Space Pirate is not', () => {
    expect(originOf(emperorBook, 'technology:robotics')?.ours).toEqual(['cost']);
    expect(originOf(emperorBook, 'technology:space-pirate')?.ours).toEqual([]);
    expect(originOf(emperorBook, 'tile:t05')?.ours).toContain('yields');
    expect(originOf(emperorBook, 'market:metal')?.from).toBe('designed');
    expect(Object.values(emperorBook.origins).filter(isReconstructed).length).toBeGreaterThan(50);
  });

  test('a space leads to the board, a seat to nothing', () => {
    expect(rulingsForRef(emperorBook, 'space:c4').map(({ id }) => id)).toContain('layouts');
    expect(originOf(emperorBook, 'seat:0')).toBeNull();
  });
});
