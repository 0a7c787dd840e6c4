type TextParams = Readonly<Record<string, string | number>>;

/** Texts that the rules of StarCraft no longer use, but that the histories of older matches still name. */
export const retiredTexts = {
  'build.units.prompt': ({ planet, left }: TextParams) =>
    `Step 1 on ${planet}: build workers, transports and up to ${left} more unit${left === 1 ? '' : 's'}.`,
} as const;
