import { render } from 'ink';
import {
  Component,
  createContext,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { toRows, type Grid } from './grid.ts';
import type { Mouse } from './mouse.ts';
import type { Paste } from './paste.ts';
import { standInInput, standInOutput } from './stand-in.ts';
import type { Terminal } from './terminal.ts';
import type { Paint } from './theme.ts';
import type { Size } from './too-small.ts';

export interface AppProps {
  readonly size: Size;
}

export interface Screen {
  /** Takes the component down. The terminal stays open: close it next. */
  readonly unmount: () => void;
}

/** A key by its name, what the mouse does, or what is pasted: one stream, in the order in which it was done. */
export type Input = string | Mouse | Paste;
type InputListener = (input: Input) => void;
type KeyListener = (key: string) => void;
type SubscribeToKeys = (listener: InputListener) => () => void;

/** Shows finished rows until it is told otherwise by the next rows, or by `null`: no grid is up any more. */
type ShowRows = (rows: readonly string[] | null) => void;

const KeysContext = createContext<SubscribeToKeys | undefined>(undefined);
const RowsContext = createContext<ShowRows | undefined>(undefined);

/**
 * Calls the handler with every key's name, `onMouse` with what the mouse does, and `onPaste` with what is pasted, always those of
 * the latest render. Several components may listen: a handler that should wait its turn looks at its own state. Throws outside of
 * `mount`.
 */
export function useKeys(
  handler: KeyListener,
  onMouse?: (mouse: Mouse) => void,
  onPaste?: (text: string) => void,
): void {
  const subscribe = useContext(KeysContext);
  if (subscribe === undefined) throw new Error('useKeys works only inside of mount.');
  const latest = useRef<InputListener>(() => undefined);
  useLayoutEffect(() => {
    latest.current = input => {
      if (typeof input === 'string') handler(input);
      else if ('pasted' in input) onPaste?.(input.pasted);
      else onMouse?.(input);
    };
  });
  useLayoutEffect(() => subscribe(input => latest.current(input)), [subscribe]);
}

/**
 * Shows a grid, one row of the terminal each of its rows, instead of whatever Ink would show. The rows are finished:
 * Ink would only take them apart again to measure and cut them, which costs more than painting the board. They go to
 * the painter once React has committed them. Throws outside of `mount`.
 */
export function GridView({ grid, paint }: { readonly grid: Grid; readonly paint: Paint }): ReactNode {
  const showRows = useContext(RowsContext);
  if (showRows === undefined) throw new Error('GridView works only inside of mount.');
  useLayoutEffect(() => showRows(toRows(grid, paint).map(row => row.trimEnd())), [showRows, grid, paint]);
  useLayoutEffect(() => () => showRows(null), [showRows]);
  return null;
}

/** Tells an error in rendering to the terminal, which leaves the screen first, instead of Ink drawing it there. */
class CrashGuard extends Component<{ readonly onCrash: (error: unknown) => void; readonly children: ReactNode }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children;
  }
}

interface KeyQueue {
  readonly subscribe: SubscribeToKeys;
  /** How the queue asks React to tell it when everything the last key changed has been rendered. */
  readonly connect: (askForBeat: () => void) => () => void;
  readonly rendered: () => void;
  readonly stop: () => void;
}

/**
 * Hands keys on one at a time and lets React render in between: of two keys that arrive together the second one must
 * find the state that the first one left.
 */
function keyQueue(terminal: Terminal): KeyQueue {
  const listeners = new Set<InputListener>();
  const waiting: Input[] = [];
  let isRunning = false;
  let askForBeat: (() => void) | undefined;

  function next(): void {
    const key = waiting.shift();
    isRunning = key !== undefined;
    if (key === undefined) return;
    for (const listener of [...listeners]) listener(key);
    askForBeat?.();
  }

  const take = (input: Input): void => {
    waiting.push(input);
    if (!isRunning) next();
  };
  const stops = [terminal.onKey(take), terminal.onMouse(take), terminal.onPaste(take)];
  return {
    subscribe: listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    connect: ask => {
      askForBeat = ask;
      return () => {
        askForBeat = undefined;
      };
    },
    rendered: () => {
      // Not at once: updates made while React commits count as nested, and React allows only fifty of those.
      if (isRunning) setImmediate(next);
    },
    stop: () => {
      for (const stop of stops) stop();
      waiting.length = 0;
    },
  };
}

/**
 * Shows nothing. Its update is made right after a key's own updates, so React commits it together with them or later;
 * it stands last in the tree, so its effect runs after everybody else's.
 */
function Beat({ keys }: { readonly keys: KeyQueue }): ReactNode {
  const [beat, setBeat] = useState(0);
  useLayoutEffect(() => keys.connect(() => setBeat(count => count + 1)), [keys]);
  useLayoutEffect(() => keys.rendered(), [keys, beat]);
  return null;
}

interface RootProps {
  readonly terminal: Terminal;
  readonly keys: KeyQueue;
  readonly showRows: ShowRows;
  readonly App: ComponentType<AppProps>;
}

function Root({ terminal, keys, showRows, App }: RootProps): ReactNode {
  const [size, setSize] = useState(terminal.size);
  useLayoutEffect(() => terminal.onResize(setSize), [terminal]);
  return (
    <KeysContext value={keys.subscribe}>
      <RowsContext value={showRows}>
        <App size={size} />
        <Beat keys={keys} />
      </RowsContext>
    </KeysContext>
  );
}

/**
 * Shows a component on an open terminal; it gets the size and is rendered anew when that changes. An error in it ends
 * the program through `terminal.crash`.
 */
export function mount(terminal: Terminal, App: ComponentType<AppProps>): Screen {
  // Ink draws a last, empty frame while it is taken down, now and then after the terminal was given back.
  let isUp = true;
  let isGridUp = false;
  const output = standInOutput(terminal.size(), frame => {
    if (isUp && !isGridUp) terminal.show(frame);
  });
  const showRows: ShowRows = rows => {
    isGridUp = rows !== null;
    if (isUp && rows !== null) terminal.show(rows.join('\n'));
  };
  const stopResizing = terminal.onResize(output.resize);
  const keys = keyQueue(terminal);
  const ink = render(
    <CrashGuard onCrash={terminal.crash}>
      <Root terminal={terminal} keys={keys} showRows={showRows} App={App} />
    </CrashGuard>,
    {
      stdout: output.stream,
      stdin: standInInput(),
      debug: true,
      patchConsole: false,
      exitOnCtrlC: false,
      isScreenReaderEnabled: false,
    },
  );
  return {
    unmount: () => {
      isUp = false;
      keys.stop();
      stopResizing();
      ink.unmount();
    },
  };
}
