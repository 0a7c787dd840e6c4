/** The coach's texts for the first time that a seat meets a kind of decision. Keys are `coach.` and the kind. */
export const coachTexts = {
  // Decisions of the set-up
  'coach.setUp.faction':
    'Your faction decides your race, its units and cards, and a special victory of your own. 15 conquest points win, but where Aldaris plays all others need 20. For a first match Jim Raynor is a good choice.',
  'coach.setUp.choosePlanet':
    'You place two planets, one now and one later, and your base goes on either. You begin with the Resource cards of the planet of your base: look for one that yields both minerals and gas.',
  'coach.setUp.placePlanet':
    'Planets are joined where their free slots face each other, and then there is a route. Routes carry your transports, and those of rivals: many make you quick, few make you safe.',
  'coach.setUp.base':
    'Units are trained on planets with a base of yours, and all your starting units begin here. In an area with conquest points the base alone earns them every round.',
  'coach.setUp.zAxisMajor':
    'A z-axis route joins two planets that are not neighbours, and anybody may use it. Join your planet to one that you want, or keep a way open out of a corner.',
  'coach.setUp.zAxisMinor':
    'Now the other end. Both planets count as adjacent from then on: for orders and for transports, yours and those of rivals.',
  'coach.setUp.forces':
    'Spread your units: each area that you hold yields to you in regrouping, and each has a unit limit. Put the transport on the route to the planet that you want next.',

  // Decisions about orders
  'coach.planning.planet':
    'Four tokens each, placed in turn, face down, where you are or next door. On a planet the last one placed is carried out first. So think backwards: what is to happen last goes down first.',
  'coach.planning.token':
    'Build trains units and buys buildings and bases. Mobilize moves, and attacks. Research draws cards and buys technologies. You have two of each kind a round.',
  'coach.execution.order':
    'In turn everybody reveals one token that lies on top of a stack. Think of who waits below it: a rival there can’t act before you have, and your own next order may wait there too.',
  'coach.execution.choice':
    'Carry the order out, or give it up for an Event card, which you read when the round ends. An order that would do little is a good one to give up.',
  'coach.order.destroy':
    'You may destroy pieces of your own, for nothing: to make room in an area, or because the box holds no more of them and you want one elsewhere.',

  // Decisions of the Build order
  'coach.build.units':
    'First step of a Build: workers, transports, units. Each is paid at once by workers from your pool. Units count against the build limit; workers and transports do not.',
  'coach.build.area':
    'New units stand on this planet, in an area that is yours or empty and has room. Areas that you hold yield resources, and some yield conquest points.',
  'coach.build.discount':
    'A special Build takes one resource off one thing that you buy with it. You may use it now, or keep it for something dearer in the same order.',
  'coach.build.sacrifice':
    'This unit is made of others: they are destroyed for it, and it stands where one of them stood. Choose those that you need least.',
  'coach.build.sheet':
    'Second step: one building and one module at most. Buildings unlock stronger units, modules help for good, and both serve all your bases. They work from your next Build order on.',
  'coach.build.base':
    'Third step: a base, 2 minerals, where a unit of yours stands. With it the areas of this planet can yield to you, and your next Build here trains units. One base a planet.',
  'coach.pay':
    'Each mineral or gas takes one worker from your pool, on a card that gives it and has room; they come home in regrouping. “Pay for me” spares the cards. Squeezing a full one for more uses it up.',

  // Decisions of the Mobilize order
  'coach.mobilize.move':
    'Units move within this planet, and come here from next door where a transport of yours lies on the route. Nothing leaves the planet. All moves happen together when you are done.',
  'coach.mobilize.to':
    'Spread out over empty areas to hold them. At most one of your goals may be an area with enemies: that is a battle, and there you may be 2 above the unit limit.',
  'coach.mobilize.recall': 'The Arbiter may call one unit of yours to its area, from anywhere. You need not.',

  // Decisions of the Research order
  'coach.research.draw':
    'Combat cards decide battles, and you fight with what you hold. The hand limit is checked only when the round ends, so before a battle more cards are welcome.',
  'coach.research.technology':
    'You pay once and get all copies. Most are shuffled into your Combat deck, some stay before you for good. Buy what helps units that you have: inspect the cards to see which units they serve.',
  'coach.research.special':
    'A special Research gives one more thing: another Event card, or a copy of the new technology in your hand at once, instead of somewhere in the deck.',

  // Decisions of battles
  'coach.battle.ability':
    'Some of your technologies and events work when a battle begins: one of them in each battle. Think of what your side lacks here before you use up a card for it.',
  'coach.battle.own-victim':
    'A rival’s card takes a unit from you, but you say which of those that it can take. The cheapest one that you do not need in front is the usual answer.',
  'coach.battle.consume':
    'You pay for the cards with one of your own: a worker costs a mineral to replace, a unit may be missing in this very battle.',
  'coach.battle.front':
    'Assist units fight in front only when there is nobody else. Pick the one that you can spare: it faces the enemy in the only skirmish.',
  'coach.battle.pair':
    'The attacker says who fights whom, and every pair is a skirmish. Set your strong units against what you want destroyed, and look at who can hit ground and who can hit flying.',
  'coach.battle.support':
    'A unit without an opponent supports one of your pairs and adds to its attack, if it can hit the enemy in front. All on one pair make sure of it; spread out they may win more.',
  'coach.battle.cards':
    'One standard card for each skirmish, laid face down. Its big values count if it shows your unit in front, else the small ones. Compare your attack with what health the enemy may have, and the other way round.',
  'coach.battle.replace':
    'Your card was cancelled. Another standard card may take its place, from your hand or unseen from the deck, and it can’t be cancelled by the same effect.',
  'coach.battle.skirmish':
    'The attacker says which skirmish comes next. Some abilities last for the battle or depend on who still stands, so the order can matter; otherwise begin where you are surest.',
  'coach.battle.pay':
    'This ability works only if you pay for it now. Ask yourself whether it changes the comparison: attack that is at least the health destroys.',
  'coach.battle.next-ability':
    'Several cards work at this moment, and you say in which order. It matters where one of them changes what the next can reach.',
  'coach.battle.victim':
    'The enemy is strong enough but can’t hit your unit in front, so a supporting unit falls instead, and you choose. Keep the units that you need to hold the area.',
  'coach.battle.withdraw':
    'A cloaked unit is not destroyed but slips away, to an area of this planet that is yours or empty. It is out of the battle. An enemy detector would have prevented this.',
  'coach.battle.splash':
    'Splash damage comes after all skirmishes, and you choose which of your units is hit, among those that can be. Keep the units that you need to hold the area, or that cost most.',
  'coach.battle.excess':
    'You have won with more units than the area holds, so some have to retreat. Keep those that would defend it best.',
  'coach.battle.retreat':
    'All retreating units go to one and the same area: on this planet, or next door where a transport of yours lies. Look for room for all of them, and for an area worth holding.',
  'coach.battle.perish':
    'There is not room for all of them, and those without a place are destroyed. Give up those that are cheapest to train again.',

  // Decisions of regrouping and Event cards
  'coach.regrouping.event':
    'Now you read the Event cards that you drew this round. You may play one, and the others are gone; some are kept for later. The End Draws Near has to be played: two of them end the game.',
  'coach.regrouping.benefit':
    'The End Draws Near gives the player who plays it something for the trouble. Points may decide a close match; cards help in the next battle, if there is one.',
  'coach.regrouping.discard':
    'Above the hand limit you discard Combat cards of your choice. Cards that show no unit of yours go first; they come back when the deck is shuffled.',
  'coach.event.area':
    'The event needs an area. What may be chosen is listed and marked on the board; think about who holds it now, and who would profit next round.',
  'coach.event.copy':
    'One copy of the new technology may go to your hand, so that you have it in your next battle. The others are shuffled into your deck.',
  'coach.event.end':
    'One end of a z-axis route moves to another free slot: a way for you, or one less for a rival. Transports on it stay with the route.',
  'coach.event.from':
    'This event moves units without a Mobilize order. First say from where; think of those that hold nothing of value where they are.',
  'coach.event.planet':
    'This event is an order outside the round: nobody can cover it or answer it. Choose the planet where it surprises most.',
  'coach.event.price':
    'The event takes something off the price. Save what you have less of: gas is usually scarcer than minerals.',
  'coach.event.purchase':
    'The event lets you buy something for less. Workers that pay now are missing next round, because they come home only at its end.',
  'coach.event.route':
    'The event is about one route. Transports bring units to other planets, so look at the way that you, or a rival, will need next.',
  'coach.event.slot':
    'The end needs a free slot, on another planet than the other end. From then on those two planets are adjacent.',
  'coach.event.to':
    'Now where they go. An area of yours or an empty one with room; in the next regrouping it yields to you if you have a base on its planet.',
  'coach.event.transport':
    'Without a transport nobody comes by that route until a new one is built. Choose the one that an attack on you would need.',
  'coach.event.unit':
    'A free unit, as your buildings or the card allow. The dearest is not always the best: look at which of them your cards show.',
  'coach.event.units':
    'Which units, as far as there is room. Where units leave an area, somebody should stay if it is to remain yours.',
  'coach.event.victim':
    'One of your units here is lost, but you say which. The one that is cheapest to train again is the usual answer.',
} as const;
