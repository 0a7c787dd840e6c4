import { Box } from 'ink';
import type { ReactNode } from 'react';
import { seatMark } from '../../../../boards/drawing/sides.ts';
import type { Rect } from '../../../../boards/drawing/grid.ts';
import { BOLD, lineWidth, MUTED, padded, span } from '../../../../boards/drawing/lines.ts';
import type { Line } from '../../../../boards/drawing/lines.ts';
import { seatTone } from '../../../../boards/drawing/sides.ts';
import { truncate, widthOf, wrap } from '../../../../boards/drawing/wrapping.ts';
import { keyLabel } from '../../../frame/edge/keymap.ts';
import { say } from '../../../frame/text/say.ts';
import type { Look } from '../../../frame/theme/look.ts';
import { listWindow } from '../../../frame/ui/list.ts';
import { Lines, useLook } from '../../../frame/ui/text.tsx';
import { amountNamed } from './amount.ts';
import { isAllFinal, optionsLook, rowsOf } from './asked.ts';
import { keysShown, rowsShown } from './rows.ts';
import type { AskedState } from './asked.ts';
import { formWindow } from './form-lines.ts';
import type { FormWindow } from './form-lines.ts';
import { laidLines, listWidth } from './laying.ts';
import type { LayingAsked } from './laying.ts';

const MOST_PROMPT = 3;
const TYPED = { tone: 'focus', bold: true } as const;

/** Where the parts of a question stand: who is asked what, and below it the options or the number. */
interface QuestionPlaces {
  readonly head: readonly Line[];
  readonly body: Rect;
}

/** Lays a question out in its rectangle. `name`: of the seat that is asked. */
export function questionPlaces(asked: AskedState, name: string, rect: Rect, look: Look): QuestionPlaces {
  const { decision, find, finding, only, format } = asked;
  const { seat, rule } = decision;
  // A key of several that is begun stands where the rule does.
  const tail = asked.typed === '' ? rule : `${asked.typed}_`.padStart(rule.length);
  const prompt = format(decision.prompt);
  const mark = `${seatMark(look.glyphs, seat)} `;
  const indent = ' '.repeat(widthOf(mark));
  // A prompt that speaks to the seat by name says it already.
  const named = prompt.startsWith(name) ? '' : `${name}: `;
  const room = Math.max(1, rect.width - widthOf(tail) - 1 - widthOf(mark));
  const lines = wrap(named + prompt, room).slice(0, MOST_PROMPT);
  const final = isAllFinal(asked) && asked.typed === '' ? format(say('table.final')) : '';
  const fits = (line: string, end: string): boolean => widthOf(mark + line) + 1 + widthOf(end) <= rect.width;
  const isFirst = fits(lines[0] ?? '', `${final} ${rule}`);
  const isLast = !isFirst && lines.length > 1 && fits(lines.at(-1) ?? '', final);
  const head = lines.map((line, at): Line => {
    if (at > 0) {
      const end = isLast && at === lines.length - 1 ? final.padStart(rect.width - widthOf(mark + line)) : '';
      return [span(indent + line, BOLD), span(end, MUTED)];
    }
    const lit = line.startsWith(name) ? name : '';
    const text = [
      span(mark, { tone: seatTone(seat), bold: true }),
      span(lit, { tone: seatTone(seat), bold: true }),
      span(line.slice(lit.length), BOLD),
    ];
    // The mark of a question whose answers are all final stands before its rule; without room it takes its place.
    const end = final === '' || isLast ? tail : isFirst ? `${final} ${tail}` : final;
    const gap = rect.width - widthOf(mark) - widthOf(line) - widthOf(end);
    return [...text, span(' '.repeat(Math.max(0, gap))), span(end, asked.typed === '' ? MUTED : TYPED)];
  });
  if (find !== null) {
    const text = `${indent}${format(say('table.find', { text: find }))}${finding ? '_' : ''}`;
    head.push([span(text, { tone: finding ? 'focus' : 'muted' })]);
  }
  if (only !== null) head.push([span(indent + format(say('table.narrowed')), MUTED)]);
  const y = rect.y + head.length;
  return { head, body: { ...rect, y, height: Math.max(1, rect.height - head.length) } };
}

interface QuestionProps {
  readonly asked: AskedState;
  /** The cursor is on a place of the board at which nothing can be chosen: no row has it. */
  readonly isAway: boolean;
  readonly name: string;
  readonly rect: Rect;
  /** What stands in the rows that the question leaves free; `null`: nothing. */
  readonly below: string | null;
  /** The rule that asks, for where more rows than that stay free; `null`: it is not shown. */
  readonly rule: string | null;
}

/** What is asked of whom, what can be done about it, and below it what the cursor is on, as far as there is room. */
export function Question({ asked, isAway, name, rect, below, rule }: QuestionProps): ReactNode {
  const look = useLook();
  const words = { ...look, format: asked.format };
  const { head, body } = questionPlaces(asked, name, rect, words);
  const all = bodyLines(asked, body, words, isAway);
  // The row that is kept for the outlook of an option tells of the cursor's place while there is no outlook.
  const isSpare = below !== null && all.length >= body.height && isBlank(all.at(-1) ?? []);
  const lines = isSpare ? all.slice(0, -1) : all;
  return (
    <Box flexDirection="column" height={rect.height} marginLeft={rect.x} flexShrink={0}>
      <Lines lines={head} />
      <Lines lines={lines} />
      <Lines lines={freeLines({ below, rule }, body.height - lines.length, body.width, look)} />
    </Box>
  );
}

function isBlank(line: Line): boolean {
  return line.every(({ text }) => text.trim() === '');
}

/** Fewer free rows than this stay blank. */
const MANY_ROWS = 3;
/** At most this many blank rows stand between the rule and what the cursor is on. */
const BETWEEN = 2;

/** What stands in the free rows: below a blank one the rule, if many are left, and last what the cursor is on. */
function freeLines(
  { below, rule }: Pick<QuestionProps, 'below' | 'rule'>,
  rows: number,
  width: number,
  look: Look,
): readonly Line[] {
  const told = below === null ? 0 : Math.min(wrap(below, width - 2).length, Math.max(0, rows));
  const left = rows - told;
  if (rule === null || left < MANY_ROWS) return below === null ? [] : belowLines(below, rows, width, look);
  const room = left - 1;
  const wrapped = wrap(rule, width - 4);
  const shown = wrapped.slice(0, room).map((line, at): Line => {
    const isCut = at === room - 1 && wrapped.length > room;
    return [span(`  ${line}${isCut ? ` ${look.glyphs.ellipsis}` : ''}`, MUTED)];
  });
  const between = Math.min(BETWEEN, left - 1 - shown.length);
  const rest = below === null ? [] : belowLines(below, between + told, width, look);
  return [[span(' ')], ...shown, ...rest];
}

/** A text in the last of some free rows: of what does not fit in them the beginning. */
function belowLines(text: string, rows: number, width: number, { glyphs }: Look): readonly Line[] {
  if (rows < 1) return [];
  const wrapped = wrap(text, width - 2);
  const isCut = wrapped.length > rows;
  const shown = wrapped
    .slice(0, rows)
    .map((line, at) => (isCut && at === rows - 1 ? `${line} ${glyphs.ellipsis}` : line));
  const blank = Array.from({ length: rows - shown.length }, () => '');
  return [...blank, ...shown].map((line): Line => [
    span(`  ${truncate(line, width - 2, glyphs.ellipsis)}`, { tone: 'title' }),
  ]);
}

/** The key that ends a row of choices, as it is written. */
function doneKey(look: Look): string {
  return keyLabel(look.keymap.done[0] ?? '', look);
}

/**
 * What stands below the words of a question: its rows, or the number that is named. `isAway`: no row has the cursor.
 */
export function bodyLines(asked: AskedState, body: Rect, look: Look, isAway = false): readonly Line[] {
  const { amount, find, list, format } = asked;
  const { glyphs } = look;
  if (amount !== null) {
    const { min, max, typed, value } = amount;
    const shown = typed === '' ? String(value) : `${typed}_`;
    const tone = amountNamed(amount) === null ? 'danger' : 'cursor';
    return [
      [span(`  ${format(say('table.amount', { min, max }))}`, MUTED)],
      [span(`${amount.isNamed ? glyphs.cursor : glyphs.hollow} ${shown}`, { tone, bold: true })],
    ];
  }
  const rows = rowsOf(asked, doneKey(look));
  if (rows.length === 0 && find !== null) {
    return [[span(`  ${format(say('table.find-none', { text: find }))}`, { tone: 'warning' })]];
  }
  if (asked.order !== null) return formIn(asked, body, look, isAway).lines;
  const cursor = { hollow: !asked.isPut, focused: !isAway };
  const { lines } = listWindow(rows, list, listRoom(asked, body), { ...optionsLook(look), ...cursor });
  return asked.laying?.part === 'place' ? withLaid(asked, asked.laying, lines, body, look) : lines;
}

/** The room of the list: beside places stands what can be laid there. */
function listRoom(asked: AskedState, body: Rect): Rect {
  if (asked.laying?.part !== 'place') return body;
  const width = listWidth(
    rowsOf(asked).map(({ text }) => text),
    body.width,
  );
  return { ...body, width };
}

function withLaid(
  asked: AskedState,
  laying: LayingAsked,
  list: readonly Line[],
  body: Rect,
  look: Look,
): readonly Line[] {
  const { width } = listRoom(asked, body);
  const column = Math.max(width, ...list.map(lineWidth)) + 2;
  const place = rowsShown(asked)[asked.list.cursor]?.takes ?? '';
  const { things = [], pile = [] } = asked.previews[place]?.laid ?? {};
  const beside = laidLines(things, pile, laying, { width: body.width - column, height: body.height }, look);
  return Array.from({ length: Math.max(list.length, beside.length) }, (_, row) => [
    ...padded(list[row] ?? [], column),
    ...(beside[row] ?? []),
  ]);
}

/** The form in its rectangle, with the outlook of the cursor's row below it. */
function formIn(asked: AskedState, body: Rect, look: Look, isAway = false): FormWindow {
  const rows = rowsShown(asked);
  const told = isAway ? undefined : rowsOf(asked)[asked.list.cursor];
  const text = [told?.note ?? '', told?.detail ?? ''].filter(part => part !== '').join(' · ');
  const formLook = { ...look, hollow: !asked.isPut, focused: !isAway, keys: keysShown(asked, doneKey(look)) };
  return formWindow(rows, asked.list, body, formLook, { name: told?.text ?? '', text });
}

/** The option under a cell of the screen; `null`: there is none. */
export function optionUnder(asked: AskedState, body: Rect, x: number, y: number, look: Look): number | null {
  if (x < body.x || x >= body.x + body.width || y < body.y || asked.amount !== null) return null;
  if (asked.order !== null) {
    const { rowAt, columns } = formIn(asked, body, look);
    const ends = columns.map((_, at) => columns.slice(0, at + 1).reduce((sum, width) => sum + width, body.x));
    return rowAt[y - body.y]?.[ends.findIndex(end => x < end)] ?? null;
  }
  const room = listRoom(asked, body);
  if (x >= room.x + room.width) return null;
  const { rowAt } = listWindow(rowsOf(asked), asked.list, room, optionsLook(look));
  return rowAt[y - body.y] ?? null;
}
