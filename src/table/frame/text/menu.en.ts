import type { Catalogue } from '../../../kernel/words/format.ts';

/** The English texts of the match menu: who plays, the players' languages, giving up. */
export const menuTexts = {
  'menu.title': 'The table',
  'menu.players': 'Who plays which seat',
  'menu.concede': 'A seat gives up',
  'menu.peek': 'Look at your own view',
  'menu.take-back': 'Take back, if all agree',
  'menu.settings': 'Settings',
  'menu.languages': 'The language of each seat',
  'menu.look-back': 'Look back on the match, step by step',
  'menu.goal': 'How this match is won',
  'menu.rules': 'Read the rules',
  'menu.keys': 'All keys',
  'menu.zoom-in': 'Look at the map from closer',
  'menu.zoom-out': 'Look at the map from further away',
  'menu.leave': 'Save and leave',
  'menu.back': 'Back to the match',

  'players.title': 'Who plays which seat?',
  'players.about': 'The program can take a seat at any time and give it back. It knows only what the seat may know.',
  'players.person': 'a person',
  'players.bot': 'the program',
  'players.out': 'out of the match',
  'players.back': 'Back',

  'languages.title': 'What language does each seat read?',
  'languages.about': 'A seat’s own screens use its language; what everybody looks at uses the table’s.',

  'concede.title': 'Which seat gives up?',
  'concede.none': 'No seat that a person plays can give up now.',
  'concede.ask': '{seat}, do you give up?',
  'concede.about-alone': 'The match ends, and you have lost.',
  'concede.about': 'Only {seat} may say so. The match goes on without them, and only a take-back brings them back.',
  'concede.no': 'No, play on',
  'concede.yes': 'Yes, give up',
} as const satisfies Catalogue;
