import { describe, expect, test } from 'vitest';
import { askedBy } from './asked.ts';

/** The parts as words, so that a list of them can be read. */
function parts(...words: readonly string[]): readonly string[] {
  const { plays, table } = askedBy(['HEAD~1', ...words]);
  return [...plays.map(({ game, manner }) => `${game} ${manner}`), ...(table ? ['table'] : [])];
}

describe('what is measured beside a commit', () => {
  test('is everything when nothing is named: four games in all manners, and the table', () => {
    expect(askedBy(['c18b36d']).commit).toBe('c18b36d');
    expect(parts()).toEqual([
      ...['starcraft chance', 'starcraft history', 'starcraft program'],
      ...['theseus chance', 'theseus history', 'theseus program'],
      ...['galactic-emperor chance', 'galactic-emperor history', 'galactic-emperor program'],
      ...['space-empires chance', 'space-empires history', 'space-empires program'],
      'table',
    ]);
  });

  test('is what is named, and nothing else', () => {
    expect(parts('theseus')).toEqual(['theseus chance', 'theseus history', 'theseus program']);
    expect(parts('program', 'theseus', 'starcraft')).toEqual(['starcraft program', 'theseus program']);
    expect(parts('starcraft', 'theseus', 'table', 'chance')).toEqual(['starcraft chance', 'theseus chance', 'table']);
    expect(parts('table')).toEqual(['table']);
    expect(parts('chance')).toHaveLength(4);
  });

  test('is refused, with the words there are, without a commit and for an unknown part', () => {
    expect(() => askedBy([])).toThrow(/beside COMMIT .*starcraft.*table/);
    expect(() => askedBy(['--help'])).toThrow(/beside COMMIT/);
    expect(() => askedBy(['HEAD', 'chess'])).toThrow(/no part chess: .*theseus/);
  });
});
