import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { isEntry } from '../../src/kernel/history/chronicle.ts';
import type { Line } from '../../src/kernel/history/lines.ts';
import type { Entry } from '../../src/kernel/match/record.ts';
import type { Game, Match } from '../../src/kernel/history/playable.ts';
import { same } from '../../src/kernel/plain/same.ts';
import { openHistory } from '../../src/saves/file/file-history.ts';
import { checkFile } from './saved-file.ts';

/**
 * What a save may hold after the kill, as lists of entries: what was surely saved first, what was typed last at the
 * end.
 */
export type Possible = readonly (readonly Entry[])[];

/** Where the program was when it was killed, told by what it left behind. */
export const MOMENTS = [
  'starting',
  'while it made the file',
  'before it saved',
  'while it wrote a line',
  'between the lines of an answer',
  'between two answers',
  'saved, but not yet shown',
  'shown',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** What a killed program left behind. */
export interface Left {
  readonly file: string;
  /** The whole lines of the file before the last keys; `null`: it was not there. */
  readonly before: Buffer | null;
  readonly possible: Possible;
  /** Whether the program wrote to the terminal after the last key; `null`: nobody looked. */
  readonly hasShown: boolean | null;
}

/** The match of a save after a kill, and at which moment that came. Throws for whatever may not be. */
export function checkKilledSave(game: Game, left: Left): { match: Match; moment: Moment } {
  const { file, before, possible, hasShown } = left;
  const { match, held } = checkFile(game, file, { torn: true });
  const { entries } = held;
  const place = possible.findIndex(list => same(list, entries));
  if (place < 0)
    throw new Error(`it holds ${entries.length} answers, not what was saved or the next: ${tail(entries)}`);
  const isLast = place === possible.length - 1;
  if (hasShown === true && !isLast) throw new Error('the screen showed what came of an answer that is not saved');
  if (before !== null && !readFileSync(file).subarray(0, before.length).equals(before))
    throw new Error('what was in the file has changed');
  return { match, moment: momentOf(left, { match, torn: held.torn, place, isLast }) };
}

/** The whole lines of a file. */
export function wholeLines(file: string): Buffer {
  const bytes = readFileSync(file);
  return bytes.subarray(0, bytes.lastIndexOf('\n') + 1);
}

interface Seen {
  readonly match: Match;
  readonly torn: boolean;
  readonly place: number;
  readonly isLast: boolean;
}

function momentOf({ file, hasShown, possible }: Left, { match, torn, place, isLast }: Seen): Moment {
  if (torn) return 'while it wrote a line';
  if (leftOvers(file).length > 0) return 'while it made the file';
  if (lacksCheckpoint(file, match)) return 'between the lines of an answer';
  if (possible.length === 1) return 'starting';
  if (!isLast) return place === 0 ? 'before it saved' : 'between two answers';
  return hasShown === true ? 'shown' : 'saved, but not yet shown';
}

/**
 * Whether a round ended with the last answer, or the match did, and the checkpoint that follows it is not in the file.
 */
function lacksCheckpoint(file: string, { history }: Match): boolean {
  const written = openHistory(file);
  try {
    const wanted = linesSinceAnswer(history.back());
    const isDue = wanted.includes('round') && wanted.includes('checkpoint');
    return isDue && !linesSinceAnswer(written.back()).includes('checkpoint');
  } finally {
    written.close();
  }
}

function linesSinceAnswer(newestFirst: Iterable<{ readonly line: Line }>): readonly Line['line'][] {
  const kinds: Line['line'][] = [];
  for (const { line } of newestFirst) {
    if (isEntry(line) || line.line === 'record') break;
    kinds.push(line.line);
  }
  return kinds;
}

/** The names of the half-written files beside a save. */
export function leftOvers(file: string): string[] {
  return readdirSync(dirname(file)).filter(name => name.startsWith(`${basename(file)}.`) && name.endsWith('.new'));
}

function tail(entries: readonly Entry[]): string {
  return JSON.stringify(entries.slice(-3));
}
