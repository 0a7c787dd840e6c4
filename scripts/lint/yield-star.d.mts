import type { Rule } from 'eslint';

export declare const yieldStar: Rule.RuleModule;
