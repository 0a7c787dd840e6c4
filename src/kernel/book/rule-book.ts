import type { Formatter } from '../words/format.ts';
import type { Term } from './terms.ts';
import type { Ref, Message } from '../words/message.ts';
import { message } from '../words/message.ts';

/** Where the facts of a record come from: the printed rules, a public source, or our own design. */
export type OriginSource = 'print' | 'public' | 'designed';

/** How sure we are of the facts of a record. */
export type Confidence = 'high' | 'medium' | 'low';

/** The origin of a record; `ours` names the parts that are our design even so, told by `origin.part.<part>`. */
export interface Origin {
  readonly from: OriginSource;
  readonly confidence: Confidence;
  readonly ours: readonly string[];
  /** Parts that the sources only imply. */
  readonly partly?: readonly string[];
}

/**
 * Why a ruling was needed: the printed texts are at odds, they are silent, a fact of a component was not to be found,
 * or the program does what no table of people does.
 */
export type RulingKind = 'at-odds' | 'silent' | 'fact' | 'house';

/**
 * What Orrery does where print does not say. The catalogue tells it: `ruling.<id>.why`, what was open, and
 * `ruling.<id>`.
 */
export interface Ruling {
  readonly id: string;
  readonly kind: RulingKind;
  /** The rules it belongs to, `SC-6.5`. */
  readonly rules: readonly string[];
  /** The records it is about, `unit:ghost`. */
  readonly records: readonly string[];
  /** The file that carries it out, from the folder of the game, or from `src` when it begins with a slash. */
  readonly doneIn: string;
}

/** A ruling as a game writes it down, without its id and its words. */
export type RulingFacts = Pick<Ruling, 'kind' | 'rules' | 'doneIn'> & {
  /** The records it is about, `unit:ghost`; `unit:*` is every unit that has an origin. */
  readonly records?: readonly string[];
};

/** The rulings of a game, in the order in which it lists them. */
export function rulingsFrom(
  facts: Readonly<Record<string, RulingFacts>>,
  origins: Readonly<Record<string, Origin>>,
): readonly Ruling[] {
  const named = (record: string): readonly string[] =>
    record.endsWith('*') ? Object.keys(origins).filter(address => address.startsWith(record.slice(0, -1))) : [record];
  return Object.entries(facts).map(([id, { kind, rules, records = [], doneIn }]) => ({
    id,
    kind,
    rules,
    records: records.flatMap(named),
    doneIn,
  }));
}

/** A heading of the printed book, told by `print.<heading>`, and its pages: none where they are not known. */
export interface Printed {
  readonly heading: string;
  /** The page it begins on. */
  readonly page?: number;
  /** The last page, where that is another one. */
  readonly to?: number;
}

/** A table of facts that belongs to a rule: what its columns are called, and its rows. Games make it of their data. */
export interface RuleTable {
  readonly heads: readonly Message[];
  readonly rows: readonly (readonly Message[])[];
}

/** What a game knows of its own rules: their numbers, the rulings on them, its terms, and where its facts come from. */
export interface RuleBook {
  /** The numbers of all rules, in the order of the book; told by `rule.<number>` and `rule.<number>.title`. */
  readonly rules: readonly string[];
  readonly rulings: readonly Ruling[];
  /**
   * Where the printed book says what a rule says, the main place first: every chapter, and rules below it that have
   * headings of their own in print. Left out where no printed book is known.
   */
  readonly print?: Readonly<Record<string, readonly Printed[]>>;
  /** The tables of facts under rules; left out where there are none. */
  readonly tables?: Readonly<Record<string, RuleTable>>;
  /** The words that the rules use in a sense of their own; left out where there are none. */
  readonly terms?: readonly Term[];
  /** The origin of every record, in the order in which they are listed. */
  readonly origins: Readonly<Record<string, Origin>>;
  /** What a record is called. */
  readonly nameOf: (record: string) => Message;
  /** The records behind an address of the board, the nearest first: `unit:ghost` for `unit:ghost@braken-2`. */
  readonly recordsOf: (ref: Ref) => readonly string[];
}

/** The origin of the thing that an address names, or `null` when it has none. */
export function originOf(book: RuleBook, ref: Ref): Origin | null {
  for (const record of book.recordsOf(ref)) {
    if (Object.hasOwn(book.origins, record)) return book.origins[record] ?? null;
  }
  return null;
}

/** The rulings about the thing that an address names. */
export function rulingsForRef(book: RuleBook, ref: Ref): readonly Ruling[] {
  const records = book.recordsOf(ref);
  return book.rulings.filter(ruling => ruling.records.some(record => records.includes(record)));
}

/** The rulings that belong to a rule. */
export function rulingsForRule(book: RuleBook, rule: string): readonly Ruling[] {
  return book.rulings.filter(({ rules }) => rules.includes(rule));
}

/**
 * The headings of the printed book that are listed for a rule itself; nothing for one that stands under those of its
 * chapter.
 */
export function printedPlaces({ print = {} }: RuleBook, rule: string): readonly Printed[] {
  return Object.hasOwn(print, rule) ? (print[rule] ?? []) : [];
}

/**
 * The headings of the printed book under which a rule is found: its own, or those of the nearest rule that it is a part
 * of.
 */
export function nearestPlaces(book: RuleBook, rule: string): readonly Printed[] {
  const own = printedPlaces(book, rule);
  const end = rule.lastIndexOf('.');
  return own.length > 0 || end < 0 ? own : nearestPlaces(book, rule.slice(0, end));
}

/** Places of the printed book in words; `null` when there are none. */
export function printedMessage(places: readonly Printed[]): Message | null {
  if (places.length === 0) return null;
  return message('print.at', {
    places: places.map(({ heading, page, to }) => {
      const told = message(`print.${heading}`);
      if (page === undefined) return told;
      return to === undefined
        ? message('print.page', { heading: told, page })
        : message('print.pages', { heading: told, page, to });
    }),
  });
}

/** The table under a rule, the heads first, every cell told; nothing when there is none. */
export function tableUnder({ tables = {} }: RuleBook, rule: string, format: Formatter): readonly (readonly string[])[] {
  const table = Object.hasOwn(tables, rule) ? tables[rule] : undefined;
  return table === undefined ? [] : [table.heads, ...table.rows].map(row => row.map(cell => format(cell)));
}

/** The rules one level below a rule; `null`: the chapters. */
export function rulesUnder({ rules }: RuleBook, rule: string | null): readonly string[] {
  const depth = rule === null ? 1 : rule.split('.').length + 1;
  return rules.filter(number => number.split('.').length === depth && (rule === null || number.startsWith(`${rule}.`)));
}

/** Whether a part of a record is our design: such a part is marked where it is shown. */
export function isReconstructed({ from, ours, partly = [] }: Origin): boolean {
  return from === 'designed' || ours.length > 0 || partly.length > 0;
}

/** An origin in words: where the facts come from, then which parts are our design, and which are only implied. */
export function originMessages({ from, confidence, ours, partly = [] }: Origin): readonly Message[] {
  const told = (key: string, parts: readonly string[]): Message[] =>
    parts.length === 0 ? [] : [message(key, { parts: parts.map(part => message(`origin.part.${part}`)) })];
  return [message(`origin.${from}.${confidence}`), ...told('origin.ours', ours), ...told('origin.partly', partly)];
}

/** A ruling in words: what was open, and what Orrery does. */
export function rulingWords({ id }: Ruling): { readonly why: Message; readonly does: Message } {
  return { why: message(`ruling.${id}.why`), does: message(`ruling.${id}`) };
}
