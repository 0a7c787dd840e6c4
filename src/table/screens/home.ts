import type { Grid } from '../../widgets/grid.ts';
import type { ListRow, ListState } from '../../widgets/list.ts';
import type { Size } from '../../widgets/too-small.ts';
import type { Look } from '../look.ts';
import { say } from '../say.ts';
import { paintChoice } from './choice.ts';
import type { PaintedList } from './choice.ts';
import { createSheet, putText, bodyOf } from './sheet.ts';

/** What the home screen shows. */
export interface HomeState {
  readonly rows: readonly ListRow[];
  readonly list: ListState;
  readonly message: string | null;
}

/** The screen that the program begins with. */
export function paintHome({ rows, list, message }: HomeState, size: Size, look: Look): PaintedList {
  const { format } = look;
  return paintChoice(
    {
      title: format(say('table.title')),
      above: [{ text: format(say('table.subtitle')), style: { tone: 'muted' } }],
      rows,
      list,
      below: message === null ? null : { text: message, style: { tone: 'warning' } },
      footer: [
        { commands: ['up', 'down'], label: format(say('key.choose')) },
        { commands: ['take'], label: format(say('key.open')) },
        'rules',
        { commands: ['leave'], label: format(say('key.quit')) },
      ],
      numbered: true,
    },
    size,
    look,
  );
}

/** The screen while something is fetched. */
export function paintLoading(size: Size, look: Look): Grid {
  const grid = createSheet(size, look.format(say('table.title')));
  putText(grid, bodyOf(grid), look.format(say('home.loading')), { tone: 'muted' });
  return grid;
}
