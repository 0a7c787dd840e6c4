/** The lesson "From deck to station". */
export const cardsLessonTexts = {
  'lesson.cards': 'From deck to station',
  'lesson.cards.slots':
    'Cards make you strong, in two steps. In a pending slot (p1, p2) a card lies ready and does nothing; deployed into an installed slot (1 to 5) it works. Tab leads to the Sector pane: all slots of a sector.',
  'lesson.cards.arrive':
    'Pending slots are used last in your turn, and only in the sector where you stopped. Two cards of yours are pending in the Docking Bay: go there with Marine 1.',
  'lesson.cards.arrive.mark': 'To the pending cards',
  'lesson.cards.arrive.goal': 'Marine 1 stops in the Docking Bay',
  'lesson.cards.arrive.other': 'That one ends elsewhere. Marine 1 is one sector before the Docking Bay.',
  'lesson.cards.deploy':
    'Deploy the Assault: it lets all your units attack when one of them stops in its sector. It may go into any sector! Where a bonus card lies in a slot, you take it when you deploy there. Use slot 1 of the Tech Bay.',
  'lesson.cards.deploy.mark': 'Deploying',
  'lesson.cards.deploy.goal': 'the Assault is installed',
  'lesson.cards.deploy.bonus': 'a bonus card is yours',
  'lesson.cards.deploy.plain':
    'It would work there as well. But a slot with a bonus card gives you that card on top. The Tech Bay, slot 1.',
  'lesson.cards.deploy.enemy': 'Enemy cards keep their slots: only purge or other cards get them out.',
  'lesson.cards.deploy.mine': 'The Mine can wait; begin with the Assault.',
  'lesson.cards.deploy.end':
    'You may end it like this, but then the Assault goes on waiting. This time deploy it first.',
  'lesson.cards.deploy.play':
    'You could use the bonus card Upgrade on the spot. Keep it this time: it may be played in any later turn of yours.',
  'lesson.cards.refilled':
    'The top card of your deck filled the slot again. It lies open for all to see, there and on the deck; what lies below it nobody knows. One slot a turn, so this turn ends now.',
  'lesson.cards.replace':
    'In the Corridors a card of the Aliens is pending. End the turn, then stop there with Marine 2, and after the assault throw that card out: yours comes in its place.',
  'lesson.cards.replace.mark': 'An enemy’s pending card',
  'lesson.cards.replace.goal': 'the Aliens’ pending card is gone',
  'lesson.cards.replace.unit':
    'It does not end in the Corridors. Marine 2 does: two units in the Tech Bay, two sectors on.',
  'lesson.cards.replace.advice':
    'Left there, that card would soon be deployed against you. Go back, and throw it out before you end the turn.',
  'lesson.cards.decline':
    'Using a pending slot is never a duty, and a deck is also a clock: when you must draw and have no card left, the end of the game comes closer. End this turn; then walk on to the Control Room with Marine 2 and leave its slot alone.',
  'lesson.cards.decline.mark': 'Leaving it',
  'lesson.cards.decline.goal': 'a whole turn without a pending slot',
  'lesson.cards.decline.fill': 'You could. But this time let it be, and only end the turn.',
  'lesson.cards.close':
    'So: put a card in an empty slot, throw out an enemy’s and put yours there, deploy your own and refill; or nothing. Own sectors have two pending slots, the Tech Bay none.',
  'lesson.cards.remember.1': 'Pending cards wait, installed cards work.',
  'lesson.cards.remember.2':
    'At the end of your turn you may use one pending slot of the sector where you stopped, and refill it.',
  'lesson.cards.remember.3': 'A deployed card may go into any sector; on a bonus slot it earns a bonus card.',
} as const;
