import { App } from '../../src/table/app/app.tsx';
import { timerOfScreen } from '../../src/table/app/screens/screens.ts';
import type { ScheduledInput } from '../../src/table/frame/store/feature.ts';
import type { Mouse } from '../../src/table/frame/edge/mouse.ts';
import type { DeskWanted } from './desk-of.ts';
import { renderAt } from './render-at.tsx';
import { tableAt } from './table-at.tsx';

/** What happens by itself at the table, and how to let it happen at once. */
interface Soonest extends ScheduledInput {
  readonly run: () => void;
}

/**
 * The table, where frames are drawn when they are asked for, so that a test need not wait for what it does without
 * keys.
 */
export async function deskAt(wanted: DeskWanted = {}) {
  const size = { columns: 80, rows: 23, ...wanted.size };
  const screen = await tableAt(size, wanted);
  const { table } = screen;
  const rows = (): string[] => {
    const fresh = renderAt(size, <App table={table} />);
    const drawn = fresh.rows();
    fresh.unmount();
    return drawn;
  };
  const desk = {
    key: (key: string) => table.dispatch({ kind: 'key', key }),
    mouse: (mouse: Mouse) => table.dispatch({ kind: 'mouse', mouse }),
    paste: (text: string) => table.dispatch({ kind: 'paste', text }),
    open: table.open,
    suspend: table.suspend,
    putDown: table.putDown,
    soon: (): Soonest | null => {
      const state = table.store.state();
      const top = state.screens.at(-1);
      const soon = top === undefined ? null : timerOfScreen(top.screen, top, state);
      return soon === null ? null : { ...soon, run: () => table.dispatch(soon.input) };
    },
  };
  return { ...screen, desk, size, rows, frame: () => rows().join('\n') };
}
