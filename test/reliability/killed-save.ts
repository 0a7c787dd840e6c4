import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Game, Match } from '../../src/kernel/playable.ts';
import { isAct } from '../../src/kernel/record.ts';
import type { Entry, Start } from '../../src/kernel/record.ts';
import { same } from '../../src/kernel/same.ts';
import { readSave, recordOf, restoreSave } from '../../src/saves/load.ts';
import { mustEqual } from '../oracles/equal.ts';

/** What a save may hold after the kill, as lists of entries: what was surely saved first, what was typed last at the end. */
export type Possible = readonly (readonly Entry[])[];

/** Where the program was when it was killed, told by what it left behind. */
export const MOMENTS = [
  'starting',
  'before it saved',
  'while it wrote the new file',
  'while it kept the backup',
  'before the new file took its place',
  'between two answers',
  'saved, but not yet shown',
  'shown',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** What a killed program left behind. */
export interface Left {
  readonly file: string;
  /** The process that was killed. */
  readonly pid: number;
  readonly possible: Possible;
  /** Whether the program wrote to the terminal after the last key; `null`: nobody looked. */
  readonly hasShown: boolean | null;
}

/** The match of a save after a kill, and at which moment that came. Throws for whatever may not be. */
export function checkKilledSave(game: Game, left: Left): { match: Match; moment: Moment } {
  const { file, possible, hasShown } = left;
  const save = readSave(file);
  const { start, entries } = recordOf(save);
  const place = possible.findIndex(list => same(list, entries));
  if (place < 0)
    throw new Error(`it holds ${entries.length} answers, not what was saved or the next: ${tail(entries)}`);
  const isLast = place === possible.length - 1;
  if (hasShown === true && !isLast) throw new Error('the screen showed what came of an answer that is not saved');
  const match = cleanReplay(game, start, entries);
  const { match: restored, lost, isOlder } = restoreSave(game, save, { checkpointEvery: 0 });
  mustEqual('what resume gives back', { lost, isOlder }, { lost: null, isOlder: false });
  mustEqual('the resumed state', restored.secretState(), match.secretState());
  mustEqual('the resumed question', restored.decision, match.decision);
  mustEqual('the resumed log', restored.events('spectator'), match.events('spectator'));
  checkBackup(game, `${file}.backup`, entries);
  return { match, moment: momentOf(left, place, isLast) };
}

/** The match of these answers, played from its beginning, one by one. */
function cleanReplay(game: Game, start: Start, entries: readonly Entry[]): Match {
  const match = game.start(start, { checkpointEvery: 0 });
  for (const entry of entries) {
    if (isAct(entry) || match.decision === null) throw new Error('it holds what nobody typed');
    match.answer(match.decision.n, entry);
  }
  return match;
}

/** The backup is the save before: whole, and of the same match but for its last answer. */
function checkBackup(game: Game, file: string, entries: readonly Entry[]): void {
  if (!existsSync(file)) {
    if (entries.length > 1) throw new Error('it has no backup');
    return;
  }
  const backup = readSave(file);
  restoreSave(game, backup);
  const [shorter, longer] = [backup.entries, entries].sort((one, other) => one.length - other.length);
  if (shorter === undefined || longer === undefined) return;
  mustEqual('the beginning of the backup', longer.slice(0, shorter.length), shorter);
  if (longer.length - shorter.length > 1) throw new Error(`its backup has ${backup.entries.length} answers`);
}

function momentOf({ file, pid, hasShown, possible }: Left, place: number, isLast: boolean): Moment {
  const { fresh, backup } = writtenBy(file, pid);
  if (backup !== undefined) return 'while it kept the backup';
  if (fresh !== undefined) {
    return isWhole(fresh) ? 'before the new file took its place' : 'while it wrote the new file';
  }
  if (possible.length === 1) return 'starting';
  if (!isLast) return place === 0 ? 'before it saved' : 'between two answers';
  return hasShown === true ? 'shown' : 'saved, but not yet shown';
}

/** The new file and the new backup that a process is writing for a save, or was when it ended. */
export function writtenBy(file: string, pid: number): Readonly<Record<'fresh' | 'backup', string | undefined>> {
  const others = leftOvers(file).map(name => join(dirname(file), name));
  const beginning = (start: string): string | undefined => others.find(name => name.startsWith(`${start}.${pid}-`));
  return { fresh: beginning(file), backup: beginning(`${file}.backup`) };
}

/** The names of the half-written files beside a save. */
export function leftOvers(file: string): string[] {
  return readdirSync(dirname(file)).filter(name => name.startsWith(`${basename(file)}.`) && name.endsWith('.new'));
}

function isWhole(file: string): boolean {
  try {
    JSON.parse(readFileSync(file, 'utf8'));
    return true;
  } catch {
    return false;
  }
}

function tail(entries: readonly Entry[]): string {
  return JSON.stringify(entries.slice(-3));
}
