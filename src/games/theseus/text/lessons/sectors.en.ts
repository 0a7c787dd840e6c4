/** The lesson "What a sector gives you". */
export const sectorsLessonTexts = {
  'lesson.sectors': 'What a sector gives you',
  'lesson.sectors.three':
    'When your unit stops, the sector does something for you. Three sectors are common to all; one is your own; the other belongs to the enemy, and there you get nothing. In the numbered rows lie cards; two are the Aliens’.',
  'lesson.sectors.token':
    'First your own one, the Docking Bay: take an upgrade token there, or purge: throw out an enemy card that lies in it. Go there with Marine 1, and take the token.',
  'lesson.sectors.token.mark': 'The own sector',
  'lesson.sectors.token.goal': 'an upgrade token',
  'lesson.sectors.token.purge':
    'That would clear the Aliens’ card away, and is often wise. Cards come in a later lesson; this time take the token.',
  'lesson.sectors.flip':
    'A Marine’s base side attacks one enemy, its upgraded side all it can reach. Spend the token and turn one of your Marines; any of them, wherever it stands.',
  'lesson.sectors.flip.mark': 'The upgraded side',
  'lesson.sectors.flip.goal': 'an upgraded Marine',
  'lesson.sectors.flip.end': 'Keep no token that could work for you already: first turn a Marine.',
  'lesson.sectors.malfunction':
    'End the turn. Then a common sector: Marine 2 to the Control Room. There the malfunction token goes onto any enemy card of the station: it does nothing as long as it lies there.',
  'lesson.sectors.malfunction.mark': 'The Control Room',
  'lesson.sectors.malfunction.goal': 'the malfunction token lies on Tentacles',
  'lesson.sectors.malfunction.unit':
    'That one does not end in the Control Room. Marine 2 is alone in the Corridors: one sector on.',
  'lesson.sectors.malfunction.lurking':
    'Also an enemy card. But Lurking only helps them attack, and none of their units stands in its sector. Tentacles hurt everybody who passes the Tech Bay: put the token there.',
  'lesson.sectors.foreign':
    'End the turn, and then see what a foreign sector gives: move Marine 3 from the Tech Bay into the Alien Nest.',
  'lesson.sectors.foreign.mark': 'A foreign sector',
  'lesson.sectors.foreign.goal': 'Marine 3 stops in the Alien Nest',
  'lesson.sectors.close':
    'No question, no gift: the Nest works for the Aliens alone. The other two common sectors: in the Corridors all your units attack, the Tech Bay gives another turn with another unit.',
  'lesson.sectors.remember.1': 'What counts is where your unit stops: the sector’s action follows at once.',
  'lesson.sectors.remember.2': 'Own sector: an upgrade token, or throw out an enemy card. Foreign sector: nothing.',
  'lesson.sectors.remember.3': 'Corridors: attack. Control Room: malfunction. Tech Bay: another turn.',
} as const;
