import { DECISIONS } from './tally.ts';
import type { Tally } from './tally.ts';

/** The widest line. */
const WIDTH = 120;

/**
 * How often everything took effect (and, after a slash, was tried without), group by group, and the options by
 * decision.
 */
export function coverageTable(tally: Tally): readonly string[] {
  const groups = Object.entries(tally.uses).filter(([group]) => group !== DECISIONS);
  return [
    'took effect (/ without effect: cancelled, blocked or lost):',
    ...groups.flatMap(([group, names]) => {
      const cells = names.map(name => {
        const { used, vain } = tally.count(group, name);
        return `${name} ${used}${vain === 0 ? '' : `/${vain}`}`;
      });
      return wrapped(`  ${group}: `, cells);
    }),
    'decisions, and how often their options were chosen:',
    ...tally.optionLines().flatMap(line => wrapped('  ', line.split(' '), ' ')),
  ];
}

function wrapped(head: string, cells: readonly string[], between = ', '): readonly string[] {
  const lines: string[] = [];
  let line = head;
  cells.forEach((cell, place) => {
    const text = place === cells.length - 1 ? cell : cell + between;
    if (line.length + text.trimEnd().length > WIDTH && line !== head) {
      lines.push(line.trimEnd());
      line = '    ';
    }
    line += text;
  });
  return [...lines, line.trimEnd()];
}
