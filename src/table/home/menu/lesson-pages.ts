import type { MatchNow } from '../../../session/running/match-now.ts';
import type { LessonNow } from '../../../session/learning/taught-lesson.ts';
import type { Ask, MenuPage, AskAnswer } from '../../frame/store/screen-requests.ts';
import type { Effect } from '../../frame/store/effects.ts';
import { say } from '../../frame/text/say.ts';

const CLOSE: readonly Effect[] = [{ do: 'close' }];

function closeThen(...effects: readonly Effect[]): readonly Effect[] {
  return [...CLOSE, ...effects];
}

function openPage(name: 'take-back' | 'leave'): Effect {
  return {
    do: 'open',
    screen: { open: 'menu', page: name === 'leave' ? { page: name } : { page: name, earlier: [] } },
  };
}

/** The pages of the menu that differ in a lesson; `null`: this page is the same in every match. */
export function lessonAsk(page: MenuPage, lesson: LessonNow, match: MatchNow): Ask<Effect> | null {
  switch (page.page) {
    case 'menu':
      return menu(match);
    case 'take-back':
      return partsPage(lesson, match.game.id);
    case 'leave':
      return leave(match.game.id);
    default:
      return null;
  }
}

/** The number of the rule behind the current question; `null`: nothing is asked. */
export function ruleAsked({ picture }: MatchNow): string | null {
  return picture.show === 'table' ? (picture.decision?.rule ?? null) : null;
}

/** The menu of a lesson. */
function menu(match: MatchNow): Ask<Effect> {
  const answers: readonly AskAnswer<Effect>[] = [
    { words: say('lesson.menu.marks'), does: closeThen(openPage('take-back')) },
    { words: say('menu.settings'), does: [{ do: 'open', screen: { open: 'settings' } }] },
    { words: say('menu.keys'), does: [{ do: 'open', screen: { open: 'keys' } }] },
    { words: say('lesson.menu.look-back'), does: closeThen({ do: 'look-back', index: null }) },
    { words: say('menu.rules'), does: closeThen({ do: 'open', screen: { open: 'rules', rule: ruleAsked(match) } }) },
    { words: say('lesson.menu.leave'), does: closeThen(openPage('leave')) },
    { words: say('lesson.stay'), does: CLOSE },
  ];
  return { title: say('lesson.menu'), answers, back: CLOSE };
}

/** The page that asks which part of the lesson to go back to, the latest part first. */
function partsPage({ lesson, marks: known }: LessonNow, game: string): Ask<Effect> {
  const parts = known.map(({ words }, to): AskAnswer<Effect> => ({
    words,
    does: closeThen({ do: 'match', act: { act: 'take-back', to } }),
  }));
  const start: AskAnswer<Effect> = {
    words: say('lesson.start'),
    does: [{ do: 'learn', game, lesson: lesson.id, fresh: true }],
  };
  return { title: say('lesson.marks'), answers: [...parts.toReversed(), start], back: CLOSE };
}

function leave(game: string): Ask<Effect> {
  const answers: readonly AskAnswer<Effect>[] = [
    { words: say('lesson.stay'), does: CLOSE },
    { words: say('lesson.all'), does: [{ do: 'learn', game }] },
    { words: say('lesson.home'), does: [{ do: 'go-home' }] },
    { words: say('lesson.quit'), does: [{ do: 'leave', code: 0 }] },
  ];
  return { title: say('lesson.leave'), text: say('lesson.leave-text'), answers, back: CLOSE };
}
