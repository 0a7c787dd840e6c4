import { expect, test } from 'vitest';
import { empiresBoard } from '../../../../src/games/space-empires/board/index.ts';
import { empiresBot } from '../../../../src/games/space-empires/bot.ts';
import { spaceEmpires } from '../../../../src/games/space-empires/game.ts';
import { isEndOfRow } from '../../../../src/kernel/match/decision.ts';
import { seededRandom } from '../../../../src/kernel/plain/random.ts';
import { Session } from '../../../../src/session/running/session.ts';
import { DEFAULT_SETTINGS } from '../../../../src/table/frame/preferences/settings.ts';
import { usualLook } from '../../../oracles/looked-back.ts';
import { StillTable } from '../../still-table.ts';

/** The first question of a lone player in its movement phase. */
function moving() {
  const options = { scenario: 'solo-machines-small' };
  const match = spaceEmpires.start({ seats: [{ name: 'Ann' }], options, seed: 'onward' });
  const settings = { ...DEFAULT_SETTINGS, speed: 'instant' } as const;
  const session = new Session({
    ...{ game: spaceEmpires, match, players: [], bot: empiresBot, settings, file: null },
    ...{ coach: [], now: () => new Date(0), report: () => '', random: seededRandom('onward') },
  });
  session.hotSeat.sitDown();
  session.hotSeat.goOn();
  const still = new StillTable(
    { session, board: empiresBoard, look: usualLook(spaceEmpires, match), settings },
    { columns: 80, rows: 23 },
  );
  const rows = (): readonly string[] => still.rows().filter(row => /^ [▸▹– ] [A-Z] Move/.test(row));
  return { match, still, rows, text: () => still.rows().join('\n') };
}

test('a digit sends the group under the cursor on, its row stays grey with its key, and one u takes it back', () => {
  const { match, still, rows, text } = moving();
  const before = rows();
  expect(before[0]).toMatch(/^ ▹ A Move 3 Scouts from/);
  still.press('4');
  expect(match.decision?.kind).toBe('move.choose');
  expect(rows()[0]).toMatch(/^ – A Move 3 Scouts from/);
  expect(rows().map(row => row.slice(3, 12))).toEqual(before.map(row => row.slice(3, 12)));
  expect(text()).toMatch(/▹ [B-Z] Move/);
  still.press('u');
  expect(match.decision?.kind).toBe('move.choose');
  expect(rows()).toEqual(before);
  still.press('U');
  expect(rows()[0]).toMatch(/^ – A Move 3 Scouts from/);
});

test('a digit that leads nowhere says so, and nothing has happened', () => {
  const { match, still, text } = moving();
  const { n } = match.decision ?? {};
  for (const key of ['7', '8', '9']) {
    still.press(key);
    expect(text()).toContain('That key does nothing with what the cursor is on.');
  }
  expect(match.decision?.n).toBe(n);
});

test('SE-4.1 a split is one choice with its number, and one u', () => {
  const { match, still, text, rows } = moving();
  const before = rows();
  still.press('D');
  expect(text()).toContain('What else do you want to do?');
  const [, key = ''] = /(\d) +Split 3 Scouts on [A-Z]\d+\n/.exec(text().replaceAll(/ +$/gm, '')) ?? [];
  still.press(key);
  expect(text()).toMatch(/▸ 3 No, go back/);
  still.press('2');
  expect(match.decision?.kind).toBe('move.choose');
  expect(rows().map(row => row.slice(5, 20))).toEqual(expect.arrayContaining(['Move 1 Scout fr', 'Move 2 Scouts f']));
  still.press('u');
  expect(rows()).toEqual(before);
});

test('who ends a phase with groups that could still move is told once, and goes on with the same key', () => {
  const { match, still, text } = moving();
  const { n } = match.decision ?? {};
  still.press('d');
  // A stack of Scouts, three Colony Ships that are one row, and a Miner.
  expect(text()).toContain('5 groups could still move and have not. Press d again to end it anyway.');
  expect(match.decision?.n).toBe(n);
  still.press('d');
  expect(match.decision?.n).not.toBe(n);
});

test('groups that were left where they stand are on sentry: they are not spoken of again', () => {
  const { match, still } = moving();
  const end = () => {
    const { n } = match.decision ?? {};
    still.press('d');
    return match.decision?.n === n;
  };
  expect(end()).toBe(true);
  still.press('d');
  // The next turn begins when whatever else is asked has its first answer.
  const others = () => {
    for (let keys = 0; keys < 20 && match.decision?.kind !== 'move.choose'; keys += 1)
      still.press(match.decision?.options.some(isEndOfRow) === true ? 'd' : '1');
    expect(match.decision?.kind).toBe('move.choose');
  };
  others();
  expect(end()).toBe(false);
});
