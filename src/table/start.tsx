import { plainLines } from '../saves/input/plain.ts';
import { mount } from '../widgets/screen.tsx';
import type { Screen } from '../widgets/screen.tsx';
import { openTerminal } from '../widgets/terminal.ts';
import { tableApp } from './app.tsx';
import { Desk } from './desk.ts';
import type { TableOptions } from './options.ts';
import { surroundingsOf } from './surroundings.ts';

/** Opens the table on a terminal and plays until the people leave; the answer is the exit code. */
export function start(options: TableOptions): Promise<number> {
  const { terminal: streams, preferences, start: beginning } = options;
  return new Promise((resolve, reject) => {
    let screen: Screen | null = null;
    // Later, for a crash may come from the middle of a rendering.
    const takeDown = (): void => void setImmediate(() => screen?.unmount());
    const finish = (code: number): void => {
      takeDown();
      resolve(code);
    };
    // A signal, a closed window or a crash: nobody has left by a key.
    const end = (code: number): void => {
      desk.putDown();
      finish(code);
    };
    // What a crash says may quote what somebody typed or wrote in a file.
    const stderr = { write: (text: string) => streams.stderr.write(plainLines(text)) };
    const terminal = openTerminal({
      ...streams,
      stderr,
      mouse: preferences.table.mouse,
      stopAsked: () => desk.suspend(),
      exit: end,
    });
    const leave = (code: number): void => {
      terminal.close();
      finish(code);
    };
    const desk = new Desk({
      ...surroundingsOf(options),
      wipe: terminal.clear,
      repaint: terminal.repaint,
      suspend: terminal.suspend,
      leave,
    });
    desk.onChange(() => terminal.listenToMouse(preferences.table.mouse));
    screen = mount(terminal, tableApp(desk, preferences));
    desk.open(beginning).catch((error: unknown) => {
      terminal.close();
      takeDown();
      reject(error instanceof Error ? error : new Error(String(error)));
    });
  });
}
