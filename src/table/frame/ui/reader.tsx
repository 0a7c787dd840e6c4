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

/** A text that is read and whose links are followed. */
export interface ReadText {
  readonly title: string;
  /** The text, in lines no wider than this. */
  readonly lines: (width: number) => readonly LinkedLine[];
  /** The line to begin at. */
  readonly start?: (lines: readonly LinkedLine[]) => number;
  /** What a link is called in the footer. */
  readonly nameOf: (goal: Goal) => string;
}

/** How far a text is scrolled, and which of its links is chosen, by its place; `null`: none is in sight. */
export interface ReaderState {
  readonly top: number;
  readonly chosen: number | null;
}

/** The result of a key: the text has moved, a link was followed, or the key means nothing here. */
type Read =
  | { readonly did: 'moved'; readonly state: ReaderState }
  | { readonly did: 'follow'; readonly to: string }
  | { readonly did: 'nothing' };

/** Longer lines are hard to read, however wide the terminal is. */
const WIDEST = 92;
/** So wide that no paragraph is broken, for those who listen. */
const WHOLE = 10_000;
/** The cursor's mark stands left of the text. */
const MARGIN = 2;

/** A text as it is laid out on a screen. */
interface Laid {
  readonly lines: readonly LinkedLine[];
  readonly links: readonly Link[];
  /** The same links as the lines have them. */
  readonly goals: readonly Goal[];
  readonly width: number;
  readonly height: number;
}

function laidOut(text: ReadText, { columns, rows }: Size): Laid {
  const width = Math.min(WIDEST, columns - 5);
  const lines = text.lines(width);
  return { lines, links: linksIn(lines), goals: goalsIn(lines), width, height: Math.max(1, rows - 4) };
}

/** Opens a text where it begins, with the first link from there on. */
export function openReader(text: ReadText, size: Size): ReaderState {
  const laid = laidOut(text, size);
  const line = text.start?.(laid.lines) ?? 0;
  const first = laid.links.findIndex(link => link.line >= line);
  return scrolled({ top: 0, chosen: first < 0 ? null : first }, line, laid);
}

/** What a key does to a text. */
export function readerKey(text: ReadText, state: ReaderState, { command }: Pressed, size: Size): Read {
  const laid = laidOut(text, size);
  const now = scrolled(state, state.top, laid);
  const page = Math.max(1, laid.height - 1);
  const to = (top: number): Read => ({ did: 'moved', state: scrolled(now, top, laid) });
  switch (command) {
    case 'take': {
      const link = now.chosen === null ? undefined : laid.links[now.chosen];
      return link === undefined ? { did: 'nothing' } : { did: 'follow', to: link.to };
    }
    case 'up':
      return to(now.top - 1);
    case 'down':
      return to(now.top + 1);
    case 'page-up':
      return to(now.top - page);
    case 'page-down':
      return to(now.top + page);
    case 'first':
      return to(0);
    case 'last':
      return to(laid.lines.length);
    case 'next-pane':
      return { did: 'moved', state: choose(now, 1, laid) };
    case 'previous-pane':
      return { did: 'moved', state: choose(now, -1, laid) };
    default:
      return { did: 'nothing' };
  }
}

/** Where the nth link of a text that is read out leads to; `null`: there is none. */
export function goalRead(text: ReadText, state: ReaderState, choice: number): string | null {
  return goalsRead(text, state).goals[choice] ?? null;
}

/** The state with its top there, as far as there is text, and a link chosen that is in sight. */
function scrolled({ chosen }: ReaderState, wanted: number, { lines, links, height }: Laid): ReaderState {
  const top = Math.max(0, Math.min(lines.length - height, wanted));
  const isInSight = ({ line }: Link): boolean => line >= top && line < top + height;
  const link = chosen === null ? undefined : links[chosen];
  if (link !== undefined && isInSight(link)) return { top, chosen };
  const first = links.findIndex(isInSight);
  return { top, chosen: first < 0 ? null : first };
}

/** The next link or the one before, brought in sight; without a chosen one, the nearest beyond what is in sight. */
function choose(state: ReaderState, by: 1 | -1, laid: Laid): ReaderState {
  const { links, height } = laid;
  const isBeyond = ({ line }: Link): boolean => (by > 0 ? line >= state.top : line < state.top);
  const nearest = by > 0 ? links.findIndex(isBeyond) : links.findLastIndex(isBeyond);
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
  /** Stands at the right end of the title's row. */
  readonly corner?: Line;
  /** Stand behind the reader's own. */
  readonly commands: Commands;
}

/** Shows a text over the whole screen. */
export function ReaderScreen({ text, state, size, corner = [], commands }: ReaderProps): ReactNode {
  const look = useLook();
  const laid = laidOut(text, size);
  const now = scrolled(state, state.top, laid);
  return (
    <Screen size={size} title={text.title} corner={corner} commands={readerCommands(text, now, laid, commands, look)}>
      <Box marginTop={1} marginLeft={1} height={laid.height} flexShrink={0}>
        <Lines lines={windowOf(now, laid, look)} />
      </Box>
    </Screen>
  );
}

function readerCommands(
  { nameOf }: ReadText,
  { chosen }: ReaderState,
  { links }: Laid,
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

/** The lines in sight, each with room for the cursor's mark at its left and an arrow at its right. */
function windowOf({ top, chosen }: ReaderState, { lines, goals, width, height }: Laid, { glyphs }: Look): Line[] {
  const chosenGoal = chosen === null ? undefined : goals[chosen];
  const shown = lines.slice(top, top + height).map((line): Line => {
    const isHere = chosenGoal !== undefined && line.some(({ goal }) => goal === chosenGoal);
    const mark = isHere ? span(`${glyphs.cursor} `, CURSOR) : span(' '.repeat(MARGIN));
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
  const used = line.reduce((sum, { text }) => sum + widthOf(text), 0);
  lines[at] = [...line, span(' '.repeat(Math.max(0, column - used))), span(arrow, { tone: 'accent' })];
}

/** What is read out: from where the text was opened at, or from its beginning when it was scrolled there. */
function goalsRead({ lines: linesTo, start }: ReadText, { top }: ReaderState) {
  const all = linesTo(WHOLE);
  const lines = top === 0 ? all : all.slice(start?.(all) ?? 0);
  return { lines, goals: [...new Set(linksIn(lines).map(({ to }) => to))] };
}

/** A text for those who listen: paragraph by paragraph, with what it leads on to, and the keys. */
export function readerSpeech(text: ReadText, state: ReaderState, size: Size, commands: Commands, look: Look): Speech {
  const { lines, goals } = goalsRead(text, state);
  const laid = laidOut(text, size);
  const keys = liveKeysText(look, readerCommands(text, scrolled(state, state.top, laid), laid, commands, look));
  const told = lines.map(line => paragraph(line, look.glyphs.choice));
  const leadsOn = goals.length === 0 ? [] : [look.format(say('aloud.leads-on'))];
  return {
    lines: [text.title, ...told, keys, ...leadsOn].map(plainSentence).filter(line => line !== ''),
    choices: goals.map(to => text.nameOf({ to })),
  };
}

/** A line without the mark of what was sought; links in a row are told apart by commas, not by room. */
function paragraph(line: LinkedLine, mark: string): string {
  const isLink = (at: number): boolean => line[at]?.goal !== undefined;
  const isBetween = (at: number): boolean => isLink(at - 1) && isLink(at + 1) && line[at]?.text.trim() === '';
  const text = line.map((piece, at) => (isBetween(at) ? ', ' : piece.text)).join('');
  return text.startsWith(mark) ? text.slice(mark.length) : text;
}
