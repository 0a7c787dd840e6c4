import type { Lesson } from '../lessons/lesson.ts';
import type { TableSettings } from './setting/table-settings.ts';
import type { Answer } from '../kernel/match/decision.ts';
import type { Message } from '../kernel/words/message.ts';
import { beginLesson } from './teaching/begin-lesson.ts';
import type { BegunLesson } from './teaching/begin-lesson.ts';
import { beginPosition } from './teaching/practice.ts';
import type { Position } from './teaching/practice.ts';
import type { Practice, TaughtLesson } from './learning/taught-lesson.ts';
import type { LoadedGame } from './setting/games.ts';
import { paceFrom } from './sitting/pace.ts';
import { randomStateFrom } from './sitting/players.ts';
import { Session } from './running/session.ts';

interface LessonOptions {
  readonly settings: TableSettings;
  readonly now: () => Date;
  /** The answers after which the lesson resumes; absent: the lesson starts at its beginning. */
  readonly left?: readonly Answer[];
  /** The note that the table shows first. */
  readonly note?: Message;
}

/**
 * Starts a lesson, as a match of the learner against the program. It is not saved in a file. Throws `SaveFault` if the
 * lesson's position does not fit the game's rules.
 */
export function startLessonSession(
  { game, board, bot }: LoadedGame,
  lesson: Lesson,
  next: Lesson | null,
  learning: LessonOptions,
): Session {
  const begunLesson = beginLesson(game, lesson, bot);
  begunLesson.taught.resume(learning.left ?? []);
  return taughtSession(
    { game, board },
    begunLesson,
    { lesson, next, practice: null, match: begunLesson.taught },
    learning,
  );
}

/**
 * Starts practice with one position of a lesson; `seed` deals a random position of the same kind. Throws the same
 * errors as `beginPosition`.
 */
export function startPracticeSession(
  { game, board, bot }: LoadedGame,
  position: Position,
  practice: Practice,
  learning: LessonOptions & { readonly seed: string },
): Session {
  const begunLesson = beginPosition(game, position, bot, learning.seed);
  return taughtSession(
    { game, board },
    begunLesson,
    { lesson: begunLesson.lesson, next: null, practice, match: begunLesson.taught },
    learning,
  );
}

function taughtSession(
  { game, board }: Pick<LoadedGame, 'game' | 'board'>,
  { taught, opponent }: BegunLesson,
  taughtLesson: TaughtLesson,
  { settings, now, note }: LessonOptions,
): Session {
  const { lesson } = taughtLesson;
  const session = new Session({
    game,
    match: taught,
    lesson: taughtLesson,
    players: taught.start.seats.map((_, seat) => (seat === lesson.learner ? 'human' : 'bot')),
    now,
    undoesAll: true,
    file: null,
    report: () => '',
    settings,
    bot: opponent,
    pace: paceFrom(board),
    random: randomStateFrom(`lesson ${lesson.id}`),
  });
  if (note !== undefined) session.notes.notify(note, 'good');
  return session;
}
