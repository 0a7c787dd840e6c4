import type { Catalogue } from '../../kernel/words/format.ts';

/** The words about secret choices on the open table. */
export const blindTexts = {
  'blind.line': 'Line {line} of your card: press the key of your choice, 1 to {keys}. Nothing shows which it was.',
  'blind.circle': 'From the first key of the line on: {choices}. After {keys} comes 1.',
  'blind.alone': 'ask me alone',
  'blind.card-key': '{key} shows your card to you alone.',
  'blind.chosen': 'A key is chosen. {take} places it; {back} chooses again, by the next line.',
  'blind.no-key': 'Your card has the keys 1 to {keys}.',
  'blind.not-yet': 'Choose a key of your card first; {key} shows it to you alone.',

  'card.title': 'The secret card of {seat}, for this round',
  'card.about':
    'You choose on the open table, with others looking on. Each line serves once: for your first choice press the key of line 1, for the next that of line 2, and so on. Write the card down, or remember the keys of the first row only: the others count on from there. A key for what you cannot choose asks you alone, like the last row.',
  'card.line': 'Line',
  'card.go': 'I know it: to the open table',
  'card.new': 'Give me another card',
  'card.alone': 'Ask me alone this time',

  'key.place': 'place',
  'key.again': 'choose again',
  'key.card': 'your card',
} as const satisfies Catalogue;
