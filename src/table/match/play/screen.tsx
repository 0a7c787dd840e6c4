import { Box } from 'ink';
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { PaneContext } from '../../../boards/pane.ts';
import { lineWidth, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { truncate, widthOf, wrap } from '../../../boards/drawing/wrapping.ts';
import { cutToRows, recentLines } from '../board/recent-line.ts';
import type { Layout } from '../board/layout.ts';
import { logLines } from '../board/log-pane.ts';
import { Panes, RecentRows } from '../board/panes.tsx';
import { alarmsOf } from '../board/alarms.ts';
import type { MatchNow } from '../../../session/running/match-now.ts';
import { matchAppearance } from '../../frame/store/feature-context.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { say } from '../../frame/text/say.ts';
import type { Appearance } from '../../frame/theme/look.ts';
import { Frame } from '../../frame/ui/frame.tsx';
import { missedLines } from '../../frame/ui/missed-lines.ts';
import { Footer } from '../../frame/ui/screen.tsx';
import { savedText, StatusRow, unsavedText, WarningRow } from '../../frame/ui/status.tsx';
import { Lines } from '../../frame/ui/text.tsx';
import { commandsFor, digitUse, helpEntryOf } from './commands.ts';
import { Question } from './question/question.tsx';

import { frameOf, movingContext } from './panes/motion.ts';
import { placeTextBelow, placeLines, ruleTextBelow } from './panes/told-place.ts';
import { contextFor, layoutFor, noteFor, seatOf, tablePicture } from './panes/state.ts';
import type { PlayState, TablePicture } from './panes/state.ts';

interface PlayProps {
  readonly state: PlayState;
  readonly match: MatchNow;
  readonly at: FeatureContext;
}

/** The screen of a match: its panes, the last events, and the question. */
export function PlayScreen({ state, match, at }: PlayProps): ReactNode {
  const tableContent = tablePicture(match);
  if (tableContent === null) return null;
  const { size } = at;
  const appearance = matchAppearance(at);
  const layout = layoutFor(match, at, state.asked);
  const belowPanesLines = belowPanes(state, tableContent, match, layout, at);
  const frame = frameOf(state);
  const contextOf = (pane: string | null): PaneContext => {
    const context = contextFor(state, match, at, pane);
    return frame === null || pane === null ? context : movingContext(frame, context);
  };
  return (
    <Box flexDirection="column" width={size.columns} height={size.rows}>
      <TopRows
        width={size.columns}
        picture={tableContent}
        match={match}
        context={contextOf(null)}
        appearance={appearance}
      />
      <Panes
        match={match}
        view={frame === null ? tableContent.view : frame.view}
        contextOf={contextOf}
        turned={state}
        layout={layout}
        hidden={belowPanesLines.extra}
        appearance={appearance}
        below={
          belowPanesLines.missed === null ? (
            <>
              <RecentRows lines={belowPanesLines.lines} layout={layout} />
              <QuestionArea state={state} picture={tableContent} match={match} at={at} layout={layout} />
            </>
          ) : (
            <MissedEvents {...belowPanesLines.missed} width={layout.below.width} at={at} />
          )
        }
      />
      <Footer
        width={size.columns}
        commands={commandsFor(
          tableContent,
          state.asked,
          {
            goesOn: digitUse(state.asked, match),
            hasLegend: match.board.legend !== undefined,
            hasAutoAnswers: match.hasAutoAnswers,
            helped: helpEntryOf(match),
            hasHints: match.hints,
            isPointing: state.at !== null && state.asked?.laying?.part !== 'place',
            isLooking: state.at?.looks === true,
            pointsItself: state.at?.asked === true,
          },
          appearance,
        )}
      />
    </Box>
  );
}

interface TopRowsProps {
  readonly width: number;
  readonly picture: TablePicture;
  readonly match: MatchNow;
  readonly context: PaneContext;
  readonly appearance: Appearance;
}

/** The status of the match, and why it is not saved. They are not drawn again when a cursor moves. */
const TopRows = memo(function TopRows({ width, picture, match, context, appearance }: TopRowsProps): ReactNode {
  const warning = unsavedText(match, appearance);
  const seat = seatOf(picture);
  return (
    <>
      <StatusRow
        width={width}
        status={match.board.status(picture.view, context)}
        saved={savedText(match, appearance)}
        isUnsaved={warning !== null}
        seat={seat === null ? null : { seat, name: match.names[seat] ?? '' }}
      />
      {warning === null ? null : <WarningRow width={width} warning={warning} />}
    </>
  );
});

/** The content below the panes; `extra`: how many rows of the panes it covers. */
interface BelowPanes {
  /** A message, or the latest events. */
  readonly lines: readonly Line[];
  readonly missed: { readonly title: string; readonly lines: readonly string[]; readonly height: number } | null;
  readonly extra: number;
}

function belowPanes(
  state: PlayState,
  picture: TablePicture,
  match: MatchNow,
  layout: Layout,
  context: FeatureContext,
): BelowPanes {
  const appearance = matchAppearance(context);
  const { width, height: lowest } = layout.below;
  if (picture.show === 'since') {
    const lines = missedLines(picture.missed, width, Math.max(3, context.size.rows - 6) - 4, appearance);
    const height = Math.max(lowest, lines.length + 3);
    const title = appearance.format(say(picture.missed[0]?.index === 0 ? 'since.first' : 'since.title'));
    return { lines: [], missed: { title, lines, height }, extra: height - lowest };
  }
  const noteRows = noteFor(state.asked, match, layout, context);
  const boardAlarms = alarmsOf(match.board, picture.view, contextFor(state, match, context, null));
  const recentRows =
    placeLines(state, match, layout, context) ?? recentLines(logLines(match, appearance), layout, appearance);
  const lines =
    noteRows.length > 0
      ? noteRows
      : boardAlarms.length === 0
        ? recentRows
        : alarmLines(boardAlarms, recentRows, layout, appearance);
  return { lines, missed: null, extra: 0 };
}

/** The warnings about what may end the match soon, followed by the latest events if there is room. */
function alarmLines(
  alarms: readonly string[],
  recent: readonly Line[],
  { recentRows, below }: Layout,
  appearance: Appearance,
): readonly Line[] {
  const [first = []] = recent;
  if (recentRows === 1) return [alarmLine(alarms, first, below.width, appearance)];
  const style = { tone: 'warning', bold: true } as const;
  const shownAlarms = cutToRows(alarms.join(' '), below.width - 2, recentRows, appearance.glyphs.ellipsis);
  // Events that do not fit below the warnings are left out, because the log above shows them.
  const restLines = recent.length <= recentRows - shownAlarms.length ? recent : [];
  return [...shownAlarms.map((line): Line => [span(` ${line}`, style)]), ...restLines];
}

/** The warnings in one row, with the latest events if there is room. */
function alarmLine(alarms: readonly string[], recent: Line, columns: number, { glyphs }: Appearance): Line {
  const text = truncate(` ${alarms.join(' ')}`, columns - 1, glyphs.ellipsis);
  const hasRecent = recent.some(piece => piece.text.trim() !== '');
  const fitsBesideRecent = hasRecent && widthOf(text) + 2 + lineWidth(recent) <= columns - 1;
  const alarmSpan = span(text, { tone: 'warning', bold: true });
  return fitsBesideRecent ? [alarmSpan, span(` ${glyphs.bullet}`), ...recent] : [alarmSpan];
}

interface QuestionAreaProps extends PlayProps {
  readonly picture: TablePicture;
  readonly layout: Layout;
}

/** The question, or the text in its place. */
function QuestionArea({ state, picture, match, at, layout }: QuestionAreaProps): ReactNode {
  const { question } = layout;
  const { asked } = state;
  if (asked !== null) {
    const below = placeTextBelow(state, match, layout, at);
    const rule = ruleTextBelow(state, match, matchAppearance(at));
    const name = match.names[asked.decision.seat] ?? '';
    const isCursorAway = state.at?.away === true;
    const rect = { ...question, x: question.x - layout.below.x };
    return <Question asked={asked} isAway={isCursorAway} name={name} rect={rect} below={below} rule={rule} />;
  }
  const text = textInsteadOfQuestion(picture, match, matchAppearance(at));
  const lines = text === null ? [] : wrap(text, question.width).slice(0, question.height);
  return (
    <Box height={question.height} marginLeft={question.x - layout.below.x} flexShrink={0}>
      <Lines lines={lines.map(line => [span(line, { tone: 'muted' })])} />
    </Box>
  );
}

/**
 * The text in place of a question: who is looking, who is thinking, or that the match has ended; `null`: there is none.
 * In a lesson it never names who is thinking, since the lesson answers for the others.
 */
export function textInsteadOfQuestion(
  tableContent: TablePicture,
  { lesson }: MatchNow,
  { format }: Appearance,
): string | null {
  if (tableContent.show !== 'table') return null;
  if (tableContent.peek && tableContent.viewer !== 'spectator') {
    return format(say('table.peek', { seat: { seat: tableContent.viewer } }));
  }
  if (tableContent.thinking !== null) {
    return lesson !== null ? null : format(say('table.thinking', { seat: { seat: tableContent.thinking } }));
  }
  return tableContent.over ? format(say('table.looking')) : null;
}

interface MissedEventsProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly at: FeatureContext;
}

/** The events that a seat has missed, over the lower part of the table. */
function MissedEvents({ title, lines, width, height, at }: MissedEventsProps): ReactNode {
  const { format } = matchAppearance(at);
  const blankLines = Math.max(0, height - 3 - lines.length);
  const shownLines = [...lines, ...Array.from({ length: blankLines }, () => '')].map((line): Line => [
    span(` ${line}`),
  ]);
  const anyKey: Line = [span(` ${format(say('table.any-key'))}`, { tone: 'muted' })];
  return (
    <Frame width={width} height={height} title={title} style={{ tone: 'focus' }}>
      <Lines lines={[...shownLines, anyKey]} />
    </Frame>
  );
}
