import { arch, platform, release } from 'node:os';
import { reportMessage } from './about.ts';
import { say, format } from './say.ts';
import { programVersion } from './version.ts';

/** The text that reports a crash: the stack, the versions, and where to send the report. */
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
