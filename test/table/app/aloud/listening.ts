import { HEARD_SIZE, Listener } from '../../../../src/table/app/aloud/listener.ts';
import type { DeskWanted } from '../../desk-of.ts';
import { tableOf } from '../../table-at.tsx';

/** What is only drawn: frames, marks, escape sequences. None of it is ever said. */
export const DRAWN = /[\u0000-\u001f\u007f\u2190-\u21ff\u2300-\u23ff\u2500-\u27bf]/u;

/** Somebody who listens at a table, and hears what each typed line brings. */
export async function listening({ start = { screen: 'home' }, ...wanted }: DeskWanted = {}) {
  const { table, ...rest } = tableOf(HEARD_SIZE, { ...wanted, settings: { quiet: 0, ...wanted.settings } });
  await table.open(start);
  const said: string[] = [];
  const heard: { readonly line: string; readonly wiped: number }[] = [];
  const wiped = (): number => rest.happened.filter(what => what === 'wipe').length;
  const listener = new Listener(table, lines => {
    said.push(...lines);
    heard.push(...lines.map(line => ({ line, wiped: wiped() })));
  });
  listener.begin();
  return {
    ...rest,
    table,
    listener,
    /** All that was said. */
    said,
    /** All that was said, each line with how often the terminal had been wiped by then. */
    heard,
    /** Types lines; returns what is said to them. */
    type: (...lines: readonly string[]): readonly string[] => {
      const from = said.length;
      for (const line of lines) listener.take(line);
      return said.slice(from);
    },
    match: () => table.store.state().match,
  };
}

/** The choices among what was said: what each number leads to. */
export function choicesIn(lines: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    lines.flatMap(line => {
      const [, number, text] = /^(\d+): (.*)$/.exec(line) ?? [];
      return number === undefined || text === undefined ? [] : [[number, text] as const];
    }),
  );
}
