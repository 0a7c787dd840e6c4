import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { commandsOf, pathOf } from '../../src/cli/known.ts';
import { orrery } from './said.ts';
import { wholeProgram } from './whole-program.ts';

const { code, out } = await orrery('man');

describe('the manual page', () => {
  test('is made of the very commands and options', () => {
    expect(code).toBe(0);
    const program = wholeProgram();
    const commands = commandsOf(program).flatMap(command => [command, ...commandsOf(command)]);
    for (const command of commands.filter(each => each.name() !== 'help')) {
      expect(out).toContain(`.SS "${pathOf(command).join(' ')} `);
      for (const { flags } of command.options) expect(out).toContain(`\n.B ${flags.replaceAll('-', '\\-')}\n`);
    }
    for (const { flags, hidden } of program.options) {
      expect(out.includes(`\n.B ${flags.replaceAll('-', '\\-')}\n`)).toBe(!hidden);
    }
  });

  test('has the sections that people look for, in plain ASCII', () => {
    const sections = [...out.matchAll(/^\.SH (.*)$/gm)].map(([, name]) => name);
    expect(sections).toEqual([
      'NAME',
      'SYNOPSIS',
      'DESCRIPTION',
      'EXAMPLES',
      'OPTIONS',
      'COMMANDS',
      'EXIT STATUS',
      'ENVIRONMENT',
      'FILES',
      'REPORTING BUGS',
    ]);
    expect(out).toMatch(/^[\n -~]*$/);
    expect(out).toMatch(/^\.TH ORRERY 1 "" "orrery \d+\.\d+\.\d+"\n/);
  });

  test.runIf(spawnSync('groff', ['--version']).status === 0)('is sound: groff warns of nothing', () => {
    const { status, stdout, stderr } = spawnSync('groff', ['-man', '-Tascii', '-ww'], { input: out, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('orrery saves rm starcraft-ann-bob --yes');
    expect(stdout).toContain('"Ann:raynor,Bob,Cyd:bot"');
  });
});
