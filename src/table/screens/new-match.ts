import type { ListRow, ListState } from '../../widgets/list.ts';
import type { Size } from '../../widgets/too-small.ts';
import { padEnd, truncate, widthOf } from '../../widgets/wrapping.ts';
import type { Field } from '../draft.ts';
import type { Look } from '../look.ts';
import { say } from '../say.ts';
import { paintChoice } from './choice.ts';
import type { PaintedList } from './choice.ts';

/** What the new-match screen shows. */
export interface NewMatchState {
  readonly fields: readonly Field[];
  readonly list: ListState;
  readonly message: string | null;
}

const LONGEST_LABEL = 26;

/** The screen on which a match is put together: one line a field. */
export function paintNewMatch({ fields, list, message }: NewMatchState, size: Size, look: Look): PaintedList {
  const { format } = look;
  const column = Math.min(LONGEST_LABEL, Math.max(0, ...fields.map(({ label }) => widthOf(label))));
  return paintChoice(
    {
      title: format(say('new.title')),
      above: [],
      rows: fields.map((field, at) => rowOf(field, at === list.cursor, column, look)),
      list,
      below:
        message === null
          ? { text: format(say('new.hint')), style: { tone: 'muted' } }
          : { text: message, style: { tone: 'warning' } },
      footer: [
        { commands: ['up', 'down'], label: format(say('key.move')) },
        { commands: ['left', 'right'], label: format(say('key.change')) },
        { commands: ['take'], label: format(say('key.take')) },
        'back',
      ],
    },
    size,
    look,
  );
}

function rowOf(field: Field, lit: boolean, column: number, { glyphs }: Look): ListRow {
  const label = padEnd(truncate(field.label, column, glyphs.ellipsis), column);
  if (field.kind === 'start') return { text: field.label };
  if (field.kind === 'text') {
    const placeholder = field.value === '' ? field.placeholder : undefined;
    return { text: [`${label} `, `${field.value}${lit ? '_' : ''}`, placeholder].filter(Boolean).join(' ') };
  }
  const [left, right] = lit && field.many ? [`${glyphs.arrowLeft} `, ` ${glyphs.arrowRight}`] : ['', ''];
  return { text: `${label}  ${left}${field.value}${right}` };
}
