import type { Telling } from '../../frame/store/telling.ts';
import type { Feature } from '../../frame/store/feature.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { tellChoice } from '../../frame/ui/choice.tsx';
import { tellReader } from '../../frame/ui/reader.tsx';
import { readingCommands, rulesChoice, RulesScreen } from './screen.tsx';
import { rulesLook, textOf } from './state.ts';
import type { RulesState } from './state.ts';
import { updateRules } from './update.ts';

/** The rules in sentences. */
function tellRules(state: RulesState, at: FeatureContext): Telling {
  const look = rulesLook(state, at);
  const leaf = state.leaves.at(-1);
  if (leaf === undefined) return { lines: [], choices: [] };
  if (leaf.show !== 'text') return tellChoice(rulesChoice(state, leaf, look), leaf.list, look);
  const text = textOf(state.book, leaf.chapter, leaf.sought, look);
  return tellReader(text, leaf.reader, at.size, readingCommands(look), look);
}

/**
 * The rules to be read: contents, chapters whose numbers lead to each other, a glossary, and a search that finds while
 * one types.
 */
export const rules: Feature<RulesState> = {
  update: updateRules,
  Screen: RulesScreen,
  tell: tellRules,
  viewer: state => state.viewer,
  takesAllKeys: state => state.leaves.at(-1)?.show === 'search',
};
