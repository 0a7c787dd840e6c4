import type { Answer, Decision } from '../../src/kernel/match/decision.ts';
import type { Game, Match } from '../../src/kernel/history/playable.ts';
import type { Start } from '../../src/kernel/match/record.ts';
import { createFormatter } from '../../src/kernel/words/format.ts';
import type { Formatter } from '../../src/kernel/words/format.ts';
import { openQuestion } from '../../src/table/match/play/question/opening.ts';
import { optionsOnRequest, shownRows } from '../../src/table/match/play/question/rows.ts';
import type { QuestionState } from '../../src/table/match/play/question/asked.ts';
import type { Program } from './program.ts';

/** More pages than wait to be seen after the last answer. */
const LAST_PAGES = 20;
const HOME = '\u001b[H';
const END = '\u001b[F';
/** What is chosen on the board from the start: a key leads to the list. */
const ON_BOARD: ReadonlySet<string> = new Set(['planning.planet']);
/** Rows of the board that answer several times stand above the answers of these kinds: rows are counted from below. */
const BELOW_DEEDS: ReadonlySet<string> = new Set(['regrouping.discard']);

/**
 * Whether something that happens is on the screen, by itself or until a key is pressed: the last row says how to go on.
 * The `o` of Space Empires, which has all journeys go on, belongs to a question.
 */
export function showsMoment({ lines }: Pick<Program, 'lines'>): boolean {
  return /(?<!\bo )\bgo on\b/.test(lines.findLast(line => line.trim() !== '') ?? '');
}

/** Whether a screen waits that Enter passes: a hand-over, what was missed, a moment. */
export function isBetween(program: Pick<Program, 'lines' | 'text'>): boolean {
  const { text } = program;
  return text.includes('press Enter when only you') || text.includes('Any key goes on') || showsMoment(program);
}

/** The words of a match in English. */
export function wordsOf({ texts }: Pick<Game, 'texts'>, { seats }: Start): Formatter {
  return createFormatter(
    texts.en,
    seats.map(({ name }) => name),
  );
}

/**
 * Someone at the keys of one started program: finds the keys of an answer, and remembers the form that was on the
 * screen.
 */
export class Typist {
  readonly #game: Pick<Game, 'texts'>;
  /** The form that was on the screen last: its rows keep their places. */
  #form: QuestionState | null = null;

  constructor(game: Pick<Game, 'texts'>) {
    this.#game = game;
  }

  /**
   * Returns the keys that give an answer to the pending decision, which are to be typed next. Every decision that the
   * program shows has to pass by here, in order. Throws when nothing is asked, and when no row gives the answer.
   */
  keysFor(match: Match, answer: Answer): string {
    const { decision } = match;
    if (decision === null) throw new Error(`nothing is asked, so ${answer} can't be given`);
    // Which options read alike is known by their words alone.
    const asked = openQuestion(decision, wordsOf(this.#game, match.start), match.blocked(), this.#form);
    if (asked.order !== null) this.#form = asked;
    const keys = keysIn(asked, answer);
    if (keys === null) throw new Error(`${decision.kind}: no row gives ${answer}`);
    return keys;
  }
}

/** The keys that give an answer to what is asked: its number, or the cursor on its row; `null`: no row gives it. */
function keysIn(asked: QuestionState, answer: Answer): string | null {
  if (asked.amount !== null) return `${answer}\r`;
  const aside = optionsOnRequest(asked);
  const kept = aside.findIndex(({ id }) => id === answer);
  // What is kept out of the list is asked about, behind what answers it together with the question behind it.
  if (kept >= 0) return `D${END}${'k'.repeat(aside.length - 1 - kept)}\r`;
  const rows = shownRows(asked);
  const place = rows.findIndex(({ takes }) => takes === answer);
  const toList = ON_BOARD.has(asked.decision.kind) ? 'g' : '';
  // A row is chosen by its place: some have keys that only the board knows.
  if (place >= 0 && BELOW_DEEDS.has(asked.decision.kind)) return `${END}${'k'.repeat(rows.length - 1 - place)}\r`;
  if (place >= 0) return `${toList}${HOME}${'j'.repeat(place)}\r`;
  const back = rows.findIndex(({ less }) => less === answer);
  return back < 0 ? null : `${HOME}${'j'.repeat(back)}-`;
}

/**
 * Gives a match's answers to the program through its keys: the match beside it says what is asked, the screen and the
 * save say how far the program is. Screens between decisions (hand-over, what happened since) are passed with Enter.
 */
export class Driver {
  readonly #program: Program;
  readonly #match: Match;
  readonly #look: () => void;
  readonly #typist: Typist;

  /** `game`: that of the match; `look` is called whenever the question of the next answer stands on the screen. */
  constructor(program: Program, match: Match, game: Pick<Game, 'texts'>, look: () => void = () => undefined) {
    this.#program = program;
    this.#match = match;
    this.#typist = new Typist(game);
    this.#look = look;
  }

  /** Answers until `stop` says so or the match has ended; returns how many answers were typed. */
  async play(answer: (decision: Decision) => Answer, stop: (match: Match) => boolean = () => false): Promise<number> {
    let typed = 0;
    for (let { decision } = this.#match; decision !== null && !stop(this.#match); decision = this.#match.decision) {
      const chosen = answer(decision);
      await this.#give(decision, chosen);
      this.#match.answer(decision.n, chosen);
      await this.#program.until(`answer ${decision.n} saved`, ({ answersSaved }) => answersSaved === decision.n + 1);
      const saved = this.#program.saved?.at(-1);
      if (saved !== chosen)
        throw new Error(`${decision.kind}: ${chosen} was typed and ${JSON.stringify(saved)} was taken`);
      typed += 1;
    }
    return typed;
  }

  /** Comes to the pending decision: passes the screens before it. */
  async arrive(decision: Decision): Promise<void> {
    const asked = (): boolean => this.#program.lines.some(line => line.trimEnd().endsWith(` ${decision.rule}`));
    // The frame before may look alike: the same rule, and a hand-over screen still to come.
    await this.#program.settle();
    for (;;) {
      await this.#program.until(`decision ${decision.n} (${decision.kind})`, () => isBetween(this.#program) || asked());
      if (!isBetween(this.#program)) return;
      await this.#program.press('\r');
    }
  }

  /** Comes to the page of the end: passes what still waits to be seen. */
  async end(): Promise<void> {
    for (let page = 0; page < LAST_PAGES; page++) {
      await this.#program.settle();
      if (this.#program.text.includes('The match has ended')) return;
      await this.#program.press('\r');
    }
    throw new Error(`the end never came:\n${this.#program.text}`);
  }

  async #give(decision: Decision, answer: Answer): Promise<void> {
    await this.arrive(decision);
    this.#look();
    this.#program.type(this.#typist.keysFor(this.#match, answer));
  }
}
