import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEAVING, Program } from '../../e2e/program.ts';
import type { ProgramOptions } from '../../e2e/program.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

/**
 * Notes the terminal's settings, writes three lines, runs the program, notes its exit code and the settings again, and
 * writes a last line: what a person's shell would do. The program's own process is the one that `$state/pid` names.
 */
const SHELL = [
  'state=$1; shift',
  'stty -a >"$state/before"',
  'printf "before %s\\n" 1 2 3',
  `sh -c 'echo $$ >"$0/pid"; exec "$@"' "$state" "$@"`,
  'echo $? >"$state/code"',
  'stty -a >"$state/after"',
  'printf "after\\n"',
].join('\n');

type Within = NonNullable<ProgramOptions['within']>;

/** The program as a person starts it: from a shell, in a terminal in which other things stand. */
export class Shelled extends Program {
  readonly #state: string;

  /** `within`: what runs the program's command inside of the shell. */
  constructor(options: ProgramOptions = {}) {
    const state = temporaryFolder('shell');
    const inner: Within = options.within ?? (command => command);
    super({ ...options, within: command => ['sh', '-c', SHELL, 'sh', state, ...inner(command)] });
    this.#state = state;
    this.owns(state);
  }

  /** The program's own process. Throws while it has not been started. */
  override get ownPid(): number {
    return Number(this.#noted('pid'));
  }

  /** Sends a signal to the program alone. */
  signal(signal: string): void {
    process.kill(this.ownPid, signal);
  }

  /** How the program ended; the shell may still run. Waits for it, as long as leaving may take. */
  async code(): Promise<number> {
    await this.until('the exit code', () => existsSync(join(this.#state, 'code')), LEAVING);
    await this.ended();
    return Number(this.#noted('code'));
  }

  /** What is not as it was before the program was started, as sentences. Call it when the shell has ended. */
  faults(): string[] {
    const [before, after] = [settingsIn(this.#noted('before')), settingsIn(this.#noted('after'))];
    const faults = before === after ? [] : [`stty was ${before} and is ${after}`];
    return [...faults, ...this.modeFaults(), ...this.#textFaults()];
  }

  /** The lines that stood on the normal screen stand there again, and the next one follows them in plain style. */
  #textFaults(): string[] {
    const { normal } = this.screen.buffer;
    const rows = Array.from({ length: normal.length }, (_, row) => normal.getLine(row));
    const lines = rows.map(row => row?.translateToString(true) ?? '').filter(line => line !== '');
    const [one, two, three, ...others] = lines;
    const isKept = one === 'before 1' && two === 'before 2' && three === 'before 3' && others.at(-1) === 'after';
    const last = rows.find(row => row?.translateToString(true) === 'after')?.getCell(0);
    const isPlain = last?.isAttributeDefault() ?? false;
    return [
      ...(isKept ? [] : [`the normal screen shows ${JSON.stringify(lines)}`]),
      ...(isPlain ? [] : ['what follows is not in plain style']),
    ];
  }

  #noted(name: string): string {
    return readFileSync(join(this.#state, name), 'utf8').trim();
  }
}

/** What `stty -a` says, without the size of the terminal. */
export function settingsIn(said: string): string {
  return said
    .replace(/\b(rows|columns) \d+; ?/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
