import { loadBoard, loadBot, loadGame } from '../../src/games/index.ts';
import type { LessonPosition } from '../../src/lessons/lesson.ts';
import type { Match } from '../../src/kernel/history/playable.ts';
import { seededRandom } from '../../src/kernel/plain/random.ts';
import { SAVE_FORMAT } from '../../src/saves/old/format.ts';
import { checkPosition, startPosition } from '../../src/saves/saved/position.ts';
import { deedRulesOf } from '../../src/session/running/deeds.ts';
import type { Speed } from '../../src/session/setting/table-settings.ts';
import type { Size } from '../../src/table/frame/edge/too-small.ts';
import { Session } from '../../src/session/running/session.ts';
import { paceFrom } from '../../src/session/sitting/pace.ts';
import { DEFAULT_SETTINGS } from '../../src/table/frame/preferences/settings.ts';
import { usualLook } from '../oracles/looked-back.ts';
import { StillTable } from './still-table.ts';

interface StillOptions {
  readonly size?: Size;
  readonly seed?: string;
  readonly speed?: Speed;
}

/** A position at a still table where all seats are people's: the match, its session, and keys. */
export async function stillAt(
  game: string,
  { names, state }: Pick<LessonPosition, 'names' | 'state'>,
  { size = { columns: 80, rows: 24 }, seed = 'still', speed = 'wait' }: StillOptions = {},
): Promise<{ readonly match: Match; readonly session: Session; readonly still: StillTable }> {
  const [played, board, bot] = await Promise.all([loadGame(game), loadBoard(game), loadBot(game)]);
  if (played === null || board === null) throw new Error(`there is no ${game}`);
  const called = names.map((_, seat) => ['Ann', 'Bob', 'Cyd'][seat] ?? '');
  const seats = called.map(name => ({ name }));
  const match = startPosition(played, checkPosition({ format: SAVE_FORMAT, game, seats, seed, state: state(called) }));
  const settings = { ...DEFAULT_SETTINGS, speed };
  const session = new Session({
    ...{ game: played, match, players: seats.map(() => 'human' as const), bot, settings, file: null },
    ...{ coach: [], now: () => new Date(0), report: () => '', random: seededRandom(seed) },
    ...{ pace: paceFrom(board), deeds: deedRulesOf(board), ...(board.marching && { marching: board.marching }) },
  });
  const still = new StillTable({ session, board, look: usualLook(played, match), settings }, size);
  return { match, session, still };
}
