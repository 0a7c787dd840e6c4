import { expect, test } from 'vitest';
import { emperorBoard } from '../../../../../src/games/galactic-emperor/board/index.ts';
import { galacticEmperor } from '../../../../../src/games/galactic-emperor/game.ts';
import { DEFAULT_SETTINGS } from '../../../../../src/table/frame/preferences/settings.ts';
import { usualLook } from '../../../../oracles/looked-back.ts';
import { emperorBot } from '../../../../../src/games/galactic-emperor/bot.ts';
import { seededRandom } from '../../../../../src/kernel/plain/random.ts';
import { Session } from '../../../../../src/session/running/session.ts';
import { StillTable } from '../../../still-table.ts';

/** The first question of a match of three, with 37 sectors on the board. */
function table(): StillTable {
  const match = galacticEmperor.start({
    seats: ['Ann', 'Bob', 'Cyd'].map(name => ({ name })),
    seed: 'go to',
  });
  const settings = { ...DEFAULT_SETTINGS, speed: 'instant' } as const;
  const session = new Session({
    ...{ game: galacticEmperor, match, players: [], bot: emperorBot, settings, file: null },
    ...{ coach: [], now: () => new Date(0), report: () => '', random: seededRandom('go to') },
  });
  session.hotSeat.sitDown();
  session.hotSeat.goOn();
  const look = usualLook(galacticEmperor, match);
  return new StillTable({ session, board: emperorBoard, look, settings: DEFAULT_SETTINGS }, { columns: 80, rows: 23 });
}

test('a name that no option has is looked for on the board, whose pane comes to the front; from there it is inspected', () => {
  const still = table();
  expect(still.rows()[1]).toContain('[Roles]');
  for (const key of ['/', 'D', '4']) still.press(key);
  expect(still.rows().join('\n')).toContain('No option has “D4” in it.');
  still.press('enter');
  expect(still.rows()[1]).toContain('[Galaxy]');
  still.press('i');
  expect(still.rows()[0]).toContain('D4');
});

test('a name that nothing has stays in the search, and Esc shows all options again', () => {
  const still = table();
  for (const key of ['/', 'q', 'q', 'enter']) still.press(key);
  expect(still.rows()[1]).toContain('[Roles]');
  still.press('escape');
  expect(still.rows().join('\n')).toContain('▹ 1 ');
});

test('an arrow goes on from the place that was gone to, and says what lies there; Esc leads back to the list', () => {
  const still = table();
  for (const key of ['/', 'D', '4', 'enter', 'right']) still.press(key);
  expect(still.rows().join('\n')).toMatch(/\bD5 · /);
  still.press('enter');
  expect(still.rows().join('\n')).toContain('Nothing can be chosen here.');
  still.press('escape');
  still.press('down');
  expect(still.rows().join('\n')).toContain('▸ 2 ');
});
