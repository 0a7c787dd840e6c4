import type { ListState } from './list-state.ts';
import type { Size } from '../edge/too-small.ts';
import type { Gesture } from '../edge/input.ts';
import type { Appearance } from '../theme/look.ts';
import { clickChoice, pressChoice } from './choice.tsx';
import type { Choice } from './choice.tsx';
import { pressed } from '../theme/keys.ts';
import type { ListResult } from './list.ts';

/** Applies a key, a click, or the number of a choice read aloud to the list of a choice. */
export function choiceInput(
  choice: Choice,
  listState: ListState,
  input: Extract<Gesture, { kind: 'key' | 'mouse' }> | { readonly kind: 'pick'; readonly choice: number },
  size: Size,
  appearance: Appearance,
): ListResult {
  if (input.kind === 'pick') {
    return input.choice < choice.rows.length
      ? { list: { ...listState, cursor: input.choice }, taken: input.choice }
      : { list: listState, taken: null };
  }
  if (input.kind === 'mouse') return clickChoice(choice, listState, input.mouse, size, appearance);
  return pressChoice(choice, listState, pressed(appearance.keymap, input.key), size, appearance);
}
