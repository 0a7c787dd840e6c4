import type { ReactNode } from 'react';
import { LIST_START } from '../../frame/ui/list-state.ts';
import type { ListState } from '../../frame/ui/list-state.ts';
import type { Speech } from '../../frame/store/speech.ts';
import type { Dialog, MenuPage } from '../../frame/store/screen-requests.ts';
import type { Effect } from '../../frame/store/effects.ts';
import type { Feature, FeatureStep, Input } from '../../frame/store/feature.ts';
import { matchAppearance } from '../../frame/store/feature-context.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { pressed } from '../../frame/theme/keys.ts';
import { dialogChoice } from '../../frame/ui/ask.ts';
import { ChoiceScreen, choiceSpeech } from '../../frame/ui/choice.tsx';
import { choiceInput } from '../../frame/ui/choice-input.ts';
import { menuDialog } from './pages.ts';

/** The state of a page of the match menu. The page shows the current match, also after each change made on it. */
export interface MenuState {
  readonly screen: 'menu';
  readonly page: MenuPage;
  readonly list: ListState;
}

/** Opens a page of the menu with its cursor on the suggested row; `null`: there is no match. */
export function openMenu(page: MenuPage, context: FeatureContext): MenuState | null {
  const dialog = dialogOf(page, context);
  return dialog === null ? null : { screen: 'menu', page, list: { ...LIST_START, cursor: dialog.at ?? 0 } };
}

function dialogOf(page: MenuPage, context: FeatureContext): Dialog<Effect> | null {
  return context.match === null ? null : menuDialog(page, context.match, context);
}

function update(state: MenuState, input: Input, context: FeatureContext): FeatureStep<MenuState> {
  const dialog = dialogOf(state.page, context);
  if (dialog === null || (input.kind !== 'key' && input.kind !== 'mouse' && input.kind !== 'pick')) return { state };
  const command = input.kind === 'key' ? pressed(context.appearance.keymap, input.key).command : null;
  if (command === 'back') return { state, effects: dialog.back };
  const { list, taken } = choiceInput(
    dialogChoice(dialog, matchAppearance(context)),
    state.list,
    input,
    context.size,
    context.appearance,
  );
  return { state: { ...state, list }, effects: taken === null ? [] : (dialog.answers[taken]?.does ?? []) };
}

function MenuScreen({ state, at }: { readonly state: MenuState; readonly at: FeatureContext }): ReactNode {
  const dialog = dialogOf(state.page, at);
  return dialog === null ? null : (
    <ChoiceScreen choice={dialogChoice(dialog, matchAppearance(at))} list={state.list} size={at.size} />
  );
}

function speech(state: MenuState, context: FeatureContext): Speech {
  const dialog = dialogOf(state.page, context);
  if (dialog === null) return { lines: [], choices: [] };
  return choiceSpeech(dialogChoice(dialog, matchAppearance(context)), state.list, matchAppearance(context));
}

export const menuFeature: Feature<MenuState> = { update, Screen: MenuScreen, speech };
