import type { Catalogue } from '../../kernel/game.ts';
import type { Command } from '../../widgets/keymap.ts';

/** What every command does, for the page of keys. */
const commandTexts = {
  'command.up': 'One up',
  'command.down': 'One down',
  'command.left': 'To the left; a smaller value',
  'command.right': 'To the right; a larger value',
  'command.take': 'Take what the cursor is on',
  'command.back': 'Back, one level',
  'command.next-pane': 'Next pane',
  'command.previous-pane': 'Previous pane',
  'command.find': 'Find an option by its words',
  'command.inspect': 'Look at the board more closely',
  'command.peek': 'Look at a seat’s own view',
  'command.cover': 'Cover the screen, from anywhere',
  'command.undo': 'Undo the last answer',
  'command.redo': 'Give it again',
  'command.page-up': 'A page up',
  'command.page-down': 'A page down',
  'command.first': 'To the first',
  'command.last': 'To the last',
  'command.help': 'The rule, and why an option is blocked',
  'command.repaint': 'Paint the screen anew',
  'command.suspend': 'Put the program to sleep',
  'command.leave': 'Leave, after asking',
  'command.menu': 'The table: who plays, conceding, settings',
  'command.take-back': 'Take back, agreed by all',
  'command.chapter': 'In the help: the whole chapter',
  'command.keys': 'This page of all keys',
  'command.delete': 'Delete what the cursor is on',
  'command.rub-out': 'Rub out a letter',
} as const satisfies Readonly<Record<`command.${Command}`, string>>;

/** The words about keys. */
export const keyTexts = {
  ...commandTexts,
  'keys.title': 'Keys',
  'keys.hint': 'Enter gives a command a new key; {key} gives it its usual keys again. Everything is kept at once.',
  'keys.press': 'Press the new key for “{command}”; {back} leaves it as it is.',
  'keys.changed': '“{command}” is {key} now.',
  'keys.usual': '“{command}” has its usual keys again.',
  'keys.all-usual': 'All commands have their usual keys again.',
  'keys.all': 'All commands: their usual keys again',
  'keys.own': 'changed',
  'keys.none': 'no key',
  'keys.nth': '1-9 take the choice of that number, and Ctrl-C always leaves: these stay.',
  'keys.no-command': 'There is no command “{name}”. The commands are {commands}.',
  'keys.no-key': '“{key}” is no key for “{command}”: use one character, ctrl-a to ctrl-z, or one of {names}.',
  'keys.fixed': '{key} always means the same and can’t be given to “{command}”.',
  'keys.needed': '“{command}” needs at least one key.',
  'keys.clash': '{key} would mean both “{one}” and “{other}”.',
} as const satisfies Catalogue;
