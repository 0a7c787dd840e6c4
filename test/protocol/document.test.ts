import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Engine } from '../../src/protocol/engine.ts';
import { COMMANDS } from '../../src/protocol/request.ts';

const PAGE = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');

/** The examples of the page: what is sent, and what comes back. */
const EXAMPLES = [...PAGE.matchAll(/^> (.*)\n< (.*)$/gm)].map(([, request = '', reply = '']) => ({ request, reply }));

/** What is not as a pattern says, by its place; `…` stands for anything, and in lists and objects for more. */
function differences(found: unknown, pattern: unknown, place = 'reply'): string[] {
  if (pattern === '…') return [];
  if (Array.isArray(pattern)) {
    if (!Array.isArray(found)) return [`${place} is no list`];
    const more = pattern.at(-1) === '…';
    const wanted: readonly unknown[] = more ? pattern.slice(0, -1) : pattern;
    const size = more ? found.length >= wanted.length : found.length === wanted.length;
    const faults = size ? [] : [`${place} has ${found.length} members`];
    return [...faults, ...wanted.flatMap((each, at) => differences(found[at], each, `${place}[${at}]`))];
  }
  if (typeof pattern !== 'object' || pattern === null) {
    return found === pattern ? [] : [`${place} is ${JSON.stringify(found)}, not ${JSON.stringify(pattern)}`];
  }
  if (typeof found !== 'object' || found === null) return [`${place} is ${JSON.stringify(found)}`];
  const members = new Map<string, unknown>(Object.entries(found));
  const wanted = Object.entries(pattern).filter(([name]) => name !== '…');
  const extra = '…' in pattern ? [] : [...members.keys()].filter(name => !(name in pattern));
  return [
    ...extra.map(name => `${place}.${name} is not in the example`),
    ...wanted.flatMap(([name, each]) => differences(members.get(name), each, `${place}.${name}`)),
  ];
}

describe('the page of the protocol', () => {
  test('has examples that come out as it says, one after the other', async () => {
    const engine = new Engine(() => new Date('2026-01-02T20:30:00Z'));
    expect(EXAMPLES.length).toBeGreaterThan(20);
    for (const { request, reply } of EXAMPLES) {
      const found: unknown = JSON.parse(JSON.stringify(await engine.reply(request)));
      expect(differences(found, JSON.parse(reply)), request).toEqual([]);
    }
  });

  test('has an example of every command', () => {
    const sent = new Set(EXAMPLES.map(({ request }) => /"cmd":"([\w-]+)"/.exec(request)?.[1]));
    expect(COMMANDS.filter(command => !sent.has(command))).toEqual([]);
  });

  test('a pattern that says something else is found out', () => {
    expect(differences({ a: [1, 2], b: 1 }, { a: [1, '…'], b: 1 })).toEqual([]);
    expect(differences({ a: [1, 2] }, { a: [1] })).toEqual(['reply.a has 2 members']);
    expect(differences({ a: 1, b: 2 }, { a: 2 })).toEqual(['reply.b is not in the example', 'reply.a is 1, not 2']);
  });

  test('its player is a program that Node can read', () => {
    const [, program = ''] = /```js\n([\s\S]*?)```/.exec(PAGE) ?? [];
    expect(program.split('\n').length).toBeGreaterThan(15);
    const { status, stderr } = spawnSync(process.execPath, ['--check', '--input-type=module', '-'], {
      input: program,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  });
});
