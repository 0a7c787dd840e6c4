import type { Catalogue } from '../../kernel/words/format.ts';

/** The words around the coach of a match; what it says belongs to the game. */
export const coachTexts = {
  'menu.coach': 'The coach: on or off',
  'coach.title': 'Whom does the coach help?',
  'coach.about':
    'It explains each kind of decision the first time a seat meets it, above the board, and then keeps quiet. It knows nothing of what is hidden.',
  'coach.on': 'explains what is new',
  'coach.quiet': 'keeps quiet',
  'coach.silent': 'The coach has nothing to say of that.',
  'coach.rule': '{key} {rule}',
  'coach.off': '{key} coach off',
  'learn.first-match': 'A first match with the coach on',
  'learn.first-match.detail': 'against the program',
} as const satisfies Catalogue;
