import xterm from '@xterm/headless';
import { expect, test } from 'vitest';
import { loopOf, screenOf } from '../../../scripts/pictures/picture.ts';

/** A terminal of two rows that shows a text. */
async function showing(text: string): Promise<xterm.Terminal> {
  const terminal = new xterm.Terminal({ cols: 10, rows: 2, allowProposedApi: true });
  await new Promise<void>(resolve => {
    terminal.write(text, resolve);
  });
  return terminal;
}

test('a moving picture shows each screen for its time, one at a time, and writes rows that are alike once', async () => {
  const [one, other] = [await showing('same\r\none'), await showing('same\r\nother')];
  const picture = loopOf(one, 'Two', [
    { screen: screenOf(one), seconds: 1 },
    { screen: screenOf(other), seconds: 3 },
  ]);
  expect(picture.match(/>same\b/g)).toHaveLength(1);
  expect(picture).toContain('dur="4s" repeatCount="indefinite" values="visible;hidden" keyTimes="0.0000;0.2500"');
  expect(picture).toContain('values="hidden;visible" keyTimes="0.0000;0.2500"');
  // What does not move pictures shows the first one.
  expect(picture.match(/<g visibility="(\w+)"/g)).toEqual(['<g visibility="visible"', '<g visibility="hidden"']);
});
