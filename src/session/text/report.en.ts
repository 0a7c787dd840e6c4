import type { Catalogue } from '../../kernel/words/format.ts';

/** What is said of a match that is looked back on, and in its report. */
export const reportTexts = {
  // ---- the log
  'log.all': 'everything',
  'log.mine': 'what concerns you',

  // ---- the report
  'report.title': '{game}: {names}',
  'report.running': 'The match goes on in {time}. Only what everybody may know is shown here.',
  'report.running.set-up': 'The match goes on. Only what everybody may know is shown here.',
  'report.standing': 'Standing',
  'report.final': 'Final table',
  'report.facts': 'Facts',
  'report.log': 'Log',
  'report.round': 'Round',
  'report.cycle': 'Cycle',

  // ---- a copy
  'replay.copied': 'This is a copy and goes on in {file}: the match that it was made from stays as it is.',
} as const satisfies Catalogue;
