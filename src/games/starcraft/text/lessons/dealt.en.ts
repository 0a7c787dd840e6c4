type Filled = Readonly<Record<string, string | number>>;

/** What the coach says in a practice whose numbers are dealt. */
export const dealtTexts = {
  'lesson.dealt.places':
    'A card says whether its area yields minerals or gas, and how many workers it has room for. Three cards are yours, and some workers are at work already: the Sheet says where.',
  'lesson.dealt.places.because':
    'A worker pays for a mineral only on a card that yields minerals, and only where there is still room.',
  'lesson.dealt.workers':
    'The last order of the round. Workers in your pool: {pool}; at work on Pridewater 1: {atWork}; unavailable: {waiting}. You buy nothing, and in regrouping workers come home.',
  'lesson.dealt.limit': 'Every area has a unit limit, and the board tells it. Inspect this one: {area} (i).',
  'lesson.dealt.limit.because':
    'A unit limit holds at all times. Only an attacker may exceed it, as long as a battle lasts.',
  'lesson.dealt.supply': ({ modules }: Filled) =>
    `How many units one Build order trains is your build limit: 2, and 1 more for each Supply module. ${modules === 0 ? 'You own none yet' : `Modules that you own: ${modules}`}, and you buy one with this order.`,
  'lesson.dealt.supply.because': 'Two, and one for each Supply module, the new one among them.',
  'lesson.dealt.types.hers':
    'Zerg have no Supply. Their build limit is 2 for each type of building they own, whatever its level. The Sheet says what Kerrigan owns.',
  'lesson.dealt.types.mine':
    'You play Zerg: your build limit is 2 for each type of building on your sheet, whatever its level. The Sheet says what you own.',
  'lesson.dealt.types.because': 'Types count, not levels: two units for each type.',
  'lesson.dealt.goal': 'Aldaris plays against you, so your goal is 20 points and no longer 15. You have {points} now.',
  'lesson.dealt.goal.because': 'What is missing of 20, round by round; a round that is needed in part is a whole one.',
  'lesson.dealt.discount':
    'A special Build takes one resource off one price. A Marine costs 1 mineral, and you train so many: {marines}.',
  'lesson.dealt.discount.goal': 'the Marines are trained',
} as const;
