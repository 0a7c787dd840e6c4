/** The lesson "Extra: Pandora". */
export const pandoraLessonTexts = {
  'lesson.pandora': 'Extra: Pandora',
  'lesson.pandora.other':
    'Pandora is different: no cards, no board of its own. Three creatures, and embryos that they breed. Its marker lies at a sector, here the Corridors, and that sector is Pandora’s too.',
  'lesson.pandora.breed':
    'A creature that stops where no enemy is breeds an embryo there. Move Creature 1 into the Corridors, and let a Runner be born: it may go one sector further than others.',
  'lesson.pandora.breed.mark': 'Breeding',
  'lesson.pandora.breed.goal': 'a Runner is born',
  'lesson.pandora.breed.unit':
    'That is another story. Creature 1, alone in the Tech Bay, is one sector before the Corridors.',
  'lesson.pandora.breed.hunter': 'A Hunter you have already. This time a Runner is what you need.',
  'lesson.pandora.breed.warrior': 'A Warrior bites well. But this time a Runner is what you need.',
  'lesson.pandora.both':
    'The Corridors are common and yours: so you have both, an upgrade token and the assault, in any order. Take both.',
  'lesson.pandora.both.mark': 'Two actions in one sector',
  'lesson.pandora.both.token': 'an upgrade token',
  'lesson.pandora.both.assault': 'a wound by the assault',
  'lesson.pandora.hunter':
    'Now the best of Pandora: an embryo can take over an enemy card where it stops; it goes onto the card and serves you so. A Hunter keeps it for good. End the turn, and take the Assault in the Tech Bay with Hunter 1.',
  'lesson.pandora.hunter.mark': 'For good',
  'lesson.pandora.hunter.goal': 'the Assault is yours',
  'lesson.pandora.hunter.unit': 'It cannot take a card over. Hunter 1 ends in the Tech Bay: two units, two sectors.',
  'lesson.pandora.hunter.none': 'Nothing forces you. But why leave a card to the enemy that could be yours?',
  'lesson.pandora.hunter.armory':
    'Not bad. But what a Hunter takes it keeps, so let it take the better card: the Assault.',
  'lesson.pandora.runner':
    'The Tech Bay gives another turn. Send the Runner there too, with its further sector: then the Assault works for you. After that let the Runner take the Armory over. It keeps a card only until that has worked once.',
  'lesson.pandora.runner.mark': 'Once',
  'lesson.pandora.runner.assault': 'the Assault has worked for you',
  'lesson.pandora.runner.goal': 'the Armory is yours, once',
  'lesson.pandora.runner.creature': 'It would end elsewhere. The Runner with its further sector ends here.',
  'lesson.pandora.runner.path': 'That is its ordinary way. Let it go its one sector further, to the Tech Bay.',
  'lesson.pandora.runner.none': 'Take the Armory: that is what the Runner came for.',
  'lesson.pandora.close':
    'When the Armory has given you a token once, it goes back to the Marines, and the Runner to your supply, to be born again. A Runner on its upgraded side would keep it for good.',
  'lesson.pandora.remember.1': 'A creature that stops away from enemies breeds an embryo there.',
  'lesson.pandora.remember.2':
    'An embryo takes over an enemy card where it stops: Hunters, and all on their upgraded side, for good, the others once.',
  'lesson.pandora.remember.3': 'At its marker Pandora has an own sector; on a common one it has both actions.',
} as const;
