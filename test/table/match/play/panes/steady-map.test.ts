import { join } from 'node:path';
import { expect, test } from 'vitest';
import { empiresBoard } from '../../../../../src/games/space-empires/board/index.ts';
import { spaceEmpires } from '../../../../../src/games/space-empires/game.ts';
import { DEFAULT_SETTINGS } from '../../../../../src/table/frame/preferences/settings.ts';
import { empiresBot } from '../../../../../src/games/space-empires/bot.ts';
import { usualLook } from '../../../../oracles/looked-back.ts';
import type { Match } from '../../../../../src/kernel/history/playable.ts';
import { loadMatch } from '../../../../../src/saves/saved/load.ts';
import { seededRandom } from '../../../../../src/kernel/plain/random.ts';
import { Session } from '../../../../../src/session/running/session.ts';
import { StillTable } from '../../../still-table.ts';

/** The first question of a lone player, whose map is larger than its pane. */
function firstTable(): StillTable {
  const options = { scenario: 'solo-machines-small' };
  return table(spaceEmpires.start({ seats: [{ name: 'Ann' }], options, seed: 'steady' }), 'instant');
}

function table(match: Match, speed: 'instant' | 'wait'): StillTable {
  const settings = { ...DEFAULT_SETTINGS, speed } as const;
  const session = new Session({
    ...{ game: spaceEmpires, match, players: [], bot: empiresBot, settings, file: null },
    ...{ coach: [], now: () => new Date(0), report: () => '', random: seededRandom('steady') },
  });
  session.hotSeat.sitDown();
  session.hotSeat.goOn();
  const look = usualLook(spaceEmpires, match);
  return new StillTable({ session, board: empiresBoard, look, settings }, { columns: 80, rows: 23 });
}

/** The labels of the hexes in the first rows of the map: where its window begins. */
const topOf = (still: StillTable): string =>
  still
    .rows()
    .slice(2, 4)
    .join('\n')
    .replaceAll(/[^A-Z0-9\n]+/g, ' ');

test('the map stays where it is from one question to the next while the cursor is in sight', () => {
  const still = firstTable();
  const top = topOf(still);
  expect(still.rows().join('\n')).toContain('What moves next?');
  still.press('A');
  expect(still.rows().join('\n')).toContain('Where next');
  expect(topOf(still)).toBe(top);
  still.press('down');
  expect(topOf(still)).toBe(top);
  still.press('enter');
  expect(still.rows().join('\n')).toContain('What moves next?');
  expect(topOf(still)).toBe(top);
});

test('a card about a place in sight leaves the map where it was, and one about another place shows that', () => {
  // Two fleets of aliens are under way; the match was begun with the generator of before.
  const { match } = loadMatch(spaceEmpires, join(import.meta.dirname, 'aliens-under-way.jsonl'));
  const still = table(match, 'wait');
  /** Goes on until those words are on the screen; where the map begins then. */
  const topAt = (words: string): string => {
    for (let presses = 0; presses < 5 && !still.rows().join('\n').includes(words); presses++) {
      // What moves is watched to its end.
      while ((still.soon() ?? Infinity) <= 80) still.wait();
      still.press('1');
    }
    expect(still.rows().join('\n')).toContain(words);
    return topOf(still);
  };
  // Once for the groups that have not moved, which is said first.
  still.press('d');
  still.press('d');
  const top = topAt('on I1 may go to any');
  expect(topAt('from I1 to I2')).not.toBe(top);
  expect(topAt('on I4 may go to any')).toBe(top);
  expect(topAt('from I4 to I5')).toBe(top);
});
