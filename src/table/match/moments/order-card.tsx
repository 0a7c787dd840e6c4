import { Box } from 'ink';
import type { ReactNode } from 'react';
import { textOfRule } from '../../../kernel/book/search.ts';
import type { LogEvent } from '../../../kernel/match/events.ts';
import { MUTED, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { truncate, wrap } from '../../../boards/drawing/wrapping.ts';
import type { Layout } from '../board/layout.ts';
import { Panes } from '../board/panes.tsx';
import type { PaneLooks, ShownPanes } from '../board/turning.ts';
import type { RecentPlace } from '../../../session/sitting/recent-moments.ts';
import type { MatchNow } from '../../../session/running/match-now.ts';
import { matchAppearance } from '../../frame/store/feature-context.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { say } from '../../frame/text/say.ts';
import { sentencesOnce, toldOnce } from '../../frame/text/told-once.ts';
import type { Appearance } from '../../frame/theme/look.ts';
import { Frame } from '../../frame/ui/frame.tsx';
import { Footer } from '../../frame/ui/screen.tsx';
import type { Commands } from '../../frame/ui/screen.tsx';
import type { Speed } from '../../../session/setting/table-settings.ts';
import { savedText, StatusRow, unsavedText, WarningRow } from '../../frame/ui/status.tsx';
import { Lines } from '../../frame/ui/text.tsx';
import { currentContext, hidesResult, matchUntil, momentContext, paneFor, viewOf } from './state.ts';
import type { MomentState } from './state.ts';

/** The props of a card or page that shows a moment on the table. */
export interface CardProps {
  readonly moment: MomentState;
  readonly place: RecentPlace;
  readonly waits: boolean;
  readonly isPaused: boolean;
  readonly turned: ShownPanes;
  /** The zoom and window of each pane, as people have set them. */
  readonly looks: PaneLooks;
  readonly layout: Layout;
  readonly match: MatchNow;
  readonly at: FeatureContext;
}

/** A card in place of the question. It says what somebody did, while the table above shows the effects. */
export function OrderCard(props: CardProps): ReactNode {
  const { moment, place, waits, isPaused, turned, looks, layout, match, at } = props;
  const { size } = at;
  const appearance = matchAppearance(at);
  const warning = unsavedText(match, appearance);
  const context = currentContext(moment, momentContext(moment.seen, moment.told, match.names, at));
  const view = viewOf(moment);
  const pane = paneFor(moment, match.board);
  const { width, height } = layout.below;
  const keys = cardCommands(place, { waits, isPaused }, appearance, at.preferences.settings.speed);
  return (
    <Box flexDirection="column" width={size.columns} height={size.rows}>
      <StatusRow
        width={size.columns}
        status={match.board.status(view, context)}
        saved={savedText(match, appearance)}
        isUnsaved={warning !== null}
      />
      {warning === null ? null : <WarningRow width={size.columns} warning={warning} />}
      <Panes
        match={matchUntil(match, moment)}
        view={view}
        contextOf={id => (id === null ? context : { ...context, ...looks[id] })}
        turned={{ ...turned, front: pane?.id ?? turned.front }}
        layout={layout}
        hidden={0}
        appearance={appearance}
        below={
          <Frame width={width} height={height} title={cardTitle(props, appearance)} style={{ tone: 'focus' }}>
            <Lines lines={cardLines(props, width - 4, height - 2, appearance)} />
          </Frame>
        }
      />
      <Footer width={size.columns} commands={keys} />
    </Box>
  );
}

/** The title of a card. If the card waits for a key, it also counts the cards since a person last acted. */
function cardTitle({ moment, place: { at, of }, waits }: CardProps, { format, glyphs }: Appearance): string {
  const [first] = toldOnce(moment.told, format);
  const title = moment.scene?.title ?? format(first?.words ?? say('moment.title')).replace(/\.$/, '');
  return waits && of > 1 ? `${title} ${glyphs.bullet} ${format(say('moment.since-turn', { at, of }))}` : title;
}

/** The parts of a match that the lines of a card depend on. */
type CardMatch = Pick<MatchNow, 'recentMoments' | 'texts'> & {
  readonly board: Pick<MatchNow['board'], 'details'>;
  readonly game: Pick<MatchNow['game'], 'book'>;
};

/**
 * The sentences of a card. If the card waits and is one of several, a list of these follows, one in each line, as far
 * as there is room.
 */
export function cardLines(
  { moment, place, waits, match }: Pick<CardProps, 'moment' | 'place' | 'waits'> & { readonly match: CardMatch },
  width: number,
  height: number,
  appearance: Appearance,
): readonly Line[] {
  // The result is hidden until the whole picture is shown.
  const isTitled = moment.scene === null;
  const explanationText = moment.scene?.why ?? '';
  const { details = NO_DETAIL_EVENTS } = match.board;
  const textWithin = (room: number): readonly string[] =>
    hidesResult(moment) ? [] : linesAfterTitle(moment.told, { isTitled, details }, { width, room }, appearance);
  const maxListed = Math.min(MAX_LISTED_CARDS, height - textWithin(height).length);
  const isListShown = waits && place.of > 1 && maxListed >= MIN_LISTED_CARDS;
  const listLines = isListShown
    ? recentLines(match.recentMoments, { shown: place.at - 1, most: maxListed }, width, appearance)
    : [];
  const textRows = Math.max(2, height - listLines.length);
  const text = textWithin(textRows);
  const shownText = text.slice(0, text.length > textRows ? textRows - 1 : textRows);
  const moreLine: Line[] =
    text.length > shownText.length
      ? [[span(` ${appearance.glyphs.ellipsis} ${appearance.format(say('moment.more'))}`, MUTED)]]
      : [];
  const shownLines = [...shownText.map((line): Line => [span(` ${line}`, { tone: 'accent' })]), ...moreLine];
  const freeRows = height - shownLines.length - listLines.length;
  const explanation = listLines.length > 0 || explanationText === '' ? [] : wrap(explanationText, width);
  const explanationLines =
    explanation.length <= freeRows ? explanation.map((line): Line => [span(` ${line}`, MUTED)]) : [];
  const ruleText =
    explanation.length > 0 || listLines.length > 0 ? [] : ruleLines(moment.told, match, width, appearance);
  const ruleRows = ruleText.length < freeRows ? [...(shownLines.length > 0 ? [[]] : []), ...ruleText] : [];
  return [
    ...shownLines,
    ...explanationLines,
    ...ruleRows,
    ...listLines.slice(0, Math.max(0, height - shownLines.length)),
  ];
}

const NO_DETAIL_EVENTS: ReadonlySet<string> = new Set();

/**
 * The lines below a card's title. If the title is cut, its full text comes first. If there is no room for all, details
 * are left out.
 */
export function linesAfterTitle(
  cardEvents: readonly LogEvent[],
  { isTitled, details }: { readonly isTitled: boolean; readonly details: ReadonlySet<string> },
  { width, room }: { readonly width: number; readonly room: number },
  appearance: Pick<Appearance, 'format'>,
): readonly string[] {
  const { format } = appearance;
  const [first] = toldOnce(cardEvents, format);
  const showsWholeTitle = isTitled && first !== undefined && format(first.words).length <= width - CARD_COUNT_WIDTH;
  // The title stands for all events in a row that say the same.
  const titleText = cardEvents[0] === undefined ? '' : format(cardEvents[0].words);
  const titleEnd = cardEvents.findIndex(({ words }) => format(words) !== titleText);
  const eventsAfterTitle = titleEnd < 0 ? [] : cardEvents.slice(titleEnd);
  const shownEvents = showsWholeTitle ? eventsAfterTitle : cardEvents;
  const linesOf = (events: readonly LogEvent[]): readonly string[] =>
    events.length === 0 ? [] : wrap(sentences(events, appearance), width);
  const allLines = linesOf(shownEvents);
  return allLines.length <= room ? allLines : linesOf(shownEvents.filter(({ words }) => !details.has(words.key)));
}

/** The cells in a title for the count of cards. */
const CARD_COUNT_WIDTH = 24;

/** The rule behind the events, with its title and text; empty if they name no rule or several. */
function ruleLines(
  told: readonly LogEvent[],
  { game, texts }: Pick<CardMatch, 'game' | 'texts'>,
  width: number,
  { glyphs }: Appearance,
): readonly Line[] {
  const [number, ...others] = new Set(told.flatMap(({ rule }) => rule ?? []));
  if (number === undefined || others.length > 0 || game.book === null) return [];
  const rule = textOfRule(game.book, texts, number);
  if (rule === null) return [];
  const text = `${rule.number} ${rule.title} ${glyphs.bullet} ${rule.text}`;
  return wrap(text, width).map((line): Line => [span(` ${line}`, MUTED)]);
}

/** The cards since a person last acted, one in each line, around the shown card. `MAX_LISTED_CARDS`: the most lines. */
const MAX_LISTED_CARDS = 4;
const MIN_LISTED_CARDS = 2;

function recentLines(
  lap: MatchNow['recentMoments'],
  { shown, most }: { readonly shown: number; readonly most: number },
  width: number,
  appearance: Appearance,
): readonly Line[] {
  const firstListed = Math.max(0, Math.min(shown - 1, lap.length - most));
  return lap.slice(firstListed, firstListed + most).map((told, row): Line => {
    const index = firstListed + row;
    const cursorMark = index === shown ? appearance.glyphs.cursor : ' ';
    const text = `${cursorMark} ${index + 1} ${sentences(told, appearance)}`;
    return [span(` ${truncate(text, width, appearance.glyphs.ellipsis)}`, index === shown ? { bold: true } : MUTED)];
  });
}

function sentences(told: readonly LogEvent[], { format }: Pick<Appearance, 'format'>): string {
  return sentencesOnce(told, format).join(' ');
}

/** The available keys while a card is shown. */
export function cardCommands(
  { of }: RecentPlace,
  { waits, isPaused }: { readonly waits: boolean; readonly isPaused: boolean },
  { format }: Appearance,
  speed: Speed,
): Commands {
  const pauseLabel = waits ? 'key.go-on' : isPaused ? 'key.run-on' : 'key.pause';
  return [
    { commands: ['take'], label: format(say('key.go-on')) },
    { commands: ['pause'], label: format(say(pauseLabel)) },
    ...(of > 1 ? [{ commands: ['left', 'right'] as const, label: format(say('key.cards')) }] : []),
    { commands: ['back'], label: format(say('key.skip')) },
    { commands: ['slower', 'faster'], label: format(say(`key.pace.${speed}`)) },
  ];
}
