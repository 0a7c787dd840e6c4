import { render } from 'ink';
import type { ReactNode } from 'react';
import type { Terminal } from './terminal.ts';
import { createInkStdin, keyForInk, mouseForInk, PASTED } from './ink-stdin.ts';
import { createInkStdout } from './ink-stdout.ts';

/** What a component is put up on: where keys come from, and where frames go. */
type Mount = Pick<Terminal, 'onKey' | 'onMouse' | 'onPaste' | 'size' | 'show'>;

/**
 * Has Ink render a component on a terminal: Ink reads what the terminal’s own decoder makes of the keys, and each of
 * its frames goes to the terminal's painter. Listens at once, so that nothing typed ahead is lost; what it returns
 * draws the component and takes it down.
 */
export function mount(terminal: Mount): { readonly render: (node: ReactNode) => void; readonly takeDown: () => void } {
  // Ink draws a last frame while it is taken down, now and then after the terminal was given back.
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
      // Later, for a crash may come from the middle of a rendering.
      setImmediate(() => unmount());
    },
  };
}
