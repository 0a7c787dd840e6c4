/** Why something cannot be chosen that one might want. */
export const whyNotTexts = {
  'why.taken': 'It is not free.',
  'why.money': 'You have too few CP.',
  'why.no-counter': 'All counters of that type are on the map.',
  'why.supernova': 'Nobody enters a supernova.',
  'why.no-movement': 'The {unit} cannot go on in this turn.',
  'why.first-step': '{hex} can be entered with the first step only.',
  'why.unescorted': 'Unarmed units need an armed one that enters in this phase.',
  'why.mines': 'Mines never enter such a hex.',
  'why.fighters': 'The carriers have too little room.',
  'why.fighters-behind': 'Fighters would stay behind for which there is no room.',
  'why.screen-too-many': 'Only {left} more may be screened.',
  'why.one-level': 'One level of a technology a phase.',
  'why.gearing': 'Research may take {most} CP in this phase.',
  'why.capacity': 'The yards on {hex} can build no more.',
  'why.one-a-phase': 'One a colony and phase.',
  'why.one-base': 'A base stands there.',
} as const;
