import { NAMED_KEYS } from '../../frame/edge/keys.ts';
import type { Speech } from '../../frame/store/speech.ts';
import { say } from '../../frame/text/say.ts';
import { linesOnce, timesWords } from '../../frame/text/told-once.ts';
import type { Appearance } from '../../frame/theme/look.ts';
import type { Table } from '../effects/host.ts';
import { timerOfScreen, screenSpeech } from '../screens/screens.ts';
import { HeardBoard } from './heard-board.ts';

/** The size for which screens are laid out; spoken text is not cut to it. */
export const HEARD_SIZE = { columns: 80, rows: 24 };
/** The prefix of a typed text, such as a name, to distinguish it from the number of a choice or a key. */
const TEXT_PREFIX = ':';
/** The typed letter that asks for the board. */
const BOARD_KEY = 'b';
/** The most past events said when a listener starts; the rest is in the log. */
const MAX_FIRST_EVENTS = 12;

/** More automatic steps than any match takes in a row; reaching it means an endless loop. */
const MAX_AUTOMATIC_STEPS = 100_000;

/**
 * The table for screen readers: a person types lines and hears what is new. Nothing is painted, and nothing is said
 * twice.
 */
export class Listener {
  readonly #table: Pick<Table, 'store' | 'dispatch' | 'previewAll'>;
  /** Writes lines, which stay together on one page if possible. */
  readonly #write: (lines: readonly string[]) => void;
  /** The log index of the first event that was not said yet. */
  #heard = 0;
  #last: Speech | null = null;
  #isOver = false;
  readonly #board = new HeardBoard();
  /** The lines said last, without the events. */
  #lately: readonly string[] = [];

  constructor(table: Pick<Table, 'store' | 'dispatch' | 'previewAll'>, write: (lines: readonly string[]) => void) {
    this.#table = table;
    this.#write = write;
  }

  /** Says how to answer, and then the first screen. */
  begin(): void {
    this.#write([this.#appearance.format(say('aloud.help'))]);
    this.speak();
  }

  /** Says what is new, if anything is. */
  speakIfNew(): void {
    const lastSpeech = this.#last;
    if (lastSpeech === null || textOf(lastSpeech) !== textOf(this.#telling())) this.speak();
  }

  /** Lets all automatic steps happen, and then says what is new. */
  speak(): void {
    if (this.#isOver) return;
    this.#goOn();
    this.#table.previewAll();
    const speech = this.#telling();
    const isFirst = this.#heard === 0;
    const lastIndex = speech.log?.at(-1)?.index ?? this.#heard - 1;
    this.#heard = Math.min(this.#heard, lastIndex + 1);
    const { log: loggedEvents = [] } = speech;
    // Events shown on the hand-over screen were said there.
    const newEvents = linesOnce(
      loggedEvents
        .filter(({ index, text }) => text !== '' && index >= this.#heard)
        .filter(({ text }) => !this.#wasSaid(text, loggedEvents.length)),
      this.#appearance.format,
    ).map(({ text }) => text);
    this.#heard = lastIndex + 1;
    this.#lately = speech.lines;
    const isSameSpeech = this.#last !== null && textOf(this.#last) === textOf(speech);
    this.#last = speech;
    const { swallowed } = this.#table.store.state();
    if (newEvents.length === 0 && isSameSpeech)
      this.#write([this.#appearance.format(say(swallowed ? 'aloud.too-soon' : 'aloud.same'))]);
    else
      this.#write([
        ...this.#newest(newEvents, isFirst),
        ...speech.lines,
        ...this.#numbered(speech),
        ...(speech.after ?? []),
      ]);
  }

  /** Whether a sentence was among the lines said last, perhaps with how often it followed itself (`most`: at most). */
  #wasSaid(text: string, most: number): boolean {
    const saidLines = this.#lately.filter(isSentence);
    if (saidLines.some(line => text.startsWith(line))) return true;
    const stem = text.slice(0, -1);
    if (!saidLines.some(line => line.startsWith(stem))) return false;
    const isSaidTimes = (count: number): boolean =>
      saidLines.includes(this.#appearance.format(timesWords(text, count)));
    return Array.from({ length: Math.max(0, most - 1) }, (_, at) => at + 2).some(isSaidTimes);
  }

  /**
   * Handles a typed line: the number of a choice, a number that was asked for, the name of a key, or a text after a
   * colon.
   */
  take(line: string): void {
    const typedLine = line.trim();
    if (typedLine === BOARD_KEY && this.#last?.board !== undefined) {
      this.#write(this.#board.hear(this.#last.board(), this.#appearance));
      // Hearing the board counts as having looked at its panes, for lessons about the table.
      this.#table.dispatch({ kind: 'go', effects: [{ do: 'match', act: { act: 'look', at: 'pane' } }] });
      this.speakIfNew();
      return;
    }
    this.#board.leave();
    const isNumber = /^\d+$/.test(typedLine);
    if (isNumber && this.#last !== null && isMissingChoice(typedLine, this.#last)) {
      this.#write([
        this.#appearance.format(say('table.no-choice', { nth: typedLine, count: this.#last.choices.length })),
      ]);
      return;
    }
    if (isNumber && this.#last !== null) this.#choose(typedLine, this.#last);
    else if (typedLine.startsWith(TEXT_PREFIX)) this.#type(typedLine.slice(1));
    else if (typedLine === '') this.#press('enter');
    else if (Array.from(typedLine).length === 1 || isKey(typedLine)) this.#press(typedLine);
    else {
      this.#write([this.#appearance.format(say('aloud.unknown', { typed: typedLine }))]);
      return;
    }
    this.speak();
  }

  /** Forgets what was said, because it was wiped from the screen. It is said again on request. */
  forget(): void {
    this.#board.forget();
    this.#last = null;
  }

  /** Called when the people have left: nothing is said any more. */
  end(): void {
    this.#isOver = true;
  }

  #choose(typed: string, { choices, asksNumber = false }: Speech): void {
    const number = Number(typed);
    if (asksNumber) {
      this.#type(String(number));
      this.#press(this.#appearance.keymap.take[0] ?? 'enter');
    } else if (choices.length > 0) this.#table.dispatch({ kind: 'pick', choice: number - 1 });
  }

  /** Types a text letter by letter. */
  #type(text: string): void {
    for (const character of text) this.#press(character === ' ' ? 'space' : character);
  }

  #press(key: string): void {
    this.#table.dispatch({ kind: 'key', key, isHeard: true });
  }

  get #appearance(): Appearance {
    return this.#table.store.state().appearance;
  }

  /** The speech of the top screen, or the loading message. */
  #telling(): Speech {
    const state = this.#table.store.state();
    const topScreen = state.screens.at(-1);
    if (topScreen === undefined) return { lines: [state.appearance.format(say('home.loading'))], choices: [] };
    return screenSpeech(topScreen.screen, topScreen, state);
  }

  /** Lets timed steps happen at once. */
  #goOn(): void {
    for (let stepCount = 0; stepCount < MAX_AUTOMATIC_STEPS; stepCount += 1) {
      const state = this.#table.store.state();
      const topScreen = state.screens.at(-1);
      const nextTimer = topScreen === undefined ? null : timerOfScreen(topScreen.screen, topScreen, state);
      if (nextTimer === null || nextTimer.isOrnament === true) return;
      this.#table.dispatch(nextTimer.input);
    }
    throw new Error('what happens by itself does not end');
  }

  /**
   * The events to say. If a match with a long past is opened, only the last events and the number of the earlier ones.
   */
  #newest(fresh: readonly string[], isFirst: boolean): readonly string[] {
    const earlierCount = fresh.length - MAX_FIRST_EVENTS;
    if (!isFirst || earlierCount <= 0) return fresh;
    return [this.#appearance.format(say('aloud.before', { count: earlierCount })), ...fresh.slice(earlierCount)];
  }

  #numbered({ choices }: Speech): string[] {
    return choices.map((text, at) => this.#appearance.format(say('aloud.choice', { number: at + 1, text })));
  }
}

function textOf({ lines, choices, after = [] }: Speech): string {
  return [...lines, ...choices, ...after].join('\n');
}

/** Whether a line is a whole sentence, not a name or heading that other lines may begin with. */
function isSentence(line: string): boolean {
  return /[.!?]$/.test(line);
}

/**
 * Whether a typed number is not the number of a choice. Its digits must then not count as keys, which would take other
 * choices.
 */
function isMissingChoice(typed: string, { choices, asksNumber = false }: Speech): boolean {
  const number = Number(typed);
  return !asksNumber && choices.length > 0 && (number < 1 || number > choices.length);
}

function isKey(name: string): boolean {
  return NAMED_KEYS.some(known => known === name);
}
