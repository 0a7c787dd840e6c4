import type { ReactNode } from 'react';
import type { Line } from '../../../boards/drawing/lines.ts';
import type { LogEvent } from '../../../kernel/match/events.ts';
import type { Message, Ref, Viewer } from '../../../kernel/words/message.ts';
import type { Speech } from './speech.ts';
import type { EarlierDecision } from '../../../session/running/journal.ts';
import type { ListedSave } from '../../../session/setting/library.ts';
import type { ReplayResult } from '../../../session/looking-back/looking-back.ts';
import type { Note } from '../../../session/running/notes.ts';
import type { KeyPlace } from '../edge/keymap.ts';
import type { Gesture } from '../edge/input.ts';
import type { LoadedBook } from './screen-requests.ts';
import type { Effect } from './effects.ts';
import type { FeatureContext } from './feature-context.ts';
import type { Step } from './store.ts';

/** The result of an effect, for the screen that asked for it. */
export type EffectResult =
  | { readonly kind: 'last'; readonly last: LastSave | null; readonly trouble: Message | null }
  /** The next slice of the list of saved matches. */
  | {
      readonly kind: 'saves';
      readonly saves: readonly ListedSave[];
      readonly isReading: boolean;
      readonly folder: string;
      readonly trouble: Message | null;
    }
  /** The reason why the game refuses to begin a match. */
  | { readonly kind: 'refused'; readonly words: Message }
  | { readonly kind: 'kept'; readonly trouble: Message | null }
  | { readonly kind: 'log'; readonly from: number; readonly events: readonly LogEvent[] }
  /** The map has to be zoomed in or out. */
  | { readonly kind: 'zoom'; readonly way: 'in' | 'out' }
  /** The cursor has to move to a place on the board. */
  | { readonly kind: 'point'; readonly at: Ref }
  | { readonly kind: 'earlier'; readonly earlier: readonly EarlierDecision[] }
  | { readonly kind: 'previews'; readonly state: unknown; readonly previews: readonly OptionPreview[] }
  /** The file of the report, or the reason why there is none. */
  | { readonly kind: 'report'; readonly note: Pick<Note, 'words' | 'tone'> }
  /** The chosen part of the log has no moments to watch. */
  | { readonly kind: 'no-moments' }
  /** The result of an act in a replay. */
  | ReplayResult;

/** The most recently saved match, as one line of text and the path of its file. */
export interface LastSave {
  /** Whether the match has ended, so that people can only look back on it. */
  readonly isOver: boolean;
  readonly line: Message;
  readonly file: string;
}

/** The preview of an option: its outlook, and whether it ends the free undo. */
export interface OptionPreview {
  readonly id: string;
  readonly outlook: string | null;
  readonly final: boolean;
  /** The option is final only because another seat is asked next; absent: it is not, or it reveals something, too. */
  readonly passes?: true;
  /** Whether the option changes anything that its seat knows, ends a series of choices, or is final. */
  readonly spends: boolean;
  /**
   * The things that can be put at the option's place, in the order of their keys, and what lies there already; absent:
   * nothing can be put there.
   */
  readonly laid?: { readonly things: readonly LaidPreview[]; readonly pile: Line };
}

/** A thing that can be put at a place, or the reason why it can't. */
export interface LaidPreview {
  readonly id: string;
  readonly text: string;
  readonly detail: string;
  readonly isBlocked: boolean;
  /** The number of the rule that forbids it; empty: none does. */
  readonly rule: string;
}

/**
 * An input of a screen: people's input, the choice of a spoken number, the end of a delay (`pass`), or the result of an
 * effect.
 */
export type Input =
  Gesture | { readonly kind: 'pick'; readonly choice: number } | { readonly kind: 'pass' } | EffectResult;

export type FeatureStep<State> = Step<State, Effect>;

/** One screen of the table: its keys, its drawing, and its text for reading aloud. Its state is plain data. */
export interface Feature<State> {
  /** The screen's reducer. It is pure: it has no side effects and does not change `state`. */
  update(state: State, input: Input, context: FeatureContext): FeatureStep<State>;
  readonly Screen: (props: { readonly state: State; readonly at: FeatureContext }) => ReactNode;
  /** The screen in sentences, for reading aloud. */
  speech(state: State, context: FeatureContext): Speech;
  /** The viewer whose secrets the screen shows; absent: it shows no secrets. */
  viewer?(state: State, context: FeatureContext): Viewer;
  /** Whether the screen gets every key, as while a text is typed. */
  takesAllKeys?(state: State, context: FeatureContext): boolean;
  /** The part of the screen whose own keys take precedence over the general ones; absent or `null`: none. */
  keyPlace?(state: State, context: FeatureContext): KeyPlace | null;
  /** The number of the rule for the item under the cursor, such as `SC-6.2`. */
  rule?(state: State, context: FeatureContext): string | null;
  /** The game whose rules are opened from this screen; absent: the game of the match. */
  book?(state: State): LoadedBook | null;
  /** Updates the screen's state after something has happened to the match. */
  follow?(state: State, context: FeatureContext): FeatureStep<State>;
  /** The ids of the visible options whose previews are still missing; absent: none. */
  previewsWanted?(state: State, context: FeatureContext): readonly string[];
  /** The input that the screen gets after a delay; absent or `null`: none. */
  timer?(state: State, context: FeatureContext): ScheduledInput | null;
}

/** An input that a screen gets after a delay; it is cancelled when `of` changes. */
export interface ScheduledInput {
  /** The delay, in milliseconds. */
  readonly after: number;
  /** The object that the delay belongs to: the timer runs on as long as this is the same object. */
  readonly of: unknown;
  /** The input that the screen gets after the delay. */
  readonly input: Input;
  /** Whether the input changes only the drawing, so that nothing is read aloud. */
  readonly isOrnament?: true;
}
