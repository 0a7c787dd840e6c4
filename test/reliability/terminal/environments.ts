import { onScene } from './scene.ts';
import type { Tried } from './scene.ts';

/** What an environment promises of the bytes and the screen that the program makes in it. */
interface Promised {
  readonly env: Readonly<Record<string, string>>;
  /** What starts the program in it, where the pseudo-terminal itself would put things right. */
  readonly within?: readonly string[];
  /** No colour at all. */
  readonly plain?: boolean;
  /** Nothing but ASCII on the screen. */
  readonly ascii?: boolean;
  /** Nothing can be painted: the program says so, and ends at once. */
  readonly refused?: boolean;
}

const ENVIRONMENTS: Readonly<Record<string, Promised>> = {
  'as usual': { env: {} },
  NO_COLOR: { env: { NO_COLOR: '1' }, plain: true },
  'TERM=dumb': { env: { TERM: 'dumb', COLORTERM: '' }, refused: true },
  'TERM=ansi': { env: { TERM: 'ansi', COLORTERM: '' } },
  CI: { env: { CI: 'true' } },
  'a C locale': { env: { LC_ALL: 'C', LANG: 'C' }, ascii: true },
  'no locale': { env: { LC_ALL: '', LC_CTYPE: '', LANG: '' }, ascii: true },
  'FORCE_COLOR=0': { env: { FORCE_COLOR: '0' }, plain: true },
  'a terminal of 16 colours': { env: { TERM: 'xterm', COLORTERM: '' } },
  'the Linux console': { env: { TERM: 'linux', COLORTERM: '' } },
  'no TERM': { env: { COLORTERM: '' }, within: ['env', '-u', 'TERM'], refused: true },
  'an empty TERM': { env: { COLORTERM: '' }, within: ['env', 'TERM='], refused: true },
  'COLUMNS and LINES that lie': { env: { COLUMNS: '10', LINES: '3' } },
};

/** Style codes that set a colour, foreground or background. */
const COLOUR = /\u001b\[(?:\d+;)*(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])[;m]/;

/**
 * A match in each environment, or in some: it looks the same but for colours and marks, is left by its menu key, and
 * all is as before.
 */
export function environments(names: readonly string[] = Object.keys(ENVIRONMENTS)): Promise<Tried> {
  return onScene('environments', async scene => {
    const texts = new Map<string, string>();
    for (const [name, promised] of Object.entries(ENVIRONMENTS)) {
      const { env, plain = false, ascii = false, refused = false } = promised;
      if (!names.includes(name)) continue;
      if (refused) {
        scene.faults.push(...(await refusal(promised)).map(fault => `${name}: ${fault}`));
        continue;
      }
      const { faults } = await onScene(name, async own => {
        const program = await own.play('theseus', { env });
        // In ASCII some marks are letters.
        if (!ascii) texts.set(name, bare(program.text));
        if (plain && COLOUR.test(program.bytes)) own.faults.push('there is colour');
        if (!plain && !COLOUR.test(program.bytes)) own.faults.push('there is no colour');
        if (ascii && /[^\u0000-\u007f]/.test(program.text)) own.faults.push('there is more than ASCII');
        program.type('q');
        await program.untilText('Leave the match?');
        program.type('\r');
        await own.ends(program, 0);
        return 1;
      });
      scene.faults.push(...faults.map(fault => `${name}: ${fault}`));
    }
    const [usual] = texts.values();
    const others = [...texts].filter(([, text]) => text !== usual).map(([name]) => name);
    scene.faults.push(...others.map(name => `${name}: the screen says something else`));
    return names.length;
  });
}

/** The program must say what to do, without a single escape sequence, and leave everything as it was. */
async function refusal({ env, within = [] }: Promised): Promise<readonly string[]> {
  const { faults } = await onScene('a refusal', async own => {
    const program = own.start({ env, within: command => [...within, ...command] });
    await program.ended();
    await own.ends(program, 2);
    if (!program.bytes.includes('--screen-reader')) own.faults.push('it does not say what to do');
    if (program.bytes.includes('\u001b')) own.faults.push('there are escape sequences');
    return 1;
  });
  return faults;
}

/** The letters and digits of a screen: the marks may differ, and so may the time. */
function bare(text: string): string {
  return text
    .replace(/\d\d:\d\d/g, '')
    .replaceAll(/[^A-Za-z0-9]+/g, ' ')
    .trim();
}
