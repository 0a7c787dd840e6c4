import type { Speech } from '../../frame/store/speech.ts';
import type { Feature } from '../../frame/store/feature.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { choiceSpeech } from '../../frame/ui/choice.tsx';
import { readerSpeech } from '../../frame/ui/reader.tsx';
import { readingCommands, rulesChoice, RulesScreen } from './screen.tsx';
import { rulesAppearance, textOf } from './state.ts';
import type { RulesState } from './state.ts';
import { updateRules } from './update.ts';

/** The rules screen, for reading aloud. */
function rulesSpeech(state: RulesState, context: FeatureContext): Speech {
  const appearance = rulesAppearance(state, context);
  const page = state.leaves.at(-1);
  if (page === undefined) return { lines: [], choices: [] };
  if (page.show !== 'text') return choiceSpeech(rulesChoice(state, page, appearance), page.list, appearance);
  const text = textOf(state.book, page.chapter, page.sought, appearance);
  return readerSpeech(text, page.reader, context.size, readingCommands(appearance), appearance);
}

/** The rules screen: contents, chapters with linked rule numbers, a glossary, and a search while typing. */
export const rulesFeature: Feature<RulesState> = {
  update: updateRules,
  Screen: RulesScreen,
  speech: rulesSpeech,
  viewer: state => state.viewer,
  takesAllKeys: state => state.leaves.at(-1)?.show === 'search',
};
