import type { Rule } from 'eslint';

export declare const yieldStar: Rule.RuleModule;
export declare const orrery: { readonly rules: { readonly 'yield-star': Rule.RuleModule } };
