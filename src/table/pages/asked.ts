import type { Answer, Decision, ShownOption } from '../../kernel/match/decision.ts';
import type { Formatter } from '../../kernel/words/format.ts';
import type { Ref } from '../../kernel/words/message.ts';
import { amountAfter, amountNamed, startAmount } from '../amount.ts';
import type { AmountEntry } from '../amount.ts';
import { characterOf } from '../keys.ts';
import { sought } from '../pasting.ts';
import { say } from '../say.ts';
import type { Pressed } from '../keys.ts';
import type { PaintedQuestion, QuestionState } from '../screens/question.ts';
import type { ListRow } from '../../widgets/list.ts';
import { Menu } from './menu.ts';

/** What a key came to. */
export type AskedResult =
  | { readonly did: 'nothing' }
  | { readonly did: 'something' }
  | { readonly did: 'answer'; readonly answer: Answer }
  /** A number out of range was to be taken. */
  | { readonly did: 'out-of-range' };

const NOTHING: AskedResult = { did: 'nothing' };
const SOMETHING: AskedResult = { did: 'something' };
const MOVES: ReadonlySet<string> = new Set(['up', 'down', 'page-up', 'page-down', 'first', 'last', 'take', 'nth']);

/** One decision on the screen: the cursor, the text searched for, the number being named. */
export class Asked {
  readonly decision: Decision;
  readonly #format: Formatter;
  readonly #menu = new Menu();
  readonly #outlookOf: (option: ShownOption) => string | null;
  readonly #isFinal: (option: ShownOption) => boolean;
  /** What was worked out already: the view stays the same as long as the question does. */
  readonly #outlooks = new Map<string, string | null>();
  #find: string | null = null;
  #finding = false;
  #amount: AmountEntry | null;
  /** The thing that all options shown are about, after several were chosen together on the board. */
  #only: Ref | null = null;

  /** `outlookOf`: what will come of an option, if that can be told. `isFinal`: whether it ends the undoing. */
  constructor(
    decision: Decision,
    format: Formatter,
    outlookOf: (option: ShownOption) => string | null = () => null,
    isFinal: (option: ShownOption) => boolean = () => false,
  ) {
    this.decision = decision;
    this.#format = format;
    this.#outlookOf = outlookOf;
    this.#isFinal = isFinal;
    this.#amount = decision.amount === null ? null : startAmount(decision.amount);
  }

  /** Whether a text is being typed. */
  get typing(): boolean {
    return this.#finding;
  }

  /** Whether there are more options than fit. */
  get overflows(): boolean {
    return this.#menu.overflows;
  }

  /** What the option under the cursor is about. */
  get focus(): readonly Ref[] {
    return this.#shown()[this.#menu.cursor]?.refs ?? [];
  }

  /** What the options shown are about, each address once. */
  get open(): readonly Ref[] {
    return [...new Set(this.#shown().flatMap(({ refs = [] }) => refs))];
  }

  /** The options that are shown. */
  get shown(): readonly ShownOption[] {
    return this.#shown();
  }

  /** Where the cursor stands among them. */
  get cursor(): number {
    return this.#menu.cursor;
  }

  /** Puts the cursor on an option that is shown. */
  goTo(id: string): void {
    const at = this.#shown().findIndex(option => option.id === id);
    if (at >= 0) this.#menu.goTo(at);
  }

  /** Shows only the options that are about one thing, until somebody goes back. */
  narrow(ref: Ref): void {
    this.#only = ref;
    this.#menu.reset();
  }

  /** What a key does to the question. */
  key(press: Pressed): AskedResult {
    if (this.#amount !== null) return this.#nameNumber(this.#amount, press);
    if (this.#finding) return this.#search(press);
    const { command } = press;
    if (command === 'find') {
      this.#finding = true;
      this.#find ??= '';
      return SOMETHING;
    }
    if (command === 'back') return this.#goBack();
    const shown = this.#shown();
    const taken = this.#menu.press(press, shown.length);
    const option = taken === null ? undefined : shown[taken];
    if (option !== undefined) return { did: 'answer', answer: option.id };
    return command !== null && MOVES.has(command) ? SOMETHING : NOTHING;
  }

  /** Looks for what was pasted, if something is looked for; gives back whether it is. */
  paste(text: string): boolean {
    if (this.#finding) this.#lookFor(sought(this.#find, text));
    return this.#finding;
  }

  /** The question in words, for the painter. */
  state(name: string): QuestionState {
    const { seat, prompt, rule } = this.decision;
    return {
      seat,
      name,
      prompt: this.#format(prompt),
      rule,
      rows: this.#shown().map(option => this.#row(option)),
      list: this.#menu.list,
      amount: this.#amount,
      find: this.#find,
      finding: this.#finding,
      narrowed: this.#only !== null,
    };
  }

  /** Takes over how the options were painted. */
  painted(painted: PaintedQuestion): void {
    this.#menu.painted(painted);
  }

  #row(option: ShownOption): ListRow {
    const { id, words } = option;
    const text = this.#format(words);
    // By its text as well: in another language all of it is told anew.
    const key = `${id} ${text}`;
    const known = this.#outlooks.get(key);
    const outlook = known === undefined ? this.#outlookOf(option) : known;
    this.#outlooks.set(key, outlook);
    return {
      text,
      ...(outlook === null ? {} : { detail: outlook }),
      ...(this.#isFinal(option) ? { note: this.#format(say('table.final')) } : {}),
    };
  }

  /** The options that have the text in them, or whose ids have. */
  #shown(): readonly ShownOption[] {
    const only = this.#only;
    const { options: all } = this.decision;
    const options = only === null ? all : all.filter(({ refs = [] }) => refs.includes(only));
    const find = this.#find?.toLowerCase() ?? '';
    return find === '' ? options : options.filter(({ words }) => this.#format(words).toLowerCase().includes(find));
  }

  #nameNumber(amount: AmountEntry, press: Pressed): AskedResult {
    if (press.command === 'take') {
      const answer = amountNamed(amount);
      return answer === null ? { did: 'out-of-range' } : { did: 'answer', answer };
    }
    this.#amount = amountAfter(amount, press);
    return this.#amount === amount ? NOTHING : SOMETHING;
  }

  #search(press: Pressed): AskedResult {
    const character = press.command === null || press.command === 'nth' ? characterOf(press.key) : null;
    if (character !== null) this.#lookFor(sought(this.#find, character));
    else if (press.command === 'rub-out') this.#lookFor((this.#find ?? '').slice(0, -1));
    else if (press.command === 'back') return this.#goBack();
    else if (press.command === 'take' && this.#shown().length !== 1) {
      this.#finding = false;
      if (this.#find === '') this.#find = null;
    } else return this.#browse(press);
    return SOMETHING;
  }

  /** While searching, the arrows move already, and Enter takes the only option that is left. */
  #browse(press: Pressed): AskedResult {
    const shown = this.#shown();
    const taken = this.#menu.press(press, shown.length);
    const option = taken === null ? undefined : shown[taken];
    return option === undefined ? SOMETHING : { did: 'answer', answer: option.id };
  }

  #lookFor(text: string): void {
    this.#find = text;
    this.#menu.reset();
  }

  /** Esc: first the search is given up, then all options are shown again, then the option that goes back is taken. */
  #goBack(): AskedResult {
    if (this.#find !== null) {
      this.#find = null;
      this.#finding = false;
      this.#menu.reset();
      return SOMETHING;
    }
    if (this.#only !== null) {
      this.#only = null;
      this.#menu.reset();
      return SOMETHING;
    }
    const back = this.decision.options.find(({ id }) => id.startsWith('back'));
    return back === undefined ? NOTHING : { did: 'answer', answer: back.id };
  }
}
