import { originOf, originMessages, rulingsForRef, rulingsForRule, rulingWords } from '../kernel/book/rule-book.ts';
import type { Origin, RuleBook, Ruling } from '../kernel/book/rule-book.ts';
import { nameIn, refParts } from '../kernel/words/message.ts';
import type { Ref, Message } from '../kernel/words/message.ts';
import { MUTED, padded, span } from './drawing/lines.ts';
import type { Line } from './drawing/lines.ts';
import type { PaneContext } from './pane.ts';

/** A section of an inspected thing: lines under a heading; an empty title means no heading. */
export interface InspectedSection {
  readonly title: string;
  readonly lines: readonly Line[];
  /** The section is not about the thing itself but about its sources or the rulings on it. */
  readonly aside?: true;
}

/** A link from an inspected thing to another one. */
export interface InspectedLink {
  readonly ref: Ref;
  readonly label: string;
}

/** Everything that a viewer may know about a thing: its kind, its facts, its links, and the rules on it. */
export interface Inspected {
  /** The kind of the thing, as a word: "Planet", "Unit". */
  readonly kind: string;
  readonly title: string;
  readonly sections: readonly InspectedSection[];
  readonly links: readonly InspectedLink[];
  /** The numbers of the rules that apply, the most important first; each can be inspected as `rule:SC-6.2`. */
  readonly rules: readonly string[];
}

/** The context of inspectors: that of panes, and the parts of the inspected record that are our design. */
export interface InspectContext extends PaneContext {
  readonly ours: ReadonlySet<string>;
}

/** The mark after facts that are our design, and before the line that names them. It is the same on every terminal. */
export const RECONSTRUCTED = '~';

/** The width of the column of labels, in cells. */
const LABEL_WIDTH = 14;

/** Makes the line of a fact: its label, then its value. */
function factOf(label: string, value: Line | string): Line {
  const valueLine: Line = typeof value === 'string' ? [span(value)] : value;
  return [...padded([span(`${label} `, MUTED)], LABEL_WIDTH), ...valueLine];
}

/** Makes a section from lines under a heading; empty if there are no lines. */
export function sectionOf(title: string, lines: readonly Line[]): InspectedSection[] {
  return lines.length === 0 ? [] : [{ title, lines }];
}

/**
 * Functions that format the facts of a board's records, with labels from its catalogue, and mark the facts that are our
 * design.
 */
interface FactLines<Label extends string> {
  /** Makes the line of a fact under a label, with a mark if the fact is our design. */
  readonly fact: (context: InspectContext, label: Label, value: Line | string) => Line;
  /** Makes a section from lines under a heading, with a mark if they are our design; empty if there are no lines. */
  readonly section: (context: InspectContext, title: Label | null, lines: readonly Line[]) => InspectedSection[];
}

/**
 * Makes the functions that format facts and sections. `shown`: the parts of the game's data that each label or heading
 * shows; a fact or section with a part of our own design gets a mark.
 */
export function factLines<Label extends string>(
  shown: Readonly<Partial<Record<Label, readonly string[]>>>,
): FactLines<Label> {
  const isMarked = ({ ours }: InspectContext, label: Label): boolean =>
    shown[label]?.some(part => ours.has(part)) ?? false;
  return {
    fact: (context, label, value) => {
      const line = factOf(context.format({ key: label }), value);
      return isMarked(context, label) ? [...line, span(` ${RECONSTRUCTED}`)] : line;
    },
    section: (context, title, lines) => {
      if (title === null) return sectionOf('', lines);
      const heading = context.format({ key: title });
      return sectionOf(isMarked(context, title) ? `${heading} ${RECONSTRUCTED}` : heading, lines);
    },
  };
}

/** The data for describing a rule: all rule numbers, the word for a rule, and a function for texts. */
interface RuleTexts {
  readonly numbers: readonly string[];
  readonly kind: string;
  /** Returns the text of a key; `null` if the catalogue has none. */
  readonly textFor: (key: Message['key']) => string | null;
}

const RULE_NUMBER_PATTERN = /[A-Z]+-\d+(?:\.[0-9A-C]+)*/g;

/**
 * The text of a rule, with links to the rules below it, above it, and those that it names; `null`: there is no such
 * rule.
 */
export function ruleText(id: string, { numbers, kind, textFor }: RuleTexts): Inspected | null {
  const text = textFor(`rule.${id}`);
  if (text === null) return null;
  const labelOf = (number: string): string => {
    const title = textFor(`rule.${number}.title`);
    return title === null ? number : `${number} ${title}`;
  };
  const parent = id.slice(0, Math.max(0, id.lastIndexOf('.')));
  const rulesBelow = numbers.filter(number => number.slice(0, number.lastIndexOf('.')) === id);
  const linkedRules = [
    ...new Set([...rulesBelow, ...(text.match(RULE_NUMBER_PATTERN) ?? []), ...(parent === '' ? [] : [parent])]),
  ];
  return {
    kind,
    title: labelOf(id),
    sections: sectionOf('', [[span(text)]]),
    links: linkedRules.flatMap((number): InspectedLink[] =>
      textFor(`rule.${number}`) === null ? [] : [{ ref: `rule:${number}`, label: labelOf(number) }],
    ),
    rules: [],
  };
}

/**
 * A function that describes things of one kind. `id`: the part of the address after the colon. Returns `null` if there
 * is no such thing.
 */
export type InspectorOf<View> = (id: string, view: View, context: InspectContext) => Inspected | null;

/** The data that inspecting needs. */
interface Inspecting<View> {
  readonly book: RuleBook;
  /** The inspectors, by the kind of thing: the part of an address before the colon. */
  readonly inspectors: Readonly<Record<string, InspectorOf<View>>>;
  /** The headings for sources and rulings, and the words for the kind of a thing that is entirely our design. */
  readonly words: {
    readonly origin: Message;
    readonly rulings: Message;
    readonly reconstructed: (kind: string) => Message;
  };
}

/**
 * Makes the `inspect` function of a board. It returns everything that a view shows about the thing with an address: its
 * facts, its sources and the rulings about it; `null`: there is no such thing.
 */
export function inspecting<View>({ book, inspectors, words }: Inspecting<View>) {
  return (view: View, ref: Ref, context: PaneContext): Inspected | null => {
    const { kind, name } = refParts(ref);
    const inspector = Object.hasOwn(inspectors, kind) ? inspectors[kind] : undefined;
    const inspectContext = { ...context, ours: oursOf(book, ref) };
    const inspected = inspector?.(name, view, inspectContext) ?? null;
    return inspected === null ? null : withOrigin(inspected, ref, inspectContext, { book, words });
  };
}

/** The parts of the thing with an address that are our design or only implied by the sources. */
export function oursOf(book: RuleBook, ref: Ref): ReadonlySet<string> {
  const origin = originOf(book, ref);
  return new Set(origin === null ? [] : [...origin.ours, ...(origin.partly ?? [])]);
}

/**
 * Adds the sources of an inspected thing, and the rulings about it. Single facts are marked where they are shown; the
 * title is marked only if the name is our design.
 */
function withOrigin(
  inspected: Inspected,
  ref: Ref,
  { format, ours }: InspectContext,
  { book, words }: Pick<Inspecting<never>, 'book' | 'words'>,
): Inspected {
  const origin = originOf(book, ref);
  const { kind, title } = inspected;
  const asideSections = [
    ...sectionOf(format(words.origin), origin === null ? [] : sourcesOf(origin, format)),
    ...sectionOf(
      format(words.rulings),
      rulingsOn(book, ref).flatMap(ruling => linesOf(ruling, format)),
    ),
  ];
  return {
    ...inspected,
    kind: origin?.from === 'designed' ? format(words.reconstructed(kind)) : kind,
    title: ours.has('name') ? `${title} ${RECONSTRUCTED}` : title,
    sections: [...inspected.sections, ...asideSections.map(section => ({ ...section, aside: true as const }))],
  };
}

/** The lines about the sources of the facts; lines that name our own design begin with the mark. */
function sourcesOf(origin: Origin, format: PaneContext['format']): readonly Line[] {
  const [source, ...parts] = originMessages(origin);
  const ownPartLines = parts.map((words): Line => [span(`${RECONSTRUCTED} ${format(words)}`)]);
  return source === undefined ? ownPartLines : [[span(format(source))], ...ownPartLines];
}

/** The rulings on a rule, or on the thing that an address names. */
function rulingsOn(book: RuleBook, ref: Ref): readonly Ruling[] {
  const rule = nameIn(ref, 'rule');
  return rule === null ? rulingsForRef(book, ref) : rulingsForRule(book, rule);
}

function linesOf(ruling: Ruling, format: PaneContext['format']): readonly Line[] {
  const { why, does } = rulingWords(ruling);
  return [[span(format(why), MUTED)], [span(format(does))]];
}
