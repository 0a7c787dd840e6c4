import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { loadBoard, loadGame } from '../../../../../src/games/index.ts';
import { seededRandom } from '../../../../../src/kernel/plain/random.ts';
import { savedFile } from '../../../../../src/saves/folder/folder.ts';
import { loadMatch } from '../../../../../src/saves/saved/load.ts';
import { Session } from '../../../../../src/session/running/session.ts';
import { randomPlayer } from '../../../../../src/session/sitting/players.ts';
import { DEFAULT_SETTINGS } from '../../../../../src/table/frame/preferences/settings.ts';
import { usualLook } from '../../../../oracles/looked-back.ts';
import { StillTable } from '../../../still-table.ts';

const SAVES = fileURLToPath(new URL('../../../../../saves', import.meta.url));

/** From this width on panes stand beside the map. */
const BESIDE = 100;

/** The tables of a sample, at any size. */
async function tablesOf(id: string, sample: string): Promise<(columns: number, rows: number) => StillTable> {
  const [game, board] = await Promise.all([loadGame(id), loadBoard(id)]);
  if (game === null || board === null) throw new Error(`no game ${id}`);
  const { match } = loadMatch(game, savedFile(SAVES, sample));
  const settings = { ...DEFAULT_SETTINGS, speed: 'instant' } as const;
  const session = new Session({
    ...{ game, match, players: [], bot: randomPlayer, settings, file: null },
    ...{ coach: [], now: () => new Date(0), report: () => '', random: seededRandom('legend') },
  });
  session.hotSeat.sitDown();
  session.hotSeat.goOn();
  const lying = { session, board, look: usualLook(game, match), settings };
  return (columns, rows) => new StillTable(lying, { columns, rows: rows - 1 });
}

test.each([
  ['starcraft', 'sample-six-seats-late'],
  ['theseus', 'sample-theseus-teams-late'],
  ['galactic-emperor', 'sample-emperor-five-late'],
  ['space-empires', 'sample-empires-four-late'],
])('%s: nothing else moves when the legend comes and goes', async (id, sample) => {
  const tableAt = await tablesOf(id, sample);
  for (const [columns, rows] of [
    [80, 24],
    [100, 30],
    [120, 40],
    [200, 50],
  ] as const) {
    const still = tableAt(columns, rows);
    const before = still.rows();
    still.press('e');
    const shown = still.rows();
    still.press('e');
    expect(still.rows()).toEqual(before);
    const at = shown.findLastIndex((row, y) => row !== before[y]);
    expect(at).toBeGreaterThan(5);
    // The question below stands where it stood, and so does the map beside it.
    expect(shown.slice(at + 1)).toEqual(before.slice(at + 1));
    expect(shown.slice(at + 1).length).toBeGreaterThan(7);
    const map = Math.floor(columns / 2) - 2;
    if (columns >= BESIDE) expect(shown.map(row => row.slice(0, map))).toEqual(before.map(row => row.slice(0, map)));
  }
});
