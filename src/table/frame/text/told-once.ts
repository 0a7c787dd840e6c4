import type { Formatter } from '../../../kernel/words/format.ts';
import type { Message } from '../../../kernel/words/message.ts';
import { say } from './say.ts';

// Where the very same sentence of the same rule follows itself, it is shown once, with how often: "Bob buys 1 metal for
// 2 (4 times)."

/** Something with one sentence, such as an event of the log. */
interface Told {
  readonly words: Message;
  readonly rule?: string;
}

/** Things to tell one after another; those in a row with the same sentence are one, the last of them. */
export function toldOnce<Thing extends Told>(things: readonly Thing[], format: Formatter): readonly Thing[] {
  const isRepeat = (one: Thing, other: Thing): boolean =>
    one.rule === other.rule && format(one.words) === format(other.words);
  return repeatsIn(things, isRepeat).map(({ last, count }) =>
    count === 1 ? last : { ...last, words: timesWords(last.words, count) },
  );
}

/** The sentences of things to tell one after another. */
export function sentencesOnce(things: readonly Told[], format: Formatter): readonly string[] {
  return toldOnce(things, format).map(({ words }) => format(words));
}

/** A line of the log as text. */
interface TextLine {
  readonly index: number;
  readonly text: string;
  readonly rule?: string | null;
  readonly heading?: boolean;
}

/** A line that stands for several with the same text: its index is that of the last one. */
export type LineOnce<Line> = Line & {
  /** The index of the first line, and how many there are; absent: the line stands for itself. */
  readonly repeats?: { readonly from: number; readonly count: number };
};

/** Lines of the log; those in a row with the same text are one. Each heading begins a part of its own. */
export function linesOnce<Line extends TextLine>(lines: readonly Line[], format: Formatter): readonly LineOnce<Line>[] {
  const isRepeat = (one: Line, other: Line): boolean =>
    one.text === other.text && one.rule === other.rule && one.heading !== true && other.heading !== true;
  return repeatsIn(lines, isRepeat).map(({ first, last, count }) =>
    count === 1 ? last : { ...last, text: format(timesWords(last.text, count)), repeats: { from: first.index, count } },
  );
}

/** A sentence with how often it follows itself. */
export function timesWords(what: Message | string, count: number): Message {
  return say('told.times', { what, count });
}

interface Repeats<Thing> {
  readonly first: Thing;
  readonly last: Thing;
  readonly count: number;
}

function repeatsIn<Thing>(
  things: readonly Thing[],
  isRepeat: (one: Thing, other: Thing) => boolean,
): readonly Repeats<Thing>[] {
  const groups: Repeats<Thing>[] = [];
  for (const thing of things) {
    const before = groups.at(-1);
    if (before !== undefined && isRepeat(before.last, thing))
      groups[groups.length - 1] = { first: before.first, last: thing, count: before.count + 1 };
    else groups.push({ first: thing, last: thing, count: 1 });
  }
  return groups;
}
