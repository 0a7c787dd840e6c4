import { headOfPacked, nameOfFile, PACKED, packedMatch } from '../saves/saved/stored.ts';
import { EXIT, Failure, UsageError } from './exit.ts';
import { gameOf } from './replay.ts';
import { holdsSave, isStandardOutput, outFileMeant, writeOut } from './out-file.ts';
import type { MeantSave } from './saves.ts';
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
  { stored, file }: MeantSave,
  { out, yes, force }: PackFlags,
  { err, note, bytes: write }: Streams,
): Promise<number> {
  const { entry } = stored;
  const stem = file === null ? entry.game : nameOfFile(file);
  if (entry.pending !== null && !yes) throw new UsageError(say('cli.pack.sure', { name: file === null ? '-' : stem }));
  const { bytes, lost } = packedMatch(stored, await gameOf(entry));
  if (lost !== null) err(`${format(say('cli.says', { message: say('cli.export.lost', { lost }) }))}\n`);
  if (out !== null && isStandardOutput(out)) write(bytes);
  else {
    const to = outFileMeant(out ?? `${stem}.jsonl${PACKED}`);
    writeOut(to, bytes, {
      check: content => checkReplaceable(to, content, headOfPacked(bytes), force),
      rights: 0o600,
      failed: reason => say('cli.pack.not-written', { file: to, reason }),
    });
    note(`${format(say('cli.pack.written', { file: to }))}\n`);
  }
  note(`${format(say('cli.save.secrets'))}\n`);
  return EXIT.fine;
}

/**
 * Checks whether a packed match may replace a file. Throws `Failure` for an unpacked saved match and, without `force`,
 * for anything but a packed copy of the same match.
 */
function checkReplaceable(file: string, content: Buffer | null, head: string | null, force: boolean): void {
  if (content !== null && holdsSave(content)) throw new Failure(say('cli.pack.is-save', { file }));
  const before = content === null ? null : headOfPacked(content);
  if (force || (before !== null && before === head)) return;
  throw new Failure(say(before === null ? 'cli.pack.not-ours' : 'cli.pack.other', { file }));
}
