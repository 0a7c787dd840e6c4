import { expect, test } from 'vitest';
import { message } from '../../../../src/kernel/words/message.ts';
import { tableFormatter } from '../../../../src/table/frame/text/say.ts';
import { linesOnce, sentencesOnce, toldOnce } from '../../../../src/table/frame/text/told-once.ts';

const format = tableFormatter({ buys: 'Bob buys {what}.', asks: 'Go on' });
const buys = (what: string, rule = 'FK-1') => ({ words: message('buys', { what }), rule });

test('the very same sentence in a row is told once, with how often', () => {
  expect(sentencesOnce([buys('metal'), buys('metal'), buys('metal'), buys('food'), buys('metal')], format)).toEqual([
    'Bob buys metal (3 times).',
    'Bob buys food.',
    'Bob buys metal.',
  ]);
  const plain = { words: message('asks') };
  expect(sentencesOnce([plain, plain], format)).toEqual(['Go on (2 times)']);
});

test('sentences of different rules stay apart, since their rules are shown', () => {
  expect(toldOnce([buys('metal'), buys('metal', 'FK-2')], format)).toHaveLength(2);
});

test('a line of the log says how often and from where; headings stay apart', () => {
  const line = (index: number, text: string, heading = false) => ({ index, text, heading });
  const lines = [line(3, 'Buy', true), line(4, 'Buy', true), line(5, 'Bob buys.'), line(6, 'Bob buys.')];
  expect(linesOnce(lines, format)).toEqual([
    line(3, 'Buy', true),
    line(4, 'Buy', true),
    { ...line(6, 'Bob buys (2 times).'), repeats: { from: 5, count: 2 } },
  ]);
});
