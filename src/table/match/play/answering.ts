import type { FollowUp } from '../../../boards/deeds.ts';
import type { Answer } from '../../../kernel/match/decision.ts';
import type { MatchNow } from '../../../session/running/match-now.ts';
import type { Effect } from '../../frame/store/effects.ts';
import { say } from '../../frame/text/say.ts';
import { squadOf } from './panes/marching.ts';
import type { PlayState, PlayStep } from './panes/state.ts';
import { withGivenAnswer } from './question/again.ts';
import type { QuestionState } from './question/asked.ts';
import { doneOptionOf } from './question/form.ts';
import { optionsOnRequest } from './question/rows.ts';

// How the question on the screen is answered.

const CLOSE_EFFECT: Effect = { do: 'close' };

/**
 * The effect that shows the options kept out of the list (`onRequest`) and asks before taking one; empty if there are
 * none.
 */
export function askOnRequest(question: QuestionState): readonly Effect[] {
  const asideOptions = optionsOnRequest(question);
  if (asideOptions.length === 0) return [];
  const noAnswer = { words: say('aside.no'), does: [CLOSE_EFFECT] };
  const answers = asideOptions.map(({ id, words }) => {
    // An option that also answers the next question shows both answers. If several such answers are possible, another
    // question asks which one.
    const followUps = (question.onward[id] ?? []).map(way => ({
      words: way.words,
      does: [CLOSE_EFFECT, answerEffect(id, way.then)],
    }));
    const [only, ...more] = followUps;
    if (only === undefined) return { words, does: [CLOSE_EFFECT, answerEffect(id)] };
    if (more.length === 0) return only;
    const dialog = {
      title: words,
      answers: [...followUps, noAnswer],
      at: followUps.length,
      back: [CLOSE_EFFECT],
      format: question.format,
    };
    return { words, does: [CLOSE_EFFECT, { do: 'open' as const, screen: { open: 'ask' as const, ask: dialog } }] };
  });
  const title = say(answers.length > 1 ? 'aside.choose' : 'aside.ask');
  const optionsDialog = { title, answers: [noAnswer, ...answers], back: [CLOSE_EFFECT], format: question.format };
  return [{ do: 'open', screen: { open: 'ask', ask: optionsDialog } }];
}

function answerEffect(answer: Answer, then?: FollowUp): Effect {
  return { do: 'match', act: { act: 'answer', answer, ...(then && { then }) } };
}

/**
 * Takes an answer to the question and remembers it. An answer may be an option, a deed (several answers at once), or
 * another answer to the previous question.
 */
export function answerStep(state: PlayState, answer: Answer, followUp?: FollowUp): PlayStep {
  const { asked } = state;
  const chosenDeed = asked?.deeds.find(({ id }) => id === answer);
  if (chosenDeed !== undefined)
    return {
      state,
      effects: [{ do: 'match', act: { act: 'deed', deed: chosenDeed.id, holds: chosenDeed.holds === true } }],
    };
  if (asked?.others.some(({ id }) => id === answer) === true)
    return { state, effects: [{ do: 'match', act: { act: 'instead', answer: String(answer) } }] };
  if (asked === null) return { state, effects: [answerEffect(answer, followUp)] };
  const { decision, leaves } = asked;
  const givenAnswers = withGivenAnswer(state.given, decision, { answer, ...(followUp && { then: followUp }) });
  // When the series of choices ends, the remaining things stay on watch where they are.
  const isSeriesEnd = leaves !== null && doneOptionOf(decision)?.id === answer;
  const watchEffects: readonly Effect[] = isSeriesEnd ? [{ do: 'match', act: { act: 'watch-all', left: leaves } }] : [];
  return { state: { ...state, given: givenAnswers }, effects: [...watchEffects, answerEffect(answer, followUp)] };
}

/**
 * The state with the marked things, which are sent along with the chosen one. With a follow-up answer they have been
 * sent already.
 */
export function withSquadAnswers(
  state: PlayState,
  answer: Answer,
  followUp: FollowUp | undefined,
  match: MatchNow,
): PlayState {
  return { ...state, squad: followUp === undefined ? squadOf(state, answer, match) : [] };
}
