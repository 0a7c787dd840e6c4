import { Component } from 'react';
import type { ReactNode } from 'react';
import type { Pane } from '../../games/board.ts';
import { messageFor } from '../../kernel/match/refusal.ts';
import { wrap } from '../../widgets/wrapping.ts';
import { span } from '../../widgets/lines.ts';
import { blit, createGrid } from '../../widgets/grid.ts';
import type { MatchNow } from '../hot-seat/match-now.ts';
import { matchLook } from '../store/situation.ts';
import type { Situation } from '../store/situation.ts';
import { say } from '../text/say.ts';
import { Cells, Lines } from '../ui/text.tsx';
import { logLines, logWindow } from './log-pane.ts';
import { contextFor } from './state.ts';
import type { PlayState, TablePicture } from './state.ts';

interface PaneGuardProps {
  readonly instead: (error: unknown) => ReactNode;
  /** Another picture: what failed before may succeed now. */
  readonly of: unknown;
  readonly children: ReactNode;
}

/** A pane that fails is told in its place: the match itself is sound and can be played on. */
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
  readonly picture: TablePicture;
  readonly width: number;
  readonly height: number;
  readonly rows: number;
  readonly state: PlayState;
  readonly match: MatchNow;
  readonly at: Situation;
}

/** One picture of the match, painted by its board for this very place. */
export function PaneView(props: PaneViewProps): ReactNode {
  const { width, rows, at } = props;
  const failed = (error: unknown): ReactNode => {
    const words = matchLook(at).format(say('table.pane-failed', { reason: messageFor(error) }));
    const lines = wrap(words, width).slice(0, rows);
    return <Lines lines={lines.map(line => [span(line, { tone: 'danger', bold: true })])} />;
  };
  return (
    <PaneGuard instead={failed} of={props}>
      <Painted {...props} />
    </PaneGuard>
  );
}

function Painted({ pane, picture, width, height, rows, state, match, at }: PaneViewProps): ReactNode {
  const painted = pane.paint(picture.view, { width, height }, contextFor(state, match, at, pane.id));
  const grid = createGrid(width, height);
  blit(grid, painted, 0, 0, { x: 0, y: 0, width, height });
  return <Cells grid={grid} rows={rows} />;
}

interface LogPaneProps {
  readonly width: number;
  readonly height: number;
  readonly rows: number;
  readonly back: number;
  readonly match: MatchNow;
  readonly at: Situation;
}

/** The end of the log, the newest at the bottom. */
export function LogPane({ width, height, rows, back, match, at }: LogPaneProps): ReactNode {
  const look = matchLook(at);
  return <Lines lines={logWindow(logLines(match, look), back, { width, height }, look).slice(0, rows)} />;
}
