import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CARD_KINDS } from '../../../src/games/theseus/data/cards.ts';
import { theseus } from '../../../src/games/theseus/game.ts';
import { theseusBook } from '../../../src/games/theseus/text/book.ts';
import { isReconstructed, originOf, rulingsForRef } from '../../../src/kernel/book/rule-book.ts';
import type { Origin } from '../../../src/kernel/book/rule-book.ts';
import type { Ref } from '../../../src/kernel/words/message.ts';
import { describeRuleBook } from '../../oracles/rule-book.ts';
import { SCENARIOS } from './scenarios.ts';

describeRuleBook({ game: theseus, book: theseusBook, untested: {}, scenarios: SCENARIOS });

describe('what is known of a thing on the table', () => {
  const idsFor = (ref: Ref): readonly string[] => rulingsForRef(theseusBook, ref).map(({ id }) => id);

  test('a card is found by its kind, a bonus card and a unit too', () => {
    expect(originOf(theseusBook, 'card:greys-decay-1')?.ours).toContain('copies');
    expect(idsFor('card:greys-decay-1')).toContain('decay');
    expect(originOf(theseusBook, 'card:bonus-recall-1')?.from).toBe('designed');
    expect(idsFor('unit:small-alien-2')).toContain('small-aliens');
    expect(originOf(theseusBook, 'unit:marine-1')?.confidence).toBe('high');
  });

  test('a room and a slot stand for their sector, a faction for its sector as well', () => {
    expect(idsFor('room:control-room-a')).toContain('passages');
    expect(idsFor('slot:tech-bay-s4')).toContain('installed-slots');
    expect(theseusBook.recordsOf('faction:aliens')).toEqual(['faction:aliens', 'sector:alien-nest']);
    expect(theseusBook.recordsOf('faction:pandora')).toEqual(['faction:pandora', 'pandora:marker']);
    expect(originOf(theseusBook, 'seat:0')).toBeNull();
  });
});

test('TH-16.1.1: every card has a text that can be read at any time', () => {
  const texts: Readonly<Record<string, unknown>> = theseus.texts.en;
  expect(CARD_KINDS.filter(kind => typeof texts[`card.${kind}.text`] !== 'string')).toEqual([]);
});

test('the page on how true it is says the same of the cards', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/how-true.md'), 'utf8').replace(/\s+/g, ' ');
  const cards = Object.entries<Origin>(theseusBook.origins).filter(([record]) => record.startsWith('card:'));
  const designed = cards.filter(([, { from }]) => from === 'designed');
  expect(page).toContain(`${designed.length} of the ${cards.length} different faction cards`);
  expect(cards.every(([, origin]) => isReconstructed(origin))).toBe(true); // copies and levels at least
  expect(page).toContain('(theseus-rulings.md)');
});
