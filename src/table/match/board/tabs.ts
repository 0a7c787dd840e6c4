import type { Rect } from '../../../boards/drawing/grid.ts';
import { keyLabel } from '../../frame/edge/keymap.ts';
import { widthOf } from '../../../boards/drawing/wrapping.ts';
import type { MatchNow } from '../../../session/running/match-now.ts';
import { say } from '../../frame/text/say.ts';
import type { Appearance } from '../../frame/theme/look.ts';
import { LOG_PANE } from './turning.ts';

/** A part of the screen that the mouse can point at: a pane or the log, by its id. */
export interface TabRegion {
  readonly id: string;
  readonly rect: Rect;
}

/** The tabs of all panes and of the log in row `y`. */
export function tabsOf(
  { board, panes }: Pick<MatchNow, 'board' | 'panes'>,
  y: number,
  appearance: Appearance,
): readonly (TabRegion & { readonly title: string })[] {
  const [legendKey = ''] = appearance.keymap.legend;
  const allPanes = [...panes.map(({ id, title }) => ({ id, title })), { id: LOG_PANE, title: say('table.log') }];
  let x = 1;
  return allPanes.map(({ id, title: words }) => {
    // The legend's tab names its key, because the footer has no room for it when there are tabs.
    const key = id === board.legend && legendKey !== '' ? ` ${keyLabel(legendKey, appearance)}` : '';
    const title = appearance.format(words) + key;
    const rect = { x, y, width: widthOf(title) + 2, height: 1 };
    x += rect.width + 1;
    return { id, rect, title };
  });
}
