type TextParams = Readonly<Record<string, string | number>>;

/** The texts of the lesson "Which technology?" */
export const whichTechnologyLessonTexts = {
  'lesson.which-technology': 'Which technology?',
  'lesson.which-technology.begin':
    'You have picked the Scientist, with 2 energy in your Storage and 1 off the price. A card is worth what it does for you in the roles that are still to come. So study the board before the cards.',
  'lesson.which-technology.read':
    'Cobalt Deep at B4, Dynamo at B5 and your home yield metal, and Vega will pick the Steward next. A cube of food on a sector is shown as well: look for it.',
  'lesson.which-technology.read.thought':
    'Tell two signs apart: what a sector yields, and what lies on it now. Only the second is a cube.',
  'lesson.which-technology.read.ask': 'How many cubes of food lie on your three sectors?',
  'lesson.which-technology.read.because':
    'None: what stands beside the yields is no cube. A Steward would pass you by, unless something produces without food.',
  'lesson.which-technology.hungry':
    'Vega’s Steward comes next. Buy a card that lets hungry sectors produce, and let two of them do so. With ? or i you read what a card does.',
  'lesson.which-technology.hungry.thought':
    'Your sectors are hungry, so no usual production helps. Read the cards for one about sectors without food, and see which of the three yields energy.',
  'lesson.which-technology.hungry.mark': 'Without food',
  'lesson.which-technology.hungry.made': 'two of your sectors have produced',
  'lesson.which-technology.hungry.energy': 'you have 2 energy again',
  'lesson.which-technology.hungry.lost':
    'The Steward came, and you did not get two productions and an energy out of it. Which card needs no food, and which of the three sectors yields an energy?',
  'lesson.which-technology.hungry.advice':
    'Protein Fields let two sectors produce without food. Dynamo yields an energy: let it be one of them.',
  'lesson.which-technology.far':
    'A new round, and you pick first. Castor’s Pair at C3 has two planets and is free. Your only Fighter stands at home, A4.',
  'lesson.which-technology.far.thought':
    'Go there space by space, from neighbour to neighbour, and count. Is there a shorter way than the first that you see?',
  'lesson.which-technology.far.ask': 'How many spaces is {there} away from A4?',
  'lesson.which-technology.far.because': 'Three, by B4 for example. A Fighter goes two.',
  'lesson.which-technology.reach':
    'The next to pick will take the Warlord, and you will move last in it. Take Castor’s Pair in that turn: pick the role that you need now, and in it what you need then.',
  'lesson.which-technology.reach.thought':
    'Compare the distance with what your Fighter flies. Something has to add to its flight: where is that sold, and can you pay for it?',
  'lesson.which-technology.reach.mark': 'Out of reach',
  'lesson.which-technology.reach.goal': 'Castor’s Pair is yours',
  'lesson.which-technology.reach.lost':
    'Castor’s Pair is still out of reach. In which role are cards sold, and which card lets all your ships go one space further? With the discount you can pay for it.',
  'lesson.which-technology.reach.advice':
    'Pick the Scientist, buy Fusion Engines, and when the Warlord comes send the Fighter over B4 and B3 to C3.',
  'lesson.which-technology.war':
    'The other cards by their use. In battle: Plasma Weapons when you attack often, Shield Generators in many small battles, Ion Cannons for who holds sectors without ships, Time Warp for single dice that matter.',
  'lesson.which-technology.peace': ({ robotics, pirate }: TextParams) =>
    `In peace: Robotics take ${robotics} metal off each purchase; Diplomat and Ambassador work in every Regent; the Space Pirate costs ${pirate} and steals in every Merchant; Scanners choose tiles. The Saboteur is for who fears a card of somebody else.`,
  'lesson.which-technology.close':
    'A card bought early works in more roles, and nobody else can have it. Once the Black Hole is placed there are none. But the energy that a card costs is not there for a Dreadnought any more.',
  'lesson.which-technology.remember.1': 'Look for what the next roles will ask, then for the card.',
  'lesson.which-technology.remember.2': 'Energy comes from few sectors: plan the next card with this one.',
  'lesson.which-technology.remember.3': 'Each card exists once, and is cheaper by one for who picks the Scientist.',
} as const;
