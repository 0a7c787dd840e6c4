import type { Viewer } from '../../../kernel/words/message.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import type { ScreenState } from './screens.ts';

/** The whole state of the table. A screen reads of it, besides its own state, what a `FeatureContext` has. */
export interface TableState extends FeatureContext {
  /** The stack of screens; only the top one is visible and gets keys. */
  readonly screens: readonly ScreenState[];
  /** Whether something was pasted where no text is typed; the last row says so. */
  readonly pasteRefused: boolean;
  /** Whether the last key was swallowed; the last row shows it. */
  readonly swallowed: boolean;
  /** The viewer whose secrets the last frame may have shown. */
  readonly shown: Viewer;
}
