import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { claimFile } from '../../src/saves/folder/claim.ts';
import type { Program } from './program.ts';
import { start } from './start.ts';

// What is read out for one seat alone, in the bundled program under a person's own shell: where it stands, and that
// nothing of it is left.

const PRIVATE = '\u001b[?1049h\u001b[2J';
const OPEN = '\u001b[?1049l';
const CLAIM = v.object({ pid: v.number() });
/** A fault of the program's own, at a signal at which nothing happens. */
const FAULTY = "NODE_OPTIONS=--import=data:text/javascript,process.on('SIGURG',()=>{throw(Error('on-purpose'))})";
/** Of what Bob alone hears in this match. */
const HIS = ['Scourge', 'Place order 1 of 4'];
/** Lines that stood in the terminal before: more than a screen of them. */
const EARLIER = 30;

/** A program that is read aloud under a shell in which something stood before, at its first start. */
class Aloud {
  readonly program: Program;
  readonly #command: string;

  private constructor(program: Program, command: string) {
    this.program = program;
    this.#command = command;
  }

  static async begin(): Promise<Aloud> {
    let command: readonly string[] = [];
    const program = start({
      // What is left of a page has nothing to do with how soon the next one opens.
      set: { quiet: 0 },
      env: { PS1: '$ ', INPUTRC: '/dev/null' },
      within: given => {
        command = given;
        return ['bash', '--norc', '--noprofile', '-i'];
      },
      wayOut: 'exit\r',
    });
    await program.untilText('$');
    program.type("bind 'set enable-bracketed-paste off'\r");
    program.type(`for i in $(seq ${EARLIER}); do echo EARLIERLINE-$i; done\r`);
    await program.untilText(`EARLIERLINE-${EARLIER}`);
    return new Aloud(program, command.map(word => `"${word}"`).join(' '));
  }

  /** Runs the program, with some of its environment before it; the exit code is said when it has ended. */
  run(args: string, environment = ''): Promise<void> {
    const { program } = this;
    const from = program.bytes.length;
    program.type(
      `${environment === '' ? '' : `"${environment}" `}${this.#command} --screen-reader ${args}; echo "code"=$?\r`.replace(
        /^"/,
        'env "',
      ),
    );
    return this.said('press Enter when only you see the screen', from);
  }

  /** Waits until something was written since then. */
  async said(text: string, from: number): Promise<void> {
    await this.program.until(text, ({ bytes }) => bytes.slice(from).includes(text));
    await this.program.settle();
  }

  /** Types a line, and waits for what is said to it. */
  async answer(line: string, text: string): Promise<void> {
    const from = this.program.bytes.length;
    this.program.type(`${line}\r`);
    await this.said(text, from);
  }

  /** The process that has the match open. */
  get pid(): number {
    return v.parse(CLAIM, JSON.parse(readFileSync(claimFile(this.program.saveFile), 'utf8'))).pid;
  }

  /** What was said to one seat alone, but for what all could read as well. */
  get secrets(): readonly string[] {
    const parts = this.program.bytes.split(PRIVATE);
    const [open = '', ...others] = parts;
    const all = [open, ...others.map(part => part.slice(part.indexOf(OPEN)))].join('');
    const own = others.map(part => (part.includes(OPEN) ? part.slice(0, part.indexOf(OPEN)) : part)).join('');
    return linesIn(own).filter(line => line.length > 12 && !all.includes(line));
  }

  /** All lines that the terminal keeps, on both its screens. */
  get kept(): string {
    const { normal, alternate } = this.program.screen.buffer;
    return [normal, alternate]
      .flatMap(buffer => Array.from({ length: buffer.length }, (_, row) => buffer.getLine(row)))
      .map(line => `${line?.isWrapped === true ? '' : '\n'}${line?.translateToString(line.isWrapped) ?? ''}`)
      .join('');
  }

  /** What is not as it must be while the terminal is somebody else's: secrets that it keeps, and what it has lost. */
  faults(): readonly string[] {
    const { kept, secrets, program } = this;
    const missing = Array.from({ length: EARLIER }, (_, at) => `EARLIERLINE-${at + 1}`).filter(
      line => !new RegExp(`${line}\\b`).test(kept),
    );
    return [
      ...(secrets.length < 3 ? ['nothing was said to one seat alone'] : []),
      ...[...HIS, ...secrets].filter(line => kept.includes(line)).map(line => `it keeps: ${line}`),
      ...missing.map(line => `it has lost: ${line}`),
      ...program.modeFaults(),
    ];
  }
}

function linesIn(bytes: string): readonly string[] {
  return bytes.replaceAll(/\u001b\[[\d;?]*[A-Za-z]/g, '\n').split(/[\r\n]+/);
}

const PLAY = 'play starcraft --seats Ann,Bob --seed hush';

const WAYS: readonly (readonly [string, number, (aloud: Aloud) => Promise<void> | void])[] = [
  ['Ctrl-C', 130, ({ program }) => program.type('\u0003')],
  ['the end of input', 130, ({ program }) => program.type('\u0004')],
  [
    'q',
    0,
    async aloud => {
      await aloud.answer('q', '1: Quit Orrery');
      aloud.program.type('1\r');
    },
  ],
  ['SIGTERM', 143, aloud => void process.kill(aloud.pid, 'SIGTERM')],
  ['a fault', 70, aloud => void process.kill(aloud.pid, 'SIGURG')],
];

// There are no shells of this kind on Windows, and these numbers are Linux's.
const onLinux = test.skipIf(process.platform !== 'linux');

onLinux(
  'whatever ends it, nothing of what one seat was told is left, and what stood there before is',
  async () => {
    const aloud = await Aloud.begin();
    for (const [what, code, leave] of WAYS) {
      await aloud.run(what === 'Ctrl-C' ? PLAY : 'resume', what === 'a fault' ? FAULTY : '');
      expect([what, 'before', ...(what === 'Ctrl-C' ? [] : aloud.faults())]).toEqual([what, 'before']);
      await aloud.answer('', 'is asked:');
      expect(aloud.program.text).toContain('Place order 1 of 4');
      const from = aloud.program.bytes.length;
      await leave(aloud);
      await aloud.said(`code=${code}`, from);
      expect([what, 'after', ...aloud.faults()]).toEqual([what, 'after']);
    }
    expect(aloud.program.bytes).toContain('on-purpose');
  },
  120_000,
);

onLinux(
  'stopped by Ctrl-Z or a signal it leaves nothing either, and comes back with the hand-over',
  async () => {
    const aloud = await Aloud.begin();
    const { program } = aloud;
    await aloud.run(PLAY);
    for (const how of ['Ctrl-Z', 'a signal']) {
      await aloud.answer('', 'is asked:');
      const from = program.bytes.length;
      if (how === 'Ctrl-Z') program.type('\u001a');
      else process.kill(aloud.pid, 'SIGTSTP');
      await aloud.said('Stopped', from);
      expect(aloud.faults()).toEqual([]);
      const stopped = program.bytes.length;
      await aloud.answer('fg', 'press Enter when only you see the screen');
      expect(aloud.faults()).toEqual([]);
      expect(program.bytes.slice(stopped)).not.toContain('is asked:');
      // Said once.
      expect(program.bytes.slice(stopped).split('press Enter when').length).toBe(2);
    }
    await aloud.answer('\u0003', '$ ');
    await aloud.answer('echo "code"=$?', 'code=130');
  },
  60_000,
);

onLinux(
  'when the keyboard is passed on nothing of the seat before is left; killed amid its own view, nothing when it is gone on with',
  async () => {
    const aloud = await Aloud.begin();
    const { program } = aloud;
    await aloud.run(PLAY);
    await aloud.answer('', 'is asked:');
    await aloud.answer('1', 'is asked:');
    await aloud.answer('1', 'Pass the keyboard to Bob');
    expect(aloud.faults()).toEqual([]);
    await aloud.answer('', 'is asked:');
    const from = program.bytes.length;
    process.kill(aloud.pid, 'SIGKILL');
    await aloud.said('code=137', from);
    await aloud.run('resume');
    expect(aloud.faults()).toEqual([]);
    program.type('\u0003');
    await aloud.said('code=130', from);
  },
  60_000,
);

onLinux(
  'what is longer than the screen is said page by page, no row of which the terminal could keep, and pages turn back',
  async () => {
    const aloud = await Aloud.begin();
    const { program } = aloud;
    await aloud.run(PLAY);
    await aloud.answer('', 'is asked:');
    await aloud.answer('b', 'b again');
    await aloud.answer('b', 'Enter says it');
    const page = program.lines.slice(0, 3);
    await aloud.answer('', 'Enter says it');
    expect(program.lines.slice(0, 3)).not.toEqual(page);
    await aloud.answer('<', 'for you alone');
    expect(program.lines.slice(0, 3)).toEqual(page);
    expect(program.screen.buffer.alternate.baseY).toBe(0);
    const from = program.bytes.length;
    program.type('\u0003');
    await aloud.said('code=130', from);
    expect(aloud.faults()).toEqual([]);
  },
  60_000,
);
