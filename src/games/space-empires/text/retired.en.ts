/** Texts that the rules of Space Empires no longer use, but that the histories of older matches still name. */
export const retiredTexts = {} as const;
