import type { ReactNode } from 'react';
import type { Game } from '../../kernel/history/playable.ts';
import type { ToldEvent } from '../../kernel/match/events.ts';
import type { Message, Viewer } from '../../kernel/words/message.ts';
import type { Telling } from '../../widgets/telling.ts';
import type { Gesture } from '../edge/input.ts';
import type { Effect } from './effects.ts';
import type { Situation } from './situation.ts';
import type { Step } from './store.ts';

/** What came of an effect, for the screen that asked for it. */
export type News =
  | {
      readonly kind: 'last';
      readonly last: { readonly line: Message; readonly file: string } | null;
      readonly trouble: Message | null;
    }
  | { readonly kind: 'book'; readonly game: Game }
  | { readonly kind: 'settings-kept'; readonly trouble: Message | null }
  | { readonly kind: 'log'; readonly from: number; readonly events: readonly ToldEvent[] };

/** What a screen is told: what people do, the nth of what was read out, or news. */
export type Input = Gesture | { readonly kind: 'pick'; readonly choice: number } | News;

export type FeatureStep<State> = Step<State, Effect>;

/** One screen of the table: its keys, its picture, and the same in sentences. Its state is plain data. */
export interface Feature<State> {
  /** What an input comes to. Pure: nothing happens, and `state` stays as it is. */
  update(state: State, input: Input, at: Situation): FeatureStep<State>;
  Screen(props: { readonly state: State; readonly at: Situation }): ReactNode;
  /** The screen in sentences, for reading aloud. */
  tell(state: State, at: Situation): Telling;
  /** Whose secrets are on it; absent: nobody's. */
  viewer?(state: State, at: Situation): Viewer;
  /** Whether every key is for this screen alone: while a text is typed. */
  takesAllKeys?(state: State, at: Situation): boolean;
  /** The rule that what the cursor is on is about, `SC-6.2`. */
  rule?(state: State, at: Situation): string | null;
}
