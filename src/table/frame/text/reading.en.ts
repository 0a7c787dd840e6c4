import type { Catalogue } from '../../../kernel/words/format.ts';

type TextParams = Readonly<Record<string, string | number>>;

/** The table's English texts for the rules and the help. */
export const readingTexts = {
  // Texts of the help screen.
  'help.title': ({ rule, title }: TextParams) => (title === '' ? `Rule ${rule}` : `Rule ${rule}: ${title}`),
  'help.chapter': ({ chapter, title }: TextParams) =>
    title === '' ? `Chapter ${chapter}` : `Chapter ${chapter}: ${title}`,
  'help.final':
    'An option marked “final” can’t be undone by its player alone: it reveals something hidden, or somebody else is asked next (“others next”). An answer after which you are asked again before anything is rolled or revealed is not, such as an attack before which you still name a ship. The table can still agree to take it back.',
  'help.blocked': 'What you can’t do now, and why',
  'help.none-blocked': 'Nothing is blocked.',
  'help.why': '{option}: {why}',
  'help.no-text': 'Look up {rule} in the rule book.',
  'help.rulings': 'Rulings: what was unclear, and what Orrery does',
  'help.keys': 'Keys',
  'help.title-plain': 'Help',
  'help.nth': 'take the nth option',

  // Texts of the rules screen.
  'rules.title': 'The rules of {game}',
  'rules.games': 'The rules of which game?',
  'rules.no-book': '{game} has no rules to read.',
  'rules.back': 'Back',
  'rules.terms': 'Terms explained',
  'rules.terms-here': 'Terms in this chapter',
  'rules.none': 'No rule contains that.',
  'rules.hint': 'Type words, or the number of a rule.',
  'key.read': 'read',
  'key.next-link': 'next link',
  'key.chapter': 'chapter',
  'key.contents': 'contents',
} as const satisfies Catalogue;
