import { plainLines } from '../../saves/input/plain.ts';
import { HANG_UP_CODE } from '../frame/edge/hold.ts';
import { printLastWords } from '../frame/edge/output.ts';
import { openTerminal } from '../frame/edge/terminal.ts';
import { mount } from '../frame/edge/mount.tsx';
import { backgroundOf } from '../frame/theme/paper.ts';
import { App, CrashGuard } from './app.tsx';
import { describeWithoutSecrets, printableError } from './crashes.ts';
import { createTable } from './effects/host.ts';
import type { TableOptions } from './options.ts';
import { surroundingsOf } from './surroundings.ts';

/** Opens the table on a terminal, and returns the exit code when the people have left. */
export function startPainted(options: TableOptions): Promise<number> {
  const { terminal: streams, preferences, start: beginning } = options;
  const { describeCrash } = streams;
  return new Promise((resolve, reject) => {
    /** Called however the program ends: by a key, a signal, a closed window or a crash. */
    const closeAll = (): string | null => {
      const lastWords = table.putDown();
      terminal.close();
      ink.takeDown();
      return lastWords;
    };
    const exitTable = (code: number, said: string | null = null): void => {
      const lastWords = closeAll() ?? said;
      if (code !== HANG_UP_CODE) printLastWords(streams.stderr, lastWords);
      resolve(code);
    };
    const onMeasured = (isWide: boolean): void => {
      if (!isWide) return;
      preferences.foundWide();
      // The frame drawn before may be damaged.
      table.lookAgain(terminal.repaint);
    };
    const onBackground = (colour: string): void => {
      if (preferences.foundPaper(backgroundOf(colour))) table.lookAgain(() => undefined);
    };
    const terminal = openTerminal({
      ...streams,
      // A crash message may contain typed text or the content of a file, so control characters are removed.
      stderr: { write: (text: string) => streams.stderr.write(plainLines(text)) },
      ...(describeCrash && { describeCrash: describeWithoutSecrets(describeCrash, () => table.store.state()) }),
      mouse: preferences.table.mouse,
      stopAsked: () => table.suspend(),
      ...(preferences.asksWidth ? { measured: onMeasured } : {}),
      ...(preferences.asksPaper ? { papered: onBackground } : {}),
      exit: exitTable,
    });
    const ink = mount(terminal);
    const table = createTable(
      {
        ...surroundingsOf(options),
        wipe: terminal.clear,
        repaint: terminal.repaint,
        suspend: terminal.suspend,
        leave: exitTable,
      },
      terminal.size(),
    );
    terminal.onResize(size => table.dispatch({ kind: 'resize', size }));
    table.store.subscribe(() => terminal.listenToMouse(preferences.table.mouse));
    ink.render(
      <CrashGuard onCrash={terminal.crash}>
        <App table={table} />
      </CrashGuard>,
    );
    table.open(beginning).catch((error: unknown) => {
      closeAll();
      reject(printableError(error, table.store.state()));
    });
  });
}
