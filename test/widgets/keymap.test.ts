import { describe, expect, test } from 'vitest';
import { ASCII_GLYPHS, UNICODE_GLYPHS } from '../../src/widgets/glyphs.ts';
import { commandFor, DEFAULT_KEYMAP, footer, keyLabel, keymapWith, keyTable } from '../../src/widgets/keymap.ts';

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

  test('a digit takes the nth choice, and zero does nothing', () => {
    expect(commandFor(DEFAULT_KEYMAP, '7')).toEqual({ command: 'nth', nth: 7 });
    expect(commandFor(DEFAULT_KEYMAP, '0')).toBeUndefined();
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
    const result = keymapWith({ undo: ['ctrl-u', 'z'] });
    if (!result.ok) throw new Error(result.problems.join());
    expect(commandFor(result.keymap, 'z')).toEqual({ command: 'undo' });
    expect(commandFor(result.keymap, 'u')).toBeUndefined();
  });

  test('two commands may swap their keys', () => {
    expect(keymapWith({ undo: ['U'], redo: ['u'] }).ok).toBe(true);
  });

  test.each([
    [{ fly: ['x'] }, /there is no command "fly"; the commands are up, down/],
    [{ toString: ['x'] }, /no command "toString"/],
    [{ undo: ['F5'] }, /keys\.undo: "F5" is no key: use one character/],
    [{ undo: [''] }, /keys\.undo: "" is no key/],
    [{ undo: [' '] }, /keys\.undo: " " is no key/],
    [{ undo: ['i'] }, /"i" would mean both inspect and undo/],
    [{ undo: ['5'] }, /"5" takes the choice of that number/],
    [{ undo: ['ctrl-c'] }, /"ctrl-c" always leaves/],
    [{ take: [] }, /keys\.take: this command needs at least one key/],
  ])('%o is refused', (overrides, message) => {
    const result = keymapWith(overrides);
    expect(result.ok ? [] : result.problems).toContainEqual(expect.stringMatching(message));
  });

  test('tells all problems at once', () => {
    const result = keymapWith({ fly: ['x'], undo: ['F5', 'i'] });
    expect(result.ok ? 0 : result.problems.length).toBe(3);
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
    const line = footer(DEFAULT_KEYMAP, entries, 80, UNICODE_GLYPHS);
    expect(line).toBe('↑↓ choose  Enter take  Tab next pane  ? help  q leave');
  });

  test('leaves out whole entries from the end, help last of all', () => {
    expect(footer(DEFAULT_KEYMAP, entries, 34, UNICODE_GLYPHS)).toBe('↑↓ choose  Enter take  ? help');
    expect(footer(DEFAULT_KEYMAP, entries, 6, UNICODE_GLYPHS)).toBe('? help');
    expect(footer(DEFAULT_KEYMAP, entries, 5, UNICODE_GLYPHS)).toBe('');
  });

  test("shows a person's own keys, and nothing for a command without a key", () => {
    const result = keymapWith({ undo: ['ctrl-u'], peek: [] });
    if (!result.ok) throw new Error(result.problems.join());
    expect(footer(result.keymap, ['undo', 'peek'], 40, ASCII_GLYPHS)).toBe('Ctrl-U undo');
  });
});

test('keys are written as people know them', () => {
  expect(['up', 'pageup', 'shift-tab', 'ctrl-l', 'U'].map(key => keyLabel(key, ASCII_GLYPHS))).toEqual([
    '^',
    'PgUp',
    'Shift-Tab',
    'Ctrl-L',
    'U',
  ]);
});

test('the help table tells the key that always leaves', () => {
  expect(keyTable(DEFAULT_KEYMAP, ASCII_GLYPHS)).toContainEqual({ command: 'leave', keys: 'q Ctrl-C', label: 'leave' });
});
