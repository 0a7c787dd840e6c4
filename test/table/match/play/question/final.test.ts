import { expect, test } from 'vitest';
import { UNICODE_GLYPHS } from '../../../../../src/boards/drawing/glyphs.ts';
import { lineWidth } from '../../../../../src/boards/drawing/lines.ts';
import { literal } from '../../../../../src/kernel/match/refusal.ts';
import { DEFAULT_KEYMAP } from '../../../../../src/table/frame/edge/keymap.ts';
import { tableFormatter } from '../../../../../src/table/frame/text/say.ts';
import type { QuestionState } from '../../../../../src/table/match/play/question/asked.ts';
import { openQuestion } from '../../../../../src/table/match/play/question/opening.ts';
import { bodyLines, questionPlaces } from '../../../../../src/table/match/play/question/question.tsx';

const look = { glyphs: UNICODE_GLYPHS, format: tableFormatter(), keymap: DEFAULT_KEYMAP };

type Preview = QuestionState['previews'][string];

/** The lines of a question with these answers, each final or not. */
function linesOf(prompt: string, finals: readonly (boolean | 'passes')[]): readonly string[] {
  const options = finals.map((_, at) => ({ id: `place ${at}`, words: literal(`place ${at}`) }));
  const about = { kind: 'put', secrecy: 'open', prompt: literal(prompt), rule: 'FK-2' } as const;
  const asked = openQuestion({ n: 0, seat: 0, ...about, options, amount: null }, look.format);
  const previews = finals.map((final, at): [string, Preview] => {
    const id = `place ${at}`;
    const mark = final === 'passes' ? { final: true, passes: true as const } : { final };
    return [id, { id, outlook: null, ...mark, spends: true }];
  });
  const whole: QuestionState = { ...asked, previews: Object.fromEntries<Preview>(previews) };
  const rect = { x: 0, y: 0, width: 60, height: 8 };
  const { head, body } = questionPlaces(whole, 'Ann', rect, look);
  const lines = [...head, ...bodyLines(whole, body, look)];
  for (const line of lines) expect(lineWidth(line)).toBeLessThanOrEqual(rect.width);
  return lines.map(line => line.map(({ text }) => text).join(''));
}

test('where every answer is final the question says so once, and else each answer that is', () => {
  const [head = '', ...rows] = linesOf('Where?', [true, true, true]);
  expect(head).toMatch(/Ann: Where\? +final FK-2$/);
  expect(rows.join('')).not.toContain('final');
  const [open = '', ...mixed] = linesOf('Where?', [true, false, true]);
  expect(open).not.toContain('final');
  expect(mixed.filter(row => row.includes('final'))).toHaveLength(2);
  expect(linesOf('Where?', [true]).join('')).toContain('final');
});

test('a long question has the mark where there is room, without a line more', () => {
  const short = 'x'.repeat(45);
  const [first = ''] = linesOf(short, [true, true]);
  expect(first).toMatch(/final/);
  const long = `${'word '.repeat(11)}more`;
  const plain = linesOf(long, [false, false]);
  const marked = linesOf(long, [true, true]);
  expect(marked).toHaveLength(plain.length);
  expect(marked.filter(line => line.includes('final'))).toHaveLength(1);
});

test('an answer that is final only because somebody else is asked next says so', () => {
  const [head = '', first, second = '', third = ''] = linesOf('Where?', [false, 'passes', true]);
  expect(head).not.toContain('final');
  expect(first).not.toContain('final');
  expect(second).toMatch(/final: others next$/);
  expect(third).toMatch(/final$/);
});
