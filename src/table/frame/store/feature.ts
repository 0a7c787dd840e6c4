import type { ReactNode } from 'react';
import type { Line } from '../../../boards/drawing/lines.ts';
import type { LogEvent } from '../../../kernel/match/events.ts';
import type { Message, Ref, Viewer } from '../../../kernel/words/message.ts';
import type { Speech } from './speech.ts';
import type { Earlier } from '../../../session/running/journal.ts';
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
  /** More of the saved matches. */
  | {
      readonly kind: 'saves';
      readonly saves: readonly ListedSave[];
      readonly isReading: boolean;
      readonly folder: string;
      readonly trouble: Message | null;
    }
  /** What the game says against a match that was to begin. */
  | { readonly kind: 'refused'; readonly words: Message }
  | { readonly kind: 'kept'; readonly trouble: Message | null }
  | { readonly kind: 'log'; readonly from: number; readonly events: readonly LogEvent[] }
  /** The map is to be looked at from nearer or further away. */
  | { readonly kind: 'zoom'; readonly way: 'in' | 'out' }
  /** The cursor is to be put on a place of the board. */
  | { readonly kind: 'point'; readonly at: Ref }
  | { readonly kind: 'earlier'; readonly earlier: readonly Earlier[] }
  | { readonly kind: 'previews'; readonly state: unknown; readonly previews: readonly OptionPreview[] }
  /** Where the report is, or why there is none. */
  | { readonly kind: 'report'; readonly note: Pick<Note, 'words' | 'tone'> }
  /** There is nothing to watch again there. */
  | { readonly kind: 'no-moments' }
  /** The result of an act in a replay. */
  | ReplayResult;

/** The match that was saved last, in a line. */
export interface LastSave {
  readonly line: Message;
  readonly file: string;
}

/** The preview of an option: its outlook, and whether it ends the free undo. */
export interface OptionPreview {
  readonly id: string;
  readonly outlook: string | null;
  readonly final: boolean;
  /** Whether it changes anything that its seat knows of, ends a row of choices, or is final. */
  readonly spends: boolean;
  /** What can be laid there, in the order of the keys, and what lies there already; absent: it is no place for that. */
  readonly laid?: { readonly things: readonly LaidPreview[]; readonly pile: Line };
}

/** Something that can be laid at a place, or why it can't. */
export interface LaidPreview {
  readonly id: string;
  readonly text: string;
  readonly detail: string;
  readonly isBlocked: boolean;
  /** The rule that forbids it; empty: none. */
  readonly rule: string;
}

/**
 * The inputs of a screen: what people do, the nth choice that was read out, the end of a delay, or the result of an
 * effect.
 */
export type Input =
  Gesture | { readonly kind: 'pick'; readonly choice: number } | { readonly kind: 'pass' } | EffectResult;

export type FeatureStep<State> = Step<State, Effect>;

/** One screen of the table: its keys, its picture, and the same in sentences. Its state is plain data. */
export interface Feature<State> {
  /** The reducer of the screen. Pure: it does nothing, and leaves `state` as it is. */
  update(state: State, input: Input, context: FeatureContext): FeatureStep<State>;
  readonly Screen: (props: { readonly state: State; readonly at: FeatureContext }) => ReactNode;
  /** The screen in sentences, for reading aloud. */
  speech(state: State, context: FeatureContext): Speech;
  /** Whose secrets are on it; absent: nobody's. */
  viewer?(state: State, context: FeatureContext): Viewer;
  /** Whether every key is for this screen alone: while a text is typed. */
  takesAllKeys?(state: State, context: FeatureContext): boolean;
  /** The part of the screen whose own keys go before the common ones; absent or `null`: none. */
  keyPlace?(state: State, context: FeatureContext): KeyPlace | null;
  /** The rule that what the cursor is on is about, `SC-6.2`. */
  rule?(state: State, context: FeatureContext): string | null;
  /** The game whose rules are read from here; absent: that of the match. */
  book?(state: State): LoadedBook | null;
  /** The state after something has happened to the match. */
  follow?(state: State, context: FeatureContext): FeatureStep<State>;
  /** The options in sight of which it is not known yet what they come to; absent: none. */
  previewsWanted?(state: State, context: FeatureContext): readonly string[];
  /** The input that comes by itself after a time; absent or `null`: none. */
  timer?(state: State, context: FeatureContext): ScheduledInput | null;
}

/** A scheduled input; it is cancelled when `of` changes. */
export interface ScheduledInput {
  /** The delay, in milliseconds. */
  readonly after: number;
  /** What the delay belongs to: while it is the same object, the timer runs on. */
  readonly of: unknown;
  /** The input that the screen then gets. */
  readonly input: Input;
  /** It changes only the picture: nothing is read aloud. */
  readonly isOrnament?: true;
}
