import { put } from '../../widgets/grid.ts';
import type { Grid, Rect } from '../../widgets/grid.ts';
import { heightsOf, paintList } from '../../widgets/list.ts';
import type { ListRow, ListState } from '../../widgets/list.ts';
import type { Command, FooterEntry } from '../../widgets/keymap.ts';
import type { Size } from '../../widgets/too-small.ts';
import type { Look } from '../look.ts';
import { wrap } from '../../widgets/wrapping.ts';
import type { Style } from '../../widgets/style.ts';
import { tellChoice } from '../aloud/choice.ts';
import { toldKeys } from '../keys.ts';
import { bodyOf, createSheet, putFooter, putText } from './sheet.ts';

/** A list with a title and, above and below it, what there is to say. */
export interface ChoiceState {
  readonly title: string;
  readonly above: readonly { readonly text: string; readonly style?: Style; readonly bullet?: true }[];
  readonly rows: readonly ListRow[];
  readonly list: ListState;
  /** Stands over the footer: a message, a hint. */
  readonly below: { readonly text: string; readonly style?: Style } | null;
  readonly footer: readonly (Command | FooterEntry)[];
  readonly numbered?: boolean;
}

/** A painted list, and where it is scrolled to. */
export interface PaintedList {
  readonly grid: Grid;
  readonly list: ListState;
  /** The height of each row and of the list, for going by pages. */
  readonly heights: readonly number[];
  readonly height: number;
  /** Where the list stands. */
  readonly rect: Rect;
}

/** A bullet and the blank behind it; the text stands beside them. */
const BULLET = 2;

/** A screen that is a list: home, resume, take-back, peek, confirm. */
export function paintChoice(state: ChoiceState, size: Size, look: Look): PaintedList {
  const grid = createSheet(size, state.title);
  let body = bodyOf(grid, 2, 1);
  for (const { text, style, bullet } of state.above) {
    const indent = bullet === undefined ? 0 : BULLET;
    if (bullet !== undefined && body.height > 2) put(grid, body.x, body.y, look.glyphs.bullet, style);
    const rect = { ...body, x: body.x + indent, width: body.width - indent, height: Math.max(0, body.height - 2) };
    const used = putText(grid, rect, text, style);
    body = { ...body, y: body.y + used, height: body.height - used };
  }
  if (state.above.length > 0) body = { ...body, y: body.y + 1, height: body.height - 1 };
  const below = state.below;
  if (below !== null) {
    const lines = Math.min(4, wrap(below.text, body.width).length);
    body = { ...body, height: body.height - lines - 1 };
    putText(grid, { ...body, y: grid.height - 1 - lines, height: lines }, below.text, below.style);
  }
  body = { ...body, height: Math.max(1, body.height) };
  const listLook = { glyphs: look.glyphs, wrap: false, numbered: state.numbered ?? false };
  const list = paintList(grid, body, state.rows, state.list, listLook);
  putFooter(grid, look, state.footer);
  const told = { ...grid, told: () => tellChoice(state, toldKeys(look, state.footer)) };
  return { grid: told, list, heights: heightsOf(state.rows, body.width, listLook), height: body.height, rect: body };
}
