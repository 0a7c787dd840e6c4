import { join, resolve } from 'node:path';
import { platformFolder } from '../saves/folder/platform.ts';
import { EXIT } from './exit.ts';
import { JSON_VERSION } from './output.ts';
import { say, format } from './say.ts';
import type { Streams } from './streams.ts';

/** What is known already of where things lie. */
export interface Known {
  /** The folder of the saves. */
  readonly saves: string;
  /** The folder of the settings; empty: nobody has named one. */
  readonly settingsFolder: string;
}

/** `orrery paths`: where saves, settings and the progress in lessons lie, whether anything is there yet or not. */
export function showPaths({ saves, settingsFolder }: Known, json: boolean, { out, json: write }: Streams): number {
  const folder = settingsFolder === '' ? platformFolder('config') : resolve(settingsFolder);
  const paths = { saves, settings: join(folder, 'settings.json'), lessons: join(folder, 'lessons.json') };
  if (json) write({ version: JSON_VERSION, ...paths });
  else out(`${format(say('cli.paths.are', paths))}\n`);
  return EXIT.fine;
}
