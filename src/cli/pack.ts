import { headOfPacked, nameOfFile, PACKED, packedMatch } from '../saves/saved/stored.ts';
import { EXIT, Failure, UsageError } from './exit.ts';
import { gameOf } from './replay.ts';
import { holdsSave, isStandardOutput, outFileMeant, writeOut } from './out-file.ts';
import type { MeantSave } from './saves.ts';
import { say, format } from './say.ts';
import type { Streams } from './streams.ts';

/** The flags of `orrery saves pack`. */
export interface PackFlags {
  /** The file to write, or `-` for standard output; `null`: the save's name, in the folder where one stands. */
  readonly out: string | null;
  /** Whether a match that goes on is packed all the same. */
  readonly yes: boolean;
  /** Whether a file is overwritten that is no packed match, or of another one. */
  readonly force: boolean;
}

/**
 * `orrery saves pack`: a saved match as one small file to be sent, with all its secrets. Throws `UsageError` for a
 * match that goes on unless `yes` is said, and for a terminal in place of a file; `SaveFault`; or `Failure` for a file
 * that can't be or must not be written.
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
 * Throws `Failure` for a saved match that is not packed, and unless `force` is said for whatever else is not the same
 * match packed before.
 */
function checkReplaceable(file: string, content: Buffer | null, head: string | null, force: boolean): void {
  if (content !== null && holdsSave(content)) throw new Failure(say('cli.pack.is-save', { file }));
  const before = content === null ? null : headOfPacked(content);
  if (force || (before !== null && before === head)) return;
  throw new Failure(say(before === null ? 'cli.pack.not-ours' : 'cli.pack.other', { file }));
}
