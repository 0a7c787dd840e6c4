import type { ReactNode } from 'react';
import type { ListState } from '../../frame/ui/list-state.ts';
import type { Speech } from '../../frame/store/speech.ts';
import type { MatchNow } from '../../../session/running/match-now.ts';
import type { LessonNow } from '../../../session/learning/taught-lesson.ts';
import type { DialogAnswer } from '../../frame/store/screen-requests.ts';
import type { Effect } from '../../frame/store/effects.ts';
import type { FeatureStep, Input } from '../../frame/store/feature.ts';
import { matchAppearance } from '../../frame/store/feature-context.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { say } from '../../frame/text/say.ts';
import { pressed } from '../../frame/theme/keys.ts';
import { ChoiceScreen, choiceSpeech } from '../../frame/ui/choice.tsx';
import type { Choice } from '../../frame/ui/choice.tsx';
import { choiceInput } from '../../frame/ui/choice-input.ts';
import { firstMatch } from './first-match.ts';

/** What people can do after a lesson, or after a position of a practice. */
function answersAfter({ lesson, next, practice }: LessonNow, game: string): readonly DialogAnswer<Effect>[] {
  const learnEffects = (id: string | null): readonly Effect[] => [{ do: 'learn', game, lesson: id }];
  if (practice !== null) {
    const isLast = practice.number === practice.count;
    return [
      {
        words: isLast ? (practice.before ?? say('practice.end')) : say('practice.next'),
        does: [{ do: 'practise', game, on: true }],
      },
      { words: say('practice.lesson', { lesson: lesson.title }), does: learnEffects(lesson.id) },
      { words: say('lesson.all'), does: learnEffects(null) },
      { words: say('lesson.home'), does: [{ do: 'go-home' }] },
    ];
  }
  return [
    ...(next === null || next.optional === true ? [{ words: say('learn.first-match'), does: [firstMatch(game)] }] : []),
    ...(next === null ? [] : [{ words: say('lesson.next', { lesson: next.title }), does: learnEffects(next.id) }]),
    { words: say('lesson.repeat'), does: [{ do: 'learn', game, lesson: lesson.id, fresh: true }] },
    { words: say('lesson.all'), does: learnEffects(null) },
    { words: say('lesson.home'), does: [{ do: 'go-home' }] },
  ];
}

function choiceOf(now: LessonNow, match: MatchNow, context: FeatureContext): Choice {
  const { format } = matchAppearance(context);
  const { practice, judged } = now;
  const { title, remember, rules } = now.lesson;
  const rightCount = judged.filter(one => one.right).length;
  const predictionsLine = {
    text: format(say('lesson.foretold', { right: rightCount, count: judged.length })),
  } as const;
  return {
    title:
      practice === null
        ? format(say('lesson.done', { lesson: title }))
        : format(say('practice.done', { number: practice.number, count: practice.count })),
    above: [
      ...(judged.length === 0 ? [] : [predictionsLine]),
      { text: format(say('lesson.remember')), style: { tone: 'accent', bold: true } },
      ...remember.map(words => ({ text: format(words), bullet: true as const })),
      ...(rules.length === 0
        ? []
        : [{ text: format(say('lesson.rules', { rules: rules.join(', ') })), style: { tone: 'muted' } } as const]),
    ],
    rows: answersAfter(now, match.game.id).map(({ words }) => ({ text: format(words) })),
    below: null,
    commands: [
      { commands: ['up', 'down'], label: format(say('key.choose')) },
      { commands: ['take'], label: format(say('key.open')) },
      'back',
    ],
    numbered: true,
  };
}

/** Handles an input at the end of a lesson. */
export function finishedInput(
  listState: ListState,
  input: Extract<Input, { kind: 'key' | 'mouse' | 'pick' }>,
  lessonNow: LessonNow,
  match: MatchNow,
  context: FeatureContext,
): FeatureStep<ListState> {
  const command = input.kind === 'key' ? pressed(context.appearance.keymap, input.key).command : null;
  if (command === 'back' || command === 'leave') {
    return { state: listState, effects: [{ do: 'learn', game: match.game.id, lesson: null }] };
  }
  const choicePress = choiceInput(
    choiceOf(lessonNow, match, context),
    listState,
    input,
    context.size,
    context.appearance,
  );
  const takenAnswer =
    choicePress.taken === null ? undefined : answersAfter(lessonNow, match.game.id)[choicePress.taken];
  return { state: choicePress.list, effects: takenAnswer?.does ?? [] };
}

interface FinishedProps {
  readonly list: ListState;
  readonly now: LessonNow;
  readonly match: MatchNow;
  readonly at: FeatureContext;
}

/** The end of a lesson: what to remember, the rules behind it, and what to do next. */
export function FinishedScreen({ list, now, match, at }: FinishedProps): ReactNode {
  return <ChoiceScreen choice={choiceOf(now, match, at)} list={list} size={at.size} />;
}

/** The end of a lesson, for reading aloud. */
export function finishedSpeech({ list, now, match, at }: FinishedProps): Speech {
  return choiceSpeech(choiceOf(now, match, at), list, matchAppearance(at));
}
