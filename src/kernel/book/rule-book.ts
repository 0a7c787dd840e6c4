import type { Formatter } from '../words/format.ts';
import type { Term } from './terms.ts';
import type { Ref, Message } from '../words/message.ts';
import { message } from '../words/message.ts';

/** Where the facts of a record come from: the printed rules, a public source, or our own design. */
export type OriginSource = 'print' | 'public' | 'designed';

/** How sure we are of the facts of a record. */
export type Confidence = 'high' | 'medium' | 'low';

/**
 * The origin of a record of game data. `ours` names the parts that are our own design; their texts are
 * `origin.part.<part>`.
 */
export interface Origin {
  readonly from: OriginSource;
  readonly confidence: Confidence;
  readonly ours: readonly string[];
  /** The parts of the record that the sources only imply. */
  readonly partly?: readonly string[];
}

/**
 * Why a ruling was needed: the printed texts contradict each other, they say nothing, a fact about a component could
 * not be found, or the program must do something that no people at a table do.
 */
export type RulingKind = 'at-odds' | 'silent' | 'fact' | 'house';

/**
 * How Orrery decides a question that the printed rules leave open. Its texts are `ruling.<id>.why` (what the rules
 * leave open) and `ruling.<id>` (what Orrery does).
 */
export interface Ruling {
  readonly id: string;
  readonly kind: RulingKind;
  /** The numbers of the rules that the ruling belongs to, such as `SC-6.5`. */
  readonly rules: readonly string[];
  /** The ids of the records that the ruling is about, such as `unit:ghost`. */
  readonly records: readonly string[];
  /**
   * The file that implements the ruling: relative to the game's folder, or to `src` if the path begins with a slash.
   */
  readonly doneIn: string;
}

/** A ruling as a game declares it, without the id and the texts. */
export type RulingFacts = Pick<Ruling, 'kind' | 'rules' | 'doneIn'> & {
  /** The ids of the records that the ruling is about: `unit:ghost`, or `unit:*` for all units that have an origin. */
  readonly records?: readonly string[];
};

/** The rulings of a game, in the order in which it lists them. */
export function rulingsFrom(
  facts: Readonly<Record<string, RulingFacts>>,
  origins: Readonly<Record<string, Origin>>,
): readonly Ruling[] {
  const recordsMatching = (record: string): readonly string[] =>
    record.endsWith('*') ? Object.keys(origins).filter(address => address.startsWith(record.slice(0, -1))) : [record];
  return Object.entries(facts).map(([id, { kind, rules, records = [], doneIn }]) => ({
    id,
    kind,
    rules,
    records: records.flatMap(recordsMatching),
    doneIn,
  }));
}

/** A heading of the printed book, whose text is `print.<heading>`, and its pages if they are known. */
export interface PrintedPlace {
  readonly heading: string;
  /** The page on which the heading's section begins. */
  readonly page?: number;
  /** The last page of the section, if it differs from the first. */
  readonly to?: number;
}

/** A table of facts that belongs to a rule: column heads and rows. Games generate the table from their data. */
export interface RuleTable {
  readonly heads: readonly Message[];
  readonly rows: readonly (readonly Message[])[];
}

/** What a game knows of its own rules: their numbers, the rulings on them, its terms, and where its facts come from. */
export interface RuleBook {
  /** The numbers of all rules, in book order; their texts are `rule.<number>` and `rule.<number>.title`. */
  readonly rules: readonly string[];
  readonly rulings: readonly Ruling[];
  /**
   * Where the printed book states each rule, the main place first. Includes every chapter, and the rules inside a
   * chapter that have headings of their own in print. Absent if no printed book is known.
   */
  readonly print?: Readonly<Record<string, readonly PrintedPlace[]>>;
  /** The tables of facts, by rule number. Absent if the rule book has none. */
  readonly tables?: Readonly<Record<string, RuleTable>>;
  /** The words that the rules use in a special sense. Absent if the rule book has none. */
  readonly terms?: readonly Term[];
  /** The origin of every record, by record id, in the order in which screens list the records. */
  readonly origins: Readonly<Record<string, Origin>>;
  /** Returns the name of a record. */
  readonly nameOf: (record: string) => Message;
  /**
   * Returns the ids of the records for an address on the board, the most specific first: `unit:ghost` for
   * `unit:ghost@braken-2`.
   */
  readonly recordsOf: (ref: Ref) => readonly string[];
}

/** The origin of the thing that an address names; `null` if the thing has no origin. */
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
 * The headings of the printed book that are listed for the rule itself; empty if the rule is printed under the headings
 * of its chapter.
 */
export function printedPlaces({ print = {} }: RuleBook, rule: string): readonly PrintedPlace[] {
  return Object.hasOwn(print, rule) ? (print[rule] ?? []) : [];
}

/** The headings of the printed book for a rule: the rule's own headings, or else those of the nearest rule above it. */
export function nearestPrintedPlaces(book: RuleBook, rule: string): readonly PrintedPlace[] {
  const ownPlaces = printedPlaces(book, rule);
  const lastDot = rule.lastIndexOf('.');
  return ownPlaces.length > 0 || lastDot < 0 ? ownPlaces : nearestPrintedPlaces(book, rule.slice(0, lastDot));
}

/** A sentence that lists places in the printed book; `null` if the list is empty. */
export function printedMessage(places: readonly PrintedPlace[]): Message | null {
  if (places.length === 0) return null;
  return message('print.at', {
    places: places.map(({ heading, page, to }) => {
      const headingWords = message(`print.${heading}`);
      if (page === undefined) return headingWords;
      return to === undefined
        ? message('print.page', { heading: headingWords, page })
        : message('print.pages', { heading: headingWords, page, to });
    }),
  });
}

/** The table that belongs to a rule as formatted cells, the column heads first; empty if the rule has no table. */
export function tableUnder({ tables = {} }: RuleBook, rule: string, format: Formatter): readonly (readonly string[])[] {
  const table = Object.hasOwn(tables, rule) ? tables[rule] : undefined;
  return table === undefined ? [] : [table.heads, ...table.rows].map(row => row.map(cell => format(cell)));
}

/** The rules one level below a rule; `null` as the rule returns the chapters. */
export function rulesUnder({ rules }: RuleBook, rule: string | null): readonly string[] {
  const depth = rule === null ? 1 : rule.split('.').length + 1;
  return rules.filter(number => number.split('.').length === depth && (rule === null || number.startsWith(`${rule}.`)));
}

/** Whether any part of a record is our design or only implied by the sources. Screens mark such a record. */
export function isReconstructed({ from, ours, partly = [] }: Origin): boolean {
  return from === 'designed' || ours.length > 0 || partly.length > 0;
}

/** An origin as sentences: where the facts come from, which parts are our design, and which are only implied. */
export function originMessages({ from, confidence, ours, partly = [] }: Origin): readonly Message[] {
  const partsMessages = (key: string, parts: readonly string[]): Message[] =>
    parts.length === 0 ? [] : [message(key, { parts: parts.map(part => message(`origin.part.${part}`)) })];
  return [
    message(`origin.${from}.${confidence}`),
    ...partsMessages('origin.ours', ours),
    ...partsMessages('origin.partly', partly),
  ];
}

/** The texts of a ruling: `why` says what the rules leave open, `does` says what Orrery does. */
export function rulingWords({ id }: Ruling): { readonly why: Message; readonly does: Message } {
  return { why: message(`ruling.${id}.why`), does: message(`ruling.${id}`) };
}
