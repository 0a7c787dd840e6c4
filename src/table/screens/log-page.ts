import { put } from '../../widgets/grid.ts';
import type { Grid, Rect } from '../../widgets/grid.ts';
import type { Size } from '../../widgets/too-small.ts';
import { widthOf, wrap } from '../../widgets/wrapping.ts';
import type { Telling } from '../../widgets/telling.ts';
import { tellLog } from '../aloud/log.ts';
import { toldKeys } from '../keys.ts';
import type { LogItem } from '../log-book.ts';
import type { Look } from '../look.ts';
import { say } from '../say.ts';
import { bodyOf, createSheet, putFooter } from './sheet.ts';

/** The log on a screen of its own. */
export interface LogPageState {
  /** The filter in words. */
  readonly filter: string;
  readonly items: readonly LogItem[];
  /** How many there are without filter and search, of what has been read; `isWhole`: that is all. */
  readonly all: number;
  readonly isWhole: boolean;
  readonly cursor: number;
  readonly top: number;
  readonly find: string | null;
  readonly finding: boolean;
  readonly note: string | null;
}

/** A painted log: where it was scrolled to, and how many rows it had, for going by pages. */
export interface PaintedLog {
  readonly grid: Grid;
  readonly top: number;
  readonly height: number;
}

const INDENT = 2;

/** Paints the log: headings flush left, the rest below them, each with its rule. */
export function paintLogPage(state: LogPageState, size: Size, look: Look): PaintedLog {
  const { format, glyphs } = look;
  const { filter, items, all, isWhole, cursor, find, finding, note } = state;
  const count = items.filter(({ heading }) => !heading).length;
  const title = format(say(isWhole ? 'log.title' : 'log.title.part', { filter, count, all }));
  const grid = createSheet(size, title);
  const above = find === null ? 2 : 3;
  if (find !== null) {
    const text = format(say('table.find', { text: find })) + (finding ? '_' : '');
    put(grid, 1, 1, text, { tone: finding ? 'focus' : 'muted' });
  }
  const body = bodyOf(grid, above, 2);
  if (items.length === 0) put(grid, body.x, body.y, format(say('log.nothing')), { tone: 'muted' });
  const top = scrolled(items, cursor, state.top, body);
  let { y } = body;
  let at = top;
  for (; at < items.length && y < body.y + body.height; at += 1) {
    const item = items[at];
    if (item !== undefined)
      y = putItem(grid, { ...body, y, height: body.y + body.height - y }, item, at === cursor, look);
  }
  const right = body.x + body.width - 1;
  if (top > 0) put(grid, right, body.y, glyphs.arrowUp, { tone: 'accent' });
  if (at < items.length) put(grid, right, body.y + body.height - 1, glyphs.arrowDown, { tone: 'accent' });
  if (note !== null) put(grid, 1, size.rows - 2, note, { tone: 'warning' });
  const footer = [
    { commands: ['up', 'down'], label: format(say('key.choose')) },
    { commands: ['take'], label: format(say('key.watch')) },
    { commands: ['watch'], label: format(say('key.look-back')) },
    { commands: ['filter'], label: format(say('key.filter')) },
    { commands: ['find'], label: format(say('key.search')) },
    { commands: ['back'], label: format(say('key.back')) },
    'rules',
  ] as const;
  putFooter(grid, look, footer);
  const told = (): Telling => tellLog({ title, items, cursor, find, note }, toldKeys(look, footer), look);
  return { grid: { ...grid, told }, top, height: body.height };
}

/** Scrolls as little as needed to have the cursor in sight. */
function scrolled(items: readonly LogItem[], cursor: number, top: number, body: Rect): number {
  const height = (at: number): number => {
    const item = items[at];
    return item === undefined ? 0 : linesOf(item, body.width).length;
  };
  let from = Math.min(top, cursor);
  let used = 0;
  for (let at = cursor; at >= from; at -= 1) {
    used += height(at);
    if (used > body.height && at < cursor) {
      from = at + 1;
      break;
    }
  }
  // No room stays empty at the bottom while there is more above.
  let below = 0;
  for (let at = from; at < items.length && below <= body.height; at += 1) below += height(at);
  while (from > 0 && below + height(from - 1) <= body.height) {
    from -= 1;
    below += height(from);
  }
  return from;
}

function linesOf({ text, rule, heading }: LogItem, width: number): readonly string[] {
  if (heading) return [text];
  return wrap(rule === null ? text : `${text} ${rule}`, Math.max(1, width - 2 - INDENT - 1));
}

function putItem(grid: Grid, rect: Rect, item: LogItem, lit: boolean, { glyphs }: Look): number {
  const { heading, rule } = item;
  const lines = linesOf(item, rect.width).slice(0, rect.height);
  const style = lit
    ? ({ tone: 'focus', bold: true } as const)
    : heading
      ? ({ tone: 'title', bold: true } as const)
      : ({ tone: 'text' } as const);
  if (lit) put(grid, rect.x, rect.y, glyphs.cursor, style);
  lines.forEach((line, at) => {
    const y = rect.y + at;
    if (heading) {
      const end = put(grid, rect.x + 2, y, `${line} `, style);
      const room = rect.x + rect.width - 3 - end;
      if (room > 0) put(grid, end, y, glyphs.horizontal.repeat(room), { tone: 'frame' });
      return;
    }
    const x = rect.x + 2 + INDENT;
    put(grid, x, y, line, style);
    const isLast = at === lines.length - 1;
    if (isLast && !lit && rule !== null && line.endsWith(rule))
      put(grid, x + widthOf(line) - widthOf(rule), y, rule, { tone: 'muted', dim: true });
  });
  return rect.y + lines.length;
}
