import type { ReactNode } from 'react';
import type { StyledLine } from '../../../boards/board.ts';
import type { LogEvent } from '../../../kernel/match/events.ts';
import type { Message, Viewer } from '../../../kernel/words/message.ts';
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

/** What came of an effect, for the screen that asked for it. */
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
  | { readonly kind: 'earlier'; readonly earlier: readonly Earlier[] }
  | { readonly kind: 'previews'; readonly state: unknown; readonly previews: readonly OptionPreview[] }
  /** Where the report is, or why there is none. */
  | { readonly kind: 'report'; readonly note: Pick<Note, 'words' | 'tone'> }
  /** There is nothing to watch again there. */
  | { readonly kind: 'no-moments' }
  /** What came of something in a match that is looked back on. */
  | ReplayResult;

/** The match that was saved last, in a line. */
export interface LastSave {
  readonly line: Message;
  readonly file: string;
}

/** What an option comes to, and whether it ends the undoing. */
export interface OptionPreview {
  readonly id: string;
  readonly outlook: string | null;
  readonly final: boolean;
  /** Whether it changes anything that its seat knows of, ends a row of choices, or is final. */
  readonly spends: boolean;
  /** What can be laid there, in the order of the keys, and what lies there already; absent: it is no place for that. */
  readonly laid?: { readonly things: readonly LaidPreview[]; readonly pile: StyledLine };
}

/** Something that can be laid at a place, or why it can't. */
export interface LaidPreview {
  readonly id: string;
  readonly text: string;
  readonly detail: string;
  readonly isBlocked: boolean;
}

/** What a screen is told: what people do, the nth of what was read out, that the time of something is over, or news. */
export type Input =
  Gesture | { readonly kind: 'pick'; readonly choice: number } | { readonly kind: 'pass' } | EffectResult;

export type FeatureStep<State> = Step<State, Effect>;

/** One screen of the table: its keys, its picture, and the same in sentences. Its state is plain data. */
export interface Feature<State> {
  /** What an input comes to. Pure: nothing happens, and `state` stays as it is. */
  update(state: State, input: Input, context: FeatureContext): FeatureStep<State>;
  readonly Screen: (props: { readonly state: State; readonly at: FeatureContext }) => ReactNode;
  /** The screen in sentences, for reading aloud. */
  speech(state: State, context: FeatureContext): Speech;
  /** Whose secrets are on it; absent: nobody's. */
  viewer?(state: State, context: FeatureContext): Viewer;
  /** Whether every key is for this screen alone: while a text is typed. */
  takesAllKeys?(state: State, context: FeatureContext): boolean;
  /** What on it has keys of its own, before those that mean the same everywhere; absent or `null`: nothing. */
  keyPlace?(state: State, context: FeatureContext): KeyPlace | null;
  /** The rule that what the cursor is on is about, `SC-6.2`. */
  rule?(state: State, context: FeatureContext): string | null;
  /** The game whose rules are read from here; absent: that of the match. */
  book?(state: State): LoadedBook | null;
  /** The state after something has happened to the match. */
  follow?(state: State, context: FeatureContext): FeatureStep<State>;
  /** What happens by itself. */
  timer?(state: State, context: FeatureContext): ScheduledInput | null;
}

/** Something that happens by itself, if it is still to happen then. */
export interface ScheduledInput {
  /** In this many milliseconds. */
  readonly after: number;
  /** What it is the time of: as long as that is the very same, the time goes on. */
  readonly of: unknown;
  /** What the screen is told then. */
  readonly input: Input;
  /** Nothing comes of it but another picture: whoever listens hears nothing of it. */
  readonly isOrnament?: true;
}
