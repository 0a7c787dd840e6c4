import { basename } from 'node:path';
import type { Message } from '../kernel/words/message.ts';
import { isSampleName, isSaveName, saveNames } from '../saves/folder/folder.ts';
import { quoted } from '../saves/input/plain.ts';
import { deleteSave, isThere, worthOf } from '../saves/saved/remove.ts';
import type { Worth } from '../saves/saved/remove.ts';
import { EXIT, CommandFailure, UsageError } from './exit.ts';
import { format, say } from './say.ts';
import type { Streams } from './streams.ts';

/**
 * `orrery saves rm NAME...`: deletes saves by names and by patterns with `*` and `?`, only with `--yes`. A save that
 * another program has open, or a damaged one with an intact backup, is deleted only with `--force`. Throws
 * `UsageError`, `Failure` or `SaveFault`, before deleting anything, if one of them can't be deleted.
 */
export function removeSaves(
  folder: string,
  wantedNames: readonly string[],
  { yes, force }: { readonly yes: boolean; readonly force: boolean },
  { out }: Pick<Streams, 'out'>,
): number {
  const names = [...new Set(wantedNames.flatMap(word => matchingNames(folder, word)))];
  for (const name of names) {
    const worth = force ? null : worthOf(folder, name);
    if (worth !== null) throw new CommandFailure(worthMessage(name, worth));
  }
  if (!yes) throw new UsageError(confirmationMessage(names, wantedNames));
  for (const name of names) {
    deleteSave(folder, name);
    out(`${format(say('cli.save.deleted', { name }))}\n`);
  }
  return EXIT.fine;
}

/**
 * The saves that an argument means: one by its name, or all that match a pattern. Samples match only a pattern that
 * begins like the name of a sample.
 */
function matchingNames(folder: string, word: string): readonly string[] {
  if (isPattern(word)) {
    const found = saveNames(folder).filter(
      name => matchesPattern(name, word) && (!isSampleName(name) || isSampleName(word)),
    );
    if (found.length === 0) throw new CommandFailure(say('cli.save.none-fits', { pattern: quoted(word), folder }));
    return found;
  }
  if (!isSaveName(word)) throw new UsageError(say('cli.save.bad-name', { name: quoted(word) }));
  if (!isThere(folder, word)) throw new CommandFailure(say('cli.save.no-save', { name: word, folder }));
  return [word];
}

function isPattern(word: string): boolean {
  return /[*?]/.test(word);
}

/** Whether a name matches a pattern in which `*` stands for any characters and `?` for one character. */
function matchesPattern(name: string, pattern: string): boolean {
  let nameIndex = 0;
  let patternIndex = 0;
  /**
   * The index after the last `*` in the pattern (`afterStar`; `null`: no `*` yet), and the end of what it matches in
   * the name (`starEnd`).
   */
  let afterStar: number | null = null;
  let starEnd = 0;
  while (nameIndex < name.length) {
    const patternCharacter = pattern[patternIndex];
    if (patternCharacter === '*') {
      patternIndex += 1;
      afterStar = patternIndex;
      starEnd = nameIndex;
    } else if (patternCharacter === '?' || patternCharacter === name[nameIndex]) {
      nameIndex += 1;
      patternIndex += 1;
    } else if (afterStar !== null) {
      starEnd += 1;
      nameIndex = starEnd;
      patternIndex = afterStar;
    } else return false;
  }
  return /^\**$/.test(pattern.slice(patternIndex));
}

/** The message that says what would be deleted and how to confirm it. */
function confirmationMessage(names: readonly string[], wanted: readonly string[]): Message {
  const [name = ''] = wanted;
  if (wanted.length === 1 && !isPattern(name)) return say('cli.save.sure', { name });
  return say('cli.save.sure-all', { names: names.join(', '), count: names.length });
}

function worthMessage(name: string, worth: Worth): Message {
  if ('older' in worth) return say('cli.save.has-older', { name, file: basename(worth.older) });
  if ('backup' in worth) return say('cli.save.has-backup', { name });
  const { pid, host } = worth.holder;
  return say('cli.save.is-open', { name, process: String(pid), host });
}
