import type { MatchNow } from '../../../session/running/match-now.ts';
import type { LessonNow } from '../../../session/learning/taught-lesson.ts';
import type { Dialog, MenuPage, DialogAnswer } from '../../frame/store/screen-requests.ts';
import type { Effect } from '../../frame/store/effects.ts';
import { say } from '../../frame/text/say.ts';

const CLOSE_EFFECTS: readonly Effect[] = [{ do: 'close' }];

function closeThen(...effects: readonly Effect[]): readonly Effect[] {
  return [...CLOSE_EFFECTS, ...effects];
}

function openPage(name: 'take-back' | 'leave'): Effect {
  return {
    do: 'open',
    screen: { open: 'menu', page: name === 'leave' ? { page: name } : { page: name, earlier: [] } },
  };
}

/** The pages of the menu that differ in a lesson; `null`: this page is the same in every match. */
export function lessonDialog(page: MenuPage, lesson: LessonNow, match: MatchNow): Dialog<Effect> | null {
  switch (page.page) {
    case 'menu':
      return lessonMenuDialog(match);
    case 'take-back':
      return lessonPartsDialog(lesson, match.game.id);
    case 'leave':
      return leaveLessonDialog(match.game.id);
    default:
      return null;
  }
}

/** The number of the rule behind the current question; `null`: nothing is asked. */
export function ruleInQuestion({ picture }: MatchNow): string | null {
  return picture.show === 'table' ? (picture.decision?.rule ?? null) : null;
}

/** The menu of a lesson. */
function lessonMenuDialog(match: MatchNow): Dialog<Effect> {
  const answers: readonly DialogAnswer<Effect>[] = [
    { words: say('lesson.menu.marks'), does: closeThen(openPage('take-back')) },
    { words: say('menu.settings'), does: [{ do: 'open', screen: { open: 'settings' } }] },
    { words: say('menu.keys'), does: [{ do: 'open', screen: { open: 'keys' } }] },
    { words: say('lesson.menu.look-back'), does: closeThen({ do: 'look-back', index: null }) },
    {
      words: say('menu.rules'),
      does: closeThen({ do: 'open', screen: { open: 'rules', rule: ruleInQuestion(match) } }),
    },
    { words: say('lesson.menu.leave'), does: closeThen(openPage('leave')) },
    { words: say('lesson.stay'), does: CLOSE_EFFECTS },
  ];
  return { title: say('lesson.menu'), answers, back: CLOSE_EFFECTS };
}

/** The page that asks which part of the lesson to go back to, the latest part first. */
function lessonPartsDialog({ lesson, marks: knownParts }: LessonNow, game: string): Dialog<Effect> {
  const partAnswers = knownParts.map(({ words }, to): DialogAnswer<Effect> => ({
    words,
    does: closeThen({ do: 'match', act: { act: 'take-back', to } }),
  }));
  const startAnswer: DialogAnswer<Effect> = {
    words: say('lesson.start'),
    does: [{ do: 'learn', game, lesson: lesson.id, fresh: true }],
  };
  return { title: say('lesson.marks'), answers: [...partAnswers.toReversed(), startAnswer], back: CLOSE_EFFECTS };
}

function leaveLessonDialog(game: string): Dialog<Effect> {
  const answers: readonly DialogAnswer<Effect>[] = [
    { words: say('lesson.stay'), does: CLOSE_EFFECTS },
    { words: say('lesson.all'), does: [{ do: 'learn', game }] },
    { words: say('lesson.home'), does: [{ do: 'go-home' }] },
    { words: say('lesson.quit'), does: [{ do: 'leave', code: 0 }] },
  ];
  return { title: say('lesson.leave'), text: say('lesson.leave-text'), answers, back: CLOSE_EFFECTS };
}
