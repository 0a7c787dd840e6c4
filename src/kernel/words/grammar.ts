import { once } from '../plain/once.ts';

/** The plural forms for a number of things, with `#` for the number. `other` is used if no other form fits. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }>;

/** How a language writes numbers and plurals. */
export interface Grammar {
  /** A number as the language writes it: `12,345`, `12.345`. */
  readonly number: (value: number) => string;
  /** The plural form for this many things: `plural(2, { one: '# card', other: '# cards' })`. */
  readonly plural: (count: number, forms: Forms) => string;
}

/** The grammar of a language, named as in `pt-BR`. Its results are shown to people and never stored in a match. */
export const grammarOf = once((language: string): Grammar => {
  // Created on first use, because creating them takes longer than most of the program's start.
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
