/** The flags that say by which variant a match is played. */
export interface VariantFlags {
  readonly teams?: boolean;
  readonly galacticConquest?: boolean;
}

/** The options of a match that the flags ask for; of what they leave out the game takes its usual values. */
export function variantOptions({ teams, galacticConquest }: VariantFlags): Readonly<Record<string, unknown>> {
  return {
    ...(teams === true ? { teams } : {}),
    ...(galacticConquest === true ? { variant: 'galactic-conquest' } : {}),
  };
}
