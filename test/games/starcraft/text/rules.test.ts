import { expect, test } from 'vitest';
import { RULE_NUMBERS, ruleTexts } from '../../../../src/games/starcraft/text/rules.en.ts';
import { describeRuleTexts } from '../../../oracles/rule-texts.ts';

describeRuleTexts({ prefix: 'SC', chapters: 24, numbers: RULE_NUMBERS, texts: ruleTexts });

test('only the chapter on variants speaks of them', () => {
  const ofVariants = Object.entries(ruleTexts)
    .filter(([, text]) => /teammate|team play|Galactic Conquest/i.test(text))
    .map(([key]) => key);
  expect(ofVariants.filter(key => !/^rule\.SC-23(\.|$)/.test(key))).toEqual([]);
  expect(ofVariants).not.toEqual([]);
});
