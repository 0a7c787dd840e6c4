import type { ReactNode } from 'react';
import type { Message } from '../../kernel/words/message.ts';
import { LIST_START } from '../ui/list-state.ts';
import type { ListState } from '../ui/list-state.ts';
import type { Telling } from '../store/telling.ts';
import type { Formatter } from '../../kernel/words/format.ts';
import type { CourseLesson, LoadedCourse } from '../openings.ts';
import type { Effect } from '../store/effects.ts';
import type { Feature, FeatureStep, Input } from '../store/feature.ts';
import type { Situation } from '../store/situation.ts';
import { say } from '../text/say.ts';
import { pressed } from '../theme/keys.ts';
import { ChoiceScreen, tellChoice } from '../ui/choice.tsx';
import type { Choice } from '../ui/choice.tsx';
import { choiceInput } from '../ui/choice-input.ts';
import { firstMatch } from './first-match.ts';

/** The lessons of a game, at last a first match. */
export interface LessonsState {
  readonly screen: 'lessons';
  readonly course: LoadedCourse;
  readonly list: ListState;
  /** What went wrong. */
  readonly message: Message | null;
}

/** The lessons of a game, with the cursor on the first that is not done. */
export function openLessons(course: LoadedCourse, message: Message | null): LessonsState {
  const { lessons } = course;
  const next = lessons.findIndex(({ progress }) => progress !== 'done');
  const list = { ...LIST_START, cursor: next < 0 ? lessons.length : next };
  return { screen: 'lessons', course, list, message };
}

function choiceOf({ course, message }: LessonsState): Choice {
  const { title, lessons, missed, format } = course;
  const rows = lessons.map((known, at) => ({
    text: format(say('learn.row', { number: at + 1, lesson: known.lesson.title })),
    detail: detailOf(known, format),
  }));
  const practice = { text: format(say('learn.practice')), detail: format(say('learn.practice.detail', { missed })) };
  return {
    title: format(say('learn.title', { game: title })),
    above: [{ text: format(say('learn.hint')), style: { tone: 'muted' } }],
    rows: [
      ...rows,
      ...(isForetold(course) ? [practice] : []),
      { text: format(say('learn.first-match')), detail: format(say('learn.first-match.detail')) },
    ],
    below: message === null ? null : { text: format(message), style: { tone: 'warning' } },
    commands: [
      { commands: ['up', 'down'], label: format(say('key.choose')) },
      { commands: ['take'], label: format(say('key.open')) },
      'back',
    ],
  };
}

/** How long a lesson takes, how far it has come, and what was foretold rightly in it. */
function detailOf({ lesson, progress, asked, right }: CourseLesson, format: Formatter): string {
  const { minutes } = lesson;
  if (progress === null) return format(say('learn.minutes', { minutes }));
  const done = format(say(`learn.${progress}`, { minutes }));
  return asked === 0 ? done : format(say('learn.foretold', { done, right, asked }));
}

/** Whether there is anything to practise on. */
function isForetold({ lessons }: LoadedCourse): boolean {
  return lessons.some(({ asked }) => asked > 0);
}

function update(state: LessonsState, input: Input, at: Situation): FeatureStep<LessonsState> {
  if (input.kind !== 'key' && input.kind !== 'mouse' && input.kind !== 'pick') return { state };
  const command = input.kind === 'key' ? pressed(at.look.keymap, input.key).command : null;
  if (command === 'back' || command === 'leave') return { state, effects: [{ do: 'go-home' }] };
  const { list, taken } = choiceInput(choiceOf(state), state.list, input, at.size, at.look);
  return { state: { ...state, list }, effects: taken === null ? [] : [opened(state, taken)] };
}

function opened({ course }: LessonsState, row: number): Effect {
  const { game, lessons } = course;
  const lesson = lessons[row]?.lesson;
  if (lesson !== undefined) return { do: 'learn', game, lesson: lesson.id };
  return row === lessons.length && isForetold(course) ? { do: 'practise', game } : firstMatch(game);
}

function LessonsScreen({ state, at }: { readonly state: LessonsState; readonly at: Situation }): ReactNode {
  return <ChoiceScreen choice={choiceOf(state)} list={state.list} size={at.size} />;
}

function tell(state: LessonsState, at: Situation): Telling {
  return tellChoice(choiceOf(state), state.list, { ...at.look, format: state.course.format });
}

export const lessons: Feature<LessonsState> = { update, Screen: LessonsScreen, tell };
