import { Memo } from '../../../kernel/plain/once.ts';
import type { Board } from '../../../boards/board.ts';
import type { PaneContext } from '../../../boards/pane.ts';

/**
 * What may end the match soon, by what those who see the view may know. A board that fails says nothing: people play
 * on.
 */
export function alarmsOf(board: Board, view: unknown, context: PaneContext): readonly string[] {
  return lately.of([board, view, context], () => {
    try {
      return board.alarms?.(view, context) ?? [];
    } catch {
      return [];
    }
  });
}

const lately = new Memo<readonly string[]>();
