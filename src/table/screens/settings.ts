import { put } from '../../widgets/grid.ts';
import type { ListRow, ListState } from '../../widgets/list.ts';
import type { Size } from '../../widgets/too-small.ts';
import { padEnd, widthOf } from '../../widgets/wrapping.ts';
import type { Look } from '../look.ts';
import { say } from '../say.ts';
import { paintChoice } from './choice.ts';
import type { PaintedList } from './choice.ts';
import { SEAT_LOOKS, seatMark, seatTone } from '../../widgets/sides.ts';

/** What the settings screen shows. */
export interface SettingsState {
  /** A value of `null` leads to a page of its own. */
  readonly rows: readonly { readonly label: string; readonly value: string | null }[];
  readonly list: ListState;
  /** Where they are kept; `null`: nowhere. */
  readonly file: string | null;
  /** What the setting under the cursor is about. */
  readonly about: string;
  readonly message: string | null;
}

const SEATS = SEAT_LOOKS.map((_, seat) => seat);

/** The settings, one a line, with what the one under the cursor is about. */
export function paintSettings(
  { rows, list, file, about, message }: SettingsState,
  size: Size,
  look: Look,
): PaintedList {
  const { format, glyphs } = look;
  const column = Math.max(0, ...rows.map(({ label }) => widthOf(label)));
  const place = format(file === null ? say('settings.nowhere') : say('settings.file', { file }));
  const painted = paintChoice(
    {
      title: format(say('settings.title')),
      above: [{ text: place, style: { tone: 'muted' } }],
      rows: rows.map(({ label, value }, at) => rowOf(padEnd(label, column), value, at === list.cursor, look)),
      list,
      below:
        message === null ? { text: about, style: { tone: 'muted' } } : { text: message, style: { tone: 'warning' } },
      footer: [
        { commands: ['up', 'down'], label: format(say('key.move')) },
        { commands: ['left', 'right'], label: format(say('key.change')) },
        'back',
      ],
    },
    size,
    look,
  );
  // So that colours and marks are seen while they are chosen.
  let x = size.columns - 1 - SEATS.length * 2;
  for (const seat of SEATS) x = put(painted.grid, x, 0, `${seatMark(glyphs, seat)} `, { tone: seatTone(seat) });
  return painted;
}

function rowOf(label: string, value: string | null, lit: boolean, { glyphs }: Look): ListRow {
  if (value === null) return { text: label };
  return { text: lit ? `${label}  ${glyphs.arrowLeft} ${value} ${glyphs.arrowRight}` : `${label}    ${value}` };
}
