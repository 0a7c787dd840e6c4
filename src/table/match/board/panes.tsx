import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { PaneContext } from '../../../boards/pane.ts';
import { inset } from '../../../boards/drawing/grid.ts';
import type { Rect } from '../../../boards/drawing/grid.ts';
import { span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { widthOf } from '../../../boards/drawing/wrapping.ts';
import type { MatchNow } from '../../../session/running/match-now.ts';
import { say } from '../../frame/text/say.ts';
import type { Look } from '../../frame/theme/look.ts';
import { Frame } from '../../frame/ui/frame.tsx';
import { Lines, Row } from '../../frame/ui/text.tsx';
import type { Layout } from './layout.ts';
import { logLines, logWindow } from './log-pane.ts';
import { PaneView } from './pane-view.tsx';
import { standingLine } from './standing-line.ts';
import { tabsOf } from './tabs.ts';
import { besideMain } from './turning.ts';
import type { Turned } from './turning.ts';

/** What panes are painted of: a match as somebody may know it, now or at a moment of its past. */
type PanedMatch = Pick<MatchNow, 'game' | 'board' | 'panes' | 'names' | 'log' | 'recent'>;

interface PanesProps {
  readonly match: PanedMatch;
  readonly view: unknown;
  /** What a pane is painted with, by its id. */
  readonly contextOf: (pane: string) => PaneContext;
  readonly turned: Pick<Turned, 'front' | 'beside' | 'back'>;
  readonly layout: Layout;
  /** How many of the lowest rows something else lies over. */
  readonly hidden: number;
  readonly look: Look;
}

/** The panes of a match: one at a time under a row of tabs, or several in frames side by side. */
export function Panes(props: PanesProps): ReactNode {
  return props.layout.shape === 'tabs' ? <TabbedPanes {...props} /> : <FramedPanes {...props} />;
}

function TabbedPanes(props: PanesProps): ReactNode {
  const { match, view, contextOf, turned, layout, hidden, look } = props;
  const { main, tabs } = layout;
  const pane = match.panes.find(({ id }) => id === turned.front) ?? null;
  const rows = main.height - hidden;
  return (
    <Box flexDirection="column" flexShrink={0}>
      <Row spans={tabLine(props, tabs ?? 0)} />
      <Box height={rows} flexShrink={0}>
        {pane === null ? (
          <Box marginLeft={1}>
            <LogPane {...props} size={{ ...main, width: main.width - 2 }} rows={rows} />
          </Box>
        ) : (
          <PaneView
            pane={pane}
            view={view}
            context={contextOf(pane.id)}
            width={main.width}
            height={main.height}
            rows={rows}
            look={look}
          />
        )}
      </Box>
    </Box>
  );
}

function FramedPanes(props: PanesProps): ReactNode {
  const { match, view, contextOf, turned, layout, hidden, look } = props;
  const { main, side, log } = layout;
  const rowsIn = (rect: Rect): number => Math.max(0, Math.min(rect.height, main.y + main.height - hidden - rect.y));
  const rowsInside = (rect: Rect): number => Math.max(0, Math.min(inset(rect).height, rowsIn(rect) - 1));
  const framed = (id: string | null, rect: Rect): ReactNode => {
    const pane = match.panes.find(each => each.id === id) ?? null;
    const { width, height } = inset(rect);
    const style = { tone: pane !== null && pane.id === turned.front ? 'accent' : 'frame' } as const;
    return (
      <Frame
        width={rect.width}
        height={rect.height}
        shown={rowsIn(rect)}
        style={pane === null ? { tone: 'frame' } : style}
        title={pane === null ? '' : look.format(pane.title)}
      >
        {pane === null ? null : (
          <PaneView
            pane={pane}
            view={view}
            context={contextOf(pane.id)}
            width={width}
            height={height}
            rows={rowsInside(rect)}
            look={look}
          />
        )}
      </Frame>
    );
  };
  const logFrame = (rect: Rect): ReactNode => (
    <Frame width={rect.width} height={rect.height} shown={rowsIn(rect)} title={look.format(say('table.log'))}>
      <LogPane {...props} size={inset(rect)} rows={rowsInside(rect)} />
    </Frame>
  );
  const isBelow = side !== null && log !== null && log.x === side.x;
  const panes = (
    <Box height={main.height - hidden} flexShrink={0}>
      {framed(match.panes[0]?.id ?? null, main)}
      <Box flexDirection="column" flexShrink={0}>
        {side === null ? null : framed(besideMain(turned, match), side)}
        {log !== null && (isBelow || side === null) ? logFrame(log) : null}
      </Box>
      {log !== null && side !== null && !isBelow ? logFrame(log) : null}
    </Box>
  );
  return (
    <Box flexDirection="column" flexShrink={0}>
      <Row spans={[span(' '), ...standingsWithin(props, main.x + layout.question.width)]} />
      {panes}
    </Box>
  );
}

/** The names of all panes; that of the one in front stands in brackets. */
function tabLine(props: PanesProps, y: number): Line {
  const { match, turned, layout, look } = props;
  const { horizontal } = look.glyphs;
  const line = span(horizontal, { tone: 'frame' });
  const spans = [line];
  let used = 1;
  for (const { id, title, rect } of tabsOf(match, y, look)) {
    const isLit = id === turned.front;
    const style = isLit ? ({ tone: 'title', bold: true } as const) : ({ tone: 'muted' } as const);
    spans.push(span(isLit ? `[${title}]` : ` ${title} `, style), line);
    used += rect.width + 1;
  }
  const left = layout.main.width - used;
  const standings = standingsWithin(props, left - 4);
  const room = standings.reduce((sum, { text }) => sum + widthOf(text), 0);
  const end = room === 0 ? [] : [span(' '), ...standings, span(' '), line];
  return [
    ...spans,
    span(horizontal.repeat(Math.max(0, left - (room === 0 ? 0 : room + 3))), { tone: 'frame' }),
    ...end,
  ];
}

/** Who is winning, as far as those who see the panes may know. */
function standingsWithin({ match, view, contextOf, look }: PanesProps, width: number): Line {
  const standings = match.board.standings?.(view, contextOf('')) ?? [];
  return standingLine(standings, match.game.powers, width, look);
}

interface LogPaneProps extends PanesProps {
  readonly size: { readonly width: number; readonly height: number };
  readonly rows: number;
}

/** The end of the log, the newest at the bottom. */
function LogPane({ match, turned, look, size, rows }: LogPaneProps): ReactNode {
  return <Lines lines={logWindow(logLines(match, look), turned.back, size, look).slice(0, rows)} />;
}
