/** Texts that the rules of Galactic Emperor no longer use, but that the histories of older matches still name. */
export const retiredTexts = {
  // Free sectors could be left alone.
  'warlord.annex': 'Annex {space}',
  'walk.refuse': 'to {space}, without annexing it',
  // A Sun was put on ships only where it had to be.
  'why.sun-on-ships': 'Ships stand there, and a Sun is not put on ships while there is another space.',
  // A displaced token could go back to the reserve.
  'regent.to-reserve': 'Back to the reserve',
  'regent.took-back': '{seat} takes the token back.',
} as const;
