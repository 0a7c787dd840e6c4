/** The texts of the lesson "From deck to station". */
export const cardsLessonTexts = {
  'lesson.cards': 'From deck to station',
  'lesson.cards.slots':
    'Cards make you strong, in two steps. In a pending slot a card lies ready and does nothing. Deployed into an installed slot, it works. Tab leads to the Sector pane, which shows all slots of a sector.',
  'lesson.cards.arrive':
    'The last phase of your turn is for one pending slot of the sector where you stopped. An Assault and a Mine of yours are pending in the Docking Bay. Which Marine stops there?',
  'lesson.cards.arrive.thought': 'Two cards are pending in one sector. Find the Marine whose count ends exactly there.',
  'lesson.cards.arrive.mark': 'To the pending cards',
  'lesson.cards.arrive.goal': 'a Marine stops in the Docking Bay',
  'lesson.cards.arrive.other':
    'That one stops elsewhere. Count the units where each of your Marines starts, then sectors.',
  'lesson.cards.deploy':
    'Deploy the Assault into a sector you like: whenever a unit of yours stops there, all your units attack. A bonus card in its slot becomes yours: make sure to gain one. Then the pending slot is refilled from your deck; its top card is Barricade.',
  'lesson.cards.deploy.thought': 'A pending slot that is used is filled at once. Where does the new card come from?',
  'lesson.cards.deploy.ask':
    'The Assault leaves pending slot 1, the Mine lies in slot 2. What will lie in slot 1 then?',
  'lesson.cards.deploy.do': 'Deploy the Assault, onto a slot with a bonus card.',
  'lesson.cards.deploy.because':
    'The top card of your deck came, the Mine stayed where it was. One slot a turn: that was yours.',
  'lesson.cards.deploy.mark': 'Deploying',
  'lesson.cards.deploy.goal': 'the Assault is installed',
  'lesson.cards.deploy.bonus': 'a bonus card is yours',
  'lesson.cards.deploy.enemy': 'Enemy cards keep their slots: only purge or other cards get them out.',
  'lesson.cards.deploy.other':
    'That is allowed, but this part is about the Assault and a bonus card: deploy it onto a slot where one lies.',
  'lesson.cards.deploy.advice': 'A pending card does nothing. Deploy the Assault before you end the turn.',
  'lesson.cards.replace':
    'In the Corridors the Hive of the Aliens is pending. In the same phase you may throw out an enemy’s pending card of the sector where you stopped. The top card of your deck is Fire now, that of the Aliens’ deck Tentacles.',
  'lesson.cards.replace.thought': 'There are two decks, yours and theirs. Whose turn is it, and who fills the slot?',
  'lesson.cards.replace.ask': 'If you throw the Hive out, what will lie there instead?',
  'lesson.cards.replace.do': 'End the turn, then stop in the Corridors, and after the assault throw the Hive out.',
  'lesson.cards.replace.because': 'A card of yours takes its place: one thrown out, one gained.',
  'lesson.cards.replace.mark': 'An enemy’s pending card',
  'lesson.cards.replace.goal': 'the Hive is gone',
  'lesson.cards.replace.other':
    'That one does not stop in the Corridors. From the Tech Bay, with two units in it, it is two sectors.',
  'lesson.cards.replace.advice':
    'Left there, the Hive can be deployed against you. Throw it out before you end the turn.',
  'lesson.cards.decline':
    'Now the third way: an empty pending slot may take your top card. Or you leave it: using a slot is never a duty. Next turn walk on from the Corridors to the Control Room, and do as you like with its empty slot.',
  'lesson.cards.decline.thought':
    'Ask what the top card of your deck would do there, and what it would do later elsewhere. Neither is a mistake.',
  'lesson.cards.decline.mark': 'Fill it, or not',
  'lesson.cards.decline.goal': 'your turn in the Control Room is over',
  'lesson.cards.decline.other': 'Walk with the Marine of the Corridors: it is one sector before the Control Room.',
  'lesson.cards.close':
    'So: deploy your own card and refill; or throw out an enemy’s and put yours there; or fill an empty slot; or nothing. Own sectors have two pending slots, the Tech Bay none. A deployed card works at once, but its action waits for your next stop there.',
  'lesson.cards.remember.1': 'Pending cards wait, installed cards work.',
  'lesson.cards.remember.2':
    'At the end of your turn you may use one pending slot of the sector where you stopped, and refill it.',
  'lesson.cards.remember.3': 'A deployed card may go into any sector; on a bonus slot it earns a bonus card.',
} as const;
