import { expect, test } from 'vitest';
import { literal } from '../../../../../src/kernel/match/refusal.ts';
import { tableFormatter } from '../../../../../src/table/frame/text/say.ts';
import { openQuestion } from '../../../../../src/table/match/play/question/opening.ts';
import { shownOptions } from '../../../../../src/table/match/play/question/rows.ts';

const OUTLOOKS = { probe: 'You gain 3 data points', chamber: 'attacks gain a point', decay: null };

/** The options that are left of these three while a text is looked for. */
function found(find: string): readonly string[] {
  const options = Object.keys(OUTLOOKS).map(id => ({ id, words: literal(id) }));
  const about = { kind: 'begin', secrecy: 'open', prompt: literal('Which card?'), rule: 'FK-2' } as const;
  const asked = openQuestion({ n: 0, seat: 0, ...about, options, amount: null }, tableFormatter());
  const previews = Object.fromEntries(Object.entries(OUTLOOKS).map(([id, outlook]) => [id, { outlook }]));
  return shownOptions({ ...asked, find, previews }).map(({ id }) => id);
}

test('an option is found by its words, and where none has them by what it comes to', () => {
  expect(found('cham')).toEqual(['chamber']);
  expect(found('DATA')).toEqual(['probe']);
  expect(found('gain')).toEqual(['probe', 'chamber']);
  expect(found('nowhere')).toEqual([]);
});

test('a short text may be an address of the board, so that no preview is looked through for it', () => {
  expect(found('you')).toEqual([]);
});
