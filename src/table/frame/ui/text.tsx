import { Text as InkText } from 'ink';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { toRows } from '../../../boards/drawing/grid.ts';
import type { Grid } from '../../../boards/drawing/grid.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import type { Style, ToneName } from '../../../boards/drawing/style.ts';
import { shownGrid, shownText } from '../theme/ascii.ts';
import type { ColouredAppearance } from '../theme/look.ts';

const AppearanceContext = createContext<ColouredAppearance | null>(null);

/** Provides the glyphs, keys, words and colours to all components below. */
export const AppearanceProvider = AppearanceContext;

/** The appearance of the screen. Throws outside of an `AppearanceProvider`. */
export function useAppearance(): ColouredAppearance {
  const appearance = useContext(AppearanceContext);
  if (appearance === null) throw new Error('useAppearance works only inside of an AppearanceProvider.');
  return appearance;
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
  const appearance = useAppearance();
  return <InkText wrap="truncate-end">{rowOf(spans, appearance)}</InkText>;
}

/** Several rows of text, one below the other. */
export function Lines({ lines }: { readonly lines: readonly Line[] }): ReactNode {
  const appearance = useAppearance();
  if (lines.length === 0) return null;
  return <InkText wrap="truncate-end">{lines.map(line => rowOf(line, appearance)).join('\n')}</InkText>;
}

interface CellsProps {
  readonly grid: Grid;
  /** How many rows of the grid are visible; absent: all. */
  readonly rows?: number;
}

/** A grid of cells at its full size, such as a board, a pane or a chart. */
export function Cells({ grid, rows = grid.height }: CellsProps): ReactNode {
  const appearance = useAppearance();
  if (grid.width === 0 || grid.height === 0 || rows <= 0) return null;
  const visibleGrid = rows < grid.height ? { ...grid, height: rows } : grid;
  return (
    <InkText wrap="truncate-end">{toRows(shownGrid(visibleGrid, appearance), appearance.paint).join('\n')}</InkText>
  );
}

/** The codes and the text of a row. An empty row becomes a blank, because Ink would leave it out. */
function rowOf(spans: Line, appearance: ColouredAppearance): string {
  const row = spans
    .map(({ text, style }) => {
      const printedText = shownText(text, appearance);
      const { open, close } = appearance.paint(style);
      return printedText === '' ? '' : open + printedText + close;
    })
    .join('');
  return row === '' ? ' ' : row;
}
