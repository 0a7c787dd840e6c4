import { render } from 'ink';
import type { ReactNode } from 'react';
import type { Terminal } from './terminal.ts';
import { createInkStdin, keyForInk, mouseForInk, PASTE_PREFIX } from './ink-stdin.ts';
import { createInkStdout } from './ink-stdout.ts';

/** The parts of a terminal that a mounted component uses. */
type MountTarget = Pick<Terminal, 'onKey' | 'onMouse' | 'onPaste' | 'size' | 'show'>;

/**
 * Renders a component with Ink on a terminal. Ink gets keys from the terminal's decoder and sends frames to the
 * terminal's painter. Input is queued from the start, so that nothing typed ahead is lost. The returned functions draw
 * the component and unmount it.
 */
export function mount(terminal: MountTarget): {
  readonly render: (node: ReactNode) => void;
  readonly takeDown: () => void;
} {
  // False once unmounting begins, because Ink then draws a last frame, sometimes after the terminal was given back.
  let isMounted = true;
  let unmount = (): void => undefined;
  const stdin = createInkStdin();
  terminal.onKey(key => stdin.write(keyForInk(key)));
  terminal.onMouse(mouse => stdin.write(mouseForInk(mouse)));
  terminal.onPaste(({ pasted }) => stdin.write(PASTE_PREFIX + pasted));
  return {
    render: node => {
      const ink = render(node, {
        stdin: stdin.stream,
        stdout: createInkStdout(terminal.size, frame => {
          if (isMounted) terminal.show(frame);
        }),
        // Ink's debug mode writes each commit at once, as a whole frame.
        debug: true,
        patchConsole: false,
        exitOnCtrlC: false,
        isScreenReaderEnabled: false,
      });
      unmount = () => ink.unmount();
    },
    takeDown: () => {
      isMounted = false;
      // Unmounting is deferred, because a crash may happen in the middle of rendering.
      setImmediate(() => unmount());
    },
  };
}
