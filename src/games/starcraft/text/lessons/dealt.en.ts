type TextParams = Readonly<Record<string, string | number>>;

/** The coach's texts for practice with random numbers. */
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
  'lesson.dealt.supply': ({ modules }: TextParams) =>
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
  'lesson.dealt.fight.goal': 'the battle is over',
  'lesson.dealt.fight.compared': 'the cards are compared',
  'lesson.dealt.best-card':
    'You hold three cards. The big values of a card count for the units that it shows, else the small ones. Inspect your cards (i); in front is your {unit}.',
  'lesson.dealt.best-card.because': 'Only a card that shows the unit gives it the big values.',
  'lesson.dealt.skirmish':
    'Your {mine} attacks, with a card that gives it {attack}/{health}. Kerrigan’s {hers} has {attack2}/{health2} by hers. A side whose attack is at least the other’s health destroys the unit in front; both strike at once.',
  'lesson.dealt.two-skirmishes':
    'Two Marines attack two Zerglings: two skirmishes. Your cards give {a} and {b}, Kerrigan’s {c} and {d}: the first of yours meets the first of hers, the second the second.',
  'lesson.dealt.targets':
    'Units are ground or flying, and each has its targets: inspect both (i). Your {mine} attacks the {hers} alone, and has {attack}/{health} by its card; the {hers} has {attack2}/{health2}.',
  'lesson.dealt.targets.because': 'However strong a unit is, it destroys only what it can target.',
  'lesson.dealt.support':
    'Your Marine goes in front, with {attack}/{health} by its card, and your {helper} supports it. A Marine supports with 1, a Siege Tank with 2, a Vulture with 1, if they could hit the enemy themselves. Kerrigan’s {hers} has {attack2}/{health2}.',
  'lesson.dealt.support.because':
    'Support adds to the attack, and only that of units which can hit the enemy. Some cards that show a Marine add more against flyers.',
  'lesson.dealt.reinforced':
    'Your Vulture has {attack}/{health} by its card, and behind it lies a reinforcement card: you pay a worker for one health more. Kerrigan’s {hers} has {attack2}/{health2}.',
  'lesson.dealt.reinforced.because': 'One health more is enough if her attack was just as high as your health.',
  'lesson.dealt.from-deck':
    'No standard card is in your hand, so the top card of your deck is laid unseen. It gives your Marine {attack}/{health}.',
  'lesson.dealt.from-deck.because':
    'Attack {hers} against your health {health}, and your attack {mine} against her health {holds}: equal is enough. A card of the deck counts like any other, big only for what it shows.',
  'lesson.dealt.draw':
    'Your Marine attacks a Hydralisk, by a {order} Mobilize. Cards in your hand now: {cards}. An attacker draws before the battle; a special Mobilize draws two more.',
  'lesson.dealt.draw.special': 'special',
  'lesson.dealt.draw.usual': 'usual',
  'lesson.dealt.draw.because': 'Three for an attacker, and two more by a special Mobilize.',
  'lesson.dealt.strike':
    'Your Marine attacks by a {order} Mobilize; a special one adds 1 to each attack of yours. By the card it has {attack}/{health}; Kerrigan’s Hydralisk has {attack2}/{health2}.',
  'lesson.dealt.strike.because':
    'Compare attack with health on both sides, with 1 more for you if the order is special.',
  'lesson.dealt.cloak':
    'Your Vulture attacks a Hydralisk, {vessel}, and has {attack} attack by its card. Kerrigan lays {card}: the Hydralisk {cloaked}.',
  'lesson.dealt.cloak.vessel': 'with a Science Vessel, a detector, in support',
  'lesson.dealt.cloak.alone': 'alone',
  'lesson.dealt.cloak.yes': 'is cloaked, with health 5',
  'lesson.dealt.cloak.no': 'is not cloaked, and has health 5',
  'lesson.dealt.cloak.because':
    'A cloaked unit that would be destroyed withdraws instead, unless a detector takes part in the skirmish.',
  'lesson.dealt.splash':
    'Your Vulture attacks with Spider Mines, {attack}/{health}. Zerglings of Kerrigan’s: {count}; the one in front has {attack2}/{health2}, the others support it. When the side of the mines destroys somebody, splash damage hits one more.',
  'lesson.dealt.splash.because': 'One falls in front, and one more by splash damage, if one is left.',
  'lesson.dealt.defender':
    'Before a battle both sides draw Combat cards: the attacker three, a defender as a rule one. Protoss have shields, which change that. A {unit} stands on Antiga Prime 2, which you attack.',
  'lesson.dealt.defender.rival': 'Rival',
  'lesson.dealt.defender.because': 'One for a defender; Protoss draw as many as an attacker, three.',
  'lesson.dealt.regrouped': 'the round is over',
  'lesson.dealt.points':
    'One order is left in this round. You give it up for an Event card, and regrouping comes. Antiga Prime 1 and Braken 1 give a conquest point each to the player who stands there.',
  'lesson.dealt.points.because':
    'A point for each area with conquest points where units or bases of yours stand and no enemy. Nothing else gives any.',
  'lesson.dealt.landed':
    'A base of yours has landed on {area}. Antiga Prime 1 and Braken 1 give a conquest point each to the player whose units or base stand there. Regrouping comes.',
  'lesson.dealt.ahead':
    'One order is left in this round, and regrouping comes. You have {mine} conquest points, Kerrigan has {hers}. Antiga Prime 1 and Braken 1 give one each to the player who stands there.',
  'lesson.dealt.ahead.me': 'I am',
  'lesson.dealt.ahead.her': 'Kerrigan',
  'lesson.dealt.ahead.nobody': 'nobody: we are level',
  'lesson.dealt.fifteen':
    'You have {before} conquest points and hold Antiga Prime 1, worth 1 a round. {name} has {theirs}. One order is left, and regrouping comes. Your Sheet says what your goal is.',
  'lesson.dealt.fifteen.theirs': 'my rival wins the match',
  'lesson.dealt.fifteen.because': '15 points win, unless Aldaris is at the table: everybody else needs 20 then.',
  'lesson.dealt.tokens':
    'Planning: in turn, everybody places order tokens, face down. Players: {players}. Tokens that each of them has placed: {lying}.',
  'lesson.dealt.upper':
    'Two orders of yours lie on Antiga Prime, {above} above {below}. Nobody stands there. Marines on Pridewater: {marines}, and a transport of yours flies between the planets. You reveal the upper one.',
  'lesson.dealt.upper.because':
    'Only the upper order is carried out. Mobilize brings units; Build builds no base where no unit of yours stands.',
  'lesson.dealt.paying':
    'A Marine of yours stands on {area}, and your Build order lies on Antiga Prime: you build a base there. Workers in your pool: {pool}.',
  'lesson.dealt.base':
    'Read the board. Behind the number of each area stands what it yields, then who is there: the mark of a side with its units, and a base has a sign of its own. The key e says what every sign means.',
  'lesson.dealt.base.because': 'What stands in an area is read behind its number.',
  'lesson.dealt.empty': 'Kerrigan placed this planet, and her base stands on {base}.',
  'lesson.dealt.forces':
    'Starting forces: two Marines, a Firebat and a Vulture. Every area has a unit limit; press i on {area} to see its own.',
  'lesson.dealt.routes':
    'Helios, with slots at all four sides, comes south of {north} and west of {east}. A route arises where two slots face each other; see which slots of those two look at Helios.',
  'lesson.dealt.stack':
    'You place two orders on {planet}: first {one}, then {other} on top of it. In execution stacks are carried out from the top.',
  'lesson.dealt.stack.goal': 'the first order is revealed',
  'lesson.dealt.obstructed':
    'Stacks with an order of yours: {stacks}. On top of each lies a token of Kerrigan’s. It is your turn.',
  'lesson.dealt.obstructed.goal': 'your turn has come',
  'lesson.dealt.transport':
    'A Mobilize order of yours lies on Antiga Prime. Marines on Pridewater: {there}; on Braken: {others}. Your only transport flies between Pridewater and Antiga Prime.',
  'lesson.dealt.transport.goal': 'the order is carried out',
  'lesson.dealt.transport.because': 'One transport carries any number of units, but only along its own route.',
  'lesson.dealt.cards':
    'Your Build order on Antiga Prime puts a base on {area}, where a Marine of yours stands. It is the last order of the round. Antiga Prime 1 yields conquest points, 2 and 3 minerals.',
  'lesson.dealt.cards.because':
    'Cards come from areas with minerals or gas that are yours, and from empty ones as long as no enemy is on the planet.',
  'lesson.dealt.site':
    'On a planet you may have only one base, always where one of your units stands. Look where your units and your bases are.',
  'lesson.dealt.site.because':
    'A unit has to stand there, and no base of yours on the planet; a base of somebody else does not matter.',
  'lesson.dealt.technology.spider-mines':
    'A Research order. You buy Spider Mines: they show a Vulture, and are cards for a skirmish. All copies are bought at once.',
  'lesson.dealt.technology.bunker':
    'A Research order. You buy the Bunker: it makes your infantry tougher where it defends a base. It is not a card for a skirmish.',
  'lesson.dealt.technology.siege-mode':
    'A Research order. You buy Siege Mode: its cards show a Siege Tank, and are laid in a skirmish. All copies are bought at once.',
  'lesson.dealt.technology.charon-boosters':
    'A Research order. You buy Charon Boosters: where your Goliaths defend, they destroy a flyer that attacks. They are not a card for a skirmish.',
  'lesson.dealt.technology.goal': 'the technology is bought',
  'lesson.dealt.technology.because':
    'Cards for skirmishes are shuffled into the Combat deck; a technology that works by itself lies in the play area.',
  'lesson.dealt.copies':
    'A {order} Research on Pridewater. A usual one shuffles all copies of a technology into your Combat deck; a special one adds an Event card at the end, or a copy for your hand.',
  'lesson.dealt.copies.goal': 'the order is carried out',
  'lesson.dealt.copies.because': 'Only a special Research takes a copy into the hand, and one alone.',
  'lesson.dealt.cheapest':
    'Your three units attack Antiga Prime 2. At the start of the battle Tassadar uses Leg Enhancements: you destroy your cheapest ground unit. Inspect your units (i).',
  'lesson.dealt.cheapest.because': 'The lowest price of those that do not fly.',
  'lesson.dealt.mined-out':
    'An Ultralisk stands on Antiga Prime 2, beside your base. Workers in your pool: {pool}; unavailable: {others}; on the card of Antiga Prime 2: two. You build a Goliath, and pay by mining that card twice, each time with one more worker.',
  'lesson.dealt.lost-card':
    'The last order of the round. Workers in your pool: {pool}; unavailable: {waiting}; on the card of Antiga Prime 3: {lost}. An Ultralisk destroys your base on that planet in regrouping, and you lose the card.',
  'lesson.dealt.lift':
    'A base of yours stands on {from}, beside an Ultralisk. Terran bases can lift off: with your Mobilize order it goes to {to}, which is empty.',
  'lesson.dealt.lift.because':
    'It may leave an area with enemies. Where it stands then there is none, so nothing happens to it.',
  'lesson.dealt.kept-card':
    'You hold the card of Antiga Prime 2, and your base stands on {base}. The last order of the round is left; then comes regrouping. See who stands on Antiga Prime 2.',
  'lesson.dealt.kept-card.yes': 'yes, I do',
  'lesson.dealt.kept-card.no': 'no, I lose it',
  'lesson.dealt.kept-card.because':
    'A card belongs to the player who controls its area and has a base on the planet; an enemy there takes it away.',
  'lesson.dealt.hand':
    'You play Zerg, and hold {cards} cards when you have drawn for the battle. One enemy, one skirmish: you lay one card. When both sides have laid their cards, Zerg draw one.',
  'lesson.dealt.hand.because': 'One card less by laying it, and one more by regeneration.',
  'lesson.dealt.first-player': 'First player now: {first}. The last order of the round is left, and regrouping comes.',
  'lesson.dealt.first-player.me': 'I',
} as const;
