import { render } from 'ink';
import { plainLines } from '../../saves/input/plain.ts';
import { openTerminal } from '../../widgets/terminal.ts';
import { createInkStdin, keyForInk, mouseForInk, PASTED } from '../edge/ink-stdin.ts';
import { createInkStdout } from '../edge/ink-stdout.ts';
import { createCellPainter } from '../edge/painter.ts';
import { App, CrashGuard } from './app.tsx';
import { createTable } from './host.ts';
import type { TableOptions } from './options.ts';
import { surroundingsOf } from './surroundings.ts';

/** Opens the table on a terminal and plays until the people leave; the answer is the exit code. */
export function start(options: TableOptions): Promise<number> {
  const { terminal: streams, preferences, start: beginning } = options;
  return new Promise((resolve, reject) => {
    // Ink draws a last frame while it is taken down, now and then after the terminal was given back.
    let isUp = true;
    const takeDown = (): void => {
      isUp = false;
      // Later, for a crash may come from the middle of a rendering.
      setImmediate(() => ink.unmount());
    };
    const finish = (code: number): void => {
      takeDown();
      resolve(code);
    };
    const terminal = openTerminal({
      ...streams,
      // What a crash says may quote what somebody typed or wrote in a file.
      stderr: { write: (text: string) => streams.stderr.write(plainLines(text)) },
      mouse: preferences.table.mouse,
      painter: createCellPainter,
      stopAsked: () => table.suspend(),
      // A signal, a closed window or a crash: nobody has left by a key.
      exit: code => {
        table.putDown();
        finish(code);
      },
    });
    // At once, or what is typed ahead would be lost.
    const stdin = createInkStdin();
    terminal.onKey(key => stdin.write(keyForInk(key)));
    terminal.onMouse(mouse => stdin.write(mouseForInk(mouse)));
    terminal.onPaste(({ pasted }) => stdin.write(PASTED + pasted));
    const table = createTable(
      {
        ...surroundingsOf(options),
        wipe: terminal.clear,
        repaint: terminal.repaint,
        suspend: terminal.suspend,
        leave: code => {
          terminal.close();
          finish(code);
        },
      },
      terminal.size(),
    );
    terminal.onResize(size => table.dispatch({ kind: 'resize', size }));
    table.store.subscribe(() => terminal.listenToMouse(preferences.table.mouse));
    const ink = render(
      <CrashGuard onCrash={terminal.crash}>
        <App table={table} />
      </CrashGuard>,
      {
        stdin: stdin.stream,
        stdout: createInkStdout(terminal.size, frame => {
          if (isUp) terminal.show(frame);
        }),
        // Every commit is one whole frame, at once.
        debug: true,
        patchConsole: false,
        exitOnCtrlC: false,
        isScreenReaderEnabled: false,
      },
    );
    table.open(beginning).catch((error: unknown) => {
      terminal.close();
      takeDown();
      reject(error instanceof Error ? error : new Error(String(error)));
    });
  });
}
