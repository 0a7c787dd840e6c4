import type { Rule } from 'eslint';

export declare const orrery: {
  readonly rules: Readonly<Record<'from-catalogues' | 'ids-whole' | 'yield-star', Rule.RuleModule>>;
};
