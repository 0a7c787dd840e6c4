import { describe, expect, test } from 'vitest';
import { starcraft } from '../../../src/games/starcraft/game.ts';
import { starcraftBook } from '../../../src/games/starcraft/text/book.ts';
import { isReconstructed, originOf, rulingsForRef, rulingsForRule } from '../../../src/kernel/rule-book.ts';
import type { Ref } from '../../../src/kernel/words.ts';
import { describeRuleBook } from '../../oracles/rule-book.ts';
import { SCENARIOS } from './scenarios.ts';

describeRuleBook({ game: starcraft, book: starcraftBook, untested: {}, scenarios: SCENARIOS });

describe('what is known of a thing on the table', () => {
  const idsFor = (ref: Ref): readonly string[] => rulingsForRef(starcraftBook, ref).map(({ id }) => id);
  const isMarked = (ref: Ref): boolean => {
    const origin = originOf(starcraftBook, ref);
    if (origin === null) throw new Error(`${ref} has no origin`);
    return isReconstructed(origin);
  };

  test('a unit is found by its type, in an area and in a battle', () => {
    for (const ref of ['unit:ghost', 'unit:ghost@braken-2', 'fighter:a-ghost-1'] as const) {
      expect(originOf(starcraftBook, ref)?.confidence).toBe('low');
      expect(idsFor(ref)).toContain('ghost-price');
    }
    expect(originOf(starcraftBook, 'fighter:d-siege-tank-2')?.confidence).toBe('high');
  });

  test('a Technology card is found by its technology, an Event card by its kind', () => {
    expect(isMarked('card:bunker-1')).toBe(true);
    expect(idsFor('card:nuke-1')).toEqual(expect.arrayContaining(['nuke', 'returning-cards']));
    expect(isMarked('event:supply-run')).toBe(true);
    expect(idsFor('event:supply-run')).toEqual(['event-cards']);
  });

  test('what stands in print or in sources that agree bears no mark', () => {
    expect(isMarked('card:terran-c05')).toBe(false);
    expect(isMarked('card:zerg-c01')).toBe(false);
    expect(isMarked('building:spire-2')).toBe(false);
    expect(isMarked('building:robotics-facility')).toBe(true);
  });

  test('an area stands for its Resource card, or else for its planet', () => {
    expect(idsFor('area:tarsonis-2')).toContain('tarsonis');
    expect(originOf(starcraftBook, 'area:tarsonis-1')?.ours).toEqual([]);
    expect(originOf(starcraftBook, 'route:r1')).toBeNull();
  });

  test('a rule leads to its rulings', () => {
    expect(rulingsForRule(starcraftBook, 'SC-13.9.5').map(({ id }) => id)).toEqual(['small-retreat']);
    expect(rulingsForRule(starcraftBook, 'SC-14.1')).toEqual([]);
  });
});
