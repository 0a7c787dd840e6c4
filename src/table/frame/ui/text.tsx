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

/** Gives all components below it their marks, keys, words and colours. */
export const LookProvider = LookContext;

/** What the screen is made with. Throws outside of a `LookProvider`. */
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
 * One row of text in one style. The only way to the screen besides `Row` and `Rows`: what could steer the terminal is
 * taken out, colours come from tones, and on an ASCII terminal nothing else is shown. It is never broken: break it
 * before (`wrap`).
 */
export function Text({ children, ...style }: TextProps): ReactNode {
  return <Row spans={[{ text: children, style }]} />;
}

/** One row of text, piece by piece. */
export function Row({ spans }: { readonly spans: Line }): ReactNode {
  const look = useLook();
  return <InkText wrap="truncate-end">{rowOf(spans, look)}</InkText>;
}

/** Several rows, one below the other. */
export function Lines({ lines }: { readonly lines: readonly Line[] }): ReactNode {
  const look = useLook();
  if (lines.length === 0) return null;
  return <InkText wrap="truncate-end">{lines.map(line => rowOf(line, look)).join('\n')}</InkText>;
}

interface CellsProps {
  readonly grid: Grid;
  /** How many of its rows are to be seen; absent: all. */
  readonly rows?: number;
}

/** A picture made of cells, as large as it is: a board, a pane, a chart. */
export function Cells({ grid, rows = grid.height }: CellsProps): ReactNode {
  const look = useLook();
  if (grid.width === 0 || grid.height === 0 || rows <= 0) return null;
  const seen = rows < grid.height ? { ...grid, height: rows } : grid;
  return <InkText wrap="truncate-end">{toRows(shownGrid(seen, look), look.paint).join('\n')}</InkText>;
}

/** The codes and the text of a row. An empty one is a blank, or it would take no row. */
function rowOf(spans: Line, look: ColouredLook): string {
  const row = spans
    .map(({ text, style }) => {
      const shown = shownText(text, look);
      const { open, close } = look.paint(style);
      return shown === '' ? '' : open + shown + close;
    })
    .join('');
  return row === '' ? ' ' : row;
}
