/** Rulings on how the match is carried out (TH-21, TH-22): what was open, `.why`, and what Orrery does. */
export const playRulingTexts = {
  'ruling.wounds-on-the-way.why': 'When do parasites wound?',
  'ruling.wounds-on-the-way':
    'At each movement point that the unit spends, before the traps of the sector that it enters. Points that it spends without leaving its sector count too, also those spent by Time Loop and Shaft Passage.',
  'ruling.what-is-left-to-do.why':
    'What if an action card appears or goes while actions are carried out, or the unit is launched?',
  'ruling.what-is-left-to-do':
    'After each card the program looks again at what is left to do in the sector where the unit stopped, wherever that unit is then.',
  'ruling.round-limit.why': 'Nothing forces the countdown on.',
  'ruling.round-limit':
    'A round limit can be chosen before the match: after it the points decide. There is none by default.',
  'ruling.who-decides.why': 'Who decides when it is not the turn of the player whose unit moves?',
  'ruling.who-decides':
    'The player who moves it. Other players decide only in the set-up, about what Decay takes from them, and about the targets of an Ambush.',
  'ruling.no-forced-questions.why': 'A decision may have one possible answer.',
  'ruling.no-forced-questions': 'It is made without asking and logged, so some phases pass by themselves.',
  'ruling.taking-back.why': 'People at a table sometimes take a move back.',
  'ruling.taking-back': 'Decisions can be taken back until something new has been seen.',
} as const;
