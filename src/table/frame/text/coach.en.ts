import type { Catalogue } from '../../../kernel/words/format.ts';

/** The words around the coach of a match; what it says belongs to the game. */
export const coachTexts = {
  'menu.coach': 'The coach: on or off',
  'coach.title': 'Who does the coach help?',
  'coach.about':
    'It speaks above the board when a rule that is new to a player is about to matter, in lessons and in matches. Then it keeps quiet; H asks it again. It knows nothing of what is hidden.',
  'coach.on': 'explains what is new',
  'coach.quiet': 'keeps quiet',
  'coach.rule': '{key} {rule}',
  'coach.off': '{key} coach off',
  'learn.first-match': 'A first match with the coach on',
  'learn.first-match.detail': 'against the program',
} as const satisfies Catalogue;
