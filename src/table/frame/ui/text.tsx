import { Text as InkText } from 'ink';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { toRows } from '../../../boards/drawing/grid.ts';
import type { Grid } from '../../../boards/drawing/grid.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import type { Style, ToneName } from '../../../boards/drawing/style.ts';
import { shownGrid, shownText } from '../theme/ascii.ts';
import type { ColouredLook } from '../theme/look.ts';

const LookContext = createContext<ColouredLook | null>(null);

/** Provides the glyphs, keys, words and colours to all components below. */
export const LookProvider = LookContext;

/** The look that the screen is drawn with. Throws outside of a `LookProvider`. */
export function useLook(): ColouredLook {
  const look = useContext(LookContext);
  if (look === null) throw new Error('useLook works only inside of a LookProvider.');
  return look;
}

interface TextProps extends Style {
  readonly tone?: ToneName;
  readonly children: string;
}

/**
 * One row of text in one style. Only `Text`, `Row`, `Lines` and `Cells` write to the screen: they remove control
 * characters, take colours from tones, and convert to ASCII if needed. Text is not wrapped here; `wrap` it before.
 */
export function Text({ children, ...style }: TextProps): ReactNode {
  return <Row spans={[{ text: children, style }]} />;
}

/** One row of text, made of styled pieces. */
export function Row({ spans }: { readonly spans: Line }): ReactNode {
  const look = useLook();
  return <InkText wrap="truncate-end">{rowOf(spans, look)}</InkText>;
}

/** Several rows of text, one below the other. */
export function Lines({ lines }: { readonly lines: readonly Line[] }): ReactNode {
  const look = useLook();
  if (lines.length === 0) return null;
  return <InkText wrap="truncate-end">{lines.map(line => rowOf(line, look)).join('\n')}</InkText>;
}

interface CellsProps {
  readonly grid: Grid;
  /** How many rows of the grid are visible; absent: all. */
  readonly rows?: number;
}

/** A grid of cells at its full size, such as a board, a pane or a chart. */
export function Cells({ grid, rows = grid.height }: CellsProps): ReactNode {
  const look = useLook();
  if (grid.width === 0 || grid.height === 0 || rows <= 0) return null;
  const visibleGrid = rows < grid.height ? { ...grid, height: rows } : grid;
  return <InkText wrap="truncate-end">{toRows(shownGrid(visibleGrid, look), look.paint).join('\n')}</InkText>;
}

/** The codes and the text of a row. An empty row becomes a blank, because Ink would leave it out. */
function rowOf(spans: Line, look: ColouredLook): string {
  const row = spans
    .map(({ text, style }) => {
      const shownInLook = shownText(text, look);
      const { open, close } = look.paint(style);
      return shownInLook === '' ? '' : open + shownInLook + close;
    })
    .join('');
  return row === '' ? ' ' : row;
}
