import { format as prettify, resolveConfig } from 'prettier';
import { createFormatter } from '../../src/kernel/words/format.ts';
import type { Catalogue, Formatter } from '../../src/kernel/words/format.ts';
import type { Game } from '../../src/kernel/history/playable.ts';
import { isReconstructed, originMessages, printedPlaces, rulingWords } from '../../src/kernel/book/rule-book.ts';
import type { PrintedPlace, RuleBook, Ruling, RulingKind } from '../../src/kernel/book/rule-book.ts';
import { textOfRule } from '../../src/kernel/book/search.ts';
import { message } from '../../src/kernel/words/message.ts';

const KINDS: Readonly<Record<RulingKind, string>> = {
  'at-odds': 'Where the printed rules contradict each other',
  silent: 'Where the printed rules are silent',
  fact: 'Facts about components that we had to reconstruct',
  house: 'What only a program has to decide',
};

const LIST = new Intl.ListFormat('en-GB');

/**
 * The page on the rulings of a game, `docs/<game>-rulings.md`, made of what its code knows; `null` when the game has
 * none.
 */
export async function rulingsPage({ id, title, book, texts }: Game): Promise<string | null> {
  if (book === null) return null;
  const format = createFormatter(texts.en, []);
  const page = [
    `# Rulings on ${title}`,
    'This page is about the rules of the game as Orrery (this program) plays it. The printed rules contradict each other in some places and are silent in others. Some facts about components could not be found, and some questions arise only in a program. Each entry below is a ruling: it says what Orrery does in such a case.',
    'An entry begins with the numbers of the rules that it belongs to. To read these rules, press `?` in a match. Then come the open question, the ruling, and the file of the source code that carries the ruling out. The last part of the page says where the facts about every component come from. Where the page says “we”, it means the makers of Orrery.',
    '`npm run rulings` writes this page from the source code of the game. A test fails when the page is out of date.',
    ...Object.entries(KINDS).flatMap(([kind, heading]) => {
      const rulings = book.rulings.filter(ruling => ruling.kind === kind);
      return rulings.length === 0
        ? []
        : [`## ${heading}`, rulings.map(ruling => lineOf(id, ruling, format)).join('\n')];
    }),
    ...printIn(book, texts.en, format),
    '## Where the facts come from',
    ...explained(book),
    ...sourcesOf(book, format),
  ].join('\n\n');
  const config = await resolveConfig(import.meta.filename);
  return await prettify(page, { ...config, parser: 'markdown', proseWrap: 'always' });
}

function lineOf(game: string, ruling: Ruling, format: Formatter): string {
  const { why, does } = rulingWords(ruling);
  const rules = ruling.rules.map(rule => `**${rule}**`).join(', ');
  return `- ${rules}: ${format(why)} _Ruling:_ ${format(does)} (\`${fileOf(game, ruling)}\`)`;
}

/**
 * Where the printed book has each chapter, and the rules with headings of their own there; nothing when that is not
 * known.
 */
function printIn(book: RuleBook, texts: Catalogue, format: Formatter): readonly string[] {
  const lines = book.rules.flatMap(number => {
    const places = printedPlaces(book, number);
    const rule = textOfRule(book, texts, number);
    if (places.length === 0 || rule === null) return [];
    return [`- **${number}** (${rule.title}): ${LIST.format(places.map(place => placeOf(place, format)))}.`];
  });
  if (lines.length === 0) return [];
  return [
    '## Where to find the rules in the printed rule book',
    'Each line has a rule of this program and the headings under which the printed rule book has it. The headings are in English, whatever the language of the book. Page numbers are given where we know them. A rule without a line of its own is a part of one that has a line. For example, a rule 9.18.1 is a part of 9.18, and that is a part of 9.',
    lines.join('\n'),
  ];
}

/** A heading in quotes, with its pages where they are known. */
function placeOf({ heading, page, to }: PrintedPlace, format: Formatter): string {
  const quoted = `“${format(message(`print.${heading}`))}”`;
  if (page === undefined) return quoted;
  return to === undefined ? `${quoted} (page ${page})` : `${quoted} (pages ${page} to ${to})`;
}

/** The file that carries a ruling out, from the root of the project. */
export function fileOf(game: string, { doneIn }: Ruling): string {
  return doneIn.startsWith('/') ? `src${doneIn}` : `src/games/${game}/${doneIn}`;
}

/** What the list of records is, and what its labels mean. */
function explained(book: RuleBook): readonly string[] {
  const origins = Object.values(book.origins);
  return [
    `A record is all that Orrery knows about one thing: a card, a token, a board or an ability, for example. This game has ${origins.length} records. Some parts of ${origins.filter(isReconstructed).length} of them are not stated in any source, and in a match these parts are marked with \`~\`.`,
    'The lists below tell which records come from which source. They use these words:',
    [
      '- _The printed rules_ are the texts that came with the game.',
      '- _Public sources_ are lists, programs and reviews that others have published. If there is only one, we say how sure we are that it is right.',
      '- _Reconstructed_ parts are in no source. We designed them so that they fit everything that is known.',
      '- _No source says enough_ stands where the most important parts of a record are reconstructed.',
      '- _Only implied_ parts are not stated by the source, but they follow from what it says.',
    ].join('\n'),
  ];
}

/** The records by kind, those with the same origin in one line. */
function sourcesOf(book: RuleBook, format: Formatter): readonly string[] {
  const kinds = new Map<string, Map<string, string[]>>();
  for (const [record, origin] of Object.entries(book.origins)) {
    const [kind = ''] = record.split(/[:/]/);
    const lines = kinds.get(kind) ?? new Map<string, string[]>();
    kinds.set(kind, lines);
    const source = originMessages(origin).map(format).join(' ');
    const names = lines.get(source) ?? [];
    lines.set(source, names);
    names.push(format(book.nameOf(record)));
  }
  return [...kinds].flatMap(([kind, lines]) => [
    `### ${format(message(`record.kind.${kind}`))}`,
    [...lines].map(([source, names]) => `- _${source}_ ${counted(names).join('; ')}.`).join('\n'),
  ]);
}

/** Every name once, with how many records have it where that is more than one. */
function counted(names: readonly string[]): readonly string[] {
  return [...new Set(names)].map(name => {
    const count = names.filter(other => other === name).length;
    return count === 1 ? name : `${name} (${count} records)`;
  });
}
