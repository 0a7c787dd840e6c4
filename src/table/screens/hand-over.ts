import type { Seat } from '../../kernel/words/message.ts';
import { createGrid } from '../../widgets/grid.ts';
import type { Grid } from '../../widgets/grid.ts';
import { keyLabel } from '../../widgets/keymap.ts';
import type { Command } from '../../widgets/keymap.ts';
import type { Size } from '../../widgets/too-small.ts';
import type { Look } from '../look.ts';
import { say } from '../say.ts';
import { putCentred, putText } from './sheet.ts';
import { seatMark, seatTone } from '../../widgets/sides.ts';

/** To whom the screen goes. There is nothing else in it, so that nothing else can be seen. */
export interface HandOverState {
  readonly seat: Seat;
  readonly name: string;
  readonly peek: boolean;
  /** The same person goes on, but should be alone from here. */
  readonly same: boolean;
  /** Why the match is not saved; `null`: it is. */
  readonly warning: string | null;
}

/** The screen between two people: who comes next, and nothing of the match. */
export function paintHandOver({ seat, name, peek, same, warning }: HandOverState, size: Size, look: Look): Grid {
  const { format, glyphs } = look;
  const grid = createGrid(size.columns, size.rows);
  const middle = Math.floor(size.rows / 2) - 2;
  putCentred(grid, middle - 2, format(say(same ? 'hand-over.same' : 'hand-over.pass')));
  putCentred(grid, middle, `${seatMark(glyphs, seat)}  ${name.toUpperCase()}  ${seatMark(glyphs, seat)}`, {
    tone: seatTone(seat),
    bold: true,
  });
  putCentred(grid, middle + 2, format(say('hand-over.ready', { seat: name, key: keyOf(look, 'take') })));
  if (peek)
    putCentred(grid, middle + 4, format(say('hand-over.no-peek', { key: keyOf(look, 'back') })), { tone: 'muted' });
  putWarning(grid, warning);
  const key = format(say('name.enter'));
  const lines = [
    `${format(say(same ? 'hand-over.same' : 'hand-over.pass'))} ${name}`,
    format(say('hand-over.ready', { seat: name, key })),
    ...(warning === null ? [] : [warning]),
  ];
  return { ...grid, told: () => ({ lines, choices: [] }) };
}

/** The screen that somebody has covered. */
export function paintCover(warning: string | null, size: Size, look: Look): Grid {
  const grid = createGrid(size.columns, size.rows);
  const middle = Math.floor(size.rows / 2) - 1;
  putCentred(grid, middle, look.format(say('cover.title')), { bold: true });
  putCentred(grid, middle + 2, look.format(say('cover.ready', { key: keyOf(look, 'take') })), { tone: 'muted' });
  putWarning(grid, warning);
  return grid;
}

function putWarning(grid: Grid, warning: string | null): void {
  if (warning === null) return;
  const rect = { x: 1, y: grid.height - 4, width: grid.width - 2, height: 4 };
  putText(grid, rect, warning, { tone: 'danger', bold: true });
}

function keyOf(look: Look, command: Command): string {
  return keyLabel(look.keymap[command][0] ?? '', look);
}
