import { expect, test } from 'vitest';
import { empiresBoard } from '../../../../src/games/space-empires/board/index.ts';
import { spaceEmpires } from '../../../../src/games/space-empires/game.ts';
import { DEFAULT_SETTINGS } from '../../../../src/table/preferences/settings.ts';
import { empiresBot } from '../../../../src/games/space-empires/bot.ts';
import { usualLook } from '../../../oracles/looked-back.ts';
import { seededRandom } from '../../../../src/kernel/plain/random.ts';
import { Session } from '../../../../src/table/hot-seat/session/session.ts';
import { StillTable } from '../../still-table.ts';

/** The first question of a lone player, whose map is larger than its pane. */
function table(): StillTable {
  const options = { scenario: 'solo-machines-small' };
  const match = spaceEmpires.start({ seats: [{ name: 'Ann' }], options, seed: 'steady' });
  const settings = { ...DEFAULT_SETTINGS, speed: 'instant' } as const;
  const session = new Session({
    ...{ game: spaceEmpires, match, players: [], bot: empiresBot, settings, file: null },
    ...{ coach: [], now: () => new Date(0), report: () => '', random: seededRandom('steady') },
  });
  session.hotSeat.sitDown();
  session.hotSeat.goOn();
  const look = usualLook(spaceEmpires, match);
  return new StillTable({ session, board: empiresBoard, look, settings: DEFAULT_SETTINGS }, { columns: 80, rows: 24 });
}

/** The labels of the hexes in the first rows of the map: where its window begins. */
const topOf = (still: StillTable): string =>
  still
    .rows()
    .slice(2, 4)
    .join('\n')
    .replaceAll(/[^A-Z0-9\n]+/g, ' ');

test('the map stays where it is from one question to the next while the cursor is in sight', () => {
  const still = table();
  const top = topOf(still);
  expect(still.rows().join('\n')).toContain('What moves next?');
  still.press('enter');
  expect(still.rows().join('\n')).toContain('Where next');
  expect(topOf(still)).toBe(top);
  still.press('down');
  expect(topOf(still)).toBe(top);
  still.press('enter');
  expect(still.rows().join('\n')).toContain('What moves next?');
  expect(topOf(still)).toBe(top);
});
