import type { Message } from '../../kernel/words/message.ts';
import type { TerminalInput } from '../frame/edge/terminal.ts';
import { say, tableFormatter } from '../frame/text/say.ts';
import type { TableOptions } from './options.ts';

export { progressIn } from '../../session/learning/progress.ts';
export { Preferences } from '../frame/preferences/preferences.ts';
export { keyLine, readKeyLine } from './screens/key-line.ts';
export { tableCatalogues } from '../frame/text/say.ts';

/** The exit code if input or output is not a terminal, or the terminal can't be painted on. */
const NO_TERMINAL_EXIT_CODE = 2;

/** The TERM values of terminals without a movable cursor, and of unknown terminals. */
const DUMB_TERMINALS: ReadonlySet<string> = new Set(['dumb', 'unknown']);

/** A function that opens a table and returns the exit code. */
export type Start = (options: TableOptions) => Promise<number>;

/**
 * Opens the table, painted or read aloud, and returns the exit code when the people have left: 0; 2 without a usable
 * terminal (`stderr` says why, and neither Ink nor React is loaded); 130 for Ctrl-C; 128 plus its number for a signal;
 * 129 for a closed window; 70 for a crash, which has been printed by then.
 */
export async function openTable(options: TableOptions): Promise<number> {
  if (options.preferences.aloud) {
    const { startAloud } = await import('./aloud/start.ts');
    const canWipe = isTerminalOutput(options.terminal.stdout) && reasonNotPainted(options.preferences.term) === null;
    return startAloud(options, canWipe);
  }
  return openPainted(options, async () => {
    const { startPainted: start } = await import('./start.tsx');
    return start;
  });
}

/** Opens a painted table, if the terminal can be painted on. */
export async function openPainted(options: TableOptions, loadStart: () => Promise<Start>): Promise<number> {
  const { stdin, stdout, stderr } = options.terminal;
  const reason = isTerminal(stdin, stdout) ? reasonNotPainted(options.preferences.term) : say('open.no-terminal');
  if (reason !== null) {
    stderr.write(`${tableFormatter()(reason)}\n`);
    return NO_TERMINAL_EXIT_CODE;
  }
  const startTable = await loadStart();
  return startTable(options);
}

/**
 * Why a terminal with this name can't be painted on; `null`: it can. Unknown names are accepted, because no terminal in
 * use today lacks what is needed, and a list of good ones would miss new ones.
 */
function reasonNotPainted(term: string | null): Message | null {
  if (term === null) return null;
  if (term === '') return say('open.no-term');
  return DUMB_TERMINALS.has(term) ? say('open.dumb', { term }) : null;
}

function isTerminal(stdin: TerminalInput, stdout: object): boolean {
  return stdin.isTTY === true && stdin.setRawMode !== undefined && isTerminalOutput(stdout);
}

function isTerminalOutput(stdout: object): boolean {
  return 'isTTY' in stdout && stdout.isTTY === true;
}
