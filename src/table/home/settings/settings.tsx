import type { ReactNode } from 'react';
import type { Message } from '../../../kernel/words/message.ts';
import { span } from '../../../boards/drawing/lines.ts';
import { LIST_START } from '../../frame/ui/list-state.ts';
import type { ListRow, ListState } from '../../frame/ui/list-state.ts';
import { SEAT_LOOKS, seatMark, seatTone } from '../../../boards/drawing/sides.ts';
import type { Speech } from '../../frame/store/speech.ts';
import { padEnd, widthOf } from '../../../boards/drawing/wrapping.ts';
import { HAND_OVER_POLICIES } from '../../../session/setting/table-settings.ts';
import type { HandOverPolicy } from '../../../session/setting/table-settings.ts';
import type { Settings } from '../../frame/preferences/settings.ts';
import type { Effect } from '../../frame/store/effects.ts';
import type { Feature, FeatureStep, Input } from '../../frame/store/feature.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { say } from '../../frame/text/say.ts';
import { pressed } from '../../frame/theme/keys.ts';
import type { Appearance } from '../../frame/theme/look.ts';
import { ChoiceScreen, choiceSpeech } from '../../frame/ui/choice.tsx';
import type { Choice } from '../../frame/ui/choice.tsx';
import { choiceInput } from '../../frame/ui/choice-input.ts';
import { languageLine, SETTING_LINES } from './lines.ts';
import type { SettingLine } from './lines.ts';

/**
 * The state of the settings screen. The left and right arrows change the setting under the cursor; the change applies
 * and is saved at once.
 */
export interface SettingsState {
  readonly screen: 'settings';
  readonly list: ListState;
  /** Why a change can't be saved; `null`: it can. */
  readonly message: Message | null;
}

export const SETTINGS_START: SettingsState = { screen: 'settings', list: LIST_START, message: null };

/** The hand-over policies, from the one that hides least to the one that hides most. */
const POLICIES_BY_STRICTNESS: readonly HandOverPolicy[] = ['never', 'private', 'always'];
const SEAT_INDICES = SEAT_LOOKS.map((_, seat) => seat);

function linesOf({ preferences: { languages, usualLanguage } }: FeatureContext): readonly SettingLine[] {
  return [...SETTING_LINES, languageLine(languages, usualLanguage)];
}

function choiceOf({ list, message }: SettingsState, context: FeatureContext): Choice {
  const { appearance, preferences } = context;
  const { format, glyphs } = appearance;
  const { settings, file, overruled } = preferences;
  const lines = linesOf(context);
  const selectedLine = lines[list.cursor];
  const explanation =
    selectedLine === undefined ? say('settings.keys.about') : explanationOf(selectedLine, preferences);
  const isOverruled = selectedLine !== undefined && overruled.includes(selectedLine.name);
  const fileText = format(file === null ? say('settings.nowhere') : say('settings.file', { file }));
  const settingLabels = [...lines.map(({ words }) => format(words)), format(say('settings.keys'))];
  const column = Math.max(0, ...settingLabels.map(widthOf));
  return {
    title: format(say('settings.title')),
    // The seats' marks, so that people see the effect of colours and glyphs.
    corner: SEAT_INDICES.map(seat => span(`${seatMark(glyphs, seat)} `, { tone: seatTone(seat) })),
    above: [{ text: fileText, style: { tone: 'muted' } }],
    rows: settingLabels.map((label, at) => {
      const value = lines[at]?.value(settings);
      return rowOf(padEnd(label, column), value === undefined ? null : format(value), at === list.cursor, appearance);
    }),
    below:
      message === null
        ? {
            text: format(isOverruled ? say('settings.overruled', { about: explanation }) : explanation),
            style: { tone: 'muted' },
          }
        : { text: format(message), style: { tone: 'warning' } },
    commands: [
      { commands: ['up', 'down'], label: format(say('key.move')) },
      { commands: ['left', 'right', 'take'], label: format(say('key.change')) },
      'back',
    ],
  };
}

/** The explanation of a setting. For ASCII it includes why the table shows ASCII now. */
function explanationOf({ name, about }: SettingLine, { plainReason = null }: FeatureContext['preferences']): Message {
  return name === 'ascii' && plainReason !== null
    ? say('settings.ascii.now', { about, why: say(`settings.ascii.why.${plainReason}`) })
    : about;
}

function rowOf(label: string, value: string | null, isLit: boolean, { glyphs }: Appearance): ListRow {
  if (value === null) return { text: label };
  return { text: isLit ? `${label}  ${glyphs.arrowLeft} ${value} ${glyphs.arrowRight}` : `${label}    ${value}` };
}

function update(before: SettingsState, input: Input, context: FeatureContext): FeatureStep<SettingsState> {
  if (input.kind === 'kept') return { state: { ...before, message: input.trouble } };
  if (input.kind !== 'key' && input.kind !== 'mouse' && input.kind !== 'pick') return { state: before };
  const state = input.kind === 'key' ? { ...before, message: null } : before;
  const command = input.kind === 'key' ? pressed(context.appearance.keymap, input.key).command : null;
  if (command === 'back' || command === 'leave') return { state, effects: [{ do: 'close' }] };
  if (command === 'left' || command === 'right') return changeSetting(state, command === 'left' ? -1 : 1, context);
  const { list, taken } = choiceInput(choiceOf(state, context), state.list, input, context.size, context.appearance);
  const movedState = { ...state, list };
  return taken === null ? { state: movedState } : changeSetting(movedState, 1, context);
}

/**
 * Changes the setting under the cursor to its next or previous value. If the change shows more of a running match, the
 * people have to agree first.
 */
function changeSetting(state: SettingsState, by: 1 | -1, context: FeatureContext): FeatureStep<SettingsState> {
  const line = linesOf(context)[state.list.cursor];
  if (line === undefined) return { state, effects: [{ do: 'open', screen: { open: 'keys' } }] };
  const { settings } = context.preferences;
  const settingChange = line.step(settings, by);
  const needsAgreement = context.match !== null && showsMoreSecrets(settings, settingChange);
  return { state, effects: [needsAgreement ? askAgreement(settingChange) : { do: 'set', settings: settingChange }] };
}

function askAgreement(wanted: Partial<Settings>): Effect {
  const value = say(`settings.handOver.${wanted.handOver ?? HAND_OVER_POLICIES[0]}`);
  const dialog = {
    title: say('settings.handOver.ask', { value }),
    text: say('settings.handOver.agree'),
    answers: [
      { words: say('settings.handOver.no'), does: [{ do: 'close' }] as const },
      {
        words: say('settings.handOver.yes'),
        does: [{ do: 'close' } as const, { do: 'set', settings: wanted } as const],
      },
    ],
    back: [{ do: 'close' }] as const,
  };
  return { do: 'open', screen: { open: 'ask', ask: dialog } };
}

function showsMoreSecrets(now: Settings, { handOver }: Partial<Settings>): boolean {
  return (
    handOver !== undefined && POLICIES_BY_STRICTNESS.indexOf(handOver) < POLICIES_BY_STRICTNESS.indexOf(now.handOver)
  );
}

function SettingsScreen({ state, at }: { readonly state: SettingsState; readonly at: FeatureContext }): ReactNode {
  return <ChoiceScreen choice={choiceOf(state, at)} list={state.list} size={at.size} />;
}

function speech(state: SettingsState, context: FeatureContext): Speech {
  return choiceSpeech(choiceOf(state, context), state.list, context.appearance);
}

export const settingsFeature: Feature<SettingsState> = { update, Screen: SettingsScreen, speech };
