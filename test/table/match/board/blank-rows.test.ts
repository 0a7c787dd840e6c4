import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { inset } from '../../../../src/boards/drawing/grid.ts';
import type { Rect } from '../../../../src/boards/drawing/grid.ts';
import type { Board } from '../../../../src/boards/board.ts';
import type { BotPlayer } from '../../../../src/bots/player.ts';
import type { Game, Match } from '../../../../src/kernel/history/playable.ts';
import { loadBoard, loadBot, loadGame } from '../../../../src/games/index.ts';
import { seededRandom } from '../../../../src/kernel/plain/random.ts';
import { savedFile } from '../../../../src/saves/folder/folder.ts';
import { loadMatch } from '../../../../src/saves/saved/load.ts';
import { Session } from '../../../../src/session/running/session.ts';
import { DEFAULT_SETTINGS } from '../../../../src/table/frame/preferences/settings.ts';
import type { Size } from '../../../../src/table/frame/edge/too-small.ts';
import { layoutOf } from '../../../../src/table/match/board/layout.ts';
import { answerByChance } from '../../../oracles/random-play.ts';
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

/** The table of a match as it stands. */
function tableOf({ game, board, bot }: Loaded, match: Match): StillTable {
  const settings = { ...DEFAULT_SETTINGS, speed: 'instant' } as const;
  const session = new Session({
    ...{ game, match, players: match.start.seats.map(() => 'human' as const), bot, settings, file: null },
    ...{ coach: [], now: () => new Date(0), report: () => '', random: seededRandom('blank') },
  });
  session.hotSeat.sitDown();
  session.hotSeat.goOn();
  return new StillTable({ session, board, look: usualLook(game, match), settings }, { columns: 80, rows: 24 });
}

interface Loaded {
  readonly game: Game;
  readonly board: Board;
  readonly bot: BotPlayer;
}

async function loaded(id: string): Promise<Loaded> {
  const [game, board, bot] = await Promise.all([loadGame(id), loadBoard(id), loadBot(id)]);
  if (game === null || board === null) throw new Error(`no game ${id}`);
  return { game, board, bot };
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

/** Where a pane has three blank rows while another one cuts a text. */
function foundAt(still: StillTable, { columns, rows: height }: Size, { board }: Loaded, match: Match): string[] {
  const rows = still.rows({ columns, rows: height });
  const roomy = board.panes(match.view('spectator'))[0]?.roomy ?? null;
  const room = { warned: false, sided: true, roomy };
  const { main, side, question, shape } = layoutOf({ columns, rows: height }, room);
  // The log is the end of a longer one everywhere.
  const parts = [
    ['main', shape === 'tabs' ? main : inset(main)] as const,
    ...(side === null ? [] : [['side', inset(side)] as const]),
    ['question', question] as const,
  ].map(([name, rect]) => ({ name, shown: within(rows, rect) }));
  return parts.flatMap(({ name, shown }) => {
    const blank = blankIn(shown);
    const [cut] = parts.flatMap(other =>
      other.name === name ? [] : other.shown.filter(row => CUT.test(row) && !OF_RING.test(row)),
    );
    return blank > MOST_BLANK && cut !== undefined ? [`${columns}x${height} ${name} ${blank}: ${cut}`] : [];
  });
}

test.each(SAMPLES)(
  '%s: no pane has three blank rows while another one cuts a text, late in a match',
  async (id, sample) => {
    const of = await loaded(id);
    const { match } = loadMatch(of.game, savedFile(SAVES, sample));
    const still = tableOf(of, match);
    expect(SIZES.flatMap(([columns, rows]) => foundAt(still, { columns, rows }, of, match))).toEqual([]);
  },
  60_000,
);

test('nor has the column beside the map of Space Empires at 200x60, whatever is asked', async () => {
  const of = await loaded('space-empires');
  const { match } = loadMatch(of.game, savedFile(SAVES, 'sample-empires-four-late'));
  const random = seededRandom('q');
  const found: string[] = [];
  const kinds = new Set<string>();
  while (!kinds.has('economy.first') && match.decision !== null) {
    const { kind } = match.decision;
    if (!kinds.has(kind)) {
      const cut = foundAt(tableOf(of, match), { columns: 200, rows: 60 }, of, match);
      found.push(...cut.map(one => `${kind} ${one}`));
    }
    kinds.add(kind);
    answerByChance(match, random);
  }
  expect(kinds.size).toBeGreaterThan(10);
  expect(found).toEqual([]);
}, 60_000);

test('while no option has an outlook, the row that is kept for it tells of the place of the cursor', async () => {
  const of = await loaded('space-empires');
  const still = tableOf(of, loadMatch(of.game, savedFile(SAVES, 'sample-empires-four-late')).match);
  const rows = still.rows({ columns: 120, rows: 40 });
  const [below = '', footer = ''] = rows.slice(-2);
  expect(below).toContain('I2 · planet · home of Dan · Cyd: 3 Cruisers');
  expect(footer).toContain('Enter take');
});
