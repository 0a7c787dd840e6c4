import type { Stage } from '../../../lessons/lesson.ts';
import type { Formatter } from '../../../kernel/words/format.ts';
import type { Message } from '../../../kernel/words/message.ts';
import { keyLabel } from '../../frame/edge/keymap.ts';
import { span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import type { ToneName } from '../../../boards/drawing/style.ts';
import type { Speech } from '../../frame/store/speech.ts';
import { truncate, widthOf, wrap } from '../../../boards/drawing/wrapping.ts';
import type { MatchNow } from '../../../session/running/match-now.ts';
import type { LessonNow } from '../../../session/learning/taught-lesson.ts';
import { matchAppearance } from '../../frame/store/feature-context.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { say } from '../../frame/text/say.ts';
import { lostMessage } from '../../../session/teaching/standing.ts';
import { wordsAfterPrediction } from '../../../session/teaching/coach-words.ts';
import type { LessonState } from '../../../session/teaching/standing.ts';
import type { Appearance } from '../../frame/theme/look.ts';
import { hintWords, isCoachAbout } from '../board/hint-words.ts';

/** The width of the bar at the left and the blank after it. */
const SIDE_BAR_WIDTH = 2;
/** The most rows of the coach in a match, so that the board and the options have room at 80x23. */
export const MAX_COACH_LINES = 4;
const MIN_COACH_LINES = 2;
const MIN_LESSON_LINES = 2;
const MAX_LESSON_LINES = 5;
/** The cells at the right for a counter such as "12/14". */
const COUNTER_WIDTH = 5;

/**
 * What the coach of a lesson shows: the current stage or, while the end of the previous stage is still being shown,
 * that one.
 */
export type CoachContent = Pick<LessonNow, 'coach' | 'stage' | 'standing'>;

/** What the coach shows now; `previousContent` is what it showed last. `null`: the match is not a lesson. */
export function currentCoachContent(
  previousContent: CoachContent | null,
  { lesson, picture }: MatchNow,
): CoachContent | null {
  if (lesson === null) return null;
  const { coach, stage, standing } = lesson;
  if (picture.show !== 'moment' || previousContent === null) return { coach, stage, standing };
  // The coach must not say that a stage is lost, or how a prediction turned out, before the reason has been shown.
  const isSameStage = previousContent.standing.stage === standing.stage;
  if (isSameStage && standing.lost !== null) return previousContent;
  if (isSameStage && standing.predictionResult !== null)
    return { ...previousContent, standing: { ...previousContent.standing, met: standing.met } };
  if (previousContent.standing.stage >= standing.stage) return { coach, stage, standing };
  return {
    ...previousContent,
    standing: { ...previousContent.standing, met: (previousContent.stage?.goals ?? []).map(() => true) },
  };
}

/** The coach's panel around the table. */
export interface CoachPanel {
  readonly text: string;
  readonly tone: ToneName;
  /** Short notes at the right of the coach's text, one in each row. */
  readonly marks: readonly string[];
  /** How many rows the panel has above the table. */
  readonly lines: number;
  /** The goals of a lesson, shown below the table; empty: the stage has none; `null`: the match is not a lesson. */
  readonly goals: readonly { readonly text: string; readonly met: boolean }[] | null;
  /** The text in place of the goals if there are none. */
  readonly hint: string;
}

/** The coach's panel; `null`: there is none. */
export function coachPanel(
  coachContent: CoachContent | null,
  match: MatchNow,
  context: FeatureContext,
): CoachPanel | null {
  const appearance = matchAppearance(context);
  return match.lesson !== null && coachContent !== null
    ? lessonPanel(coachContent, match.lesson, context.size.columns, appearance)
    : matchPanel(match, context.size.columns, appearance);
}

function lessonPanel(
  { coach, stage, standing }: CoachContent,
  { lesson }: LessonNow,
  columns: number,
  appearance: Appearance,
): CoachPanel {
  const { format } = appearance;
  const { stages } = lesson;
  const text = coach === null ? '' : format(coach);
  // A hint quotes a rule or names answers, so it may need more rows than the texts of the lesson.
  const lines = Math.max(lessonLines(stages, columns, format), coachText(text, columns, COUNTER_WIDTH).length);
  return {
    text,
    tone: coachTone(standing),
    marks: [`${Math.min(standing.stage + 1, stages.length)}/${stages.length}`.padStart(COUNTER_WIDTH)],
    lines,
    hint: format(say(hintKey(stage, standing))),
    // During a prediction the goals are hidden, because they would reveal what happens.
    goals: isPredicting(stage, standing)
      ? []
      : (stage?.goals ?? []).map(({ words }, at) => ({ text: format(words), met: standing.met[at] === true })),
  };
}

/** The text key of the note below the answers of a prediction. One version says that the board shows the past. */
function hintKey(
  stage: Stage<unknown> | null,
  standing: LessonState,
): 'lesson.foretelling' | 'lesson.foretelling-before' | 'lesson.reading' {
  if (!isPredicting(stage, standing)) return 'lesson.reading';
  return stage?.predict?.before === true ? 'lesson.foretelling-before' : 'lesson.foretelling';
}

function isPredicting(stage: Stage<unknown> | null, { said }: LessonState): boolean {
  return stage?.predict !== undefined && said === null;
}

function coachTone({ nudge, lost, predictionResult: verdict }: LessonState): ToneName {
  if (verdict !== null) return verdict.said === verdict.outcome ? 'good' : 'warning';
  return nudge !== null || lost !== null ? 'warning' : 'accent';
}

/** The height of each lesson's panel, cached because measuring wraps all texts of the lesson. */
const MEASURED_LINES_CACHE = new WeakMap<
  readonly Stage<unknown>[],
  { columns: number; format: Formatter; lines: number }
>();

/** The rows of the panel in a lesson: enough for all its texts, so that the board does not move. */
function lessonLines(stages: readonly Stage<unknown>[], columns: number, format: Formatter): number {
  const cachedLines = MEASURED_LINES_CACHE.get(stages);
  if (cachedLines?.columns === columns && cachedLines.format === format) return cachedLines.lines;
  const words = stages.flatMap((stage): Message[] => [
    stage.say,
    ...(stage.wrong ?? []).map(turn => turn.say),
    ...(stage.predict === undefined ? [] : wordsAfterPrediction(stage.predict)),
    ...(stage.lost === undefined ? [] : [stage.lost.say]),
    ...(stage.goals === undefined ? [] : [lostMessage(stage, say('lesson.match-over'))]),
  ]);
  const maxLessonLines = Math.max(...words.map(one => coachText(format(one), columns, COUNTER_WIDTH).length));
  const lines = Math.max(MIN_LESSON_LINES, Math.min(MAX_LESSON_LINES, maxLessonLines));
  MEASURED_LINES_CACHE.set(stages, { columns, format, lines });
  return lines;
}

/**
 * The panel with a hint in a match, shown as long as the question is asked. `room`: the rows reserved for the coach; 0:
 * none.
 */
function hintPanel(hint: Message, room: number, columns: number, { format }: Appearance): CoachPanel {
  const text = format(hint);
  const neededRows = Math.min(MAX_COACH_LINES, coachText(text, columns, 0).length);
  return { text, tone: 'accent', marks: [], lines: room === 0 ? 0 : Math.max(room, neededRows), goals: null, hint: '' };
}

/** The columns for the notes at the right: the keys to the rule and to switching the coach off. */
const MARGIN_MARKS_WIDTH = 22;
/** The length of the coach's longest text, in columns. */
const MAX_TEXT_LENGTH = 241;

/** The rows reserved for the coach in a match, so that the board does not move. */
function reservedCoachRows(columns: number): number {
  const neededRows = Math.ceil(MAX_TEXT_LENGTH / Math.max(1, columns - SIDE_BAR_WIDTH - MARGIN_MARKS_WIDTH - 2));
  return Math.max(MIN_COACH_LINES, Math.min(MAX_COACH_LINES, neededRows));
}

/**
 * The panel in a match in which the coach is switched on for somebody. It keeps its rows even while the coach says
 * nothing. Notes at the right name the keys to the rule and to switching the coach off.
 */
function matchPanel(match: MatchNow, columns: number, appearance: Appearance): CoachPanel | null {
  const { coached } = match;
  const hint = hintWords(match);
  const reservedRows = isCoachAbout(match) ? reservedCoachRows(columns) : 0;
  if (hint !== null) return hintPanel(hint, reservedRows, columns, appearance);
  if (coached === null) {
    return reservedRows === 0
      ? null
      : { text: '', tone: 'muted', marks: [], lines: reservedRows, goals: null, hint: '' };
  }
  const { format, keymap } = appearance;
  const key = (keys: readonly string[]): string => keyLabel(keys[0] ?? '', appearance);
  const marginMarks = [
    format(say('coach.rule', { key: key(keymap.help), rule: coached.rule })),
    format(say('coach.off', { key: key(keymap.menu) })),
  ];
  return {
    text: format(coached.words),
    tone: 'accent',
    marks: marginMarks,
    lines: reservedRows,
    goals: null,
    hint: '',
  };
}

/** The context with the part of the screen that remains for the table. */
export function remainingArea(panel: CoachPanel, context: FeatureContext): FeatureContext {
  const { columns, rows } = context.size;
  return { ...context, size: { columns, rows: Math.max(1, rows - panel.lines - (panel.goals === null ? 0 : 1)) } };
}

/**
 * The coach's text, wrapped to the width of the screen without the notes at the right, which take `marksWidth` columns.
 */
export function coachText(text: string, columns: number, marksWidth: number): string[] {
  return wrap(text, Math.max(1, columns - SIDE_BAR_WIDTH - marksWidth - 2));
}

/** The rows of the panel above the table. */
export function coachRows(
  { text, tone, marks, lines }: CoachPanel,
  columns: number,
  { glyphs }: Appearance,
): readonly Line[] {
  const shownLines = coachText(text, columns, Math.max(0, ...marks.map(widthOf)));
  return Array.from({ length: lines }, (_, row): Line => {
    const line = shownLines[row] ?? '';
    const marginMark = marks[row] ?? '';
    const gapWidth = Math.max(0, columns - 1 - widthOf(marginMark) - SIDE_BAR_WIDTH - widthOf(line));
    return [
      span(glyphs.barHalf, { tone }),
      span(' '.repeat(SIDE_BAR_WIDTH - 1)),
      span(line, { tone, bold: true }),
      span(' '.repeat(gapWidth)),
      span(marginMark, { tone: 'muted' }),
    ];
  });
}

/** The goals with their check boxes in one row. If they do not all fit, open goals come first. */
export function goalsRow({ goals, hint }: CoachPanel, columns: number, { format, glyphs }: Appearance): Line {
  if (goals === null || goals.length === 0) return [span(` ${hint}`, { tone: 'muted' })];
  const title = `${format(say('lesson.goal'))} `;
  const row = [span(' '), span(title, { tone: 'title' })];
  let x = 1 + widthOf(title);
  const neededWidth = goals.reduce((sum, { text }) => sum + widthOf(text) + 4, x);
  const shownGoals =
    neededWidth <= columns ? goals : [...goals.filter(({ met }) => !met), ...goals.filter(({ met }) => met)];
  for (const { met, text } of shownGoals) {
    if (x >= columns - 4) break;
    const checkbox = met ? glyphs.boxTicked : glyphs.boxOpen;
    const goalText = `${checkbox} ${truncate(text, Math.max(0, columns - x - 4), glyphs.ellipsis)}  `;
    row.push(span(goalText, { tone: met ? 'good' : 'text' }));
    x += widthOf(goalText);
  }
  return row;
}

/** The speech of the table, with the coach's text before it and the goals after it. */
export function coachedSpeech({ text, goals }: CoachPanel, table: Speech, { format }: Appearance): Speech {
  const goalLines = (goals ?? []).map(goal =>
    format(say(goal.met ? 'aloud.goal-met' : 'aloud.goal', { goal: goal.text })),
  );
  return { ...table, lines: [...(text === '' ? [] : [text]), ...table.lines, ...goalLines] };
}
