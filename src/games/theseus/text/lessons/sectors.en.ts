/** The texts of the lesson "What a sector gives you". */
export const sectorsLessonTexts = {
  'lesson.sectors': 'What a sector gives you',
  'lesson.sectors.phases':
    'A turn has four phases: 1 a unit walks, 2 your action cards where it stopped work, 3 the sector does something for you, 4 you may use a pending slot there. Cards come in lesson 5; this one is about phase 3.',
  'lesson.sectors.purge':
    'The Docking Bay is the Marines’ own sector. Whenever you stop there, you choose: take an upgrade token, or purge, that is, throw out an enemy card that lies in this sector. Two cards on the station are the Aliens’: Lurking and Tentacles.',
  'lesson.sectors.purge.thought':
    'Find the two cards on the ring. What can be thrown out from the sector where you stop?',
  'lesson.sectors.purge.ask': 'If Marine 1 stops in the Docking Bay, how many of the two could you purge?',
  'lesson.sectors.purge.walk': 'Go there with Marine 1, and see what you are offered.',
  'lesson.sectors.purge.because': 'Lurking lies in the Docking Bay, Tentacles in the Tech Bay, out of reach from here.',
  'lesson.sectors.purge.mark': 'Your own sector',
  'lesson.sectors.purge.goal': 'Marine 1 stops in the Docking Bay',
  'lesson.sectors.purge.other':
    'That was another Marine. Marine 1 is alone in the Control Room: the Docking Bay is one sector on.',
  'lesson.sectors.own':
    'Now choose: a token for you, or one card fewer for the Aliens. Either will do here. A purged card never comes back.',
  'lesson.sectors.own.thought':
    'Compare what you lack: strength for your own units, or one danger fewer. Either is more than nothing.',
  'lesson.sectors.own.mark': 'Token or purge',
  'lesson.sectors.own.goal': 'you have chosen',
  'lesson.sectors.flip':
    'Tokens pay for strength. Turn one of your Marines to its upgraded side for one token, wherever it stands: then it attacks all enemies in reach, not only one.',
  'lesson.sectors.flip.thought': 'Which Marine will meet several enemies at once? One token turns one of them.',
  'lesson.sectors.flip.mark': 'The upgraded side',
  'lesson.sectors.flip.goal': 'a Marine on its upgraded side',
  'lesson.sectors.flip.advice': 'Turn a Marine before you end the turn: a token in your stock does nothing.',
  'lesson.sectors.malfunction':
    'Three sectors serve everybody. In the Control Room you put the malfunction token onto any enemy card: it sleeps. Soon a Marine must pass the Tech Bay: end the turn, send the Marine that stops in the Control Room, and put the card to sleep that would wound it.',
  'lesson.sectors.malfunction.thought':
    'Two questions: who stops in the Control Room by its count, and which enemy card lies where a Marine must pass soon?',
  'lesson.sectors.malfunction.mark': 'The Control Room',
  'lesson.sectors.malfunction.goal': 'the dangerous card sleeps',
  'lesson.sectors.malfunction.other':
    'Not quite. Marine 2, alone in the Corridors, stops in the Control Room; and in the Tech Bay it is Tentacles that hurt all who pass.',
  'lesson.sectors.past':
    'Tentacles deal 1 wound, one life point, to an enemy who passes or stops. Your turn ends now, and an Alien will walk into the Docking Bay, to Marine 1: two units, two sectors. So Marine 1 passes the Tech Bay next, and stops in the Alien Nest.',
  'lesson.sectors.past.thought': 'Consider the card on the way: not only its name, but what lies on it.',
  'lesson.sectors.past.ask': 'How many wounds will Marine 1 take on its way?',
  'lesson.sectors.past.walk': 'End the turn, and then walk with Marine 1.',
  'lesson.sectors.past.because':
    'Tentacles sleep under the token. And the Nest gave you nothing: a foreign sector serves its owner alone.',
  'lesson.sectors.past.mark': 'Past the Tentacles',
  'lesson.sectors.past.goal': 'Marine 1 stops in the Alien Nest',
  'lesson.sectors.past.other': 'That was another Marine. Marine 1 is the one to walk past the Tentacles.',
  'lesson.sectors.close':
    'The other two common sectors: in the Corridors all your units attack, that is the next lesson; the Tech Bay gives you another turn with another unit.',
  'lesson.sectors.remember.1': 'Walk, action cards, sector, pending slot: the four phases of a turn.',
  'lesson.sectors.remember.2': 'Own sector: an upgrade token, or purge a card there. Foreign sector: nothing.',
  'lesson.sectors.remember.3': 'Corridors: attack. Control Room: malfunction. Tech Bay: another turn.',
} as const;
