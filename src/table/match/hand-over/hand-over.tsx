import { Box } from 'ink';
import { useContext } from 'react';
import type { ReactNode } from 'react';
import { seatMark } from '../../../boards/drawing/sides.ts';
import { backKeys, keyLabel } from '../../frame/edge/keymap.ts';
import type { Command } from '../../frame/edge/keymap.ts';
import { span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { seatTone } from '../../../boards/drawing/sides.ts';
import type { Style } from '../../../boards/drawing/style.ts';
import type { Speech } from '../../frame/store/speech.ts';
import type { Size } from '../../frame/edge/too-small.ts';
import { padEnd, truncate, widthOf, wrap } from '../../../boards/drawing/wrapping.ts';
import type { MatchNow } from '../../../session/running/match-now.ts';
import type { Picture } from '../../../session/sitting/picture.ts';
import { LEAVE_EFFECTS } from '../../frame/store/effects.ts';
import type { Effect } from '../../frame/store/effects.ts';
import type { Step } from '../../frame/store/store.ts';
import { matchAppearance } from '../../frame/store/feature-context.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { say } from '../../frame/text/say.ts';
import { sentencesOnce } from '../../frame/text/told-once.ts';
import { pressed } from '../../frame/theme/keys.ts';
import type { Appearance } from '../../frame/theme/look.ts';
import { missedLines } from '../../frame/ui/missed-lines.ts';
import { FooterNoteContext, SwallowedContext } from '../../frame/ui/screen.tsx';
import { unsavedText } from '../../frame/ui/status.tsx';
import { Lines } from '../../frame/ui/text.tsx';

/** The state of the screen between two people, or of the covered screen. Neither shows anything of the match. */
export interface HandOverState {
  /** The time of the last key while the screen is covered, in milliseconds; `null`: it is not covered. */
  readonly quietSince: number | null;
  /** When this page came into sight, in milliseconds; `null`: none is there. */
  readonly cameAt: number | null;
}

/** The state while nothing is covered. */
export const NOT_COVERED: HandOverState = { quietSince: null, cameAt: null };

/** How long a page between two people is in sight before it opens, in milliseconds: no key before was meant for it. */
const TIME_TO_READ = 600;

type CoveredPicture = Extract<Picture, { show: 'hand-over' | 'cover' }>;

/** The covered screen if the match shows one; `null`: the match is visible. */
export function coveredPicture({ picture }: MatchNow): CoveredPicture | null {
  return picture.show === 'hand-over' || picture.show === 'cover' ? picture : null;
}

/** Updates the state after something has happened to the match: a quiet time begins when the screen is covered. */
export function followHandOver(state: HandOverState, match: MatchNow, { time }: FeatureContext): HandOverState {
  if (coveredPicture(match) === null) return state.quietSince === null ? state : NOT_COVERED;
  return state.quietSince === null ? { quietSince: time, cameAt: time } : state;
}

/** Whether a key comes too soon: behind another one, or to open what another person has not had time to see. */
export function isTooSoon(
  { quietSince, cameAt }: HandOverState,
  key: string,
  picture: CoveredPicture,
  { time, preferences, appearance }: Pick<FeatureContext, 'time' | 'preferences' | 'appearance'>,
): boolean {
  const { quiet } = preferences.settings;
  if (quietSince !== null && time - quietSince < quiet) return true;
  const isForAnother = picture.show === 'hand-over' && !picture.peek && !picture.same;
  const isOpening = pressed(appearance.keymap, key).command === 'take';
  // Who wants no quiet at all waits for nothing.
  return isForAnother && isOpening && quiet > 0 && cameAt !== null && time - cameAt < TIME_TO_READ;
}

/**
 * Handles a key. The screen opens only after a short quiet, so that a key pressed twice or too early reveals nothing.
 */
export function handOverKey(
  previousState: HandOverState,
  { key, isAhead }: { readonly key: string; readonly isAhead: boolean },
  coverContent: CoveredPicture,
  context: FeatureContext,
): Step<HandOverState, Effect> {
  const { command } = pressed(context.appearance.keymap, key);
  const isOutsideLesson = context.match !== null && context.match.lesson === null;
  const isQuietLongEnough = !isAhead && !isTooSoon(previousState, key, coverContent, context);
  const state = { ...previousState, quietSince: context.time };
  const actStep = (name: 'uncover' | 'sit-down' | 'stand-up'): Step<HandOverState, Effect> => ({
    state,
    effects: [{ do: 'match', act: { act: name } }],
  });
  if (command === 'leave') return { state, effects: LEAVE_EFFECTS };
  if (command === 'menu') {
    const page = { page: 'menu' } as const;
    return {
      state,
      effects: [
        { do: 'match', act: { act: 'stand-up' } },
        { do: 'open', screen: { open: 'menu', page } },
      ],
    };
  }
  if (!isQuietLongEnough) return { state };
  // The list of earlier decisions shows no secrets: of a secret answer it names only the seat.
  if (command === 'take-back' && coverContent.show === 'hand-over' && !coverContent.peek && isOutsideLesson) {
    return { state, effects: [{ do: 'match', act: { act: 'stand-up' } }, { do: 'find-earlier' }] };
  }
  if (command === 'undo' && context.match !== null && context.match.handedOver !== null) {
    return { state, effects: [{ do: 'match', act: { act: 'undo', ...backKeys(matchAppearance(context)) } }] };
  }
  if (command === 'take') return actStep(coverContent.show === 'cover' ? 'uncover' : 'sit-down');
  return command === 'back' && coverContent.show === 'hand-over' && coverContent.peek ? actStep('stand-up') : { state };
}

/** The most lines of news on a hand-over screen, and the rows needed for everything else. */
const MAX_NEWS = 20;
const ROWS_AROUND_NEWS = 10;

interface CoveredProps {
  readonly picture: CoveredPicture;
  readonly match: MatchNow;
  readonly at: FeatureContext;
}

interface CoverLine {
  readonly text: string;
  readonly style?: Style;
  /** The row of the text on the screen. */
  readonly row: number;
}

/**
 * The screen that calls the next person, or says that it is covered. It also says if the match is not saved, or is
 * saved again.
 */
export function HandOverScreen({ picture, match, at }: CoveredProps): ReactNode {
  const { size } = at;
  const appearance = matchAppearance(at);
  const shownLines =
    picture.show === 'cover' ? coverLines(size.rows, appearance) : handOverLines(picture, match, size, appearance);
  const note = useContext(FooterNoteContext);
  const isSwallowed = useContext(SwallowedContext);
  const warning = unsavedText(match, appearance);
  const warningLines = warning === null ? [] : wrap(warning, size.columns - 2).slice(0, 4);
  const openedNote = warning === null ? openNote(match, appearance) : null;
  const lines = Array.from({ length: size.rows }, (_, row): Line => {
    const line = shownLines.find(one => one.row === row);
    const warningLine = row >= size.rows - 4 ? warningLines[row - size.rows + 4] : undefined;
    if (warningLine !== undefined) return [span(` ${warningLine}`, { tone: 'danger', bold: true })];
    if (note !== null && row === size.rows - 1)
      return [span(` ${truncate(note, size.columns - 2)}`, { tone: 'warning' })];
    if (isSwallowed && row === size.rows - 1) return [span(` ${appearance.glyphs.ellipsis}`, { tone: 'muted' })];
    if (openedNote !== null && row === size.rows - 1)
      return [span(` ${truncate(openedNote.text, size.columns - 2)}`, openedNote.style)];
    return line === undefined ? [] : centredLine(line, size.columns);
  });
  return (
    <Box width={size.columns} height={size.rows}>
      <Lines lines={lines} />
    </Box>
  );
}

/**
 * The public note about the last answer, such as that the match is saved again, because nobody could see it behind this
 * screen; `null`: none.
 */
function openNote({ note }: MatchNow, { format }: Appearance): { readonly text: string; readonly style: Style } | null {
  return note?.viewer === 'spectator' ? { text: format(note.words), style: { tone: note.tone } } : null;
}

function centredLine({ text, style = {} }: CoverLine, columns: number): Line {
  const shownText = truncate(text, Math.max(0, columns - 2));
  return [span(' '.repeat(Math.max(0, Math.floor((columns - widthOf(shownText)) / 2)))), span(shownText, style)];
}

function coverLines(rows: number, appearance: Appearance): readonly CoverLine[] {
  const row = Math.floor(rows / 2) - 1;
  return [
    { row, text: appearance.format(say('cover.title')), style: { bold: true } },
    {
      row: row + 2,
      text: appearance.format(say('cover.ready', { key: keyOf(appearance, 'take') })),
      style: { tone: 'muted' },
    },
  ];
}

function handOverLines(
  { seat, peek, same }: Extract<Picture, { show: 'hand-over' }>,
  { names, persons, news, lesson, handedOver }: MatchNow,
  { columns, rows }: Size,
  appearance: Appearance,
): readonly CoverLine[] {
  const { format, glyphs } = appearance;
  const name = names[seat] ?? '';
  const person = persons[seat] ?? name;
  const seatMarkText = seatMark(glyphs, seat);
  const lines = missedLines(news, columns, Math.min(MAX_NEWS, rows - ROWS_AROUND_NEWS), appearance);
  const width = Math.max(0, ...lines.map(widthOf));
  const row = Math.floor((rows - lines.length) / 2) - 2;
  const newsBlock = lines.map((line, at) => ({
    row: row + 2 + at,
    text: padEnd(line, width),
    style: { tone: 'accent' } as const,
  }));
  const rowBelow = row + 2 + (lines.length === 0 ? 0 : lines.length + 1);
  const readyText = format(say('hand-over.ready', { seat: person, key: keyOf(appearance, 'take') }));
  const undoHints =
    handedOver === null ? [] : [say('hand-over.undo', { key: keyOf(appearance, 'undo'), seat: { seat: handedOver } })];
  const keyHints = [...undoHints, say('hand-over.take-back', { key: keyOf(appearance, 'take-back') })];
  const backText = format(say('hand-over.no-peek', { key: keyOf(appearance, 'back') }));
  return [
    { row: row - 2, text: format(say(same ? 'hand-over.same' : 'hand-over.pass')) },
    {
      row,
      text: `${seatMarkText}  ${callText(person, name, appearance, true)}  ${seatMarkText}`,
      style: { tone: seatTone(seat), bold: true },
    },
    ...newsBlock,
    { row: rowBelow, text: readyText },
    ...(peek || lesson !== null
      ? []
      : keyHints.map((words, at) => ({
          row: rowBelow + 2 + at,
          text: format(words),
          style: { tone: 'muted' } as const,
        }))),
    ...(peek ? [{ row: rowBelow + 2, text: backText, style: { tone: 'muted' } as const }] : []),
  ];
}

/** The news for reading aloud, as many of the latest as the screen would show; the log has them all. */
function newsLines({ news }: MatchNow, { format }: Appearance): readonly string[] {
  const sentences = sentencesOnce(news, format);
  const earlierCount = sentences.length - MAX_NEWS;
  const latestNews = sentences.slice(-MAX_NEWS);
  return earlierCount > 0 ? [format(say('since.earlier', { count: earlierCount })), ...latestNews] : latestNews;
}

/** The words that call the next person, with the seat's name if it differs; `loud`: in capitals. */
function callText(person: string, name: string, { format }: Appearance, loud = false): string {
  const inCapitalsIfLoud = (text: string): string => (loud ? text.toUpperCase() : text);
  return person === name
    ? inCapitalsIfLoud(name)
    : format(say('hand-over.for', { person: inCapitalsIfLoud(person), seat: inCapitalsIfLoud(name) }));
}

function keyOf(appearance: Appearance, command: Command): string {
  return keyLabel(appearance.keymap[command][0] ?? '', appearance);
}

/** The covered screen for reading aloud. */
export function handOverSpeech({ picture, match, at }: CoveredProps): Speech {
  const appearance = matchAppearance(at);
  const { format } = appearance;
  const key = format(say('name.enter'));
  const warning = unsavedText(match, appearance) ?? openNote(match, appearance)?.text ?? null;
  const name = picture.show === 'cover' ? '' : (match.names[picture.seat] ?? '');
  const person = picture.show === 'cover' ? '' : (match.persons[picture.seat] ?? name);
  const sentences =
    picture.show === 'cover'
      ? [format(say('cover.title')), format(say('cover.ready', { key }))]
      : [
          `${format(say(picture.same ? 'hand-over.same' : 'hand-over.pass'))} ${callText(person, name, appearance)}`,
          ...newsLines(match, appearance),
          format(say('hand-over.ready', { seat: person, key })),
        ];
  return { lines: [...sentences, ...(warning === null ? [] : [warning])], choices: [] };
}
