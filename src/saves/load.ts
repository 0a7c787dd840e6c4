import { existsSync, readFileSync, statSync } from 'node:fs';
import * as v from 'valibot';
import type { MatchRecord } from '../kernel/record.ts';
import type { Keeping } from '../kernel/match.ts';
import type { Game, Match } from '../kernel/playable.ts';
import { Refusal, RuleFault } from '../kernel/refusal.ts';
import { checksumOf } from './checksum.ts';
import { SaveFault, systemReason } from './fault.ts';
import { LARGEST_SAVE, SAVE_FORMAT, saveSchema } from './format.ts';
import type { Save } from './format.ts';
import { migrated } from './migrate.ts';

/** A match brought back from a save. */
export interface Loaded {
  readonly match: Match;
  readonly save: Save;
  /** What was lost because the rules changed since it was saved; `null`: nothing. */
  readonly lost: string | null;
}

/** Reads and checks a save file. Throws `SaveFault` that says what is wrong with it. */
export function readSave(file: string): Save {
  if (!existsSync(file)) throw new SaveFault('missing', `There is no save at ${file}.`);
  let text: string;
  try {
    if (statSync(file).size > LARGEST_SAVE) throw new SaveFault('too-large', `${file} is too large to be a save.`);
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof SaveFault) throw error;
    throw new SaveFault('unreadable', `${file} can't be read (${systemReason(error)}).`, { cause: error });
  }
  return parseSave(text, file);
}

/** Checks the text of a save; `source` names it in messages. Throws `SaveFault`. */
export function parseSave(text: string, source: string): Save {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new SaveFault('not-json', `${source} is no whole JSON file; perhaps it was cut off. Try its .backup.`, {
      cause: error,
    });
  }
  return checkSave(data, source);
}

/** Checks a save that is data already. Throws `SaveFault`. */
export function checkSave(data: unknown, source: string): Save {
  if (!isObject(data) || data.program !== 'orrery') {
    throw new SaveFault('not-a-save', `${source} is no save of Orrery.`);
  }
  const { format } = data;
  if (typeof format === 'number' && format > SAVE_FORMAT) {
    throw new SaveFault('newer', `${source} was saved by a newer Orrery (format ${format}); update to open it.`);
  }
  const { checksum, ...rest } = data;
  if (checksum !== checksumOf(rest)) {
    throw new SaveFault('checksum', `${source} was changed or damaged: its checksum is wrong. Try its .backup.`);
  }
  const result = v.safeParse(saveSchema, migrated(data));
  if (!result.success) {
    const [issue] = result.issues;
    const path = v.getDotPath(issue) ?? 'it';
    throw new SaveFault('not-a-save', `${source} is no sound save: ${path}: ${issue.message}`);
  }
  return result.output;
}

/** The record of a match, as the kernel wants it. */
export function recordOf(save: Save): MatchRecord {
  const { game, rulesVersion, options, seed, opening, entries, checkpoint, log, logFrom } = save;
  const seats = save.seats.map(({ name }) => ({ name }));
  return { start: { game, rulesVersion, seats, options, seed }, opening, entries, checkpoint, log, logFrom };
}

/**
 * Brings a saved match back to the very decision that was pending. The whole match is run again, so that its log and
 * the way back are there; where that no longer fits (the rules have changed), the last checkpoint serves, and at worst
 * the answers since then are lost, which `lost` tells. Throws `SaveFault` when not even the checkpoint is sound.
 */
export function restoreSave(game: Game, save: Save, keeping: Keeping = {}): Loaded {
  if (save.rulesVersion > game.rulesVersion) {
    throw new SaveFault('newer', `The save needs newer rules of ${game.title} (version ${save.rulesVersion}).`);
  }
  const record = recordOf(save);
  const attempts: readonly (() => Match)[] = [
    () => game.replay(record, keeping),
    () => game.restore(record, keeping),
  ];
  for (const attempt of attempts) {
    const match = tryTo(attempt);
    if (!(match instanceof Error) && asksTheSame(match, save)) return { match, save, lost: null };
  }
  const since = record.entries.length - record.checkpoint.entries;
  const match = tryTo(() =>
    game.restore({ ...record, entries: record.entries.slice(0, record.checkpoint.entries) }, keeping),
  );
  if (match instanceof Error) {
    throw new SaveFault('does-not-fit', `The save is not sound: ${match.message}`, { cause: match });
  }
  return { match, save, lost: `The rules have changed since: the last ${since} answers no longer fit and are lost.` };
}

function tryTo(attempt: () => Match): Match | Error {
  try {
    return attempt();
  } catch (error) {
    if (error instanceof Refusal || error instanceof RuleFault || error instanceof RangeError) return error;
    throw error;
  }
}

function asksTheSame(match: Match, { pending }: Save): boolean {
  const { decision } = match;
  if (pending === null || decision === null) return pending === null && decision === null;
  return decision.n === pending.n && decision.seat === pending.seat && decision.kind === pending.kind;
}

function isObject(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}
