import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { expect, test } from 'vitest';
import { SIGNAL_HANDLING } from '../../../../src/table/frame/edge/signals.ts';

/** Second names of signals. */
const ALIASES = ['SIGIOT', 'SIGPOLL'];
/** How docs/reliability.md says what happens. */
const SAID: Readonly<Record<string, RegExp>> = {
  ends: /^the program ends with 128 plus its number/,
  stops: /^what Ctrl-Z does/,
  continues: /^the terminal is taken again/,
  nothing: /^nothing/,
  unheard: /^(?:not heard|no program can hear)/,
};

test('what is done about each signal of this system is decided', () => {
  const undecided = Object.keys(constants.signals).filter(
    name => SIGNAL_HANDLING[name] === undefined && !ALIASES.includes(name),
  );
  expect(undecided).toEqual([]);
});

test('each signal stands once in docs/reliability.md, beside what is done about it', () => {
  const page = readFileSync(new URL('../../../../docs/reliability.md', import.meta.url), 'utf8');
  const rows = page.split('\n').flatMap(line => {
    const [, names, what] = /^\| (SIG[A-Z0-9, ]+?) +\| (.+?) +\|$/.exec(line) ?? [];
    return names === undefined || what === undefined ? [] : [{ names: names.split(', '), what }];
  });
  const listed = rows.flatMap(({ names }) => names);
  expect(listed.toSorted()).toEqual(Object.keys(SIGNAL_HANDLING).toSorted());
  const wrong = rows.flatMap(({ names, what }) =>
    names.filter(name => SAID[SIGNAL_HANDLING[name] ?? '']?.test(what) !== true),
  );
  expect(wrong).toEqual([]);
});
