/**
 * What the coach of a match says when a seat meets a kind of decision for the first time. The keys are `coach.` and the
 * kind.
 */
export const coachTexts = {
  // Decisions about the round.
  'coach.round.direction':
    'You hold the Throne: you say in which direction this round goes. It decides who picks after you, and who acts last in your role.',
  'coach.round.role':
    'Everybody will act in the role that you pick, you first and with a privilege. Ask what you need now, and what the others could do with it.',

  // Decisions of the Explorer.
  'coach.explorer.tile':
    'Tiles with two planets or many resources are the best. Food is cheap, but it is harvested every time and feeds everything else.',
  'coach.explorer.left':
    'What is left over is yours to place. A tile without planets makes a fine hedge around the stronghold of a rival.',
  'coach.explorer.space':
    'Good tiles belong near your home, where your ships reach them first. Empty ones go where they hinder somebody else.',
  'coach.explorer.annex':
    'As the chooser you may annex your first tile at once. It costs a token of your reserve, and your last one ends the game.',
  'coach.explorer.scan':
    'Your Scanners show you the top tile of the stack. You keep one of the two, and the other one goes back on top.',
  'coach.explorer.keep':
    'Only you see the drawn tile. If you keep it, the open one lies on top of the stack, and everybody knows.',

  // Decisions of the Merchant, Steward and Engineer.
  'coach.market.discard':
    'Of the three dice that stay, the lowest sets the price of food, the next metal, the highest energy. High prices help sellers, low ones buyers.',
  'coach.merchant.trade':
    'Buy and sell as much as you like at the prices shown. Put food on sectors that yield metal or energy: each cube feeds one Steward. Food that you keep in hand is sold at the end.',
  'coach.steward.free': 'As the chooser you get a cube. Energy is dearer, metal is needed for every ship.',
  'coach.steward.produce':
    'Each fed sector can give one cube of food for what is printed there. Beware of your Storage: what does not fit is lost.',
  'coach.engineer.free': 'A free Fighter. Put it where ships are short, at a Starbase or at home.',
  'coach.engineer.buy':
    'Ships appear at Starbases and at home at once. Fighters are cheap and fast, Cruisers fire twice, a Dreadnought takes two hits and fires three dice first.',

  // Decisions of the Warlord.
  'coach.warlord.move':
    'Choose ships that set out together. Free planet sectors that they enter become yours, as long as you have tokens: that is an order, also with your last one. Where they meet an enemy you fight when you like, before others move or after them.',
  'coach.warlord.claim':
    'Sectors under your ships that belong to nobody are annexed at once, each with a token. You have too few for all, and the last one ends the game.',
  'coach.warlord.walk':
    'Each space is chosen by itself, because what you pass may become yours, and because a retreat leads back one space. Enemies stop you, and there will be a battle.',
  'coach.warlord.warp':
    'The wormhole leads anywhere but to homes and Suns. Ships that come out among enemies fire first, but they may not retreat.',
  'coach.warlord.join':
    'A surprise attack is made at once, by all ships that warp together. Others on the Black Hole may come along now, or stay.',
  'coach.warlord.battle': 'What waits is fought before your turn ends, one battle after the other. The order is yours.',
  'coach.battle.extra':
    'As the chooser you give one ship one more die in this round. A Dreadnought fires first; a Fighter needs a 5.',
  'coach.battle.hit':
    'You say what is hit. A Dreadnought bears one hit unharmed, a Starbase becomes an Empire, and an Empire is safe behind ships.',
  'coach.battle.retreat':
    'After a whole round you may go back to where you came from, all or nobody. Destroying an Empire brings a point.',
  'coach.departure': 'Your ships have lost the sector under them. They go to the nearest of your Starbases.',

  // Decisions of the Regent.
  'coach.regent.buy':
    'One more token of influence. The price rises with each that is bought, so the first to buy pays least.',
  'coach.regent.place':
    'Each token counts one, an Empire on the board one, a Starbase two. The highest keeps what it has beyond the second. One more on your own Empire makes it a Starbase.',
  'coach.regent.interrupt':
    'Your Ambassador may make this sector private: the token goes elsewhere, and only you place here from now on. Once in a role.',
  'coach.regent.displaced':
    'The sector is private now. Your token must go somewhere else: to another sector, or to the Throne.',

  // Decisions about technologies.
  'coach.scientist.buy':
    'There is one of each technology, and it works to the end of the game. Once Omega explodes, no more can be bought.',
  'coach.saboteur.block':
    'Your Saboteur can block what has just been announced until the round ends, once a round. Its victim may then try to catch it.',
  'coach.saboteur.catch': 'A die: 5 or 6 removes the Saboteur from the game. The block stays in any case.',
  'coach.warp.die':
    'Your Time Warp can have one of these dice roll again, no matter who rolled it, once a round. You can also say when you do not want to be asked.',
  'coach.warp.again': 'If you do not like the new face, the same die rolls once more. Then it stays.',
} as const;
