import { Box } from 'ink';
import type { ReactNode } from 'react';
import { goalsIn, linksIn } from './linked.ts';
import type { Goal, Link, LinkedLine } from './linked.ts';
import { CURSOR, span, lit } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import type { Speech } from '../store/speech.ts';
import type { Size } from '../edge/too-small.ts';
import { widthOf } from '../../../boards/drawing/wrapping.ts';
import { plainSentence } from '../text/sentence.ts';
import { say } from '../text/say.ts';
import type { Look } from '../theme/look.ts';
import { liveKeysText } from '../theme/keys.ts';
import type { Pressed } from '../theme/keys.ts';
import { Screen } from './screen.tsx';
import type { Commands } from './screen.tsx';
import { Lines, useLook } from './text.tsx';

/** A long text with links, for the reader. */
export interface ReadText {
  readonly title: string;
  /** Returns the text, wrapped to lines of at most this width. */
  readonly lines: (width: number) => readonly LinkedLine[];
  /** Finds the line at which reading starts; absent: the first line. */
  readonly start?: (lines: readonly LinkedLine[]) => number;
  /** The name of a link in the footer. */
  readonly nameOf: (goal: Goal) => string;
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
const WIDEST = 92;
/** A width at which no paragraph is wrapped, for reading aloud. */
const UNWRAPPED_WIDTH = 10_000;
/** The cells left of the text, for the cursor mark. */
const MARGIN = 2;

/** The layout of a text on a screen. */
interface TextLayout {
  readonly lines: readonly LinkedLine[];
  readonly links: readonly Link[];
  /** The goal objects of the links, as they occur in the lines. */
  readonly goals: readonly Goal[];
  readonly width: number;
  readonly height: number;
}

function layOutText(text: ReadText, { columns, rows }: Size): TextLayout {
  const width = Math.min(WIDEST, columns - 5);
  const lines = text.lines(width);
  return { lines, links: linksIn(lines), goals: goalsIn(lines), width, height: Math.max(1, rows - 4) };
}

/** Opens a text at its start line, with the first link from there on chosen. */
export function openReader(text: ReadText, size: Size): ReaderState {
  const layout = layOutText(text, size);
  const line = text.start?.(layout.lines) ?? 0;
  const first = layout.links.findIndex(link => link.line >= line);
  return scrolled({ top: 0, chosen: first < 0 ? null : first }, line, layout);
}

/** Applies a key to a text. */
export function readerKey(text: ReadText, state: ReaderState, { command }: Pressed, size: Size): ReadResult {
  const layout = layOutText(text, size);
  const current = scrolled(state, state.top, layout);
  const page = Math.max(1, layout.height - 1);
  const scrollTo = (top: number): ReadResult => ({ did: 'moved', state: scrolled(current, top, layout) });
  switch (command) {
    case 'take': {
      const link = current.chosen === null ? undefined : layout.links[current.chosen];
      return link === undefined ? { did: 'nothing' } : { did: 'follow', to: link.to };
    }
    case 'up':
      return scrollTo(current.top - 1);
    case 'down':
      return scrollTo(current.top + 1);
    case 'page-up':
      return scrollTo(current.top - page);
    case 'page-down':
      return scrollTo(current.top + page);
    case 'first':
      return scrollTo(0);
    case 'last':
      return scrollTo(layout.lines.length);
    case 'next-pane':
      return { did: 'moved', state: choose(current, 1, layout) };
    case 'previous-pane':
      return { did: 'moved', state: choose(current, -1, layout) };
    default:
      return { did: 'nothing' };
  }
}

/** The target of a link, by its index among the links read aloud; `null`: there is no such link. */
export function goalReadAloud(text: ReadText, state: ReaderState, choice: number): string | null {
  return textReadAloud(text, state).goals[choice] ?? null;
}

/** Scrolls to the line `wanted`, as far as there is text, and chooses a visible link. */
function scrolled({ chosen }: ReaderState, wanted: number, { lines, links, height }: TextLayout): ReaderState {
  const top = Math.max(0, Math.min(lines.length - height, wanted));
  const isInSight = ({ line }: Link): boolean => line >= top && line < top + height;
  const link = chosen === null ? undefined : links[chosen];
  if (link !== undefined && isInSight(link)) return { top, chosen };
  const first = links.findIndex(isInSight);
  return { top, chosen: first < 0 ? null : first };
}

/**
 * Chooses the next or previous link and scrolls it into view; without a chosen link, the nearest one in that direction.
 */
function choose(state: ReaderState, by: 1 | -1, laid: TextLayout): ReaderState {
  const { links, height } = laid;
  const isInDirection = ({ line }: Link): boolean => (by > 0 ? line >= state.top : line < state.top);
  const nearest = by > 0 ? links.findIndex(isInDirection) : links.findLastIndex(isInDirection);
  const next = state.chosen === null ? nearest : state.chosen + by;
  const link = links[next];
  if (link === undefined) return state;
  const chosen = { ...state, chosen: next };
  if (link.line < state.top) return scrolled(chosen, link.line - 1, laid);
  return link.line >= state.top + height ? scrolled(chosen, link.line - height + 2, laid) : chosen;
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
  const look = useLook();
  const layout = layOutText(text, size);
  const current = scrolled(state, state.top, layout);
  return (
    <Screen
      size={size}
      title={text.title}
      corner={corner}
      commands={readerCommands(text, current, layout, commands, look)}
    >
      <Box marginTop={1} marginLeft={1} height={layout.height} flexShrink={0}>
        <Lines lines={visibleLines(current, layout, look)} />
      </Box>
    </Screen>
  );
}

function readerCommands(
  { nameOf }: ReadText,
  { chosen }: ReaderState,
  { links }: TextLayout,
  commands: Commands,
  { format }: Look,
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
  { glyphs }: Look,
): Line[] {
  const chosenGoal = chosen === null ? undefined : goals[chosen];
  const shown = lines.slice(top, top + height).map((line): Line => {
    const hasCursor = chosenGoal !== undefined && line.some(({ goal }) => goal === chosenGoal);
    const mark = hasCursor ? span(`${glyphs.cursor} `, CURSOR) : span(' '.repeat(MARGIN));
    const pieces = line.map(({ text, style, goal }) =>
      span(text, goal !== undefined && goal === chosenGoal ? lit(style) : style),
    );
    return [mark, ...pieces];
  });
  if (top > 0) withArrow(shown, 0, glyphs.arrowUp, MARGIN + width);
  if (top + height < lines.length) withArrow(shown, height - 1, glyphs.arrowDown, MARGIN + width);
  return shown;
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
  const all = linesTo(UNWRAPPED_WIDTH);
  const lines = top === 0 ? all : all.slice(start?.(all) ?? 0);
  return { lines, goals: [...new Set(linksIn(lines).map(({ to }) => to))] };
}

/** A text for reading aloud: its paragraphs, the targets of its links, and the keys. */
export function readerSpeech(text: ReadText, state: ReaderState, size: Size, commands: Commands, look: Look): Speech {
  const { lines, goals } = textReadAloud(text, state);
  const layout = layOutText(text, size);
  const keys = liveKeysText(look, readerCommands(text, scrolled(state, state.top, layout), layout, commands, look));
  const paragraphs = lines.map(line => paragraph(line, look.glyphs.choice));
  const linksNote = goals.length === 0 ? [] : [look.format(say('aloud.leads-on'))];
  return {
    lines: [text.title, ...paragraphs, keys, ...linksNote].map(plainSentence).filter(line => line !== ''),
    choices: goals.map(to => text.nameOf({ to })),
  };
}

/** A line for reading aloud: without the mark of a search result, and with commas between adjacent links. */
function paragraph(line: LinkedLine, mark: string): string {
  const isLink = (at: number): boolean => line[at]?.goal !== undefined;
  const isBetween = (at: number): boolean => isLink(at - 1) && isLink(at + 1) && line[at]?.text.trim() === '';
  const text = line.map((piece, at) => (isBetween(at) ? ', ' : piece.text)).join('');
  return text.startsWith(mark) ? text.slice(mark.length) : text;
}
