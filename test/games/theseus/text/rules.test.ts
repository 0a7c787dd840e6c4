import { RULE_NUMBERS, ruleTexts } from '../../../../src/games/theseus/text/rules.en.ts';
import { describeRuleTexts } from '../../../oracles/rule-texts.ts';

describeRuleTexts({ prefix: 'TH', chapters: 22, numbers: RULE_NUMBERS, texts: ruleTexts });
