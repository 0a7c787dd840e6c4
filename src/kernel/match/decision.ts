import type { Ref, Seat, Viewer, Message } from '../words/message.ts';

/** Who may watch while a seat answers a decision. */
export const SECRECY = [
  /** Anybody may watch. */
  'open',
  /**
   * The seat needs its own view to choose. Others do not see the answer; events tell them what they may know of the
   * answer.
   */
  'own-view',
  /** Other seats must see neither the answer nor how often the seat answers. */
  'sealed',
] as const;
export type Secrecy = (typeof SECRECY)[number];

/**
 * A row of a table of things to buy. The table keeps all its rows while the seat buys, including rows that can't be
 * bought now.
 */
export interface TableRow {
  /** The row's index in the table, which stays the same when other rows can't be bought. */
  readonly place: number;
  /** The row's name, if its figures are shown in columns beside it; absent: the option's words say everything. */
  readonly name?: Message;
  /** The amount that the seat has now; absent: not shown. */
  readonly now?: number;
  /** The amount that the seat would have after buying; absent: no more can be bought. */
  readonly next?: number;
  /** The price, as a number or a few characters; absent: the row can't be bought. */
  readonly cost?: number | Message;
}

/**
 * Machine-readable facts of a question or an option besides its subject: what is done, with what, how often. They say
 * no more than the words of the question or option do.
 */
export type Details = Readonly<Record<string, string | number>>;

/** One legal answer, as everybody who is shown the decision sees it. */
export interface ShownOption {
  /**
   * The option's id, unique in its decision: `order:build`, `area:braken-2`; never an index. `done` and `end` end a
   * series of choices, as does any option with `endsRow`, and `back` goes back; screens have a key for each. Code never
   * parses an id: use `subject` and `details`.
   */
  readonly id: string;
  readonly words: Message;
  /**
   * The address of what the option takes, moves or goes to, for boards and players. Rules set it only if it differs
   * from the first of `refs`, which is the default.
   */
  readonly subject?: Ref | undefined;
  readonly details?: Details | undefined;
  readonly refs?: readonly Ref[] | undefined;
  /** The heading under which a form shows the option. */
  readonly group?: Message | undefined;
  /** How often the option has been taken so far, if a form shows a counter. */
  readonly count?: number | undefined;
  /** How often the option can be taken in total. For 1 a form shows a check mark instead of a counter. */
  readonly most?: number | undefined;
  /** The option's row in a table of things to buy. */
  readonly row?: TableRow | undefined;
  /** The other option that this option takes back once. A form shows both options in one row, with these words. */
  readonly takesBack?: { readonly id: string; readonly words: Message } | undefined;
  /** Nearly everybody wants this option: a screen may choose it without asking, unless the people choose by hand. */
  readonly autoAnswer?: true | undefined;
  /**
   * The option is rarely wanted and easily regretted, such as destroying one's own pieces: a screen lists it only on
   * request and asks for confirmation.
   */
  readonly onRequest?: true | undefined;
  /** The option ends a series of choices, whatever its id is. */
  readonly endsRow?: true | undefined;
  /**
   * The option has the same effect as an earlier option, such as a second copy of a card: a screen does not list it.
   */
  readonly isDuplicate?: true | undefined;
}

/** One legal answer, with the value that the rule receives when the option is chosen. */
export interface Option<V> extends ShownOption {
  readonly value: V;
}

/** The name that the details of an option or a question have under `key`; `null` if it is missing or not in `names`. */
export function detailIn<Name extends string>(
  { details }: Pick<ShownOption, 'details'>,
  key: string,
  names: readonly Name[],
): Name | null {
  const value = details?.[key];
  return names.find(name => name === value) ?? null;
}

/** The number that the details of an option or a question have under `key`; `null` if there is no number. */
export function numberIn({ details }: Pick<ShownOption, 'details'>, key: string): number | null {
  const value = details?.[key];
  return typeof value === 'number' ? value : null;
}

/** Whether an option ends a series of choices. */
export function isEndOfRow({ id, endsRow }: Pick<ShownOption, 'id' | 'endsRow'>): boolean {
  return endsRow === true || id === 'done' || id === 'end';
}

/** Whether an option goes back to the previous question. */
export function goesBack({ id }: Pick<ShownOption, 'id'>): boolean {
  return id === 'back';
}

/** What an option is about: its `subject`, else the first of its `refs`. */
export function subjectOf({ subject, refs }: Pick<ShownOption, 'subject' | 'refs'>): Ref | undefined {
  return subject ?? refs?.[0];
}

/** The option with that id; `undefined` if no option has it. */
export function optionOf<O extends ShownOption>(options: readonly O[], id: unknown): O | undefined {
  for (const option of options) if (option.id === id) return option;
  return undefined;
}

/** An option that a player might expect but that a rule forbids now. */
export interface Blocked {
  readonly id: string;
  readonly words: Message;
  /** The subject, as in an option. */
  readonly subject?: Ref | undefined;
  readonly details?: Details | undefined;
  readonly refs?: readonly Ref[] | undefined;
  readonly why: Message;
  /** The number of the rule that forbids the option; empty if the reason is not a rule. */
  readonly rule: string;
  /** The counter, as in an option; a form keeps showing the row of what was taken before. */
  readonly group?: Message | undefined;
  readonly count?: number | undefined;
  readonly most?: number | undefined;
  readonly row?: TableRow | undefined;
}

/** The whole numbers that may be answered: from `min` to `max`, both included. */
export interface AmountRange {
  readonly min: number;
  readonly max: number;
}

/** The chapter of a kind of question: `battle` for `battle.cards`. */
export function chapterOf(kind: string): string {
  const dotIndex = kind.indexOf('.');
  return dotIndex < 0 ? kind : kind.slice(0, dotIndex);
}

/** What a rule says about a question, besides the possible answers. */
export interface QuestionFacts {
  readonly prompt: Message;
  /** The subject of the question, such as the unit to be placed, for boards and players. */
  readonly subject?: Ref;
  readonly details?: Details;
  /** The number of the rule that asks: `SC-6.2`. */
  readonly rule: string;
  /**
   * Who may watch while the question is answered; absent: anybody. A question that is not open is always asked, even
   * with one option.
   */
  readonly secrecy?: Secrecy;
  /** Anybody may watch, but the seat chooses better with its own view (such as its hand) in front of it. */
  readonly wantsOwn?: boolean;
  /**
   * Later events show which option was taken. So if the only option is taken without asking, no event of its own is
   * written.
   */
  readonly obvious?: boolean;
  /** Computes the blocked options. Called only when somebody looks at them; must change nothing. */
  readonly blocked?: () => readonly Blocked[];
}

/** The question that a rule yields when a seat must choose. */
export interface Question {
  readonly ask: 'option' | 'amount';
  readonly seat: Seat;
  readonly kind: string;
  readonly about: QuestionFacts;
  readonly options: readonly ShownOption[];
  readonly amount?: AmountRange;
}

/** A moment that a rule yields when there is something worth showing and no question to ask. */
export interface Beat {
  readonly ask: 'beat';
  readonly kind: string;
}

/** A question with its number, as shown outside the rules. */
export interface Decision {
  /** The number of the decision in the match, from 0. An answer must name it. */
  readonly n: number;
  readonly seat: Seat;
  readonly kind: string;
  readonly prompt: Message;
  /** The subject of the question, such as the unit to be placed. */
  readonly subject?: Ref;
  readonly details?: Details;
  readonly rule: string;
  readonly secrecy: Secrecy;
  /** Whether the seat chooses better with its own view, though the decision is open. */
  readonly wantsOwn?: true;
  /** The options; empty if the answer is a number. */
  readonly options: readonly ShownOption[];
  readonly amount: AmountRange | null;
}

/** The legal answers to the pending question, without words: all that random players, searches and replays need. */
export interface Pending extends Pick<Decision, 'n' | 'seat' | 'kind' | 'amount'> {
  /** The ids of its options; empty if the answer is a number. */
  readonly ids: readonly string[];
}

/** Whether only the asked seat may see a decision's prompt and options. */
export function isPrivate({ secrecy }: Pick<Decision, 'secrecy'>): boolean {
  return secrecy !== 'open';
}

/** Whether `viewer` must not even know how often a decision of its kind is answered. */
export function isSealedFrom({ secrecy, seat }: Pick<Decision, 'secrecy' | 'seat'>, viewer: Viewer): boolean {
  return secrecy === 'sealed' && seat !== viewer;
}

/** The id of the chosen option, or the number asked for. */
export type Answer = string | number;
