import type { Lesson } from '../../games/lesson.ts';
import type { Size } from '../../widgets/too-small.ts';
import { pressed } from '../keys.ts';
import type { Look } from '../look.ts';
import type { Page } from '../page.ts';
import { Menu } from '../pages/menu.ts';
import { say } from '../say.ts';
import { paintChoice } from '../screens/choice.ts';

/** Where to go when a lesson is done. */
export interface AfterLesson {
  /** The next lesson; `null`: that was the last. */
  readonly next: { readonly lesson: Lesson; readonly go: () => void } | null;
  /** After the last lesson, and before optional ones: a match with the coach on. */
  readonly firstMatch: () => void;
  readonly repeat: () => void;
  readonly list: () => void;
  readonly home: () => void;
}

/** The end of a lesson: what to remember, the rules behind it, and where to go now. */
export function finishedPage(lesson: Lesson, { next, firstMatch, repeat, list, home }: AfterLesson, look: Look): Page {
  const { format } = look;
  const menu = new Menu();
  const ways = [
    ...(next === null || next.lesson.optional === true
      ? [{ text: format(say('learn.first-match')), go: firstMatch }]
      : []),
    ...(next === null ? [] : [{ text: format(say('lesson.next', { lesson: next.lesson.title })), go: next.go }]),
    { text: format(say('lesson.repeat')), go: repeat },
    { text: format(say('lesson.all')), go: list },
    { text: format(say('lesson.home')), go: home },
  ];
  return {
    key: key => {
      const press = pressed(look.keymap, key);
      if (press.command === 'back' || press.command === 'leave') {
        list();
        return;
      }
      const taken = menu.press(press, ways.length);
      if (taken !== null) ways[taken]?.go();
    },
    paint: (size: Size) => {
      const painted = paintChoice(
        {
          title: format(say('lesson.done', { lesson: lesson.title })),
          above: [
            { text: format(say('lesson.remember')), style: { tone: 'accent', bold: true } },
            ...lesson.remember.map(words => ({ text: format(words), bullet: true as const })),
            { text: format(say('lesson.rules', { rules: lesson.rules.join(', ') })), style: { tone: 'muted' } },
          ],
          rows: ways.map(({ text }) => ({ text })),
          list: menu.list,
          below: null,
          footer: [
            { commands: ['up', 'down'], label: format(say('key.choose')) },
            { commands: ['take'], label: format(say('key.open')) },
            'back',
          ],
          numbered: true,
        },
        size,
        look,
      );
      menu.painted(painted);
      return painted.grid;
    },
    viewer: () => lesson.learner,
  };
}
