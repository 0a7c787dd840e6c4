import type { Viewer } from '../../../kernel/words/message.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import type { ScreenState } from './screens.ts';

/** The whole state of the table. Besides its own state, a screen reads only the part in `FeatureContext`. */
export interface TableState extends FeatureContext {
  /** The stack of screens; only the top one is visible and gets keys. */
  readonly screens: readonly ScreenState[];
  /** Whether something was pasted where no text can be typed; the footer then says so. */
  readonly pasteRefused: boolean;
  /** Whether the last key was ignored because the screen took no keys; the footer then shows it. */
  readonly swallowed: boolean;
  /** The viewer whose secrets the last frame may have shown. */
  readonly shown: Viewer;
}
