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
import { paceOf } from './sitting/news-cards.ts';
import { chanceFrom } from './sitting/players.ts';
import { Session } from './running/session.ts';

interface Learning {
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
export function sitDownToLearn(
  { game, board, bot }: LoadedGame,
  lesson: Lesson,
  next: Lesson | null,
  learning: Learning,
): Session {
  const begun = beginLesson(game, lesson, bot);
  begun.taught.resume(learning.left ?? []);
  return taughtSession({ game, board }, begun, { lesson, next, practice: null, match: begun.taught }, learning);
}

/**
 * Starts practice with one position of a lesson; `seed` deals a random position of the same kind. Throws the same
 * errors as `beginPosition`.
 */
export function sitDownToPractise(
  { game, board, bot }: LoadedGame,
  position: Position,
  practice: Practice,
  learning: Learning & { readonly seed: string },
): Session {
  const begun = beginPosition(game, position, bot, learning.seed);
  return taughtSession(
    { game, board },
    begun,
    { lesson: begun.lesson, next: null, practice, match: begun.taught },
    learning,
  );
}

function taughtSession(
  { game, board }: Pick<LoadedGame, 'game' | 'board'>,
  { taught, opponent }: BegunLesson,
  taughtLesson: TaughtLesson,
  { settings, now, note }: Learning,
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
    pace: paceOf(board),
    random: chanceFrom(`lesson ${lesson.id}`),
  });
  if (note !== undefined) session.notes.notify(note, 'good');
  return session;
}
