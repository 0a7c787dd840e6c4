import type { ReactNode } from 'react';
import type { Message } from '../../../kernel/words/message.ts';
import { COMMANDS, DEFAULT_KEYMAP, keyLabel, keyTable, withKeys } from '../../frame/edge/keymap.ts';
import type { Command, Keymap } from '../../frame/edge/keymap.ts';
import { LIST_START } from '../../frame/ui/list-state.ts';
import type { ListState } from '../../frame/ui/list-state.ts';
import type { Speech } from '../../frame/store/speech.ts';
import { padEnd, widthOf } from '../../../boards/drawing/wrapping.ts';
import type { Feature, FeatureStep, Input } from '../../frame/store/feature.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { say } from '../../frame/text/say.ts';
import { keyProblemMessage, pressed } from '../../frame/theme/keys.ts';
import { ChoiceScreen, choiceSpeech } from '../../frame/ui/choice.tsx';
import type { Choice } from '../../frame/ui/choice.tsx';
import { choiceInput } from '../../frame/ui/choice-input.ts';

/**
 * The state of the page on which people change the keys of commands. A change applies and is saved at once. Only a key
 * pressed after a short quiet is accepted, because a paste that the terminal does not mark arrives as many keys.
 */
export interface KeysState {
  readonly screen: 'keys';
  readonly list: ListState;
  /** The command whose new key is awaited; `null`: none. */
  readonly waiting: Command | null;
  /** The time of the last key, in milliseconds; `null`: none yet. */
  readonly last: number | null;
  readonly message: { readonly words: Message; readonly good: boolean } | null;
}

export const KEYS_START: KeysState = { screen: 'keys', list: LIST_START, waiting: null, last: null, message: null };

function choiceOf({ waiting, message }: KeysState, context: FeatureContext): Choice {
  const { appearance, match } = context;
  const { format, keymap } = appearance;
  const answers = match?.board.answerKeys ?? [];
  const rows = keyTable(keymap, appearance).map(({ command, keys }) => ({
    keys: keys === '' ? format(say('keys.none')) : keys,
    about: format(commandName(command)),
    isOwn: keymap[command].join(' ') !== DEFAULT_KEYMAP[command].join(' '),
  }));
  const column = Math.max(0, ...rows.map(({ keys }) => widthOf(keys)));
  const keyText = (command: 'delete' | 'back'): string => keyLabel(keymap[command][0] ?? '', appearance);
  const textBelow = (): NonNullable<Choice['below']> => {
    if (waiting !== null) {
      const text = format(say('keys.press', { command: commandName(waiting), back: keyText('back') }));
      return { text, style: { tone: 'focus' } };
    }
    if (message === null)
      return { text: format(say('keys.hint', { key: keyText('delete') })), style: { tone: 'muted' } };
    return { text: format(message.words), style: { tone: message.good ? 'good' : 'warning' } };
  };
  return {
    title: format(say('keys.title')),
    above: [
      { text: format(say('keys.nth')), style: { tone: 'muted' } },
      // In a match, the page also explains the keys of answers.
      ...answers.map(words => ({ text: match?.format(words) ?? '', style: { tone: 'muted' }, bullet: true }) as const),
    ],
    rows: [
      ...rows.map(({ keys, about, isOwn }) => ({
        text: `${padEnd(keys, column)}  ${about}`,
        ...(isOwn ? { note: format(say('keys.own')) } : {}),
      })),
      { text: format(say('keys.all')) },
    ],
    below: textBelow(),
    commands: [
      { commands: ['up', 'down'], label: format(say('key.choose')) },
      { commands: ['take'], label: format(say('key.change')) },
      { commands: ['delete'], label: format(say('key.usual')) },
      'back',
    ],
  };
}

function commandName(command: Command): Message {
  return say(`command.${command}`);
}

function update(state: KeysState, input: Input, context: FeatureContext): FeatureStep<KeysState> {
  if (input.kind === 'kept') {
    return input.trouble === null ? { state } : { state: { ...state, message: { words: input.trouble, good: false } } };
  }
  if (input.kind === 'key')
    return handleKey({ ...state, message: null, last: context.time }, input.key, isAfterQuiet(state, context), context);
  if ((input.kind !== 'mouse' && input.kind !== 'pick') || state.waiting !== null) return { state };
  const { list, taken } = choiceInput(choiceOf(state, context), state.list, input, context.size, context.appearance);
  return chooseRow({ ...state, list }, taken);
}

function isAfterQuiet({ last }: KeysState, { time, preferences }: FeatureContext): boolean {
  return last === null || time - last >= preferences.settings.quiet;
}

function handleKey(state: KeysState, key: string, alone: boolean, context: FeatureContext): FeatureStep<KeysState> {
  const { appearance } = context;
  const keyPress = pressed(appearance.keymap, key);
  const { waiting } = state;
  if (waiting !== null) {
    // The key for going back cancels the change, unless the command is going back itself.
    const cancelsChange = waiting !== 'back' && keyPress.command === 'back';
    if (!cancelsChange && !alone) return { state };
    const doneState = { ...state, waiting: null };
    return cancelsChange ? { state: doneState } : assignKeys(doneState, waiting, [key], context);
  }
  if (keyPress.command === 'back' || keyPress.command === 'leave') return { state, effects: [{ do: 'close' }] };
  const selectedCommand = COMMANDS[state.list.cursor];
  if (keyPress.command === 'delete' && selectedCommand !== undefined)
    return assignKeys(state, selectedCommand, DEFAULT_KEYMAP[selectedCommand], context);
  const { list, taken } = choiceInput(
    choiceOf(state, context),
    state.list,
    { kind: 'key', key },
    context.size,
    appearance,
  );
  return chooseRow({ ...state, list }, taken);
}

function chooseRow(state: KeysState, taken: number | null): FeatureStep<KeysState> {
  if (taken === null) return { state };
  if (taken === COMMANDS.length) return saveKeymap(state, DEFAULT_KEYMAP, say('keys.all-usual'));
  return { state: { ...state, waiting: COMMANDS[taken] ?? null } };
}

/** Sets the keys of a command: a pressed key, or the default keys. */
function assignKeys(
  state: KeysState,
  command: Command,
  keys: readonly string[],
  { appearance }: FeatureContext,
): FeatureStep<KeysState> {
  const keymap = withKeys(appearance.keymap, command, keys);
  if ('problem' in keymap)
    return { state: { ...state, message: { words: keyProblemMessage(keymap, appearance), good: false } } };
  const label = keys.map(key => keyLabel(key, appearance)).join(' ');
  const isDefaultKey = keys === DEFAULT_KEYMAP[command];
  const words = isDefaultKey
    ? say('keys.usual', { command: commandName(command) })
    : say('keys.changed', { command: commandName(command), key: label });
  return saveKeymap(state, keymap, words);
}

function saveKeymap(state: KeysState, keymap: Keymap, words: Message): FeatureStep<KeysState> {
  return { state: { ...state, message: { words, good: true } }, effects: [{ do: 'set', settings: { keys: keymap } }] };
}

function KeysScreen({ state, at }: { readonly state: KeysState; readonly at: FeatureContext }): ReactNode {
  return <ChoiceScreen choice={choiceOf(state, at)} list={state.list} size={at.size} />;
}

function speech(state: KeysState, context: FeatureContext): Speech {
  return choiceSpeech(choiceOf(state, context), state.list, context.appearance);
}

export const keysFeature: Feature<KeysState> = {
  update,
  Screen: KeysScreen,
  speech,
  takesAllKeys: state => state.waiting !== null,
};
