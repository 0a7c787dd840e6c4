import type { Fact, RoundChart } from '../../games/board.ts';
import type { Seat } from '../../kernel/words/message.ts';
import { put } from '../../widgets/grid.ts';
import type { Grid } from '../../widgets/grid.ts';
import { seatTone } from '../../widgets/sides.ts';
import type { Style } from '../../widgets/style.ts';
import type { Size } from '../../widgets/too-small.ts';
import { wrap } from '../../widgets/wrapping.ts';
import type { Look } from '../look.ts';
import { tellEnd } from '../aloud/end.ts';
import { toldKeys } from '../keys.ts';
import type { Command, FooterEntry } from '../../widgets/keymap.ts';
import { say } from '../say.ts';
import { putLookBack, putTable } from '../../table-ink/end/body.ts';
import { bodyOf, createSheet, putFooter, putText } from './sheet.ts';

/** How a match ended, in words. */
export interface EndState {
  readonly winner: string;
  /** The first winner, for the colour. */
  readonly seat: Seat | null;
  readonly how: string;
  /** The heading and a row a seat, the winner first. */
  readonly table: readonly (readonly string[])[];
  readonly chart: RoundChart | null;
  readonly facts: readonly Fact[];
  /** What was said last: where the report is, or why there is none. */
  readonly note: { readonly text: string; readonly style: Style } | null;
}

const MOST_NOTE = 3;

/** The result: who won and how, the final table, the match round by round, and a few facts. */
export function paintEnd(state: EndState, size: Size, look: Look): Grid {
  const { winner, seat, how, table, chart, facts, note } = state;
  const { format } = look;
  const grid = createSheet(size, format(say('end.title')));
  const noteLines = note === null ? [] : wrap(note.text, size.columns - 2).slice(0, MOST_NOTE);
  const body = bodyOf(grid, 1, 1 + noteLines.length);
  const across = { x: body.x, width: body.width };
  let { y, height } = body;
  const down = (lines: number): void => {
    y += lines;
    height -= lines;
  };
  down(putText(grid, { ...across, y, height }, winner, { bold: true, tone: seat === null ? 'text' : seatTone(seat) }));
  down(putText(grid, { ...across, y, height }, how) + 1);
  putTable(grid, { ...across, y, height }, table, look);
  down(table.length + 1);
  putLookBack(grid, { ...across, y, height }, chart, facts, look);
  noteLines.forEach((line, at) => put(grid, 1, size.rows - 1 - noteLines.length + at, line, note?.style ?? {}));
  const footer: readonly (Command | FooterEntry)[] = [
    { commands: ['take'], label: format(say('key.home')) },
    { commands: ['again'], label: format(say('key.again')) },
    { commands: ['watch'], label: format(say('key.look-back')) },
    'log',
    { commands: ['inspect'], label: format(say('key.to-board')) },
    { commands: ['report'], label: format(say('key.report')) },
    { commands: ['take-back'], label: format(say('key.take-back')) },
    { commands: ['leave'], label: format(say('key.quit')) },
  ];
  putFooter(grid, look, footer);
  return { ...grid, told: () => tellEnd(state, toldKeys(look, footer), look) };
}
