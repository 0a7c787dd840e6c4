import type { ListRow, ListState } from '../../widgets/list.ts';
import type { Size } from '../../widgets/too-small.ts';
import type { Look } from '../look.ts';
import { say } from '../say.ts';
import { paintChoice } from './choice.ts';
import type { PaintedList } from './choice.ts';

/** A question of the table's own, with what there is to say about it. */
export interface ConfirmState {
  readonly title: string;
  readonly text: string;
  readonly alarming: boolean;
  readonly rows: readonly ListRow[];
  readonly list: ListState;
}

/** A screen that asks before something is done, or which of several things. */
export function paintConfirm({ title, text, alarming, rows, list }: ConfirmState, size: Size, look: Look): PaintedList {
  const { format } = look;
  return paintChoice(
    {
      title,
      above: text === '' ? [] : [{ text, style: { tone: alarming ? 'danger' : 'text' } }],
      rows,
      list,
      below: null,
      footer: [
        { commands: ['up', 'down'], label: format(say('key.choose')) },
        { commands: ['take'], label: format(say('key.take')) },
        'back',
      ],
      numbered: true,
    },
    size,
    look,
  );
}
