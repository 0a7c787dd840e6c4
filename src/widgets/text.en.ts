import type { Catalogue } from '../kernel/words/format.ts';

/** Every English word of the widgets. Its keys are the list of all keys. */
export const widgetTexts = {
  // ---- what the footer calls a command
  'do.up': 'up',
  'do.down': 'down',
  'do.left': 'left',
  'do.right': 'right',
  'do.take': 'take',
  'do.back': 'back',
  'do.next-pane': 'next pane',
  'do.previous-pane': 'previous pane',
  'do.legend': 'legend',
  'do.find': 'find',
  'do.inspect': 'inspect',
  'do.peek': 'peek',
  'do.cover': 'cover',
  'do.undo': 'undo',
  'do.redo': 'redo',
  'do.page-up': 'page up',
  'do.page-down': 'page down',
  'do.first': 'first',
  'do.last': 'last',
  'do.help': 'help',
  'do.repaint': 'repaint',
  'do.suspend': 'suspend',
  'do.leave': 'leave',
  'do.log': 'log',
  'do.filter': 'filter',
  'do.watch': 'watch again',
  'do.report': 'save a report',
  'do.again': 'play again',
  'do.menu': 'menu',
  'do.take-back': 'take back',
  'do.rules': 'rules',
  'do.keys': 'all keys',
  'do.delete': 'delete',
  'do.rub-out': 'rub out',
  'do.board': 'on the board',
  'do.pan-up': 'pane up',
  'do.pan-down': 'pane down',
  'do.pan-left': 'pane left',
  'do.pan-right': 'pane right',
  'do.zoom-in': 'nearer',
  'do.zoom-out': 'further',
  'do.zoom-fit': 'as it fits',

  // ---- the names of keys
  'name.enter': 'Enter',
  'name.escape': 'Esc',
  'name.tab': 'Tab',
  'name.shift-tab': 'Shift-Tab',
  'name.backspace': 'Backspace',
  'name.delete': 'Del',
  'name.home': 'Home',
  'name.end': 'End',
  'name.pageup': 'PgUp',
  'name.pagedown': 'PgDn',
  'name.space': 'Space',
  'name.shift-up': 'Shift-Up',
  'name.shift-down': 'Shift-Down',
  'name.shift-left': 'Shift-Left',
  'name.shift-right': 'Shift-Right',
  'name.ctrl': 'Ctrl-{letter}',

  // ---- a terminal that is too small
  'small.long':
    'This window is {columns}x{rows}. It needs {width}x{height} or more.\nMake it larger to go on. Nothing is lost.',
  'small.short': '{width}x{height} needed',
} as const satisfies Catalogue;

/** A key of the widgets' texts. */
export type WidgetKey = keyof typeof widgetTexts;
