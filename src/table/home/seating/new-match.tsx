import type { ReactNode } from 'react';
import { commandFor } from '../../frame/edge/keymap.ts';
import type { Message } from '../../../kernel/words/message.ts';
import { roundWords } from '../../../kernel/words/rounds.ts';
import { LIST_START } from '../../frame/ui/list-state.ts';
import type { ListRow, ListState } from '../../frame/ui/list-state.ts';
import type { Speech } from '../../frame/store/speech.ts';
import { padEnd, truncate, widthOf } from '../../../boards/drawing/wrapping.ts';
import { matchOf, newDraft, withNumber, withSteppedField, withTypedText } from '../../../session/setting/draft.ts';
import type { InitialValues, Draft } from '../../../session/setting/draft.ts';
import { fieldsOf } from '../../../session/setting/draft-fields.ts';
import type { Field } from '../../../session/setting/draft-fields.ts';
import type { LoadedBook, LoadedForMatch, ScreenRequest } from '../../frame/store/screen-requests.ts';
import { countedChoices, pastRecord } from '../../../session/learning/past-games.ts';
import type { PastGame } from '../../../session/learning/ledger.ts';
import type { Effect } from '../../frame/store/effects.ts';
import type { Feature, FeatureStep, Input } from '../../frame/store/feature.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { say } from '../../frame/text/say.ts';
import { characterOf, pressed } from '../../frame/theme/keys.ts';
import type { ColouredAppearance, Appearance } from '../../frame/theme/look.ts';
import { ChoiceScreen, choiceSpeech } from '../../frame/ui/choice.tsx';
import type { Choice } from '../../frame/ui/choice.tsx';
import { choiceInput } from '../../frame/ui/choice-input.ts';

/** The state of the form for a new match, with one field in each row. */
export interface NewMatchState {
  readonly screen: 'new-match';
  readonly loaded: LoadedForMatch;
  readonly beginnings: InitialValues;
  /** The earlier matches that the learner has played alone. */
  readonly past: readonly PastGame[];
  readonly draft: Draft;
  readonly list: ListState;
  /** The digits typed so far for a number. */
  readonly digits: string;
  readonly message: Message | null;
}

/**
 * The width that the column of labels always gets if it needs it. On wide screens it may take a third of the screen, or
 * all the room that the values leave.
 */
const MIN_LABEL_WIDTH = 26;
/** The cells for the cursor, the gap after the label, and the arrows around the value. */
const MARKS_AND_GAP_WIDTH = 12;
const GO_HOME_EFFECTS: readonly Effect[] = [{ do: 'go-home' }];

type NewMatchOpening = Omit<Extract<ScreenRequest<Effect>, { readonly open: 'new-match' }>, 'open'>;

/** Opens the form for a match of a game. `hiddenSeed` is used unless somebody types a seed. */
export function openNewMatch(
  { loaded, hiddenSeed, beginnings, past }: NewMatchOpening,
  { preferences: { languages } }: FeatureContext,
): NewMatchState {
  const draft = newDraft(loaded.game, hiddenSeed, loaded.format, { ...beginnings, languages });
  const listState = { ...LIST_START, cursor: beginnings.cursor ?? LIST_START.cursor };
  return { screen: 'new-match', loaded, beginnings, draft, list: listState, digits: '', past, message: null };
}

function listAppearanceOf({ loaded: { format } }: NewMatchState, { appearance }: FeatureContext): ColouredAppearance {
  return { ...appearance, format };
}

function fieldsIn({ draft, loaded: { game, format } }: NewMatchState, { games }: FeatureContext): readonly Field[] {
  return fieldsOf(draft, game, format, games.length > 1);
}

function choiceOf(state: NewMatchState, context: FeatureContext): Choice {
  const appearance = listAppearanceOf(state, context);
  const { format } = appearance;
  const fields = fieldsIn(state, context);
  const valueWidth = Math.max(0, ...fields.map(field => (field.kind === 'choice' ? widthOf(field.value) : 0)));
  const maxValueWidth = Math.max(
    MIN_LABEL_WIDTH,
    Math.floor(context.size.columns / 3),
    context.size.columns - valueWidth - MARKS_AND_GAP_WIDTH,
  );
  const column = Math.min(maxValueWidth, Math.max(0, ...fields.map(({ label }) => widthOf(label))));
  return {
    title: format(say('new.title')),
    above: [],
    rows: fields.map((field, row) => rowOf(field, row === state.list.cursor, column, appearance)),
    below:
      state.message === null
        ? { text: [...pastMatchLines(state, appearance), format(say('new.hint'))].join(' '), style: { tone: 'muted' } }
        : { text: format(state.message), style: { tone: 'warning' } },
    commands: [
      { commands: ['up', 'down'], label: format(say('key.move')) },
      { commands: ['left', 'right'], label: format(say('key.change')) },
      { commands: ['take'], label: format(say('key.take')) },
      'back',
    ],
  };
}

/** The results of earlier matches with the same options, if the match is for one person. */
function pastMatchLines({ draft, past, loaded: { game } }: NewMatchState, { format }: Appearance): readonly string[] {
  if (draft.seats !== 1) return [];
  const recordText = pastRecord(past, countedChoices(game, draft.choices));
  if (recordText === null) return [];
  const { played, won, quickest, last } = recordText;
  return [
    format(say('new.past', { played, won })),
    ...(quickest === null ? [] : [format(say('new.past.quickest', { time: roundWords(quickest, game.roundName) }))]),
    format(
      say(last.won ? 'new.past.last-won' : 'new.past.last-lost', { time: roundWords(last.round, game.roundName) }),
    ),
  ];
}

function rowOf(field: Field, isLit: boolean, column: number, { glyphs }: Appearance): ListRow {
  const label = padEnd(truncate(field.label, column, glyphs.ellipsis), column);
  if (field.kind === 'start') return { text: field.label };
  if (field.kind === 'text') {
    const placeholder = field.value === '' ? field.placeholder : undefined;
    return { text: [`${label} `, `${field.value}${isLit ? '_' : ''}`, placeholder].filter(Boolean).join(' ') };
  }
  const [left, right] = isLit && field.many ? [`${glyphs.arrowLeft} `, ` ${glyphs.arrowRight}`] : ['', ''];
  return { text: `${label}  ${left}${field.value}${right}` };
}

function update(previousState: NewMatchState, input: Input, context: FeatureContext): FeatureStep<NewMatchState> {
  const field = fieldsIn(previousState, context)[previousState.list.cursor];
  switch (input.kind) {
    case 'refused':
      return { state: { ...previousState, message: input.words } };
    case 'paste':
      return field?.kind === 'text'
        ? { state: typeText({ ...previousState, message: null }, field, text => text + input.text) }
        : { state: previousState };
    case 'key':
      return field === undefined
        ? { state: previousState, effects: GO_HOME_EFFECTS }
        : handleKey({ ...previousState, message: null }, field, input.key, context);
    case 'mouse':
    case 'pick': {
      const { list, taken } = choiceInput(
        choiceOf(previousState, context),
        previousState.list,
        input,
        context.size,
        context.appearance,
      );
      const state = { ...previousState, list };
      const takenField = taken === null ? undefined : fieldsIn(state, context)[taken];
      if (takenField === undefined) return { state };
      // When the screen is read aloud, the number of a text field selects the field and clears its text.
      return input.kind === 'pick' && takenField.kind === 'text' && taken !== null
        ? { state: typeText({ ...state, list: { ...list, cursor: taken } }, takenField, () => '') }
        : handleEnter(state, takenField, context);
    }
    default:
      return { state: previousState };
  }
}

function handleKey(
  before: NewMatchState,
  field: Field,
  key: string,
  context: FeatureContext,
): FeatureStep<NewMatchState> {
  const { keymap } = context.appearance;
  const isTyping = field.kind === 'text';
  const keyPress = pressed(keymap, key, { typing: isTyping });
  const { command } = keyPress;
  if (command === 'back') return { state: before, effects: GO_HOME_EFFECTS };
  const character = isTyping && commandFor(keymap, key, { typing: isTyping }) === undefined ? characterOf(key) : null;
  if (character !== null) return { state: typeText(before, field, text => text + character) };
  if (isTyping && command === 'rub-out') {
    return { state: typeText(before, field, text => Array.from(text).slice(0, -1).join('')) };
  }
  if (command === 'left' || command === 'right')
    return changeField(before, field.id, command === 'left' ? -1 : 1, context);
  if (command === 'take') return handleEnter(before, field, context);
  if (command === 'leave') return { state: before, effects: GO_HOME_EFFECTS };
  if (field.kind === 'choice' && field.numbers !== undefined && /^\d$/.test(key)) {
    return { state: typeDigit(before, field.id, field.numbers, key) };
  }
  if (command === 'nth') return { state: before };
  const { list } = choiceInput(
    choiceOf(before, context),
    before.list,
    { kind: 'key', key },
    context.size,
    context.appearance,
  );
  return { state: { ...before, list, digits: '' } };
}

/** Adds a typed digit to a number, or starts a new number if the result would be too large. */
function typeDigit(
  state: NewMatchState,
  id: string,
  { min, max }: { readonly min: number; readonly max: number },
  key: string,
): NewMatchState {
  const digits = Number(state.digits + key) > max ? key : state.digits + key;
  const value = Number(digits);
  const nextDraft = value < min || value > max ? state.draft : withNumber(state.draft, state.loaded.game, id, value);
  return { ...state, draft: nextDraft, digits };
}

function typeText(state: NewMatchState, { id }: Field, change: (text: string) => string): NewMatchState {
  return { ...state, draft: withTypedText(state.draft, id, change) };
}

/** Changes a field to its next or previous value. If the field is the game, the new game is loaded first. */
function changeField(
  state: NewMatchState,
  id: string,
  by: 1 | -1,
  { games }: FeatureContext,
): FeatureStep<NewMatchState> {
  const { loaded, draft, list } = state;
  if (id !== 'game') return { state: { ...state, draft: withSteppedField(state.draft, loaded.game, id, by) } };
  if (games.length < 2) return { state };
  const nextGame = games[(games.findIndex(game => game.id === loaded.game.id) + by + games.length) % games.length];
  if (nextGame === undefined) return { state };
  const nextBeginnings = { ...state.beginnings, names: draft.names, cursor: list.cursor };
  return { state, effects: [{ do: 'new-match', game: nextGame.id, beginnings: nextBeginnings }] };
}

/** Handles Enter on a field: begins the match, changes a value, or moves the cursor to the next field. */
function handleEnter(state: NewMatchState, field: Field, context: FeatureContext): FeatureStep<NewMatchState> {
  if (field.kind === 'choice') return changeField(state, field.id, 1, context);
  if (field.kind === 'text') {
    const nextCursor = state.list.cursor + 1;
    return {
      state: {
        ...state,
        list: { ...state.list, cursor: nextCursor < fieldsIn(state, context).length ? nextCursor : 0 },
      },
    };
  }
  const { game } = state.loaded;
  const draftedMatch = matchOf(state.draft, game);
  if ('key' in draftedMatch) return { state: { ...state, message: draftedMatch } };
  return { state, effects: [{ do: 'begin', game: game.id, match: draftedMatch }] };
}

function NewMatchScreen({ state, at }: { readonly state: NewMatchState; readonly at: FeatureContext }): ReactNode {
  return <ChoiceScreen choice={choiceOf(state, at)} list={state.list} size={at.size} />;
}

function speech(state: NewMatchState, context: FeatureContext): Speech {
  const appearance = listAppearanceOf(state, context);
  const choice = choiceOf(state, context);
  const isTyped = fieldsIn(state, context)[state.list.cursor]?.kind === 'text';
  const hint = appearance.format(say(isTyped ? 'new.hint.typed' : 'new.hint.heard'));
  const belowText = { text: [...pastMatchLines(state, appearance), hint].join(' ') };
  return choiceSpeech(state.message === null ? { ...choice, below: belowText } : choice, state.list, appearance);
}

function book({ loaded: { game, texts, format } }: NewMatchState): LoadedBook {
  return { game, texts, format };
}

export const newMatchFeature: Feature<NewMatchState> = {
  update,
  Screen: NewMatchScreen,
  speech,
  takesAllKeys: (state, at) => fieldsIn(state, at)[state.list.cursor]?.kind === 'text',
  book,
};
