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
import { enteredAmount } from './amount.ts';
import { isAllFinal, optionsLook, rowsOf } from './asked.ts';
import { keysShown, rowsShown } from './rows.ts';
import type { AskedState } from './asked.ts';
import { formWindow } from './form-lines.ts';
import type { FormWindow } from './form-lines.ts';
import { laidLines, listWidth } from './laying.ts';
import type { LayingAsked } from './laying.ts';

const MOST_PROMPT = 3;
const TYPED_STYLE = { tone: 'focus', bold: true } as const;

/** The layout of a question: its head says who is asked what, and its body has the options or the number. */
interface QuestionPlaces {
  readonly head: readonly Line[];
  readonly body: Rect;
}

/** Lays a question out in its rectangle. `name`: the name of the seat that is asked. */
export function questionPlaces(asked: AskedState, name: string, rect: Rect, look: Look): QuestionPlaces {
  const { decision, find, finding, only, format } = asked;
  const { seat, rule } = decision;
  // The beginning of a typed key replaces the rule number.
  const cornerText = asked.typed === '' ? rule : `${asked.typed}_`.padStart(rule.length);
  const prompt = format(decision.prompt);
  const mark = `${seatMark(look.glyphs, seat)} `;
  const indent = ' '.repeat(widthOf(mark));
  // A prompt that begins with the seat's name needs no name before it.
  const namePrefix = prompt.startsWith(name) ? '' : `${name}: `;
  const room = Math.max(1, rect.width - widthOf(cornerText) - 1 - widthOf(mark));
  const lines = wrap(namePrefix + prompt, room).slice(0, MOST_PROMPT);
  const finalMark = isAllFinal(asked) && asked.typed === '' ? format(say('table.final')) : '';
  const fits = (line: string, end: string): boolean => widthOf(mark + line) + 1 + widthOf(end) <= rect.width;
  const isFinalOnFirst = fits(lines[0] ?? '', `${finalMark} ${rule}`);
  const isFinalOnLast = !isFinalOnFirst && lines.length > 1 && fits(lines.at(-1) ?? '', finalMark);
  const head = lines.map((line, at): Line => {
    if (at > 0) {
      const lineEnd =
        isFinalOnLast && at === lines.length - 1 ? finalMark.padStart(rect.width - widthOf(mark + line)) : '';
      return [span(indent + line, BOLD), span(lineEnd, MUTED)];
    }
    const highlighted = line.startsWith(name) ? name : '';
    const text = [
      span(mark, { tone: seatTone(seat), bold: true }),
      span(highlighted, { tone: seatTone(seat), bold: true }),
      span(line.slice(highlighted.length), BOLD),
    ];
    // The mark "final" of the whole question comes before the rule number; without room it replaces the number.
    const lineEnd =
      finalMark === '' || isFinalOnLast ? cornerText : isFinalOnFirst ? `${finalMark} ${cornerText}` : finalMark;
    const gap = rect.width - widthOf(mark) - widthOf(line) - widthOf(lineEnd);
    return [...text, span(' '.repeat(Math.max(0, gap))), span(lineEnd, asked.typed === '' ? MUTED : TYPED_STYLE)];
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
  /** Whether the board's cursor is on a place where nothing can be chosen, so that no row has the cursor. */
  readonly isAway: boolean;
  readonly name: string;
  readonly rect: Rect;
  /** The text about the place under the cursor, for free rows; `null`: none. */
  readonly below: string | null;
  /** The text of the rule, shown if many rows are free; `null`: it is not shown. */
  readonly rule: string | null;
}

/**
 * A question: its head, its options or number, and in free rows the rule and the text about the place under the cursor.
 */
export function Question({ asked, isAway, name, rect, below, rule }: QuestionProps): ReactNode {
  const look = useLook();
  const words = { ...look, format: asked.format };
  const { head, body } = questionPlaces(asked, name, rect, words);
  const allLines = bodyLines(asked, body, words, isAway);
  // The last row is kept for an option's outlook. While there is no outlook, the text about the place uses it.
  const usesLastRow = below !== null && allLines.length >= body.height && isBlank(allLines.at(-1) ?? []);
  const lines = usesLastRow ? allLines.slice(0, -1) : allLines;
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

/** With fewer free rows than this, the rule is not shown. */
const MANY_ROWS = 3;
/** The most blank rows between the rule and the text about the place. */
const MOST_BLANK_ROWS = 2;

/**
 * The content of the free rows: the rule after a blank row, if many rows are free, and at the end the text about the
 * place.
 */
function freeLines(
  { below, rule }: Pick<QuestionProps, 'below' | 'rule'>,
  rows: number,
  width: number,
  look: Look,
): readonly Line[] {
  const belowCount = below === null ? 0 : Math.min(wrap(below, width - 2).length, Math.max(0, rows));
  const rowsLeft = rows - belowCount;
  if (rule === null || rowsLeft < MANY_ROWS) return below === null ? [] : belowLines(below, rows, width, look);
  const room = rowsLeft - 1;
  const wrapped = wrap(rule, width - 4);
  const shown = wrapped.slice(0, room).map((line, at): Line => {
    const isCut = at === room - 1 && wrapped.length > room;
    return [span(`  ${line}${isCut ? ` ${look.glyphs.ellipsis}` : ''}`, MUTED)];
  });
  const blankRows = Math.min(MOST_BLANK_ROWS, rowsLeft - 1 - shown.length);
  const lastLines = below === null ? [] : belowLines(below, blankRows + belowCount, width, look);
  return [[span(' ')], ...shown, ...lastLines];
}

/** A text in the last of the free rows; a text that is too long is cut at its end. */
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

/** The label of the key that ends a series of choices. */
function doneKey(look: Look): string {
  return keyLabel(look.keymap.done[0] ?? '', look);
}

/** The body of a question: its rows, or the number that is entered. `isAway`: no row has the cursor. */
export function bodyLines(asked: AskedState, body: Rect, look: Look, isAway = false): readonly Line[] {
  const { amount, find, list, format } = asked;
  const { glyphs } = look;
  if (amount !== null) {
    const { min, max, typed, value } = amount;
    const shown = typed === '' ? String(value) : `${typed}_`;
    const tone = enteredAmount(amount) === null ? 'danger' : 'cursor';
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
  return asked.laying?.part === 'place' ? withThings(asked, asked.laying, lines, body, look) : lines;
}

/** The area of the list. If the question asks for a place, the things to put there are beside it. */
function listRoom(asked: AskedState, body: Rect): Rect {
  if (asked.laying?.part !== 'place') return body;
  const width = listWidth(
    rowsOf(asked).map(({ text }) => text),
    body.width,
  );
  return { ...body, width };
}

function withThings(
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
  const thingLines = laidLines(things, pile, laying, { width: body.width - column, height: body.height }, look);
  return Array.from({ length: Math.max(list.length, thingLines.length) }, (_, row) => [
    ...padded(list[row] ?? [], column),
    ...(thingLines[row] ?? []),
  ]);
}

/** The form in its area, with the outlook of the row under the cursor below it. */
function formIn(asked: AskedState, body: Rect, look: Look, isAway = false): FormWindow {
  const rows = rowsShown(asked);
  const cursorRow = isAway ? undefined : rowsOf(asked)[asked.list.cursor];
  const text = [cursorRow?.note ?? '', cursorRow?.detail ?? ''].filter(part => part !== '').join(' · ');
  const formLook = { ...look, hollow: !asked.isPut, focused: !isAway, keys: keysShown(asked, doneKey(look)) };
  return formWindow(rows, asked.list, body, formLook, { name: cursorRow?.text ?? '', text });
}

/** The index of the row at a cell of the screen; `null`: there is none. */
export function optionUnder(asked: AskedState, body: Rect, x: number, y: number, look: Look): number | null {
  if (x < body.x || x >= body.x + body.width || y < body.y || asked.amount !== null) return null;
  if (asked.order !== null) {
    const { rowAt, columns } = formIn(asked, body, look);
    const columnEnds = columns.map((_, at) => columns.slice(0, at + 1).reduce((sum, width) => sum + width, body.x));
    return rowAt[y - body.y]?.[columnEnds.findIndex(end => x < end)] ?? null;
  }
  const room = listRoom(asked, body);
  if (x >= room.x + room.width) return null;
  const { rowAt } = listWindow(rowsOf(asked), asked.list, room, optionsLook(look));
  return rowAt[y - body.y] ?? null;
}
