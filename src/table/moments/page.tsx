import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { Board, PageStep, Standing } from '../../boards/board.ts';
import type { ToldEvent } from '../../kernel/match/events.ts';
import { seatsNamed } from '../../kernel/words/message.ts';
import type { Message, Seat } from '../../kernel/words/message.ts';
import { BOLD, lineWidth, MUTED, span } from '../../boards/drawing/lines.ts';
import type { Line } from '../../boards/drawing/lines.ts';
import { seatMark, seatTone } from '../../boards/drawing/sides.ts';
import { widthOf, wrap } from '../../boards/drawing/wrapping.ts';
import { standingLine } from '../board/standing-line.ts';
import type { LapPlace } from '../hot-seat/sitting/lap.ts';
import type { MatchNow } from '../hot-seat/session/match-now.ts';
import { matchLook } from '../store/situation.ts';
import type { Situation } from '../store/situation.ts';
import { say } from '../text/say.ts';
import type { Look } from '../theme/look.ts';
import { Frame } from '../ui/frame.tsx';
import { Footer } from '../ui/screen.tsx';
import { savedText, StatusRow } from '../ui/status.tsx';
import { Lines } from '../ui/text.tsx';
import { cardCommands } from './order-card.tsx';
import { momentContext, titleOf } from './state.ts';
import type { MomentState } from './state.ts';

interface PageProps {
  readonly moment: MomentState;
  readonly place: LapPlace;
  readonly waits: boolean;
  readonly isPaused: boolean;
  readonly match: MatchNow;
  readonly at: Situation;
}

/** What a seat has gained, lost and taken back. */
interface Part {
  /** `null`: what concerns nobody alone. */
  readonly seat: Seat | null;
  readonly told: readonly ToldEvent[];
}

/** What a moment brings to each seat, on a page that takes the whole screen: a part a seat, each thing with its rule. */
export function PageScreen({ moment, place, waits, isPaused, match, at }: PageProps): ReactNode {
  const { size } = at;
  const look = matchLook(at);
  const context = momentContext(moment.seen, moment.told, match.names, at);
  const standings = match.board.standings?.(moment.seen.view, context) ?? [];
  const room = { width: size.columns - 4, height: size.rows - 4 };
  return (
    <Box flexDirection="column" width={size.columns} height={size.rows}>
      <StatusRow
        width={size.columns}
        status={match.board.status(moment.seen.view, context)}
        saved={savedText(match, look)}
        isUnsaved={match.unsaved !== null}
      />
      <Frame width={size.columns} height={size.rows - 2} title={titleOf(moment, look)} style={{ tone: 'focus' }}>
        <Lines
          lines={linesOf(
            moment.told,
            { names: match.names, standings, powers: match.game.powers },
            match.board,
            room,
            look,
          )}
        />
      </Frame>
      <Footer width={size.columns} commands={cardCommands(place, { waits, isPaused }, look)} />
    </Box>
  );
}

function linesOf(
  told: readonly ToldEvent[],
  people: People,
  { pageSteps, pageEnd }: Pick<Board, 'pageSteps' | 'pageEnd'>,
  room: { readonly width: number; readonly height: number },
  look: Look,
): readonly Line[] {
  if (pageSteps === undefined) return pageLines(told, people, room, look);
  const lines = stepLines(told, people, { steps: pageSteps, end: pageEnd ?? null }, room.width, look);
  // What does not fit step by step is told seat by seat, which is closer.
  return lines.length <= room.height ? lines : pageLines(told, people, room, look);
}

/** The lines of a page step by step: what each brought to whom, and how everybody stands. */
export function stepLines(
  told: readonly ToldEvent[],
  { standings, powers = [] }: People,
  { steps, end }: { readonly steps: readonly PageStep[]; readonly end: Message | null },
  width: number,
  look: Look,
): readonly Line[] {
  const { format, glyphs } = look;
  const parts = steps.flatMap(({ rule, title }): readonly Line[] => {
    const events = told.filter(event => event.rule === rule);
    const none: Line = events.length === 0 ? [span(`  ${format(say('moment.nothing'))}`, MUTED)] : [];
    const head: Line = [span(` ${format(title)}`, events.length === 0 ? MUTED : BOLD), ...none];
    const gap = Math.max(1, width - lineWidth(head) - widthOf(rule));
    const texts = events.flatMap(({ words }): readonly Line[] => {
      const seat = seatsNamed(words)[0] ?? null;
      const mark: Line =
        seat === null ? [span('   ')] : [span(`   ${seatMark(glyphs, seat)} `, { tone: seatTone(seat), bold: true })];
      const [first = '', ...more] = wrap(format(words), width - lineWidth(mark));
      return [[...mark, span(first)], ...more.map((line): Line => [span(' '.repeat(lineWidth(mark)) + line)])];
    });
    return [[...head, span(' '.repeat(gap)), span(rule, MUTED)], ...texts];
  });
  const stands = [span(' '), ...standingLine(standings, powers, width - 1, look)];
  const after = end === null ? [] : wrap(format(end), width - 1).map((line): Line => [span(` ${line}`, MUTED)]);
  return [...parts, [], stands, ...after];
}

/** What a page is made of beside what it tells. */
interface People {
  readonly names: readonly string[];
  readonly standings: readonly Standing[];
  /** The sides that are no seats. */
  readonly powers?: readonly string[];
}

/** The lines of a page: a line each thing where there is room, else one after the other; what does not fit then is in the log. */
export function pageLines(
  told: readonly ToldEvent[],
  { names, standings }: People,
  { width, height }: { readonly width: number; readonly height: number },
  look: Look,
): readonly Line[] {
  const parts = partsOf(told, names.length);
  const laid = (isJoined: boolean, spaced: boolean): readonly Line[] =>
    parts.flatMap((part, at) => [
      ...(spaced && at > 0 ? [[span('')]] : []),
      ...partLines(part, { names, standings }, width, isJoined, look),
    ]);
  const fitting = [laid(false, true), laid(false, false), laid(true, false)];
  const lines = fitting.find(each => each.length <= height) ?? laid(true, false);
  if (lines.length <= height) return lines;
  const more = `${look.glyphs.ellipsis} ${look.format(say('moment.more'))}`;
  return [...lines.slice(0, height - 1), [span(` ${more}`, MUTED)]];
}

/** What was told by the seat that it is about first; seats of which nothing is told have no part. */
function partsOf(told: readonly ToldEvent[], seats: number): readonly Part[] {
  const about = told.map(event => ({ event, seat: seatsNamed(event.words)[0] ?? null }));
  const order: readonly (Seat | null)[] = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
  return order
    .map(seat => ({ seat, told: about.filter(each => each.seat === seat).map(({ event }) => event) }))
    .filter(part => part.told.length > 0);
}

function partLines(
  { seat, told }: Part,
  { names, standings }: People,
  width: number,
  isJoined: boolean,
  look: Look,
): readonly Line[] {
  const { format, glyphs } = look;
  const indent = seat === null ? ' ' : '   ';
  const room = width - widthOf(indent);
  const texts = told.map(({ words, rule }) => ({ text: format(words), rule: rule ?? '' }));
  const lines: readonly Line[] = isJoined
    ? wrap(texts.map(({ text, rule }) => (rule === '' ? text : `${text} (${rule})`)).join(' '), room).map(
        (text): Line => [span(indent + text)],
      )
    : texts.flatMap(({ text, rule }) => {
        const wrapped = wrap(text, room - widthOf(rule) - 2);
        return wrapped.map((part, at): Line => {
          const line: Line = [span(indent + part)];
          const gap = width - lineWidth(line) - widthOf(rule);
          return at > 0 || rule === '' ? line : [...line, span(' '.repeat(Math.max(1, gap))), span(rule, MUTED)];
        });
      });
  if (seat === null) return lines;
  const { against = '', soon = '' } = standings.find(({ side }) => side === seat) ?? {};
  const head: Line = [
    span(` ${seatMark(glyphs, seat)} ${names[seat] ?? ''}`, { tone: seatTone(seat), bold: true }),
    span(against === '' ? '' : `  ${against}`, BOLD),
    span(soon === '' ? '' : `  ${format(say('moment.next-round', { soon }))}`, MUTED),
  ];
  return [head, ...lines];
}
