import { Text } from 'ink';
import { useState, type ComponentType, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createGrid, put } from '../../src/widgets/grid.ts';
import { GridView, mount, useKeys, type AppProps, type Screen } from '../../src/widgets/screen.tsx';
import { openTerminal, type Terminal } from '../../src/widgets/terminal.ts';
import { NO_PAINT } from '../../src/widgets/theme.ts';
import { FakeHost, FakeInput, FakeOutput, screenOf } from './fakes.ts';

let open: { screen: Screen; terminal: Terminal } | undefined;
vi.setConfig({ testTimeout: 20_000 });
afterEach(() => {
  open?.screen.unmount();
  open?.terminal.close();
  open = undefined;
});

function show(App: ComponentType<AppProps>) {
  const stdin = new FakeInput();
  const stdout = new FakeOutput();
  const errors: string[] = [];
  const codes: number[] = [];
  const terminal = openTerminal({
    stdin,
    stdout,
    stderr: { write: text => errors.push(text) },
    exit: code => codes.push(code),
    host: new FakeHost(),
  });
  const screen = mount(terminal, App);
  open = { screen, terminal };
  const seen = () => screenOf(stdout.written.join(''), stdout.columns, stdout.rows);
  const until = (line: string) => vi.waitFor(async () => expect((await seen()).lines).toContain(line), 15_000);
  return { stdin, stdout, terminal, screen, errors, codes, seen, until };
}

/** A moment in which React's scheduler finds its time used up and puts the rest of the work off. */
function dawdle(milliseconds: number): void {
  const start = performance.now();
  while (performance.now() - start < milliseconds);
}

function Counter({ size }: AppProps): ReactNode {
  const [count, setCount] = useState(0);
  useKeys(key => {
    // On purpose not `setCount(old => old + 1)`: a key must find what the key before it has left.
    if (key === 'j') setCount(count + 1);
  });
  const grid = createGrid(size.columns, size.rows);
  put(grid, 0, 0, `${size.columns}x${size.rows}`);
  put(grid, 0, size.rows - 1, `count ${count}`);
  return <GridView grid={grid} paint={NO_PAINT} />;
}

test('a grid reaches every row of the terminal, the last one too', async () => {
  const { seen, until } = show(Counter);
  await until('count 0');
  expect(await seen()).toMatchObject({ lines: ['20x4', '', '', 'count 0'], buffer: 'alternate', scrolled: 0 });
});

test('keys that arrive together are handled one after the other', async () => {
  const { stdin, until } = show(Counter);
  stdin.emit('data', 'j'.repeat(60));
  await until('count 60');
  stdin.emit('data', 'j');
  stdin.emit('data', 'j');
  await until('count 62');
});

test('so they are when rendering and handling are slow', async () => {
  const found: number[] = [];
  function Slow(): ReactNode {
    const [count, setCount] = useState(0);
    useKeys(() => {
      found.push(count);
      setCount(count + 1);
      dawdle(12);
    });
    dawdle(12);
    return <Text>{`count ${count}`}</Text>;
  }
  const { stdin, until } = show(Slow);
  stdin.emit('data', 'jjjjjjjj');
  await until('count 8');
  expect(found).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('a key writes only the row that it changed', async () => {
  const { stdin, stdout, until } = show(Counter);
  await until('count 0');
  const before = stdout.written.length;
  stdin.emit('data', 'j');
  await until('count 1');
  const written = stdout.written.slice(before).join('');
  expect(written).toContain('\u001b[4;1H');
  expect(written).not.toContain('20x4');
});

test('a new size is rendered anew', async () => {
  const { stdout, until } = show(Counter);
  stdout.resize(30, 3);
  await until('30x3');
  stdout.resize(10, 2);
  await until('10x2');
});

test('after clear the next frame is written whole', async () => {
  const { stdin, stdout, terminal, until } = show(Counter);
  await until('count 0');
  terminal.clear();
  stdin.emit('data', 'j');
  await until('count 1');
  expect((await screenOf(stdout.written.join(''), 20, 4)).lines[0]).toBe('20x4');
});

test('nothing that is no frame is written when the component is taken down', async () => {
  const { stdout, screen, until } = show(Counter);
  await until('count 0');
  stdout.take();
  screen.unmount();
  await new Promise(resolve => setTimeout(resolve, 20));
  expect(stdout.take()).toBe('');
});

test('an error while rendering leaves the screen, is told, and exits with 70', async () => {
  function Broken(): ReactNode {
    const [broken, setBroken] = useState(false);
    useKeys(() => setBroken(true));
    if (broken) throw new Error('boom');
    return <Text>fine</Text>;
  }
  const { stdin, stdout, codes, errors, until } = show(Broken);
  await until('fine');
  stdin.emit('data', 'x');
  await vi.waitFor(() => expect(codes).toEqual([70]));
  expect(errors.join('')).toContain('boom');
  expect(stdout.written.join('')).toContain('\u001b[?1049l');
  expect(stdout.written.join('')).not.toContain('ERROR');
});

test('an error in the very first render as well', async () => {
  function Broken(): ReactNode {
    throw new Error('at once');
  }
  const { codes, errors } = show(Broken);
  await vi.waitFor(() => expect(codes).toEqual([70]));
  expect(errors.join('')).toContain('at once');
});
