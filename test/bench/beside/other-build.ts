import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { runCommand } from './processor-time.ts';

/** A built checkout of the program. */
export interface Checkout {
  /** What its column is called. */
  readonly name: string;
  readonly folder: string;
}

/** The program of a checkout. */
export function programOf({ folder }: Checkout): string {
  return join(folder, 'bin', 'orrery.js');
}

/**
 * Builds a commit of the repository in `root` in a new folder: with a copy of the libraries that are installed here, if
 * it wants the very same, and else with its own. Throws when there is no such commit, and when it can't be built.
 */
export async function buildCommit(root: string, commit: string, folder: string): Promise<Checkout> {
  const run = async (where: string, ...command: readonly string[]): Promise<string> =>
    (await runCommand({ command, folder: where })).out.trim();
  const name = await run(root, 'git', 'rev-parse', '--short', '--verify', `${commit}^{commit}`).catch(() => {
    throw new RangeError(`there is no commit ${commit}`);
  });
  mkdirSync(folder, { recursive: true });
  await run(root, 'sh', '-c', 'git archive "$1" | tar -x -C "$2"', 'sh', name, folder);
  if (wantsSame(root, folder)) await copyLibraries(root, folder);
  else await run(folder, 'npm', 'ci', '--prefer-offline');
  await run(folder, 'npm', 'run', 'build', '--silent');
  const built = { name, folder };
  if (!existsSync(programOf(built))) throw new Error(`${name} has no ${programOf(built)}`);
  return built;
}

/** Whether two checkouts want the same libraries, of which the first has all. */
function wantsSame(root: string, folder: string): boolean {
  const lockOf = (where: string): string => readFileSync(join(where, 'package-lock.json'), 'utf8');
  return existsSync(join(root, 'node_modules')) && lockOf(root) === lockOf(folder);
}

/**
 * Copies what is installed, without what commands keep there between their runs. A build names its libraries by where
 * they lie, so a link won't do.
 */
async function copyLibraries(root: string, folder: string): Promise<void> {
  const libraries = join(root, 'node_modules');
  const isKept = (file: string): boolean =>
    dirname(file) !== libraries || !basename(file).startsWith('.') || basename(file) === '.bin';
  await cp(libraries, join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true, filter: isKept });
}
