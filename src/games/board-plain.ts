import type { Inspected } from './board.ts';
import { widthOf } from '../widgets/wrapping.ts';
import type { Grid } from '../widgets/grid.ts';
import type { Glyphs } from '../widgets/glyphs.ts';

const ASCII: Readonly<Record<string, string>> = {
  '×': 'x',
  '·': '.',
  '–': '-',
  '—': '-',
  '…': '~',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
};

/** Whether this look is the one for terminals that show nothing but ASCII. */
export function isAscii({ horizontal }: Glyphs): boolean {
  return /^[ -~]$/.test(horizontal);
}

/** A text without anything but ASCII, as wide as before; letters lose their accents. */
export function plainText(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  return Array.from(text, character => {
    if (/^[ -~]$/.test(character)) return character;
    const bare = ASCII[character] ?? character.normalize('NFD').replace(/[^ -~]/g, '');
    return bare === '' ? '?'.repeat(widthOf(character)) : bare;
  }).join('');
}

/** The same picture without anything but ASCII: the words of a catalogue and people's names may hold other characters. */
export function plainGrid(grid: Grid): Grid {
  const cells = grid.cells.map(cell => {
    if (/^[ -~]$/.test(cell.character)) return cell;
    // Of a wide character each half becomes one of its own.
    const [first = '?'] = plainText(cell.character);
    return { character: first, style: cell.style };
  });
  return { ...grid, cells };
}

/** The same facts without anything but ASCII. */
export function plainInspected({ kind, title, sections, links, rules }: Inspected): Inspected {
  return {
    kind: plainText(kind),
    title: plainText(title),
    sections: sections.map(section => ({
      title: plainText(section.title),
      lines: section.lines.map(line => line.map(({ text, style }) => ({ text: plainText(text), style }))),
    })),
    links: links.map(({ ref, label }) => ({ ref, label: plainText(label) })),
    rules,
  };
}
