import { expect, test } from 'vitest';
import { keyLine } from '../../../../src/table/app/screens/key-line.ts';
import type { KeyLine, PressedKey } from '../../../../src/table/app/screens/key-line.ts';
import { ANN_AND_BOB } from '../../desk-of.ts';
import { tableOf } from '../../table-at.tsx';

const SIZE = { columns: 80, rows: 24 };
const TIME = new Date(Date.UTC(2026, 10, 24, 19, 2));

/** A table at which keys are logged; each comes a second after the one before. */
async function loggedTable(start: 'home' | 'match' = 'match', size = SIZE) {
  const keys: PressedKey[] = [];
  const { table, wait } = tableOf(size, { pressed: key => void keys.push(key), settings: { speed: 'instant' } });
  await table.open(start === 'home' ? { screen: 'home' } : ANN_AND_BOB);
  /** Presses keys, and returns what each did. */
  const press = (...pressed: readonly string[]): readonly string[] => {
    const from = keys.length;
    for (const key of pressed) {
      wait(1000);
      table.dispatch({ kind: 'key', key });
    }
    return keys.slice(from).map(({ did }) => did);
  };
  return { table, wait, keys, press };
}

/** Ann and Bob have hidden what they hide, so that the first open question stands on the table. */
async function openTable() {
  const at = await loggedTable();
  at.press('enter', '1', '1', 'enter', '1', '1');
  at.keys.length = 0;
  return at;
}

test('a key that answers, moves, looks or does nothing is told apart, with the screen, the round and the question', async () => {
  const { keys, press } = await openTable();
  expect(press('down', 'x', '9', '2')).toEqual(['moved', 'nothing', 'nothing', 'answered']);
  expect(keys[0]).toEqual({
    ...{ key: 'down', screen: 'table', game: 'fake', round: 1, question: 'act', did: 'moved', hides: null },
  });
  // A number is asked for now.
  expect(press('7', 'enter')).toEqual(['moved', 'answered']);
  expect(keys.at(-1)?.question).toBe('name');
});

test('looking aside is looking, and so is coming back; a menu is on the way to something', async () => {
  const { keys, press } = await openTable();
  expect(press('?', 'down', 'escape')).toEqual(['looked', 'looked', 'looked']);
  expect(keys.map(({ screen }) => screen)).toEqual(['table', 'help', 'help']);
  expect(press('L', 'escape', 'tab')).toEqual(['looked', 'looked', 'looked']);
  expect(press('m', 'down', 'escape')).toEqual(['looked', 'moved', 'moved']);
  expect(press('ctrl-l', 'c')).toEqual(['acted', 'acted']);
});

test('an answer that is taken back, and given again, is neither answered nor moved', async () => {
  const { press } = await openTable();
  expect(press('2', 'u', 'U', 'u')).toEqual(['answered', 'took-back', 'took-back', 'took-back']);
});

test('hand-overs are gone on from, and swallow what comes too soon', async () => {
  const { keys, table, press } = await loggedTable();
  const covered = keys.length;
  // Straight behind the key before: nobody has seen whose turn it is.
  table.dispatch({ kind: 'key', key: 'enter' });
  expect(keys[covered]).toMatchObject({ screen: 'hand-over', did: 'swallowed', question: null });
  expect(press('x', 'enter')).toEqual(['nothing', 'went-on']);
});

test('where the window is too small, or nothing is loaded, every key is swallowed', async () => {
  const small = await loggedTable('match', { columns: 30, rows: 8 });
  expect(small.press('1', 'enter')).toEqual(['swallowed', 'swallowed']);
  const keys: PressedKey[] = [];
  const { table } = tableOf(SIZE, { pressed: key => void keys.push(key) });
  table.dispatch({ kind: 'key', key: 'down' });
  expect(keys).toMatchObject([{ screen: 'loading', did: 'swallowed', game: null, round: null }]);
});

test('on the home screen there is no match, and keys move and act', async () => {
  const { keys, press } = await loggedTable('home');
  expect(press('down')).toEqual(['moved']);
  expect(keys[0]).toMatchObject({ screen: 'home', game: null, round: null, question: null });
  expect(Object.keys(keyLine(keys[0] ?? keyOf({}), TIME))).toEqual(['time', 'key', 'screen', 'did']);
});

test('a number of those who listen is a key, too', async () => {
  const { keys, table } = await openTable();
  table.dispatch({ kind: 'pick', choice: 1 });
  expect(keys.at(-1)).toMatchObject({ key: '2', question: 'act', did: 'answered' });
});

test('without anybody who wants to know, nothing is worked out', async () => {
  const { table } = tableOf(SIZE, {});
  await table.open(ANN_AND_BOB);
  expect(() => table.dispatch({ kind: 'key', key: 'enter' })).not.toThrow();
});

function keyOf(more: Partial<PressedKey>): PressedKey {
  const key = { key: '2', screen: 'table', game: 'fake', round: 1, question: 'hide.place' };
  return { ...key, did: 'answered', hides: 'answer', ...more };
}

test('a line of a secret question names no key that chooses, nor what exactly is asked, nor which key answered', () => {
  const line = (more: Partial<PressedKey>): KeyLine => keyLine(keyOf(more), TIME);
  expect(line({})).toEqual({
    ...{ time: '2026-11-24T19:02:00.000Z', key: '*', screen: 'table', game: 'fake', round: 1 },
    ...{ question: 'hide', did: 'chose' },
  });
  expect(line({ did: 'moved', key: 'down' })).toEqual(line({}));
  expect(line({ did: 'took-back', key: 'u' })).toEqual(line({}));
  // That there is no ninth choice tells something as well.
  expect(line({ did: 'nothing', key: '9' })).toMatchObject({ key: '*', did: 'nothing' });
  expect(line({ did: 'looked', key: '?' })).toMatchObject({ key: '?', did: 'looked' });
  expect(line({ hides: null })).toMatchObject({ key: '2', question: 'hide.place', did: 'answered' });
});

test('what is typed into a text is not in the log', async () => {
  const { keys, press } = await openTable();
  press('/', 'r', 'o', 'backspace');
  expect(keys.map(({ hides }) => hides)).toEqual([null, 'text', 'text', 'text']);
  expect(keys.map(key => keyLine(key, TIME)).map(({ key, did }) => `${key} ${did}`)).toEqual([
    '/ moved',
    ...Array.from({ length: 3 }, () => '* typed'),
  ]);
});

test('the log of an evening is the same whatever somebody chose in secret', async () => {
  const logOf = async (...keys: readonly string[]): Promise<readonly KeyLine[]> => {
    const at = await loggedTable();
    at.press('enter', ...keys, 'enter');
    return at.keys.map(key => keyLine(key, TIME));
  };
  const log = await logOf('1', '2');
  expect(log.map(({ did }) => did)).toEqual(['went-on', 'chose', 'chose', 'went-on']);
  expect(await logOf('3', '1')).toEqual(log);
  expect(JSON.stringify(log)).not.toMatch(/SECRET|cave|tree|lake/);
  // As many keys for one answer by the cursor look like that, too.
  const slow = await logOf('down', 'enter', '1');
  expect(slow.slice(1, 4)).toEqual([log[1], log[1], log[1]]);
});
