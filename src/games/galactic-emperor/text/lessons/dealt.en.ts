type TextParams = Readonly<Record<string, string | number>>;

/** What the coach says in practice positions with random numbers. */
export const dealtLessonTexts = {
  'lesson.dealt.dice':
    'Four dice show {faces}. One is discarded; of the others the lowest sets the price of food, the middle one that of metal, the highest that of energy.',
  'lesson.dealt.dice.because':
    'The middle one of the three that are left sets the price of metal: 1 by a face of 1 or 2, 2 by 3 or 4, 3 by 5 or 6.',
  'lesson.dealt.production':
    '{one} and {other} are fed. Together they yield {yields} metal, and you have {metal} in your Storage.',
  'lesson.dealt.production.because':
    'A Storage holds 6 metal and 3 energy: what finds room is added, what finds none goes back to the supply.',
  'lesson.dealt.influence':
    'You have picked the Regent and place last on Anvil at C5, where a token of Vega’s stands. An Empire on the board counts 1 for its owner, a Starbase 2, each token of influence 1.',
  'lesson.dealt.influence.because':
    'One is taken from each until only one player has any left. One left is an Empire, two or more a Starbase; none left leaves the sector to nobody.',
  'lesson.dealt.yields':
    'Your home and three more sectors yield metal. A sector shows what it yields, as m2 for two metal; a Steward turns one cube on each of them into that.',
  'lesson.dealt.yields.because': 'What stands behind the m of each of the four, your home among them.',
  'lesson.dealt.planets.because': 'Planets count, not sectors: some have two, and each home has one.',
  'lesson.dealt.food.because': 'A sector without a cube produces nothing, however much it would yield.',
  'lesson.dealt.marks': 'A match is about to end. The player with most marks gets 2 points then.',
  'lesson.dealt.marks.because': 'Only the marks themselves are compared, not points and not planets.',
  'lesson.dealt.distance':
    'You have picked the Warlord. There is something to be had on {there}, and your ships stand at home, A4.',
  'lesson.dealt.distance.because': 'The shortest way counts, from space to space.',
  'lesson.dealt.cubes':
    'Your home at A4 and two sectors at B4 and B5 yield metal. A cube of food that lies on a sector is shown as well.',
  'lesson.dealt.cubes.because':
    'What a sector yields has a letter and a number; a cube that lies there has a sign of its own.',
  'lesson.dealt.ships':
    'On D5 stands an Empire of Vega’s. Beside it, on D6, C5 and E5, you have a Dreadnought, Cruisers and two Fighters.',
  'lesson.dealt.discount':
    'You have picked the Scientist, and hold 3 energy. This card costs {cost} energy: {card}. As you picked the role, one card costs you 1 less.',
  'lesson.dealt.discount.because': 'One less for the player who picked the Scientist; the others pay in full.',
  'lesson.dealt.owner.because': 'Your mark stands there; on the others stand those of Vega and Mira.',
  'lesson.dealt.placing': 'You have picked the Explorer. Four tiles lie in the row, and you take the first one.',
  'lesson.dealt.placing.because':
    'Everybody has a turn in every role that is picked. What is left in the row is placed by the player who picked it.',
  'lesson.dealt.next':
    'The Scientist is played, and nobody buys anything. {chooser} picked it, first of all in this round. In this round the turn goes {direction}.',
  'lesson.dealt.next.clockwise': 'clockwise: Duke, Vega, Mira',
  'lesson.dealt.next.counter': 'counterclockwise: Duke, Mira, Vega',
  'lesson.dealt.next.because': 'The next player in the direction of the round, after the one who picked last.',
  'lesson.dealt.left':
    'You have picked the Explorer, and take {mine}. Vega and Mira choose next, one tile each, of the three others.',
  'lesson.dealt.food-left':
    'You have {marks} marks and {cubes} cubes of food in your hand. Food costs {price} a cube now. You do nothing else, and end your turn; nothing may stay in your hand then.',
  'lesson.dealt.food-left.because': 'What is left over is sold at the present price, each cube of it.',
  'lesson.dealt.annexing':
    '{one} lies at B4, {other} at C4, and nobody controls them. A ship that enters a sector with a planet annexes it. One Fighter flies from home over B4 to C4.',
  'lesson.dealt.annexing.because':
    'A flight annexes in passing, too; but where there is no planet there is nothing to annex.',
  'lesson.dealt.sun': '{between} lies at B5, between your home and C6. Ships pass over a Sun, and may not stop there.',
  'lesson.dealt.sun.because': 'A Sun costs no movement at all; every other space costs one.',
  'lesson.dealt.hole':
    'You have picked the Explorer, and the Black Hole lies in the row. It goes to one place only: on Omega, the Sun in the middle of the galaxy, which explodes.',
  'lesson.dealt.last':
    'You have picked the Warlord, and have one token left. {last} at B5 is free, and right next to your home.',
  'lesson.dealt.price': ({ chooser, buyers }: TextParams) =>
    `${chooser} picked the Regent, is asked first, and the others follow clockwise: Duke, Vega, Mira. One more token costs 2 marks for the first buyer, and each later buyer pays one more. Buyers before you: ${buyers}.`,
  'lesson.dealt.price.because': 'Two, and one more for each purchase before yours.',
  'lesson.dealt.own-price': 'Round {round}. You have the Throne, pick first, and take the Regent.',
  'lesson.dealt.own-price.because': 'The player who picked the role is asked first, and pays 2.',
  'lesson.dealt.roles':
    'Round {round}. Each of the three of you picks one role, and none that is gone already. Roles at the beginning of the round: {roles}.',
  'lesson.dealt.roles.because': 'One role for each player; the others are not played.',
  'lesson.dealt.pool':
    'A Regent pays a point for each planet that anybody controls. You have {mine}, Vega has {vega}, Mira {mira}, with the homes. In the pool are {pool} points.',
  'lesson.dealt.pool.because': 'All planets together are paid, and the pool is never below nothing.',
  'lesson.dealt.phases':
    'You attack D5 with two ships, {one} and {other}. Vega has one there: {hers}. No Empire stands there.',
  'lesson.dealt.phases.goal': 'the first dice are rolled',
  'lesson.dealt.phases.because': 'Dreadnoughts fire in phase 1, Cruisers in phase 2, Fighters in phase 3.',
  'lesson.dealt.victory':
    'Your Dreadnought attacks an Empire of Vega’s on D5. Its dice, which come first, show {faces}; hers, if the Empire stands then, show {answer}. 4 or more hits, and two hits destroy the Dreadnought. In a second round she hits twice, and you miss.',
  'lesson.dealt.victory.goal': 'the battle is over',
  'lesson.dealt.victory.because':
    'A single hit in phase 1 destroys the Empire before it may fire; without one it outlives the Dreadnought.',
  'lesson.dealt.odds': ({ fighter, cruiser, dreadnought, fighters, cruisers, token }: TextParams) =>
    `Suppose a hundred such attacks, all fought to the end. You: Fighters ${fighter}, Cruisers ${cruiser}, Dreadnoughts ${dreadnought}. On D5, Vega: Fighters ${fighters}, Cruisers ${cruisers}, token: ${token}. You picked the role, so that one ship has a die more.`,
  'lesson.dealt.odds.none': 'none',
  'lesson.dealt.odds.because':
    'Phases decide much: who fires earlier leaves less to fire back, and an Empire can’t be hit while a ship is there.',
} as const;
