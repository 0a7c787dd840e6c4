/** The lesson "Winning". */
export const winningTexts = {
  'lesson.winning': 'Winning: the last two rounds of a match',
  'lesson.winning.race':
    'The match is nearly over. You have 12 conquest points and gain 1 a round, for Antiga Prime 1. Kerrigan, the Queen of Blades, has 11 and gains 2: if nothing changes, she has 15 after two rounds and you have 14.',
  'lesson.winning.ways':
    'Braken 1 and Dylar IV 1 are worth a point each, and she holds both. In stage III your own objective counts too: you win with six areas that yield minerals or gas, and you hold five. Hers are three of conquest points.',
  'lesson.winning.clock':
    'The stage follows the Event deck: two more cards drawn, and stage III begins. Each order given up for a card brings it nearer. One The End Draws Near lies there; a second one ends the match after step 8, by points.',
  'lesson.winning.first':
    'Now it is your match: place four orders, carry them out, take an area that she holds and keep your own. Everything is allowed. Transports lead to Dylar IV from Antiga Prime, and to Braken from Pridewater.',
  'lesson.winning.first.mark': 'The first round',
  'lesson.winning.first.goal': 'the round is over',
  'lesson.winning.second':
    'The last round. Count what regrouping will give each of you: points in step 5, then 15 points win in step 6, an objective in step 7. Hold what you have, or take what is missing.',
  'lesson.winning.second.mark': 'The last round',
  'lesson.winning.second.goal': 'victory',
  'lesson.winning.lost':
    'That was not enough: look at the Sheet for what was missing. Go back to the beginning of the round, or further with t, and take an area that she holds.',
  'lesson.winning.which':
    'Victory! The log’s last lines tell by which check: 15 points after step 5, or else the objective in stage III, or the second The End Draws Near after step 8. Whoever stands alone on the board wins at once.',
  'lesson.winning.rival':
    'She would have won with 15 points of her own, or with a third area of conquest points in stage III. Whoever has more points leads; if equal, resources, areas, bases and workers decide. Against Aldaris everybody else needs more points.',
  'lesson.winning.remember.1':
    'Regrouping counts points first, then looks for 15 of them, then for an objective in stage III.',
  'lesson.winning.remember.2':
    'The Event deck is the clock: two The End Draws Near end the match, and the leader wins.',
  'lesson.winning.remember.3':
    'Every area of conquest points taken from a rival counts twice: one more for you, one less for them.',
} as const;
