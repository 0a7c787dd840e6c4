import { describe, expect, test } from 'vitest';
import type { Blocked, Decision, ShownOption, TableRow } from '../../../../../src/kernel/match/decision.ts';
import { literal } from '../../../../../src/kernel/match/refusal.ts';
import { handleQuestionKey } from '../../../../../src/table/match/play/question/asked-keys.ts';
import { rowsOf } from '../../../../../src/table/match/play/question/asked.ts';
import { openQuestion } from '../../../../../src/table/match/play/question/opening.ts';
import { spokenOptions, shownRows } from '../../../../../src/table/match/play/question/rows.ts';
import type { GivenAnswer } from '../../../../../src/table/match/play/question/again.ts';
import type { QuestionState } from '../../../../../src/table/match/play/question/asked.ts';
import { formWindow } from '../../../../../src/table/match/play/question/form-lines.ts';
import { DEFAULT_KEYMAP } from '../../../../../src/table/frame/edge/keymap.ts';
import { say, tableFormatter } from '../../../../../src/table/frame/text/say.ts';
import { pressed } from '../../../../../src/table/frame/theme/keys.ts';
import { UNICODE_GLYPHS } from '../../../../../src/boards/drawing/glyphs.ts';

const look = { glyphs: UNICODE_GLYPHS, format: tableFormatter(), keymap: DEFAULT_KEYMAP };
const ROOM = { width: 78, height: 6 };

const named = (id: string, count: number, more: Partial<ShownOption> = {}): ShownOption => ({
  id,
  words: literal(id),
  count,
  ...more,
});
const DONE = { id: 'done', words: literal('Done') };
const BOOTS = { group: literal('boots') };
const HATS = { group: literal('hats') };

function decided(n: number, ...options: readonly ShownOption[]): Decision {
  return { n, seat: 0, kind: 'buy', secrecy: 'open', prompt: literal('What?'), rule: 'FK-2', options, amount: null };
}

function opened(
  decision: Decision,
  blocked: readonly Blocked[] = [],
  before: QuestionState | null = null,
): QuestionState {
  return openQuestion(decision, look.format, blocked, before);
}

const press = (asked: QuestionState, key: string) =>
  handleQuestionKey(asked, pressed(look.keymap, key, { place: 'form' }), ROOM, look);
const ids = (asked: QuestionState): readonly string[] => shownRows(asked).map(({ id }) => id);
describe('the rows of a form', () => {
  test('stand in their groups, and what ends the form comes last', () => {
    const asked = opened(decided(0, DONE, named('a', 0, BOOTS), named('b', 0, HATS), named('c', 0, BOOTS)));
    expect(ids(asked)).toEqual(['a', 'c', 'b', 'done']);
    expect(opened(decided(0, DONE, { id: 'a', words: literal('a') })).order).toBeNull();
  });

  test('are ended by whatever a game marks as the end of its row, whichever id that has', () => {
    const enough = { id: 'enough', words: literal('That is all') };
    const marked = opened(decided(0, { ...enough, endsRow: true }, named('a', 0)));
    expect(ids(marked)).toEqual(['a', 'enough']);
    expect(press(marked, 'd')).toEqual({ did: 'answer', answer: 'enough' });
    expect(ids(opened(decided(0, enough, named('a', 0))))).toEqual(['enough', 'a']);
  });

  test('keep their places while the form is open, and so does the cursor', () => {
    const first = opened(decided(0, named('a', 0), named('b', 0), DONE));
    const moved = { ...first, list: { cursor: 1, top: 0 } };
    const next = opened(decided(2, named('b', 1), DONE), [], moved);
    expect([ids(next), next.list.cursor]).toEqual([['b', 'done'], 0]);
    const again = opened(decided(2, named('b', 1), named('a', 0), DONE), [], moved);
    expect([ids(again), again.list.cursor]).toEqual([['a', 'b', 'done'], 1]);
    expect(ids(opened(decided(40, named('b', 0), named('a', 0), DONE), [], moved))).toEqual(['b', 'a', 'done']);
  });

  test('begin afresh where a lesson has led back: the answer that cost its goal is not proposed again', () => {
    const first = opened(decided(4, named('a', 0), named('b', 0), DONE));
    const moved = { ...first, list: { cursor: 2, top: 0 }, isPut: true };
    const asked = decided(3, named('a', 0), named('b', 0), DONE);
    const cursorAfter = (answer: string) =>
      openQuestion(asked, look.format, [], moved, [{ n: 5, kind: 'lesson.lost', answer, words: null }]).list.cursor;
    expect([cursorAfter('stay'), cursorAfter('lesson.again'), cursorAfter('lesson.further')]).toEqual([2, 0, 0]);
  });

  test('what can’t be taken any more stays with its count and says why', () => {
    const why = { why: literal('no money'), rule: 'FK-3' };
    const blocked = [
      { id: 'b-before', words: literal('b-before'), ...why },
      { id: 'a', words: literal('a'), count: 2, ...why },
      { id: 'never', words: literal('never'), ...why },
    ];
    const asked = opened(decided(0, named('b', 0), DONE), blocked);
    expect(ids(asked)).toEqual(['b', 'a', 'done']);
    const there = { ...asked, list: { cursor: 1, top: 0 } };
    expect(press(there, 'enter')).toEqual({ did: 'blocked', why: literal('no money'), row: literal('a') });
    expect(press(there, '-')).toEqual({ did: 'less', option: 'a' });
  });

  test('what can be taken back and no more be taken says why, in the words of the game where it has any', () => {
    const back = named('sell', 2, { takesBack: { id: 'buy', words: literal('buy') } });
    const why = literal('no money');
    const asked = opened(decided(0, back, named('none', 0), DONE), [
      { id: 'buy', words: literal('buy'), count: 2, why, rule: 'FK-3' },
    ]);
    expect(press(asked, '+')).toEqual({ did: 'answer', answer: 'none' });
    const on = (cursor: number, now = asked) => ({ ...now, list: { cursor, top: 0 } });
    const buy = ids(asked).indexOf('buy');
    for (const key of ['+', 'enter']) expect(press(on(buy), key)).toEqual({ did: 'blocked', why, row: literal('buy') });
    expect(press(on(buy), '-')).toEqual({ did: 'answer', answer: 'sell' });
    const unsaid = opened(decided(0, back, DONE));
    expect(press(on(0, unsaid), '+')).toEqual({
      did: 'blocked',
      why: say('table.no-more'),
      row: literal('buy'),
    });
  });

  test('a row of which nothing was taken says so to who wants it back', () => {
    expect(press(opened(decided(0, named('a', 0), DONE)), '-')).toEqual({
      did: 'blocked',
      why: say('table.none-taken'),
    });
  });

  test('what takes one back is joined to its row, and a mark is taken away by taking it again', () => {
    const back = (id: string, more: Partial<ShownOption> = {}) =>
      named(`back-${id}`, 1, { takesBack: { id, words: literal(id) }, ...more });
    const asked = opened(decided(0, named('a', 1), back('a'), back('b', { most: 1 }), DONE));
    expect(ids(asked)).toEqual(['a', 'b', 'done']);
    expect([press(asked, '+'), press(asked, '-')]).toEqual([
      { did: 'answer', answer: 'a' },
      { did: 'answer', answer: 'back-a' },
    ]);
    const mark = { ...asked, list: { cursor: 1, top: 0 }, isPut: true };
    expect(press(mark, 'enter')).toEqual({ did: 'answer', answer: 'back-b' });
  });

  test('the cursor begins where most go on: never on what takes something back', () => {
    const back = named('back-a', 1, { most: 1, takesBack: { id: 'a', words: literal('a') } });
    const under = (asked: QuestionState) => ids(asked)[asked.list.cursor];
    expect(under(opened(decided(0, back, named('b', 0), DONE)))).toBe('b');
    expect(under(opened(decided(0, back, DONE)))).toBe('done');
  });
});

test('a plain list begins where nearly everybody goes on', () => {
  const two = (...usual: readonly true[]) => [
    { id: 'a', words: literal('a') },
    { id: 'b', words: literal('b'), ...(usual[0] && { autoAnswer: true as const }) },
  ];
  expect(opened(decided(0, ...two(true))).list.cursor).toBe(1);
  expect(opened(decided(0, ...two())).list.cursor).toBe(0);
});

test('whatever has an end is ended by one key, from any row', () => {
  const plain = opened(decided(0, { id: 'a', words: literal('a') }, DONE));
  expect(handleQuestionKey(plain, pressed(look.keymap, 'd'), ROOM, look)).toEqual({ did: 'answer', answer: 'done' });
  expect(press(opened(decided(0, named('a', 0))), 'd').did).toBe('nothing');
});

test('by ear the options stay in the order of the decision', () => {
  expect(spokenOptions(opened(decided(0, DONE, named('a', 0)))).map(({ id }) => id)).toEqual(['done', 'a']);
});

test('a second copy of the same thing has no row and no number of its own, but where the first is not offered', () => {
  const copy = (id: string, ...twin: readonly true[]) => ({
    id,
    words: literal('card'),
    ...(twin[0] && { isDuplicate: true as const }),
  });
  const both = opened(decided(0, copy('a'), copy('b', true), DONE));
  expect(ids(both)).toEqual(['a', 'done']);
  expect(spokenOptions(both).map(({ id }) => id)).toEqual(['a', 'done']);
  expect(ids(opened(decided(0, copy('b', true), DONE)))).toEqual(['b', 'done']);
});

describe('one more of what was placed before', () => {
  const unit = (count: number) => named('unit', count, { group: literal('Units') });
  const first = opened(decided(0, unit(0), named('other', 0), DONE));
  const bought: readonly GivenAnswer[] = [
    { n: 0, kind: 'buy', answer: 'unit', words: literal('unit') },
    { n: 1, kind: 'where', answer: 'area:b', words: literal('Area b') },
  ];
  const then = { kind: 'where', answer: 'area:b' };

  test('+ puts it at the same place, Enter asks again, and the row says so', () => {
    const second = openQuestion(decided(2, unit(1), named('other', 0), DONE), look.format, [], first, bought);
    expect(ids(second)[second.list.cursor]).toBe('unit');
    expect(press(second, '+')).toEqual({ did: 'answer', answer: 'unit', then });
    expect(press({ ...second, isPut: true }, 'enter')).toEqual({ did: 'answer', answer: 'unit' });
    expect(rowsOf(second)[0]?.detail).toContain('Area b');
  });

  test('a row of which nothing is left to repeat asks, and so does one after a way back', () => {
    const none = openQuestion(decided(2, unit(0), DONE), look.format, [], first, bought);
    expect(press(none, '+')).toEqual({ did: 'answer', answer: 'unit' });
    const back = [bought[0], { n: 1, kind: 'where', answer: 'back', words: literal('Back') }].flatMap(one => one ?? []);
    const after = openQuestion(decided(2, unit(1), DONE), look.format, [], first, back);
    expect(press(after, '+')).toEqual({ did: 'answer', answer: 'unit' });
  });

  test('the cursor stands on the row that was taken by its number', () => {
    const given = [{ n: 0, kind: 'buy', answer: 'other', words: literal('other') }];
    const next = openQuestion(decided(1, unit(0), named('other', 1), DONE), look.format, [], first, given);
    expect(ids(next)[next.list.cursor]).toBe('other');
  });
});

describe('a table of what can be bought', () => {
  const row = (place: number, name: string, figures: Partial<TableRow> = {}) => ({
    row: { place, name: literal(name), ...figures },
  });
  const size = {
    id: 'size',
    words: literal('Size 2, for 10'),
    ...HATS,
    ...row(0, 'Size', { now: 1, next: 2, cost: 10 }),
  };
  const speed = { id: 'speed', words: literal('Speed 1'), ...HATS, ...row(1, 'Speed', { now: 3 }) };
  const boat = named('boat', 0, { ...BOOTS, ...row(2, 'Boat', { cost: 6 }) });
  const why = { why: literal('no money'), rule: 'FK-3' };

  test('has the same rows at the same places with the same keys, whatever can be taken', () => {
    const rich = opened(decided(0, size, speed, boat, DONE));
    const poor = opened(
      decided(1, boat, DONE),
      [
        { ...speed, ...why },
        { ...size, ...why },
      ],
      rich,
    );
    const broke = opened(decided(2, DONE, { ...size, onRequest: undefined }), [
      { ...boat, ...why },
      { ...speed, ...why },
    ]);
    for (const asked of [rich, poor, broke]) {
      expect(ids(asked)).toEqual(['size', 'speed', 'boat', 'done']);
      expect(rowsOf(asked, 'd').map(({ key }) => key)).toEqual(['1', '2', '3', 'd']);
    }
    expect(rowsOf(poor)[0]).toMatchObject({ blocked: true, detail: 'no money' });
  });

  test('has its figures in columns under what they are', () => {
    const { lines } = formWindow(
      shownRows(opened(decided(0, size, speed, boat, DONE))),
      { cursor: 0, top: 0 },
      { width: 60, height: 9 },
      look,
      { name: '', text: '' },
    );
    expect(
      lines.map(line =>
        line
          .map(({ text }) => text)
          .join('')
          .trimEnd(),
      ),
    ).toEqual([
      '  hats     now next cost',
      '▸ 1 Size     1    2   10',
      '  2 Speed    3',
      '  boots        cost',
      '  3   0 + Boat    6',
      '  4 Done',
      '',
    ]);
  });
});

describe('a form on the screen', () => {
  const shown = (asked: QuestionState, room = ROOM): readonly string[] =>
    formWindow(shownRows(asked), asked.list, room, look, { name: '', text: '' }).lines.map(line =>
      line
        .map(({ text }) => text)
        .join('')
        .trimEnd(),
    );

  test('has a counter or a mark before each row', () => {
    const asked = opened(decided(0, named('Boots', 2), named('Hat', 0), named('Coat', 0, { most: 1 }), DONE));
    expect(shown(asked)).toEqual(['▸ 1 - 2 + Boots', '  2   0 + Hat', '  3 [ ] Coat', '  4 Done', '']);
  });

  test('stands in columns where the rows are more than lines, with headings where there is room', () => {
    const things = ['a', 'b', 'c', 'd', 'e'].map(id => named(id, 0));
    const [first = ''] = shown(opened(decided(0, ...things, DONE)));
    expect(first).toMatch(/^▸ 1 {3}0 \+ a {10,}4 {3}0 \+ d$/);
    const headed = opened(decided(0, named('a', 0, { group: literal('Boots') }), DONE));
    expect(shown(headed)).toEqual(['  Boots', '▸ 1   0 + a', '  2 Done', '']);
  });

  test('scrolls in one column, with the heading of the first row in sight and none at its foot', () => {
    const things = Array.from({ length: 24 }, (_, at) =>
      named(`t${at}`, 0, { group: literal(at < 5 ? 'Boots' : `Hats ${at < 14 ? 'A' : 'B'}`) }),
    );
    const asked = opened(decided(0, ...things, DONE));
    const room = { width: 80, height: 6 };
    const at = (cursor: number) => shown({ ...asked, list: { cursor, top: 0 } }, room);
    const names = (lines: readonly string[]) =>
      lines.slice(0, 5).map(line => line.replace(/^▸? +\d? *0 \+ /, '').trim());
    expect(names(at(0))).toEqual(['Boots', 't0', 't1', 't2', 't3']);
    for (let cursor = 0; cursor < 24; cursor += 1) {
      const lines = at(cursor);
      expect(lines.join('\n')).toMatch(/▸.* t\d/);
      expect(names(lines)[0]).toMatch(/^(Boots|Hats)/);
      expect(names(lines).at(-1)).not.toMatch(/Hats|Boots/);
    }
  });

  test('stands in columns only where every row fits into one, and a group that goes on in the next column has its heading there', () => {
    const things = ['a', 'b', 'c', 'd', 'e', 'f'].map(id => named(id, 0, { group: literal('Boots') }));
    const [first = ''] = shown(opened(decided(0, ...things, DONE)), { width: 80, height: 6 });
    expect(first).toMatch(/^ {2}Boots {20,}Boots$/);
    const long = Array.from({ length: 11 }, (_, at) => named(`t${at} whose name is longer than half of the line`, 0));
    expect(shown(opened(decided(0, ...long, DONE)))[0]).toBe('▸ 1   0 + t0 whose name is longer than half of the line');
  });

  test('is never wider or taller than its room, however many rows there are', () => {
    const things = Array.from({ length: 40 }, (_, at) => named(`thing number ${at} with a long name`, at));
    const asked = { ...opened(decided(0, ...things, DONE)), list: { cursor: 30, top: 0 } };
    for (const room of [ROOM, { width: 30, height: 4 }, { width: 198, height: 9 }]) {
      const lines = shown(asked, room);
      expect(lines.length).toBeLessThanOrEqual(room.height);
      expect(lines.every(line => line.length <= room.width)).toBe(true);
      expect(lines.join('\n')).toContain('▸');
    }
  });
});
