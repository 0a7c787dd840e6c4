import type { BoardOf } from './board.ts';
import type { Inspected } from './inspected.ts';
import type { PaneContext } from './pane.ts';
import { widthOf } from './drawing/wrapping.ts';
import type { Grid } from './drawing/grid.ts';
import { beyondAscii, isPlainLook } from './drawing/glyphs.ts';
import type { Glyphs } from './drawing/glyphs.ts';

const ASCII_REPLACEMENTS: Readonly<Record<string, string>> = {
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

/** Whether these glyphs are for terminals limited to ASCII, or to ASCII and the line characters of a console. */
export function isAscii(glyphs: Glyphs): boolean {
  return isPlainLook(glyphs);
}

/** Reduces a text to ASCII, with the same width; letters lose their accents. */
function plainText(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  return Array.from(text, character => {
    if (/^[ -~]$/.test(character)) return character;
    const replacement = ASCII_REPLACEMENTS[character] ?? character.normalize('NFD').replace(/[^ -~]/g, '');
    return replacement === '' ? '?'.repeat(widthOf(character)) : replacement;
  }).join('');
}

/**
 * Reduces a picture to ASCII and the extra characters of its glyphs: catalogues and people's names may contain others.
 */
function plainGrid(grid: Grid, glyphs: Glyphs): Grid {
  const keptCharacters = beyondAscii(glyphs);
  const cells = grid.cells.map(cell => {
    if (/^[ -~]$/.test(cell.character) || keptCharacters.has(cell.character)) return cell;
    // Each half of a wide character becomes a character of its own.
    const [first = '?'] = plainText(cell.character);
    return { character: first, style: cell.style };
  });
  return { ...grid, cells };
}

/** Reduces the texts of an inspected thing to ASCII. */
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

/** Wraps a board so that it shows only ASCII if the glyphs are limited to ASCII. */
export function inAsciiToo<View>(board: BoardOf<View>): BoardOf<View> {
  const forGlyphs = ({ glyphs }: PaneContext, text: string): string => (isAscii(glyphs) ? plainText(text) : text);
  const { panes, status, alarms, finalTable, outlook, inspect, about } = board;
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
    status: (view, context) => forGlyphs(context, status(view, context)),
    ...(alarms && { alarms: (view, context) => alarms(view, context).map(text => forGlyphs(context, text)) }),
    finalTable: (view, context) => finalTable(view, context).map(row => row.map(text => forGlyphs(context, text))),
    ...(outlook && {
      outlook: (view, decision, option, context, preview) => {
        const shownText = outlook(view, decision, option, context, preview);
        return shownText === null ? null : forGlyphs(context, shownText);
      },
    }),
    ...(about && {
      about: (view, ref, context, decision) =>
        about(view, ref, context, decision).map(text => forGlyphs(context, text)),
    }),
    ...(inspect && {
      inspect: (view, ref, context) => {
        const inspected = inspect(view, ref, context);
        return inspected !== null && isAscii(context.glyphs) ? plainInspected(inspected) : inspected;
      },
    }),
  };
}
