import type { LinkedLine } from '../../widgets/linked.ts';
import type { Telling } from '../../widgets/telling.ts';
import type { Look } from '../look.ts';
import { say } from '../say.ts';
import { sentence } from './board.ts';

/** What of a text that is read is told. */
interface ToldText {
  readonly title: string;
  /** Each a whole paragraph. */
  readonly lines: readonly LinkedLine[];
  /** What the text leads on to, by name. */
  readonly links: readonly string[];
  /** Goes to a link, by its place from 0. */
  readonly pick: (link: number) => void;
}

/** A text for those who listen: paragraph by paragraph, and then what it leads on to, to be followed by its number. */
export function tellText({ title, lines, links, pick }: ToldText, keys: string, { format, glyphs }: Look): Telling {
  const paragraphs = lines.map(line => paragraph(line, glyphs.choice));
  const leadsOn = links.length === 0 ? [] : [format(say('aloud.leads-on'))];
  const told = [title, ...paragraphs, keys, ...leadsOn].map(sentence);
  return { lines: told.filter(line => line !== ''), choices: links, pick };
}

/** A line without the mark of what was sought; links in a row are told apart by commas, not by room. */
function paragraph(line: LinkedLine, mark: string): string {
  const isLink = (at: number): boolean => line[at]?.goal !== undefined;
  const isBetween = (at: number): boolean => isLink(at - 1) && isLink(at + 1) && line[at]?.text.trim() === '';
  const text = line.map((piece, at) => (isBetween(at) ? ', ' : piece.text)).join('');
  return text.startsWith(mark) ? text.slice(mark.length) : text;
}
