import type { ReactNode } from 'react';
import type { Formatter } from '../../../kernel/words/format.ts';
import type { Message } from '../../../kernel/words/message.ts';
import { padEnd, widthOf } from '../../../boards/drawing/wrapping.ts';
import { opponentsMessage, levelWords } from '../../../session/setting/levels.ts';
import type { Level } from '../../../session/setting/levels.ts';
import { lastPlayedWay, approximateMinutes, waysToPlayAgainst } from '../../../session/setting/against.ts';
import type { AgainstWay } from '../../../session/setting/against.ts';
import type { Effect } from '../../frame/store/effects.ts';
import type { Feature, FeatureStep, Input } from '../../frame/store/feature.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import type { Speech } from '../../frame/store/speech.ts';
import { say } from '../../frame/text/say.ts';
import { pressed } from '../../frame/theme/keys.ts';
import { ChoiceScreen, choiceSpeech } from '../../frame/ui/choice.tsx';
import type { Choice } from '../../frame/ui/choice.tsx';
import { choiceInput } from '../../frame/ui/choice-input.ts';
import { LIST_START } from '../../frame/ui/list-state.ts';
import type { ListState } from '../../frame/ui/list-state.ts';

/** The state of the screen with the ways to play against the program, one in each row. */
export interface AgainstState {
  readonly screen: 'against';
  readonly list: ListState;
  /** The number of opponents in each row. */
  readonly opponents: readonly number[];
  /** The level of the opponents in each row. */
  readonly levels: readonly Level[];
}

const GO_HOME_EFFECTS: readonly Effect[] = [{ do: 'go-home' }];

/** Opens the screen with the cursor on the way that was played last. */
export function openAgainst({ games, preferences }: FeatureContext): AgainstState {
  const opponentWays = waysToPlayAgainst(games);
  const lastOpponent = lastPlayedWay(opponentWays, preferences.settings.against);
  return {
    screen: 'against',
    list: { ...LIST_START, cursor: lastOpponent.at },
    opponents: opponentWays.map(({ opponents }, at) =>
      at === lastOpponent.at ? lastOpponent.opponents : opponents.min,
    ),
    levels: opponentWays.map((_, at) => (at === lastOpponent.at ? lastOpponent.level : 'normal')),
  };
}

/** The number and level of the opponents of a row, in words. */
function opponentWords({ words, opponents: { max }, levels }: AgainstWay, count: number, level: Level): Message {
  if (max === 0) return words ?? say('against.alone');
  return levels.length < 2 ? say('against.with', { count }) : opponentsMessage(count, level);
}

function choiceOf(state: AgainstState, context: FeatureContext): Choice {
  const { format, glyphs } = context.appearance;
  const opponentWays = waysToPlayAgainst(context.games);
  const column = Math.max(0, ...opponentWays.map(({ game }) => widthOf(game.title)));
  return {
    title: format(say('against.title')),
    above: [],
    rows: opponentWays.map((way, row) => {
      const { game, opponents } = way;
      const [count, level] = [state.opponents[row] ?? opponents.min, state.levels[row] ?? 'normal'];
      const minutes = approximateMinutes(way, count, level);
      const opponentText = format(opponentWords(way, count, level));
      const showsArrows = row === state.list.cursor && opponents.max > opponents.min;
      const shownText = showsArrows ? `${glyphs.arrowLeft} ${opponentText} ${glyphs.arrowRight}` : `  ${opponentText}`;
      return {
        text: `${padEnd(game.title, column)}  ${shownText}`,
        note: format(say('against.about', { time: say('against.time', { minutes }) })),
      };
    }),
    below: {
      text: [format(say('against.hint')), ...levelLines(state, opponentWays, format)].join(' '),
      style: { tone: 'muted' },
    },
    commands: [
      { commands: ['up', 'down'], label: format(say('key.choose')) },
      { commands: ['left', 'right'], label: format(say('key.change')) },
      { commands: ['zoom-in', 'zoom-out'], label: format(say('against.level')) },
      { commands: ['take'], label: format(say('against.begin')) },
      'back',
    ],
    numbered: true,
  };
}

function update(state: AgainstState, input: Input, context: FeatureContext): FeatureStep<AgainstState> {
  if (input.kind !== 'key' && input.kind !== 'mouse' && input.kind !== 'pick') return { state };
  const command = input.kind === 'key' ? pressed(context.appearance.keymap, input.key).command : null;
  if (command === 'back' || command === 'leave') return { state, effects: GO_HOME_EFFECTS };
  if (command === 'left' || command === 'right')
    return { state: withOpponents(state, command === 'left' ? -1 : 1, context) };
  if (command === 'zoom-in' || command === 'zoom-out') {
    return { state: withLevel(state, command === 'zoom-in' ? 1 : -1, context) };
  }
  const { list, taken } = choiceInput(choiceOf(state, context), state.list, input, context.size, context.appearance);
  const movedState = { ...state, list };
  return { state: movedState, effects: taken === null ? [] : beginEffects(movedState, taken, context) };
}

/** Adds an opponent in the row under the cursor, or removes one. */
function withOpponents(state: AgainstState, by: 1 | -1, { games }: FeatureContext): AgainstState {
  const opponentWay = waysToPlayAgainst(games)[state.list.cursor];
  if (opponentWay === undefined) return state;
  const { min, max } = opponentWay.opponents;
  return {
    ...state,
    opponents: state.opponents.map((count, row) =>
      row === state.list.cursor ? Math.max(min, Math.min(max, count + by)) : count,
    ),
  };
}

/** Makes the opponents in the row under the cursor one level stronger or weaker, if the game has such a level. */
function withLevel(state: AgainstState, by: 1 | -1, { games }: FeatureContext): AgainstState {
  const { levels = [] } = waysToPlayAgainst(games)[state.list.cursor] ?? {};
  return {
    ...state,
    levels: state.levels.map((level, row) =>
      row === state.list.cursor ? (levels[levels.indexOf(level) + by] ?? level) : level,
    ),
  };
}

/** Explains the level of the opponents in the row under the cursor; empty if the game has only one level. */
function levelLines({ list, levels }: AgainstState, ways: readonly AgainstWay[], format: Formatter): readonly string[] {
  const offeredLevels = ways[list.cursor]?.levels ?? [];
  if (offeredLevels.length < 2) return [];
  return [format(say('against.level-line', { level: levelWords(levels[list.cursor] ?? 'normal', offeredLevels) }))];
}

/** The effects that begin the match of a row, and save its set-up for the next time. */
function beginEffects({ opponents, levels }: AgainstState, row: number, { games }: FeatureContext): readonly Effect[] {
  const opponentWay = waysToPlayAgainst(games)[row];
  if (opponentWay === undefined) return [];
  const setUp = {
    game: opponentWay.game.id,
    opponents: opponents[row] ?? opponentWay.opponents.min,
    ...(opponentWay.levels.length > 1 ? { level: levels[row] ?? 'normal' } : {}),
    choices: opponentWay.choices,
  };
  return [
    { do: 'set', settings: { against: setUp } },
    { do: 'play-against', setUp },
  ];
}

function AgainstScreen({ state, at }: { readonly state: AgainstState; readonly at: FeatureContext }): ReactNode {
  return <ChoiceScreen choice={choiceOf(state, at)} list={state.list} size={at.size} />;
}

function speech(state: AgainstState, context: FeatureContext): Speech {
  return choiceSpeech(choiceOf(state, context), state.list, context.appearance);
}

export const againstFeature: Feature<AgainstState> = { update, Screen: AgainstScreen, speech };
