import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Teller } from '../kernel/phrases.ts';
import type { Game } from '../kernel/playable.ts';
import { realDisk } from '../saves/disk.ts';
import { systemReason } from '../saves/fault.ts';
import { replaceFile } from '../saves/write.ts';
import { EXIT, Failure } from './exit.ts';
import { printableJson } from './output.ts';
import { hasLostItsPast } from '../saves/load.ts';
import { readBack } from './replay.ts';
import type { ReportFormat } from './report-formats.ts';
import { languageSpoken, say, tell } from './say.ts';
import type { Streams } from './streams.ts';

/** What `orrery export` is told. */
export interface ExportFlags {
  readonly format: ReportFormat;
  /** The file to write; `null`: standard output. */
  readonly out: string | null;
}

/**
 * `orrery export FILE`: the report of a saved match for people (Markdown) or programs (JSON, `docs/report.md`), with nothing in it
 * that not everybody at the table may know. Throws `SaveFault`, or `Failure` for a file that can't be or must not be written.
 */
export async function exportReport(
  file: string,
  { format, out: to }: ExportFlags,
  { out, err }: Streams,
): Promise<number> {
  const { game, match, save, lost } = await readBack(file);
  const { loadBoard } = await import('../games/boards.ts');
  const { reportOf } = await import('../table/report.ts');
  const { plainBoard } = await import('../table/games.ts');
  const board = (await loadBoard(game.id)) ?? plainBoard(game.title);
  const tellReport = await reportTeller(
    game,
    save.seats.map(({ name }) => name),
  );
  const players = save.seats.map(({ player }) => player);
  const report = reportOf({ game, match, board, players, tell: tellReport });
  const text =
    format === 'json'
      ? `${printableJson(report, 2)}\n`
      : (await import('../table/markdown.ts')).markdownOf(report, tellReport);
  const past = hasLostItsPast({ match, save }) ? say('cli.export.past') : null;
  const told = lost === null ? past : say('cli.export.lost', { lost });
  if (told !== null) err(`${tell(say('cli.says', { message: told }))}\n`);
  if (to === null) out(text);
  else {
    writeTo(resolve(to), text);
    err(`${tell(say('cli.export.written', { file: resolve(to) }))}\n`);
  }
  return EXIT.fine;
}

/** Tells a report in the language that the command line speaks. */
async function reportTeller(game: Game, names: readonly string[]): Promise<Teller> {
  const { Speech } = await import('../table/speech.ts');
  const { LANGUAGES } = await import('../table/languages.ts');
  const speech = new Speech(LANGUAGES);
  await speech.load(languageSpoken(), game);
  return speech.teller(languageSpoken(), { game, names });
}

/** Writes a whole file or leaves the old one; a save is never written over. */
function writeTo(file: string, text: string): void {
  if (isSave(file)) throw new Failure(say('cli.export.is-save', { file }));
  try {
    replaceFile(file, text, realDisk);
  } catch (error) {
    throw new Failure(say('cli.export.not-written', { file, reason: systemReason(error) }));
  }
}

function isSave(file: string): boolean {
  if (!existsSync(file)) return false;
  try {
    const data: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof data === 'object' && data !== null && 'program' in data && 'checksum' in data;
  } catch {
    return false;
  }
}
