import type { Rule } from 'eslint';

export declare const orrery: { readonly rules: Readonly<Record<'from-catalogues' | 'yield-star', Rule.RuleModule>> };
