import { expect, onTestFinished, test } from 'vitest';
import { loadMatch } from '../../../src/saves/saved/load.ts';
import { LONGEST_REMARK, MOST_REMARKS } from '../../../src/saves/lines/table-lines.ts';
import { Remarks } from '../../../src/session/running/remarks.ts';
import { fakeGame } from '../../table/fake-game.ts';
import { hideAll, sessionOf, sit } from '../session-of.ts';

test('what a seat writes for itself is in the save, for that seat; at the open table nothing is written', () => {
  const { session, saved } = sessionOf();
  sit(session);
  session.remark('thing:roll', ' one left ');
  hideAll(session);
  session.remark('thing:rest', 'open');
  session.leave();
  const { table, close } = loadMatch(fakeGame, saved.path);
  onTestFinished(close);
  expect(table?.remarks).toEqual([[{ ref: 'thing:roll', text: 'one left' }], []]);
  const resumed = new Remarks(2, table?.remarks);
  expect([...resumed.of(0)]).toEqual([['thing:roll', 'one left']]);
  expect([resumed.of(1).size, resumed.of('spectator').size]).toEqual([0, 0]);
});

test('a save without notes is as it was before there were any', () => {
  const { session, saved } = sessionOf();
  sit(session);
  session.remark('thing:roll', 'one left');
  session.remark('thing:roll', '');
  session.leave();
  const { table, close } = loadMatch(fakeGame, saved.path);
  onTestFinished(close);
  expect(table).not.toHaveProperty('remarks');
});

test('notes have an end: none is longer, and there are no more, than a save keeps', () => {
  const remarks = new Remarks(1);
  for (let at = 0; at <= MOST_REMARKS; at++) remarks.write(0, `thing:${at}`, 'x'.repeat(LONGEST_REMARK + 5));
  expect(remarks.of(0).size).toBe(MOST_REMARKS);
  expect(new Set([...remarks.of(0).values()].map(text => text.length))).toEqual(new Set([LONGEST_REMARK]));
  remarks.write(0, 'thing:0', 'changed');
  expect(remarks.of(0).get('thing:0')).toBe('changed');
});

test.each([
  ['a family of emoji', 'us \u{1f468}\u200d\u{1f469}\u200d\u{1f467}!', 'us \u{1f468}\u{1f469}\u{1f467}!'],
  ['a blank of no width, as pages on the web have', 'to\u200bday', 'today'],
  ['a soft hyphen', 'to\u00adday', 'today'],
  ['a mark of direction', '\u202eyad', 'yad'],
  ['an escape sequence', '\u001b]0;pwned\u0007\u009b2J', ']0;pwned2J'],
  ['half a character', '\ud800day', 'day'],
  ['a character of nobody', 'a\ue000b\u0378', 'ab'],
  ['nothing but such', '\u200b\u200b', null],
])('of %s in a note what can be printed is kept, and the save stays sound', (_, typed, kept) => {
  const { session, saved } = sessionOf();
  sit(session);
  session.remark('thing:roll', typed);
  session.leave();
  const { table, lost, close } = loadMatch(fakeGame, saved.path);
  onTestFinished(close);
  expect(lost).toBeNull();
  expect(table).not.toBeNull();
  expect(table?.remarks).toEqual(kept === null ? undefined : [[{ ref: 'thing:roll', text: kept }], []]);
});
