import type { Catalogue } from '../../../kernel/words/format.ts';

/** The table's English texts around the coach of a match. The coach's own words belong to the game. */
export const coachTexts = {
  'menu.coach': 'The coach: on or off',
  'coach.title': 'Who does the coach help?',
  'coach.about':
    'The coach speaks above the board when a rule that is new to a player is about to matter, in lessons and in matches. Then it keeps quiet; v repeats what it said. It knows no secrets.',
  'coach.on': 'explains what is new',
  'coach.quiet': 'keeps quiet',
  'coach.rule': '{key} {rule}',
  'coach.off': '{key} coach off',
  'learn.first-match': 'A first match with the coach on',
  'learn.first-match.detail': 'against the program',
} as const satisfies Catalogue;
