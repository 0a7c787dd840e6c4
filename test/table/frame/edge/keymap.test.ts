import { createFormatter } from '../../../../src/kernel/words/format.ts';
import { commandTexts } from '../../../../src/table/frame/edge/commands.en.ts';
import { describe, expect, test } from 'vitest';
import { ASCII_GLYPHS, UNICODE_GLYPHS } from '../../../../src/boards/drawing/glyphs.ts';
import {
  COMMANDS,
  commandFor,
  DEFAULT_KEYMAP,
  footer,
  keyLabel,
  keymapWith,
  keyTable,
  overridesIn,
  withKeys,
} from '../../../../src/table/frame/edge/keymap.ts';

const format = createFormatter(commandTexts, []);
const unicode = { glyphs: UNICODE_GLYPHS, format };
const ascii = { glyphs: ASCII_GLYPHS, format };

describe('commandFor', () => {
  test.each([
    ['up', 'up'],
    ['k', 'up'],
    ['j', 'down'],
    ['h', 'left'],
    ['l', 'right'],
    ['enter', 'take'],
    ['escape', 'back'],
    ['tab', 'next-pane'],
    ['shift-tab', 'previous-pane'],
    ['?', 'help'],
    ['u', 'undo'],
    ['U', 'redo'],
    ['q', 'leave'],
    ['/', 'find'],
    ['pageup', 'page-up'],
    ['pagedown', 'page-down'],
    ['i', 'inspect'],
    ['p', 'peek'],
    ['c', 'cover'],
    ['ctrl-l', 'repaint'],
    ['ctrl-c', 'leave'],
    ['ctrl-z', 'suspend'],
  ])('%s means %s', (key, command) => {
    expect(commandFor(DEFAULT_KEYMAP, key)).toEqual({ command });
  });

  test('a digit takes the nth choice, and zero is no choice', () => {
    expect(commandFor(DEFAULT_KEYMAP, '7')).toEqual({ command: 'nth', nth: 7 });
    expect(commandFor(DEFAULT_KEYMAP, '0')).toEqual({ command: 'zoom-fit' });
  });

  test('while a text is typed, letters, digits and blanks belong to it', () => {
    const keys = ['q', '3', 'space', '?', 'enter', 'escape', 'up', 'ctrl-c'];
    const meanings = keys.map(key => commandFor(DEFAULT_KEYMAP, key, { typing: true })?.command);
    expect(meanings).toEqual([undefined, undefined, undefined, undefined, 'take', 'back', 'up', 'leave']);
  });

  test('a command that is not live has no key, but leaving always works', () => {
    expect(commandFor(DEFAULT_KEYMAP, 'u', { live: ['take'] })).toBeUndefined();
    expect(commandFor(DEFAULT_KEYMAP, 'ctrl-c', { live: ['take'] })).toEqual({ command: 'leave' });
  });
});

describe('keymapWith', () => {
  test('gives a command exactly the keys named', () => {
    const { keymap, problems } = keymapWith({ undo: ['ctrl-u', 'y'] });
    expect(problems).toEqual([]);
    expect(commandFor(keymap, 'y')).toEqual({ command: 'undo' });
    expect(commandFor(keymap, 'u')).toBeUndefined();
  });

  test('two commands may swap their keys', () => {
    expect(keymapWith({ undo: ['U'], redo: ['u'] }).problems).toEqual([]);
  });

  test.each([
    [{ fly: ['x'] }, { problem: 'no-command', name: 'fly' }],
    [{ toString: ['x'] }, { problem: 'no-command', name: 'toString' }],
    [{ undo: ['F5'] }, { problem: 'no-key', command: 'undo', key: 'F5' }],
    [{ undo: [''] }, { problem: 'no-key', command: 'undo', key: '' }],
    [{ undo: [' '] }, { problem: 'no-key', command: 'undo', key: ' ' }],
    [{ undo: ['i'] }, { problem: 'clash', key: 'i', commands: ['inspect', 'undo'] }],
    [{ undo: ['5'] }, { problem: 'fixed', command: 'undo', key: '5' }],
    [{ undo: ['ctrl-c'] }, { problem: 'fixed', command: 'undo', key: 'ctrl-c' }],
    [{ take: [] }, { problem: 'needed', command: 'take' }],
  ])('of %o the command keeps its usual keys, and it is told', (overrides, problem) => {
    const { keymap, problems } = keymapWith(overrides);
    expect(problems).toEqual([problem]);
    expect(keymap).toEqual(DEFAULT_KEYMAP);
  });

  test('what is right beside it holds', () => {
    const { keymap, problems } = keymapWith({ fly: ['x'], undo: ['F5'], redo: ['y'], peek: ['i'] });
    expect(problems.map(({ problem }) => problem)).toEqual(['no-command', 'no-key', 'clash']);
    expect(keymap).toEqual({ ...DEFAULT_KEYMAP, redo: ['y'] });
  });

  test('a clash with keys that were given up is none, and repairing one clash leaves none behind', () => {
    expect(keymapWith({ undo: ['p'], peek: ['y'] }).problems).toEqual([]);
    // Taking undo and redo back to u and U meets the command that was given the u.
    const { keymap } = keymapWith({ undo: ['y'], redo: ['y'], menu: ['u'] });
    expect(keymap).toEqual(DEFAULT_KEYMAP);
  });
});

describe('rebound', () => {
  test('changes one command, and says what is not as by default', () => {
    const keymap = withKeys(DEFAULT_KEYMAP, 'undo', ['y']);
    if ('problem' in keymap) throw new Error(keymap.problem);
    expect(commandFor(keymap, 'y')).toEqual({ command: 'undo' });
    expect(overridesIn(keymap)).toEqual({ undo: ['y'] });
    expect(overridesIn(DEFAULT_KEYMAP)).toEqual({});
  });

  test('refuses a clash', () => {
    expect(withKeys(DEFAULT_KEYMAP, 'undo', ['q'])).toMatchObject({ problem: 'clash', commands: ['undo', 'leave'] });
  });
});

describe('footer', () => {
  const entries = [
    { commands: ['up', 'down'], label: 'choose' } as const,
    'take',
    'next-pane',
    'help',
    'leave',
  ] as const;

  test('joins keys that share a label', () => {
    const line = footer(DEFAULT_KEYMAP, entries, 80, unicode);
    expect(line).toBe('↑↓ choose  Enter take  Tab next pane  ? help  q leave');
  });

  test('leaves out whole entries from the end, help last of all', () => {
    expect(footer(DEFAULT_KEYMAP, entries, 34, unicode)).toBe('↑↓ choose  Enter take  ? help');
    expect(footer(DEFAULT_KEYMAP, entries, 6, unicode)).toBe('? help');
    expect(footer(DEFAULT_KEYMAP, entries, 5, unicode)).toBe('');
  });

  test("shows a person's own keys, and nothing for a command without a key", () => {
    const { keymap } = keymapWith({ undo: ['ctrl-u'], peek: [] });
    expect(footer(keymap, ['undo', 'peek'], 40, ascii)).toBe('Ctrl-U undo');
  });
});

test('keys are written as people know them', () => {
  expect(['up', 'pageup', 'shift-tab', 'ctrl-l', 'U'].map(key => keyLabel(key, ascii))).toEqual([
    '^',
    'PgUp',
    'Shift-Tab',
    'Ctrl-L',
    'U',
  ]);
});

test('the help table tells the key that always leaves', () => {
  expect(keyTable(DEFAULT_KEYMAP, ascii)).toContainEqual({ command: 'leave', keys: 'q Ctrl-C', label: 'leave' });
});

test('a key of a form means what the form makes of it there, and what it means everywhere else', () => {
  const inForm = (key: string) => commandFor(DEFAULT_KEYMAP, key, { place: 'form' });
  expect([inForm('+'), inForm('-')]).toEqual([{ command: 'more' }, { command: 'less' }]);
  expect([commandFor(DEFAULT_KEYMAP, '+'), commandFor(DEFAULT_KEYMAP, '-')]).toEqual([
    { command: 'zoom-in' },
    { command: 'zoom-out' },
  ]);
  expect(inForm('d')).toEqual(commandFor(DEFAULT_KEYMAP, 'd'));
});

test('no key has two meanings in one place', () => {
  for (const place of [null, 'form'] as const) {
    const meanings = COMMANDS.flatMap(command =>
      DEFAULT_KEYMAP[command].flatMap(key => {
        const meaning = commandFor(DEFAULT_KEYMAP, key, { place });
        return meaning?.command === command ? [key] : [];
      }),
    );
    expect(new Set(meanings).size).toBe(meanings.length);
  }
  // A form's key may be given to another command of everywhere, but not to two of the form.
  const { problems } = keymapWith({ more: ['-'] });
  expect(problems.map(({ problem }) => problem)).toEqual(['clash']);
  expect(keymapWith({ more: ['d'] }).problems).toEqual([]);
});
