import { expect, test } from 'vitest';
import { positionOf } from '../../../../../src/lessons/position.ts';
import { typedKey } from '../../../../../src/table/match/play/question/typed-key.ts';
import { scene } from '../../../../games/galactic-emperor/scene.ts';
import { stillAt } from '../../../still-position.ts';
import type { StillTable } from '../../../still-table.ts';

/** Ann is to move: three Fighters stand at D4, other ships near her home. */
async function warlord(): Promise<StillTable> {
  const table = scene()
    .noShips()
    .ships(0, 'd4', { fighter: 3 })
    .ships(0, 'b3', { fighter: 1 })
    .ships(0, 'a3', { cruiser: 2 })
    .ships(0, 'b2', { fighter: 1 })
    .role('warlord', 0)
    .begin('warlord.begin', { seat: 0 });
  const names = table.state.seats.map(() => ({ key: 'seat' }));
  const { still } = await stillAt('galactic-emperor', positionOf(table.state, names));
  for (let press = 0; press < 20 && !screen(still).includes('Which ships move'); press += 1) still.press('enter');
  return still;
}

const screen = (still: StillTable): string => still.rows().join('\n');

/** The question with its rows, and what was said above it. */
const question = (still: StillTable): string => still.rows().slice(-9, -1).join('\n');

test('a mistyped key is dropped at once, and a key right after it takes nothing, but Enter does', async () => {
  const still = await warlord();
  const before = question(still);
  expect(before).toMatch(/6 +1 Fighter from B3/);
  still.press('E');
  expect(question(still)).toContain('No answer has a key that begins with E.');
  expect(question(still)).not.toContain(' E_\n');
  still.press('6');
  expect(question(still)).toContain('The key before was no answer’s');
  expect(question(still)).toContain('Which ships move?');
  still.press('enter');
  expect(question(still)).toContain('1 Fighter at B3: where to?');
});

test('behind a mistyped key a key that can’t be its rest is taken at once; so is one behind any other key', async () => {
  const still = await warlord();
  for (const key of ['E', 'B', '3']) still.press(key);
  expect(question(still)).toContain('1 Fighter at B3: where to?');
  still.press('u');
  for (const key of ['E', 'down', '6']) still.press(key);
  expect(question(still)).toContain('1 Fighter at B3: where to?');
});

test('a key that is typed by half stands beside the question; Esc lets go of it, and so does any other key', async () => {
  const still = await warlord();
  for (const other of ['escape', 'down']) {
    still.press('Q');
    expect(question(still)).toContain(' Q_\n');
    still.press(other);
    expect(question(still)).toContain(' GE-9.1\n');
    expect(question(still)).not.toContain('nothing to go back to');
  }
  for (const key of ['Q', '2', 'D', '4']) still.press(key);
  expect(question(still)).toContain('2 Fighters at Omega Sun (D4): where to?');
});

test('a space of the middle row has in the list what the map shows, and that takes it: D asks for nothing else there', async () => {
  const still = await warlord();
  expect(still.rows().join('\n')).toMatch(/ D4\*? /);
  expect(question(still)).toMatch(/ D4 +\S.* from Omega Sun \(D4\)/);
  expect(question(still)).not.toMatch(/X4/);
  still.press('D');
  expect(question(still)).toContain(' D_\n');
  still.press('4');
  expect(question(still)).toContain('at Omega Sun (D4): where to?');
});

test('a space answers to its name on the map like to its key in the list', async () => {
  const still = await warlord();
  expect(question(still)).toMatch(/6 +1 Fighter from B3/);
  for (const key of ['B', '3']) still.press(key);
  expect(question(still)).toContain('1 Fighter at B3: where to?');
  still.press('u');
  for (const key of ['Q', '2', 'D', '4']) still.press(key);
  expect(question(still)).toContain('2 Fighters at Omega Sun (D4): where to?');
});

/** The keys of a question, such as those of the Warlord. */
const KEYS = ['2', 'R2', 'B2', '6', 'X4', 'Q2X4', 'Q21', 'IX4', '15', '20', null];

test.each([
  ['X4', ['begun', 'row']],
  ['Q2X4', ['begun', 'begun', 'begun', 'row']],
  ['20', ['row']],
  ['15', ['begun', 'row']],
  ['D4', ['open', 'wrong']],
  ['D2', ['open', 'doubtful']],
  ['D6', ['open', 'doubtful']],
  ['DX4', ['open', 'begun', 'row']],
  ['ID4', ['begun', 'open', 'wrong']],
  ['ID2', ['begun', 'open', 'doubtful']],
  ['Q91', ['begun', 'open', 'begun']],
  ['Q9X4', ['begun', 'open', 'begun', 'doubtful']],
  ['Q9A3', ['begun', 'open', 'open', 'wrong']],
  ['X5', ['begun', 'wrong']],
  ['79', ['open', 'wrong']],
  ['u', ['none']],
])('%s is heard as one key', (typed, heard) => {
  let before = { typed: '', mistyped: '' };
  const told = Array.from(typed.slice(0, heard.length)).map(key => {
    const now = typedKey(before, key, KEYS);
    if (now === null) return 'none';
    if (now.is === 'row') return now.isDoubtful ? 'doubtful' : 'row';
    before = { typed: now.is === 'begun' ? now.typed : '', mistyped: now.mistyped };
    return now.is === 'wrong' && now.mistyped !== '' ? 'open' : now.is;
  });
  expect(told).toEqual(heard);
});

test('where every key is one sign, nothing is waited for', () => {
  expect(typedKey({ typed: '', mistyped: '' }, 'T', ['1', '2', 'A'])).toBeNull();
  expect(typedKey({ typed: '', mistyped: '' }, '7', ['1', '2', 'A'])).toBeNull();
});

test('where Esc leads nowhere it says whether the last answer can be taken back', async () => {
  const still = await warlord();
  still.press('escape');
  expect(question(still)).toContain('There is nothing to go back to here; q leaves the match.');
  still.press('6');
  still.press('escape');
  expect(question(still)).toContain('u takes back the last answer.');
  still.press('u');
  expect(question(still)).toContain('Which ships move?');
});
