/** The texts of the lesson "Winning". */
export const winningTexts = {
  'lesson.winning': 'Winning: the last two rounds of a match',
  'lesson.winning.race':
    'The match is nearly over. You have 12 conquest points and gain 1 a round for Antiga Prime 1; Kerrigan has 11 and gains 2. If nothing changes, she has 15 after two rounds, and you have 14.',
  'lesson.winning.ways':
    'Braken 1 and Dylar IV 1 bring her a point each. Stage III has begun, so objectives count too: yours is six areas with minerals or gas, and you hold five; hers three areas with conquest points.',
  'lesson.winning.clock':
    'The Event deck is the clock. Stage III has three cards called The End Draws Near; one lies there already, and a second one ends the match after step 8. Each order given up for a card brings it nearer.',
  'lesson.winning.first':
    'Now it is your match: place four orders, carry them out, take an area that she holds and keep your own. Everything is allowed. Transports lead to Dylar IV from Antiga Prime, and to Braken from Pridewater.',
  'lesson.winning.first.thought':
    'Compare what each of you gains in a round. Taking an area from her changes that twice; which of hers can your transports reach?',
  'lesson.winning.first.mark': 'The first round',
  'lesson.winning.first.goal': 'the round is over',
  'lesson.winning.second.needs':
    'The first round has cost too much: neither what you hold nor one more area brings you 15 points next, before Kerrigan. Go back: keep Antiga Prime 1 and your transports, and take an area that she holds.',
  'lesson.winning.second':
    'The last round. Count what regrouping will give each of you: points in step 5, then 15 points win in step 6, an objective in step 7. Hold what you have, or take what is missing.',
  'lesson.winning.second.thought':
    'Count what step 5 will give each of you, and compare that with 15. Is anything still missing?',
  'lesson.winning.second.mark': 'The last round',
  'lesson.winning.second.goal': 'victory',
  'lesson.winning.advice':
    'The Sheet says what was missing. Then go back to the beginning of this round, or further with t, and take an area that she holds.',
  'lesson.winning.which':
    'Victory! The log’s last lines say by which check: 15 points after step 5, or else the objective in stage III, or the second The End Draws Near after step 8. The last player on the board wins at once.',
  'lesson.winning.rival':
    'She needed 15 points, or a third area with conquest points in stage III. When points are equal, resources, areas, bases and workers decide. If Aldaris plays, the others need more points.',
  'lesson.winning.remember.1':
    'Regrouping counts points first, then looks for 15 of them, then for an objective in stage III.',
  'lesson.winning.remember.2':
    'The Event deck is the clock: two The End Draws Near end the match, and the leader wins.',
  'lesson.winning.remember.3':
    'Every area of conquest points taken from a rival counts twice: one more for you, one less for them.',
} as const;
