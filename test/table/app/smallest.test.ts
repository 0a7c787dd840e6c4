import { expect, test } from 'vitest';
import { GAMES, loadBot, loadGame } from '../../../src/games/index.ts';
import { usualSeats } from '../../../src/kernel/match/game.ts';
import { seededRandom } from '../../../src/kernel/plain/random.ts';
import { Session } from '../../../src/session/running/session.ts';
import { PROGRAM_GAMES } from '../../../src/session/setting/games.ts';
import { layoutOf } from '../../../src/table/match/board/layout.ts';
import { SMALLEST_SIZE } from '../../../src/table/frame/edge/too-small.ts';
import { DEFAULT_SETTINGS } from '../../../src/table/frame/preferences/settings.ts';
import { answeringOf } from '../../oracles/answering.ts';
import { usualLook } from '../../oracles/looked-back.ts';
import { StillTable } from '../still-table.ts';

/** One row more than the least: a terminal without a status line. */
const USUAL = { columns: 80, rows: 24 };
/** After so many answers the table is looked at. */
const LOOKED_AT = [0, 3, 12, 40, 90, 160];

test('the smallest terminal is the usual one less one row', () => {
  expect(SMALLEST_SIZE).toEqual({ columns: USUAL.columns, rows: USUAL.rows - 1 });
});

test.each(Object.keys(GAMES))(
  'in the smallest terminal %s has its panes, and the question has all that it has in the usual one',
  async id => {
    const loaded = await PROGRAM_GAMES.load(id);
    const game = await loadGame(id);
    if (loaded === null || game === null) throw new Error(`there is no ${id}`);
    const bot = await loadBot(id);
    const answer = answeringOf(bot);
    const random = seededRandom(id);
    const match = game.start({
      seats: Array.from({ length: usualSeats(game) }, (_, seat) => ({ name: `Seat ${seat + 1}` })),
      options: {},
      seed: `${id} 2`,
    });
    let given = 0;
    let looked = 0;
    for (const wanted of LOOKED_AT) {
      for (; given < wanted && match.decision !== null; given += 1) {
        match.answer(match.decision.n, answer(match.decision, random, match));
      }
      const settings = { ...DEFAULT_SETTINGS, speed: 'instant', quiet: 0 } as const;
      const session = new Session({
        ...{ game, match, players: [], bot, settings, file: null, coach: [] },
        ...{ now: () => new Date(0), report: () => '', random },
      });
      session.hotSeat.sitDown();
      session.hotSeat.goOn();
      const still = new StillTable(
        { session, board: loaded.board, look: usualLook(game, match), settings },
        SMALLEST_SIZE,
      );
      // The keyboard is passed on first.
      still.press('enter');
      const rows = still.rows();
      expect(rows).toHaveLength(SMALLEST_SIZE.rows);
      const { tabs, recentRow: lately } = layoutOf(SMALLEST_SIZE, { warned: false, sided: true });
      if (!/^─.*\[/.test(rows[tabs ?? 0] ?? '')) continue;
      looked += 1;
      expect(rows.slice(lately)).toEqual(still.rows(USUAL).slice(lately + 1));
      expect(rows.slice(2, lately).join('').trim()).not.toBe('');
    }
    expect(looked).toBeGreaterThan(3);
  },
  60_000,
);
