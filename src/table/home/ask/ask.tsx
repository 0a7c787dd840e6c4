import type { ReactNode } from 'react';
import { LIST_START } from '../../frame/ui/list-state.ts';
import type { ListState } from '../../frame/ui/list-state.ts';
import type { Speech } from '../../frame/store/speech.ts';
import type { Ask } from '../../frame/store/screen-requests.ts';
import type { Effect } from '../../frame/store/effects.ts';
import type { Feature, FeatureStep, Input } from '../../frame/store/feature.ts';
import { matchLook } from '../../frame/store/feature-context.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { askChoice } from '../../frame/ui/ask.ts';
import { ChoiceScreen, choiceSpeech } from '../../frame/ui/choice.tsx';
import type { Choice } from '../../frame/ui/choice.tsx';
import { choiceInput } from '../../frame/ui/choice-input.ts';
import { pressed } from '../../frame/theme/keys.ts';

/** The state of a question that the table itself asks, shown over any other screen. */
export interface AskState {
  readonly screen: 'ask';
  readonly ask: Ask<Effect>;
  readonly list: ListState;
}

/** Opens a question with the cursor on its first answer, or on answer number `at`. */
export function openAsk(ask: Ask<Effect>): AskState {
  return { screen: 'ask', ask, list: { ...LIST_START, cursor: ask.at ?? 0 } };
}

function choiceOf({ ask }: AskState, context: FeatureContext): Choice {
  return askChoice(ask, matchLook(context));
}

function update(state: AskState, input: Input, context: FeatureContext): FeatureStep<AskState> {
  const isGesture = input.kind === 'key' || input.kind === 'mouse' || input.kind === 'pick';
  if (!isGesture) return { state };
  const { answers: ways, back } = state.ask;
  if (input.kind === 'key' && pressed(context.look.keymap, input.key).command === 'back')
    return { state, effects: back };
  const { list, taken } = choiceInput(choiceOf(state, context), state.list, input, context.size, context.look);
  const effects = taken === null ? [] : (ways[taken]?.does ?? []);
  return { state: { ...state, list }, effects };
}

function AskScreen({ state, at }: { readonly state: AskState; readonly at: FeatureContext }): ReactNode {
  return <ChoiceScreen choice={choiceOf(state, at)} list={state.list} size={at.size} />;
}

function speech(state: AskState, context: FeatureContext): Speech {
  return choiceSpeech(choiceOf(state, context), state.list, matchLook(context));
}

export const ask: Feature<AskState> = { update, Screen: AskScreen, speech };
