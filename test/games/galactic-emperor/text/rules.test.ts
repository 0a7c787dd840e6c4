import { RULE_NUMBERS, ruleTexts } from '../../../../src/games/galactic-emperor/text/rules.en.ts';
import { describeRuleTexts } from '../../../oracles/rule-texts.ts';

describeRuleTexts({ prefix: 'GE', chapters: 15, numbers: RULE_NUMBERS, texts: ruleTexts });
