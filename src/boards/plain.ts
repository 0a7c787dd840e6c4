import type { BoardOf } from './board.ts';
import type { Inspected } from './inspected.ts';
import type { PaneContext } from './pane.ts';
import { widthOf } from './drawing/wrapping.ts';
import type { Grid } from './drawing/grid.ts';
import { beyondAscii, isPlainLook } from './drawing/glyphs.ts';
import type { Glyphs } from './drawing/glyphs.ts';

const ASCII: Readonly<Record<string, string>> = {
  '×': 'x',
  '·': '.',
  '–': '-',
  '−': '-',
  '—': '-',
  '…': '~',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
};

/** Whether this look is one for terminals that show nothing but ASCII, or ASCII and the lines of a console. */
export function isAscii(glyphs: Glyphs): boolean {
  return isPlainLook(glyphs);
}

/** A text without anything but ASCII, as wide as before; letters lose their accents. */
function plainText(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  return Array.from(text, character => {
    if (/^[ -~]$/.test(character)) return character;
    const bare = ASCII[character] ?? character.normalize('NFD').replace(/[^ -~]/g, '');
    return bare === '' ? '?'.repeat(widthOf(character)) : bare;
  }).join('');
}

/**
 * The same picture without anything but ASCII and what a plain look has beside it: the words of a catalogue and
 * people's names may hold other characters.
 */
function plainGrid(grid: Grid, glyphs: Glyphs): Grid {
  const kept = beyondAscii(glyphs);
  const cells = grid.cells.map(cell => {
    if (/^[ -~]$/.test(cell.character) || kept.has(cell.character)) return cell;
    // Of a wide character each half becomes one of its own.
    const [first = '?'] = plainText(cell.character);
    return { character: first, style: cell.style };
  });
  return { ...grid, cells };
}

/** The same facts without anything but ASCII. */
function plainInspected({ kind, title, sections, links, rules }: Inspected): Inspected {
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

/** The same board, which shows nothing but ASCII wherever the look is the one for terminals that know nothing else. */
export function inAsciiToo<View>(board: BoardOf<View>): BoardOf<View> {
  const inLook = ({ glyphs }: PaneContext, text: string): string => (isAscii(glyphs) ? plainText(text) : text);
  const { panes, status, alarms, finalTable, outlook, inspect } = board;
  return {
    ...board,
    panes: view =>
      panes(view).map(pane => ({
        ...pane,
        paint: (seen, size, context) => {
          const grid = pane.paint(seen, size, context);
          return isAscii(context.glyphs) ? plainGrid(grid, context.glyphs) : grid;
        },
      })),
    status: (view, context) => inLook(context, status(view, context)),
    ...(alarms && { alarms: (view, context) => alarms(view, context).map(text => inLook(context, text)) }),
    finalTable: (view, context) => finalTable(view, context).map(row => row.map(text => inLook(context, text))),
    ...(outlook && {
      outlook: (view, decision, option, context, preview) => {
        const shown = outlook(view, decision, option, context, preview);
        return shown === null ? null : inLook(context, shown);
      },
    }),
    ...(inspect && {
      inspect: (view, ref, context) => {
        const inspected = inspect(view, ref, context);
        return inspected !== null && isAscii(context.glyphs) ? plainInspected(inspected) : inspected;
      },
    }),
  };
}
