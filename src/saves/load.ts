import { closeSync, constants, existsSync, fstatSync, lstatSync, openSync, readSync } from 'node:fs';
import * as v from 'valibot';
import type { MatchRecord } from '../kernel/record.ts';
import type { Keeping } from '../kernel/match.ts';
import type { Game, Match } from '../kernel/playable.ts';
import { errorWords, messageOf } from '../kernel/refusal.ts';
import { same } from '../kernel/same.ts';
import type { Words } from '../kernel/words.ts';
import { checksumOf } from './checksum.ts';
import { isMissing, SaveFault, systemReason } from './fault.ts';
import { backupOf } from './folder.ts';
import { LARGEST_SAVE, SAVE_FORMAT, saveSchema } from './format.ts';
import type { Save } from './format.ts';
import { migrated, MIGRATIONS } from './migrate.ts';
import type { Migrations } from './migrate.ts';
import { isTooIntricate, whyNotPlain } from './plain.ts';
import { faultWords, say } from './say.ts';
import { tryStrange, tryTo } from './sound.ts';

/** A match brought back from a save. */
export interface Loaded {
  readonly match: Match;
  readonly save: Save;
  /** What was lost because the rules changed since it was saved; `null`: nothing. */
  readonly lost: Words | null;
  /**
   * It was saved by an older program, which could not read what this one would write: in an older format, or by older rules, or by
   * rules that lead elsewhere. Such a file is never written over; the match goes on in a new one.
   */
  readonly isOlder: boolean;
}

/** Reads and checks a save file. Throws `SaveFault` that says what is wrong with it, and whether its backup can serve. */
export function readSave(file: string): Save {
  try {
    return parseSave(readText(file), file);
  } catch (error) {
    const backup = backupOf(file);
    if (!(error instanceof SaveFault) || !existsSync(backup)) throw error;
    const advice = say(readBackup(file) === null ? 'save.backup.damaged' : 'save.backup.whole', { file: backup });
    throw new SaveFault(error.code, say('save.advised', { fault: error.words, advice }), { cause: error });
  }
}

/** The backup of a save; `null`: there is none that is whole. */
export function readBackup(file: string): Save | null {
  const backup = backupOf(file);
  try {
    return parseSave(readText(backup), backup);
  } catch (error) {
    if (error instanceof SaveFault) return null;
    throw error;
  }
}

/** Checks the text of a save; `source` names it in messages. Throws `SaveFault`. */
export function parseSave(text: string, source: string): Save {
  if (isTooIntricate(text)) throw new SaveFault('not-a-save', say('save.nested', { source }));
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new SaveFault('not-json', say('save.not-json', { source }), { cause: error });
  }
  return checkSave(data, source);
}

/** Checks a save that is data already. Throws `SaveFault`. */
export function checkSave(data: unknown, source: string | Words, migrations: Migrations = MIGRATIONS): Save {
  const unsound = (fault: Words, options?: ErrorOptions): SaveFault =>
    new SaveFault('not-a-save', say('save.unsound', { source, fault }), options);
  if (!isObject(data) || data.program !== 'orrery') {
    throw new SaveFault('not-a-save', say('save.not-ours', { source }));
  }
  const { format } = data;
  if (typeof format === 'number' && format > SAVE_FORMAT) {
    throw new SaveFault('newer', say('save.newer', { source, format }));
  }
  const strange = whyNotPlain(data);
  if (strange !== null) throw unsound(strange);
  const { checksum, ...rest } = data;
  if (checksum !== checksumOf(rest)) {
    throw new SaveFault('checksum', say('save.checksum', { source }));
  }
  const result = v.safeParse(saveSchema, upToDate(data, unsound, migrations));
  if (!result.success) {
    const [issue] = result.issues;
    throw unsound(say('save.fault.at', { place: v.getDotPath(issue) ?? '', fault: faultWords(issue) }));
  }
  const save = result.output;
  if ((save.pending?.seat ?? 0) >= save.seats.length || save.seen.length > save.seats.length) {
    throw unsound(say('save.fault.seat'));
  }
  return { ...save, writtenIn: Number(format) };
}

/** The save in the present format. Throws `SaveFault` when no way leads there from its own. */
function upToDate(
  data: Readonly<Record<string, unknown>>,
  unsound: (fault: Words, options?: ErrorOptions) => SaveFault,
  migrations: Migrations,
): Readonly<Record<string, unknown>> {
  const format = typeof data.format === 'number' ? String(data.format) : 'none';
  try {
    const save = migrated(data, migrations);
    if (save !== null) return save;
  } catch (error) {
    const reason = messageOf(error);
    throw unsound(say('save.fault.migration', { from: format, to: SAVE_FORMAT, reason }), { cause: error });
  }
  throw unsound(say('save.fault.format', { format }));
}

/** The text of a file, if it is an ordinary one of a bearable size: a pipe or a device would never end. */
function readText(file: string): string {
  let handle: number | null = null;
  try {
    handle = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
    const facts = fstatSync(handle);
    if (!facts.isFile()) throw new SaveFault('not-a-save', say('save.no-plain-file', { source: file }));
    const bytes = Buffer.alloc(Math.min(facts.size, LARGEST_SAVE) + 1);
    let length = 0;
    for (let taken = -1; taken !== 0 && length < bytes.length; length += taken) {
      taken = readSync(handle, bytes, length, bytes.length - length, null);
    }
    if (length > LARGEST_SAVE) throw new SaveFault('too-large', say('save.too-large', { source: file }));
    // Some programs put a mark of the encoding before a text.
    return bytes.toString('utf8', 0, length).replace(/^\ufeff/, '');
  } catch (error) {
    if (error instanceof SaveFault) throw error;
    if (isMissing(error)) {
      const isLink = lstatSync(file, { throwIfNoEntry: false }) !== undefined;
      throw new SaveFault('missing', say(isLink ? 'save.dangling' : 'save.no-file', { source: file }), { cause: error });
    }
    throw new SaveFault('unreadable', say('save.unreadable', { source: file, reason: systemReason(error) }), { cause: error });
  } finally {
    if (handle !== null) closeSync(handle);
  }
}

/** The record of a match, as the kernel wants it. */
export function recordOf(save: Save): MatchRecord {
  const { game, rulesVersion, options, seed, opening, entries, checkpoint, log, logFrom } = save;
  const seats = save.seats.map(({ name }) => ({ name }));
  return { start: { game, rulesVersion, seats, options, seed }, opening, entries, checkpoint, log, logFrom };
}

/**
 * Brings a saved match back to the very decision that was pending. The whole match is run again, so that its log and
 * the way back are there. Where that leads elsewhere than the last checkpoint and the answers since (the rules have
 * changed), these serve, and the match counts from that checkpoint on as one of the new rules. At worst the answers
 * since then are lost, which `lost` tells. Throws `SaveFault` when not even the checkpoint is sound.
 */
export function restoreSave(game: Game, save: Save, keeping: Keeping = {}): Loaded {
  if (save.game !== game.id) {
    throw new SaveFault('unknown-game', say('save.other-game', { other: save.game, game: game.title }));
  }
  if (save.rulesVersion > game.rulesVersion) {
    throw new SaveFault(
      'newer',
      say('save.newer-rules', { game: game.title, version: save.rulesVersion }),
    );
  }
  const saved = recordOf(save);
  const record = { ...saved, start: { ...saved.start, rulesVersion: game.rulesVersion } };
  const { checkpoint, entries, opening } = record;
  const again = (keep: Keeping): Match => game.replay(record, keep);
  const replayed = opening === null ? tryTo(() => again(keeping)) : tryStrange(game, keeping, again);
  // What follows begins at the checkpoint, and has no way back behind it.
  const rebased = { ...record, opening: checkpoint };
  const restored = tryStrange(game, keeping, keep => game.restore(rebased, keep));
  const sound = restored instanceof Error || !asksTheSame(restored, save) ? null : restored;
  if (!(replayed instanceof Error) && asksTheSame(replayed, save)) {
    if (sound === null || same(replayed.secretState(), sound.secretState())) {
      const isOlder = save.writtenIn < SAVE_FORMAT || save.rulesVersion < game.rulesVersion;
      return { match: replayed, save, lost: null, isOlder };
    }
  }
  if (sound !== null) return { match: sound, save, lost: null, isOlder: true };
  const before = { ...rebased, entries: entries.slice(0, checkpoint.entries) };
  const isSame = before.entries.length === entries.length;
  const match = isSame ? restored : tryStrange(game, keeping, keep => game.restore(before, keep));
  if (match instanceof Error) {
    throw new SaveFault('does-not-fit', say('save.unfit', { game: game.title, reason: errorWords(match) }), {
      cause: match,
    });
  }
  return { match, save, lost: whatIsLost(save), isOlder: true };
}

/** Whether newer rules lead elsewhere, so that only what came after the save's checkpoint can be told again. */
export function hasLostItsPast({ match, save }: Pick<Loaded, 'match' | 'save'>): boolean {
  return save.opening === null && match.record().opening !== null;
}

/** What people are told when the answers since the checkpoint fit no longer. */
function whatIsLost({ entries, checkpoint }: Save): Words {
  const count = entries.slice(checkpoint.entries).filter(entry => typeof entry !== 'object').length;
  if (count === 0) return say('save.lost.question');
  return say('save.lost.answers', { count, decision: checkpoint.answers });
}

function asksTheSame(match: Match, { pending }: Save): boolean {
  const { decision } = match;
  if (pending === null || decision === null) return pending === null && decision === null;
  return decision.n === pending.n && decision.seat === pending.seat && decision.kind === pending.kind;
}

function isObject(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}
