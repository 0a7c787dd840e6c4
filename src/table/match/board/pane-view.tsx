import { Component } from 'react';
import type { ReactNode } from 'react';
import type { Pane, PaneContext } from '../../../boards/pane.ts';
import { messageFor } from '../../../kernel/match/refusal.ts';
import { wrap } from '../../../boards/drawing/wrapping.ts';
import { span } from '../../../boards/drawing/lines.ts';
import { blit, createGrid } from '../../../boards/drawing/grid.ts';
import type { Grid } from '../../../boards/drawing/grid.ts';
import { say } from '../../frame/text/say.ts';
import type { Appearance } from '../../frame/theme/look.ts';
import { Cells, Lines } from '../../frame/ui/text.tsx';

interface PaneGuardProps {
  readonly instead: (error: unknown) => ReactNode;
  /** The pane's props: when they change, the pane is painted again, since it may succeed now. */
  readonly of: unknown;
  readonly children: ReactNode;
}

/** Shows an error message in place of a pane that fails. The match itself can be played on. */
class PaneGuard extends Component<PaneGuardProps, { readonly error: unknown; readonly of: unknown }> {
  override state: { readonly error: unknown; readonly of: unknown } = { error: null, of: this.props.of };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ of }: PaneGuardProps, state: { readonly error: unknown; readonly of: unknown }) {
    return of === state.of ? null : { error: null, of };
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : this.props.instead(this.state.error);
  }
}

interface PaneViewProps {
  readonly pane: Pane;
  readonly view: unknown;
  readonly context: PaneContext;
  readonly width: number;
  readonly height: number;
  /** How many rows of the pane are visible. */
  readonly rows: number;
  readonly appearance: Appearance;
}

/** A pane, painted by its board in exactly this size. */
export function PaneView(props: PaneViewProps): ReactNode {
  const { width, rows, appearance } = props;
  const errorText = (error: unknown): ReactNode => {
    const words = appearance.format(say('table.pane-failed', { reason: messageFor(error) }));
    const lines = wrap(words, width).slice(0, rows);
    return <Lines lines={lines.map(line => [span(line, { tone: 'danger', bold: true })])} />;
  };
  return (
    <PaneGuard instead={errorText} of={props}>
      <PaintedPane {...props} />
    </PaneGuard>
  );
}

function PaintedPane({ pane, view, context, width, height, rows }: PaneViewProps): ReactNode {
  const paintedGrid = pane.paint(view, { width, height }, context);
  return <Cells grid={fittedGrid(paintedGrid, width, height)} rows={rows} />;
}

/** The painted grid, cut or filled to exactly this size. */
function fittedGrid(painted: Grid, width: number, height: number): Grid {
  if (painted.width === width && painted.height === height) return painted;
  const grid = createGrid(width, height);
  blit(grid, painted, 0, 0, { x: 0, y: 0, width, height });
  return grid;
}
