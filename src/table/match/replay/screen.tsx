import { Box } from 'ink';
import type { ReactNode } from 'react';
import { createGrid } from '../../../boards/drawing/grid.ts';
import { putLine, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { recentLines, noteLines } from '../board/recent-line.ts';
import { logLines } from '../board/log-pane.ts';
import { Panes, RecentRows } from '../board/panes.tsx';
import type { ReplayNow, ReplayShown } from '../../../session/looking-back/replay-now.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { say } from '../../frame/text/say.ts';
import { widthOf } from '../../../boards/drawing/wrapping.ts';
import { Footer, Screen } from '../../frame/ui/screen.tsx';
import { StatusRow } from '../../frame/ui/status.tsx';
import { Cells, Lines } from '../../frame/ui/text.tsx';
import { viewerText, linesBelow, progressText, replayCommands } from './lines.ts';
import { contextAt, replayLayout, replayAppearance } from './state.ts';
import type { ReplayState } from './state.ts';

/** The rows of the board that remain visible beside a long reason. */
const MIN_BOARD_ROWS = 8;

interface ReplayProps {
  readonly state: ReplayState;
  readonly at: FeatureContext;
}

/** The replay of a match; while the match is being read, a progress bar. */
export function ReplayScreen({ state, at }: ReplayProps): ReactNode {
  const { shown } = state;
  if (shown.show === 'progress') return <Progress shown={shown} at={at} />;
  return <StopScreen state={state} now={shown.now} at={at} />;
}

function StopScreen({ state, now, at }: ReplayProps & { readonly now: ReplayNow }): ReactNode {
  const { columns, rows } = at.size;
  const appearance = replayAppearance(now, at);
  const layout = replayLayout(now, at);
  const { x, width, height } = layout.question;
  const note = state.note === null ? null : noteLines(appearance.format(state.note), { tone: 'warning' }, layout);
  const linesAbove = note ?? recentLines(logLines(now, appearance), layout, appearance);
  const linesUnder = linesBelow(state, now, at);
  // A long reason covers rows of the board, but leaves some of them visible.
  const maxExtraRows = Math.max(0, layout.main.height - MIN_BOARD_ROWS - linesAbove.length);
  const extraRows = state.reason === null ? 0 : Math.min(maxExtraRows, Math.max(0, linesUnder.length - height));
  const grid = createGrid(width, height + extraRows);
  linesUnder
    .slice(0, height + extraRows)
    .forEach((line, row) => putLine(grid, 0, row, width, line, appearance.glyphs.ellipsis));
  const { viewer, names, board, view } = now;
  return (
    <Box flexDirection="column" width={columns} height={rows}>
      <StatusRow
        width={columns}
        status={board.status(view, contextAt(state, now, at, null))}
        saved={viewerText(now, appearance)}
        isUnsaved={false}
        seat={viewer === 'spectator' ? null : { seat: viewer, name: names[viewer] ?? '' }}
      />
      <Panes
        match={now}
        view={view}
        contextOf={pane => contextAt(state, now, at, pane)}
        turned={state}
        layout={layout}
        hidden={Math.max(0, linesAbove.length - layout.recentRows) + extraRows}
        appearance={appearance}
        below={
          <>
            <RecentRows lines={linesAbove} layout={layout} />
            <Box marginLeft={x - layout.below.x} height={height + extraRows} flexShrink={0}>
              <Cells grid={grid} />
            </Box>
          </>
        }
      />
      <Footer width={columns} commands={replayCommands(state, now, appearance)} />
    </Box>
  );
}

interface ProgressProps {
  readonly shown: Extract<ReplayShown, { show: 'progress' }>;
  readonly at: FeatureContext;
}

/** The progress of reading a long match. */
function Progress({ shown: { done, of }, at: { size, appearance } }: ProgressProps): ReactNode {
  const { format, glyphs } = appearance;
  const { columns, rows } = size;
  const width = Math.max(0, columns - 8);
  const filledCells = Math.round((done / Math.max(1, of)) * width);
  const barLine: Line = [
    span(' '.repeat(4)),
    span(glyphs.barFull.repeat(filledCells), { tone: 'accent' }),
    span(glyphs.barEmpty.repeat(width - filledCells), { tone: 'frame' }),
  ];
  const words = format(progressText({ done, of }));
  const centredLine: Line = [
    span(' '.repeat(Math.max(0, Math.floor((columns - widthOf(words)) / 2)))),
    span(words, { tone: 'muted' }),
  ];
  return (
    <Screen size={size} title={format(say('replay.telling'))} commands={['back']}>
      <Box flexDirection="column" marginTop={Math.max(0, Math.floor(rows / 2) - 1)}>
        <Lines lines={[barLine, [], centredLine]} />
      </Box>
    </Screen>
  );
}
