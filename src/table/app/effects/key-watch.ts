import { pressedKey } from '../screens/pressed-key.ts';
import type { PressedKey } from '../screens/key-line.ts';
import type { TableState } from '../screens/state.ts';
import type { TimedInput } from '../screens/update.ts';
import type { OuterEffect } from '../../frame/store/effects.ts';
import type { Watch } from '../../frame/store/store.ts';

/** Reports what each key did. When a screen is read aloud, the typed number of a choice counts as a key too. */
export function keyWatch(onPressedKey: (key: PressedKey) => void): Watch<TableState, TimedInput, OuterEffect> {
  return (before, { input }, step) => {
    if (input.kind === 'key') onPressedKey(pressedKey(before, step, input.key));
    else if (input.kind === 'pick') onPressedKey(pressedKey(before, step, String(input.choice + 1)));
  };
}
