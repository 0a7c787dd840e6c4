import type { Inspected } from '../../games/board.ts';
import { put } from '../../widgets/grid.ts';
import type { Grid, Rect } from '../../widgets/grid.ts';
import { heightsOf, paintList } from '../../widgets/list.ts';
import type { ListLook, ListRow, ListState } from '../../widgets/list.ts';
import type { Command, FooterEntry } from '../../widgets/keymap.ts';
import type { Size } from '../../widgets/too-small.ts';
import { divided, HEADING, linesOf, textWidth } from '../../table-ink/inspect/places.ts';
import { tellInspected } from '../aloud/inspected.ts';
import { toldKeys } from '../keys.ts';
import type { Look } from '../look.ts';
import { say } from '../say.ts';
import { bodyOf, createSheet, putFooter, putRight } from './sheet.ts';

/** A thing on the screen, and what it leads on to. */
export interface InspectState {
  readonly told: Inspected;
  readonly rows: readonly ListRow[];
  readonly list: ListState;
  /** How many lines are scrolled away. */
  readonly top: number;
  /** Which of how many things this is, when there are several to leaf through. */
  readonly place: { readonly at: number; readonly of: number } | null;
  readonly footer: readonly (Command | FooterEntry)[];
}

/** A painted inspector, and what its parts measure. */
export interface PaintedInspect {
  readonly grid: Grid;
  readonly list: ListState;
  readonly heights: readonly number[];
  /** Where the list of links stands. */
  readonly rect: Rect;
  readonly height: number;
  /** How far the text can be scrolled. */
  readonly last: number;
  readonly textHeight: number;
}

/** Paints a thing: its facts, and beside or below them what it leads on to. */
export function paintInspect(state: InspectState, size: Size, look: Look): PaintedInspect {
  const { format, glyphs } = look;
  const { told, rows, place } = state;
  const grid = createSheet(size, format(say('inspect.title', { kind: told.kind, title: told.title })));
  if (place !== null) putRight(grid, 0, `${place.at + 1}/${place.of}`, { tone: 'muted' });
  const body = bodyOf(grid);
  const lines = linesOf(told, textWidth(body, rows.length) - 1);
  const { text, links } = divided(body, rows.length, lines.length);
  const last = Math.max(0, lines.length - text.height);
  const top = Math.min(state.top, last);
  lines.slice(top, top + text.height).forEach((line, row) => {
    let x = text.x;
    for (const piece of line) x = put(grid, x, text.y + row, piece.text, piece.style);
  });
  const right = text.x + text.width - 1;
  if (top > 0) put(grid, right, text.y, glyphs.arrowUp, { tone: 'accent' });
  if (top < last) put(grid, right, text.y + text.height - 1, glyphs.arrowDown, { tone: 'accent' });
  const listLook: ListLook = { glyphs, numbered: true };
  let list = state.list;
  if (rows.length > 0) {
    put(grid, links.x, links.y - 1, format(say('inspect.leads-on')), HEADING);
    list = paintList(grid, links, rows, state.list, listLook);
  }
  putFooter(grid, look, state.footer);
  const heights = heightsOf(rows, links.width, listLook);
  const heard = { ...grid, told: () => tellInspected(state, toldKeys(look, state.footer), look) };
  return { grid: heard, list, heights, height: links.height, rect: links, last, textHeight: text.height };
}
