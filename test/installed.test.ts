import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { listedTexts } from '../src/games/listed.en.ts';
import { start } from './e2e/start.ts';
import { freshFolder } from './saves/support.ts';

// The package as people get it: packed, installed into an empty prefix, used, uninstalled. `npm test` has built it.

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const isWindows = process.platform === 'win32';

/** Runs npm for an empty home; what it says. */
function npm(args: readonly string[], cwd: string, home: string): string {
  return execFileSync('npm', [...args], {
    cwd,
    encoding: 'utf8',
    shell: isWindows,
    env: { ...process.env, HOME: home, npm_config_audit: 'false', npm_config_update_notifier: 'false' },
  });
}

/** Where npm puts what is installed globally below a prefix. */
function placesIn(prefix: string) {
  const lib = isWindows ? join(prefix, 'node_modules') : join(prefix, 'lib/node_modules');
  return { lib, bin: isWindows ? prefix : join(prefix, 'bin'), man: join(prefix, 'share/man/man1/orrery.1') };
}

/** Whether a shell is on this machine. */
const has = (shell: string): boolean => spawnSync(shell, ['-c', 'exit 0']).status === 0;

describe('the package', () => {
  const [home, prefix, folder] = [freshFolder(), freshFolder(), freshFolder()];
  const { lib, bin, man } = placesIn(prefix);
  const program = join(lib, 'orrery/bin/orrery.js');
  const orrery = (...args: readonly string[]): string =>
    execFileSync(process.execPath, [program, ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, HOME: home },
    });

  test('is installed from its tarball into an empty prefix, without a script and without a library', () => {
    npm(['pack', '--ignore-scripts', '--pack-destination', folder], ROOT, home);
    const [tarball = ''] = readdirSync(folder);
    npm(['install', '--global', '--offline', '--prefix', prefix, join(folder, tarball)], folder, home);
    expect(readdirSync(lib)).toEqual(['orrery']);
    expect(existsSync(join(lib, 'orrery/node_modules'))).toBe(false);
    expect(existsSync(join(bin, isWindows ? 'orrery.cmd' : 'orrery'))).toBe(true);
  }, 120_000);

  test('says what it is, has its samples, and its manual page, which orrery man prints where npm installs none', () => {
    expect(orrery('about')).toContain(listedTexts['about.whose']);
    expect(orrery('saves', 'list', '--samples')).toContain('sample-mid-battle');
    const page = orrery('man');
    expect(page).toMatch(/^\.TH ORRERY 1 /);
    expect(readFileSync(join(lib, 'orrery/dist/orrery.1'), 'utf8')).toBe(page);
    if (existsSync(man)) expect(readFileSync(man, 'utf8')).toBe(page);
  }, 60_000);

  test.skipIf(isWindows)(
    'starts in a terminal, in an empty home',
    async () => {
      const started = start({ within: ([node = '', , ...args]) => [node, program, ...args] });
      await started.untilText('1 Learn by playing');
    },
    60_000,
  );

  const completes: readonly (readonly [string, string])[] = [
    [
      'bash',
      `eval "$(orrery completion bash)"; COMP_WORDS=(orrery rep); COMP_CWORD=1; COMP_LINE='orrery rep'; COMP_POINT=10; $(complete -p orrery | sed 's/.*-F \\([^ ]*\\).*/\\1/'); echo "\${COMPREPLY[@]}"`,
    ],
    [
      'zsh',
      'autoload -U compinit; compinit -u -D; source <(orrery completion zsh); echo $_comps[orrery]; orrery complete -- rep',
    ],
    ['fish', 'orrery completion fish | source; complete -C "orrery rep"'],
  ];
  for (const [shell, script] of completes) {
    test.runIf(!isWindows && has(shell))(
      `completes in ${shell}`,
      () => {
        const out = execFileSync(shell, ['-c', script], {
          cwd: folder,
          encoding: 'utf8',
          env: { ...process.env, HOME: home, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
        });
        expect(out).toContain('replay');
      },
      60_000,
    );
  }

  test('is uninstalled without a trace in the prefix', () => {
    npm(['uninstall', '--global', '--prefix', prefix, 'orrery'], folder, home);
    expect(existsSync(join(lib, 'orrery'))).toBe(false);
    expect(existsSync(join(bin, 'orrery'))).toBe(false);
    expect(existsSync(man)).toBe(false);
  }, 60_000);
});

// It fetches all that building takes, for half a minute or more. Not `--global`: npm 10 and 11 hand that on to the
// installation of what `prepare` needs, which then does not lie in the checkout (docs/releasing.md).
test.runIf(process.env.ORRERY_GIT_INSTALL === '1')(
  'installed from a git address it is built by prepare',
  () => {
    const [home, folder] = [freshFolder(), freshFolder()];
    npm(['init', '--yes'], folder, home);
    npm(['install', `git+file://${ROOT}`], folder, home);
    const program = join(folder, 'node_modules/orrery/bin/orrery.js');
    expect(execFileSync(process.execPath, [program, '--version'], { encoding: 'utf8' })).toMatch(/^\d+\.\d+\.\d+\n$/);
  },
  600_000,
);
