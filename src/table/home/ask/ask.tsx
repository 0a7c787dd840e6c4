import type { ReactNode } from 'react';
import { LIST_START } from '../../frame/ui/list-state.ts';
import type { ListState } from '../../frame/ui/list-state.ts';
import type { Speech } from '../../frame/store/speech.ts';
import type { Dialog } from '../../frame/store/screen-requests.ts';
import type { Effect } from '../../frame/store/effects.ts';
import type { Feature, FeatureStep, Input } from '../../frame/store/feature.ts';
import { matchAppearance } from '../../frame/store/feature-context.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { dialogChoice } from '../../frame/ui/ask.ts';
import { ChoiceScreen, choiceSpeech } from '../../frame/ui/choice.tsx';
import type { Choice } from '../../frame/ui/choice.tsx';
import { choiceInput } from '../../frame/ui/choice-input.ts';
import { pressed } from '../../frame/theme/keys.ts';

/** The state of a question that the table itself asks, shown over any other screen. */
export interface DialogState {
  readonly screen: 'ask';
  readonly ask: Dialog<Effect>;
  readonly list: ListState;
}

/** Opens a question with the cursor on its first answer, or on answer number `at`. */
export function openDialog(dialog: Dialog<Effect>): DialogState {
  return { screen: 'ask', ask: dialog, list: { ...LIST_START, cursor: dialog.at ?? 0 } };
}

function choiceOf({ ask }: DialogState, context: FeatureContext): Choice {
  return dialogChoice(ask, matchAppearance(context));
}

function update(state: DialogState, input: Input, context: FeatureContext): FeatureStep<DialogState> {
  const isGesture = input.kind === 'key' || input.kind === 'mouse' || input.kind === 'pick';
  if (!isGesture) return { state };
  const { answers: ways, back } = state.ask;
  if (input.kind === 'key' && pressed(context.appearance.keymap, input.key).command === 'back')
    return { state, effects: back };
  const { list, taken } = choiceInput(choiceOf(state, context), state.list, input, context.size, context.appearance);
  const effects = taken === null ? [] : (ways[taken]?.does ?? []);
  return { state: { ...state, list }, effects };
}

function DialogScreen({ state, at }: { readonly state: DialogState; readonly at: FeatureContext }): ReactNode {
  return <ChoiceScreen choice={choiceOf(state, at)} list={state.list} size={at.size} />;
}

function speech(state: DialogState, context: FeatureContext): Speech {
  return choiceSpeech(choiceOf(state, context), state.list, matchAppearance(context));
}

export const dialogFeature: Feature<DialogState> = { update, Screen: DialogScreen, speech };
