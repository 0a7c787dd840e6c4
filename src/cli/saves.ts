import { basename, join, resolve } from 'node:path';
import { existsSync } from 'node:fs';
import { roundNameOf } from '../games/index.ts';
import type { Seat, Message } from '../kernel/words/message.ts';
import { roundWords } from '../kernel/words/rounds.ts';
import { SaveFault } from '../saves/input/fault.ts';
import type { SaveFaultCode } from '../saves/input/fault.ts';
import { allLost } from '../saves/saved/lost.ts';
import { readEntry } from '../saves/saved/entry.ts';
import type { SaveEntry } from '../saves/saved/entry.ts';
import {
  backupOf,
  isSampleName,
  isSaveName,
  misnamedFiles,
  misnamedFault,
  olderFileOf,
  savedFile,
  saveNames,
} from '../saves/folder/folder.ts';
import { linesInAscii } from '../saves/lines/lines.ts';
import { checksumOf } from '../saves/old/checksum.ts';
import type { Player } from '../saves/input/people.ts';
import { quoted } from '../saves/input/plain.ts';
import { isThere } from '../saves/saved/remove.ts';
import { samplesFolder } from '../saves/folder/samples.ts';
import { nameOfFile } from '../saves/saved/stored.ts';
import type { Stored } from '../saves/saved/stored.ts';
import type { SavesPlace } from '../saves/folder/whereabouts.ts';
import { EXIT, CommandFailure } from './exit.ts';
import { inColumns, withProgress } from './listing.ts';
import { JSON_VERSION } from './output.ts';
import { loadStored } from './replay.ts';
import { cliFormatter, say, format, textsOf } from './say.ts';
import type { Streams } from './streams.ts';
import { didYouMean } from './suggest.ts';

/** A save that was found, and its file. */
export interface FoundSave {
  readonly stored: Stored;
  /** The file of the save; `null`: it was read from standard input. */
  readonly file: string | null;
}

/**
 * The public facts of a save that can be read without loading its game, as `--json` prints them: independent of
 * language, always with the same keys.
 */
interface SaveSummary {
  readonly name: string | null;
  readonly file: string | null;
  /** The id of the game; this and the following values are `null` or empty if the save can't be read. */
  readonly game: string | null;
  readonly seats: readonly { readonly name: string; readonly player: Player }[];
  readonly round: number | null;
  readonly begun: string | null;
  readonly saved: string | null;
  /** The seat that is asked and the kind of the question; `null`: the match has ended or can't be read. */
  readonly pending: { readonly seat: Seat; readonly kind: string } | null;
  /** The file in an older format that is kept beside the save; `null`: there is none. */
  readonly older: string | null;
  readonly fault: { readonly code: SaveFaultCode; readonly message: string } | null;
}

/**
 * Finds the file that a person means by FILE or NAME: a name in the saves folder, a path, or the name of a sample. A
 * missing file with a backup counts as existing. Throws `Failure`.
 */
export function findSave(folder: string, cwd: string, text: string): string {
  if (isSaveName(text) && isThere(folder, text)) return savedFile(folder, text);
  const path = resolve(cwd, text);
  // An empty name must not mean the current folder.
  if (text !== '' && (existsSync(path) || existsSync(backupOf(path)))) return path;
  const samples = isSaveName(text) && isSampleName(text) ? samplesFolder() : null;
  if (samples !== null && isThere(samples, text)) return savedFile(samples, text);
  const saves = saveNames(folder);
  const names = saves.slice(0, 5);
  const knownSaves =
    names.length === 0 ? say('cli.save.none-there') : say('cli.save.there', { names: names.join(', ') });
  const suggestion = didYouMean(text, saves);
  throw new CommandFailure(
    say('cli.save.missing', { name: quoted(text, 200), folder, meant: suggestion, known: knownSaves }),
  );
}

/** The file of the intact save that was written last. Throws `Failure` if there is none. */
export function lastSave(folder: string): string {
  const name = saveNames(folder).find(
    candidate => !isSampleName(candidate) && listOne(folder, candidate).fault === null,
  );
  if (name === undefined) throw new CommandFailure(say('cli.save.no-last', { folder }));
  return savedFile(folder, name);
}

/** The folder of the samples that come with the program. Throws `Failure` if there are no samples. */
export function samplesOrRefuse(): string {
  const folder = samplesFolder();
  if (folder === null) throw new CommandFailure(say('cli.save.no-samples'));
  return folder;
}

/**
 * `orrery saves list`: prints one line for each save, the newest first, including damaged saves, with the fault, and
 * files without a valid name. `samples`: only the samples that come with the program. At a terminal the progress is
 * shown. Throws `Failure` for a folder that was named but does not exist.
 */
export function listSaves(
  { folder, isNamed }: Pick<SavesPlace, 'folder' | 'isNamed'>,
  { json, samples: areSamples = false }: { readonly json: boolean; readonly samples?: boolean },
  { out, note, json: write }: Streams,
): number {
  if (isNamed && !existsSync(folder)) throw new CommandFailure(say('cli.save.no-folder', { folder }));
  const names = saveNames(folder).filter(name => !areSamples || isSampleName(name));
  const oddFileNames = areSamples ? [] : misnamedFiles(folder);
  const writeProgress = (text: string): void => {
    if (process.stderr.isTTY) process.stderr.write(text);
  };
  const listed = [
    ...withProgress(names, name => listOne(folder, name), writeProgress),
    ...oddFileNames.map(file => unreadableSummary(null, join(folder, file), misnamedFault(file))),
  ];
  if (json) {
    write({ version: JSON_VERSION, folder, saves: listed });
    return EXIT.fine;
  }
  if (listed.length === 0) note(`${format(say('cli.save.no-list', { folder }))}\n`);
  for (const line of inColumns(listed.map(rowOf))) out(`${line}\n`);
  return EXIT.fine;
}

/** The most characters shown of a file name that is no valid name of a save. */
const MAX_NAME_SHOWN = 30;

/** The cells of a save's row in the list for people. */
function rowOf(summary: SaveSummary): readonly string[] {
  const { fault, older } = summary;
  const name = summary.name ?? quoted(basename(summary.file ?? ''), MAX_NAME_SHOWN);
  const withOlder = (standing: Message): string =>
    format(older === null ? standing : say('cli.save.older', { standing, file: basename(older) }));
  if (fault !== null) return [name, withOlder(say('cli.save.damaged', { fault: fault.message }))];
  const { game, seats, time, saved, pending } = summaryTexts(summary);
  return [name, game, seats, format(time), saved, withOlder(pending)];
}

function listOne(folder: string, name: string): SaveSummary {
  const file = savedFile(folder, name);
  try {
    return summaryOf(readEntry(file), file);
  } catch (error) {
    if (!(error instanceof SaveFault)) throw error;
    return unreadableSummary(name, file, error);
  }
}

function unreadableSummary(name: string | null, file: string, { code, message }: SaveFault): SaveSummary {
  const nothing = { game: null, seats: [], round: null, begun: null, saved: null, pending: null };
  return { name, file, ...nothing, older: olderFileOf(file), fault: { code, message } };
}

/**
 * The public facts of a save. The number of answers is left out: it would tell how many private answers another seat
 * gave.
 */
export function summaryOf(entry: SaveEntry, file: string | null): SaveSummary {
  const { game, seats, round, begun, saved, pending } = entry;
  return {
    name: file === null ? null : nameOfFile(file),
    file,
    game,
    seats: seats.map(({ name, player }) => ({ name, player })),
    round,
    begun: begun.toISOString(),
    saved: saved.toISOString(),
    pending: pending === null ? null : { seat: pending.seat, kind: pending.kind },
    older: file === null ? null : olderFileOf(file),
    fault: null,
  };
}

/** The parts of a summary, as texts for people. */
function summaryTexts({ game, seats, round, saved, pending }: SaveSummary) {
  const askedName = pending === null ? undefined : seats[pending.seat]?.name;
  return {
    game: game ?? '',
    seats: seats.map(({ name }) => name).join(', '),
    time: roundWords(round ?? 0, roundNameOf(game ?? '')),
    saved: (saved ?? '').slice(0, 16).replace('T', ' '),
    pending: askedName === undefined ? say('cli.save.ended') : say('cli.save.asked', { seat: askedName }),
  };
}

/** `orrery saves show`: prints what everybody may know of a save: seats, round, who is asked, the last events. */
export async function showSave(
  { stored, file }: FoundSave,
  json: boolean,
  { out, json: write }: Streams,
): Promise<number> {
  const { entry } = stored;
  const { game, match, close, ...loaded } = await loadStored(stored);
  try {
    const lost = allLost({ match, lost: loaded.lost });
    const last = match.events('spectator').slice(-10);
    const summary = summaryOf(entry, file);
    if (json) {
      const { outcome } = match;
      write({
        version: JSON_VERSION,
        ...summary,
        // The seed of a match that has not ended is secret: with it anybody could deal the match again and know all
        // hands and decks.
        seed: outcome === null ? null : entry.seed,
        outcome: outcome === null ? null : { winners: outcome.winners, ...dataOf(outcome.words) },
        lost: lost === null ? null : dataOf(lost),
        last: last.map(({ index, words, refs = [], rule = null }) => ({ index, ...dataOf(words), refs, rule })),
      });
      return EXIT.fine;
    }
    const formatMatch = cliFormatter(
      await textsOf(game),
      entry.seats.map(({ name }) => name),
    );
    const { seats, time, pending } = summaryTexts(summary);
    const standingText = match.outcome === null ? pending : formatMatch(match.outcome.words);
    const shownMessage = say('cli.save.shown', {
      game: game.title,
      seats,
      time,
      standing: standingText,
      saved: entry.saved.toISOString(),
    });
    out(`${format(shownMessage)}\n`);
    if (lost !== null) out(`${format(lost)}\n`);
    for (const event of last) out(`  ${formatMatch(event.words)}\n`);
    return EXIT.fine;
  } finally {
    close();
  }
}

/** A message as data, independent of language. */
function dataOf({ key, with: params = {} }: Message): { readonly kind: string; readonly with: Message['with'] } {
  return { kind: key, with: params };
}

/**
 * `orrery saves export`: prints the whole save as it is stored, secrets included, with a warning on stderr. Throws
 * `SaveFault`.
 */
export function exportSave({ stored }: FoundSave, { out, note, json }: Streams): number {
  const text = stored.text();
  note(`${format(say('cli.save.secrets'))}\n`);
  if ('save' in text) {
    const { writtenIn: _format, checksum: _old, ...save } = text.save;
    json({ ...save, checksum: checksumOf(save) }, 2);
  } else {
    out(linesInAscii(text.lines));
  }
  return EXIT.fine;
}
