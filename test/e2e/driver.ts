import type { Answer, Decision } from '../../src/kernel/match/decision.ts';
import type { Match } from '../../src/kernel/history/playable.ts';
import { openAsked, rowsShown } from '../../src/table/play/asked.ts';
import type { AskedState } from '../../src/table/play/asked.ts';
import type { AskedRow } from '../../src/table/play/form.ts';
import type { Program } from './program.ts';

const HOME = '\u001b[H';

/** The keys that give an answer to the decision that is on the screen. */
export function keysFor({ amount, options }: Decision, answer: Answer): string {
  if (amount !== null) return `${answer}\r`;
  const aside = options.filter(option => option.aside === true);
  const listed = aside.length < options.length ? options.filter(option => option.aside !== true) : options;
  const kept = aside.findIndex(option => option.id === answer);
  // What is kept out of the list is asked about, and the way back is the first answer.
  if (kept >= 0 && listed !== options) return `D${kept + 2}`;
  const place = listed.findIndex(option => option.id === answer);
  return place < 9 ? `${place + 1}` : `${HOME}${'j'.repeat(place)}\r`;
}

/** The keys that give an answer to a form: a number, or the cursor on its row; `null`: no row gives it. */
function keysForForm(rows: readonly AskedRow[], answer: Answer): string | null {
  const place = rows.findIndex(({ takes }) => takes === answer);
  if (place >= 0) return place < 9 ? `${place + 1}` : `${HOME}${'j'.repeat(place)}\r`;
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
  /** The form that was on the screen last: its rows keep their places. */
  #form: AskedState | null = null;

  constructor(program: Program, match: Match) {
    this.#program = program;
    this.#match = match;
  }

  /** Answers until `stop` says so or the match has ended; gives back how many answers were typed. */
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
    const between = (): boolean =>
      this.#program.text.includes('press Enter when only you') || this.#program.text.includes('Any key goes on');
    // The frame before may look alike: the same rule, and a hand-over screen still to come.
    await this.#program.settle();
    for (;;) {
      await this.#program.until(`decision ${decision.n} (${decision.kind})`, () => between() || asked());
      if (!between()) return;
      await this.#program.press('\r');
    }
  }

  async #give(decision: Decision, answer: Answer): Promise<void> {
    await this.arrive(decision);
    const asked = openAsked(decision, ({ key }) => key, this.#match.blocked(), this.#form);
    if (asked.order !== null) this.#form = asked;
    const keys = asked.order === null ? keysFor(decision, answer) : keysForForm(rowsShown(asked), answer);
    if (keys === null) throw new Error(`${decision.kind}: no row gives ${answer}`);
    this.#program.type(keys);
  }
}
