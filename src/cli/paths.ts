import { join, resolve } from 'node:path';
import { platformFolder } from '../saves/folder/platform.ts';
import { EXIT } from './exit.ts';
import { JSON_VERSION } from './output.ts';
import { say, format } from './say.ts';
import type { Streams } from './streams.ts';

/** The folders that are already known. */
export interface KnownFolderPaths {
  /** The saves folder. */
  readonly saves: string;
  /** The folder of the settings; empty: none was named. */
  readonly settingsFolder: string;
}

/** `orrery paths`: prints the paths of saves, settings and lesson progress, whether they exist yet or not. */
export function showPaths(
  { saves, settingsFolder }: KnownFolderPaths,
  json: boolean,
  { out, json: write }: Streams,
): number {
  const folder = settingsFolder === '' ? platformFolder('config') : resolve(settingsFolder);
  const paths = { saves, settings: join(folder, 'settings.json'), lessons: join(folder, 'lessons.json') };
  if (json) write({ version: JSON_VERSION, ...paths });
  else out(`${format(say('cli.paths.are', paths))}\n`);
  return EXIT.fine;
}
