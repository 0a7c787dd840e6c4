/** The texts of the lesson "Extra: Pandora". */
export const pandoraLessonTexts = {
  'lesson.pandora': 'Extra: Pandora',
  'lesson.pandora.other':
    'Pandora is different: no cards, no board of its own. Three creatures, and embryos that they breed. Its marker lies at a sector, here the Corridors, and that sector is Pandora’s too.',
  'lesson.pandora.breed':
    'A creature that stops where no enemy is breeds an embryo there: a Hunter, a Warrior or a Runner, which may walk one sector further than others. Let a Runner be born in the Corridors.',
  'lesson.pandora.breed.thought':
    'Which creature stops in the Corridors by its count, and is an enemy there? Then choose the kind by what it can do that others can’t.',
  'lesson.pandora.breed.mark': 'Breeding',
  'lesson.pandora.breed.goal': 'a Runner is born',
  'lesson.pandora.breed.other':
    'Not that one: Creature 1, alone in the Tech Bay, is one sector before the Corridors, and a Runner is what you need there.',
  'lesson.pandora.both':
    'Now comes what a sector does for you. In the Corridors everybody makes an assault; in your own sector you take an upgrade token or purge. The Corridors are common, and with your marker they are your own as well.',
  'lesson.pandora.both.thought':
    'The sector is common, and your marker lies there as well. Does one of the two take the other away?',
  'lesson.pandora.both.ask': 'What will you have here?',
  'lesson.pandora.both.only-assault': 'Only the assault',
  'lesson.pandora.both.only-token': 'Only the token',
  'lesson.pandora.both.all': 'The token and the assault',
  'lesson.pandora.both.do': 'Take all that you are offered.',
  'lesson.pandora.both.because': 'In a common sector with its marker Pandora has both actions, in any order.',
  'lesson.pandora.both.mark': 'Two actions in one sector',
  'lesson.pandora.both.goal': 'the sector has given all it has',
  'lesson.pandora.hunter':
    'An embryo can take over an enemy card where it stops: it goes onto the card, and the card serves you. A Hunter keeps it for good. End the turn, and take the Assault in the Tech Bay with Hunter 1.',
  'lesson.pandora.hunter.thought':
    'Compare the cards in the sector that it can reach. What it keeps for good should be worth it again and again.',
  'lesson.pandora.hunter.mark': 'For good',
  'lesson.pandora.hunter.goal': 'the Assault is yours',
  'lesson.pandora.hunter.other':
    'Hunter 1, one of two in the Control Room, stops in the Tech Bay. What it takes it keeps: in this lesson the Assault.',
  'lesson.pandora.runner':
    'The Tech Bay gives another turn. The Runner can get here too, with its extra sector: then the Assault works for you. After that let the Runner take the Armory over. It keeps a card only until the card has worked once.',
  'lesson.pandora.runner.thought':
    'Count its steps and its extra sector. First see what works for you where it stops, then what it may take over.',
  'lesson.pandora.runner.mark': 'Once',
  'lesson.pandora.runner.assault': 'the Assault has worked for you',
  'lesson.pandora.runner.goal': 'the Armory is yours, once',
  'lesson.pandora.runner.other':
    'Send Runner 1, let it walk its extra sector, to the Tech Bay, and take the Armory over with it.',
  'lesson.pandora.close':
    'When the Armory has given you a token once, it goes back to the Marines, and the Runner to your supply, to be born again. A Runner on its upgraded side would keep it for good.',
  'lesson.pandora.remember.1': 'A creature that stops away from enemies breeds an embryo there.',
  'lesson.pandora.remember.2':
    'An embryo takes over an enemy card where it stops: Hunters, and all on their upgraded side, for good, the others once.',
  'lesson.pandora.remember.3': 'The sector at its marker is Pandora’s own; in a common one it has both actions.',
} as const;
