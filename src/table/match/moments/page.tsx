import { Box } from 'ink';
import type { ReactNode } from 'react';
import { beatOf } from '../../../boards/beats.ts';
import type { Standing } from '../../../boards/board.ts';
import type { PageOf, PageStep, PageThing } from '../../../boards/round-page.ts';
import type { Formatter } from '../../../kernel/words/format.ts';
import type { Message, Seat } from '../../../kernel/words/message.ts';
import { BOLD, lineWidth, MUTED, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { seatMark, seatTone } from '../../../boards/drawing/sides.ts';
import { widthOf, wrap } from '../../../boards/drawing/wrapping.ts';
import { standingLine } from '../board/standing-line.ts';
import { matchAppearance } from '../../frame/store/feature-context.ts';
import { say } from '../../frame/text/say.ts';
import { toldOnce } from '../../frame/text/told-once.ts';
import type { Appearance } from '../../frame/theme/look.ts';
import { Frame } from '../../frame/ui/frame.tsx';
import { Footer } from '../../frame/ui/screen.tsx';
import { savedText, StatusRow, unsavedText, WarningRow } from '../../frame/ui/status.tsx';
import { Lines } from '../../frame/ui/text.tsx';
import { Panes } from '../board/panes.tsx';
import { cardCommands } from './order-card.tsx';
import type { CardProps } from './order-card.tsx';
import { matchUntil, momentContext, titleOf, viewOf } from './state.ts';

/**
 * The fewest rows of the table beside which a page is shown. With fewer, the changes would not be visible, so the page
 * takes the whole screen.
 */
const MIN_TABLE_ROWS = 6;

/** The things on a page that concern one seat. */
interface PagePart {
  /** `null`: things that concern no single seat. */
  readonly seat: Seat | null;
  readonly things: readonly PageThing[];
}

/**
 * A page that shows what a moment brings to each seat. It covers only the lower part of the table, so that the changes
 * remain visible, unless there is too little room.
 */
export function PageScreen(props: CardProps): ReactNode {
  const { moment, place, waits, isPaused, turned, looks, layout, match, at } = props;
  const { size } = at;
  const appearance = matchAppearance(at);
  const context = momentContext(moment.seen, moment.told, match.names, at);
  const standings = match.board.standings?.(moment.seen.view, context) ?? [];
  const linesWithin = (width: number): readonly Line[] =>
    linesOf(
      moment.page ?? [],
      { names: match.names, standings, powers: match.game.powers },
      beatOf(match.board.beats, moment.seen.kind).page,
      { width: width - 4, height: size.rows - 4 },
      appearance,
    );
  const { below } = layout;
  const linesBelowTable = linesWithin(below.width);
  const pageHeight = Math.max(below.height, linesBelowTable.length + 2);
  const hidesTable = below.y - layout.main.y - (pageHeight - below.height) >= MIN_TABLE_ROWS;
  const lines = hidesTable ? linesBelowTable : linesWithin(size.columns);
  const view = viewOf(moment);
  const warning = unsavedText(match, appearance);
  const title = titleOf(moment, appearance);
  return (
    <Box flexDirection="column" width={size.columns} height={size.rows}>
      <StatusRow
        width={size.columns}
        status={match.board.status(moment.seen.view, context)}
        saved={savedText(match, appearance)}
        isUnsaved={match.unsaved !== null}
      />
      {hidesTable && warning !== null ? <WarningRow width={size.columns} warning={warning} /> : null}
      {hidesTable ? (
        <Panes
          match={matchUntil(match, moment)}
          view={view}
          contextOf={id => (id === null ? context : { ...context, ...looks[id] })}
          turned={turned}
          layout={layout}
          hidden={pageHeight - below.height}
          appearance={appearance}
          below={
            <Frame width={below.width} height={pageHeight} title={title} style={{ tone: 'focus' }}>
              <Lines lines={lines} />
            </Frame>
          }
        />
      ) : (
        <Frame width={size.columns} height={size.rows - 2} title={title} style={{ tone: 'focus' }}>
          <Lines lines={lines} />
        </Frame>
      )}
      <Footer
        width={size.columns}
        commands={cardCommands(place, { waits, isPaused }, appearance, at.preferences.settings.speed)}
      />
    </Box>
  );
}

function linesOf(
  things: readonly PageThing[],
  people: PageSides,
  page: PageOf | undefined,
  room: { readonly width: number; readonly height: number },
  appearance: Appearance,
): readonly Line[] {
  if (page?.steps === undefined) return pageLines(things, people, room, appearance);
  const lines = stepLines(things, people, { steps: page.steps, end: page.end ?? null }, room.width, appearance);
  // If the lines by step do not fit, things are grouped by seat, which takes fewer lines.
  return lines.length <= room.height ? lines : pageLines(things, people, room, appearance);
}

/** The lines of a page grouped by step: what each step brought to which seat, and then the standings. */
export function stepLines(
  things: readonly PageThing[],
  { standings, powers = [] }: PageSides,
  { steps, end }: { readonly steps: readonly PageStep[]; readonly end: Message | null },
  width: number,
  appearance: Appearance,
): readonly Line[] {
  const { format, glyphs } = appearance;
  const markedLines = ({ seat, words }: PageThing): readonly Line[] => {
    const bulletMark: Line =
      seat === null ? [span('   ')] : [span(`   ${seatMark(glyphs, seat)} `, { tone: seatTone(seat), bold: true })];
    const [first = '', ...more] = wrap(format(words), width - lineWidth(bulletMark));
    return [
      [...bulletMark, span(first)],
      ...more.map((line): Line => [span(' '.repeat(lineWidth(bulletMark)) + line)]),
    ];
  };
  const stepsWithLines = steps.flatMap(({ rule, title, isLeftOut = false }): readonly Line[] => {
    const stepThings = toldOnce(
      things.filter(thing => thing.rule === rule),
      format,
    );
    if (isLeftOut && stepThings.length === 0) return [];
    const nothingNote: Line = stepThings.length === 0 ? [span(`  ${format(say('moment.nothing'))}`, MUTED)] : [];
    const headLine: Line = [span(` ${format(title)}`, stepThings.length === 0 ? MUTED : BOLD), ...nothingNote];
    const gapWidth = Math.max(1, width - lineWidth(headLine) - widthOf(rule));
    return [[...headLine, span(' '.repeat(gapWidth)), span(rule, MUTED)], ...stepThings.flatMap(markedLines)];
  });
  // Things with other rules, such as that a seat is out, follow the steps.
  const otherThings = things.filter(({ seat, rule }) => seat !== null && !steps.some(step => step.rule === rule));
  const standingsLine = [span(' '), ...standingLine(standings, powers, width - 1, appearance)];
  const endLines = end === null ? [] : wrap(format(end), width - 1).map((line): Line => [span(` ${line}`, MUTED)]);
  return [...stepsWithLines, ...otherThings.flatMap(markedLines), [], standingsLine, ...endLines];
}

/** The names, standings and powers that a page shows. */
interface PageSides {
  readonly names: readonly string[];
  readonly standings: readonly Standing[];
  /** The sides that are not seats. */
  readonly powers?: readonly string[];
}

/**
 * The lines of a page grouped by seat. Each thing has its own line if there is room; else they are joined. What still
 * does not fit is only in the log.
 */
export function pageLines(
  things: readonly PageThing[],
  { names, standings }: PageSides,
  { width, height }: { readonly width: number; readonly height: number },
  appearance: Appearance,
): readonly Line[] {
  const pageParts = partsOf(things, names.length, appearance.format);
  const linesForSides = (isJoined: boolean, spaced: boolean): readonly Line[] =>
    pageParts.flatMap((part, at) => [
      ...(spaced && at > 0 ? [[span('')]] : []),
      ...partLines(part, { names, standings }, width, isJoined, appearance),
    ]);
  const pageCandidates = [linesForSides(false, true), linesForSides(false, false), linesForSides(true, false)];
  const lines = pageCandidates.find(each => each.length <= height) ?? linesForSides(true, false);
  if (lines.length <= height) return lines;
  const moreText = `${appearance.glyphs.ellipsis} ${appearance.format(say('moment.more'))}`;
  return [...lines.slice(0, height - 1), [span(` ${moreText}`, MUTED)]];
}

/** The things on a page, grouped by seat; seats without things are left out. */
function partsOf(things: readonly PageThing[], seats: number, format: Formatter): readonly PagePart[] {
  const seatOrder: readonly (Seat | null)[] = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
  return seatOrder
    .map(seat => ({
      seat,
      things: toldOnce(
        things.filter(thing => thing.seat === seat),
        format,
      ),
    }))
    .filter(part => part.things.length > 0);
}

/** A page for reading aloud: the things, grouped by seat. */
export function pageSentences(
  things: readonly PageThing[],
  { names }: Pick<PageSides, 'names'>,
  { format }: Pick<Appearance, 'format'>,
): readonly string[] {
  return partsOf(things, names.length, format).flatMap(part => [
    part.seat === null ? '' : (names[part.seat] ?? ''),
    ...part.things.map(({ words }) => format(words)),
  ]);
}

function partLines(
  { seat, things }: PagePart,
  { names, standings }: PageSides,
  width: number,
  isJoined: boolean,
  appearance: Appearance,
): readonly Line[] {
  const { format, glyphs } = appearance;
  const indentText = seat === null ? ' ' : '   ';
  const textWidth = width - widthOf(indentText);
  const texts = things.map(({ words, rule }) => ({ text: format(words), rule }));
  const lines: readonly Line[] = isJoined
    ? wrap(texts.map(({ text, rule }) => (rule === '' ? text : `${text} (${rule})`)).join(' '), textWidth).map(
        (text): Line => [span(indentText + text)],
      )
    : texts.flatMap(({ text, rule }) => {
        const wrappedText = wrap(text, textWidth - widthOf(rule) - 2);
        return wrappedText.map((part, at): Line => {
          const line: Line = [span(indentText + part)];
          const gapWidth = width - lineWidth(line) - widthOf(rule);
          return at > 0 || rule === '' ? line : [...line, span(' '.repeat(Math.max(1, gapWidth))), span(rule, MUTED)];
        });
      });
  if (seat === null) return lines;
  const { against = '', soon = '' } = standings.find(({ side }) => side === seat) ?? {};
  const headLine: Line = [
    span(` ${seatMark(glyphs, seat)} ${names[seat] ?? ''}`, { tone: seatTone(seat), bold: true }),
    span(against === '' ? '' : `  ${against}`, BOLD),
    span(soon === '' ? '' : `  ${soon.startsWith('+') ? format(say('moment.next-round', { soon })) : soon}`, MUTED),
  ];
  return [headLine, ...lines];
}
