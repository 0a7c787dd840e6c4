import { format as prettify, resolveConfig } from 'prettier';
import { createFormatter } from '../../src/kernel/words/format.ts';
import type { Catalogue, Formatter } from '../../src/kernel/words/format.ts';
import type { Game } from '../../src/kernel/history/playable.ts';
import { isReconstructed, originMessages, printedMessage, rulingWords } from '../../src/kernel/book/rule-book.ts';
import type { RuleBook, Ruling, RulingKind } from '../../src/kernel/book/rule-book.ts';
import { textOfRule } from '../../src/kernel/book/search.ts';
import { message } from '../../src/kernel/words/message.ts';

const KINDS: Readonly<Record<RulingKind, string>> = {
  'at-odds': 'Where the printed rules contradict each other',
  silent: 'Where the printed rules are silent',
  fact: 'Reconstructed facts of components',
  house: 'What only a program has to decide',
};

/**
 * The page on the rulings of a game, `docs/<game>-rulings.md`, made of what its code knows; `null` when the game has
 * none.
 */
export async function rulingsPage({ id, title, book, texts }: Game): Promise<string | null> {
  if (book === null) return null;
  const format = createFormatter(texts.en, []);
  const page = [
    `# ${title}: rulings`,
    '`npm run rulings` writes this page from the source code of the game. A test fails when it is out of date.',
    'A ruling decides what the printed rules leave open. Each entry has the rules that it belongs to (press `?` in a match to read them), the open question, what Orrery does, and the file that does it. The end of the page lists the source of every component.',
    ...Object.entries(KINDS).flatMap(([kind, heading]) => {
      const rulings = book.rulings.filter(ruling => ruling.kind === kind);
      return rulings.length === 0
        ? []
        : [`## ${heading}`, rulings.map(ruling => lineOf(id, ruling, format)).join('\n')];
    }),
    ...printIn(book, texts.en, format),
    '## Where the facts come from',
    `Of ${Object.keys(book.origins).length} records ${reconstructed(book)} have a part that is our design; in a match they bear a mark when they are looked at.`,
    ...sourcesOf(book, format),
  ].join('\n\n');
  const config = await resolveConfig(import.meta.filename);
  return await prettify(page, { ...config, parser: 'markdown', proseWrap: 'always' });
}

function lineOf(game: string, ruling: Ruling, format: Formatter): string {
  const { why, does } = rulingWords(ruling);
  const rules = ruling.rules.map(rule => `**${rule}**`).join(', ');
  return `- ${rules}: ${format(why)} _Orrery:_ ${format(does)} (\`${fileOf(game, ruling)}\`)`;
}

/**
 * Where the printed book has each chapter, and the rules with headings of their own there; nothing when that is not
 * known.
 */
function printIn(book: RuleBook, texts: Catalogue, format: Formatter): readonly string[] {
  const { print } = book;
  if (print === undefined) return [];
  const lines = book.rules.flatMap(number => {
    const places = printedMessage(print[number] ?? []);
    const rule = textOfRule(book, texts, number);
    return places === null || rule === null ? [] : [`- **${number}** ${rule.title}. ${format(places)}`];
  });
  return [
    '## Where the rules are in print',
    'Headings are in English, whatever the language of the printed book. Page numbers are those of its index and its references. A rule that is not listed is where the nearest one above it is.',
    lines.join('\n'),
  ];
}

/** The file that carries a ruling out, from the root of the project. */
export function fileOf(game: string, { doneIn }: Ruling): string {
  return doneIn.startsWith('/') ? `src${doneIn}` : `src/games/${game}/${doneIn}`;
}

function reconstructed(book: RuleBook): number {
  return Object.values(book.origins).filter(isReconstructed).length;
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
    [...lines].map(([source, names]) => `- _${source}_ ${names.join(', ')}.`).join('\n'),
  ]);
}
