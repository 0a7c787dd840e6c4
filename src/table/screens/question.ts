import type { Seat } from '../../kernel/words/message.ts';
import { put } from '../../widgets/grid.ts';
import type { Grid, Rect } from '../../widgets/grid.ts';
import { heightsOf, paintList } from '../../widgets/list.ts';
import type { ListRow, ListState } from '../../widgets/list.ts';
import { widthOf, wrap } from '../../widgets/wrapping.ts';
import type { AmountEntry } from '../amount.ts';
import { amountNamed } from '../amount.ts';
import type { Look } from '../look.ts';
import { say } from '../say.ts';
import { seatMark, seatTone } from '../../widgets/sides.ts';

/** What is asked of whom, and what can be done about it. */
export interface QuestionState {
  readonly seat: Seat;
  readonly name: string;
  readonly prompt: string;
  readonly rule: string;
  readonly rows: readonly ListRow[];
  readonly list: ListState;
  readonly amount: AmountEntry | null;
  /** The text that options are searched for; `null`: none. */
  readonly find: string | null;
  readonly finding: boolean;
  /** Only some options are shown: those of what was chosen on the board. */
  readonly narrowed: boolean;
}

/** Where the list is scrolled to, and its measures, for going by pages. */
export interface PaintedQuestion {
  readonly list: ListState;
  readonly heights: readonly number[];
  readonly height: number;
  /** Where the list is. */
  readonly rect: Rect;
}

/** The row of the list under a line of the screen; `null`: there is none. */
export function rowUnder({ list, heights, rect }: Omit<PaintedQuestion, 'height'>, y: number): number | null {
  let below = rect.y;
  for (let row = list.top; row < heights.length && below < rect.y + rect.height; row += 1) {
    below += heights[row] ?? 1;
    if (y >= rect.y && y < below) return row;
  }
  return null;
}

const MOST_PROMPT = 3;

/** Paints the question: mark and name of the seat, prompt, rule, and the options or the number. */
export function paintQuestion(grid: Grid, rect: Rect, state: QuestionState, look: Look): PaintedQuestion {
  const { format, glyphs } = look;
  const { seat, name, prompt, rule, rows, find, amount } = state;
  const mark = `${seatMark(glyphs, seat)} `;
  put(grid, rect.x, rect.y, mark, { tone: seatTone(seat), bold: true });
  const ruleAt = rect.x + rect.width - widthOf(rule);
  put(grid, ruleAt, rect.y, rule, { tone: 'muted' });
  // A prompt that speaks to the seat by name says it already.
  const named = prompt.startsWith(name) ? '' : `${name}: `;
  const x = rect.x + widthOf(mark);
  const lines = wrap(named + prompt, Math.max(1, ruleAt - 1 - x)).slice(0, MOST_PROMPT);
  lines.forEach((line, at) => put(grid, x, rect.y + at, line, { bold: true }));
  put(grid, x, rect.y, lines[0]?.startsWith(name) === true ? name : '', { tone: seatTone(seat), bold: true });
  let y = rect.y + lines.length;
  if (find !== null) {
    const text = format(say('table.find', { text: find })) + (state.finding ? '_' : '');
    put(grid, x, y, text, { tone: state.finding ? 'focus' : 'muted' });
    y += 1;
  }
  if (state.narrowed) {
    put(grid, x, y, format(say('table.narrowed')), { tone: 'muted' });
    y += 1;
  }
  const body = { ...rect, y, height: Math.max(1, rect.y + rect.height - y) };
  if (amount !== null) {
    paintAmount(grid, body, amount, look);
    return { list: state.list, heights: [], height: body.height, rect: body };
  }
  if (rows.length === 0 && find !== null) {
    put(grid, x, y, format(say('table.find-none', { text: find })), { tone: 'warning' });
  }
  const listLook = { glyphs, wrap: true, numbered: true };
  const list = paintList(grid, body, rows, state.list, listLook);
  return { list, heights: heightsOf(rows, body.width, listLook), height: body.height, rect: body };
}

function paintAmount(grid: Grid, rect: Rect, amount: AmountEntry, { format, glyphs }: Look): void {
  const { min, max, typed, value } = amount;
  put(grid, rect.x + 2, rect.y, format(say('table.amount', { min, max })), { tone: 'muted' });
  const shown = typed === '' ? String(value) : `${typed}_`;
  put(grid, rect.x, rect.y + 1, `${glyphs.cursor} ${shown}`, {
    tone: amountNamed(amount) === null ? 'danger' : 'focus',
    bold: true,
  });
}
