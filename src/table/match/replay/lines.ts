import type { StopCause } from '../../../kernel/history/replay.ts';
import { seatsNamed } from '../../../kernel/words/message.ts';
import type { Message } from '../../../kernel/words/message.ts';
import { CURSOR, BOLD, MUTED, paragraph, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import type { Style } from '../../../boards/drawing/style.ts';
import { widthOf } from '../../../boards/drawing/wrapping.ts';
import { keyLabel } from '../../frame/edge/keymap.ts';
import { logLines } from '../board/log-pane.ts';
import type { LogLine } from '../board/log-pane.ts';
import type { ReplayNow } from '../../../session/looking-back/replay-now.ts';
import type { Step } from '../../../session/looking-back/viewing.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { say } from '../../frame/text/say.ts';
import { linesOnce } from '../../frame/text/told-once.ts';
import type { Appearance } from '../../frame/theme/look.ts';
import type { Commands } from '../../frame/ui/screen.tsx';
import { contextAt, canContinue, replayLayout, replayAppearance, sceneAt } from './state.ts';
import type { ReplayState } from './state.ts';

/** The progress of reading a match, in percent. */
export function progressText({ done, of }: { readonly done: number; readonly of: number }): Message {
  return say('replay.progress', { percent: Math.floor((done * 100) / Math.max(1, of)) });
}

/**
 * The lines below the panes: what happened at the stop, its position, the kind of steps, and the end of the log if
 * there is room.
 */
export function linesBelow(state: ReplayState, replayNow: ReplayNow, context: FeatureContext): readonly Line[] {
  const { question, shape } = replayLayout(replayNow, context);
  const appearance = replayAppearance(replayNow, context);
  const { format } = appearance;
  const [title = [], ...others] = eventLines(state, replayNow, context, question.width);
  const lines = [title, progressBar(replayNow.place, question.width, appearance.glyphs), ...others];
  if (state.reason !== null) return [...lines, ...reasonLines(state.reason, question.width, appearance)];
  // In other layouts the log has a pane of its own.
  return shape === 'tabs' ? withLogLines(lines, linesOnce(logLines(replayNow, appearance), format), question) : lines;
}

/** The reason for the answer at the stop, wrapped to lines. */
function reasonLines(reason: Message, width: number, { format }: Appearance): readonly Line[] {
  return paragraph(format(reason), width, { tone: 'accent' });
}

/** What happened at the stop, its position in the match, and the kinds of steps to choose from. */
export function eventLines(
  state: ReplayState,
  replayNow: ReplayNow,
  context: FeatureContext,
  width: number,
): readonly Line[] {
  const appearance = replayAppearance(replayNow, context);
  const { format } = appearance;
  const { place, given, steps, board, exact, game } = replayNow;
  const stepScene = sceneAt(replayNow, context);
  const title = stepScene?.title ?? format(given === null ? say('replay.beginning') : givenMessage(given, replayNow));
  const positionText = format(say('moment.place', { at: place.at + 1, of: place.of }));
  const paneContext = contextAt(state, replayNow, context, null);
  const stepName = (one: Step): string =>
    one === 'unit'
      ? (board.log?.unit?.(paneContext) ?? '')
      : format(say(`replay.by.${one === 'round' ? game.roundName : one}`));
  const choiceLines = steps.flatMap((one): Line => {
    const stepStyle: Style = one === state.step ? CURSOR : { tone: 'muted' };
    return [span(one === state.step ? `[${stepName(one)}]` : ` ${stepName(one)} `, stepStyle), span(' ')];
  });
  const explanationLines = stepScene === null ? [] : paragraph(stepScene.why, width, MUTED).slice(0, 2);
  const inexactNote = exact ? [] : paragraph(format(say('replay.earlier')), width, { tone: 'warning' }).slice(0, 2);
  return [
    withTextAtRight([span(title, BOLD)], [span(positionText, MUTED)], width),
    [span(`${format(say('replay.by'))} `, MUTED), ...choiceLines],
    ...explanationLines,
    ...inexactNote,
  ];
}

/** Adds the end of the log, up to the stop, as far as there is room. */
function withLogLines(
  lines: readonly Line[],
  log: readonly LogLine[],
  { width, height }: { readonly width: number; readonly height: number },
): readonly Line[] {
  const rowsLeft = height - lines.length - 1;
  if (rowsLeft < 1) return lines;
  const logTextLines = log.flatMap(({ text, fresh }) => paragraph(text, width, fresh ? {} : MUTED));
  return [...lines, [], ...logTextLines.slice(-rowsLeft)];
}

/**
 * The answer or act at the stop, as far as the viewer may know it. Of a secret answer, it is what everybody was told
 * about it. After the end of the match nothing is secret.
 */
function givenMessage(given: StopCause, { events, viewer, isOver }: ReplayNow): Message {
  if (given.by === null) return say(given.act === 'concede' ? 'replay.conceded' : 'replay.took-back');
  const { by, answer } = given;
  const isSecret = !isOver && given.secrecy !== 'open' && by !== viewer;
  const toldEvent = isSecret ? events.find(({ words }) => seatsNamed(words)[0] === by) : undefined;
  if (toldEvent !== undefined) return toldEvent.words;
  return say('replay.answer', { seat: { seat: by }, what: isSecret ? say('take-back.secret') : answer });
}

/** A line with another one at its right end. */
function withTextAtRight(left: Line, right: Line, width: number): Line {
  const widthOfLine = (line: Line): number => line.reduce((sum, { text }) => sum + widthOf(text), 0);
  const gapWidth = width - widthOfLine(left) - widthOfLine(right);
  return gapWidth < 1 ? left : [...left, span(' '.repeat(gapWidth)), ...right];
}

/** A progress bar for the position `at` among `of` stops. */
function progressBar({ at, of }: ReplayNow['place'], width: number, { barFull, barEmpty }: Appearance['glyphs']): Line {
  const filledCells = of < 2 ? width : Math.round((at / (of - 1)) * width);
  return [
    span(barFull.repeat(filledCells), { tone: 'accent' }),
    span(barEmpty.repeat(width - filledCells), { tone: 'frame' }),
  ];
}

/** The available keys of a replay. */
export function replayCommands({ plays }: ReplayState, replayNow: ReplayNow, { format }: Appearance): Commands {
  return [
    { commands: ['left', 'right'], label: format(say('key.step')) },
    { commands: ['up', 'down'], label: format(say('key.by')) },
    { commands: ['take'], label: format(say('key.jump')) },
    { commands: ['watch'], label: format(say(plays ? 'key.stop' : 'key.play')) },
    { commands: ['next-pane'], label: format(say('key.pane')) },
    { commands: ['peek'], label: format(say('key.eyes')) },
    ...(replayNow.given === null ? [] : [{ commands: ['hint'] as const, label: format(say('key.why')) }]),
    ...(canContinue(replayNow) ? [{ commands: ['again'] as const, label: format(say('key.copy')) }] : []),
    'back',
    'inspect',
    'rules',
  ];
}

/** Whose view the replay shows, in words. After the end, when nothing is secret, with the key to what a seat saw. */
export function viewerText({ viewer, isOver }: ReplayNow, appearance: Appearance): string {
  const { format, keymap } = appearance;
  if (viewer !== 'spectator') return format(say('replay.seat', { seat: { seat: viewer } }));
  const key = keyLabel(keymap.peek[0] ?? '', appearance);
  return format(isOver ? say('replay.open-over', { key }) : say('replay.open'));
}
