import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawn } from '@lydell/node-pty';
import type { IPty } from '@lydell/node-pty';
import xterm from '@xterm/headless';
import { entriesOf } from '../../src/kernel/history/chronicle.ts';
import type { Entry } from '../../src/kernel/match/record.ts';
import { readEntry } from '../../src/saves/saved/entry.ts';
import { openHistory } from '../../src/saves/file/file-history.ts';
import type { Settings } from '../../src/table/frame/preferences/settings.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const BIN = fileURLToPath(new URL('../../bin/orrery.js', import.meta.url));

/** Longer than a hand-over screen stays before it opens, in milliseconds. */
export const QUIET = 650;
/** Longer than keys answer nothing after something has left the screen by itself, or another person is asked. */
export const DEAF = 800;
/** Nobody waits longer for what must come, in milliseconds: far longer than a busy machine takes. */
const PATIENCE = 40_000;
/** Nobody waits longer for the end of a program that was left, in milliseconds. */
export const LEAVING = 2_000;
/** Leaves from every screen. */
export const INTERRUPT = '\u0003';
/** Variables by which a person's own surroundings would reach the program. */
const UNWANTED = /^(CI|NO_COLOR|FORCE_COLOR|INK_SCREEN_READER|ORRERY_.*|XDG_.*)$/;

export interface ProgramOptions {
  readonly args?: readonly string[];
  readonly columns?: number;
  readonly rows?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** The folder of the saves; a new one when left out. */
  readonly saves?: string;
  /** What somebody has set before; or what stands in the settings file, as a text. */
  readonly set?: Partial<Settings> | string;
  /**
   * The home of another program, with its settings and what it remembers; an empty one when left out, as at a first
   * start.
   */
  readonly home?: string;
  /** The command that runs the program's own command, such as a shell; the program itself when left out. */
  readonly within?: (command: readonly string[]) => readonly string[];
  /** The folder that it is started in; the tests' own when left out. */
  readonly folder?: string;
  /** The keys that end what runs in the terminal, from wherever it is; Ctrl-C when left out. */
  readonly wayOut?: string;
}

/** The folder of the settings in a home. */
export function settingsIn(home: string): string {
  return join(home, 'settings');
}

/** An empty home, or one in which somebody has set something. */
export function newHome(set?: Partial<Settings> | string): string {
  const home = temporaryFolder('home');
  if (set === undefined) return home;
  mkdirSync(settingsIn(home));
  writeFileSync(join(settingsIn(home), 'settings.json'), typeof set === 'string' ? set : JSON.stringify(set));
  return home;
}

/** The bundled program in a pseudo-terminal, with a real screen behind it, as at its first start on this computer. */
export class Program {
  readonly saves: string;
  readonly home: string;
  readonly screen: InstanceType<typeof xterm.Terminal>;
  readonly #child: IPty;
  readonly #wayOut: string;
  /** The folders that were made for it. */
  readonly #own: string[];
  #bytes = '';
  #exit: { readonly code: number; readonly at: number } | null = null;

  constructor({
    args = [],
    columns = 80,
    rows = 24,
    env = {},
    saves,
    set,
    home,
    within,
    folder,
    wayOut,
  }: ProgramOptions = {}) {
    this.home = home ?? newHome(set);
    this.saves = saves ?? temporaryFolder('e2e');
    this.#own = [...(home === undefined ? [this.home] : []), ...(saves === undefined ? [this.saves] : [])];
    this.#wayOut = wayOut ?? INTERRUPT;
    this.screen = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true, scrollback: 500 });
    const kept = Object.entries(process.env).filter(([name]) => !UNWANTED.test(name));
    const command = [process.execPath, BIN, '--saves', this.saves, ...args];
    const [file = '', ...words] = within?.(command) ?? command;
    this.#child = spawn(file, words, {
      cols: columns,
      rows,
      ...(folder === undefined ? {} : { cwd: folder }),
      env: {
        ...Object.fromEntries(kept),
        TERM: 'xterm-256color',
        COLORTERM: 'truecolor',
        LC_ALL: 'C.UTF-8',
        HOME: this.home,
        USERPROFILE: this.home,
        ORRERY_SETTINGS: this.settings,
        ...env,
      },
    });
    this.#child.onData(data => {
      this.#bytes += data;
      this.screen.write(data);
    });
    // What the terminal is asked, it answers.
    this.screen.onData(answer => {
      if (this.#exit === null) this.#child.write(answer);
    });
    this.#child.onExit(({ exitCode, signal = 0 }) => {
      this.#exit = { code: signal > 0 ? 128 + signal : exitCode, at: performance.now() };
    });
  }

  /** The folder of the settings, which is there once something was set. */
  get settings(): string {
    return settingsIn(this.home);
  }

  /** The id of the process that the terminal started: the program, or what it runs within. */
  get pid(): number {
    return this.#child.pid;
  }

  /** The program's own process. */
  get ownPid(): number {
    return this.pid;
  }

  /** Every byte the program has written. */
  get bytes(): string {
    return this.#bytes;
  }

  /** What the screen shows now, row by row: of a narrowed screen the buffer keeps what lies beyond its edge. */
  get lines(): string[] {
    const { rows, cols, buffer } = this.screen;
    const { active } = buffer;
    return Array.from(
      { length: rows },
      (_, row) => active.getLine(active.viewportY + row)?.translateToString(true, 0, cols) ?? '',
    );
  }

  /** The whole screen as text. */
  get text(): string {
    return this.lines.join('\n');
  }

  /** Types keys, as the terminal would send them. */
  type(keys: string): void {
    this.#child.write(keys);
  }

  /** Pastes a text, as the terminal would send it: marked if the program has asked for that, else as it is. */
  paste(text: string): void {
    const lines = text.replaceAll(/\r?\n/g, '\r');
    this.type(this.screen.modes.bracketedPasteMode ? `\u001b[200~${lines}\u001b[201~` : lines);
  }

  /**
   * Types a key, on a hand-over screen once that was left alone for a moment, and waits until the screen answers. A key
   * that came too soon after something had left by itself is typed once more.
   */
  async press(key: string): Promise<void> {
    if (this.text.includes('press Enter when only you')) await new Promise(resolve => setTimeout(resolve, QUIET));
    for (let tries = 0; tries < 3; tries++) {
      const before = this.text;
      this.type(key);
      for (let waited = 0; waited < DEAF; waited += 10) {
        if (this.hasEnded) return;
        if (this.text !== before) return this.settle();
        await new Promise(resolve => setTimeout(resolve, 10));
      }
      await this.quiet();
      if (this.text !== before) return this.settle();
    }
    throw new Error(`${JSON.stringify(key)} changes nothing:\n${this.text}`);
  }

  /**
   * Waits until the screen has stood still for a moment and nothing more can come: a frame may come in pieces, and what
   * options do comes after it.
   */
  async settle(): Promise<void> {
    for (let before = ''; before !== this.text;) {
      before = this.text;
      await new Promise(resolve => setTimeout(resolve, 90));
      await this.quiet();
    }
  }

  /**
   * Waits until the program has nothing to do: it has written nothing for a short while, and waits for input where the
   * system tells that.
   */
  async quiet(): Promise<void> {
    for (let before = -1, calm = 0; calm < 4;) {
      calm = before === this.#bytes.length && this.#isWaiting ? calm + 1 : 0;
      before = this.#bytes.length;
      await new Promise(resolve => setTimeout(resolve, 15));
    }
  }

  /**
   * Whether the process sleeps, all its threads: on a busy machine it may be silent only because it was not its turn,
   * or because the main thread waits for a collector's thread whose turn it was not.
   */
  get #isWaiting(): boolean {
    const tasks = `/proc/${this.ownPid}/task`;
    try {
      return readdirSync(tasks).every(task =>
        / [SZ] /.test(readFileSync(join(tasks, task, 'stat'), 'utf8').slice(0, 40)),
      );
    } catch {
      return true;
    }
  }

  resize(columns: number, rows: number): void {
    this.screen.resize(columns, rows);
    this.#child.resize(columns, rows);
  }

  kill(signal: string): void {
    this.#child.kill(signal);
  }

  /**
   * Leaves the program by a key if it still runs, and waits for its end: the pseudo-terminal must be quiet before its
   * worker goes. Throws when it does not end soon.
   */
  async close(): Promise<void> {
    try {
      if (!this.hasEnded) {
        this.type(this.#wayOut);
        await this.left();
      }
    } finally {
      if (!this.hasEnded) this.#child.kill('SIGKILL');
      await this.until('the end of the program', ({ hasEnded }) => hasEnded);
      await new Promise(resolve => setTimeout(resolve, 50));
    }
  }

  /** Folders that were made for it as well. */
  owns(...folders: readonly string[]): void {
    this.#own.push(...folders);
  }

  /** Closes it, and takes away what was made for it. */
  async putAway(): Promise<void> {
    try {
      await this.close();
    } finally {
      for (const folder of this.#own) rmSync(folder, { recursive: true, force: true });
    }
  }

  /** Waits until `holds` does; throws with what the screen shows when it never does. */
  async until(what: string, holds: (program: this) => boolean, patience = PATIENCE): Promise<void> {
    const start = Date.now();
    while (!holds(this)) {
      if (Date.now() - start > patience) throw new Error(`never came: ${what}\n${this.text}`);
      await new Promise(resolve => setTimeout(resolve, 10));
    }
  }

  /** Waits until a text stands on the screen. */
  async untilText(text: string): Promise<void> {
    await this.until(JSON.stringify(text), () => this.text.includes(text));
  }

  /** Reads the page that says how the match is won, which stays for a moment whatever is pressed, and goes on. */
  async goOnFromGoal(): Promise<void> {
    await this.untilText('How you win');
    await new Promise(resolve => setTimeout(resolve, DEAF));
    await this.press('\r');
  }

  /** Whether the program has ended. */
  get hasEnded(): boolean {
    return this.#exit !== null;
  }

  /** When the program ended, in milliseconds as `performance.now` counts them; `null`: it runs. */
  get endedAt(): number | null {
    return this.#exit?.at ?? null;
  }

  /** Waits for the program to end, as soon as it must once a key was typed that leaves; returns its exit code. */
  left(): Promise<number> {
    return this.ended(LEAVING);
  }

  /**
   * Waits for the program to end, whatever it still has to do; returns its exit code, or what a shell says for the
   * signal that it ended by.
   */
  async ended(patience?: number): Promise<number> {
    await this.until('the end of the program', () => this.#exit !== null, patience);
    // What was written last may still be on its way to the screen.
    await new Promise<void>(resolve => {
      this.screen.write('', resolve);
    });
    return this.#exit?.code ?? -1;
  }

  /** Whether the terminal reports the mouse. */
  get hearsMouse(): boolean {
    return this.screen.modes.mouseTrackingMode !== 'none';
  }

  /** Whether the terminal is as it was found: see `modeFaults`. */
  get leftAsFound(): boolean {
    return this.modeFaults().length === 0;
  }

  /** Which modes of the terminal are not as they are found, as sentences; and whether its scrollback was ever wiped. */
  modeFaults(): string[] {
    const { modes, buffer } = this.screen;
    const isShown = this.#bytes.lastIndexOf('\u001b[?25h') >= this.#bytes.lastIndexOf('\u001b[?25l');
    const faults: readonly (readonly [boolean, string])[] = [
      [buffer.active.type !== 'normal', 'the alternate screen is on'],
      [!isShown, 'the cursor is hidden'],
      [this.hearsMouse || modes.sendFocusMode, 'the mouse is reported'],
      [modes.bracketedPasteMode, 'pastes are marked'],
      [modes.synchronizedOutputMode, 'the screen is held back'],
      [!modes.wraparoundMode, 'long lines do not wrap'],
      [modes.insertMode || modes.originMode || modes.applicationCursorKeysMode, 'keys or places have another meaning'],
      [this.#bytes.includes('\u001b[3J'), 'the scrollback was wiped'],
    ];
    return faults.filter(([isSo]) => isSo).map(([, fault]) => fault);
  }

  /** All saves in the folder. */
  get saveFiles(): readonly string[] {
    const names = readdirSync(this.saves).filter(name => name.endsWith('.jsonl'));
    return names.map(name => join(this.saves, name));
  }

  /** The only save in the folder. Throws when there is none or there are several. */
  get saveFile(): string {
    const [file, ...others] = this.saveFiles;
    if (file === undefined || others.length > 0) throw new Error(`${this.saveFiles.length} saves in ${this.saves}`);
    return file;
  }

  /** What the only save holds: answers, and what else was done; `null` while there is none. */
  get saved(): readonly Entry[] | null {
    try {
      const history = openHistory(this.saveFile);
      try {
        return entriesOf(history);
      } finally {
        history.close();
      }
    } catch {
      return null;
    }
  }

  /** How many answers stand in the only save; -1 while there is none. */
  get answersSaved(): number {
    try {
      return readEntry(this.saveFile).answers;
    } catch {
      return -1;
    }
  }
}
