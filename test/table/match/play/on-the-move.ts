import { empiresBoard } from '../../../../src/games/space-empires/board/index.ts';
import { empiresBot } from '../../../../src/games/space-empires/bot.ts';
import { spaceEmpires } from '../../../../src/games/space-empires/game.ts';
import { empiresView } from '../../../../src/games/space-empires/view.ts';
import type { Match } from '../../../../src/kernel/history/playable.ts';
import { seededRandom } from '../../../../src/kernel/plain/random.ts';
import { Session } from '../../../../src/session/running/session.ts';
import type { Speed } from '../../../../src/session/setting/table-settings.ts';
import { DEFAULT_SETTINGS } from '../../../../src/table/frame/preferences/settings.ts';
import type { Scene } from '../../../games/space-empires/scene.ts';
import { usualLook } from '../../../oracles/looked-back.ts';
import { StillTable } from '../../still-table.ts';

/** Ann's movement phase in a scripted match, at a table. */
export function moving(table: Scene, speed: Speed = 'instant') {
  table.begin('move.choose', { seat: 0 });
  const at = (hex: string): string[] =>
    empiresView(table.now, 0)
      .pieces.filter(({ at: there }) => there === hex)
      .map(({ kind }) => String(kind));
  return { ...tableFor(table.match, speed), table, at };
}

export function tableFor(match: Match, speed: Speed = 'instant') {
  const settings = { ...DEFAULT_SETTINGS, speed };
  const session = new Session({
    ...{ game: spaceEmpires, match, players: [], bot: empiresBot, settings, file: null },
    ...{ coach: [], now: () => new Date(0), report: () => '', random: seededRandom('marching') },
    ...(empiresBoard.marching && { marching: empiresBoard.marching }),
  });
  session.hotSeat.sitDown();
  session.hotSeat.goOn();
  const look = usualLook(spaceEmpires, match);
  const still = new StillTable({ session, board: empiresBoard, look, settings }, { columns: 120, rows: 40 });
  const press = (...keys: readonly string[]): void => {
    for (const key of keys) still.press(key);
  };
  const goTo = (hex: string): void => press('/', ...Array.from(hex), 'enter');
  return { still, press, goTo, text: () => still.rows().join('\n') };
}
