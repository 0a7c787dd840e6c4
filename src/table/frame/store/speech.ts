/** A thing on the board in one sentence. */
export interface SpokenThing {
  /** The title of the pane that shows the thing. */
  readonly pane: string;
  readonly text: string;
  /** Whether one of the options is about the thing. */
  readonly asked: boolean;
}

/** A screen in plain sentences, for reading aloud. */
export interface Speech {
  readonly lines: readonly string[];
  /** The possible choices, numbered from 1 when read out. */
  readonly choices: readonly string[];
  /** Lines read after the choices: what can't be chosen now, and why. */
  readonly after?: readonly string[];
  /** Selects a choice by its index, from 0, before it is taken; absent: the list's own keys select it. */
  readonly pick?: (choice: number) => void;
  /** Whether a number has to be entered. */
  readonly asksNumber?: boolean;
  /**
   * The events, each with its index in the log, so that none is said twice; an empty text means that the event was said
   * already.
   */
  readonly log?: readonly { readonly index: number; readonly text: string }[];
  /** Describes all things on the board; absent: there is no board. */
  readonly board?: () => readonly SpokenThing[];
}
