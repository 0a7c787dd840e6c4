import type { TerminalInput } from '../widgets/terminal.ts';
import type { TableOptions } from './options.ts';
import { say, tableTeller } from './say.ts';

export type { Beginning } from './desk-parts.ts';
export type { TableOptions } from './options.ts';
export { progressIn } from './lessons/progress.ts';
export { Preferences } from './preferences.ts';
export { Speech } from './speech.ts';

/** Input or output is no terminal. */
const NO_TERMINAL = 2;

/**
 * Opens the table and plays until the people leave. The answer is the program's exit code: 0, 2 without a terminal (it
 * is said on `stderr`, and neither Ink nor React has been loaded), 130 for Ctrl-C, 129 and 143 for signals, 70 for a
 * crash, which has been printed by then.
 */
export async function openTable(options: TableOptions): Promise<number> {
  if (options.preferences.aloud) {
    const { startAloud } = await import('./aloud/start.ts');
    return startAloud(options);
  }
  const { stdin, stdout, stderr } = options.terminal;
  if (!isTerminal(stdin, stdout)) {
    stderr.write(`${tableTeller()(say('open.no-terminal'))}\n`);
    return NO_TERMINAL;
  }
  const { start } = await import('./start.tsx');
  return start(options);
}

function isTerminal(stdin: TerminalInput, stdout: object): boolean {
  return stdin.isTTY === true && stdin.setRawMode !== undefined && 'isTTY' in stdout && stdout.isTTY === true;
}
