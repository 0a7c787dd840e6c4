import type { Formatter } from '../../../kernel/words/format.ts';
import { message } from '../../../kernel/words/message.ts';
import type { Message } from '../../../kernel/words/message.ts';
import type { Glyphs } from '../../../boards/drawing/glyphs.ts';
import { NAMED_KEYS } from './keys.ts';
import type { CommandTextKey } from './commands.en.ts';
import { widthOf } from '../../../boards/drawing/wrapping.ts';

/** The default keys of every command. Footer and help are made from this table too. */
const DEFAULT_KEYS = {
  up: ['up', 'k'],
  down: ['down', 'j'],
  left: ['left', 'h'],
  right: ['right', 'l'],
  take: ['enter'],
  pause: ['space'],
  back: ['escape'],
  'next-pane': ['tab'],
  'previous-pane': ['shift-tab'],
  legend: ['e'],
  find: ['/'],
  inspect: ['i'],
  next: ['n'],
  remark: ['N'],
  peek: ['p'],
  hint: ['H'],
  coach: ['v'],
  aside: ['D'],
  cover: ['c'],
  undo: ['u'],
  redo: ['U'],
  'page-up': ['pageup'],
  'page-down': ['pagedown'],
  first: ['home'],
  last: ['end'],
  help: ['?'],
  repaint: ['ctrl-l'],
  suspend: ['ctrl-z'],
  leave: ['q'],
  log: ['L'],
  filter: ['f'],
  watch: ['b'],
  report: ['s'],
  again: ['a'],
  decisive: ['w'],
  menu: ['m'],
  'take-back': ['t'],
  rules: ['r'],
  keys: ['K'],
  delete: ['x', 'delete'],
  'rub-out': ['backspace'],
  board: ['g'],
  look: [';'],
  'go-on': ['o'],
  explore: ['.'],
  guard: ['z'],
  mark: [','],
  slower: ['<'],
  faster: ['>'],
  'pan-up': ['[', 'shift-up'],
  'pan-down': [']', 'shift-down'],
  'pan-left': ['{', 'shift-left'],
  'pan-right': ['}', 'shift-right'],
  'zoom-in': ['+', '='],
  'zoom-out': ['-'],
  'zoom-fit': ['0'],
  done: ['d'],
  'by-hand': ['P'],
  more: ['+', '='],
  less: ['-'],
  'lay-1': ['1'],
  'lay-2': ['2'],
  'lay-3': ['3'],
  'lay-4': ['4'],
  'lay-5': ['5'],
  'lay-6': ['6'],
} as const;

/** The parts of a screen that have their own keys, which take precedence over the general ones. */
export type KeyPlace = 'form' | 'laying';

/** The commands whose keys work in only one part of a screen. */
const PLACE_OF_COMMAND: Readonly<Partial<Record<keyof typeof DEFAULT_KEYS, KeyPlace>>> = {
  more: 'form',
  less: 'form',
  'lay-1': 'laying',
  'lay-2': 'laying',
  'lay-3': 'laying',
  'lay-4': 'laying',
  'lay-5': 'laying',
  'lay-6': 'laying',
};

export type Command = keyof typeof DEFAULT_KEYS;
export type Keymap = Readonly<Record<Command, readonly string[]>>;

/** Whether a word from the settings is the name of a command. */
function isCommand(word: string): word is Command {
  return Object.hasOwn(DEFAULT_KEYS, word);
}

export const COMMANDS: readonly Command[] = Object.keys(DEFAULT_KEYS).filter(isCommand);

function isComplete(keymap: Partial<Keymap>): keymap is Keymap {
  return COMMANDS.every(command => Object.hasOwn(keymap, command));
}

function defaultKeys(): Keymap {
  const keymap: Partial<Record<Command, readonly string[]>> = {};
  for (const command of COMMANDS) keymap[command] = DEFAULT_KEYS[command];
  if (!isComplete(keymap)) throw new Error('The table of keys has a hole.');
  return keymap;
}

export const DEFAULT_KEYMAP: Keymap = defaultKeys();

/** The key that always leaves, whatever the settings say, so that nobody is locked in. */
const LEAVE_KEY = 'ctrl-c';
/** The commands that must have keys: without them people could not play or fix the keys. */
const NEEDED_COMMANDS: readonly Command[] = ['up', 'down', 'take', 'back', 'leave'];

export interface KeyContext {
  /** Whether a text is being typed: keys that type a character are then no commands. */
  readonly typing?: boolean;
  /** The part of the screen that has its own keys; `null` or absent: none. */
  readonly place?: KeyPlace | null;
  /** The commands available now; absent: all of them. */
  readonly live?: readonly Command[];
}

type KeyMeaning =
  | { readonly command: Command }
  /** The nth choice, 1 to 9. */
  | { readonly command: 'nth'; readonly nth: number };

function typesCharacter(key: string): boolean {
  return key === 'space' || Array.from(key).length === 1;
}

/**
 * The keymap for reading aloud. It has no keys for putting things on a map, so that these keys keep their general
 * meaning.
 */
export function aloudKeymap(keymap: Keymap): Keymap {
  const withoutLayingKeys = COMMANDS.filter(command => PLACE_OF_COMMAND[command] === 'laying').map(
    command => [command, []] as const,
  );
  return { ...keymap, ...Object.fromEntries(withoutLayingKeys) };
}

/** The meaning of a key; `undefined`: none, so it can be typed into a text field. */
export function commandFor(keymap: Keymap, key: string, context: KeyContext = {}): KeyMeaning | undefined {
  if (key === LEAVE_KEY) return { command: 'leave' };
  if (context.typing && typesCharacter(key)) return undefined;
  const commandInPlace = (place: KeyPlace | null): Command | undefined =>
    COMMANDS.find(name => (PLACE_OF_COMMAND[name] ?? null) === place && keymap[name].includes(key));
  const place = context.place ?? null;
  const placedCommand = place === null ? undefined : commandInPlace(place);
  if (placedCommand === undefined && /^[1-9]$/.test(key)) return { command: 'nth', nth: Number(key) };
  const command = placedCommand ?? commandInPlace(null);
  if (command === undefined || (context.live && !context.live.includes(command))) return undefined;
  return { command };
}

/** A problem with the keys that a person wants. */
export type KeyProblem =
  | { readonly problem: 'no-command'; readonly name: string }
  /** The text is not the name of a key. */
  | { readonly problem: 'no-key'; readonly command: Command; readonly key: string }
  /** The key has a fixed meaning. */
  | { readonly problem: 'fixed'; readonly command: Command; readonly key: string }
  /** Without the command, people could not play or fix the keys. */
  | { readonly problem: 'needed'; readonly command: Command }
  | { readonly problem: 'clash'; readonly key: string; readonly commands: readonly [Command, Command] };

function isFixedKey(key: string): boolean {
  return key === LEAVE_KEY || /^[1-9]$/.test(key);
}

function isKey(key: string): boolean {
  return NAMED_KEYS.some(name => name === key) || /^ctrl-[a-z]$/.test(key) || /^[^\p{C}\s]$/u.test(key);
}

function problemWithKey(command: Command, keys: readonly string[]): KeyProblem | null {
  if (keys.length === 0 && NEEDED_COMMANDS.includes(command)) return { problem: 'needed', command };
  for (const key of keys) {
    if (isFixedKey(key) && (PLACE_OF_COMMAND[command] !== 'laying' || key === LEAVE_KEY))
      return { problem: 'fixed', command, key };
    if (!isKey(key)) return { problem: 'no-key', command, key };
  }
  return null;
}

function keyClashIn(keymap: Keymap): Extract<KeyProblem, { problem: 'clash' }> | null {
  const commandsByKey = new Map<string, Command>();
  for (const command of COMMANDS) {
    for (const key of new Set(keymap[command])) {
      const placedKey = `${PLACE_OF_COMMAND[command] ?? ''} ${key}`;
      const otherCommand = commandsByKey.get(placedKey);
      if (otherCommand !== undefined) return { problem: 'clash', key, commands: [otherCommand, command] };
      commandsByKey.set(placedKey, command);
    }
  }
  return null;
}

/**
 * The default keys combined with a person's own. A command that is named gets exactly the given keys. Problems are
 * returned, and the commands concerned keep their default keys.
 */
export function keymapWith(keyOverrides: Readonly<Record<string, readonly string[]>>): {
  readonly keymap: Keymap;
  readonly problems: readonly KeyProblem[];
} {
  const problems: KeyProblem[] = [];
  const keymap: Record<Command, readonly string[]> = { ...DEFAULT_KEYMAP };
  for (const [name, keys] of Object.entries(keyOverrides)) {
    const problem = isCommand(name) ? problemWithKey(name, keys) : { problem: 'no-command' as const, name };
    if (problem !== null) problems.push(problem);
    else if (isCommand(name)) keymap[name] = keys;
  }
  // The default keys do not clash, so each pass of this loop resets at least one command to them.
  for (let keyClash = keyClashIn(keymap); keyClash !== null; keyClash = keyClashIn(keymap)) {
    problems.push(keyClash);
    for (const command of keyClash.commands) keymap[command] = DEFAULT_KEYMAP[command];
  }
  return { keymap, problems };
}

/** The keymap with one command's keys changed, or the problem with them. */
export function withKeys(keymap: Keymap, command: Command, keys: readonly string[]): Keymap | KeyProblem {
  const changedKeymap = { ...keymap, [command]: keys };
  return problemWithKey(command, keys) ?? keyClashIn(changedKeymap) ?? changedKeymap;
}

/** The differences from the default keymap, which are all that has to be saved. */
export function overridesIn(keymap: Keymap): Partial<Keymap> {
  const changedKeys: Partial<Record<Command, readonly string[]>> = {};
  for (const command of COMMANDS) {
    if (keymap[command].join(' ') !== DEFAULT_KEYMAP[command].join(' ')) changedKeys[command] = keymap[command];
  }
  return changedKeys;
}

/** The parts of an appearance that are needed to name keys. */
interface KeyAppearance {
  readonly glyphs: Glyphs;
  readonly format: Formatter;
}

/** The name of a key in a sentence: an arrow, `Enter`, `Ctrl-L`, or the character itself. */
export function keyWords(key: string, glyphs: Glyphs): Message | string {
  if (key === 'up') return glyphs.arrowUp;
  if (key === 'down') return glyphs.arrowDown;
  if (key === 'left') return glyphs.arrowLeft;
  if (key === 'right') return glyphs.arrowRight;
  if (key.startsWith('ctrl-')) return message('name.ctrl', { letter: key.slice('ctrl-'.length).toUpperCase() });
  return NAMED_KEYS.some(name => name === key) ? message(`name.${key}`) : key;
}

/** The label of a key on a screen. */
export function keyLabel(key: string, { glyphs, format }: KeyAppearance): string {
  const keyName = keyWords(key, glyphs);
  return typeof keyName === 'string' ? keyName : format(keyName);
}

/** The labels of two keys that the message about an undone answer names: redo and take back. */
export function backKeys(appearance: KeyAppearance & { readonly keymap: Keymap }): {
  readonly key: string;
  readonly takeBack: string;
} {
  const keyOf = (command: 'redo' | 'take-back'): string => keyLabel(appearance.keymap[command][0] ?? '', appearance);
  return { key: keyOf('redo'), takeBack: keyOf('take-back') };
}

/** The command's short name in the footer. */
function commandWord(command: Command): Message {
  return message(`do.${command}` satisfies CommandTextKey);
}

export interface FooterEntry {
  /** One command, or several with a common label, such as up and down. */
  readonly commands: readonly Command[];
  /** Labels of other keys, shown before those of the commands: "1-6". */
  readonly keys?: string;
  /** The label of the entry; absent: the names of its commands. */
  readonly label?: string;
}

function footerEntry(keymap: Keymap, entry: Command | FooterEntry, appearance: KeyAppearance): string {
  const {
    commands,
    keys: others,
    label,
  } = typeof entry === 'string' ? { commands: [entry], keys: undefined, label: undefined } : entry;
  const ownKeys = commands.flatMap(command => keymap[command].slice(0, 1)).map(key => keyLabel(key, appearance));
  const keys = others === undefined ? ownKeys : [others, ...ownKeys];
  const labelText = label ?? commands.map(command => appearance.format(commandWord(command))).join('/');
  const isFooterTight = keys.every(key => widthOf(key) === 1);
  return keys.length === 0 ? '' : `${keys.join(isFooterTight ? '' : '/')} ${labelText}`;
}

/**
 * The footer: the available keys, such as `↑↓ choose Enter take ? help`, with the first key of each command. Entries at
 * the end are left out if the line is too wide. Help stays as long as it fits, because it lists all keys.
 */
export function footer(
  keymap: Keymap,
  commands: readonly (Command | FooterEntry)[],
  width: number,
  appearance: KeyAppearance,
): string {
  const entries = commands.map(entry => ({ text: footerEntry(keymap, entry, appearance), isHelp: entry === 'help' }));
  const shownEntries = entries.filter(entry => entry.text !== '');
  const line = () => shownEntries.map(entry => entry.text).join('  ');
  while (shownEntries.length > 0 && widthOf(line()) > width) {
    const lastEntry = shownEntries.findLastIndex(entry => !entry.isHelp);
    shownEntries.splice(lastEntry < 0 ? shownEntries.length - 1 : lastEntry, 1);
  }
  return line();
}

/** Every command with all its keys as shown on a screen, for the help and the page of keys. */
export function keyTable(
  keymap: Keymap,
  appearance: KeyAppearance,
): { command: Command; keys: string; label: string }[] {
  return COMMANDS.map(command => {
    const keys = command === 'leave' ? [...keymap.leave, LEAVE_KEY] : keymap[command];
    return {
      command,
      keys: keys.map(key => keyLabel(key, appearance)).join(' '),
      label: appearance.format(commandWord(command)),
    };
  });
}
