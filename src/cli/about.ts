import { JSON_VERSION } from './output.ts';
import { format, say } from './say.ts';
import type { Streams } from './streams.ts';
import { programFacts } from './version.ts';
import type { Message } from '../kernel/words/message.ts';

/**
 * `orrery about`: prints the version, the licence, what the program is, who owns the games, and where to report
 * problems.
 */
export function showAbout({ out }: Pick<Streams, 'out'>): void {
  const { version, licence } = programFacts();
  const lines = [
    say('about.version', { version, licence }),
    '',
    say('about.what'),
    say('about.whose'),
    '',
    say('about.publishers'),
    '',
    reportMessage(),
    say('cli.about.more'),
  ];
  for (const line of lines) out(`${typeof line === 'string' ? line : format(line)}\n`);
}

/** The sentence that tells where to report problems. */
export function reportMessage(): Message {
  const { reports } = programFacts();
  return reports === null ? say('about.report.people') : say('about.report.address', { address: reports });
}

/** `orrery version` and `--version`: prints the version or, with `json`, also other facts that programs need. */
export async function showVersion(json: boolean, { out, json: write }: Pick<Streams, 'out' | 'json'>): Promise<void> {
  const { version } = programFacts();
  if (!json) {
    out(`${version}\n`);
    return;
  }
  const [{ PROTOCOL_VERSION }, { FILE_FORMAT }] = await Promise.all([
    import('../protocol/version.ts'),
    import('../saves/lines/lines.ts'),
  ]);
  const { node } = process.versions;
  write({ version: JSON_VERSION, orrery: version, protocol: PROTOCOL_VERSION, saves: FILE_FORMAT, node });
}
