import type { Board } from '../../src/boards/board.ts';
import type { TableState } from '../../src/table/app/screens/state.ts';
import { screenSpeech, timerOfScreen } from '../../src/table/app/screens/screens.ts';
import { updateTable } from '../../src/table/app/screens/update.ts';
import type { TableInput } from '../../src/table/app/screens/update.ts';
import { performAct } from '../../src/session/running/acts.ts';
import type { Session } from '../../src/session/running/session.ts';
import { peekEffects } from '../../src/table/home/menu/pages.ts';
import type { Settings } from '../../src/table/frame/preferences/settings.ts';
import type { OuterEffect } from '../../src/table/frame/store/effects.ts';
import type { Appearance } from '../../src/table/frame/theme/look.ts';
import type { Speech } from '../../src/table/frame/store/speech.ts';
import type { Size } from '../../src/table/frame/edge/too-small.ts';
import { matchOf, rowsOf, situationAt } from './screen-of.tsx';

/** What is looked at at a still table. */
export interface Lying {
  readonly session: Session;
  readonly board: Board;
  readonly look: Appearance;
  readonly settings: Partial<Settings>;
}

/**
 * A table at which nothing happens by itself, for a session that lies there already. It carries out what belongs to the
 * match alone.
 */
export class StillTable {
  readonly #of: Lying;
  #state: TableState;
  #time = 0;
  /** What was drawn last: most look at the same picture several times. */
  #drawn: { readonly state: TableState; readonly size: Size; readonly rows: readonly string[] } | null = null;

  constructor(of: Lying, size: Size) {
    const { session, board, look, settings } = of;
    const at = situationAt(size, look, matchOf(session, board, look), settings);
    this.#of = of;
    this.#state = { ...at, screens: [], pasteRefused: false, swallowed: false, shown: 'spectator' };
    this.#input({ kind: 'go', effects: [{ do: 'open', screen: { open: 'match' } }] });
  }

  /** The names of the screens that lie on each other, the top one last. */
  get names(): readonly string[] {
    return this.#state.screens.map(({ screen }) => screen);
  }

  /** The rows of the screen on top, in a terminal of that size. */
  rows(size: Size = this.#state.size): readonly string[] {
    const { columns, rows: height } = size;
    const last = this.#drawn;
    if (last?.state === this.#state && last.size.columns === columns && last.size.rows === height) return last.rows;
    const rows = rowsOf(this.#top, { ...this.#state, size });
    this.#drawn = { state: this.#state, size, rows };
    return rows;
  }

  /** The screen on top in sentences. */
  tell(): Speech {
    return screenSpeech(this.#top.screen, this.#top, this.#state);
  }

  /** Presses a key, so many milliseconds after the one before: by default none was meant for what has gone. */
  press(key: string, after = 1000): void {
    this.#time += after;
    this.#input({ kind: 'key', key });
  }

  /** How long it takes until something happens by itself, in milliseconds; `null`: nothing does. */
  soon(): number | null {
    return this.#timer?.after ?? null;
  }

  /** Waits until something happens by itself, and returns how long that took; `null`: nothing does. */
  wait(): number | null {
    const soon = this.#timer;
    if (soon === null) return null;
    this.#time += soon.after;
    this.#input(soon.input);
    return soon.after;
  }

  /** A click with the left button on a cell of the screen. */
  click(x: number, y: number): void {
    this.#input({ kind: 'mouse', mouse: { button: 'left', x, y } });
  }

  /** Shows how the session stands after something that no key did, such as a card that has left by itself. */
  follow(): void {
    const { session, board, look } = this.#of;
    this.#input({ kind: 'match', match: matchOf(session, board, look) });
  }

  /** Takes away what lies over the match. */
  clear(): void {
    this.#input({ kind: 'go', effects: [{ do: 'clear' }] });
  }

  get #timer() {
    return timerOfScreen(this.#top.screen, this.#top, this.#state);
  }

  get #top() {
    const top = this.#state.screens.at(-1);
    if (top === undefined) throw new Error('there is no match');
    return top;
  }

  #input(input: TableInput): void {
    const { state, effects = [] } = updateTable(this.#state, { input, time: this.#time });
    this.#state = state;
    for (const effect of effects) this.#carryOut(effect);
  }

  #carryOut(effect: OuterEffect): void {
    const { session, board, look } = this.#of;
    switch (effect.do) {
      case 'match': {
        performAct(session, effect.act);
        this.#input({ kind: 'match', match: matchOf(session, board, look) });
        return;
      }
      case 'read-log': {
        this.#input({ kind: 'log', from: effect.from, events: session.views.events(effect.viewer, effect.from) });
        return;
      }
      case 'find-earlier': {
        this.#input({ kind: 'earlier', earlier: session.history.journal() });
        return;
      }
      case 'ask-peek': {
        this.#input({ kind: 'go', effects: peekEffects(session.people, effect.first) });
        return;
      }
      default:
        return;
    }
  }
}
