import { originTexts } from '../../../src/kernel/words/text.en.ts';
import { describe, expect, test } from 'vitest';
import { createFormatter } from '../../../src/kernel/words/format.ts';
import {
  isReconstructed,
  originOf,
  originMessages,
  nearestPrintedPlaces,
  printedPlaces,
  printedMessage,
  rulesUnder,
  rulingsForRef,
  rulingsForRule,
  rulingWords,
} from '../../../src/kernel/book/rule-book.ts';
import type { Origin, RuleBook } from '../../../src/kernel/book/rule-book.ts';

const SURE: Origin = { from: 'print', confidence: 'high', ours: [] };
const BOOK: RuleBook = {
  rules: ['T-1', 'T-1.1', 'T-1.1.A', 'T-1.2', 'T-11', 'T-11.1'],
  rulings: [
    { id: 'draws', kind: 'silent', rules: ['T-1.1', 'T-11'], records: ['die:red'], doneIn: 'rules.ts' },
    { id: 'undo', kind: 'house', rules: ['T-1.2'], records: [], doneIn: '/kernel/history/running.ts' },
  ],
  print: { 'T-1': [{ heading: 'dice', page: 3, to: 5 }, { heading: 'box' }], 'T-1.1': [{ heading: 'throw', page: 4 }] },
  origins: { 'die:red': { from: 'public', confidence: 'low', ours: ['faces'], partly: ['cost'] }, 'die:blue': SURE },
  nameOf: record => ({ key: record }),
  recordsOf: ref => [ref.split('@')[0] ?? ''],
};

describe('a rule book', () => {
  test('lists the chapters, and the rules one level below a rule', () => {
    expect(rulesUnder(BOOK, null)).toEqual(['T-1', 'T-11']);
    expect(rulesUnder(BOOK, 'T-1')).toEqual(['T-1.1', 'T-1.2']);
    expect(rulesUnder(BOOK, 'T-1.1')).toEqual(['T-1.1.A']);
    expect(rulesUnder(BOOK, 'T-11.1')).toEqual([]);
  });

  test('finds the rulings of a rule and of a thing on the board', () => {
    expect(rulingsForRule(BOOK, 'T-11').map(({ id }) => id)).toEqual(['draws']);
    expect(rulingsForRule(BOOK, 'T-1')).toEqual([]);
    expect(rulingsForRef(BOOK, 'die:red@table').map(({ id }) => id)).toEqual(['draws']);
    expect(rulingsForRef(BOOK, 'die:blue')).toEqual([]);
    expect(BOOK.rulings.map(rulingWords)[0]).toEqual({
      why: { key: 'ruling.draws.why' },
      does: { key: 'ruling.draws' },
    });
  });

  test('knows where the printed book says it, by headings and pages', () => {
    const format = createFormatter(
      { ...originTexts, 'print.dice': 'Dice', 'print.box': 'In the box', 'print.throw': 'A throw' },
      [],
    );
    const told = ['T-1', 'T-1.1', 'T-11'].map(rule => printedMessage(printedPlaces(BOOK, rule)));
    expect(told.map(each => each && format(each))).toEqual([
      'In print: Dice (p. 3–5), In the box.',
      'In print: A throw (p. 4).',
      null,
    ]);
    const nearest = (rule: string): readonly string[] => nearestPrintedPlaces(BOOK, rule).map(({ heading }) => heading);
    expect(['T-1.1.A', 'T-1.2', 'T-11.1'].map(nearest)).toEqual([['throw'], ['dice', 'box'], []]);
    expect(printedPlaces(BOOK, 'toString')).toEqual([]);
    const { print: _none, ...without } = BOOK;
    expect(printedPlaces(without, 'T-1')).toEqual([]);
  });

  test('knows the origin of a thing, and which part of it is ours', () => {
    expect(originOf(BOOK, 'die:blue@table')).toEqual(SURE);
    expect(originOf(BOOK, 'die:toString')).toBeNull();
    expect(isReconstructed(SURE)).toBe(false);
    expect(isReconstructed({ ...SURE, partly: ['cost'] })).toBe(true);
    expect(isReconstructed({ ...SURE, from: 'designed' })).toBe(true);
    const format = createFormatter(
      { ...originTexts, 'origin.part.faces': 'the faces', 'origin.part.cost': 'the price' },
      [],
    );
    const origin = originOf(BOOK, 'die:red') ?? SURE;
    expect(originMessages(origin).map(format)).toEqual([
      'From one public source; we are not sure of it.',
      'Reconstructed: the faces.',
      'Only implied: the price.',
    ]);
    expect(originMessages(SURE).map(format)).toEqual(['From the printed rules.']);
  });
});
