import type { ReactNode } from 'react';
import type { Viewer } from '../../../kernel/words/message.ts';
import type { Speech } from '../../frame/store/speech.ts';
import type { Feature, FeatureStep, Input } from '../../frame/store/feature.ts';
import { matchAppearance } from '../../frame/store/feature-context.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import type { BlockedAnswer } from '../../frame/store/screen-requests.ts';
import { pressed } from '../../frame/theme/keys.ts';
import type { Appearance } from '../../frame/theme/look.ts';
import { goalReadAloud, openReader, ReaderScreen, readerKey, readerSpeech } from '../../frame/ui/reader.tsx';
import type { ReaderState, ReadText } from '../../frame/ui/reader.tsx';
import type { Commands } from '../../frame/ui/screen.tsx';
import { unsavedCorner } from '../../frame/ui/status.tsx';
import { helpLines, helpTitle } from './help-lines.ts';
import type { RuleHelpState } from './help-lines.ts';

/**
 * The state of the help screen: the rule behind the question, its rulings, and the blocked options, which may be the
 * viewer's secret. It links to all rules named and to the keys; any key without another meaning closes it.
 */
export interface HelpState {
  readonly screen: 'help';
  readonly told: RuleHelpState;
  readonly viewer: Viewer;
  readonly reader: ReaderState;
}

/** Opens help on the current question; `otherBlockedAnswers`: further blocked answers. `null`: there is no match. */
export function openHelp(
  context: FeatureContext,
  otherBlockedAnswers: readonly BlockedAnswer[] = [],
): HelpState | null {
  const { match } = context;
  if (match === null) return null;
  const { picture, game, texts, format, blocked, undoesAll, viewer } = match;
  const ruleHelp: RuleHelpState = {
    rule: picture.show === 'table' ? (picture.decision?.rule ?? null) : null,
    read: game.book === null ? null : { book: game.book, texts },
    blocked: [
      ...blocked.map(({ words, why, rule }) => ({ option: format(words), why: format(why), rule })),
      ...otherBlockedAnswers,
    ],
    undoesAll,
  };
  return {
    screen: 'help',
    told: ruleHelp,
    viewer,
    reader: openReader(textOf(ruleHelp, matchAppearance(context)), context.size),
  };
}

function textOf(told: RuleHelpState, appearance: Appearance): ReadText {
  return {
    title: helpTitle(told, appearance),
    lines: width => helpLines(told, width, appearance),
    nameOf: ({ to }) => numberIn(to),
  };
}

function numberIn(goal: string): string {
  return goal.slice(goal.indexOf(':') + 1);
}

function commandsOf({ read }: RuleHelpState): Commands {
  return [...(read === null ? [] : (['rules'] as const)), 'keys', 'back'];
}

function update(state: HelpState, input: Input, context: FeatureContext): FeatureStep<HelpState> {
  const text = textOf(state.told, matchAppearance(context));
  const followLink = (to: string): FeatureStep<HelpState> => ({
    state,
    effects: [{ do: 'open', screen: { open: 'rules', rule: numberIn(to) } }],
  });
  if (input.kind === 'pick') {
    const readAloudRule = goalReadAloud(text, state.reader, input.choice);
    return readAloudRule === null ? { state } : followLink(readAloudRule);
  }
  if (input.kind !== 'key') return { state };
  const keyPress = pressed(context.appearance.keymap, input.key);
  if (keyPress.command === 'keys') return { state, effects: [{ do: 'open', screen: { open: 'keys' } }] };
  const result = readerKey(text, state.reader, keyPress, context.size);
  if (result.did === 'follow') return followLink(result.to);
  return result.did === 'moved' ? { state: { ...state, reader: result.state } } : { state, effects: [{ do: 'close' }] };
}

function HelpScreen({ state, at }: { readonly state: HelpState; readonly at: FeatureContext }): ReactNode {
  const text = textOf(state.told, matchAppearance(at));
  return (
    <ReaderScreen
      text={text}
      state={state.reader}
      size={at.size}
      corner={unsavedCorner(at.match, matchAppearance(at))}
      commands={commandsOf(state.told)}
    />
  );
}

function speech(state: HelpState, context: FeatureContext): Speech {
  const appearance = matchAppearance(context);
  return readerSpeech(textOf(state.told, appearance), state.reader, context.size, commandsOf(state.told), appearance);
}

export const helpFeature: Feature<HelpState> = {
  update,
  Screen: HelpScreen,
  speech,
  viewer: state => state.viewer,
  rule: state => state.told.rule,
};
