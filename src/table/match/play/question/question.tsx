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
import type { Appearance } from '../../../frame/theme/look.ts';
import { listWindow } from '../../../frame/ui/list.ts';
import { Lines, useAppearance } from '../../../frame/ui/text.tsx';
import { enteredAmount } from './amount.ts';
import { isAllFinal, optionsAppearance, rowsOf } from './asked.ts';
import { shownKeys, shownRows } from './rows.ts';
import type { QuestionState } from './asked.ts';
import { formWindow } from './form-lines.ts';
import type { FormWindow } from './form-lines.ts';
import { laidLines, listWidth } from './laying.ts';
import type { LayingQuestion } from './laying.ts';

const MAX_PROMPT_LINES = 3;
const TYPED_STYLE = { tone: 'focus', bold: true } as const;

/** The layout of a question: its head says who is asked what, and its body has the options or the number. */
interface QuestionPlaces {
  readonly head: readonly Line[];
  readonly body: Rect;
}

/** Lays a question out in its rectangle. `name`: the name of the seat that is asked. */
export function questionPlaces(
  question: QuestionState,
  name: string,
  rect: Rect,
  appearance: Appearance,
): QuestionPlaces {
  const { decision, find, finding, only, format } = question;
  const { seat, rule } = decision;
  // The beginning of a typed key replaces the rule number.
  const cornerText = question.typed === '' ? rule : `${question.typed}_`.padStart(rule.length);
  const prompt = format(decision.prompt);
  const seatMarkText = `${seatMark(appearance.glyphs, seat)} `;
  const indentText = ' '.repeat(widthOf(seatMarkText));
  // A prompt that begins with the seat's name needs no name before it.
  const namePrefix = prompt.startsWith(name) ? '' : `${name}: `;
  const promptWidth = Math.max(1, rect.width - widthOf(cornerText) - 1 - widthOf(seatMarkText));
  const lines = wrap(namePrefix + prompt, promptWidth).slice(0, MAX_PROMPT_LINES);
  const finalMark = isAllFinal(question) && question.typed === '' ? format(say('table.final')) : '';
  const fitsLine = (line: string, end: string): boolean =>
    widthOf(seatMarkText + line) + 1 + widthOf(end) <= rect.width;
  const isFinalOnFirst = fitsLine(lines[0] ?? '', `${finalMark} ${rule}`);
  const isFinalOnLast = !isFinalOnFirst && lines.length > 1 && fitsLine(lines.at(-1) ?? '', finalMark);
  const headLines = lines.map((line, at): Line => {
    if (at > 0) {
      const lineEnd =
        isFinalOnLast && at === lines.length - 1 ? finalMark.padStart(rect.width - widthOf(seatMarkText + line)) : '';
      return [span(indentText + line, BOLD), span(lineEnd, MUTED)];
    }
    const highlightedName = line.startsWith(name) ? name : '';
    const text = [
      span(seatMarkText, { tone: seatTone(seat), bold: true }),
      span(highlightedName, { tone: seatTone(seat), bold: true }),
      span(line.slice(highlightedName.length), BOLD),
    ];
    // The mark "final" of the whole question comes before the rule number; without room it replaces the number.
    const lineEnd =
      finalMark === '' || isFinalOnLast ? cornerText : isFinalOnFirst ? `${finalMark} ${cornerText}` : finalMark;
    const gapWidth = rect.width - widthOf(seatMarkText) - widthOf(line) - widthOf(lineEnd);
    return [
      ...text,
      span(' '.repeat(Math.max(0, gapWidth))),
      span(lineEnd, question.typed === '' ? MUTED : TYPED_STYLE),
    ];
  });
  if (find !== null) {
    const text = `${indentText}${format(say('table.find', { text: find }))}${finding ? '_' : ''}`;
    headLines.push([span(text, { tone: finding ? 'focus' : 'muted' })]);
  }
  if (only !== null) headLines.push([span(indentText + format(say('table.narrowed')), MUTED)]);
  const y = rect.y + headLines.length;
  return { head: headLines, body: { ...rect, y, height: Math.max(1, rect.height - headLines.length) } };
}

interface QuestionProps {
  readonly asked: QuestionState;
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
  const appearance = useAppearance();
  const words = { ...appearance, format: asked.format };
  const { head, body } = questionPlaces(asked, name, rect, words);
  const allLines = bodyLines(asked, body, words, isAway);
  // The last row is kept for an option's outlook. While there is no outlook, the text about the place uses it.
  const isLastRowFree = below !== null && allLines.length >= body.height && isBlank(allLines.at(-1) ?? []);
  const lines = isLastRowFree ? allLines.slice(0, -1) : allLines;
  return (
    <Box flexDirection="column" height={rect.height} marginLeft={rect.x} flexShrink={0}>
      <Lines lines={head} />
      <Lines lines={lines} />
      <Lines lines={freeLines({ below, rule }, body.height - lines.length, body.width, appearance)} />
    </Box>
  );
}

function isBlank(line: Line): boolean {
  return line.every(({ text }) => text.trim() === '');
}

/** With fewer free rows than this, the rule is not shown. */
const MIN_ROWS_FOR_RULE = 3;
/** The most blank rows between the rule and the text about the place. */
const MAX_BLANK_ROWS = 2;

/**
 * The content of the free rows: the rule after a blank row, if many rows are free, and at the end the text about the
 * place.
 */
function freeLines(
  { below, rule }: Pick<QuestionProps, 'below' | 'rule'>,
  rows: number,
  width: number,
  appearance: Appearance,
): readonly Line[] {
  const belowCount = below === null ? 0 : Math.min(wrap(below, width - 2).length, Math.max(0, rows));
  const rowsLeft = rows - belowCount;
  if (rule === null || rowsLeft < MIN_ROWS_FOR_RULE)
    return below === null ? [] : belowLines(below, rows, width, appearance);
  const ruleRows = rowsLeft - 1;
  const wrappedRule = wrap(rule, width - 4);
  const shownRuleLines = wrappedRule.slice(0, ruleRows).map((line, at): Line => {
    const isCut = at === ruleRows - 1 && wrappedRule.length > ruleRows;
    return [span(`  ${line}${isCut ? ` ${appearance.glyphs.ellipsis}` : ''}`, MUTED)];
  });
  const blankRows = Math.min(MAX_BLANK_ROWS, rowsLeft - 1 - shownRuleLines.length);
  const lastLines = below === null ? [] : belowLines(below, blankRows + belowCount, width, appearance);
  return [[span(' ')], ...shownRuleLines, ...lastLines];
}

/** A text in the last of the free rows; a text that is too long is cut at its end. */
function belowLines(text: string, rows: number, width: number, { glyphs }: Appearance): readonly Line[] {
  if (rows < 1) return [];
  const wrapped = wrap(text, width - 2);
  const isCut = wrapped.length > rows;
  const shownLines = wrapped
    .slice(0, rows)
    .map((line, at) => (isCut && at === rows - 1 ? `${line} ${glyphs.ellipsis}` : line));
  const blankLines = Array.from({ length: rows - shownLines.length }, () => '');
  return [...blankLines, ...shownLines].map((line): Line => [
    span(`  ${truncate(line, width - 2, glyphs.ellipsis)}`, { tone: 'title' }),
  ]);
}

/** The label of the key that ends a series of choices. */
function doneKey(appearance: Appearance): string {
  return keyLabel(appearance.keymap.done[0] ?? '', appearance);
}

/** The body of a question: its rows, or the number that is entered. `isAway`: no row has the cursor. */
export function bodyLines(
  question: QuestionState,
  body: Rect,
  appearance: Appearance,
  isAway = false,
): readonly Line[] {
  const { amount, find, list, format } = question;
  const { glyphs } = appearance;
  if (amount !== null) {
    const { min, max, typed, value } = amount;
    const shownAmount = typed === '' ? String(value) : `${typed}_`;
    const tone = enteredAmount(amount) === null ? 'danger' : 'cursor';
    return [
      [span(`  ${format(say('table.amount', { min, max }))}`, MUTED)],
      [span(`${amount.isNamed ? glyphs.cursor : glyphs.hollow} ${shownAmount}`, { tone, bold: true })],
    ];
  }
  const rows = rowsOf(question, doneKey(appearance));
  if (rows.length === 0 && find !== null) {
    return [[span(`  ${format(say('table.find-none', { text: find }))}`, { tone: 'warning' })]];
  }
  if (question.order !== null) return formIn(question, body, appearance, isAway).lines;
  const cursor = { hollow: !question.isPut, focused: !isAway };
  const { lines } = listWindow(rows, list, listSize(question, body), { ...optionsAppearance(appearance), ...cursor });
  return question.laying?.part === 'place'
    ? withThingsBeside(question, question.laying, lines, body, appearance)
    : lines;
}

/** The area of the list. If the question asks for a place, the things to put there are beside it. */
function listSize(asked: QuestionState, body: Rect): Rect {
  if (asked.laying?.part !== 'place') return body;
  const width = listWidth(
    rowsOf(asked).map(({ text }) => text),
    body.width,
  );
  return { ...body, width };
}

function withThingsBeside(
  asked: QuestionState,
  laying: LayingQuestion,
  list: readonly Line[],
  body: Rect,
  appearance: Appearance,
): readonly Line[] {
  const { width } = listSize(asked, body);
  const column = Math.max(width, ...list.map(lineWidth)) + 2;
  const place = shownRows(asked)[asked.list.cursor]?.takes ?? '';
  const { things = [], pile = [] } = asked.previews[place]?.laid ?? {};
  const thingLines = laidLines(things, pile, laying, { width: body.width - column, height: body.height }, appearance);
  return Array.from({ length: Math.max(list.length, thingLines.length) }, (_, row) => [
    ...padded(list[row] ?? [], column),
    ...(thingLines[row] ?? []),
  ]);
}

/** The form in its area, with the outlook of the row under the cursor below it. */
function formIn(asked: QuestionState, body: Rect, appearance: Appearance, isAway = false): FormWindow {
  const rows = shownRows(asked);
  const cursorRow = isAway ? undefined : rowsOf(asked)[asked.list.cursor];
  const text = [cursorRow?.note ?? '', cursorRow?.detail ?? ''].filter(part => part !== '').join(' · ');
  const formAppearance = {
    ...appearance,
    hollow: !asked.isPut,
    focused: !isAway,
    keys: shownKeys(asked, doneKey(appearance)),
  };
  return formWindow(rows, asked.list, body, formAppearance, { name: cursorRow?.text ?? '', text });
}

/** The index of the row at a cell of the screen; `null`: there is none. */
export function optionUnder(
  question: QuestionState,
  body: Rect,
  x: number,
  y: number,
  appearance: Appearance,
): number | null {
  if (x < body.x || x >= body.x + body.width || y < body.y || question.amount !== null) return null;
  if (question.order !== null) {
    const { rowAt, columns } = formIn(question, body, appearance);
    const columnEnds = columns.map((_, at) => columns.slice(0, at + 1).reduce((sum, width) => sum + width, body.x));
    return rowAt[y - body.y]?.[columnEnds.findIndex(end => x < end)] ?? null;
  }
  const sizeOfList = listSize(question, body);
  if (x >= sizeOfList.x + sizeOfList.width) return null;
  const { rowAt } = listWindow(rowsOf(question), question.list, sizeOfList, optionsAppearance(appearance));
  return rowAt[y - body.y] ?? null;
}
