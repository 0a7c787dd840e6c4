/** The texts of the lesson "Ships move". */
export const movingLessonTexts = {
  'lesson.moving': 'Ships move',
  'lesson.moving.begin':
    'You have picked the Warlord. Now ships move and fight. Fighters and Cruisers go up to two spaces, Dreadnoughts one. At your home stand two Fighters and a Cruiser.',
  'lesson.moving.annex.count':
    'Ferrum at B4 and Orchard Reach at C4 belong to nobody. A ship that enters such a sector annexes it: an Empire of yours is put there. One Fighter will fly from home over B4 to C4.',
  'lesson.moving.annex.thought':
    'Follow the flight space by space. What does a ship do to a sector that belongs to nobody, and must it stop for that?',
  'lesson.moving.annex.ask': 'How many of the two sectors will be yours?',
  'lesson.moving.annex': 'Send one Fighter to B4, and on to C4.',
  'lesson.moving.annex.because':
    'It annexes in passing, too: it need not stop there. So one ship may settle two sectors in a turn. Each Empire takes one of your tokens, and a player with none left ends the game.',
  'lesson.moving.annex.mark': 'Two in one move',
  'lesson.moving.annex.goal': 'a Fighter has come to C4',
  'lesson.moving.annex.advice':
    'One Fighter is enough, and the other one is needed afterwards. Send one, first to B4, and from there on to C4.',
  'lesson.moving.sun.count':
    'Now the other Fighter. Cinder Sun lies at B5, between your home and Anvil at C6. Ships pass over a Sun, and may not stop there.',
  'lesson.moving.sun.thought':
    'Follow its way from your home, and ask of each space whether it costs movement. One of them is no place to stop.',
  'lesson.moving.sun.ask': 'How many of its two spaces does a Fighter need to fly over B5 to C6?',
  'lesson.moving.sun': 'Send the other Fighter to C6.',
  'lesson.moving.sun.because': 'A Sun costs no movement at all: over it C6 is the next space. Suns are shortcuts.',
  'lesson.moving.sun.mark': 'Over the Sun',
  'lesson.moving.sun.advice': 'Send the Fighter that is left at home, to C6, which lies beyond the Sun.',
  'lesson.moving.sun.goal': 'Anvil at C6 is yours',
  'lesson.moving.home':
    'It can fly one more space, and Azimuth, Vega’s home, lies right beside it at D7. Try to go there; then let the Fighter stop.',
  'lesson.moving.home.thought':
    'Consider the sign on the space beside it before you fly there. What kind of space is that, and who may enter those?',
  'lesson.moving.home.mark': 'Vega’s home',
  'lesson.moving.home.tried': 'you have tried Vega’s home',
  'lesson.moving.home.goal': 'the Fighter has stopped',
  'lesson.moving.home.say':
    'Homes are safe: nobody enters, passes or attacks the home of somebody else. Let the Fighter stop.',
  'lesson.moving.home.advice':
    'The Fighter has ended its move. Before it does, try to fly it on to D7, and see what forbids that.',
  'lesson.moving.again':
    'Each ship moves in one go, once a turn. The Cruiser could still go, but let it wait for the next Warlord: end your movement.',
  'lesson.moving.again.thought':
    'Every ship goes once in a turn. Which of yours has not gone, and where would you rather have it?',
  'lesson.moving.again.mark': 'The end of the turn',
  'lesson.moving.again.goal': 'your turn is over',
  'lesson.moving.again.say': 'Those have moved. End your movement.',
  'lesson.moving.close':
    'Three sectors in one turn! Vega and Mira had their turn after you, as everybody has in every role. Ships may also wait in the empty space between tiles; a tile can be put under them later.',
  'lesson.moving.remember.1': 'Fighters and Cruisers go two spaces, Dreadnoughts one; Suns cost nothing.',
  'lesson.moving.remember.2': 'What belongs to nobody is annexed in passing.',
  'lesson.moving.remember.3': 'Homes are safe from everybody.',
} as const;
