/** Texts that the rules of Space Empires no longer use, but that the histories of older matches still refer to. */
export const retiredTexts = {
  'screen.scuttle': 'Scuttle {units} on {hex} to free a counter',
  'bombard.fire': '{unit}: hits on {needed} or less',
  'sheet.sure': 'Does your sheet stay as it is?',
} as const;
