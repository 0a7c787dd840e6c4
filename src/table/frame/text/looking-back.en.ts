import type { Catalogue } from '../../../kernel/words/format.ts';

type TextParams = Readonly<Record<string, string | number>>;

/** The table's English texts for moments, the log and the end of a match. */
export const lookingBackTexts = {
  // Texts of moments.
  'moment.title': 'What happens',
  'moment.answer': 'What was done',
  'moment.again': 'watched again',
  'moment.place': '{at} of {of}',
  'moment.none': 'There is nothing to watch again.',

  // Texts of the log screen.
  'log.title': ({ filter, count, all }: TextParams) =>
    count === all ? `Log · ${filter} · ${all}` : `Log · ${filter} · ${count} of ${all}`,
  'log.title.part': ({ filter, count, all }: TextParams) =>
    count === all ? `Log · ${filter} · the last ${all}` : `Log · ${filter} · ${count} of the last ${all}`,
  'log.nothing': 'There is nothing like that in the log.',
  'log.no-moment': 'There is nothing to watch here.',

  // Texts of the result screen.
  'end.reported': 'The report is in {file}',

  // Labels of keys in the footer.
  'key.once-more': 'the one before',
  'key.watch': 'watch',
  'key.filter': 'filter',
  'key.search': 'search',
  'key.decisive': 'decisive',
  'key.again': 'again',
  'key.look-back': 'look back',
  'key.report': 'report',
  'key.to-board': 'board',
  'key.take-back': 'take back',
  'key.watch-missed': 'watch again',
} as const satisfies Catalogue;
