import type { Rule } from 'eslint';

export declare const fromCatalogues: Rule.RuleModule;
