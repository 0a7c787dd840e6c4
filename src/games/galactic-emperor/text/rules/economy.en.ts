/** The rules in short: Merchant, Steward and Engineer (GE-6 to GE-8). */
export const economyRules = {
  'rule.GE-6.title': 'Merchant',
  'rule.GE-6': 'Food is harvested, goods are traded, and sectors are fed. Prices come from dice.',
  'rule.GE-6.1.title': 'Privilege: the market',
  'rule.GE-6.1':
    'The chooser takes three marks and rolls four dice, one of which is discarded. The lowest of the others is the die for food, the next for metal, the highest for energy; a table turns each into a price for this role (GE-15).',
  'rule.GE-6.2.title': 'A Merchant turn',
  'rule.GE-6.2':
    'Take the food printed on your sectors, and pick up cubes from them if you like; buy and sell at the price; feed sectors that yield metal or energy, two cubes at most on each. Any food left over must be sold. You sell only what you hold, and spend only marks that you have.',
  'rule.GE-6.3.title': 'In any order',
  'rule.GE-6.3':
    'Trade and supply may be mixed. Cubes stay on a sector when its controller changes, and serve the next one.',
  'rule.GE-6.4.title': 'Which die',
  'rule.GE-6.4': 'Any of the dice may be discarded. Dice that are alike make no difference.',
  'rule.GE-6.5.title': 'Time Warp',
  'rule.GE-6.5': 'A Time Warp answers the roll before any die is discarded. Later it is too late.',
  'rule.GE-7.title': 'Steward',
  'rule.GE-7': 'Fed sectors turn food into metal and energy. Each does so once in a turn.',
  'rule.GE-7.1.title': 'Privilege: a free cube',
  'rule.GE-7.1': 'The chooser takes a metal or an energy first. It must fit the Storage, or it is lost.',
  'rule.GE-7.2.title': 'Production',
  'rule.GE-7.2':
    'You may take one cube from each of your sectors and get the metal and energy printed there. What does not fit the Storage returns to the supply, and so does the food.',
  'rule.GE-7.3.title': 'Sector by sector',
  'rule.GE-7.3':
    'Producing is your choice for each sector, and a sector with two resources yields both for one cube. No sector yields twice in a turn, not even with Protein Fields.',
  'rule.GE-8.title': 'Engineer',
  'rule.GE-8': 'Ships are bought here. They are delivered to Starbases.',
  'rule.GE-8.1.title': 'Privilege: a free Fighter',
  'rule.GE-8.1':
    'The chooser gets a Fighter, if one is in reserve, at any Starbase or the home. It is not part of the bill.',
  'rule.GE-8.2.title': 'Buying ships',
  'rule.GE-8.2':
    'You may buy any ships that you have in reserve and can pay for from Storage and marks. Each goes to a Starbase or the home, never to an Empire.',
  'rule.GE-8.3.title': 'One bill',
  'rule.GE-8.3': 'All ships of a turn are one bill. Robotics takes two metal off the sum, but not below zero.',
} as const;
