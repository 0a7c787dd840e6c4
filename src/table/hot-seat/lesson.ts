import type { Lesson } from '../../games/lesson.ts';
import type { TableSettings } from '../preferences/settings.ts';
import { beginLesson } from '../teaching/begin-lesson.ts';
import type { LoadedGame } from './games.ts';
import { chanceFrom } from './players.ts';
import { Session } from './session.ts';

/**
 * A lesson at its beginning, as a match of the learner against the program. It is kept in no file. Throws `SaveFault` when its position
 * does not fit the game's rules.
 */
export function sitDownToLearn(
  { game, bot }: LoadedGame,
  lesson: Lesson,
  next: Lesson | null,
  { settings, now }: { readonly settings: TableSettings; readonly now: () => Date },
): Session {
  const { taught, opponent } = beginLesson(game, lesson, bot);
  return new Session({
    game,
    match: taught,
    lesson: { lesson, next, match: taught },
    players: taught.start.seats.map((_, seat) => (seat === lesson.learner ? 'human' : 'bot')),
    now,
    undoesAll: true,
    file: null,
    report: () => '',
    settings,
    bot: opponent,
    random: chanceFrom(`lesson ${lesson.id}`),
  });
}
