import { CommandFailure } from './exit.ts';
import { holdsSave, jsonIn, writeOut } from './out-file.ts';
import { headOfPacked } from '../saves/saved/stored.ts';
import { say } from './say.ts';

/** The mark at the end of every Markdown report. */
const REPORT_MARK = '<!--orrery:report:';

/**
 * Writes a report to a file and replaces an earlier report. Throws `Failure` for a saved match, for a file that Orrery
 * did not write (unless `force`), and for a file that can't be written.
 */
export function writeReportTo(file: string, text: string, force: boolean): void {
  writeOut(file, text, {
    check: content => checkReplaceable(file, content, force),
    rights: 0o666,
    failed: reason => say('cli.export.not-written', { file, reason }),
  });
}

function checkReplaceable(file: string, content: Buffer | null, force: boolean): void {
  if (content !== null && (holdsSave(content) || headOfPacked(content) !== null)) {
    throw new CommandFailure(say('cli.export.is-save', { file }));
  }
  if (force) return;
  const text = content?.toString('utf8') ?? '';
  const data = jsonIn(text);
  const isReport = data === null ? text.includes(REPORT_MARK) : 'program' in data && 'report' in data;
  if (!isReport) throw new CommandFailure(say('cli.export.not-ours', { file }));
}
