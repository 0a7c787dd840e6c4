import { resolve } from 'node:path';
import { existsSync } from 'node:fs';
import { loadGame } from '../games/index.ts';
import type { Words } from '../kernel/words.ts';
import { SaveFault } from '../saves/fault.ts';
import { backupOf, fileOf, isSampleName, isSaveName, saveNames } from '../saves/folder.ts';
import type { Save } from '../saves/format.ts';
import { readSave, restoreSave } from '../saves/load.ts';
import { deleteSave, isThere, worthOf } from '../saves/remove.ts';
import type { Worth } from '../saves/remove.ts';
import { samplesFolder } from '../saves/samples.ts';
import type { SavesPlace } from '../saves/whereabouts.ts';
import { signed } from '../saves/write.ts';
import { inColumns, withProgress } from './listing.ts';
import { EXIT, Failure, UsageError } from './exit.ts';
import { printableJson } from './output.ts';
import { cliTeller, say, tell, textsOf } from './say.ts';
import type { Streams } from './streams.ts';
import { quoted } from '../saves/plain.ts';

/** What the list says of one save. */
interface Listed {
  readonly name: string;
  readonly game: string;
  readonly seats: readonly string[];
  readonly round: number;
  readonly saved: string;
  readonly pending: string;
  readonly fault: string | null;
}

/**
 * The file that a person means by FILE or NAME: a name in the saves folder, a path, or the name of a sample that comes with the
 * program. What is gone counts as there while it has a backup. Throws `Failure`.
 */
export function findSave(folder: string, cwd: string, text: string): string {
  if (isSaveName(text) && isThere(folder, text)) return fileOf(folder, text);
  const path = resolve(cwd, text);
  if (existsSync(path) || existsSync(backupOf(path))) return path;
  const samples = isSaveName(text) && isSampleName(text) ? samplesFolder() : null;
  if (samples !== null && isThere(samples, text)) return fileOf(samples, text);
  const names = saveNames(folder).slice(0, 5);
  const known = names.length === 0 ? say('cli.save.none-there') : say('cli.save.there', { names: names.join(', ') });
  throw new Failure(say('cli.save.missing', { name: quoted(text, 200), folder, known }));
}

/** The file of the sound save that was written last. Throws `Failure` when there is none. */
export function lastSave(folder: string): string {
  const name = saveNames(folder).find(
    candidate => !isSampleName(candidate) && listOne(folder, candidate).fault === null,
  );
  if (name === undefined) throw new Failure(say('cli.save.no-last', { folder }));
  return fileOf(folder, name);
}

/** The folder of the samples that come with the program. Throws `Failure` when it has none. */
export function samplesOrRefuse(): string {
  const folder = samplesFolder();
  if (folder === null) throw new Failure(say('cli.save.no-samples'));
  return folder;
}

/**
 * `orrery saves list`: one line a save, the newest first; broken ones are listed with what is wrong. Whoever waits at a terminal
 * sees how far it has come. Throws `Failure` when somebody has named a folder that is not there.
 */
export function listSaves(
  { folder, isNamed }: Pick<SavesPlace, 'folder' | 'isNamed'>,
  json: boolean,
  { out, err }: Streams,
): number {
  if (isNamed && !existsSync(folder)) throw new Failure(say('cli.save.no-folder', { folder }));
  const names = saveNames(folder);
  const tellProgress = process.stderr.isTTY ? err : (): void => undefined;
  const listed = withProgress(names, name => listOne(folder, name), tellProgress);
  if (json) {
    out(`${printableJson(listed)}\n`);
    return EXIT.fine;
  }
  if (listed.length === 0) out(`${tell(say('cli.save.no-list', { folder }))}\n`);
  const table = listed.map(({ name, game, seats, round, saved, pending, fault }) =>
    fault === null
      ? [name, game, seats.join(', '), tell(say('cli.save.round', { round })), whenOf(saved), pending]
      : [name, tell(say('cli.save.damaged', { fault }))],
  );
  for (const line of inColumns(table)) out(`${line}\n`);
  return EXIT.fine;
}

function whenOf(saved: string): string {
  return saved.slice(0, 16).replace('T', ' ');
}

function listOne(folder: string, name: string): Listed {
  const nothing = { name, game: '', seats: [], round: 0, saved: '', pending: '' };
  try {
    const save = readSave(fileOf(folder, name));
    return { ...nothing, ...summaryOf(save), fault: null };
  } catch (error) {
    if (error instanceof SaveFault) return { ...nothing, fault: error.message };
    throw error;
  }
}

/** What everybody may know of a save without loading its game. */
export function summaryOf(save: Save): Omit<Listed, 'name' | 'fault'> {
  const { game, seats, round, saved, pending } = save;
  const asked = pending === null ? undefined : seats[pending.seat]?.name;
  return {
    game,
    seats: seats.map(seat => seat.name),
    round,
    saved,
    pending: tell(asked === undefined ? say('cli.save.ended') : say('cli.save.asked', { seat: asked })),
  };
}

/** `orrery saves show`: what everybody at the table may know: seats, round, who is asked, the last events. */
export async function showSave(file: string, json: boolean, { out }: Streams): Promise<number> {
  const save = readSave(file);
  const game = await loadGame(save.game);
  if (game === null) throw new Failure(say('cli.save.no-game', { game: save.game }));
  const { match, lost } = restoreSave(game, save);
  const tellMatch = cliTeller(
    await textsOf(game),
    save.seats.map(({ name }) => name),
  );
  const last = match.events('spectator').slice(-10);
  const told = last.map(event => tellMatch(event.words));
  const outcome = match.outcome === null ? null : tellMatch(match.outcome.words);
  const whatIsLost = lost === null ? null : tell(lost);
  if (json) {
    // Whoever knows the seed of a running match can deal it again, and so knows every hand and deck.
    const seed = match.outcome === null ? null : save.seed;
    out(`${printableJson({ ...summaryOf(save), seed, begun: save.begun, outcome, lost: whatIsLost, last: told })}\n`);
    return EXIT.fine;
  }
  const { seats, round, saved, pending } = summaryOf(save);
  const standing = outcome ?? pending;
  const shown = say('cli.save.shown', { game: game.title, seats: seats.join(', '), round, standing, saved });
  out(`${tell(shown)}\n`);
  if (whatIsLost !== null) out(`${whatIsLost}\n`);
  for (const line of told) out(`  ${line}\n`);
  return EXIT.fine;
}

/** `orrery saves export`: the whole save in the present format, secrets included, with a word about that on stderr. */
export function exportSave(file: string, { out, err }: Streams): number {
  const { writtenIn: _format, checksum: _old, ...save } = readSave(file);
  err(`${tell(say('cli.save.secrets'))}\n`);
  out(`${printableJson(signed(save), 2)}\n`);
  return EXIT.fine;
}

/**
 * `orrery saves rm NAME`: deletes only when `--yes` says so; a match that another program has open, and a damaged save with a whole
 * backup, only with `--force`. Throws `UsageError`, `Failure` or `SaveFault` otherwise.
 */
export function removeSave(
  folder: string,
  name: string,
  { yes, force }: { readonly yes: boolean; readonly force: boolean },
  { out }: Streams,
): number {
  if (!isSaveName(name)) throw new UsageError(say('cli.save.bad-name', { name: quoted(name) }));
  if (!isThere(folder, name)) throw new Failure(say('cli.save.no-save', { name, folder }));
  const worth = force ? null : worthOf(folder, name);
  if (worth !== null) throw new Failure(worthWords(name, worth));
  if (!yes) throw new UsageError(say('cli.save.sure', { name }));
  deleteSave(folder, name);
  out(`${tell(say('cli.save.deleted', { name }))}\n`);
  return EXIT.fine;
}

function worthWords(name: string, worth: Worth): Words {
  if (!('holder' in worth)) return say('cli.save.has-backup', { name });
  const { pid, host } = worth.holder;
  return say('cli.save.is-open', { name, process: String(pid), host });
}
