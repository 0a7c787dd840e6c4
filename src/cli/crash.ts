import { arch, platform, release } from 'node:os';
import { reportMessage } from './about.ts';
import { say, format } from './say.ts';
import { programVersion } from './version.ts';

/** The report of a crash: where it happened, the versions, and what to do with the report. */
export function crashReport(error: unknown): string {
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const versions = {
    orrery: programVersion(),
    node: process.versions.node,
    system: `${platform()} ${release()} ${arch()}`,
    report: reportMessage(),
  };
  return format(say('cli.fault', { details, ...versions }));
}
