import { NAMED_KEYS } from '../../frame/edge/keys.ts';
import type { Speech } from '../../frame/store/speech.ts';
import { say } from '../../frame/text/say.ts';
import type { Look } from '../../frame/theme/look.ts';
import type { Table } from '../effects/host.ts';
import { timerOn, screenSpeech } from '../screens/screens.ts';
import { contextOfTable } from '../screens/state.ts';
import { HeardBoard } from './heard-board.ts';

/** The size that screens are laid out for: what is read out is not cut to it. */
export const HEARD_SIZE = { columns: 80, rows: 24 };
/** What types a text, such as a name, instead of naming a choice or a key. */
const TYPED = ':';
/** Tells the board. */
const BOARD = 'b';
/** So much of what has happened is said when somebody begins to listen; the rest is in the log. */
const MOST_AT_FIRST = 12;

/** Nothing that happens by itself takes this many steps: then something runs in a circle. */
const MOST_STEPS = 100_000;

/**
 * The table for people who listen: they type a line and hear what is new. Nothing is painted, and nothing is said
 * twice.
 */
export class Listener {
  readonly #table: Pick<Table, 'store' | 'dispatch' | 'previewAll'>;
  /** Says lines that belong together. */
  readonly #write: (lines: readonly string[]) => void;
  /** The first event that was not heard yet. */
  #heard = 0;
  #last: Speech | null = null;
  #isOver = false;
  readonly #board = new HeardBoard();
  /** The lines of what was said last, but for the log. */
  #lately: readonly string[] = [];

  constructor(table: Pick<Table, 'store' | 'dispatch' | 'previewAll'>, write: (lines: readonly string[]) => void) {
    this.#table = table;
    this.#write = write;
  }

  /** Says how to answer, and what is there at first. */
  begin(): void {
    this.#write([this.#look.format(say('aloud.help'))]);
    this.speak();
  }

  /** Says what has come up meanwhile, if anything has. */
  speakIfNew(): void {
    const before = this.#last;
    if (before === null || wordsOf(before) !== wordsOf(this.#telling())) this.speak();
  }

  /** Says what is new; what happens by itself has happened before. */
  speak(): void {
    if (this.#isOver) return;
    this.#goOn();
    this.#table.previewAll();
    const telling = this.#telling();
    const isFirst = this.#heard === 0;
    const end = telling.log?.at(-1)?.index ?? this.#heard - 1;
    this.#heard = Math.min(this.#heard, end + 1);
    const fresh = (telling.log ?? [])
      .filter(({ index, text }) => text !== '' && index >= this.#heard)
      // What stood on the hand-over was said there.
      .filter(({ text }) => !this.#lately.some(line => isSentence(line) && text.startsWith(line)))
      .map(({ text }) => text);
    this.#heard = end + 1;
    this.#lately = telling.lines;
    const isSame = this.#last !== null && wordsOf(this.#last) === wordsOf(telling);
    this.#last = telling;
    if (fresh.length === 0 && isSame) this.#write([this.#look.format(say('aloud.same'))]);
    else
      this.#write([
        ...this.#newest(fresh, isFirst),
        ...telling.lines,
        ...this.#numbered(telling),
        ...(telling.after ?? []),
      ]);
  }

  /**
   * Takes a typed line: the number of a choice, the number that is asked for, a key by its name, or a text after a
   * colon.
   */
  take(line: string): void {
    const typed = line.trim();
    if (typed === BOARD && this.#last?.board !== undefined) {
      this.#write(this.#board.hear(this.#last.board(), this.#look));
      // Who hears the board has seen its panes.
      this.#table.dispatch({ kind: 'go', effects: [{ do: 'match', act: { act: 'look', at: 'pane' } }] });
      this.speakIfNew();
      return;
    }
    this.#board.leave();
    const isNumber = /^\d+$/.test(typed);
    if (isNumber && this.#last !== null && isBeyond(typed, this.#last)) {
      this.#write([this.#look.format(say('table.no-choice', { nth: typed, count: this.#last.choices.length }))]);
      return;
    }
    if (isNumber && this.#last !== null) this.#choose(typed, this.#last);
    else if (typed.startsWith(TYPED)) this.#type(typed.slice(1));
    else if (typed === '') this.#press('enter');
    else if (Array.from(typed).length === 1 || isKey(typed)) this.#press(typed);
    else {
      this.#write([this.#look.format(say('aloud.unknown', { typed }))]);
      return;
    }
    this.speak();
  }

  /** What was said is gone from the screen: it is said again when somebody wants to know. */
  forget(): void {
    this.#board.forget();
    this.#last = null;
  }

  /** The people have left: nothing more is said. */
  end(): void {
    this.#isOver = true;
  }

  #choose(typed: string, { choices, asksNumber = false }: Speech): void {
    const number = Number(typed);
    if (asksNumber) {
      this.#type(String(number));
      this.#press(this.#look.keymap.take[0] ?? 'enter');
    } else if (choices.length > 0) this.#table.dispatch({ kind: 'pick', choice: number - 1 });
  }

  /** Types a text letter by letter. */
  #type(text: string): void {
    for (const letter of text) this.#press(letter === ' ' ? 'space' : letter);
  }

  #press(key: string): void {
    this.#table.dispatch({ kind: 'key', key, isHeard: true });
  }

  get #look(): Look {
    return this.#table.store.state().look;
  }

  /** The top screen in sentences; while something is fetched, that. */
  #telling(): Speech {
    const state = this.#table.store.state();
    const top = state.screens.at(-1);
    if (top === undefined) return { lines: [state.look.format(say('home.loading'))], choices: [] };
    return screenSpeech(top.screen, top, contextOfTable(state));
  }

  /** Lets happen at once what would happen by itself after a while. */
  #goOn(): void {
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      const state = this.#table.store.state();
      const top = state.screens.at(-1);
      const soon = top === undefined ? null : timerOn(top.screen, top, contextOfTable(state));
      if (soon === null || soon.isOrnament === true) return;
      this.#table.dispatch(soon.input);
    }
    throw new Error('what happens by itself does not end');
  }

  /** What is news: at the beginning, where a match that goes on has a long past, its end and how much was before it. */
  #newest(fresh: readonly string[], isFirst: boolean): readonly string[] {
    const more = fresh.length - MOST_AT_FIRST;
    if (!isFirst || more <= 0) return fresh;
    return [this.#look.format(say('aloud.before', { count: more })), ...fresh.slice(more)];
  }

  #numbered({ choices }: Speech): string[] {
    return choices.map((text, at) => this.#look.format(say('aloud.choice', { number: at + 1, text })));
  }
}

function wordsOf({ lines, choices, after = [] }: Speech): string {
  return [...lines, ...choices, ...after].join('\n');
}

/** Whether a line is a whole sentence, and no name or heading that others begin with. */
function isSentence(line: string): boolean {
  return /[.!?]$/.test(line);
}

/** Whether a typed number names none of the choices: its digits are no keys, which would take others. */
function isBeyond(typed: string, { choices, asksNumber = false }: Speech): boolean {
  const number = Number(typed);
  return !asksNumber && choices.length > 0 && (number < 1 || number > choices.length);
}

function isKey(name: string): boolean {
  return NAMED_KEYS.some(known => known === name);
}
