import type { Fact } from '../../games/board.ts';
import type { Telling } from '../../widgets/telling.ts';
import type { Look } from '../look.ts';
import { say } from '../say.ts';
import { sentence } from './board.ts';

/** What of an end is told. */
interface ToldEnd {
  readonly winner: string;
  readonly how: string;
  readonly table: readonly (readonly string[])[];
  readonly facts: readonly Fact[];
  readonly note: { readonly text: string } | null;
}

/** How a match ended, for those who listen: who won and how, a sentence a seat, the facts, and the keys. */
export function tellEnd({ winner, how, table, facts, note }: ToldEnd, keys: string, { format }: Look): Telling {
  const [heading = [], ...rows] = table;
  const figures = rows.map((row, at) => {
    const parts = row.map((text, column) => `${heading[column] ?? ''} ${text}`);
    return format(say('aloud.row', { place: at + 1, figures: parts.join(', ') }));
  });
  const known = facts.map(({ label, text }) => `${label}: ${text}`);
  const lines = [format(say('end.title')), winner, how, ...figures, ...known, note?.text ?? '', keys];
  return { lines: lines.map(sentence).filter(line => line !== ''), choices: [] };
}
