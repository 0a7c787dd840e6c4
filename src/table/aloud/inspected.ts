import type { Inspected } from '../../games/board.ts';
import type { Telling } from '../../widgets/telling.ts';
import type { Look } from '../look.ts';
import { say } from '../say.ts';
import { sentence } from './board.ts';

/** What of a thing that is looked at is told. */
interface ToldThing {
  readonly told: Inspected;
  readonly rows: readonly { readonly text: string; readonly note?: string }[];
  readonly place: { readonly at: number; readonly of: number } | null;
}

/** A thing for those who listen: what it is, its facts one after the other, and what it leads on to, to be followed by its number. */
export function tellInspected(
  { told, rows, place }: ToldThing,
  keys: string,
  { format }: Pick<Look, 'format'>,
): Telling {
  const { kind, title, sections } = told;
  const facts = sections.flatMap(section => [
    section.title,
    ...section.lines.map(line => line.map(({ text }) => text).join('')),
  ]);
  const lines = [
    format(say('inspect.title', { kind, title })),
    ...(place === null ? [] : [format(say('aloud.place', { at: place.at + 1, of: place.of }))]),
    ...facts,
    keys,
    ...(rows.length === 0 ? [] : [format(say('aloud.leads-on'))]),
  ];
  return {
    lines: lines.map(sentence).filter(line => line !== ''),
    choices: rows.map(({ text, note = '' }) => sentence([text, note].filter(part => part !== '').join(', '))),
  };
}
