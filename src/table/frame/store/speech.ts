/** A thing on the board in one sentence. */
export interface SpokenThing {
  /** The title of the pane it lies on. */
  readonly pane: string;
  readonly text: string;
  /** Whether one of the options is about it. */
  readonly asked: boolean;
}

/** A screen in plain sentences, for reading aloud. */
export interface Speech {
  readonly lines: readonly string[];
  /** What can be chosen, by its place in the list, from 1. */
  readonly choices: readonly string[];
  /** What is said behind the choices: what can't be chosen now, and why. */
  readonly after?: readonly string[];
  /** Goes to a choice, by its place from 0, before it is taken; absent: the keys of a list do. */
  readonly pick?: (choice: number) => void;
  /** A number is asked for. */
  readonly asksNumber?: boolean;
  /**
   * What happened, each thing with its place in the log, so that nobody has to hear it twice; without a text it has
   * been read out already.
   */
  readonly log?: readonly { readonly index: number; readonly text: string }[];
  /** All that lies on the board; absent: there is none. */
  readonly board?: () => readonly SpokenThing[];
}
