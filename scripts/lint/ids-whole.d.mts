import type { Rule } from 'eslint';

export declare const idsWhole: Rule.RuleModule;
