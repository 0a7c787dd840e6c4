import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { spaceEmpires } from '../../../../../src/games/space-empires/game.ts';
import { empiresBoard } from '../../../../../src/games/space-empires/board/index.ts';
import { empiresBot } from '../../../../../src/games/space-empires/bot.ts';
import { seededRandom } from '../../../../../src/kernel/plain/random.ts';
import { loadMatch } from '../../../../../src/saves/saved/load.ts';
import { savedFile } from '../../../../../src/saves/folder/folder.ts';
import { Session } from '../../../../../src/session/running/session.ts';
import { DEFAULT_SETTINGS } from '../../../../../src/table/frame/preferences/settings.ts';
import { usualLook } from '../../../../oracles/looked-back.ts';
import { StillTable } from '../../../still-table.ts';

const SAVES = fileURLToPath(new URL('../../../../../saves', import.meta.url));

/** Bob, who moves his first three Scouts from B12: B11, C11, C12, B13, A12 and A11 are around it. */
function whereNext(): StillTable {
  const { match } = loadMatch(spaceEmpires, savedFile(SAVES, 'sample-empires-after-set-up'));
  const settings = { ...DEFAULT_SETTINGS, speed: 'instant' } as const;
  const session = new Session({
    ...{ game: spaceEmpires, match, players: [], bot: empiresBot, settings, file: null },
    ...{ coach: [], now: () => new Date(0), report: () => '', random: seededRandom('on board') },
  });
  session.hotSeat.sitDown();
  session.hotSeat.goOn();
  const look = usualLook(spaceEmpires, match);
  const still = new StillTable({ session, board: empiresBoard, look, settings }, { columns: 80, rows: 24 });
  expect(textOf(still)).toContain('What moves next?');
  // All groups stand on one hex: that is no question about places.
  expect(textOf(still)).toContain('g board');
  still.press('A');
  expect(textOf(still)).toContain('Where next, 3 Scouts on B12?');
  return still;
}

const textOf = (still: StillTable): string => still.rows().join('\n');
const press = (still: StillTable, ...keys: readonly string[]): string => {
  for (const key of keys) still.press(key);
  return textOf(still);
};

describe('a question about places', () => {
  test('has its cursor on the board from the beginning, hollow, and the list has it on the same', () => {
    const text = textOf(whereNext());
    expect(text).toMatch(/[↑^↓v←<→>]+ place {2}/);
    expect(text).toContain('▹ 1 to B11');
  });

  test('the arrows go to neighbours, and the list follows', () => {
    const still = whereNext();
    expect(press(still, 'right')).toContain('▸ 2 to C11');
    expect(press(still, 'down')).toContain('▸ 3 to C12');
    expect(press(still, 'enter')).toContain('What moves next?');
  });

  test('they go on where nothing can be chosen: it is told what lies there, and Enter takes nothing', () => {
    const still = whereNext();
    const text = press(still, 'right', 'up', 'right');
    expect(text).toMatch(/ D10 · unexplored: .* · home of Bob · no known way there/);
    // No row of the list looks as if Enter took it.
    expect(text).toContain('  2 to C11');
    expect(text).not.toMatch(/[▹▸] \d to /);
    expect(press(still, 'enter')).toContain('Nothing can be chosen here.');
    expect(press(still, 'left')).toMatch(/ C10 · /);
    expect(press(still, 'down')).toContain('▸ 2 to C11');
  });

  test('a digit answers as ever, g leads to the list and back, and Esc leaves the question', () => {
    const still = whereNext();
    expect(press(still, 'g', 'down')).toContain('▸ 2 to C11');
    expect(press(still, 'down')).toContain('▸ 3 to C12');
    expect(press(still, 'g', 'up')).toContain('▸ 2 to C11');
    expect(press(still, 'escape')).toContain('What moves next?');
    expect(press(still, 'A', '4')).toContain('What moves next?');
  });

  test('what is asked next, and is about no places, has its cursor in the list', () => {
    const still = whereNext();
    expect(press(still, 'right', 'enter')).toContain('g board');
    expect(press(still, 'down')).toMatch(/▸ [A-Z] Move/);
  });
});
