import * as v from 'valibot';
import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { examplesOf } from '../../src/cli/examples.ts';
import { commandsOf, pathOf } from '../../src/cli/known.ts';
import { COMMANDS } from '../../src/protocol/request.ts';
import { orrery } from './said.ts';
import { wholeProgram } from './whole-program.ts';
import { GAMES } from '../../src/games/index.ts';

const NAMES = [
  'play',
  'learn',
  'resume',
  'replay',
  'export',
  'saves',
  'rules',
  'simulate',
  'engine',
  'paths',
  'about',
  'version',
  'completion',
  'man',
];

/** Every command that help shows, below the program or below another one. */
function allCommands(above: Command = wholeProgram()): readonly Command[] {
  return commandsOf(above).flatMap(command => [command, ...allCommands(command)]);
}

const PATHS = allCommands().map(command => pathOf(command).slice(1));

describe('help', () => {
  test.each([['--help'], ['-h'], ['help']])('%s begins with examples', async flag => {
    const { code, out, err } = await orrery(flag);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Examples:\n {2}orrery /);
    for (const command of NAMES) expect(out).toContain(`  ${command}`);
  });

  test('says which exit codes there are', async () => {
    const { out } = await orrery('--help');
    expect(out).toContain('0 fine, 1 failed, 2 wrong usage, 70 an error in the program');
  });

  test.each(PATHS)('of orrery %s … begins with examples and shows the global flags', async (...words) => {
    const { code, out, err } = await orrery(...words, '--help');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(new RegExp(`^Examples:\\n {2}.*orrery ${words.join(' ')}`));
    expect(out).toContain(`\nUsage: orrery ${words.join(' ')} `);
    expect(out).toMatch(/\nGlobal Options:\n[^]*--saves <dir>[^]*--quiet/);
    expect(out.split('\n').filter(line => line.length > 110)).toEqual([]);
  });

  test('examples use only flags that there are', () => {
    for (const command of allCommands()) {
      const below = allCommands(command).flatMap(({ options }) => options);
      const options = [...command.options, ...below, ...wholeProgram().options];
      const known = options.flatMap(({ long, short }) => [long, short]);
      const calls = (examplesOf(command) ?? '').split('\n').map(line => line.trim().split(/ {3,}/)[0] ?? '');
      const used = calls.flatMap(call => call.match(/(?<= )--?[a-z]+/g) ?? []);
      const ofMan = ['-l'];
      const ofGames = ['--beginner', '--scenario', '--difficulty'];
      expect(used.filter(flag => ![...known, ...ofMan, ...ofGames].includes(flag))).toEqual([]);
    }
  });

  test.each([
    [['help', 'saves', 'rm'], 'Usage: orrery saves rm [options] <name...>'],
    [['saves', 'help', 'rm'], 'Usage: orrery saves rm [options] <name...>'],
    [['help', 'saves'], 'Usage: orrery saves [options] [command]'],
    [['help', 'play'], 'Usage: orrery play [options] <game>'],
  ])('orrery %j is of that very command', async (args, usage) => {
    const { code, out, err } = await orrery(...args);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`\n${usage}\n`);
  });

  test.each([
    [['help', 'nosuch'], 'orrery: There is no command "nosuch" of orrery. Use one of play, '],
    [['help', 'simulat'], 'of orrery. Did you mean simulate? Use one of '],
    [['help', 'saves', 'shw'], 'There is no command "shw" of orrery saves. Did you mean show? Use one of list, show, '],
    [['help', 'play', 'x'], 'There is no command "x": orrery play has no commands of its own.'],
  ])('orrery %j says in a sentence that there is none, and what may be meant', async (args, message) => {
    const { code, out, err } = await orrery(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
    expect(err.trimEnd()).not.toContain('\n');
  });

  test('engine --help names every command of the protocol', async () => {
    const { out } = await orrery('engine', '--help');
    for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^  (\\S+, )*${command}(,| {2})`, 'm'));
  });

  test.each(['--version', '-v', '-V'])('%s', async flag => {
    const { version } = v.parse(
      v.looseObject({ version: v.string() }),
      JSON.parse(readFileSync('package.json', 'utf8')),
    );
    expect(await orrery(flag)).toEqual({ code: 0, out: `${version}\n`, err: '' });
  });
});

describe('what may be meant is said', () => {
  test.each([
    [['sav'], 'Did you mean saves?'],
    [['simualte', 'starcraft'], 'Did you mean simulate?'],
    [['saves', 'lst'], 'Did you mean list?'],
    [['play', 'starcaft'], `Did you mean starcraft? The games: ${Object.keys(GAMES).join(', ')}.`],
    [['learn', 'starcraft', 'order'], 'Did you mean orders? There are 0 table, 1 watched-round, 2 galaxy, 3 orders, '],
    [['play', 'starcraft', '--seats', 'Ann:rainor,Bob'], 'Did you mean raynor? There are raynor, '],
    [['play', 'theseus', '--begginer'], 'Did you mean --beginner? It has '],
    [['play', 'starcraft', '--sed', 'x'], 'Did you mean --seed? It has '],
    [['simulate', 'theseus', '--save', 'x'], 'Did you mean --saves? It has '],
    [['simulate', 'space-empires', '--cycle', '3'], 'Did you mean --cycles? It has '],
    [['play', 'starcraft', '--seats', '-3'], '--seats: -3 is no number of seats. Use one from 1 to 8, or names.'],
    [['play', 'starcraft', '--seats', '300'], '--seats: 300 is no number of seats.'],
    [['saves', 'show', 'sample-mid-batle', '--saves', 'saves'], 'Did you mean sample-mid-battle?'],
    [['xylophone'], 'There is no command "xylophone" of orrery. Use one of '],
  ])('orrery %j', async (args, message) => {
    const { code, err } = await orrery(...args);
    expect([1, 2]).toContain(code);
    expect(err).toContain(message);
  });
});

describe('what was typed', () => {
  const long = 'y'.repeat(5000);
  test.each([
    [[long]],
    [['help', long]],
    [['play', long]],
    [['rules', 'starcraft', long]],
    [['rules', 'starcraft', '1'.repeat(5000)]],
    [['learn', 'starcraft', long]],
    [['play', 'starcraft', `--${long}`]],
    [['play', 'starcraft', '--seats', `Ann:${long},Bob`]],
    [['play', 'starcraft', '--seats', long]],
    [['play', 'starcraft', '--seed', long]],
    [['--color', long]],
    [['--language', long]],
    [['saves', 'show', long]],
    [['saves', 'rm', long]],
    [[`--${long}`]],
  ])('is cut where it is quoted (%#)', async args => {
    const { code, err } = await orrery('--saves', '/nowhere', ...args);
    expect([1, 2]).toContain(code);
    expect(err.length).toBeLessThan(500);
    expect(err).toMatch(/[y1]{40,200}…/);
  });

  test('can paint no terminal', async () => {
    for (const args of [['\u001b[2J'], ['--\u001b[2J'], ['help', '\u001b[2J'], ['--saves', '/x\u001b[31m', 'resume']]) {
      expect((await orrery(...args)).err.replaceAll('\n', '')).not.toMatch(/\p{C}/u);
    }
  });
});
