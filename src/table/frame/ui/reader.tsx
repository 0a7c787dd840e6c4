import { Box } from 'ink';
import type { ReactNode } from 'react';
import { goalsIn, linksIn } from './linked.ts';
import type { LinkGoal, Link, LinkedLine } from './linked.ts';
import { CURSOR, span, lit } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import type { Speech } from '../store/speech.ts';
import type { Size } from '../edge/too-small.ts';
import { widthOf } from '../../../boards/drawing/wrapping.ts';
import { plainSentence } from '../text/sentence.ts';
import { say } from '../text/say.ts';
import type { Appearance } from '../theme/look.ts';
import { liveKeysText } from '../theme/keys.ts';
import type { Pressed } from '../theme/keys.ts';
import { Screen } from './screen.tsx';
import type { Commands } from './screen.tsx';
import { Lines, useAppearance } from './text.tsx';

/** A long text with links, for the reader. */
export interface ReadText {
  readonly title: string;
  /** Returns the text, wrapped to lines of at most this width. */
  readonly lines: (width: number) => readonly LinkedLine[];
  /** Finds the line at which reading starts; absent: the first line. */
  readonly start?: (lines: readonly LinkedLine[]) => number;
  /** The name of a link in the footer. */
  readonly nameOf: (goal: LinkGoal) => string;
}

/** How far a text is scrolled, and the index of the chosen link; `null`: no link is visible. */
export interface ReaderState {
  readonly top: number;
  readonly chosen: number | null;
}

/** The result of a key: the text was scrolled, a link was followed, or nothing. */
type ReadResult =
  | { readonly did: 'moved'; readonly state: ReaderState }
  | { readonly did: 'follow'; readonly to: string }
  | { readonly did: 'nothing' };

/** The greatest width of a text, because longer lines are hard to read. */
const MAX_TEXT_WIDTH = 92;
/** A width at which no paragraph is wrapped, for reading aloud. */
const UNWRAPPED_WIDTH = 10_000;
/** The cells left of the text, for the cursor mark. */
const MARGIN = 2;

/** The layout of a text on a screen. */
interface TextLayout {
  readonly lines: readonly LinkedLine[];
  readonly links: readonly Link[];
  /** The goal objects of the links, as they occur in the lines. */
  readonly goals: readonly LinkGoal[];
  readonly width: number;
  readonly height: number;
}

function layOutText(text: ReadText, { columns, rows }: Size): TextLayout {
  const width = Math.min(MAX_TEXT_WIDTH, columns - 5);
  const lines = text.lines(width);
  return { lines, links: linksIn(lines), goals: goalsIn(lines), width, height: Math.max(1, rows - 4) };
}

/** Opens a text at its start line, with the first link from there on chosen. */
export function openReader(text: ReadText, size: Size): ReaderState {
  const layout = layOutText(text, size);
  const line = text.start?.(layout.lines) ?? 0;
  const firstLink = layout.links.findIndex(link => link.line >= line);
  return withScroll({ top: 0, chosen: firstLink < 0 ? null : firstLink }, line, layout);
}

/** Applies a key to a text. */
export function readerKey(text: ReadText, state: ReaderState, { command }: Pressed, size: Size): ReadResult {
  const layout = layOutText(text, size);
  const currentState = withScroll(state, state.top, layout);
  const pageHeight = Math.max(1, layout.height - 1);
  const scrollTo = (top: number): ReadResult => ({ did: 'moved', state: withScroll(currentState, top, layout) });
  switch (command) {
    case 'take': {
      const link = currentState.chosen === null ? undefined : layout.links[currentState.chosen];
      return link === undefined ? { did: 'nothing' } : { did: 'follow', to: link.to };
    }
    case 'up':
      return scrollTo(currentState.top - 1);
    case 'down':
      return scrollTo(currentState.top + 1);
    case 'page-up':
      return scrollTo(currentState.top - pageHeight);
    case 'page-down':
      return scrollTo(currentState.top + pageHeight);
    case 'first':
      return scrollTo(0);
    case 'last':
      return scrollTo(layout.lines.length);
    case 'next-pane':
      return { did: 'moved', state: withNextLink(currentState, 1, layout) };
    case 'previous-pane':
      return { did: 'moved', state: withNextLink(currentState, -1, layout) };
    default:
      return { did: 'nothing' };
  }
}

/** The target of a link, by its index among the links read aloud; `null`: there is no such link. */
export function goalReadAloud(text: ReadText, state: ReaderState, choice: number): string | null {
  return textReadAloud(text, state).goals[choice] ?? null;
}

/** Scrolls to the line `wanted`, as far as there is text, and chooses a visible link. */
function withScroll({ chosen }: ReaderState, wanted: number, { lines, links, height }: TextLayout): ReaderState {
  const topLine = Math.max(0, Math.min(lines.length - height, wanted));
  const isLinkInSight = ({ line }: Link): boolean => line >= topLine && line < topLine + height;
  const link = chosen === null ? undefined : links[chosen];
  if (link !== undefined && isLinkInSight(link)) return { top: topLine, chosen };
  const firstLink = links.findIndex(isLinkInSight);
  return { top: topLine, chosen: firstLink < 0 ? null : firstLink };
}

/**
 * Chooses the next or previous link and scrolls it into view; without a chosen link, the nearest one in that direction.
 */
function withNextLink(state: ReaderState, by: 1 | -1, laid: TextLayout): ReaderState {
  const { links, height } = laid;
  const isLinkInDirection = ({ line }: Link): boolean => (by > 0 ? line >= state.top : line < state.top);
  const nearestLink = by > 0 ? links.findIndex(isLinkInDirection) : links.findLastIndex(isLinkInDirection);
  const nextLink = state.chosen === null ? nearestLink : state.chosen + by;
  const link = links[nextLink];
  if (link === undefined) return state;
  const withLinkChosen = { ...state, chosen: nextLink };
  if (link.line < state.top) return withScroll(withLinkChosen, link.line - 1, laid);
  return link.line >= state.top + height ? withScroll(withLinkChosen, link.line - height + 2, laid) : withLinkChosen;
}

interface ReaderProps {
  readonly text: ReadText;
  readonly state: ReaderState;
  readonly size: Size;
  /** Shown at the right end of the title's row. */
  readonly corner?: Line;
  /** The keys shown after the reader's own. */
  readonly commands: Commands;
}

/** Shows a text over the whole screen. */
export function ReaderScreen({ text, state, size, corner = [], commands }: ReaderProps): ReactNode {
  const appearance = useAppearance();
  const layout = layOutText(text, size);
  const currentState = withScroll(state, state.top, layout);
  return (
    <Screen
      size={size}
      title={text.title}
      corner={corner}
      commands={readerCommands(text, currentState, layout, commands, appearance)}
    >
      <Box marginTop={1} marginLeft={1} height={layout.height} flexShrink={0}>
        <Lines lines={visibleLines(currentState, layout, appearance)} />
      </Box>
    </Screen>
  );
}

function readerCommands(
  { nameOf }: ReadText,
  { chosen }: ReaderState,
  { links }: TextLayout,
  commands: Commands,
  { format }: Appearance,
): Commands {
  const goal = chosen === null ? undefined : links[chosen];
  return [
    { commands: ['up', 'down'], label: format(say('key.scroll')) },
    ...(links.length > 1 ? [{ commands: ['next-pane'] as const, label: format(say('key.next-link')) }] : []),
    ...(goal === undefined ? [] : [{ commands: ['take'] as const, label: nameOf(goal) }]),
    ...commands,
  ];
}

/** The visible lines, each with room for the cursor mark at the left and a scroll arrow at the right. */
function visibleLines(
  { top, chosen }: ReaderState,
  { lines, goals, width, height }: TextLayout,
  { glyphs }: Appearance,
): Line[] {
  const chosenGoal = chosen === null ? undefined : goals[chosen];
  const shownLines = lines.slice(top, top + height).map((line): Line => {
    const hasCursor = chosenGoal !== undefined && line.some(({ goal }) => goal === chosenGoal);
    const cursorMark = hasCursor ? span(`${glyphs.cursor} `, CURSOR) : span(' '.repeat(MARGIN));
    const pieces = line.map(({ text, style, goal }) =>
      span(text, goal !== undefined && goal === chosenGoal ? lit(style) : style),
    );
    return [cursorMark, ...pieces];
  });
  if (top > 0) withArrow(shownLines, 0, glyphs.arrowUp, MARGIN + width);
  if (top + height < lines.length) withArrow(shownLines, height - 1, glyphs.arrowDown, MARGIN + width);
  return shownLines;
}

function withArrow(lines: Line[], at: number, arrow: string, column: number): void {
  const line = lines[at] ?? [];
  const usedWidth = line.reduce((sum, { text }) => sum + widthOf(text), 0);
  lines[at] = [...line, span(' '.repeat(Math.max(0, column - usedWidth))), span(arrow, { tone: 'accent' })];
}

/**
 * The lines to read aloud, and the targets of their links. Reading starts at the text's start line, or at the beginning
 * if the text is scrolled there.
 */
function textReadAloud({ lines: linesTo, start }: ReadText, { top }: ReaderState) {
  const allLines = linesTo(UNWRAPPED_WIDTH);
  const lines = top === 0 ? allLines : allLines.slice(start?.(allLines) ?? 0);
  return { lines, goals: [...new Set(linksIn(lines).map(({ to }) => to))] };
}

/** A text for reading aloud: its paragraphs, the targets of its links, and the keys. */
export function readerSpeech(
  text: ReadText,
  state: ReaderState,
  size: Size,
  commands: Commands,
  appearance: Appearance,
): Speech {
  const { lines, goals } = textReadAloud(text, state);
  const layout = layOutText(text, size);
  const keys = liveKeysText(
    appearance,
    readerCommands(text, withScroll(state, state.top, layout), layout, commands, appearance),
  );
  const paragraphs = lines.map(line => paragraphText(line, appearance.glyphs.choice));
  const linksNote = goals.length === 0 ? [] : [appearance.format(say('aloud.leads-on'))];
  return {
    lines: [text.title, ...paragraphs, keys, ...linksNote].map(plainSentence).filter(line => line !== ''),
    choices: goals.map(to => text.nameOf({ to })),
  };
}

/** A line for reading aloud: without the mark of a search result, and with commas between adjacent links. */
function paragraphText(line: LinkedLine, mark: string): string {
  const isLink = (at: number): boolean => line[at]?.goal !== undefined;
  const isBetweenLines = (at: number): boolean => isLink(at - 1) && isLink(at + 1) && line[at]?.text.trim() === '';
  const text = line.map((piece, at) => (isBetweenLines(at) ? ', ' : piece.text)).join('');
  return text.startsWith(mark) ? text.slice(mark.length) : text;
}
