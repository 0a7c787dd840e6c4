import { existsSync, lstatSync } from 'node:fs';
import * as v from 'valibot';
import { messageOf } from '../../kernel/match/refusal.ts';
import type { Message } from '../../kernel/words/message.ts';
import { readOrdinaryFile } from '../input/plain-file.ts';
import { isMissing, SaveFault, systemReason } from '../input/fault.ts';
import { backupOf } from '../folder/folder.ts';
import { isProtocolSnapshot } from '../lines/lines.ts';
import { isTooComplex, findForbiddenData } from '../input/plain.ts';
import { faultMessage, say } from '../input/say.ts';
import { checksumOf } from './checksum.ts';
import { LARGEST_SAVE, SAVE_FORMAT, saveSchema } from './format.ts';
import type { Save } from './format.ts';
import { migrated, MIGRATIONS } from './formats.ts';
import type { Migrations } from './formats.ts';

/**
 * Reads and checks a save file in the old format. Throws `SaveFault` that says what is wrong with it, and whether its
 * backup is intact.
 */
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

/** The backup of a save; `null` if there is no intact one. */
export function readBackup(file: string): Save | null {
  const backup = backupOf(file);
  try {
    return parseSave(readText(backup), backup);
  } catch (error) {
    if (error instanceof SaveFault) return null;
    throw error;
  }
}

/** Parses and checks the text of a save. `source` names the save in messages. Throws `SaveFault`. */
export function parseSave(text: string, source: string): Save {
  if (isTooComplex(text)) throw new SaveFault('not-a-save', say('save.nested', { source }));
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new SaveFault('not-json', say('save.not-json', { source }), { cause: error });
  }
  return checkSave(data, source);
}

/** Checks a save that is already parsed. Throws `SaveFault`. */
export function checkSave(data: unknown, source: string | Message, migrations: Migrations = MIGRATIONS): Save {
  const unsoundFault = (fault: Message, options?: ErrorOptions): SaveFault =>
    new SaveFault('not-a-save', say('save.unsound', { source, fault }), options);
  if (!isObject(data) || data.program !== 'orrery') {
    throw new SaveFault('not-a-save', say('save.not-ours', { source }));
  }
  const { format } = data;
  if (isProtocolSnapshot(data)) throw new SaveFault('not-a-save', say('save.snapshot', { source }));
  if (typeof format === 'number' && format > SAVE_FORMAT) {
    throw new SaveFault('newer', say('save.newer', { source, format }));
  }
  const forbiddenData = findForbiddenData(data);
  if (forbiddenData !== null) throw unsoundFault(forbiddenData);
  const { checksum, ...rest } = data;
  if (checksum !== checksumOf(rest)) {
    throw new SaveFault('checksum', say('save.checksum', { source }));
  }
  const result = v.safeParse(saveSchema, convertSave(data, unsoundFault, migrations));
  if (!result.success) {
    const [issue] = result.issues;
    throw unsoundFault(say('save.fault.at', { place: v.getDotPath(issue) ?? '', fault: faultMessage(issue) }));
  }
  const save = result.output;
  if ((save.pending?.seat ?? 0) >= save.seats.length || save.seen.length > save.seats.length) {
    throw unsoundFault(say('save.fault.seat'));
  }
  return { ...save, writtenIn: Number(format) };
}

/** Converts a save to the current format. Throws `SaveFault` if there is no conversion. */
function convertSave(
  data: Readonly<Record<string, unknown>>,
  unsound: (fault: Message, options?: ErrorOptions) => SaveFault,
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

/** Reads the text of an ordinary file. Throws `SaveFault` if it is too large or can't be read. */
function readText(file: string): string {
  let bytes: ReturnType<typeof readOrdinaryFile>;
  try {
    bytes = readOrdinaryFile(file, LARGEST_SAVE);
  } catch (error) {
    if (isMissing(error)) {
      const isLink = lstatSync(file, { throwIfNoEntry: false }) !== undefined;
      throw new SaveFault('missing', say(isLink ? 'save.dangling' : 'save.no-file', { source: file }), {
        cause: error,
      });
    }
    throw new SaveFault('unreadable', say('save.unreadable', { source: file, reason: systemReason(error) }), {
      cause: error,
    });
  }
  if (bytes === 'no-plain-file') throw new SaveFault('not-a-save', say('save.no-plain-file', { source: file }));
  if (bytes === 'too-large') throw new SaveFault('too-large', say('save.too-large', { source: file }));
  // Some programs put a byte order mark before a text.
  return bytes.toString('utf8').replace(/^\ufeff/, '');
}

function isObject(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}
