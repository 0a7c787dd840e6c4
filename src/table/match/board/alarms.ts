import type { Board, PaneContext } from '../../../boards/board.ts';

/**
 * What may end the match soon, by what those who see the view may know. A board that fails says nothing: people play
 * on.
 */
export function alarmsOf(board: Board, view: unknown, context: PaneContext): readonly string[] {
  try {
    return board.alarms?.(view, context) ?? [];
  } catch {
    return [];
  }
}
