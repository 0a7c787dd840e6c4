import type { FollowUp } from '../../../boards/deeds.ts';
import type { Answer } from '../../../kernel/match/decision.ts';
import type { MatchNow } from '../../../session/running/match-now.ts';
import type { Effect } from '../../frame/store/effects.ts';
import { say } from '../../frame/text/say.ts';
import { squadOf } from './panes/marching.ts';
import type { PlayState, PlayStep } from './panes/state.ts';
import { withGiven } from './question/again.ts';
import type { AskedState } from './question/asked.ts';
import { doneOf } from './question/form.ts';
import { optionsOnRequest } from './question/rows.ts';

// How the question on the screen is answered.

const CLOSE: Effect = { do: 'close' };

/**
 * The effect that shows the options kept out of the list (`onRequest`) and asks before taking one; empty if there are
 * none.
 */
export function askOnRequest(asked: AskedState): readonly Effect[] {
  const asideOptions = optionsOnRequest(asked);
  if (asideOptions.length === 0) return [];
  const noAnswer = { words: say('aside.no'), does: [CLOSE] };
  const answers = asideOptions.map(({ id, words }) => {
    // An option that also answers the next question shows both answers. If several such answers are possible, another
    // question asks which one.
    const followUps = (asked.onward[id] ?? []).map(way => ({
      words: way.words,
      does: [CLOSE, answerEffect(id, way.then)],
    }));
    const [only, ...more] = followUps;
    if (only === undefined) return { words, does: [CLOSE, answerEffect(id)] };
    if (more.length === 0) return only;
    const ask = {
      title: words,
      answers: [...followUps, noAnswer],
      at: followUps.length,
      back: [CLOSE],
      format: asked.format,
    };
    return { words, does: [CLOSE, { do: 'open' as const, screen: { open: 'ask' as const, ask } }] };
  });
  const title = say(answers.length > 1 ? 'aside.choose' : 'aside.ask');
  const ask = { title, answers: [noAnswer, ...answers], back: [CLOSE], format: asked.format };
  return [{ do: 'open', screen: { open: 'ask', ask } }];
}

function answerEffect(answer: Answer, then?: FollowUp): Effect {
  return { do: 'match', act: { act: 'answer', answer, ...(then && { then }) } };
}

/**
 * Takes an answer to the question and remembers it. An answer may be an option, a deed (several answers at once), or
 * another answer to the previous question.
 */
export function answering(state: PlayState, answer: Answer, followUp?: FollowUp): PlayStep {
  const { asked } = state;
  const deed = asked?.deeds.find(({ id }) => id === answer);
  if (deed !== undefined)
    return { state, effects: [{ do: 'match', act: { act: 'deed', deed: deed.id, holds: deed.holds === true } }] };
  if (asked?.others.some(({ id }) => id === answer) === true)
    return { state, effects: [{ do: 'match', act: { act: 'instead', answer: String(answer) } }] };
  if (asked === null) return { state, effects: [answerEffect(answer, followUp)] };
  const { decision, leaves } = asked;
  const givenAnswers = withGiven(state.given, decision, { answer, ...(followUp && { then: followUp }) });
  // When the series of choices ends, the remaining things stay on watch where they are.
  const endsSeries = leaves !== null && doneOf(decision)?.id === answer;
  const watchEffects: readonly Effect[] = endsSeries ? [{ do: 'match', act: { act: 'watch-all', left: leaves } }] : [];
  return { state: { ...state, given: givenAnswers }, effects: [...watchEffects, answerEffect(answer, followUp)] };
}

/**
 * The state with the marked things, which are sent along with the chosen one. With a follow-up answer they have been
 * sent already.
 */
export function withSquad(
  state: PlayState,
  answer: Answer,
  followUp: FollowUp | undefined,
  match: MatchNow,
): PlayState {
  return { ...state, squad: followUp === undefined ? squadOf(state, answer, match) : [] };
}
