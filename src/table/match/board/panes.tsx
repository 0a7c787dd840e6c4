import { Box } from 'ink';
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { PaneContext } from '../../../boards/pane.ts';
import { inset } from '../../../boards/drawing/grid.ts';
import type { Rect } from '../../../boards/drawing/grid.ts';
import { span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { widthOf } from '../../../boards/drawing/wrapping.ts';
import type { MatchNow } from '../../../session/running/match-now.ts';
import { say } from '../../frame/text/say.ts';
import type { Appearance } from '../../frame/theme/look.ts';
import { Frame } from '../../frame/ui/frame.tsx';
import { Lines, Row } from '../../frame/ui/text.tsx';
import type { Layout } from './layout.ts';
import { logLines, logWindow } from './log-pane.ts';
import { PaneView } from './pane-view.tsx';
import { standingLine } from './standing-line.ts';
import { tabsOf } from './tabs.ts';
import { besideMain, LOG_PANE } from './turning.ts';
import type { ShownPanes } from './turning.ts';

/** The match that panes show: the current one, or one at a moment of its past. */
type PanedMatch = Pick<MatchNow, 'game' | 'board' | 'panes' | 'names' | 'log' | 'recent'>;

interface PanesProps {
  readonly match: PanedMatch;
  readonly view: unknown;
  /** The context for painting a pane, by its id; `null`: the context of parts without a cursor. */
  readonly contextOf: (pane: string | null) => PaneContext;
  readonly turned: Pick<ShownPanes, 'front' | 'beside' | 'back'>;
  readonly layout: Layout;
  /** How many rows at the bottom of the panes are covered. */
  readonly hidden: number;
  readonly appearance: Appearance;
  /** The content below the panes, such as the latest events and the question. Absent: nothing. */
  readonly below?: ReactNode;
}

/** The panes of a match and the content below them, in any of the layouts. */
export function Panes(props: PanesProps): ReactNode {
  const { layout, below } = props;
  if (layout.shape === 'beside-main') return <PanesBesideMain {...props} />;
  return (
    <>
      {layout.shape === 'tabs' ? <TabbedPanes {...props} /> : <FramedPanes {...props} />}
      {below}
    </>
  );
}

interface RecentRowsProps {
  readonly lines: readonly Line[];
  readonly layout: Layout;
}

/** The rows of the latest events above the question. They keep their height even if there are fewer lines. */
export function RecentRows({ lines, layout: { recentRows } }: RecentRowsProps): ReactNode {
  return (
    <Box height={Math.max(recentRows, lines.length)} flexShrink={0}>
      <Lines lines={lines} />
    </Box>
  );
}

function TabbedPanes(props: PanesProps): ReactNode {
  const { match, view, contextOf, turned, layout, hidden, appearance } = props;
  const { main, tabs } = layout;
  const pane = match.panes.find(({ id }) => id === turned.front) ?? null;
  const rows = main.height - hidden;
  return (
    <Box flexDirection="column" flexShrink={0}>
      <Tabs
        {...{ match, view, appearance }}
        context={contextOf(null)}
        front={turned.front}
        width={main.width}
        y={tabs ?? 0}
      />
      <Box height={rows} flexShrink={0}>
        {pane === null ? (
          <Box marginLeft={1}>
            <LogPane {...{ match, appearance, rows }} back={turned.back} width={main.width - 2} height={main.height} />
          </Box>
        ) : (
          <PaneView
            pane={pane}
            view={view}
            context={contextOf(pane.id)}
            width={main.width}
            height={main.height}
            rows={rows}
            appearance={appearance}
          />
        )}
      </Box>
    </Box>
  );
}

interface FramedProps extends PanesProps {
  /** The id of a pane of the board, or of the log; `null`: the frame is empty. */
  readonly id: string | null;
  readonly rect: Rect;
  /** The first row of the screen that is covered by other content. */
  readonly end: number;
}

/** The visible part of a pane in its frame. */
function FramedPane(props: FramedProps): ReactNode {
  const { match, view, contextOf, turned, appearance, id, rect, end } = props;
  const shownRows = Math.max(0, Math.min(rect.height, end - rect.y));
  const { width, height } = inset(rect);
  const rows = Math.max(0, Math.min(height, shownRows - 1));
  const pane = match.panes.find(each => each.id === id) ?? null;
  const isInFront = pane !== null && pane.id === turned.front;
  const title = id === LOG_PANE ? say('table.log') : pane?.title;
  return (
    <Frame
      width={rect.width}
      height={rect.height}
      shown={shownRows}
      style={{ tone: isInFront ? 'accent' : 'frame' }}
      title={title === undefined ? '' : appearance.format(title)}
    >
      {id === LOG_PANE ? <LogPane {...{ match, appearance, width, height, rows }} back={turned.back} /> : null}
      {pane === null ? null : (
        <PaneView
          pane={pane}
          view={view}
          context={contextOf(pane.id)}
          width={width}
          height={height}
          rows={rows}
          appearance={appearance}
        />
      )}
    </Frame>
  );
}

function FramedPanes(props: PanesProps): ReactNode {
  const { match, view, contextOf, turned, layout, hidden, appearance } = props;
  const { main, side, log } = layout;
  const coveredFromRow = main.y + main.height - hidden;
  const isLogBelow = side !== null && log !== null && log.x === side.x;
  return (
    <Box flexDirection="column" flexShrink={0}>
      <Standings {...{ match, view, appearance }} context={contextOf(null)} width={layout.below.width} />
      <Box height={main.height - hidden} flexShrink={0}>
        <FramedPane {...props} id={match.panes[0]?.id ?? null} rect={main} end={coveredFromRow} />
        <Box flexDirection="column" flexShrink={0}>
          {side === null ? null : (
            <FramedPane {...props} id={besideMain(turned, match)} rect={side} end={coveredFromRow} />
          )}
          {log !== null && (isLogBelow || side === null) ? (
            <FramedPane {...props} id={LOG_PANE} rect={log} end={coveredFromRow} />
          ) : null}
        </Box>
        {log !== null && side !== null && !isLogBelow ? (
          <FramedPane {...props} id={LOG_PANE} rect={log} end={coveredFromRow} />
        ) : null}
      </Box>
    </Box>
  );
}

/** The layout with the main pane at full height, and everything else in a column beside it. */
function PanesBesideMain(props: PanesProps): ReactNode {
  const { match, view, contextOf, turned, layout, hidden, appearance, below } = props;
  const { main, side, log } = layout;
  const coveredFrom = layout.below.y - hidden;
  return (
    <Box height={main.height} flexShrink={0}>
      <FramedPane {...props} id={match.panes[0]?.id ?? null} rect={main} end={main.y + main.height} />
      <Box flexDirection="column" width={layout.below.width} height={main.height} flexShrink={0}>
        <Standings {...{ match, view, appearance }} context={contextOf(null)} width={layout.below.width} />
        {side === null ? null : <FramedPane {...props} id={besideMain(turned, match)} rect={side} end={coveredFrom} />}
        {log === null ? null : <FramedPane {...props} id={LOG_PANE} rect={log} end={coveredFrom} />}
        {below}
      </Box>
    </Box>
  );
}

interface StandingsProps extends Pick<PanesProps, 'match' | 'view' | 'appearance'> {
  readonly context: PaneContext;
  readonly width: number;
}

/** The standings in a row above the panes. They are not drawn again when a cursor moves. */
const Standings = memo(function Standings({ width, ...of }: StandingsProps): ReactNode {
  return <Row spans={[span(' '), ...standingsWithin(of, width - 2)]} />;
});

interface TabsProps extends StandingsProps {
  /** The id of the pane in front. */
  readonly front: string;
  /** The row of the screen that the tabs are in. */
  readonly y: number;
}

/** The tabs of all panes, and the standings. They are not drawn again when a cursor moves. */
const Tabs = memo(function Tabs(props: TabsProps): ReactNode {
  return <Row spans={tabLine(props)} />;
});

/** The row with the tabs of all panes, of which the one in front is in brackets, and the standings. */
function tabLine({ front, width, y, ...of }: TabsProps): Line {
  const { match, appearance } = of;
  const { horizontal } = appearance.glyphs;
  const line = span(horizontal, { tone: 'frame' });
  const standingSpans = [line];
  let usedWidth = 1;
  for (const { id, title, rect } of tabsOf(match, y, appearance)) {
    const isTabHighlighted = id === front;
    const style = isTabHighlighted ? ({ tone: 'title', bold: true } as const) : ({ tone: 'muted' } as const);
    standingSpans.push(span(isTabHighlighted ? `[${title}]` : ` ${title} `, style), line);
    usedWidth += rect.width + 1;
  }
  const freeWidth = width - usedWidth;
  const shownStandings = standingsWithin(of, freeWidth - 4);
  const standingsWidth = shownStandings.reduce((sum, { text }) => sum + widthOf(text), 0);
  const endPieces = standingsWidth === 0 ? [] : [span(' '), ...shownStandings, span(' '), line];
  return [
    ...standingSpans,
    span(horizontal.repeat(Math.max(0, freeWidth - (standingsWidth === 0 ? 0 : standingsWidth + 3))), {
      tone: 'frame',
    }),
    ...endPieces,
  ];
}

/** The standings, as far as the view shows them, cut to a width. */
function standingsWithin({ match, view, context, appearance }: Omit<StandingsProps, 'width'>, width: number): Line {
  const standings = match.board.standings?.(view, context) ?? [];
  return standingLine(standings, match.game.powers, width, appearance);
}

interface LogPaneProps extends Pick<PanesProps, 'match' | 'appearance'> {
  /** How many rows the log is scrolled back. */
  readonly back: number;
  readonly width: number;
  readonly height: number;
  readonly rows: number;
}

/** The end of the log, the newest at the bottom. It is not drawn again when a cursor moves. */
const LogPane = memo(function LogPane({ match, back, appearance, width, height, rows }: LogPaneProps): ReactNode {
  return <Lines lines={logWindow(logLines(match, appearance), back, { width, height }, appearance).slice(0, rows)} />;
});
