import type { Catalogue } from '../../kernel/words/format.ts';

/** The texts of a replay and of the report of a match. */
export const reportTexts = {
  // The log of a match.
  'log.all': 'everything',
  'log.mine': 'what concerns you',

  // The report of a match.
  'report.title': '{game}: {names}',
  'report.running': 'The match goes on in {time}. Only what everybody may know is shown here.',
  'report.running.set-up': 'The match goes on. Only what everybody may know is shown here.',
  'report.standing': 'Standing',
  'report.final': 'Final table',
  'report.facts': 'Facts',
  'report.log': 'Log',
  'report.round': 'Round',
  'report.cycle': 'Cycle',

  // Copies of a match.
  'replay.copied': 'This is a copy and goes on in {file}: the match that it was made from stays as it is.',
} as const satisfies Catalogue;
