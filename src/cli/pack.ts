import { headOfPacked, nameOfFile, PACKED_EXTENSION, packedMatch } from '../saves/saved/stored.ts';
import { EXIT, CommandFailure, UsageError } from './exit.ts';
import { gameOf } from './replay.ts';
import { holdsSave, isStandardOutput, resolveOutFile, writeOut } from './out-file.ts';
import type { FoundSave } from './saves.ts';
import { say, format } from './say.ts';
import type { Streams } from './streams.ts';

/** The flags of `orrery saves pack`. */
export interface PackFlags {
  /** The file to write, or `-` for standard output; `null`: the save's name in the current folder. */
  readonly out: string | null;
  /** Whether to pack even a match that has not ended. */
  readonly yes: boolean;
  /** Whether to overwrite a file that is no packed match, or a packed copy of another match. */
  readonly force: boolean;
}

/**
 * `orrery saves pack`: packs a saved match, with all its secrets, into one small file to send. Throws `UsageError` for
 * a match that has not ended (unless `yes`) and for output to a terminal; `SaveFault`; or `Failure` for a file that
 * can't or must not be written.
 */
export async function packSave(
  { stored, file }: FoundSave,
  { out, yes, force }: PackFlags,
  { err, note, bytes: write }: Streams,
): Promise<number> {
  const { entry } = stored;
  const baseName = file === null ? entry.game : nameOfFile(file);
  if (entry.pending !== null && !yes)
    throw new UsageError(say('cli.pack.sure', { name: file === null ? '-' : baseName }));
  const { bytes, lost } = packedMatch(stored, await gameOf(entry));
  if (lost !== null) err(`${format(say('cli.says', { message: say('cli.export.lost', { lost }) }))}\n`);
  if (out !== null && isStandardOutput(out)) write(bytes);
  else {
    const targetFile = resolveOutFile(out ?? `${baseName}.jsonl${PACKED_EXTENSION}`);
    writeOut(targetFile, bytes, {
      check: content => checkReplaceable(targetFile, content, headOfPacked(bytes), force),
      rights: 0o600,
      failed: reason => say('cli.pack.not-written', { file: targetFile, reason }),
    });
    note(`${format(say('cli.pack.written', { file: targetFile }))}\n`);
  }
  note(`${format(say('cli.save.secrets'))}\n`);
  return EXIT.fine;
}

/**
 * Checks whether a packed match may replace a file. Throws `Failure` for an unpacked saved match and, without `force`,
 * for anything but a packed copy of the same match.
 */
function checkReplaceable(file: string, content: Buffer | null, head: string | null, force: boolean): void {
  if (content !== null && holdsSave(content)) throw new CommandFailure(say('cli.pack.is-save', { file }));
  const previousHead = content === null ? null : headOfPacked(content);
  if (force || (previousHead !== null && previousHead === head)) return;
  throw new CommandFailure(say(previousHead === null ? 'cli.pack.not-ours' : 'cli.pack.other', { file }));
}
