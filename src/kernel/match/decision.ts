import type { Ref, Seat, Viewer, Message } from '../words/message.ts';

/** Who may watch a decision being answered. */
export const SECRECY = [
  /** Anybody. */
  'open',
  /**
   * The seat needs its own view to choose. The answer is its own affair; what others may know of it, events tell them.
   */
  'own-view',
  /** Nobody else may know either that and how often the seat answers. */
  'sealed',
] as const;
export type Secrecy = (typeof SECRECY)[number];

/** How a row stands in a table that stands still while one buys: always there, also when it can't be taken. */
export interface TableRow {
  /** Its place in the table: rows keep this order, also when some can't be taken now. */
  readonly place: number;
  /** What it is called where its figures stand in columns beside it; absent: its words say everything. */
  readonly name?: Message;
  /** What the seat has of it; absent: nothing is to be said. */
  readonly now?: number;
  /** What it would have of it; absent: nothing more can be had. */
  readonly next?: number;
  /** What that costs, as a number or in a few signs; absent: it can't be bought. */
  readonly cost?: number | Message;
}

/**
 * What a question or an option is about beside its subject, as data by name: what is done, with what, how often. It
 * says no more than the words do.
 */
export type Details = Readonly<Record<string, string | number>>;

/** One legal answer, as everybody who is shown the decision sees it. */
export interface ShownOption {
  /**
   * Unique in its decision: `order:build`, `area:braken-2`. Never a place in a list. `done` and `end` end a row of
   * choices, as does what has `endsRow`, and `back` goes back: screens have a key for each. Nobody reads the parts of
   * an id: what they say stands in `subject` and `details`.
   */
  readonly id: string;
  readonly words: Message;
  /**
   * What it takes, moves or goes to, for boards and players. Rules name it only where it is not the first of `refs`,
   * which the kernel fills in.
   */
  readonly subject?: Ref | undefined;
  readonly details?: Details | undefined;
  readonly refs?: readonly Ref[] | undefined;
  /** The heading under which a form shows it. */
  readonly group?: Message | undefined;
  /** How many of it have been taken so far, where a form shows a counter. */
  readonly count?: number | undefined;
  /** How many of it can be taken at all: a form shows 1 as a mark, not as a counter. */
  readonly most?: number | undefined;
  /** Where and how it stands in a table of what can be bought. */
  readonly row?: TableRow | undefined;
  /** It takes one of that option back: a form shows both in one row, with those words. */
  readonly takesBack?: { readonly id: string; readonly words: Message } | undefined;
  /** Nearly everybody wants it: a screen may take it without asking, unless the people choose by hand. */
  readonly autoAnswer?: true | undefined;
  /**
   * It is rarely wanted and easily regretted, such as destroying one's own: a screen lists it only on request and asks
   * for confirmation.
   */
  readonly onRequest?: true | undefined;
  /** It ends a row of choices, by whatever id. */
  readonly endsRow?: true | undefined;
  /**
   * It has the same effect as an earlier option, such as a second copy of a card: a screen leaves it out of the list.
   */
  readonly isDuplicate?: true | undefined;
}

/** One legal answer, and the value that the rule gets back when it is chosen. */
export interface Option<V> extends ShownOption {
  readonly value: V;
}

/** Which of these names the details of an option or a question have under `key`; `null`: none of them. */
export function detailIn<Name extends string>(
  { details }: Pick<ShownOption, 'details'>,
  key: string,
  names: readonly Name[],
): Name | null {
  const value = details?.[key];
  return names.find(name => name === value) ?? null;
}

/** The number that the details of an option or a question have under `key`; `null`: none. */
export function numberIn({ details }: Pick<ShownOption, 'details'>, key: string): number | null {
  const value = details?.[key];
  return typeof value === 'number' ? value : null;
}

/** Whether an option ends a row of choices. */
export function isEndOfRow({ id, endsRow }: Pick<ShownOption, 'id' | 'endsRow'>): boolean {
  return endsRow === true || id === 'done' || id === 'end';
}

/** Whether an option goes back to the question before. */
export function goesBack({ id }: Pick<ShownOption, 'id'>): boolean {
  return id === 'back';
}

/** What an option is about: its `subject`, else the first of its `refs`. */
export function subjectOf({ subject, refs }: Pick<ShownOption, 'subject' | 'refs'>): Ref | undefined {
  return subject ?? refs?.[0];
}

/** The option of that id, if it is among them. */
export function optionOf<O extends ShownOption>(options: readonly O[], id: unknown): O | undefined {
  for (const option of options) if (option.id === id) return option;
  return undefined;
}

/** An answer that one would expect but that a rule forbids. */
export interface Blocked {
  readonly id: string;
  readonly words: Message;
  /** As of an option. */
  readonly subject?: Ref | undefined;
  readonly details?: Details | undefined;
  readonly refs?: readonly Ref[] | undefined;
  readonly why: Message;
  /** Empty: no rule forbids it. */
  readonly rule: string;
  /** As of an option: a form keeps the row of what was taken before. */
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

/** The chapter of a kind of question, `battle` of `battle.cards`. */
export function chapterOf(kind: string): string {
  const at = kind.indexOf('.');
  return at < 0 ? kind : kind.slice(0, at);
}

/** What a rule says about a question, beside its answers. */
export interface About {
  readonly prompt: Message;
  /** What is asked about, such as the unit that is to be placed, for boards and players. */
  readonly subject?: Ref;
  readonly details?: Details;
  /** The number of the rule that asks: `SC-6.2`. */
  readonly rule: string;
  /** Who may watch it being answered; absent: anybody. What is not open is always asked, also with one option. */
  readonly secrecy?: Secrecy;
  /** Anybody may watch, but the seat chooses better with what only it can see before it, such as its hand. */
  readonly wantsOwn?: boolean;
  /** What follows tells which option it was: when there is only one, taking it needs no telling of its own. */
  readonly obvious?: boolean;
  /** Works out what is blocked; called only when somebody looks, and must change nothing. */
  readonly blocked?: () => readonly Blocked[];
}

/** What a rule yields when a seat must choose. */
export interface Question {
  readonly ask: 'option' | 'amount';
  readonly seat: Seat;
  readonly kind: string;
  readonly about: About;
  readonly options: readonly ShownOption[];
  readonly amount?: AmountRange;
}

/** What a rule yields when there is something worth showing and nobody is asked. */
export interface Beat {
  readonly ask: 'beat';
  readonly kind: string;
}

/** A question with its running number, as the outside sees it. */
export interface Decision {
  /** The running number that an answer must name. */
  readonly n: number;
  readonly seat: Seat;
  readonly kind: string;
  readonly prompt: Message;
  /** What is asked about, such as the unit that is to be placed. */
  readonly subject?: Ref;
  readonly details?: Details;
  readonly rule: string;
  readonly secrecy: Secrecy;
  /** Whether the seat wants its own view to choose, though the decision is open. */
  readonly wantsOwn?: true;
  /** Empty when a number is asked for. */
  readonly options: readonly ShownOption[];
  readonly amount: AmountRange | null;
}

/** What the pending question takes, without its words: all that a player by chance, a search or a replay needs. */
export interface Pending extends Pick<Decision, 'n' | 'seat' | 'kind' | 'amount'> {
  /** The ids of its options; empty when a number is asked for. */
  readonly ids: readonly string[];
}

/** Whether only its seat may see a decision's prompt and options. */
export function isPrivate({ secrecy }: Pick<Decision, 'secrecy'>): boolean {
  return secrecy !== 'open';
}

/** Whether `viewer` may not even know how often a decision of its kind is answered. */
export function isSealedFrom({ secrecy, seat }: Pick<Decision, 'secrecy' | 'seat'>, viewer: Viewer): boolean {
  return secrecy === 'sealed' && seat !== viewer;
}

/** The id of the chosen option, or the number asked for. */
export type Answer = string | number;
