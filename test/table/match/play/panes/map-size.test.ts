import { describe, expect, test } from 'vitest';
import { inset } from '../../../../../src/boards/drawing/grid.ts';
import { loadBoard, loadBot, loadGame } from '../../../../../src/games/index.ts';
import { seededRandom } from '../../../../../src/kernel/plain/random.ts';
import { paceFrom } from '../../../../../src/session/sitting/pace.ts';
import { Session } from '../../../../../src/session/running/session.ts';
import { DEFAULT_SETTINGS } from '../../../../../src/table/frame/preferences/settings.ts';
import { layoutOf } from '../../../../../src/table/match/board/layout.ts';
import { paintingOf } from '../../../../boards/painting.ts';
import { usualLook } from '../../../../oracles/looked-back.ts';
import { randomStateFrom } from '../../../../../src/session/sitting/players.ts';
import { runs } from '../../../../runs.ts';
import { StillTable } from '../../../still-table.ts';

const SIZES = [
  { columns: 80, rows: 24 },
  { columns: 100, rows: 30 },
  { columns: 120, rows: 30 },
  { columns: 120, rows: 40 },
  { columns: 160, rows: 50 },
  { columns: 200, rows: 60 },
] as const;

/** So many answers are given, and every so many the screen is looked at. */
const ANSWERS = 160;
const EVERY = runs(39, 27);

const SEATS: Readonly<Record<string, number>> = { 'space-empires': 2, 'galactic-emperor': 3, theseus: 2, starcraft: 3 };

describe.each(Object.keys(SEATS))('%s', named => {
  test('the map has one size in each terminal all match, whatever is asked', async () => {
    const [game, board, bot] = await Promise.all([loadGame(named), loadBoard(named), loadBot(named)]);
    if (game === null || board === null) throw new Error(`no ${named}`);
    const seats = ['Ann', 'Bob', 'Cyd'].slice(0, SEATS[named]).map(name => ({ name }));
    const match = game.start({ seats, options: {}, seed: 'size' });
    const random = randomStateFrom('size');
    const settings = { ...DEFAULT_SETTINGS, speed: 'instant' } as const;
    const sizes = new Map<string, Set<string>>();
    const kinds = new Set<string>();
    for (let answers = 0; answers < ANSWERS && match.decision !== null; answers += 1) {
      const { decision } = match;
      if (answers % EVERY === 0) {
        kinds.add(decision.kind);
        const session = new Session({
          ...{ game, match, players: seats.map(() => 'human' as const), bot, settings, file: null },
          ...{
            coach: [],
            now: () => new Date(0),
            report: () => '',
            random: seededRandom('size'),
            pace: paceFrom(board),
          },
        });
        session.hotSeat.sitDown();
        session.hotSeat.goOn();
        const still = new StillTable({ session, board, look: usualLook(game, match), settings }, SIZES[0]);
        for (const size of SIZES) {
          const key = `${String(size.columns)}x${String(size.rows)}`;
          const found = sizes.get(key) ?? new Set();
          const rows = still.rows(size);
          // What is laid in a battle before nobody else's eyes stands alone: the map is not there.
          if (size.columns >= 100 && rows.some(row => /^─.*\[Battle\]/.test(row))) continue;
          sizes.set(key, found.add(mapIn(rows)));
        }
      }
      match.answer(decision.n, bot({ game: match.game, view: match.view(decision.seat), decision, random }));
    }
    expect(kinds.size).toBeGreaterThan(2);
    for (const [size, found] of sizes) expect([...found], size).toHaveLength(1);
  }, 60_000);
});

/** Where the main pane stands on a screen: under its tabs down to the question, or in its frame. */
function mapIn(rows: readonly string[]): string {
  const top = rows.findIndex(row => /^[┌─]/.test(row));
  const isFramed = rows[top]?.startsWith('┌') === true;
  const bottom = isFramed
    ? rows.findIndex(row => row.startsWith('└'))
    : rows.findIndex(row => /^ \S (Ann|Bob|Cyd)\b.* [A-Z]{2}-\d/.test(row));
  expect(bottom, rows.join('\n')).toBeGreaterThan(top);
  const width = isFramed ? (rows[top]?.indexOf('┐') ?? 0) : (rows[top] ?? '').length;
  return [top, bottom, width].join(' ');
}
test('StarCraft: once the planets lie, each of them keeps its place and its size on the map, whatever is asked', async () => {
  const [game, board, bot] = await Promise.all([loadGame('starcraft'), loadBoard('starcraft'), loadBot('starcraft')]);
  if (game === null || board === null) throw new Error('no starcraft');
  const match = game.start({ seats: ['Ann', 'Bob', 'Cyd'].map(name => ({ name })), options: {}, seed: 'size' });
  const random = randomStateFrom('size');
  const { survey } = paintingOf(board, game.texts.en, ['Ann', 'Bob', 'Cyd']);
  const sizes = new Map<string, Map<string, string>>();
  for (let answers = 0; answers < 400 && match.decision !== null; answers += 1) {
    const { decision } = match;
    const view = match.view('spectator');
    if (match.round > 0 && answers % 7 === 0) {
      const open = decision.options.flatMap(({ refs = [] }) => refs);
      for (const { columns, rows } of SIZES) {
        const { main } = layoutOf({ columns, rows }, { warned: false, sided: true });
        const { width, height } = columns < 100 ? main : inset(main);
        const { things, zooms } = survey('galaxy', view, width, height, { open, focus: open.slice(0, 1) });
        const planets = things.filter(({ ref }) => ref.startsWith('planet:'));
        const said = [zooms?.shown, ...planets.map(({ rect }) => `${rect.width}x${rect.height}`)].join(' ');
        const found = sizes.get(`${columns}x${rows}`) ?? new Map<string, string>();
        sizes.set(`${columns}x${rows}`, found.set(said, `${decision.n} ${decision.kind}`));
      }
    }
    match.answer(decision.n, bot({ game: match.game, view: match.view(decision.seat), decision, random }));
  }
  expect(sizes.size).toBe(SIZES.length);
  for (const [size, found] of sizes) expect([...found.keys()], size).toHaveLength(1);
}, 60_000);
