import type { Telling } from '../../widgets/telling.ts';
import type { ListRow, ListState } from '../../widgets/list.ts';
import { sentence } from './board.ts';

/** What of a list is told. */
interface ToldChoice {
  readonly title: string;
  readonly above: readonly { readonly text: string }[];
  readonly rows: readonly ListRow[];
  readonly list: ListState;
  readonly below: { readonly text: string } | null;
}

/** A list for those who listen: what there is to say, what can be chosen, and the keys. */
export function tellChoice({ title, above, rows, below, list }: ToldChoice, keys: string): Telling {
  const here = rows[list.cursor]?.text ?? '';
  return {
    lines: [title, ...above.map(({ text }) => text), ...(below === null ? [] : [below.text]), `${keys} (${here})`]
      .map(sentence)
      .filter(line => line !== ''),
    choices: rows.map(({ text, detail = '', note = '' }) =>
      sentence([text, detail, note].filter(part => part !== '').join(', ')),
    ),
  };
}
