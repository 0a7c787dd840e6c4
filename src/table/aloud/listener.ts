import type { Telling } from '../../widgets/telling.ts';
import { NAMED_KEYS } from '../../widgets/keys.ts';
import type { Grid } from '../../widgets/grid.ts';
import type { Size } from '../../widgets/too-small.ts';
import type { Soon } from '../page.ts';
import type { Look } from '../look.ts';
import { say } from '../say.ts';
import { tellingOf } from './grid.ts';

const USUAL = { columns: 80, rows: 24 };
/** So large that no page has to be scrolled. */
const WHOLE = { columns: 100, rows: 400 };
/** What types a text, such as a name, instead of naming a choice or a key. */
const TYPED = ':';
/** Tells the board. */
const BOARD = 'b';
/** Nothing that happens by itself takes so many steps: then something runs in a circle. */
const MOST_STEPS = 100_000;

/** What is listened to: a desk, or a page of it. */
export interface Heard {
  key(key: string): void;
  paint(size: Size): Grid;
  soon?(): Soon | null;
}

/** The table for people who listen: they type a line and hear what is new. Nothing is painted, and nothing is said twice. */
export class Listener {
  readonly #desk: Heard;
  readonly #look: Look;
  readonly #write: (line: string) => void;
  /** The first event that was not heard yet. */
  #heard = 0;
  #last: Telling | null = null;

  constructor(desk: Heard, look: Look, write: (line: string) => void) {
    this.#desk = desk;
    this.#look = look;
    this.#write = write;
  }

  /** Says how to answer, and what is there at first. */
  begin(): void {
    this.#say([this.#look.format(say('aloud.help'))]);
    this.speak();
  }

  /** Says what has come up meanwhile, if anything has. */
  speakIfNew(): void {
    const before = this.#last;
    const telling = this.#telling();
    if (before === null || wordsOf(before) !== wordsOf(telling)) this.speak();
  }

  /** Says what is new; what happens by itself has happened before. */
  speak(): void {
    this.#goOn();
    const telling = this.#telling();
    const end = telling.log?.at(-1)?.index ?? this.#heard - 1;
    this.#heard = Math.min(this.#heard, end + 1);
    const fresh = (telling.log ?? [])
      .filter(({ index, text }) => text !== '' && index >= this.#heard)
      .map(({ text }) => text);
    this.#heard = end + 1;
    const isSame = this.#last !== null && wordsOf(this.#last) === wordsOf(telling);
    this.#last = telling;
    if (fresh.length === 0 && isSame) this.#say([this.#look.format(say('aloud.same'))]);
    else this.#say([...fresh, ...telling.lines, ...this.#numbered(telling)]);
  }

  /** Takes a typed line: the number of a choice, the number that is asked for, a key by its name, or a text after a colon. */
  take(line: string): void {
    const typed = line.trim();
    if (typed === BOARD && this.#last?.board !== undefined) {
      this.#say(this.#last.board());
      return;
    }
    if (/^\d+$/.test(typed) && this.#last !== null) this.#choose(Number(typed), this.#last);
    else if (typed.startsWith(TYPED))
      this.#keys(Array.from(typed.slice(1), letter => (letter === ' ' ? 'space' : letter)));
    else if (typed === '') this.#keys(['enter']);
    else if (Array.from(typed).length === 1 || isKey(typed)) this.#keys([typed]);
    else {
      this.#say([this.#look.format(say('aloud.unknown', { typed }))]);
      return;
    }
    this.speak();
  }

  /** What was said is gone from the screen: it is said anew when somebody wants to know. */
  forget(): void {
    this.#last = null;
  }

  #choose(number: number, { choices, pick, asksNumber = false }: Telling): void {
    const { keymap } = this.#look;
    if (asksNumber) this.#keys([...Array.from(String(number)), ...keymap.take.slice(0, 1)]);
    else if (number >= 1 && number <= choices.length && pick !== undefined) {
      pick(number - 1);
      this.#keys(keymap.take.slice(0, 1));
    } else if (number >= 1 && number <= choices.length) {
      const down = Array.from({ length: number - 1 }, () => keymap.down[0] ?? 'down');
      this.#keys([...keymap.first.slice(0, 1), ...down, ...keymap.take.slice(0, 1)]);
    } else this.#keys(Array.from(String(number)));
  }

  #keys(keys: readonly string[]): void {
    for (const key of keys) this.#desk.key(key);
  }

  /** What the page says by itself, in any size; where it says nothing, all rows that it has. */
  #telling(): Telling {
    const grid = this.#desk.paint(USUAL);
    return tellingOf(grid.told === undefined ? this.#desk.paint(WHOLE) : grid);
  }

  #goOn(): void {
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      const soon = this.#desk.soon?.() ?? null;
      if (soon === null) return;
      soon.run();
    }
    throw new Error('what happens by itself does not end');
  }

  #numbered({ choices }: Telling): string[] {
    return choices.map((text, at) => this.#look.format(say('aloud.choice', { number: at + 1, text })));
  }

  #say(lines: readonly string[]): void {
    for (const line of lines) this.#write(line);
  }
}

function wordsOf({ lines, choices }: Telling): string {
  return [...lines, ...choices].join('\n');
}

function isKey(name: string): boolean {
  return NAMED_KEYS.some(known => known === name);
}
