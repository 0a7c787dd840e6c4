import { Memo } from '../../../kernel/plain/once.ts';
import type { Board } from '../../../boards/board.ts';
import type { PaneContext } from '../../../boards/pane.ts';

/**
 * The warnings about what may end the match soon, as far as the view shows it. If the board fails, there are none, and
 * people can play on.
 */
export function alarmsOf(board: Board, view: unknown, context: PaneContext): readonly string[] {
  return alarmCache.of([board, view, context], () => {
    try {
      return board.alarms?.(view, context) ?? [];
    } catch {
      return [];
    }
  });
}

const alarmCache = new Memo<readonly string[]>();
