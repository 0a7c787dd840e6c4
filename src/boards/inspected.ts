import { originOf, originMessages, rulingsForRef, rulingsForRule, rulingWords } from '../kernel/book/rule-book.ts';
import type { Origin, RuleBook, Ruling } from '../kernel/book/rule-book.ts';
import { nameIn, refParts } from '../kernel/words/message.ts';
import type { Ref, Message } from '../kernel/words/message.ts';
import { MUTED, padded, span } from './drawing/lines.ts';
import type { Line } from './drawing/lines.ts';
import type { PaneContext } from './pane.ts';

/** Paragraphs that belong together, under a heading; an empty title stands for none. */
export interface InspectedSection {
  readonly title: string;
  readonly lines: readonly Line[];
  /** Says nothing of the thing itself: where its facts come from, what was open in the rules on it. */
  readonly aside?: true;
}

/** Where an inspected thing leads on to. */
export interface InspectedLink {
  readonly ref: Ref;
  readonly label: string;
}

/** All that a viewer may know about one thing: what it is, its facts, what it leads on to, and the rules on it. */
export interface Inspected {
  /** What sort of thing it is: "Planet", "Unit". */
  readonly kind: string;
  readonly title: string;
  readonly sections: readonly InspectedSection[];
  readonly links: readonly InspectedLink[];
  /** The numbers of the rules that apply, the most telling first; each can be inspected as `rule:SC-6.2`. */
  readonly rules: readonly string[];
}

/**
 * What inspectors tell with: what panes are painted with, and the parts of the inspected record that are our design.
 */
export interface InspectContext extends PaneContext {
  readonly ours: ReadonlySet<string>;
}

/** Stands behind what is our design, and before the line that names it. In every look the same. */
export const RECONSTRUCTED = '~';

/** The width of the column of labels. */
const LABEL = 14;

/** A fact: its label, then what is the case. */
function factOf(label: string, value: Line | string): Line {
  const shown: Line = typeof value === 'string' ? [span(value)] : value;
  return [...padded([span(`${label} `, MUTED)], LABEL), ...shown];
}

/** Lines under a heading; nothing when there are none. */
export function sectionOf(title: string, lines: readonly Line[]): InspectedSection[] {
  return lines.length === 0 ? [] : [{ title, lines }];
}

/** How a board tells the facts of its records under labels of its catalogue, and marks those that are our design. */
interface FactLines<Label extends string> {
  /** A fact under a label, with a mark where that is our design. */
  readonly fact: (context: InspectContext, label: Label, value: Line | string) => Line;
  /** Lines under a heading, marked where they are our own design; empty when there are no lines. */
  readonly section: (context: InspectContext, title: Label | null, lines: readonly Line[]) => InspectedSection[];
}

/** `shown`: the parts of a record that stand behind a label, or under a heading. */
export function factLines<Label extends string>(
  shown: Readonly<Partial<Record<Label, readonly string[]>>>,
): FactLines<Label> {
  const marked = ({ ours }: InspectContext, label: Label): boolean =>
    shown[label]?.some(part => ours.has(part)) ?? false;
  return {
    fact: (context, label, value) => {
      const line = factOf(context.format({ key: label }), value);
      return marked(context, label) ? [...line, span(` ${RECONSTRUCTED}`)] : line;
    },
    section: (context, title, lines) => {
      if (title === null) return sectionOf('', lines);
      const heading = context.format({ key: title });
      return sectionOf(marked(context, title) ? `${heading} ${RECONSTRUCTED}` : heading, lines);
    },
  };
}

/** What telling about a rule takes: the numbers of all rules, what a rule is called, and the text behind a key. */
interface RuleTexts {
  readonly numbers: readonly string[];
  readonly kind: string;
  /** The text of the catalogue, or `null` when it has none. */
  readonly textFor: (key: Message['key']) => string | null;
}

const CITED = /[A-Z]+-\d+(?:\.[0-9A-C]+)*/g;

/**
 * A rule in a few sentences, with the rules below it, above it and those that it names; `null`: there is no such rule.
 */
export function ruleText(id: string, { numbers, kind, textFor }: RuleTexts): Inspected | null {
  const text = textFor(`rule.${id}`);
  if (text === null) return null;
  const labelOf = (number: string): string => {
    const title = textFor(`rule.${number}.title`);
    return title === null ? number : `${number} ${title}`;
  };
  const parent = id.slice(0, Math.max(0, id.lastIndexOf('.')));
  const below = numbers.filter(number => number.slice(0, number.lastIndexOf('.')) === id);
  const others = [...new Set([...below, ...(text.match(CITED) ?? []), ...(parent === '' ? [] : [parent])])];
  return {
    kind,
    title: labelOf(id),
    sections: sectionOf('', [[span(text)]]),
    links: others.flatMap((number): InspectedLink[] =>
      textFor(`rule.${number}`) === null ? [] : [{ ref: `rule:${number}`, label: labelOf(number) }],
    ),
    rules: [],
  };
}

/**
 * How a board describes one kind of thing; `id`: what stands behind the colon of its address. `null`: there is no such
 * thing.
 */
export type InspectorOf<View> = (id: string, view: View, context: InspectContext) => Inspected | null;

/** What looking at things takes. */
interface Inspecting<View> {
  readonly book: RuleBook;
  /** By the kinds of things that people can look at, as they stand in addresses before the colon. */
  readonly inspectors: Readonly<Record<string, InspectorOf<View>>>;
  /** The headings of where facts come from and of rulings, and what is said of a kind of thing that no source has. */
  readonly words: {
    readonly origin: Message;
    readonly rulings: Message;
    readonly reconstructed: (kind: string) => Message;
  };
}

/**
 * Tells all that a view says about the thing of an address, what is printed on it, where its facts come from, and
 * rulings; `null`: there is none.
 */
export function inspecting<View>({ book, inspectors, words }: Inspecting<View>) {
  return (view: View, ref: Ref, context: PaneContext): Inspected | null => {
    const { kind, name } = refParts(ref);
    const inspector = Object.hasOwn(inspectors, kind) ? inspectors[kind] : undefined;
    const marking = { ...context, ours: oursOf(book, ref) };
    const inspected = inspector?.(name, view, marking) ?? null;
    return inspected === null ? null : withOrigin(inspected, ref, marking, { book, words });
  };
}

/** The parts of the thing that an address names that are our design, or that the sources only imply. */
export function oursOf(book: RuleBook, ref: Ref): ReadonlySet<string> {
  const origin = originOf(book, ref);
  return new Set(origin === null ? [] : [...origin.ours, ...(origin.partly ?? [])]);
}

/**
 * Adds what the rule book knows of an inspected thing: where its facts come from, and the rulings about it. Its parts
 * bear their marks where they are told; the thing itself bears one only where no source has it at all, or its name is
 * ours.
 */
function withOrigin(
  inspected: Inspected,
  ref: Ref,
  { format, ours }: InspectContext,
  { book, words }: Pick<Inspecting<never>, 'book' | 'words'>,
): Inspected {
  const origin = originOf(book, ref);
  const { kind, title } = inspected;
  const asides = [
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
    sections: [...inspected.sections, ...asides.map(section => ({ ...section, aside: true as const }))],
  };
}

/** Where the facts come from; the lines that name what is ours begin with the mark. */
function sourcesOf(origin: Origin, format: PaneContext['format']): readonly Line[] {
  const [source, ...parts] = originMessages(origin);
  const named = parts.map((words): Line => [span(`${RECONSTRUCTED} ${format(words)}`)]);
  return source === undefined ? named : [[span(format(source))], ...named];
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
