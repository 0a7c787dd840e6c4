import { cachedAndFrozen } from '../plain/once.ts';

/** The plural forms of a phrase with a number, with `#` for the number. `other` is used if no other form fits. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }>;

/** How a language writes numbers and plurals. */
export interface Grammar {
  /** Formats a number as the language writes it: `12,345`, `12.345`. */
  readonly number: (value: number) => string;
  /** Returns the plural form for a number of things: `plural(2, { one: '# card', other: '# cards' })`. */
  readonly plural: (count: number, forms: Forms) => string;
}

/**
 * Returns the grammar of a language, given by its tag such as `pt-BR`. Its results are shown to people and never stored
 * in a match.
 */
export const grammarOf = cachedAndFrozen((language: string): Grammar => {
  // The formatters are created on first use, because creating them takes longer than most of the program's start.
  let numbers: Intl.NumberFormat | null = null;
  let rules: Intl.PluralRules | null = null;
  /* eslint-disable no-restricted-globals -- only words for people are made here: no match depends on the machine's languages */
  const number = (value: number): string =>
    (numbers ??= new Intl.NumberFormat(language, { useGrouping: 'min2' })).format(value);
  const formFor = (count: number): Intl.LDMLPluralRule => (rules ??= new Intl.PluralRules(language)).select(count);
  /* eslint-enable no-restricted-globals */
  return {
    number,
    plural: (count, forms) => (forms[formFor(count)] ?? forms.other).replace('#', number(count)),
  };
});
