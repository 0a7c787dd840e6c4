import { onTestFinished } from 'vitest';
import { join } from 'node:path';
import type { PlacedLine } from '../../src/kernel/history/chronicle.ts';
import type { Line } from '../../src/kernel/history/lines.ts';
import { openHistory } from '../../src/saves/file/file-history.ts';
import { headText, lineText, matchKey } from '../../src/saves/lines/lines.ts';
import { MatchFile } from '../../src/saves/file/match-file.ts';
import type { FileOptions } from '../../src/saves/file/match-file.ts';
import { fileOptions, freshFolder, headOf, toyUntil } from './support.ts';

/** The head of these files. */
export const head = headOf(toyUntil(() => true));
/** A line that says something. */
export const meta = (what: unknown): Line => ({ line: 'meta', meta: what });
/** What lines say, oldest first. */
export const said = (lines: Iterable<PlacedLine>): unknown[] =>
  [...lines].map(({ line }) => (line.line === 'meta' ? line.meta : line.line)).reverse();

/** What anybody reads in a file now. */
export function inFile(file: string): unknown[] {
  const history = openHistory(file);
  try {
    return said(history.back());
  } finally {
    history.close();
  }
}

/** A file that is not made yet, and where it has moved. */
export function newFile(more: Partial<FileOptions> = {}) {
  const folder = freshFolder();
  const file = join(folder, 'match.jsonl');
  const movedTo: string[] = [];
  const options = fileOptions(folder, { moved: other => movedTo.push(other), ...more });
  const written = new MatchFile(file, head, options);
  onTestFinished(() => written.close());
  return { folder, file, movedTo, options, written };
}

/** The first lines of the file, and what was added since. */
export const text = (...lines: readonly unknown[]): string =>
  headText(head) + lines.map((what, at) => lineText(at + 1, meta(what), matchKey(head))).join('');
