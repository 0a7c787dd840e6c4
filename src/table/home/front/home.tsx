import type { ReactNode } from 'react';
import type { Message } from '../../../kernel/words/message.ts';
import { LIST_START } from '../../frame/ui/list-state.ts';
import type { ListRow, ListState } from '../../frame/ui/list-state.ts';
import { opponentsMessage } from '../../../session/setting/levels.ts';
import type { Level } from '../../../session/setting/levels.ts';
import { lastPlayedWay, waysToPlayAgainst } from '../../../session/setting/against.ts';
import type { Speech } from '../../frame/store/speech.ts';
import type { Effect } from '../../frame/store/effects.ts';
import type { Feature, FeatureStep, Input, LastSave, ScheduledInput } from '../../frame/store/feature.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { say } from '../../frame/text/say.ts';
import { ChoiceScreen, choiceSpeech } from '../../frame/ui/choice.tsx';
import type { Choice } from '../../frame/ui/choice.tsx';
import { choiceInput } from '../../frame/ui/choice-input.ts';
import { pressed } from '../../frame/theme/keys.ts';
import { MIN_ORRERY_HEIGHT, paintOrrery } from './orrery.ts';

/** The state of the home screen, which is usually the first screen. */
export interface HomeState {
  readonly screen: 'home';
  readonly list: ListState;
  /** The most recently saved match; `null`: there is none. */
  readonly last: LastSave | null;
  /** An earlier problem, or a problem with the folder of saves; `null`: none. */
  readonly message: Message | null;
  /** How many steps the orrery on the home screen has turned. */
  readonly turned: number;
}

/** Opens the home screen, which then looks for the last saved match. `message`: an earlier problem. */
export function openHome(message: Message | null): FeatureStep<HomeState> {
  return {
    state: { screen: 'home', list: LIST_START, last: null, message, turned: 0 },
    effects: [{ do: 'find-last' }],
  };
}

/** The time of one step of the orrery in milliseconds, and the number of steps after which it stops. */
const ORRERY_STEP_TIME = 700;
const MAX_ORRERY_STEPS = 150;

interface HomeRow {
  readonly row: ListRow;
  readonly does: readonly Effect[];
}

/** The number of opponents, and their level if it is not the normal one. */
function opponentWords(opponents: number, level: Level): Message {
  if (opponents === 0) return say('against.alone');
  return level === 'normal' ? say('against.with', { count: opponents }) : opponentsMessage(opponents, level);
}

/**
 * The row that leads to a match against the program, with the set-up of the last such match or the first possible one;
 * none if no game allows this.
 */
function againstRow({ games, preferences, appearance: { format } }: FeatureContext): readonly HomeRow[] {
  const opponentWays = waysToPlayAgainst(games);
  const { at, opponents, level } = lastPlayedWay(opponentWays, preferences.settings.against);
  const opponentWay = opponentWays[at];
  if (opponentWay === undefined) return [];
  const line = say('against.line', {
    game: opponentWay.game.title,
    with: opponentWords(opponents, level),
    time: say('against.time', { minutes: opponentWay.minutes }),
  });
  return [
    {
      row: { text: format(say('home.against')), detail: format(line) },
      does: [{ do: 'show', screen: { open: 'against' } }],
    },
  ];
}

function homeRows({ last }: HomeState, context: FeatureContext): readonly HomeRow[] {
  const {
    appearance: { format },
    taught,
  } = context;
  const resumeWords = say(last === null ? 'home.resume' : 'home.resume.another');
  // For people without a saved match, the lessons come first.
  const learnRow = (key: 'home.learn' | 'home.learn-first'): readonly HomeRow[] =>
    taught ? [{ row: { text: format(say(key)) }, does: [{ do: 'learn', game: null }] }] : [];
  return [
    ...(last === null
      ? learnRow('home.learn-first')
      : [
          {
            row: { text: format(say(last.isOver ? 'home.look-back' : 'home.continue')), detail: format(last.line) },
            does: [{ do: 'resume', file: last.file }] as const,
          },
        ]),
    ...againstRow(context),
    { row: { text: format(say('home.new')) }, does: [{ do: 'new-match', game: null }] },
    { row: { text: format(resumeWords) }, does: [{ do: 'show', screen: { open: 'resume', message: null } }] },
    ...(last === null ? [] : learnRow('home.learn')),
    { row: { text: format(say('home.rules')) }, does: [{ do: 'open', screen: { open: 'rules', rule: null } }] },
    { row: { text: format(say('home.settings')) }, does: [{ do: 'open', screen: { open: 'settings' } }] },
    { row: { text: format(say('home.about')) }, does: [{ do: 'about' }] },
    { row: { text: format(say('home.quit')) }, does: [{ do: 'leave', code: 0 }] },
  ];
}

function choiceOf(state: HomeState, context: FeatureContext): Choice {
  const { format } = context.appearance;
  return {
    title: format(say('table.title')),
    above: [{ text: format(say('table.subtitle')), style: { tone: 'muted' } }],
    rows: homeRows(state, context).map(({ row }) => row),
    below: state.message === null ? null : { text: format(state.message), style: { tone: 'warning' } },
    commands: [
      { commands: ['up', 'down'], label: format(say('key.choose')) },
      { commands: ['take'], label: format(say('key.open')) },
      'rules',
      'help',
      { commands: ['leave'], label: format(say('key.quit')) },
    ],
    numbered: true,
    picture: (width, height) =>
      height < MIN_ORRERY_HEIGHT ? null : paintOrrery(width, height, state.turned, context.appearance.glyphs),
  };
}

function update(state: HomeState, input: Input, context: FeatureContext): FeatureStep<HomeState> {
  switch (input.kind) {
    case 'pass':
      return { state: { ...state, turned: state.turned + 1 } };
    case 'last':
      return { state: { ...state, last: input.last, message: state.message ?? input.trouble } };
    case 'key':
    case 'mouse':
    case 'pick': {
      if (input.kind === 'key' && pressed(context.appearance.keymap, input.key).command === 'leave') {
        return { state, effects: [{ do: 'leave', code: 0 }] };
      }
      const { list, taken } = choiceInput(
        choiceOf(state, context),
        state.list,
        input,
        context.size,
        context.appearance,
      );
      const effects = taken === null ? [] : (homeRows(state, context)[taken]?.does ?? []);
      return { state: { ...state, list, message: input.kind === 'mouse' ? state.message : null }, effects };
    }
    default:
      return { state };
  }
}

function HomeScreen({ state, at }: { readonly state: HomeState; readonly at: FeatureContext }): ReactNode {
  return <ChoiceScreen choice={choiceOf(state, at)} list={state.list} size={at.size} />;
}

function speech(state: HomeState, context: FeatureContext): Speech {
  return choiceSpeech(choiceOf(state, context), state.list, context.appearance);
}

/** Turns the orrery for a while, unless the settings switch animations off. */
function timer({ turned }: HomeState, { preferences: { settings } }: FeatureContext): ScheduledInput | null {
  return settings.speed === 'instant' || turned >= MAX_ORRERY_STEPS
    ? null
    : { after: ORRERY_STEP_TIME, of: turned, input: { kind: 'pass' }, isOrnament: true };
}

export const homeFeature: Feature<HomeState> = { update, Screen: HomeScreen, speech, timer };
