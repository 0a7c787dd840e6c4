import type { Way } from '../../boards/board.ts';
import type { TableCommand } from '../theme/keys.ts';
import type { Direction } from './turning.ts';

/** The way that a command moves what is pointed at. */
export const DIRECTIONS: Readonly<Partial<Record<TableCommand, Direction>>> = {
  up: 'up',
  down: 'down',
  left: 'left',
  right: 'right',
};

/** The way that a command scrolls a pane. */
export const PANS: Readonly<Partial<Record<TableCommand, Direction>>> = {
  'pan-up': 'up',
  'pan-down': 'down',
  'pan-left': 'left',
  'pan-right': 'right',
};

/** Whether a command brings a pane nearer. */
export const ZOOM_WAYS: Readonly<Partial<Record<TableCommand, 'in' | 'out' | 'fit'>>> = {
  'zoom-in': 'in',
  'zoom-out': 'out',
  'zoom-fit': 'fit',
};

const SHIFTED: readonly string[] = ['shift-up', 'shift-down', 'shift-left', 'shift-right'] satisfies readonly Way[];

/** The way in which a key moves what is pointed at; `null`: it does not. Arrows with Shift pan where nothing lies that way. */
export function wayOf(command: TableCommand, key: string): Way | null {
  const pan = PANS[command];
  return pan !== undefined && SHIFTED.includes(key) ? `shift-${pan}` : (DIRECTIONS[command] ?? null);
}
