/** The rules on the conduct of a match: who decides, in which order, and what is public (TH-21, TH-22). */
export const playRules = {
  'rule.TH-21.title': 'Who decides',
  'rule.TH-21':
    'The active player makes nearly all decisions of a turn; a player who moves a unit by a card decides its way, room, launch and targets. Others decide only in the set-up, which upgrades Decay takes from them, and the targets of an Ambush.',
  'rule.TH-22.title': 'How a match is carried out',
  'rule.TH-22':
    'These rules settle the order of things where the others leave it open. The program follows them to the letter.',
  'rule.TH-22.1.title': 'Phases one by one',
  'rule.TH-22.1':
    'A turn goes through movement, action cards, breeding and take-over, sector action and pending slot. A move by a card goes through way, room, launch, traps and minor assault of its own, and then the turn goes on where it was.',
  'rule.TH-22.2.title': 'Chance',
  'rule.TH-22.2':
    'Only the set-up has chance: factions, first player, bonus cards and decks. From the first turn on nothing is random.',
  'rule.TH-22.3.title': 'What is hidden',
  'rule.TH-22.3':
    'Nobody knows the order of a deck below its top card, or which cards left the game unseen. Everything else is open.',
  'rule.TH-22.4.title': 'What always holds',
  'rule.TH-22.4':
    'Tracks stay between 0 and 20, a room holds one unit and a slot one card. No card or token gets lost: each is on the board, with a player or in the supply.',
  'rule.TH-22.5.title': 'Choosing a way',
  'rule.TH-22.5':
    'You choose the whole way of a unit at once. Two ways to one sector are offered both, since they may pass different traps.',
  'rule.TH-22.6.title': 'The end comes at once',
  'rule.TH-22.6':
    'Points change one after the other. The first change that decides the match ends it, and what would have followed does not happen.',
  'rule.TH-22.7.title': 'Parasites on the way',
  'rule.TH-22.7':
    'A parasite wounds at each point of the way, before the traps of the sector entered. Points spent by Time Loop or Shaft Passage count too.',
  'rule.TH-22.8.title': 'What is left to do',
  'rule.TH-22.8':
    'After each action card you choose again among those that are left, each card and each copy once. The phase belongs to the sector where the unit stopped, even if that unit was launched meanwhile.',
  'rule.TH-22.9.title': 'Freeing and gripping',
  'rule.TH-22.9':
    'An arriving unit first frees friends that are held there. Then traps work on it, but not the Gripper that has just let go. Then comes the minor assault, in which freed units attack.',
  'rule.TH-22.10.title': 'Round limit',
  'rule.TH-22.10':
    'Nothing forces the countdown to move. So a match may be given a number of rounds, after which the points decide.',
  'rule.TH-22.11.title': 'Advice',
  'rule.TH-22.11':
    'Spread your units, and stop in your own sector early to deploy cards. Upgrade again and again, keep a good action card in the Tech Bay, and do not stand together where an enemy can fill the sector.',
} as const;
