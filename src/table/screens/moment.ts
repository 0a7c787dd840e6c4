import type { Pane } from '../../games/board.ts';
import { messageFor } from '../../kernel/match/refusal.ts';
import { blit, createGrid, put } from '../../widgets/grid.ts';
import type { Grid } from '../../widgets/grid.ts';
import type { Command, FooterEntry } from '../../widgets/keymap.ts';
import type { Size } from '../../widgets/too-small.ts';
import { truncate, widthOf, wrap } from '../../widgets/wrapping.ts';
import type { PaneContext } from '../../games/board.ts';
import type { Look } from '../look.ts';
import { say } from '../say.ts';
import { putFooter, putRight, putText, statusWithin } from './sheet.ts';

/** A moment that is watched: the whole screen is its picture, with a few lines below that say what happens. */
export interface MomentState {
  readonly status: string;
  readonly saved: string;
  readonly warning: string | null;
  readonly pane: Pane | null;
  readonly view: unknown;
  readonly context: PaneContext;
  /** What is going on; empty when the game has no words for it. */
  readonly title: string;
  readonly why: string;
  /** What was told since the moment before. */
  readonly told: readonly string[];
  /** Which one of how many; `null`: nobody knows how many come. */
  readonly place: string | null;
  readonly footer: readonly (Command | FooterEntry)[];
}

const LEAST_TOLD = 3;
const MOST_TOLD = 6;

/** Paints a moment over the whole screen. */
export function paintMoment(state: MomentState, size: Size, look: Look): Grid {
  const { glyphs, format } = look;
  const { pane, view, context, title, why, place } = state;
  const grid = createGrid(size.columns, size.rows);
  const room = size.columns - 2;
  const saved = putRight(grid, 0, state.saved, { tone: state.warning === null ? 'muted' : 'danger' });
  put(grid, 1, 0, statusWithin(state.status, Math.max(0, saved - 3), glyphs), { tone: 'title' });
  const top = state.warning === null ? 1 : 2;
  if (state.warning !== null) put(grid, 1, 1, truncate(state.warning, room), { tone: 'danger', bold: true });
  const told = Math.max(LEAST_TOLD, Math.min(MOST_TOLD, Math.floor(size.rows / 7)));
  const line = size.rows - 2 - told;
  const rect = { x: 0, y: top, width: size.columns, height: line - top };
  if (pane !== null) {
    try {
      blit(grid, pane.paint(view, rect, context), rect.x, rect.y, { ...rect, x: 0, y: 0 });
    } catch (error) {
      putText(grid, rect, format(say('table.pane-failed', { reason: messageFor(error) })), { tone: 'danger' });
    }
  }
  put(grid, 0, line, glyphs.horizontal.repeat(size.columns), { tone: 'frame' });
  const end = place === null ? size.columns - 1 : putRight(grid, line, ` ${place} `, { tone: 'muted' });
  const heading = title === '' ? format(say('moment.title')) : title;
  const shown = ` ${truncate(heading, Math.max(0, end - 4), glyphs.ellipsis)} `;
  put(grid, 1, line, shown, { tone: 'title', bold: true });
  const left = end - 1 - widthOf(shown);
  const beside = `${glyphs.bullet} ${why} `;
  const isBeside = why !== '' && widthOf(beside) <= left;
  if (isBeside) put(grid, 1 + widthOf(shown), line, beside, { tone: 'muted' });
  const lines = state.told.flatMap(text =>
    wrap(text, room - 2).map((part, at) => `${at === 0 ? glyphs.bullet : ' '} ${part}`),
  );
  // A long story loses its beginning; the explanation stands below it where there is room.
  const cut = lines.slice(Math.max(0, lines.length - told));
  cut.forEach((text, at) => put(grid, 1, line + 1 + at, text, { tone: 'accent' }));
  const explained = isBeside || why === '' ? [] : wrap(why, room);
  if (cut.length + explained.length <= told) {
    explained.forEach((text, at) => put(grid, 1, line + 1 + cut.length + at, text, { tone: 'muted' }));
  }
  putFooter(grid, look, state.footer);
  return grid;
}
