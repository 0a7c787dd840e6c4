import type { Goal, Lesson, TableAction, Stage } from '../../lessons/lesson.ts';
import { say } from '../text/say.ts';

/** The id of the lesson about the table, which is the same for all games; its progress is stored once. */
export const TABLE_LESSON_ID = 'table';

/** The parts of play that the stages of this lesson last: more than anybody plays while looking around. */
const UNLIMITED_PARTS = 99;

const tableActionGoal = (look: TableAction): Goal<unknown> => ({
  words: say(`table-lesson.${look}.goal`),
  met: ({ tableActions: done }) => done.includes(look),
});

const tableActionStage = (look: TableAction): Stage<unknown> => ({
  say: say(`table-lesson.${look}`),
  aboutTable: true,
  mark: say(`table-lesson.${look}.mark`),
  ends: UNLIMITED_PARTS,
  goals: [tableActionGoal(look)],
});

/**
 * Makes the lesson about the table: panes, inspecting, help, rules, log, undo. It uses the position of a game's first
 * lesson that is played and not only watched.
 */
export function tableLesson(firstLesson: Lesson): Lesson {
  const { learner, position, part, reply } = firstLesson;
  return {
    id: TABLE_LESSON_ID,
    title: say('table-lesson.title'),
    minutes: 3,
    learner,
    position,
    part,
    ...(reply === undefined ? {} : { reply }),
    stages: [
      { say: say('table-lesson.begin') },
      ...(['pane', 'inspect', 'help', 'rules', 'log', 'undo'] as const).map(tableActionStage),
      { say: say('table-lesson.close') },
    ],
    remember: [say('table-lesson.remember.1'), say('table-lesson.remember.2'), say('table-lesson.remember.3')],
    rules: [],
  };
}

/** The lesson about the table, followed by the lessons of a game; empty if the game has no lesson to play. */
export function withTableLesson(lessons: readonly Lesson[]): readonly Lesson[] {
  const first = lessons.find(({ stages }) => !stages.some(({ watched }) => watched === true));
  return first === undefined ? [] : [tableLesson(first), ...lessons];
}
