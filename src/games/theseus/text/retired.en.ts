/** Texts that the rules of Theseus no longer use, but that the histories of older matches still name. */
export const retiredTexts = {
  'pending.slot': 'Do you use a pending slot?',
} as const;
