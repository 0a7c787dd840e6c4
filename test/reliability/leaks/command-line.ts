import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Match } from '../../../src/kernel/history/playable.ts';
import type { Shown } from '../../oracles/seen.ts';
import { orrery } from '../../cli/said.ts';
import { saveAs } from './saved.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

/** What anybody may ask the command line about a running match that lies in the folder of saves. */
const COMMANDS = [
  ['saves', 'list'],
  ['saves', 'list', '--json'],
  ['saves', 'show', 'match'],
  ['saves', 'show', 'match', '--json'],
  ['export', 'match'],
  ['export', 'match', '--format', 'json'],
] as const;

/**
 * What those commands write, all of which everybody may read; of a match that is over the seed too, which is not the
 * same in another world.
 */
export async function writtenOnTheCommandLine(match: Match): Promise<Shown> {
  const folder = temporaryFolder('secrets');
  const shown: Record<string, unknown> = {};
  try {
    saveAs(join(folder, 'match.jsonl'), match);
    for (const command of COMMANDS) {
      const { code, out, err } = await orrery('--saves', folder, ...command);
      if (code !== 0) throw new Error(`orrery ${command.join(' ')}: ${err}`);
      // The folder is another one every time.
      const told = out.replaceAll(folder, 'FOLDER');
      shown[`orrery ${command.join(' ')}`] =
        match.outcome === null ? told : told.replaceAll(match.start.seed, 'the seed');
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return shown;
}
