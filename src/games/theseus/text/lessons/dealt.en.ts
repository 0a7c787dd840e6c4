type Filled = Readonly<Record<string, string | number>>;

/** The texts of practice questions with random places and numbers. */
export const dealtLessonTexts = {
  'lesson.dealt.walk':
    'A unit that leaves a sector walks clockwise, as many sectors as units stand there, itself among them. {unit} starts here: {from}.',
  'lesson.dealt.walk.because':
    'All units of its sector count, of both sides, and the unit itself; then as many sectors, clockwise.',
  'lesson.dealt.passage':
    'Alien 1 starts here: {from}. It walks as many sectors as units stand there, itself among them, and your Shaft Passage takes it one sector further.',
  'lesson.dealt.passage.because': 'Its steps by the count, and one more by the card.',
  'lesson.dealt.fetcher':
    'A Mine of yours is pending in the Docking Bay. A Marine walks as many sectors, clockwise, as units stand where it starts.',
  'lesson.dealt.collector':
    'The Video Cameras in the Control Room are theirs, and the marker on them stands at {marker}. A unit takes as many steps as there are units where it starts.',
  'lesson.dealt.assault':
    'Marine 3 walks from the Nest into room {room} of the Corridors: an assault. A Marine on its base side attacks one enemy in reach, on its upgraded side all of them. In reach is who stands in the same sector, where a passage leads.',
  'lesson.dealt.assault.because':
    'Each Marine by its own room: a base side hits one that a passage leads to, an upgraded side all of those; through a wall nobody hits.',
  'lesson.dealt.cameras': ({ marker, tokens }: Filled) =>
    `Your Video Cameras watch the Corridors. Each enemy that stops there moves their marker up, by 1 and by 1 more for each token on the card; ${tokens === 0 ? 'none lies there' : `tokens there: ${tokens}`}. It stands at ${marker}, and Alien 1 leaves the Nest next, alone there.`,
  'lesson.dealt.cameras.because': 'One for the enemy that stopped, and one for each token on the card.',
  'lesson.dealt.tokens': ({ tokens, stock }: Filled) =>
    `For the next token on a card you give away as many tokens as lie there already, besides the one that you put there. On the Battle Position: ${tokens === 0 ? 'none' : tokens}; in your stock: ${stock}.`,
  'lesson.dealt.tokens.because': 'One is put there, and as many are given away as lay there before.',
  'lesson.dealt.waking': ({ tokens }: Filled) =>
    `The malfunction token lies on your Battle Position, number 1, with ${tokens === 0 ? 'no token' : `tokens on it: ${tokens}`}. Marine 2 goes to the Control Room and puts the malfunction token elsewhere.`,
  'lesson.dealt.waking.because': 'A card that slept has lost nothing: its number and its tokens.',
  'lesson.dealt.finish':
    'You lead the Marines; Professor leads the Scientists. A duel is won by taking the last life point of the other side, or with 20 data points of one’s own. The standings show how far each side is.',
  'lesson.dealt.finish.because':
    'For each victory count what is missing: the life points that the other side has left, or the data points up to 20.',
  'lesson.dealt.side.base': 'base',
  'lesson.dealt.side.upgraded': 'upgraded',
  'lesson.dealt.reading.because': 'The letters say it: M is a Marine, A an Alien.',
  'lesson.dealt.purge':
    'Marine 1 is alone in the Control Room and walks into the Docking Bay, the Marines’ own sector. There you may purge: throw out an enemy card that lies in this sector. See where the cards of the Aliens lie.',
  'lesson.dealt.purge.because': 'Only cards in the sector where you stop are in reach.',
  'lesson.dealt.passing':
    'Marine 1 walks from the Docking Bay, where two units stand, past the Tech Bay into the Alien Nest. In the Tech Bay lie Tentacles: 1 wound, and 1 more for each token. Tokens on them: {tokens}. {asleep}',
  'lesson.dealt.passing.yes': 'The malfunction token lies on them.',
  'lesson.dealt.passing.no': 'The malfunction token lies elsewhere.',
  'lesson.dealt.passing.because': 'A trap works on everybody who passes, unless the malfunction token lies on it.',
  'lesson.dealt.barricade':
    'You bring Marine 3 back from space. Then Alien 1, {one} side, walks to Marine 1 in the Docking Bay, onto Assault: all Aliens attack. Alien 2, {two} side, is beside Marine 2. {barricade}',
  'lesson.dealt.barricade.yes': 'Your Barricade lies in the Tech Bay.',
  'lesson.dealt.barricade.no': 'You have no Barricade.',
  'lesson.dealt.barricade.because':
    'A unit attacks with its upgraded side, each enemy that a passage leads to; a Barricade protects units of its sector.',
  'lesson.dealt.return':
    'Marine 3 drifts in space. Instead of walking with another unit you bring it back, into the Control Room, where the malfunction token waits.',
  'lesson.dealt.filling':
    'Three units stand in the Docking Bay, and Marine 3 walks in and makes it full: all your units there attack at once. Marine 1 is on its {side} side. Mind the passages of the Docking Bay.',
  'lesson.dealt.filling.because': 'Every Marine there attacks by its own passages; how many it may hit is on its side.',
  'lesson.dealt.guest':
    'Steps are counted by the units in a sector, the walker among them. One of your Marines can walk into the Docking Bay now.',
  'lesson.dealt.refill':
    'Marine 1 walks into the Docking Bay, and you deploy the Assault from pending slot 1. Another card lies in slot 2. The slot is refilled from your deck; its top card is {top}.',
  'lesson.dealt.refill.goal': 'the slot is filled',
  'lesson.dealt.replaced':
    'Marine 2 walks into the Corridors, where {hers} of the Aliens is pending. You throw it out. The top card of your deck is {top}, that of the Aliens’ deck Tentacles.',
  'lesson.dealt.instant':
    'The malfunction token lies on your {card}. Your Repair puts the token back in the Control Room. Do so before you walk.',
  'lesson.dealt.instant.because': 'Such cards cost no phase: the walk is still to come.',
  'lesson.dealt.burrowing':
    'Alien 1 walks into the Corridors. There Burrow is pending, an instant of the Aliens: it moves one of your installed cards to an empty slot anywhere. You deploy it.',
  'lesson.dealt.traps':
    'You bring Alien 3 back from space, then Marine 2 walks into the Corridors. Traps of yours there, 1 wound each: {traps}. {asleep}',
  'lesson.dealt.traps.asleep': 'The malfunction token lies on one of them.',
  'lesson.dealt.traps.awake': 'The malfunction token lies elsewhere.',
  'lesson.dealt.traps.because': 'One wound for each trap that works. Your units attack in your own turns only.',
  'lesson.dealt.trap.mine':
    'You bring Marine 3 back from space. Then Alien 1 walks into the Docking Bay, where your Mine lies: 2 wounds, and 1 more for each token. Tokens on it: {upgrades}.',
  'lesson.dealt.trap.fire':
    'You bring Marine 3 back from space. Then Alien 1 walks into the Docking Bay, where your Fire burns: 1 wound, and 1 more for each token. Tokens on it: {upgrades}.',
  'lesson.dealt.trap.goal': 'the Alien has stopped',
  'lesson.dealt.trap.because': 'The trap’s own number and its tokens. Nobody attacked, so nothing else adds to it.',
  'lesson.dealt.trade':
    'Marine 1 walks from the Nest into the Corridors, onto traps of 1 wound each: {traps}. Then comes your assault. See which of your other Marines have an Alien in reach.',
  'lesson.dealt.trade.goal': 'the assault is over',
  'lesson.dealt.trade.because': 'Traps come first, then the sector: count the traps against the hits.',
  'lesson.dealt.assaulted': 'the assault is over',
  'lesson.dealt.stop':
    'You bring Marine 3 back from space, into the Nest. Then Alien 2 walks: a sector for each unit where it stands.',
  'lesson.dealt.strike':
    'Marine 3 walks into the Corridors and starts an assault. In the Docking Bay Marine 1, {side} side, has Alien 1 in reach. Your Battle Position there adds 2 wounds, and 1 more for each token. Tokens: {upgrades}.',
  'lesson.dealt.strike.because': 'The hit of the Marine, and the number of the Battle Position once.',
  'lesson.dealt.shortcut':
    'Scientist 1 is to leave the Corridors: a sector for each unit there. Your Secret Passage lies in the Control Room, a shortcut: you may skip that sector, without a step and without its traps.',
  'lesson.dealt.shortcut.because': 'The Control Room does not count; the steps go on behind it.',
  'lesson.dealt.copies':
    'Marine 2 walks into the Tech Bay, onto cards Assault: {cards}. {copy} All your action cards there are carried out, copies too.',
  'lesson.dealt.copies.yes': 'Reproduction lies beside one of them and copies it.',
  'lesson.dealt.copies.no': 'Nothing copies them.',
  'lesson.dealt.copies.because': 'Once for each card Assault, and once for each copy.',
} as const;
