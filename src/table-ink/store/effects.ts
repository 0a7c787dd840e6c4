import type { Viewer } from '../../kernel/words/message.ts';
import type { Opening } from '../openings.ts';
import type { Settings } from '../preferences/settings.ts';

interface Open {
  readonly do: 'open';
  readonly opening: Opening<Effect>;
}
interface Show {
  readonly do: 'show';
  readonly opening: Opening<Effect>;
}

/** What becomes of the screens that lie on each other. */
export type ScreenEffect =
  /** Lays a screen over the others. */
  | Open
  /** Nothing but this screen from now on. */
  | Show
  /** Takes the top screen away, unless it is the last. */
  | { readonly do: 'close' }
  /** Takes all screens away but the one at the bottom. */
  | { readonly do: 'clear' };

/** What is done outside of the state. */
export type OuterEffect =
  /** The people have left; the program ends with this exit code. */
  | { readonly do: 'leave'; readonly code: number }
  | { readonly do: 'repaint' }
  | { readonly do: 'suspend' }
  /** Wipes the screen and what the terminal keeps of it. */
  | { readonly do: 'wipe' }
  /** Changes settings, at once and for later. */
  | { readonly do: 'set'; readonly settings: Partial<Settings> }
  /** Looks for the match that was saved last. */
  | { readonly do: 'find-last' }
  /** Loads a game to read its rules. */
  | { readonly do: 'load-book'; readonly game: string }
  /** Reads the log from an event on, as a viewer may. */
  | { readonly do: 'read-log'; readonly viewer: Viewer; readonly from: number };

/** What an input comes to besides the next state, as data: nothing of it has happened yet. */
export type Effect = ScreenEffect | OuterEffect;
