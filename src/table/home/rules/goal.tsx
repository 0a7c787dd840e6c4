import type { ReactNode } from 'react';
import type { GoalPart } from '../../../boards/board.ts';
import { searchingLevelAmong, approximateMinutes } from '../../../session/setting/against.ts';
import type { Speech } from '../../frame/store/speech.ts';
import type { Feature, FeatureStep, Input } from '../../frame/store/feature.ts';
import { matchAppearance } from '../../frame/store/feature-context.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { LEAVE_EFFECTS } from '../../frame/store/effects.ts';
import { ignoresKey } from '../../frame/store/guard.ts';
import { say } from '../../frame/text/say.ts';
import { pressed } from '../../frame/theme/keys.ts';
import type { Appearance } from '../../frame/theme/look.ts';
import { wrapLinked } from '../../frame/ui/linked.ts';
import type { LinkedLine } from '../../frame/ui/linked.ts';
import { openReader, ReaderScreen, readerKey, readerSpeech } from '../../frame/ui/reader.tsx';
import type { ReaderState, ReadText } from '../../frame/ui/reader.tsx';
import type { Commands } from '../../frame/ui/screen.tsx';
import { unsavedCorner, unsavedText } from '../../frame/ui/status.tsx';

/**
 * The state of the page that says how the match is won and what a turn is. It is shown before the first turn and from
 * the menu; any key without another meaning closes it.
 */
export interface GoalState {
  readonly screen: 'goal';
  readonly parts: readonly GoalPart[];
  readonly reader: ReaderState;
}

/** Opens the page on how the match is won; `null`: there is no match. */
export function openGoal(goalParts: readonly GoalPart[], context: FeatureContext): GoalState | null {
  const { match, games } = context;
  if (match === null) return null;
  const appearance = matchAppearance(context);
  // A match of one person has no usual length: that depends on the options of the game, and the form for a new match
  // has shown it.
  const opponentOf = games.find(({ id }) => id === match.game.id)?.against;
  const opponents = match.names.length - 1;
  const minutes =
    opponents < 1 || opponentOf === undefined
      ? undefined
      : approximateMinutes(
          { minutes: opponentOf.minutes, opponents: { min: opponentOf.min - 1, max: opponentOf.max - 1 } },
          opponents,
          searchingLevelAmong(match.players),
        );
  const timePart =
    minutes === undefined
      ? []
      : [{ title: appearance.format(say('goal.time')), lines: [appearance.format(say('goal.minutes', { minutes }))] }];
  const allParts = [...goalParts, ...timePart];
  return {
    screen: 'goal',
    parts: allParts,
    reader: openReader(textOf(allParts, match.game.title, appearance), context.size),
  };
}

function textOf(parts: readonly GoalPart[], game: string, { format }: Appearance): ReadText {
  return {
    title: format(say('goal.title', { game })),
    lines: width => parts.flatMap((part, at) => [...(at === 0 ? [] : [[]]), ...partLines(part, width)]),
    nameOf: () => '',
  };
}

function partLines({ title, lines }: GoalPart, width: number): readonly LinkedLine[] {
  return [
    [{ text: title, style: { tone: 'accent', bold: true } }],
    ...lines.flatMap(line => wrapLinked([{ text: line, style: {} }], width, '')),
  ];
}

function textAt({ parts }: GoalState, context: FeatureContext): ReadText {
  return textOf(parts, context.match?.game.title ?? '', matchAppearance(context));
}

function commandsOf({ format }: Appearance): Commands {
  return [{ commands: ['take'], label: format(say('key.go-on')) }, 'rules', 'leave'];
}

function update(state: GoalState, input: Input, context: FeatureContext): FeatureStep<GoalState> {
  if (input.kind !== 'key') return { state };
  const keyPress = pressed(context.appearance.keymap, input.key);
  if (keyPress.command === 'rules') {
    return { state, effects: [{ do: 'open', screen: { open: 'rules', rule: null } }] };
  }
  if (keyPress.command === 'leave') return { state, effects: LEAVE_EFFECTS };
  const result = readerKey(textAt(state, context), state.reader, keyPress, context.size);
  if (result.did === 'moved') return { state: { ...state, reader: result.state } };
  const { isAhead, isHeard } = input;
  const { guard, time, preferences } = context;
  // A late key meant for an earlier screen must not close the page unread.
  const isDeaf = isAhead === true || ignoresKey(guard, input.key, time, preferences.settings.deaf);
  if (isDeaf && isHeard !== true) return { state };
  return { state, effects: [{ do: 'close' }] };
}

function GoalScreen({ state, at }: { readonly state: GoalState; readonly at: FeatureContext }): ReactNode {
  const appearance = matchAppearance(at);
  const text = textAt(state, at);
  const cornerText = unsavedCorner(at.match, appearance);
  return (
    <ReaderScreen
      text={text}
      state={state.reader}
      size={at.size}
      corner={cornerText}
      commands={commandsOf(appearance)}
    />
  );
}

function speech(state: GoalState, context: FeatureContext): Speech {
  const appearance = matchAppearance(context);
  const readAloud = readerSpeech(
    textAt(state, context),
    state.reader,
    context.size,
    commandsOf(appearance),
    appearance,
  );
  const unsavedNote = context.match === null ? null : unsavedText(context.match, appearance);
  return unsavedNote === null ? readAloud : { ...readAloud, lines: [unsavedNote, ...readAloud.lines] };
}

export const goalFeature: Feature<GoalState> = { update, Screen: GoalScreen, speech };
