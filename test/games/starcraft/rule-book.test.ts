import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EVENT_CARD_IDS, EVENT_KINDS, EVENTS } from '../../../src/games/starcraft/data/events.ts';
import { ORIGINS } from '../../../src/games/starcraft/data/origins.ts';
import { starcraft } from '../../../src/games/starcraft/game.ts';
import { starcraftBook } from '../../../src/games/starcraft/text/book.ts';
import { isReconstructed, originOf, rulingsForRef, rulingsForRule } from '../../../src/kernel/book/rule-book.ts';
import type { Origin } from '../../../src/kernel/book/rule-book.ts';
import type { Ref } from '../../../src/kernel/words/message.ts';
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

describe('the page on how true it is says the same of the components', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/how-true.md'), 'utf8').replace(/\s+/g, ' ');
  const records = Object.entries<Origin>(starcraftBook.origins);
  const copies = (from: (origin: Origin) => boolean): number =>
    EVENT_KINDS.filter(kind => from(ORIGINS[`event:${kind}`])).reduce((sum, kind) => sum + EVENTS[kind].copies, 0);

  test('Combat cards by origin', () => {
    const cards = records.filter(([record]) => record.startsWith('card:')).map(([, origin]) => origin);
    const ours = cards.filter(isReconstructed).length;
    const known = cards.filter(origin => origin.from === 'public' && !isReconstructed(origin)).length;
    expect(page).toContain(`${known} of the ${cards.length} different Combat cards`);
    expect(page).toContain(`${ours} of the ${cards.length} different Combat cards (the expansion replaced`);
  });

  test('Event cards by origin', () => {
    const designed = copies(({ from }) => from === 'designed');
    const core = copies(({ from }) => from !== 'designed');
    expect(page).toContain(`${designed} of the ${EVENT_CARD_IDS.length} are our own design, ${core} are known in part`);
  });

  test('it leads to the rulings', () => {
    expect(page).toContain('(starcraft-rulings.md)');
  });
});
