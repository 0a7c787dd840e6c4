import { render } from 'ink';
import type { ReactNode } from 'react';
import type { Terminal } from './terminal.ts';
import { createInkStdin, keyForInk, mouseForInk, PASTED } from './ink-stdin.ts';
import { createInkStdout } from './ink-stdout.ts';

/** The parts of a terminal that a component needs: the source of keys, and the target of frames. */
type Mount = Pick<Terminal, 'onKey' | 'onMouse' | 'onPaste' | 'size' | 'show'>;

/**
 * Renders a component with Ink on a terminal. Ink gets keys from the terminal's own decoder, and its frames go to the
 * terminal's painter. It listens at once, so that nothing typed ahead is lost. The returned functions draw the
 * component and unmount it.
 */
export function mount(terminal: Mount): { readonly render: (node: ReactNode) => void; readonly takeDown: () => void } {
  // Ink draws a last frame while unmounting, sometimes after the terminal was given back.
  let isUp = true;
  let unmount = (): void => undefined;
  const stdin = createInkStdin();
  terminal.onKey(key => stdin.write(keyForInk(key)));
  terminal.onMouse(mouse => stdin.write(mouseForInk(mouse)));
  terminal.onPaste(({ pasted }) => stdin.write(PASTED + pasted));
  return {
    render: node => {
      const ink = render(node, {
        stdin: stdin.stream,
        stdout: createInkStdout(terminal.size, frame => {
          if (isUp) terminal.show(frame);
        }),
        // Every commit is one whole frame, at once.
        debug: true,
        patchConsole: false,
        exitOnCtrlC: false,
        isScreenReaderEnabled: false,
      });
      unmount = () => ink.unmount();
    },
    takeDown: () => {
      isUp = false;
      // Deferred, because a crash may happen in the middle of rendering.
      setImmediate(() => unmount());
    },
  };
}
