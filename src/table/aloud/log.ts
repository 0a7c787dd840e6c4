import type { Telling } from '../../widgets/telling.ts';
import type { LogItem } from '../log-book.ts';
import type { Look } from '../look.ts';
import { say } from '../say.ts';
import { sentence } from './board.ts';

/** What of the log's page is told. */
interface ToldLog {
  readonly title: string;
  readonly items: readonly Pick<LogItem, 'text' | 'rule'>[];
  readonly cursor: number;
  /** The text that is searched for. */
  readonly find: string | null;
  readonly note: string | null;
}

/** A log is told a page at a time: so much of it, up to where the cursor is. */
const PAGE = 20;

/** The log for those who listen: what happened up to the cursor, each thing with its rule; the last one told is under the cursor. */
export function tellLog(
  { title, items, cursor, find, note }: ToldLog,
  keys: string,
  { format }: Pick<Look, 'format'>,
): Telling {
  const from = Math.max(0, cursor + 1 - PAGE);
  const told = items.slice(from, cursor + 1).map(({ text, rule }) => (rule === null ? text : `${text} ${rule}`));
  const lines = [
    title,
    ...(find === null ? [] : [format(say('table.find', { text: find }))]),
    ...(items.length === 0 ? [format(say('log.nothing'))] : told),
    ...(items.length === 0 ? [] : [format(say('aloud.place', { at: cursor + 1, of: items.length }))]),
    ...(note === null ? [] : [note]),
    keys,
  ];
  return { lines: lines.map(sentence).filter(line => line !== ''), choices: [] };
}
