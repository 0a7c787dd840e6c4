/** Texts that the rules of Galactic Emperor no longer use, but that the histories of older matches still name. */
export const retiredTexts = {
  // Free sectors could be left alone.
  'warlord.annex': 'Annex {space}',
  'walk.refuse': 'to {space}, without annexing it',
} as const;
