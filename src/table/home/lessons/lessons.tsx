import type { ReactNode } from 'react';
import { message as messageOf } from '../../../kernel/words/message.ts';
import type { Message } from '../../../kernel/words/message.ts';
import { LIST_START } from '../../frame/ui/list-state.ts';
import type { ListRow, ListState } from '../../frame/ui/list-state.ts';
import type { Speech } from '../../frame/store/speech.ts';
import type { Formatter } from '../../../kernel/words/format.ts';
import type { ChapterKnown } from '../../../session/learning/chapters.ts';
import type { Dialog, CourseLesson, LoadedCourse, DialogAnswer } from '../../frame/store/screen-requests.ts';
import type { Effect } from '../../frame/store/effects.ts';
import type { Feature, FeatureStep, Input } from '../../frame/store/feature.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { say } from '../../frame/text/say.ts';
import { pressed } from '../../frame/theme/keys.ts';
import { ChoiceScreen, choiceSpeech } from '../../frame/ui/choice.tsx';
import type { Choice } from '../../frame/ui/choice.tsx';
import { choiceInput } from '../../frame/ui/choice-input.ts';
import { TABLE_LESSON_ID } from '../../../session/teaching/table-lesson.ts';
import { firstMatch } from './first-match.ts';
import { namingChoice, namingInput } from './naming.ts';

/** The state of the screen with the lessons of a game. */
export interface LessonsState {
  readonly screen: 'lessons';
  readonly course: LoadedCourse;
  readonly list: ListState;
  /** An error message; `null`: none. */
  readonly message: Message | null;
  /** The learner's name as typed so far; `null`: no name is asked for. */
  readonly naming: string | null;
}

/** Opens the lessons of a game, with the cursor on the practice that is due, else on the first unfinished lesson. */
export function openLessons(course: LoadedCourse, message: Message | null): LessonsState {
  const { lessons, isNew, due } = course;
  const nextIndex = lessons.findIndex(({ progress }) => progress !== 'done');
  const listState = { ...LIST_START, cursor: isNew || due > 0 ? 0 : nextIndex < 0 ? lessons.length : nextIndex };
  return { screen: 'lessons', course, list: listState, message, naming: isNew ? '' : null };
}

/** A row of the list and its effect; `'name'`: asks for the learner's name. */
interface LessonRow {
  readonly row: ListRow;
  readonly does: Effect | 'name';
  /** The key that takes the row, for lessons their number; absent: none does. */
  readonly digit?: string;
}

/** The rows of the list. `isSpoken`: without the numbers of lessons, since each row that is said has one of its own. */
function rowsOf(course: LoadedCourse, isSpoken = false): readonly LessonRow[] {
  const { game, lessons, due, missed, learner, chapters, format } = course;
  const rules = chapters.reduce((sum, chapter) => sum + chapter.rules, 0);
  const knownRules = chapters.reduce((sum, { seen, proven }) => sum + seen + proven, 0);
  return [
    ...(due === 0
      ? []
      : [lessonRow('learn.due', say('learn.due.detail', { due }), { do: 'practise', game, due: true }, format)]),
    ...lessons.map((one): LessonRow => ({
      row: {
        text: isSpoken ? format(one.lesson.title) : titleOf(one, numberOf(one, course), format),
        detail: detailOf(one, format),
      },
      does: { do: 'learn', game, lesson: one.lesson.id },
      digit: String(numberOf(one, course)),
    })),
    ...(lessons.some(({ asked }) => asked > 0)
      ? [lessonRow('learn.practice', say('learn.practice.detail', { missed }), { do: 'practise', game }, format)]
      : []),
    ...(rules === 0
      ? []
      : [
          lessonRow(
            'learn.map',
            say('learn.map.detail', { known: knownRules, rules }),
            { do: 'open', screen: { open: 'ask', ask: rulesMapOf(course) } },
            format,
          ),
        ]),
    {
      row: { text: format(say('learn.learner', { learner })), detail: format(say('learn.learner.detail')) },
      does: 'name',
    },
    lessonRow('learn.first-match', say('learn.first-match.detail'), firstMatch(game), format),
  ];
}

function lessonRow(
  key: 'learn.due' | 'learn.practice' | 'learn.map' | 'learn.first-match',
  detail: Message,
  does: Effect,
  format: Formatter,
): LessonRow {
  return { row: { text: format(say(key)), detail: format(detail) }, does };
}

/**
 * The map of the rule book with the learner's progress. Each chapter leads to practice positions, or else to its text.
 */
function rulesMapOf({ game, chapters, book, format }: LoadedCourse): Dialog<Effect> {
  const closeEffects: Effect = { do: 'close' };
  const answerFor = ({ chapter, positions, ...known }: ChapterKnown): DialogAnswer<Effect> => {
    const readEffects: readonly Effect[] =
      book === null ? [closeEffects] : [{ do: 'open', screen: { open: 'rules', rule: chapter, book } }];
    return {
      words: say('learn.chapter', { chapter, title: messageOf(`rule.${chapter}.title`) }),
      detail: say('learn.chapter.detail', { ...known }),
      does: positions > 0 ? [{ do: 'practise', game, chapter }] : readEffects,
    };
  };
  return {
    title: say('learn.map'),
    text: say('learn.map.text'),
    answers: chapters.map(answerFor),
    back: [closeEffects],
    format,
  };
}

function choiceOf(state: LessonsState, isSpoken = false): Choice {
  const { course, message, naming } = state;
  const { title, format } = course;
  if (naming !== null) return namingChoice(course, naming);
  return {
    title: format(say('learn.title', { game: title })),
    above: [{ text: format(say('learn.hint')), style: { tone: 'muted' } }],
    rows: rowsOf(course, isSpoken).map(({ row }) => row),
    below: message === null ? null : { text: format(message), style: { tone: 'warning' } },
    commands: [
      { commands: ['up', 'down'], label: format(say('key.choose')) },
      { commands: ['take'], label: format(say('key.open')) },
      'back',
    ],
  };
}

/** The number of a lesson as on the command line: that of the lesson about the table is 0. */
function numberOf(one: CourseLesson, { lessons }: LoadedCourse): number {
  const hasTableLesson = lessons.some(({ lesson }) => lesson.id === TABLE_LESSON_ID);
  return lessons.indexOf(one) + (hasTableLesson ? 0 : 1);
}

/** The number and name of a lesson. */
function titleOf({ lesson }: CourseLesson, number: number, format: Formatter): string {
  return format(say('learn.row', { number, lesson: lesson.title }));
}

/** The length of a lesson, the learner's progress, and the right predictions. */
function detailOf({ lesson, progress, asked, right }: CourseLesson, format: Formatter): string {
  const { minutes } = lesson;
  if (progress === null) return format(say('learn.minutes', { minutes }));
  return format(
    asked === 0 ? say(`learn.${progress}`, { minutes }) : say(`learn.foretold.${progress}`, { right, asked }),
  );
}

function update(state: LessonsState, input: Input, context: FeatureContext): FeatureStep<LessonsState> {
  if (state.naming !== null) return handleNaming(state, state.naming, input, context);
  if (input.kind !== 'key' && input.kind !== 'mouse' && input.kind !== 'pick') return { state };
  const command = input.kind === 'key' ? pressed(context.appearance.keymap, input.key).command : null;
  if (command === 'back' || command === 'leave') return { state, effects: [{ do: 'go-home' }] };
  if (input.kind === 'key' && /^\d$/.test(input.key)) return handleDigit(state, input.key);
  const { list, taken } = choiceInput(choiceOf(state), state.list, input, context.size, context.appearance);
  const rowEffect = taken === null ? undefined : rowsOf(state.course)[taken]?.does;
  if (rowEffect === 'name') return { state: { ...state, naming: '', list: LIST_START } };
  return { state: { ...state, list }, effects: rowEffect === undefined ? [] : [rowEffect] };
}

/** Handles a digit: it opens the lesson with that number, and nothing else. */
function handleDigit(state: LessonsState, digit: string): FeatureStep<LessonsState> {
  const rows = rowsOf(state.course);
  const row = rows.find(one => one.digit === digit);
  if (row === undefined || row.does === 'name') return { state };
  return { state: { ...state, list: { ...state.list, cursor: rows.indexOf(row) } }, effects: [row.does] };
}

/** Handles an input while the learner's name is asked for. */
function handleNaming(
  state: LessonsState,
  naming: string,
  input: Input,
  context: FeatureContext,
): FeatureStep<LessonsState> {
  const { course } = state;
  const step = namingInput(course, naming, state.list, input, context);
  if (step.name === null) return { state: { ...state, list: step.list, naming: step.naming } };
  return { state: { ...state, naming: null }, effects: [{ do: 'learner', game: course.game, name: step.name }] };
}

function LessonsScreen({ state, at }: { readonly state: LessonsState; readonly at: FeatureContext }): ReactNode {
  return <ChoiceScreen choice={choiceOf(state)} list={state.list} size={at.size} />;
}

function speech(state: LessonsState, context: FeatureContext): Speech {
  return choiceSpeech(choiceOf(state, true), state.list, { ...context.appearance, format: state.course.format });
}

export const lessonsFeature: Feature<LessonsState> = {
  update,
  Screen: LessonsScreen,
  speech,
  takesAllKeys: ({ naming }) => naming !== null,
};
