import { put } from '../../widgets/grid.ts';
import type { Grid, Rect } from '../../widgets/grid.ts';
import { keyLabel } from '../../widgets/keymap.ts';
import type { Command } from '../../widgets/keymap.ts';
import type { ListState } from '../../widgets/list.ts';
import type { Size } from '../../widgets/too-small.ts';
import { padEnd, padStart, widthOf, wrap } from '../../widgets/wrapping.ts';
import type { BlindQuestion } from '../blind.ts';
import { keyOn } from '../key-card.ts';
import type { KeyCard } from '../key-card.ts';
import type { Look } from '../look.ts';
import { say } from '../say.ts';
import { paintChoice } from './choice.ts';
import type { PaintedList } from './choice.ts';
import { putText } from './sheet.ts';
import { seatMark, seatTone } from '../../widgets/sides.ts';

/** Paints a secret choice on the open table. Whatever was pressed, it looks the same. */
export function paintBlind(grid: Grid, rect: Rect, question: BlindQuestion, name: string, look: Look): void {
  const { format, glyphs } = look;
  const { seat, prompt, rule, choices, line, keys, chosen } = question;
  const mark = `${seatMark(glyphs, seat)} `;
  put(grid, rect.x, rect.y, mark, { tone: seatTone(seat), bold: true });
  put(grid, rect.x + rect.width - widthOf(rule), rect.y, rule, { tone: 'muted' });
  const x = rect.x + widthOf(mark);
  let y = rect.y;
  const width = rect.width - widthOf(mark);
  const add = (text: string, style: Parameters<typeof putText>[3], room = width): void => {
    y += putText(grid, { x, y, width: room, height: Math.max(0, rect.y + rect.height - y) }, text, style);
  };
  add(`${name}: ${format(prompt)}`, { bold: true }, width - widthOf(rule) - 1);
  const key = (command: Command): string => keyLabel(look.keymap[command][0] ?? '', look);
  if (chosen) add(format(say('blind.chosen', { take: key('take'), back: key('back') })), { tone: 'focus' });
  else add(format(say('blind.line', { line, keys })), { tone: 'focus' });
  const circle = [...choices.map(format), format(say('blind.alone'))].join(` ${glyphs.bullet} `);
  add(format(say('blind.circle', { choices: circle, keys })), { tone: 'muted' });
  add(format(say('blind.card-key', { key: key('peek') })), { tone: 'muted' });
}

/** The row at which the text above a list begins. */
const TEXT_TOP = 2;

/** What a seat's card shows. */
export interface CardState {
  readonly card: KeyCard;
  readonly name: string;
  readonly choices: readonly string[];
  /** The ways on from here. */
  readonly ways: readonly string[];
  readonly list: ListState;
}

/** A seat's private card: a row a choice, a column a line. */
export function paintCard({ card, name, choices, ways, list }: CardState, size: Size, look: Look): PaintedList {
  const { format } = look;
  const labels = [...choices, format(say('blind.alone'))];
  const head = format(say('card.line'));
  const column = Math.max(widthOf(head), ...labels.map(widthOf)) + 1;
  const cells = (values: readonly (string | number)[]): string => values.map(value => padStart(`${value}`, 4)).join('');
  const about = format(say('card.about'));
  const table = [
    { text: padEnd(head, column) + cells(card.starts.map((_, line) => line + 1)), style: { tone: 'accent' } as const },
    ...labels.map((label, place) => ({
      text: padEnd(label, column) + cells(card.starts.map((_, line) => keyOn(card, line, place))),
      style: { bold: place === 0 },
    })),
  ];
  const painted = paintChoice(
    {
      title: format(say('card.title', { seat: name })),
      // Places for the rows of the table, whose columns a text between words would lose.
      above: [{ text: about, style: { tone: 'muted' } }, ...table.map(() => ({ text: '-' }))],
      rows: ways.map(text => ({ text })),
      list,
      below: null,
      footer: [
        { commands: ['up', 'down'], label: format(say('key.choose')) },
        { commands: ['take'], label: format(say('key.take')) },
        'cover',
      ],
      numbered: true,
    },
    size,
    look,
  );
  const { grid } = painted;
  const top = TEXT_TOP + wrap(about, grid.width - 2).length;
  table.forEach(({ text, style }, row) => put(grid, 1, top + row, text, style));
  return painted;
}
