/** Texts that the rules of Galactic Emperor no longer use, but that the histories of older matches still name. */
export const retiredTexts = {} as const;
