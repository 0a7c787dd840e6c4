import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { inset } from '../../../../src/boards/drawing/grid.ts';
import type { Rect } from '../../../../src/boards/drawing/grid.ts';
import { loadBoard, loadBot, loadGame } from '../../../../src/games/index.ts';
import { seededRandom } from '../../../../src/kernel/plain/random.ts';
import { savedFile } from '../../../../src/saves/folder/folder.ts';
import { loadMatch } from '../../../../src/saves/saved/load.ts';
import { Session } from '../../../../src/session/running/session.ts';
import { DEFAULT_SETTINGS } from '../../../../src/table/frame/preferences/settings.ts';
import { layoutOf } from '../../../../src/table/match/board/layout.ts';
import { usualLook } from '../../../oracles/looked-back.ts';
import { StillTable } from '../../still-table.ts';

const SAVES = fileURLToPath(new URL('../../../../saves', import.meta.url));

const SIZES = [
  [80, 24],
  [100, 30],
  [120, 30],
  [120, 40],
  [160, 50],
  [200, 50],
  [200, 60],
] as const;

/** A pane has so many blank rows in a row at the most while another one cuts a text. */
const MOST_BLANK = 2;

const SAMPLES = [
  ['starcraft', 'sample-six-seats-late'],
  ['theseus', 'sample-theseus-teams-late'],
  ['galactic-emperor', 'sample-emperor-five-late'],
  ['space-empires', 'sample-empires-four-late'],
] as const;

async function tableOf(id: string, sample: string): Promise<StillTable> {
  const [game, board, bot] = await Promise.all([loadGame(id), loadBoard(id), loadBot(id)]);
  if (game === null || board === null) throw new Error(`no game ${id}`);
  const { match } = loadMatch(game, savedFile(SAVES, sample));
  const settings = { ...DEFAULT_SETTINGS, speed: 'instant' } as const;
  const session = new Session({
    ...{ game, match, players: match.start.seats.map(() => 'human' as const), bot, settings, file: null },
    ...{ coach: [], now: () => new Date(0), report: () => '', random: seededRandom('blank') },
  });
  session.hotSeat.sitDown();
  session.hotSeat.goOn();
  return new StillTable({ session, board, look: usualLook(game, match), settings }, { columns: 80, rows: 24 });
}

/** The rows of a part of the screen. */
function within(rows: readonly string[], { x, y, width, height }: Rect): readonly string[] {
  return rows.slice(y, y + height).map(row =>
    Array.from(row.padEnd(x + width))
      .slice(x, x + width)
      .join(''),
  );
}

/** The most blank rows that follow each other. */
function blankIn(rows: readonly string[]): number {
  let [most, run] = [0, 0];
  for (const row of rows) {
    run = row.trim() === '' ? run + 1 : 0;
    most = Math.max(most, run);
  }
  return most;
}

/** A text that is cut, or rows below those that are in sight. */
const CUT = /\w…|↓\s*$/;
/** The arrows of a ring point on, and cut nothing. */
const OF_RING = /^\s*↑\s+↓\s*$/;

test.each(SAMPLES)(
  '%s: no pane has three blank rows while another one cuts a text, late in a match',
  async (id, sample) => {
    const still = await tableOf(id, sample);
    const found: string[] = [];
    for (const [columns, height] of SIZES) {
      const rows = still.rows({ columns, rows: height });
      const { main, side, question, shape } = layoutOf({ columns, rows: height }, { warned: false, sided: true });
      // The log is the end of a longer one everywhere.
      const parts = [
        ['main', shape === 'tabs' ? main : inset(main)] as const,
        ...(side === null ? [] : [['side', inset(side)] as const]),
        ['question', question] as const,
      ].map(([name, rect]) => ({ name, shown: within(rows, rect) }));
      for (const { name, shown } of parts) {
        const blank = blankIn(shown);
        const cut = parts.flatMap(other =>
          other.name === name ? [] : other.shown.filter(row => CUT.test(row) && !OF_RING.test(row)),
        );
        if (blank > MOST_BLANK && cut.length > 0) found.push(`${columns}x${height} ${name} ${blank}: ${cut[0] ?? ''}`);
      }
    }
    expect(found).toEqual([]);
  },
  60_000,
);

test('while no option has an outlook, the row that is kept for it tells of the place of the cursor', async () => {
  const still = await tableOf('space-empires', 'sample-empires-four-late');
  const rows = still.rows({ columns: 120, rows: 40 });
  const [below = '', footer = ''] = rows.slice(-2);
  expect(below).toContain('I2 · planet · home of Dan · Cyd: 3 Cruisers');
  expect(footer).toContain('Enter take');
});
