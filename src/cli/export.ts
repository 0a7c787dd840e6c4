import type { Formatter } from '../kernel/words/format.ts';
import type { Game } from '../kernel/history/playable.ts';
import { allLost } from '../saves/saved/lost.ts';
import { EXIT } from './exit.ts';
import type { FoundSave } from './saves.ts';
import { printableJson } from './output.ts';
import { loadStored } from './replay.ts';
import type { ReportFormat } from './report-formats.ts';
import { isStandardOutput, resolveOutFile } from './out-file.ts';
import { writeReportTo } from './report-file.ts';
import { currentLanguageId, say, format } from './say.ts';
import type { Streams } from './streams.ts';

/** The flags of `orrery export`. */
export interface ExportFlags {
  readonly format: ReportFormat;
  /** The file to write, or `-` for standard output. */
  readonly out: string;
  /** Whether to overwrite a file that Orrery did not write. */
  readonly force: boolean;
}

/**
 * `orrery export SAVE`: writes the report of a saved match for people (Markdown) or programs (JSON, `docs/report.md`),
 * with public information only. Throws `SaveFault`, or `Failure` for a file that can't or must not be written.
 */
export async function exportReport(
  { stored }: FoundSave,
  { format: kind, out: to, force }: ExportFlags,
  { out, err, note, json }: Streams,
): Promise<number> {
  const { game, match, close, ...loaded } = await loadStored(stored);
  try {
    const lost = allLost({ match, lost: loaded.lost });
    const { loadBoard } = await import('../games/index.ts');
    const { reportOf } = await import('../session/looking-back/report.ts');
    const { plainBoard } = await import('../session/setting/games.ts');
    const { markdownOf } = await import('../session/looking-back/markdown.ts');
    const board = (await loadBoard(game.id)) ?? plainBoard(game.title);
    const { seats } = stored.entry;
    const formatReport = await reportFormatter(
      game,
      seats.map(({ name }) => name),
    );
    const players = seats.map(({ player }) => player);
    const report = reportOf({ game, match, board, players, format: formatReport });
    if (lost !== null) err(`${format(say('cli.says', { message: say('cli.export.lost', { lost }) }))}\n`);
    if (isStandardOutput(to)) {
      if (kind === 'json') json(report, 2);
      else out(markdownOf(report, formatReport));
    } else {
      const file = resolveOutFile(to);
      writeReportTo(file, kind === 'json' ? `${printableJson(report, 2)}\n` : markdownOf(report, formatReport), force);
      note(`${format(say('cli.export.written', { file }))}\n`);
    }
    return EXIT.fine;
  } finally {
    close();
  }
}

/** Makes the formatter for a report, in the language of the command line. */
async function reportFormatter(game: Game, names: readonly string[]): Promise<Formatter> {
  const { Catalogues } = await import('../session/text/catalogues.ts');
  const { SESSION_LANGUAGES } = await import('../session/text/languages.ts');
  const { sessionTexts } = await import('../session/text/text.en.ts');
  const catalogues = new Catalogues(SESSION_LANGUAGES, sessionTexts);
  await catalogues.load(currentLanguageId(), game);
  return catalogues.formatter(currentLanguageId(), { game, names });
}
