import type { Lesson } from '../../games/lesson.ts';
import type { Size } from '../../widgets/too-small.ts';
import { pressed } from '../keys.ts';
import type { Look } from '../look.ts';
import type { Page } from '../page.ts';
import { Menu } from '../pages/menu.ts';
import { say } from '../say.ts';
import { paintChoice } from '../screens/choice.ts';
import type { LessonProgress } from './progress.ts';

/** The lessons of a game, and what is known of each. */
export interface LessonList {
  readonly title: string;
  readonly lessons: readonly Lesson[];
  readonly progress: (lesson: Lesson) => LessonProgress | null;
  /** What went wrong. */
  readonly message: string | null;
  readonly open: (lesson: Lesson) => void;
  /** Opens a match with the coach on, for those who would rather learn while they play. */
  readonly firstMatch: () => void;
  readonly back: () => void;
}

/** All lessons of a game: the cursor stands on the first that is not done, at last on a first match. `look` tells the game's words. */
export function lessonListPage(
  { title, lessons, progress, message, open, firstMatch, back }: LessonList,
  look: Look,
): Page {
  const { format } = look;
  const menu = new Menu();
  const next = lessons.findIndex(lesson => progress(lesson) !== 'done');
  menu.goTo(next < 0 ? lessons.length : next);
  const rows = lessons.map((lesson, at) => {
    const { minutes } = lesson;
    const known = progress(lesson);
    return {
      text: format(say('learn.row', { number: at + 1, lesson: lesson.title })),
      detail: format(say(known === null ? 'learn.minutes' : `learn.${known}`, { minutes })),
    };
  });
  rows.push({ text: format(say('learn.first-match')), detail: format(say('learn.first-match.detail')) });
  return {
    key: key => {
      const press = pressed(look.keymap, key);
      if (press.command === 'back' || press.command === 'leave') {
        back();
        return;
      }
      const taken = menu.press(press, rows.length);
      if (taken === null) return;
      const lesson = lessons[taken];
      if (lesson === undefined) firstMatch();
      else open(lesson);
    },
    paint: (size: Size) => {
      const painted = paintChoice(
        {
          title: format(say('learn.title', { game: title })),
          above: [{ text: format(say('learn.hint')), style: { tone: 'muted' } }],
          rows,
          list: menu.list,
          below: message === null ? null : { text: message, style: { tone: 'warning' } },
          footer: [
            { commands: ['up', 'down'], label: format(say('key.choose')) },
            { commands: ['take'], label: format(say('key.open')) },
            'back',
          ],
        },
        size,
        look,
      );
      menu.painted(painted);
      return painted.grid;
    },
    viewer: () => 'spectator',
  };
}
