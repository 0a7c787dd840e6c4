/** The texts of the lesson "Your galaxy". */
export const galaxyLessonTexts = {
  'lesson.galaxy': 'Your galaxy',
  'lesson.galaxy.aim':
    'Welcome, Admiral! Two young empires, one galaxy. The empire that destroys the other’s homeworld wins. Until then you explore what lies around you, settle planets for their income, and build a fleet out of sight of the other side. Korr leads the other empire.',
  'lesson.galaxy.extra.count':
    'The map is made of hexes. Columns I to K are your home territory, B to D are Korr’s; between them lies deep space. You may add one hex to your home: I9 or K9. Soon every hex gets a marker, face down.',
  'lesson.galaxy.extra.thought':
    'Ask what the hex is part of once it has been added. Each part of the map has its own markers.',
  'lesson.galaxy.extra.ask': 'What sort of marker will your extra hex get?',
  'lesson.galaxy.extra.deep': 'One of deep space',
  'lesson.galaxy.extra.home': 'One of my own home markers',
  'lesson.galaxy.extra': 'Now add one of the two hexes; either will do.',
  'lesson.galaxy.extra.because':
    'Your home markers are planets, minerals, a few nebulae. Those of deep space are richer and far more dangerous: a quarter of them destroy any unit that finds them.',
  'lesson.galaxy.extra.mark': 'One more hex',
  'lesson.galaxy.extra.goal': 'a hex is added',
  'lesson.galaxy.world.count':
    'Next, your homeworld, somewhere in column K. It yields 20 CP in every economic phase, the money of this game. Then the markers are laid, one on each of the 26 hexes of your home.',
  'lesson.galaxy.world.thought': 'Markers are laid face down. Of which hexes did you decide yourself what lies there?',
  'lesson.galaxy.world.ask': 'For how many of your {hexes} hexes will you then know what is there?',
  'lesson.galaxy.world': 'Choose a hex for your homeworld. In the middle of the column it reaches more of your home.',
  'lesson.galaxy.world.because':
    'You know your homeworld and nothing else. Even at home everything has to be explored.',
  'lesson.galaxy.world.mark': 'The homeworld',
  'lesson.galaxy.world.goal': 'the markers are laid',
  'lesson.galaxy.read':
    'Read the map. A hex shows its name and what lies there: O is a planet with what its colony yields. Below stands who is there: the mark of an empire, how many groups, the strongest first. The key e explains every sign, i tells all of a hex.',
  'lesson.galaxy.read.thought':
    'Your mark can say two things: whose home a hex belongs to, or who stands there. Compare with your homeworld, where you know what stands.',
  'lesson.galaxy.read.ask': 'Most hexes around your homeworld bear your mark. What are they?',
  'lesson.galaxy.read.home': 'Hexes of your home that nobody has explored',
  'lesson.galaxy.read.counter': 'Counters of yours, face down',
  'lesson.galaxy.read.planet': 'Planets of yours',
  'lesson.galaxy.read.because':
    'The mark says whose home a hex belongs to; what lies there is still face down. On your homeworld wait three Scouts, four Ship Yards, three Colony Ships and a Miner.',
  'lesson.galaxy.hidden.count':
    'Korr begins, and sends something from its homeworld B5 to the next hex. Counters lie face down; only Colony Ships, Miners and Pipelines always lie face up.',
  'lesson.galaxy.hidden.thought':
    'Think of the kinds that never lie face down. This one does: what does such a counter show?',
  'lesson.galaxy.hidden.ask': 'What will you learn about the counter that moves?',
  'lesson.galaxy.hidden.type': 'Its type, but not how many units it stands for',
  'lesson.galaxy.hidden.counter': 'Only that a counter has moved, and where to',
  'lesson.galaxy.hidden.nothing': 'Nothing at all',
  'lesson.galaxy.hidden': 'Watch what Korr does.',
  'lesson.galaxy.hidden.because':
    'From B5 to C4. It may be one to six ships, or a Decoy. Battles turn it up; a black hole counts its ships.',
  'lesson.galaxy.hidden.mark': 'What is hidden',
  'lesson.galaxy.hidden.goal': 'Korr has moved',
  'lesson.galaxy.close':
    'Now it is your turn; how to move and explore comes in the next lesson. In a match, inspect any hex (i): the inspector says what you know of the counters there, and what may still lie under the markers.',
  'lesson.galaxy.remember.1': 'Destroy the other homeworld, and you have won.',
  'lesson.galaxy.remember.2': 'Home markers are planets and minerals; those of deep space are a risk.',
  'lesson.galaxy.remember.3': 'Of face-down counters you know where they are, and nothing else.',
} as const;
