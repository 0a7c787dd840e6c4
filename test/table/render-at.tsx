import chalk from 'chalk';
import { Box } from 'ink';
import { render } from 'ink-testing-library';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { keyForInk, mouseForInk, PASTE_PREFIX } from '../../src/table/frame/edge/ink-stdin.ts';
import type { Mouse } from '../../src/table/frame/edge/mouse.ts';
import type { Size } from '../../src/table/frame/edge/too-small.ts';

/** An error in drawing fails the test: ink-testing-library is silent about it. */
class Rethrow extends Component<{ readonly onError: (error: unknown) => void; readonly children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }
  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

const CODES = /\u001b\[[0-9;]*m/g;

/** A frame as rows of text without colours, each as wide as it is. */
export function plainRows(frame: string): string[] {
  return frame.split('\n').map(row => row.replaceAll(CODES, '').trimEnd());
}

export interface Rendered {
  /** The last frame, with its colour codes. */
  readonly frame: () => string;
  readonly rows: () => string[];
  readonly text: () => string;
  /** Types keys by their names, each after the frame of the one before. */
  readonly press: (...keys: readonly string[]) => Promise<void>;
  readonly click: (mouse: Mouse) => Promise<void>;
  readonly paste: (text: string) => Promise<void>;
  /** How many frames were drawn so far. */
  readonly frames: () => number;
  /** Waits until nothing more is drawn. */
  readonly settled: () => Promise<void>;
  readonly unmount: () => void;
}

/** Draws a tree in a terminal of that size, by ink-testing-library, whose own is 100 columns wide. */
export function renderAt(size: Size, tree: ReactNode): Rendered {
  // Colours come from tones, whatever chalk thinks of the terminal; and nobody else's level may stay behind.
  chalk.level = 0;
  let failure: unknown = null;
  const guarded = (
    <Rethrow
      onError={error => {
        failure = error;
      }}
    >
      {tree}
    </Rethrow>
  );
  const probe = render(<Box />);
  const prototype: unknown = Object.getPrototypeOf(probe.stdout);
  probe.unmount();
  if (typeof prototype !== 'object' || prototype === null) throw new Error('no stdout to measure');
  Object.defineProperty(prototype, 'columns', { configurable: true, get: () => size.columns });
  const screen = render(guarded);
  const check = (): void => {
    if (failure !== null) throw failure instanceof Error ? failure : new Error('drawing failed');
  };
  check();
  const frame = (): string => {
    check();
    return screen.lastFrame() ?? '';
  };
  /** Until nothing more is drawn: what is loaded meanwhile comes a little later. */
  const settled = async (): Promise<void> => {
    for (let quiet = 0, seen = -1; quiet < 2;) {
      await new Promise(resolve => setImmediate(resolve));
      quiet = screen.frames.length === seen ? quiet + 1 : 0;
      seen = screen.frames.length;
    }
    check();
  };
  const write = async (text: string): Promise<void> => {
    screen.stdin.write(text);
    await settled();
  };
  return {
    frame,
    rows: () => plainRows(frame()),
    text: () => plainRows(frame()).join('\n'),
    press: async (...keys) => {
      for (const key of keys) await write(keyForInk(key));
    },
    click: mouse => write(mouseForInk(mouse)),
    paste: text => write(PASTE_PREFIX + text),
    frames: () => screen.frames.length,
    settled,
    unmount: screen.unmount,
  };
}
