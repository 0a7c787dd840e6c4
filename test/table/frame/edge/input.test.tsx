import { useInput } from 'ink';
import { expect, test } from 'vitest';
import { gestureOf } from '../../../../src/table/frame/edge/input.ts';
import type { Gesture } from '../../../../src/table/frame/edge/input.ts';
import { COMMANDS, DEFAULT_KEYMAP } from '../../../../src/table/frame/edge/keymap.ts';
import { NAMED_KEYS } from '../../../../src/table/frame/edge/keys.ts';
import { renderAt } from '../../render-at.tsx';

function listening() {
  const heard: Gesture[] = [];
  function Listener() {
    useInput((text, key) => {
      const gesture = gestureOf(text, key);
      if (gesture !== null) heard.push(gesture);
    });
    return null;
  }
  return { heard, screen: renderAt({ columns: 80, rows: 24 }, <Listener />) };
}

test('every key that a command or a text may want gets through Ink by its name', async () => {
  const { heard, screen } = listening();
  const letters = ['a', 'Z', '0', '9', '~', 'é', 'ß', '漢', '👩‍🚀', '?', '['];
  const controls = Array.from('abcdefgklnopqrstuvwxyz').map(letter => `ctrl-${letter}`);
  const keys = [
    ...new Set([...NAMED_KEYS, ...COMMANDS.flatMap(command => DEFAULT_KEYMAP[command]), ...letters, ...controls]),
  ];
  for (const key of keys) await screen.press(key);
  expect(heard).toEqual(keys.map(key => ({ kind: 'key', key })));
});

test('clicks and pastes get through as one input each', async () => {
  const { heard, screen } = listening();
  await screen.click({ button: 'left', x: 200, y: 3 });
  await screen.click({ button: 'wheel-down', x: 0, y: 0 });
  await screen.paste('Ann [of] q');
  expect(heard).toEqual([
    { kind: 'mouse', mouse: { button: 'left', x: 200, y: 3 } },
    { kind: 'mouse', mouse: { button: 'wheel-down', x: 0, y: 0 } },
    { kind: 'paste', text: 'Ann [of] q' },
  ]);
});
