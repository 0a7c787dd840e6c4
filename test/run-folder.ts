import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

// A run of the tests has a folder of its own for whatever is temporary: their folders, and those of all programs that
// they start. It goes with the run, which fails when something was left in it, or still runs.

const RUN = 'orrery-run-';

/** The variables by which systems name the folder for what is temporary. */
const NAMES = ['TMPDIR', 'TEMP', 'TMP'];

/** Programs that have just been ended get this long to be gone, in milliseconds. */
const PATIENCE = 1_500;

/**
 * Called by vitest before the first test, once for each of its projects; returns what is to be done behind the last.
 */
export function setup(): (() => Promise<void>) | undefined {
  if (basename(tmpdir()).startsWith(RUN)) return undefined;
  const before = NAMES.map(name => [name, process.env[name]] as const);
  const folder = mkdtempSync(join(tmpdir(), RUN));
  for (const name of NAMES) process.env[name] = folder;
  return async () => {
    const faults = await endOf(folder);
    for (const [name, value] of before) {
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
    if (faults.length === 0) return;
    // What is thrown here is only told.
    process.exitCode = 1;
    throw new Error(faults.join('\n'));
  };
}

/** What the tests have left: programs that still run, which are ended, and folders. All of it is gone then. */
export async function endOf(folder: string): Promise<string[]> {
  for (let waited = 0; waited < PATIENCE && programsIn(folder).length > 0; waited += 50) {
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  const faults: string[] = [];
  for (const { pid, command } of programsIn(folder)) {
    faults.push(`A test has left a program running: ${command} (${pid})`);
    process.kill(pid, 'SIGKILL');
  }
  const left = readdirSync(folder).filter(name => name.startsWith('orrery-'));
  if (left.length > 0) faults.push(`Tests have left folders behind: ${left.join(', ')}`);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  return faults;
}

/**
 * The programs that were started with that folder for what is temporary, where the system tells; but for helpers of the
 * tools themselves.
 */
function programsIn(folder: string): { readonly pid: number; readonly command: string }[] {
  return numbersIn('/proc').flatMap(pid => {
    if (pid === process.pid || !textOf(`/proc/${pid}/environ`).includes(`TMPDIR=${folder}\0`)) return [];
    const command = textOf(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim();
    return command === '' || command.includes('esbuild') ? [] : [{ pid, command }];
  });
}

function numbersIn(folder: string): number[] {
  try {
    return readdirSync(folder).map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}
