import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { SHELLS } from '../../src/cli/shells.ts';
import { freshFolder } from '../saves/support.ts';
import { orrery } from './said.ts';
import { GAMES } from '../../src/games/index.ts';

/** What can stand in place of the last word, and whether names of files can. */
async function candidates(
  ...words: readonly string[]
): Promise<{ readonly words: readonly string[]; readonly files: string }> {
  const { code, out, err } = await orrery('--saves', 'saves', 'complete', '--', ...words);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const lines = out.trimEnd().split('\n');
  return { words: lines.slice(0, -1).map(line => line.split('\t')[0] ?? ''), files: lines.at(-1) ?? '' };
}

describe('at the cursor can stand', () => {
  test.each([
    [['pl'], ['play']],
    [['re'], ['resume', 'replay']],
    [['play', ''], Object.keys(GAMES).toSorted()],
    [
      ['rules', 's'],
      ['space-empires', 'starcraft'],
    ],
    [
      ['learn', 'starcraft', 'g'],
      ['galaxy', 'growing', 'ground-and-air'],
    ],
    [['--ascii', 'learn', 'theseus', 'wal'], ['walking']],
    [
      ['saves', ''],
      ['list', 'show', 'export', 'pack', 'rm', 'help'],
    ],
    [['help', 'saves', 'r'], ['rm']],
    [['saves', 'help', 'r'], ['rm']],
    [
      ['completion', ''],
      ['bash', 'zsh', 'fish'],
    ],
    [
      ['export', '--f'],
      ['--format', '--force'],
    ],
    [
      ['export', '--format', ''],
      ['md', 'json'],
    ],
    [['export', '--format=j'], ['--format=json']],
    [['play', '--color', 'al'], ['always']],
    [['play', '--color', 'always', 'the'], ['theseus']],
    [['--language', ''], ['en']],
    [['saves', 'rm', 'sample-m'], ['sample-mid-battle']],
    [['play', 'theseus', '--ring=r'], ['--ring=random']],
    [
      ['simulate', 'starcraft', '--tea'],
      ['--teams=no', '--teams=yes'],
    ],
    [['--qu'], ['--quiet']],
    [['saves', 'show', '--sa'], ['--saves']],
    // As bash takes them apart.
    [['--color', '=', 'n'], ['never']],
    [
      ['--color', '='],
      ['auto', 'always', 'never'],
    ],
    [['play', 'theseus', '--ring', '=', 'r'], ['random']],
    [['--color', '=', 'never', 'pl'], ['play']],
    // Nothing is known of it.
    [['play', '--seed', ''], []],
    [['nonsense', ''], []],
    [['play', 'chess', '--zzz'], []],
  ])('%j', async (words, found) => expect((await candidates(...words)).words.toSorted()).toEqual(found.toSorted()));

  test('files where one can be named, and folders', async () => {
    for (const command of [['resume'], ['replay'], ['export'], ['saves', 'show']]) {
      const { words, files } = await candidates(...command, 'sample-mid-b');
      expect({ words, files }).toEqual({ words: ['sample-mid-battle'], files: ':files' });
    }
    expect((await candidates('export', 'x', '--out', '')).files).toBe(':files');
    expect((await candidates('--saves', '')).files).toBe(':folders');
    expect((await candidates('saves', 'rm', '')).files).toBe(':none');
  });

  test('no save where the folder can not be read', async () => {
    const { code, out } = await orrery('--saves', '/dev/null', 'complete', '--', 'resume', '');
    expect({ code, out }).toEqual({ code: 0, out: ':files\n' });
  });

  test('whatever --language says there, since that is only typed', async () => {
    expect((await candidates('--language', 'tlh', 'pl')).words).toEqual(['play']);
  });
});

test.each(SHELLS)('the script for %s says how it is used', async shell => {
  const { code, out } = await orrery('completion', shell);
  expect(code).toBe(0);
  expect(out).toContain(`orrery completion ${shell}`);
  expect(out).not.toContain('\\{');
});

test('there is none for other shells', async () => {
  const { code, err } = await orrery('completion', 'csh');
  expect(code).toBe(2);
  expect(err).toContain('Use one of bash, zsh, fish');
});

// ---- in the shells themselves, with the program that `npm test` has built

const BIN = fileURLToPath(new URL('../../bin/orrery.js', import.meta.url));
const SAVES = fileURLToPath(new URL('../../saves', import.meta.url));

/** Whether a shell is on this machine. */
function has(shell: string): boolean {
  return spawnSync(shell, ['-c', 'exit 0']).status === 0;
}

/** Runs a script in a shell that finds the program as `orrery`, in a folder with the file `some where.json`. */
function shell(name: string, script: string): readonly string[] {
  const folder = freshFolder();
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'orrery'), `#!/bin/sh\nexec "${process.execPath}" "${BIN}" "$@"\n`);
  chmodSync(join(bin, 'orrery'), 0o755);
  mkdirSync(join(folder, 'work', 'deep'), { recursive: true });
  writeFileSync(join(folder, 'work', 'some where.json'), '');
  const out = execFileSync(name, ['-c', script], {
    cwd: join(folder, 'work'),
    env: { ...process.env, HOME: folder, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ORRERY_SAVES: SAVES },
    encoding: 'utf8',
    timeout: 20_000,
  });
  return out.split('\n').filter(line => line !== '');
}

describe.runIf(existsSync('/bin/bash'))('bash', () => {
  /** What bash offers for the words, the last of which stands at the cursor. */
  const offered = (...words: readonly string[]): readonly string[] => {
    const line = words.map(word => `'${word}'`).join(' ');
    const current = words.at(-1) === '=' ? '' : words.at(-1);
    return shell(
      'bash',
      `eval "$(orrery completion bash)"
       COMP_WORDS=(orrery ${line}); COMP_CWORD=${words.length}
       $(complete -p orrery | sed -n 's/.*-F \\([^ ]*\\) .*/\\1/p') orrery '${current ?? ''}' orrery
       printf '%s\\n' "\${COMPREPLY[@]}"`,
    );
  };

  test('offers commands, games, values and saves', () => {
    expect(offered('pl')).toEqual(['play']);
    expect(offered('play', '').toSorted()).toEqual(Object.keys(GAMES).toSorted());
    expect(offered('--color', '=', 'n')).toEqual(['never']);
    expect(offered('saves', 'rm', 'sample-m')).toEqual(['sample-mid-battle']);
  });

  test('offers files and folders beside them', () => {
    expect(offered('resume', 'so')).toEqual(['some where.json']);
    expect(offered('--saves', 'd')).toEqual(['deep']);
    expect(offered('saves', 'rm', 'so')).toEqual([]);
  });
});

describe.runIf(has('zsh'))('zsh', () => {
  test('reads the script, and completes by it', () => {
    expect(
      shell('zsh', 'autoload -Uz compinit; compinit -u; source <(orrery completion zsh); print $_comps[orrery]'),
    ).toEqual(['_orrery']);
  });

  test('offers what the program says, with what it is', () => {
    const script = `
      compdef() { : }
      _files() { print files }
      _describe() { print -l "\${(@P)4}" }
      source <(orrery completion zsh)
      words=(orrery resume sample-mid-b); CURRENT=3; _orrery
      words=(orrery rul); CURRENT=2; _orrery`;
    const [save, files, rules] = shell('zsh', script);
    expect([save, files]).toEqual(['sample-mid-battle:', 'files']);
    expect(rules).toMatch(/^rules:the rules: all chapters/);
  });
});

describe.runIf(has('fish'))('fish', () => {
  const offered = (line: string): readonly string[] =>
    shell('fish', `orrery completion fish | source; complete -C '${line}'`).map(each => each.split('\t')[0] ?? '');

  test('offers commands, games, values, saves and files', () => {
    expect(offered('orrery pl')).toEqual(['play']);
    expect(offered('orrery play ').toSorted()).toEqual(Object.keys(GAMES).toSorted());
    expect(offered('orrery --color=n')).toEqual(['--color=never']);
    expect(offered('orrery resume so')).toEqual(['some where.json']);
    expect(offered('orrery --saves d')).toEqual(['deep/']);
  });
});
