import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { start } from './start.ts';

// Every command that the README names is run, in a terminal, with nothing set and nothing saved.

const ROOT = join(import.meta.dirname, '../..');
const README = readFileSync(join(ROOT, 'README.md'), 'utf8');

/** What each shows; a new command in the README needs a line here. */
const SHOWS: Readonly<Record<string, string>> = {
  orrery: 'Play against the program',
  'orrery play theseus --seats "Ann,Bob"': 'Ann',
  'orrery learn': 'Galactic Emperor',
  'orrery resume': 'There is no saved match in',
  'orrery help': 'Exit codes:',
  'orrery --ascii': '> 1 Learn by playing',
  'LANG=C.UTF-8 orrery': '▸ 1 Learn by playing',
};

/** Commands as they stand in lines of their own, without what is said of them, and within sentences. */
function commandsIn(text: string): readonly string[] {
  const lines = [...text.matchAll(/^ {4}(orrery.*?)(?: {3,}.*)?$/gm)];
  const quoted = [...text.matchAll(/`((?:LANG=\S+ )?orrery [^`]*|LANG=\S+ orrery)`/g)];
  return [...new Set([...lines, ...quoted].map(([, command = '']) => command))];
}

/** The words of a command as a shell takes them apart. */
function wordsOf(command: string): readonly string[] {
  return [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
}

test('every one that it names is among them', () => {
  expect(commandsIn(README).toSorted()).toEqual(Object.keys(SHOWS).toSorted());
});

test.each(Object.entries(SHOWS))(
  '%s',
  async (command, shows) => {
    const words = wordsOf(command);
    const at = words.indexOf('orrery');
    const env = Object.fromEntries(
      words.slice(0, at).map(word => {
        const [name = '', value = ''] = word.split('=');
        return [name, value] as const;
      }),
    );
    const program = start({ args: words.slice(at + 1), rows: 60, columns: 120, ...(at > 0 ? { env } : {}) });
    await program.until(shows, ({ text }) => text.replace(/\s+/g, ' ').includes(shows), 60_000);
  },
  90_000,
);

test('every script of npm that it names is there', () => {
  const { scripts } = v.parse(
    v.looseObject({ scripts: v.record(v.string(), v.string()) }),
    JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')),
  );
  const named = [...README.matchAll(/npm (?:run )?(start|test|check|run [\w:-]+)/g)].map(([, name = '']) => name);
  expect(named).toEqual(expect.arrayContaining(['start', 'check', 'test']));
  expect(named.filter(name => !Object.hasOwn(scripts, name))).toEqual([]);
});
