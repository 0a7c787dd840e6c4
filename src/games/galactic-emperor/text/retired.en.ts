/** Texts that the rules no longer use but that saves of older matches contain. */
export const retiredTexts = {
  // An option of an older rule: free sectors could be left alone.
  'warlord.annex': 'Annex {space}',
  'walk.refuse': 'to {space}, without annexing it',
  // A reason from an older rule: a Sun was put on ships only if there was no other space.
  'why.sun-on-ships': 'Ships stand there, and a Sun is not put on ships while there is another space.',
  // An option of an older rule: a displaced token could go back to the reserve.
  'regent.to-reserve': 'Back to the reserve',
  'regent.took-back': '{seat} takes the token back.',
} as const;
