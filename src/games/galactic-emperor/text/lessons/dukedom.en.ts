/** The texts of the lesson "Your dukedom". */
export const dukedomLessonTexts = {
  'lesson.dukedom': 'Your dukedom',
  'lesson.dukedom.aim':
    'Welcome, Duke! The old Emperor is dead, and three dukes want the crown. The player with the most points at the end becomes Emperor. Points come from planets: whenever somebody plays the Regent, each planet that you control brings one.',
  'lesson.dukedom.read':
    'Read the map first. A space shows its name and what stands there: the symbol of the duke who controls it, a sign for the Starbase, and ships by their letter, F for a Fighter. The key e explains every sign. Your symbol stands beside your name.',
  'lesson.dukedom.read.thought':
    'Find your own sign first: it stands beside your name among the players. Then look for the same sign on the three spaces.',
  'lesson.dukedom.read.ask': 'Which of these spaces is yours?',
  'lesson.dukedom.read.because': 'Your symbol stands on A4, with a Starbase and a Fighter.',
  'lesson.dukedom.home':
    'This is Rubicon, your home, with one planet and one Fighter. The galaxy around it is still empty: players lay it out tile by tile. Vega and Mira begin at the other corners.',
  'lesson.dukedom.direction':
    'You hold the Throne, so you begin: you say in which direction this round goes, and pick a role first. Let it go clockwise, so that Vega comes after you.',
  'lesson.dukedom.direction.thought':
    'The direction decides who picks after you. Go round the table both ways: with which of them does Vega come next?',
  'lesson.dukedom.direction.mark': 'The direction',
  'lesson.dukedom.direction.goal': 'the round goes clockwise',
  'lesson.dukedom.direction.other': 'You may, in a match. Here Vega should come after you: let it go clockwise.',
  'lesson.dukedom.tile':
    'There are seven roles. In a round each player picks one of them, once. Pick the Explorer, the role in which tiles are placed: take a tile with a planet, put it beside your home, and annex it.',
  'lesson.dukedom.tile.thought':
    'Two things to compare: how many planets a tile has, and how near its space lies to your ships. What lies far off will be reached late.',
  'lesson.dukedom.tile.goal': 'a new sector beside your home is yours',
  'lesson.dukedom.pick.count':
    'The sector is yours, and it will pay. But the Explorer goes on: three tiles lie in the row still, and four were there when you picked it.',
  'lesson.dukedom.pick.thought':
    'Compare the tiles in the row with the players who have not had a turn yet. What is the privilege of the picker, and what is left to the others?',
  'lesson.dukedom.pick.ask': 'Who will have placed tiles when your role is over?',
  'lesson.dukedom.pick.me': 'You alone',
  'lesson.dukedom.pick.all': 'All three of you',
  'lesson.dukedom.pick.neighbour': 'You, and Vega after you',
  'lesson.dukedom.pick': 'Let us see. Watch the others; then put the tile that is left over beside your new sector.',
  'lesson.dukedom.pick.because':
    'Everybody has a turn in every role that is picked. But only you had the privilege of it: you annexed your first tile at once, and you placed what was left.',
  'lesson.dukedom.pick.advice':
    'A tile without a planet can’t be annexed. Pick the Explorer, put a tile with a planet beside your home at A3, B4 or B5, and annex it.',
  'lesson.dukedom.others.mark': 'The others in your role',
  'lesson.dukedom.pick.mark': 'The first role',
  'lesson.dukedom.pick.goal': 'the Explorer has been played',
  'lesson.dukedom.next.count':
    'Your role is over, all have had their turn in it. Now the next player picks one of the six roles that are left.',
  'lesson.dukedom.next.thought':
    'You chose a direction a while ago. Go round the table in it, starting from yourself, and see whose seat comes first.',
  'lesson.dukedom.next.ask': 'Who picks the next role?',
  'lesson.dukedom.next': 'Watch who it is.',
  'lesson.dukedom.next.because':
    'Clockwise from you sits Vega. She picks, all have a turn in her role, then Mira picks. When everybody has picked once, the round is over: all roles are free again, and each of you gets two marks, the money of the galaxy.',
  'lesson.dukedom.next.mark': 'The next role',
  'lesson.dukedom.next.goal': 'somebody has picked the next role',
  'lesson.dukedom.close':
    'So a round of three players has three roles, and you play in all of them. Before you pick one, ask what its privilege gives you, and what the role gives the others.',
  'lesson.dukedom.remember.1': 'Most points win, and most points come from planets.',
  'lesson.dukedom.remember.2': 'Each player picks one role a round; the holder of the Throne begins.',
  'lesson.dukedom.remember.3':
    'Everybody has a turn in every role, but only the player who picked it has its privilege.',
} as const;
