import { Box } from 'ink';
import type { ReactNode } from 'react';
import { inset } from '../../widgets/grid.ts';
import { span } from '../../widgets/lines.ts';
import type { Line } from '../../widgets/lines.ts';
import { truncate, widthOf, wrap } from '../../widgets/wrapping.ts';
import type { MatchNow } from '../hot-seat/match-now.ts';
import { matchLook } from '../store/situation.ts';
import type { Situation } from '../store/situation.ts';
import { say } from '../text/say.ts';
import type { Look } from '../theme/look.ts';
import { Frame } from '../ui/frame.tsx';
import { Footer } from '../ui/screen.tsx';
import { savedText, StatusRow, unsavedText, WarningRow } from '../ui/status.tsx';
import { Lines, Row } from '../ui/text.tsx';
import { commandsFor } from './commands.ts';
import type { Layout } from './layout.ts';
import { logLines } from './log-pane.ts';
import { tabsOf } from './mouse.ts';
import { LogPane, PaneView } from './pane-view.tsx';
import { Question } from './question.tsx';
import { missedLines } from './since.ts';
import { contextFor, layoutFor, paneOf, seatOf, tablePicture } from './state.ts';
import type { PlayState, TablePicture } from './state.ts';

interface PlayProps {
  readonly state: PlayState;
  readonly match: MatchNow;
  readonly at: Situation;
}

/** A message is no longer than this. */
const MOST_NOTE = 4;

/** The one screen that carries a whole match: its panes, what happened last, and the question. */
export function PlayScreen({ state, match, at }: PlayProps): ReactNode {
  const picture = tablePicture(match);
  if (picture === null) return null;
  const { size } = at;
  const look = matchLook(at);
  const layout = layoutFor(match, at);
  const warning = unsavedText(match, look);
  const below = belowPanes(picture, match, layout, at);
  const seat = seatOf(picture);
  return (
    <Box flexDirection="column" width={size.columns} height={size.rows}>
      <StatusRow
        width={size.columns}
        status={match.board.status(picture.view, contextFor(state, match, at, null))}
        saved={savedText(match, look)}
        isUnsaved={warning !== null}
        seat={seat === null ? null : { seat, name: match.names[seat] ?? '' }}
      />
      {warning === null ? null : <WarningRow width={size.columns} warning={warning} />}
      <Panes state={state} picture={picture} match={match} at={at} layout={layout} hidden={below.extra} />
      {below.missed === null ? (
        <>
          <Lines lines={below.lines} />
          <Asked state={state} picture={picture} match={match} at={at} layout={layout} />
        </>
      ) : (
        <Missed lines={below.missed.lines} title={below.missed.title} height={below.missed.height} at={at} />
      )}
      <Footer
        width={size.columns}
        commands={commandsFor(picture, state.asked, match.board.legend !== undefined, look)}
      />
    </Box>
  );
}

/** What lies below the panes, and how many of their rows it takes. */
interface Below {
  /** A message, or what happened last. */
  readonly lines: readonly Line[];
  readonly missed: { readonly title: string; readonly lines: readonly string[]; readonly height: number } | null;
  readonly extra: number;
}

function belowPanes(picture: TablePicture, match: MatchNow, layout: Layout, at: Situation): Below {
  const look = matchLook(at);
  const { columns, rows } = at.size;
  if (picture.show === 'since') {
    const lines = missedLines(picture.missed, columns, rows, look);
    const lowest = layout.question.height + 1;
    const height = Math.max(lowest, lines.length + 3);
    const title = look.format(say(picture.missed[0]?.index === 0 ? 'since.first' : 'since.title'));
    return { lines: [], missed: { title, lines, height }, extra: height - lowest };
  }
  const { note } = match;
  if (note !== null && (note.viewer === 'spectator' || note.viewer === picture.viewer)) {
    const style = { tone: note.tone, bold: note.tone === 'danger' };
    const lines = wrap(look.format(note.words), columns - 2).slice(0, MOST_NOTE);
    const shown = lines.map((line): Line => [span(` ${line}`, style)]);
    return { lines: shown, missed: null, extra: Math.max(0, shown.length - 1) };
  }
  return { lines: [[span(` ${latelyWithin(match, columns - 2, look)}`, { tone: 'accent' })]], missed: null, extra: 0 };
}

/** What happened last, as far as it fits: the newest at the end. */
function latelyWithin(match: MatchNow, width: number, look: Look): string {
  const told = logLines(match, look).filter(({ fresh, heading }) => fresh && !heading);
  const separator = ` ${look.glyphs.bullet} `;
  let text = '';
  for (const { text: one } of told.toReversed()) {
    const longer = text === '' ? one : one + separator + text;
    if (widthOf(longer) > width) return text === '' ? truncate(one, width, look.glyphs.ellipsis) : text;
    text = longer;
  }
  return text;
}

interface PanesProps extends PlayProps {
  readonly picture: TablePicture;
  readonly layout: Layout;
  /** How many of the lowest rows something else lies over. */
  readonly hidden: number;
}

/** The panes: one at a time under a row of tabs, or several in frames side by side. */
function Panes(props: PanesProps): ReactNode {
  const { state, picture, match, at, layout, hidden } = props;
  const { shape, main, side, log, tabs } = layout;
  const look = matchLook(at);
  const shown = { picture, state, match, at };
  if (shape === 'tabs') {
    const pane = paneOf(match, state.front);
    const rows = main.height - hidden;
    return (
      <Box flexDirection="column" flexShrink={0}>
        <Row spans={tabLine(state, match, at, tabs ?? 0)} />
        <Box height={rows} flexShrink={0}>
          {pane === null ? (
            <Box marginLeft={1}>
              <LogPane
                width={main.width - 2}
                height={main.height}
                rows={rows}
                back={state.back}
                match={match}
                at={at}
              />
            </Box>
          ) : (
            <PaneView pane={pane} width={main.width} height={main.height} rows={rows} {...shown} />
          )}
        </Box>
      </Box>
    );
  }
  const framed = (id: string | null, rect: typeof main, rows: number): ReactNode => {
    const pane = id === null ? null : paneOf(match, id);
    const { width, height } = inset(rect);
    const style = { tone: pane !== null && pane.id === state.front ? 'accent' : 'frame' } as const;
    return (
      <Frame
        width={rect.width}
        height={rect.height}
        shown={rows}
        style={pane === null ? { tone: 'frame' } : style}
        title={pane === null ? '' : look.format(pane.title)}
      >
        {pane === null ? null : (
          <PaneView
            pane={pane}
            width={width}
            height={height}
            rows={Math.max(0, Math.min(height, rows - 1))}
            {...shown}
          />
        )}
      </Frame>
    );
  };
  const logFrame = (rect: typeof main, rows: number): ReactNode => {
    const { width, height } = inset(rect);
    return (
      <Frame width={rect.width} height={rect.height} shown={rows} title={look.format(say('table.log'))}>
        <LogPane
          width={width}
          height={height}
          rows={Math.max(0, Math.min(height, rows - 1))}
          back={state.back}
          match={match}
          at={at}
        />
      </Frame>
    );
  };
  const visible = (rect: typeof main): number =>
    Math.max(0, Math.min(rect.height, main.y + main.height - hidden - rect.y));
  const isBelow = side !== null && log !== null && log.x === side.x;
  return (
    <Box height={main.height - hidden} flexShrink={0}>
      {framed(match.panes[0]?.id ?? null, main, visible(main))}
      <Box flexDirection="column" flexShrink={0}>
        {side === null ? null : framed(state.beside, side, visible(side))}
        {log !== null && (isBelow || side === null) ? logFrame(log, visible(log)) : null}
      </Box>
      {log !== null && side !== null && !isBelow ? logFrame(log, visible(log)) : null}
    </Box>
  );
}

/** The names of all panes; that of the one in front stands in brackets. */
function tabLine(state: PlayState, match: MatchNow, at: Situation, y: number): Line {
  const { horizontal } = at.look.glyphs;
  const line = span(horizontal, { tone: 'frame' });
  const spans = [line];
  let used = 1;
  for (const { id, title, rect } of tabsOf(match, at, y)) {
    const isLit = id === state.front;
    const style = isLit ? ({ tone: 'title', bold: true } as const) : ({ tone: 'muted' } as const);
    spans.push(span(isLit ? `[${title}]` : ` ${title} `, style), line);
    used += rect.width + 1;
  }
  return [...spans, span(horizontal.repeat(Math.max(0, at.size.columns - used)), { tone: 'frame' })];
}

/** The question, or what stands in its place. */
function Asked({ state, picture, match, at, layout }: Omit<PanesProps, 'hidden'>): ReactNode {
  const { question } = layout;
  const { asked } = state;
  if (asked !== null) {
    return <Question asked={asked} name={match.names[asked.decision.seat] ?? ''} rect={question} />;
  }
  const text = insteadOf(picture, match, matchLook(at));
  const lines = text === null ? [] : wrap(text, question.width).slice(0, question.height);
  return (
    <Box height={question.height} marginLeft={question.x} flexShrink={0}>
      <Lines lines={lines.map(line => [span(line, { tone: 'muted' })])} />
    </Box>
  );
}

/** Who thinks (nobody in a lesson, which says what the others answer), who peeks, or that the match has ended. */
export function insteadOf(picture: TablePicture, { lesson }: MatchNow, { format }: Look): string | null {
  if (picture.show !== 'table') return null;
  if (picture.peek && picture.viewer !== 'spectator') {
    return format(say('table.peek', { seat: { seat: picture.viewer } }));
  }
  if (picture.thinking !== null) {
    return lesson !== null ? null : format(say('table.thinking', { seat: { seat: picture.thinking } }));
  }
  return picture.over ? format(say('table.looking')) : null;
}

interface MissedProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly height: number;
  readonly at: Situation;
}

/** What a seat has missed, laid over the lower part of the table. */
function Missed({ title, lines, height, at }: MissedProps): ReactNode {
  const { format } = matchLook(at);
  const blank = Math.max(0, height - 3 - lines.length);
  const shown = [...lines, ...Array.from({ length: blank }, () => '')].map((line): Line => [span(` ${line}`)]);
  const anyKey: Line = [span(` ${format(say('table.any-key'))}`, { tone: 'muted' })];
  return (
    <Frame width={at.size.columns} height={height} title={title} style={{ tone: 'focus' }}>
      <Lines lines={[...shown, anyKey]} />
    </Frame>
  );
}
