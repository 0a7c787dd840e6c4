import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { systemReason } from '../saves/fault.ts';
import { createWhole, realFileDisk } from '../saves/file-disk.ts';
import { ensureFolder, fileOf, newSaveName } from '../saves/folder.ts';
import { bytesOf, nameOfFile, PACKED, packedMatch, storedIn, unpacked } from '../saves/stored.ts';
import { EXIT, Failure, UsageError } from './exit.ts';
import { gameOf, readBack } from './replay.ts';
import { isStandardOutput } from './report-file.ts';
import type { MeantSave } from './saves.ts';
import { say, tell } from './say.ts';
import type { Streams } from './streams.ts';

/** What `orrery saves pack` is told. */
export interface PackFlags {
  /** The file to write; `null`: the save's name, in the folder where one stands. */
  readonly out: string | null;
  /** Whether a match that goes on is packed all the same. */
  readonly yes: boolean;
}

/**
 * `orrery saves pack`: a saved match as one small file to be sent, with all its secrets. Throws `UsageError` for a match that goes on
 * unless `yes` is said, `SaveFault`, or `Failure` for a file that is there already or can't be written.
 */
export async function packSave(
  { stored, file }: MeantSave,
  { out, yes }: PackFlags,
  { note }: Streams,
): Promise<number> {
  const stem = file === null ? stored.entry.game : nameOfFile(file);
  if (stored.entry.pending !== null && !yes) throw new UsageError(say('cli.pack.sure', { name: stem }));
  if (out !== null && isStandardOutput(out)) throw new UsageError(say('cli.pack.no-output'));
  const to = resolve(out ?? `${stem}.jsonl${PACKED}`);
  const bytes = packedMatch(stored, await gameOf(stored.entry));
  try {
    writeFileSync(to, bytes, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw new Failure(say('cli.pack.not-written', { file: to, reason: systemReason(error) }));
  }
  note(`${tell(say('cli.pack.written', { file: to }))}\n${tell(say('cli.save.secrets'))}\n`);
  return EXIT.fine;
}

/**
 * A packed match as a save of the folder, under a name that nothing has; any other file is left as it is. Gives back the file to
 * resume. Throws `SaveFault`, also when it does not fit its game, or `Failure`.
 */
export async function unpackInto(folder: string, file: string, { note }: Pick<Streams, 'note'>): Promise<string> {
  if (!file.endsWith(PACKED)) return file;
  const stored = storedIn(file);
  const { match, close } = await readBack(stored);
  close();
  const bytes = unpacked(bytesOf(file), file);
  const names = match.start.seats.map(({ name }) => name);
  ensureFolder(folder);
  const to = fileOf(folder, newSaveName(folder, stored.entry.game, names));
  try {
    realFileDisk.close(createWhole(realFileDisk, to, [bytes]));
  } catch (error) {
    throw new Failure(say('cli.pack.not-written', { file: to, reason: systemReason(error) }));
  }
  note(`${tell(say('cli.pack.copied', { file: to }))}\n`);
  return to;
}
