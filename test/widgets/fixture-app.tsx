import { useState, type ReactNode } from 'react';
import { createGrid, put } from '../../src/widgets/grid.ts';
import { commandFor, DEFAULT_KEYMAP } from '../../src/widgets/keymap.ts';
import { GridView, mount, useKeys, type AppProps } from '../../src/widgets/screen.tsx';
import { openTerminal } from '../../src/widgets/terminal.ts';
import { createPaint, THEMES } from '../../src/widgets/theme.ts';

// A program as small as can be, for the tests in a real pseudo-terminal.
const terminal = openTerminal({ stdin: process.stdin, stdout: process.stdout, stderr: process.stderr });
const paint = createPaint(THEMES['okabe-ito'], '256');

function App({ size }: AppProps): ReactNode {
  const [count, setCount] = useState(0);
  useKeys(key => {
    const command = commandFor(DEFAULT_KEYMAP, key)?.command;
    if (command === 'down') setCount(count + 1);
    if (command === 'suspend') terminal.suspend();
    if (command === 'inspect') throw new Error('thrown by a key');
    if (command === 'leave') {
      screen.unmount();
      terminal.close();
      process.stdout.write('goodbye\n');
    }
  });
  const grid = createGrid(size.columns, size.rows);
  put(grid, 0, 0, `${size.columns}x${size.rows} ready`, { tone: 'title', bold: true });
  put(grid, 0, size.rows - 1, `count ${count}`, { tone: 'seat0' });
  return <GridView grid={grid} paint={paint} />;
}

const screen = mount(terminal, App);
