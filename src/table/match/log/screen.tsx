import { Box } from 'ink';
import type { ReactNode } from 'react';
import { CURSOR, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import type { Speech } from '../../frame/store/speech.ts';
import { widthOf } from '../../../boards/drawing/wrapping.ts';
import type { LogItem } from '../../../session/looking-back/log-book.ts';
import type { Feature } from '../../frame/store/feature.ts';
import { matchAppearance } from '../../frame/store/feature-context.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { plainSentence } from '../../frame/text/sentence.ts';
import { say } from '../../frame/text/say.ts';
import type { LineOnce } from '../../frame/text/told-once.ts';
import { liveKeysText } from '../../frame/theme/keys.ts';
import type { Appearance } from '../../frame/theme/look.ts';
import { Screen } from '../../frame/ui/screen.tsx';
import type { Commands } from '../../frame/ui/screen.tsx';
import { Lines, Text } from '../../frame/ui/text.tsx';
import { linesOf, logArea, ruleUnderCursor } from './state.ts';
import type { LogPlaces, LogState } from './state.ts';
import { updateLog } from './update.ts';

/** The screen with the whole log, with filters and a search. Enter shows a moment again. */
function LogScreen({ state, at }: { readonly state: LogState; readonly at: FeatureContext }): ReactNode {
  const appearance = matchAppearance(at);
  const { format } = appearance;
  const { shown, find, finding, nothingToWatch } = state;
  const logRect = logArea(state, at);
  return (
    <Screen size={at.size} title={titleOf(state, appearance)} commands={commandsOf(appearance, isOver(at))}>
      <Box flexDirection="column" height={at.size.rows - 3} marginLeft={1} flexShrink={0}>
        {find === null ? <Text> </Text> : <FindRow find={find} finding={finding} appearance={appearance} />}
        {find === null ? null : <Text> </Text>}
        <Box height={logRect.height} flexShrink={0}>
          {shown.length === 0 ? (
            <Text tone="muted">{format(say('log.nothing'))}</Text>
          ) : (
            <Lines lines={logWindowOf(state, logRect, appearance)} />
          )}
        </Box>
      </Box>
      <Box height={1} marginLeft={1} flexShrink={0}>
        <Text tone="warning">{nothingToWatch ? format(say('log.no-moment')) : ' '}</Text>
      </Box>
    </Screen>
  );
}

function FindRow({ find, finding, appearance }: { find: string; finding: boolean; appearance: Appearance }): ReactNode {
  const text = appearance.format(say('table.find', { text: find }));
  return <Text tone={finding ? 'focus' : 'muted'}>{`${text}${finding ? '_' : ''}`}</Text>;
}

function titleOf({ items, shown, isWhole, filters, filter }: LogState, { format }: Appearance): string {
  const things = (of: readonly LineOnce<LogItem>[]): number =>
    of.reduce((sum, { heading, repeats }) => sum + (heading ? 0 : (repeats?.count ?? 1)), 0);
  const titleParams = { filter: filters[filter]?.title ?? '', count: things(shown), all: things(items) };
  return format(say(isWhole ? 'log.title' : 'log.title.part', titleParams));
}

/** Whether the match is over, so that the reasons for answers may be shown. */
function isOver({ match }: FeatureContext): boolean {
  return match !== null && match.outcome !== null;
}

function commandsOf({ format }: Appearance, hasReasons: boolean): Commands {
  return [
    { commands: ['up', 'down'], label: format(say('key.choose')) },
    { commands: ['take'], label: format(say('key.watch')) },
    { commands: ['watch'], label: format(say('key.look-back')) },
    ...(hasReasons ? [{ commands: ['hint'] as const, label: format(say('key.why')) }] : []),
    { commands: ['filter'], label: format(say('key.filter')) },
    { commands: ['find'], label: format(say('key.search')) },
    { commands: ['back'], label: format(say('key.back')) },
    'rules',
  ];
}

const INDENT = '  ';

/**
 * The visible lines of the log: headings flush left, events indented with their rules, and arrows where there is more.
 */
function logWindowOf({ shown, cursor }: LogState, { width, height }: LogPlaces, appearance: Appearance): Line[] {
  const topIndex = firstVisible(shown, cursor, { width, height });
  const lines: Line[] = [];
  let index = topIndex;
  for (; index < shown.length && lines.length < height; index += 1) {
    const item = shown[index];
    if (item !== undefined) lines.push(...itemLines(item, index === cursor, width, appearance));
  }
  const visibleLines = lines.slice(0, height);
  if (topIndex > 0) arrowAt(visibleLines, 0, appearance.glyphs.arrowUp, width);
  if (index < shown.length) arrowAt(visibleLines, height - 1, appearance.glyphs.arrowDown, width);
  return visibleLines;
}

/**
 * The index of the first visible item. The cursor's item is near the middle if possible, and no rows at the bottom stay
 * empty while there is more above.
 */
function firstVisible(shown: readonly LogItem[], cursor: number, { width, height }: LogPlaces): number {
  const heightOf = (at: number): number => {
    const item = shown[at];
    return item === undefined ? 0 : linesOf(item, width).length;
  };
  // At most half of the rows are below the cursor.
  let rowsBelow = 0;
  for (let index = cursor; index < shown.length && rowsBelow < Math.ceil(height / 2); index += 1)
    rowsBelow += heightOf(index);
  let topIndex = cursor;
  let usedRows = rowsBelow;
  while (topIndex > 0 && usedRows + heightOf(topIndex - 1) <= height) {
    topIndex -= 1;
    usedRows += heightOf(topIndex);
  }
  return topIndex;
}

function itemLines(item: LogItem, isHighlighted: boolean, width: number, { glyphs }: Appearance): Line[] {
  const { heading, rule } = item;
  const style = isHighlighted
    ? CURSOR
    : heading
      ? ({ tone: 'title', bold: true } as const)
      : ({ tone: 'text' } as const);
  const texts = linesOf(item, width);
  return texts.map((text, at): Line => {
    const cursorMark = span(isHighlighted && at === 0 ? `${glyphs.cursor} ` : '  ', style);
    if (heading) {
      const freeWidth = Math.max(0, width - 3 - 2 - widthOf(text) - 1);
      return [cursorMark, span(`${text} `, style), span(glyphs.horizontal.repeat(freeWidth), { tone: 'frame' })];
    }
    const isLast = at === texts.length - 1;
    if (!isLast || isHighlighted || rule === null || !text.endsWith(rule))
      return [cursorMark, span(INDENT), span(text, style)];
    return [
      cursorMark,
      span(INDENT),
      span(text.slice(0, text.length - rule.length), style),
      span(rule, { tone: 'muted', dim: true }),
    ];
  });
}

function arrowAt(lines: Line[], at: number, arrow: string, width: number): void {
  const line = lines[at] ?? [];
  const usedRows = line.reduce((sum, { text }) => sum + widthOf(text), 0);
  if (usedRows <= width - 1)
    lines[at] = [...line, span(' '.repeat(width - 1 - usedRows)), span(arrow, { tone: 'accent' })];
}

/** The number of items read aloud at a time, up to the cursor. */
const SPOKEN_ITEMS = 20;

/** The log for reading aloud: the items up to the cursor, each with its rule. */
function speech(state: LogState, context: FeatureContext): Speech {
  const appearance = matchAppearance(context);
  const { format } = appearance;
  const { shown, cursor, find, nothingToWatch } = state;
  const page = shown.slice(Math.max(0, cursor + 1 - SPOKEN_ITEMS), cursor + 1);
  const lines = [
    titleOf(state, appearance),
    find === null ? '' : format(say('table.find', { text: find })),
    ...(shown.length === 0
      ? [format(say('log.nothing'))]
      : page.map(({ text, rule }) => (rule === null ? text : `${text} ${rule}`))),
    shown.length === 0 ? '' : format(say('aloud.place', { at: cursor + 1, of: shown.length })),
    nothingToWatch ? format(say('log.no-moment')) : '',
    liveKeysText(appearance, commandsOf(appearance, isOver(context))),
  ];
  return { lines: lines.map(plainSentence).filter(line => line !== ''), choices: [] };
}

/** The log screen: it can be filtered and searched, and moments can be shown again. */
export const logFeature: Feature<LogState> = {
  update: updateLog,
  Screen: LogScreen,
  speech,
  viewer: state => state.viewer,
  takesAllKeys: state => state.finding,
  rule: ruleUnderCursor,
};
