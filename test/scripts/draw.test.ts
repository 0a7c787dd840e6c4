import { describe, expect, test } from 'vitest';
import { commentsIn, drawn, namesIn } from '../../scripts/draw/drawing.ts';

const SOURCE = {
  file: 'src/a.ts',
  text: [
    '// One thing,',
    '// in two lines.',
    '',
    '/** What it gives. */',
    'export function first(one: number): number {',
    '  const inside = one; // Beside it.',
    '  return inside;',
    '}',
    'function second(hidden: number): void {}',
    'interface Third { readonly member: string }',
  ].join('\n'),
};

describe('the draw', () => {
  test('takes names that are declared, and parameters of exported functions only', () => {
    expect(namesIn(SOURCE).map(({ text }) => text)).toEqual(['first', 'one', 'inside', 'second', 'Third']);
  });

  test('takes comments block by block', () => {
    expect(commentsIn(SOURCE).map(({ text }) => text)).toEqual([
      'One thing, in two lines.',
      'What it gives.',
      'Beside it.',
    ]);
  });

  test('is the same for the same commit, and another one for another', () => {
    const things = Array.from({ length: 100 }, (_, at) => ({ file: 'a', text: `name${at}` }));
    expect(drawn(things, 'a', 10)).toEqual(drawn(things, 'a', 10));
    expect(drawn(things, 'b', 10)).not.toEqual(drawn(things, 'a', 10));
    expect(drawn(things, 'a', 10)).toHaveLength(10);
  });
});
