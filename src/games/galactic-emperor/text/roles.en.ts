type Filled = Readonly<Record<string, string | number>>;

const cubes = (count: string | number | undefined): string => `${count} ${count === 1 ? 'cube' : 'cubes'}`;

/** Texts of Explorer, Merchant, Steward, Engineer and Scientist (GE-4 to GE-8, GE-11). */
export const roleTexts = {
  // ---- Explorer
  'row.turned-up': ({ tiles, count }: Filled) =>
    `${count} ${count === 1 ? 'tile is' : 'tiles are'} turned up: ${tiles}.`,
  'row.empty': '{seat} gets no tile: none is left in the row.',
  'explorer.tile': 'Which tile do you place?',
  'explorer.left': 'Which of the tiles that are left do you place?',
  'explorer.space': 'Where does {tile} go?',
  'explorer.placed': '{seat} places {tile} on {space}.',
  'explorer.flips': 'All tiles are on the board: from the next round on the Explorer is a second Warlord.',
  'annex.ask': 'Do you annex {space}?',
  'annex.do': 'Annex it',
  'annex.leave': 'Leave it free',
  annexed: '{seat} annexes {space}.',
  'scan.ask': 'Do you use {technology}?',
  'scan.do': 'Look at the top tile of the stack',
  'scan.leave': 'Take the open tile',
  'scan.looked': '{seat} looks at the top tile of the stack.',
  'scan.saw': 'You see the top tile of the stack: {tile}.',
  'scan.which': 'Which tile do you keep? The other one goes on top of the stack.',
  'scan.keep': 'Keep {tile}',
  'scan.kept-open': '{seat} keeps {tile}; the tile from the stack goes back.',
  'scan.kept-drawn': '{seat} keeps {tile} from the stack; {open} lies on top of it now.',
  'omega.explodes': '{seat} places the Black Hole: Omega explodes.',
  'omega.no-scientist': 'The Scientist is out of the game.',
  'departure.where': 'Where do your ships ({ships}) from {space} go?',
  'departure.done': '{seat} brings {ships} from {from} to {to}.',

  // ---- Merchant
  'merchant.marks': '{seat} takes {marks} marks.',
  'market.rolled': '{seat} rolls for the market: {faces}.',
  'market.ask': 'Which die do you discard?',
  'market.discard': 'the {face}: food {food}, metal {metal}, energy {energy}',
  'market.prices': '{seat} discards a {face}. Prices: food {food}, metal {metal}, energy {energy}.',
  'merchant.harvested': '{seat} harvests {count} {good}.',
  'merchant.trade': ({ food, metal, energy, marks, count }: Filled) =>
    `Trade and supply: food ${food}, metal ${metal}, energy ${energy}. You have ${marks} marks and ${cubes(count)} of food.`,
  'trade.buy': 'Buy 1 {good} for {price}',
  'trade.sell': 'Sell 1 {good} for {price}',
  'trade.place': 'Put food on {space} ({lying} of {most} there)',
  'trade.pick-up': 'Pick up food from {space} ({lying} of {most} there)',
  'trade.done': 'End the turn',
  'trade.done-selling': ({ count, marks }: Filled) =>
    `End the turn; ${cubes(count)} of food left over sold for ${marks}`,
  'trade.bought': '{seat} buys 1 {good} for {price}.',
  'trade.sold': '{seat} sells 1 {good} for {price}.',
  'trade.placed': '{seat} puts food on {space}.',
  'trade.picked-up': '{seat} picks up food from {space}.',
  'trade.leftovers': ({ seat, count, marks }: Filled) => `${seat} must sell ${cubes(count)} of food for ${marks}.`,
  'pirate.metal': 'Space Pirate: take 1 metal from {seat}',
  'pirate.food': 'Space Pirate: take food from {space} of {seat}',
  'pirate.took-metal': '{seat} takes 1 metal from {from}.',
  'pirate.took-food': '{seat} takes food from {space} of {from}.',

  // ---- Steward
  'steward.free': 'What do you take?',
  'steward.took': '{seat} takes 1 {good}.',
  'steward.no-room': 'The Storage of {seat} is full: the free cube is lost.',
  'steward.produce': 'Which sectors produce?',
  'steward.all': 'All sectors with food produce',
  'steward.with-food': '{space}: {yields} for 1 food',
  'steward.with-protein': '{space}: {yields} by Protein Fields',
  'steward.none': '{seat} produces nothing.',
  'steward.produced': '{seat} produces {yields} on {space}.',
  'steward.produced-over': '{seat} produces {yields} on {space}; {lost} more find no room and return to the supply.',

  // ---- Engineer
  'engineer.free': 'Where does your free Fighter go?',
  'engineer.got-fighter': '{seat} gets a Fighter at {space}.',
  'engineer.no-fighter': '{seat} has no Fighter in reserve to get free.',
  'engineer.buy': 'Which ships do you buy, and where?',
  'engineer.ship': '{ship} at {space}: {cost}',
  'engineer.none': '{seat} buys nothing.',
  'engineer.built': '{seat} buys a {ship} at {space}.',
  'engineer.not-built': '{seat} can’t pay for the {ship} any more.',

  // ---- Scientist
  'scientist.buy': ({ energy }: Filled) => `Which technology do you buy? You have ${energy} energy.`,
  'scientist.card': '{technology}: {price} energy',
  'scientist.card-cheaper': '{technology}: {price} energy (1 less for you)',
  'scientist.pass': 'None',
  'scientist.passed': '{seat} buys no technology.',
  'scientist.bought': '{seat} buys {technology} for {price} energy.',

  // ---- technologies that answer each other
  'technology.announced': '{seat} announces {technology}.',
  'saboteur.ask': '{seat} announces {technology}. Do you block it until the round ends?',
  'saboteur.block': 'Block {technology}',
  'saboteur.blocked': '{seat} sends the Saboteur: {technology} of {victim} is blocked until the round ends.',
  'saboteur.catch': 'Do you try to catch the Saboteur?',
  'saboteur.roll': 'Roll a die: {face} and more catches it',
  'saboteur.leave': 'Let it go',
  'saboteur.rolled': '{seat} hunts the Saboteur and rolls {faces}.',
  'saboteur.escaped': 'The Saboteur escapes {seat}.',
  'saboteur.caught': '{seat} catches the Saboteur of {owner}: it leaves the game.',
  'time-warp.ask': 'Do you have a die roll again?',
  'time-warp.die': 'the {face} of {seat} ({of})',
  'time-warp.missed': 'Not until {count} of my own dice have missed in one roll',
  'time-warp.rolled': '{seat} has a die roll again: {before} becomes {face}.',
  'time-warp.again-ask': 'The die shows {face} now. Once more?',
  'time-warp.keep': 'Keep the {face}',
  'time-warp.again': 'Roll it once more',
} as const;
