import { Box, Text, useInput } from 'ink';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { CrashGuard } from '../../../../src/table/app/app.tsx';
import { gestureOf } from '../../../../src/table/frame/edge/input.ts';
import { mount } from '../../../../src/table/frame/edge/mount.tsx';
import { commandFor, DEFAULT_KEYMAP } from '../../../../src/table/frame/edge/keymap.ts';
import { openTerminal } from '../../../../src/table/frame/edge/terminal.ts';

// A program as small as can be, for the tests in a real pseudo-terminal.
const { stdin, stdout, stderr } = process;
const terminal = openTerminal({
  ...{ stdin, stdout, stderr },
  // The stack would not fit on the screen of the tests.
  describeCrash: error => `${error instanceof Error ? error.message : String(error)}\n`,
});
const ink = mount(terminal);

function App(): ReactNode {
  const [count, setCount] = useState(0);
  const [size, setSize] = useState(terminal.size());
  const [failed, setFailed] = useState(false);
  useEffect(() => terminal.onResize(setSize), []);
  useInput((text, pressed) => {
    const gesture = gestureOf(text, pressed);
    if (gesture?.kind !== 'key') return;
    const command = commandFor(DEFAULT_KEYMAP, gesture.key)?.command;
    if (command === 'down') setCount(before => before + 1);
    if (command === 'suspend') terminal.suspend();
    if (command === 'inspect') setFailed(true);
    if (command === 'leave') {
      ink.takeDown();
      terminal.close();
      process.stdout.write('goodbye\n');
    }
  });
  if (failed) throw new Error('thrown by a key');
  return (
    <Box flexDirection="column" width={size.columns} height={size.rows} justifyContent="space-between">
      <Text>{`${size.columns}x${size.rows} ready`}</Text>
      <Text>{`count ${count}`}</Text>
    </Box>
  );
}

ink.render(
  <CrashGuard onCrash={terminal.crash}>
    <App />
  </CrashGuard>,
);
