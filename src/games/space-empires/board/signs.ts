import type { Glyphs } from '../../../boards/drawing/glyphs.ts';
import { span } from '../../../boards/drawing/lines.ts';
import type { Span } from '../../../boards/drawing/lines.ts';
import type { Style } from '../../../boards/drawing/style.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import { isAscii } from '../../../boards/plain.ts';
import type { Marker } from '../data/markers.ts';

/**
 * The signs of the map for each glyph set. ASCII uses letters, because `@`, `#`, `o` and `*` mark seats and `~` ends a
 * cut text.
 */
const [UNICODE, ASCII] = [
  { world: 'O', planet: 'o', hole: '@', nebula: '~', supernova: '*', down: '?' },
  { world: 'P', planet: 'p', hole: 'h', nebula: 'n', supernova: 'x', down: '?' },
];

/** The signs for terrain and face-down counters in a glyph set. None of them is also a seat mark of that set. */
export function plainSigns(glyphs: Glyphs): typeof UNICODE {
  return isAscii(glyphs) ? ASCII : UNICODE;
}

const SIGN_STYLES: Readonly<Record<Marker, Style>> = {
  homeworld: { bold: true },
  planet: {},
  barren: {},
  'mineral-5': { tone: 'mineral' },
  'mineral-10': { tone: 'mineral', bold: true },
  asteroids: {},
  nebula: { tone: 'gas' },
  'black-hole': { tone: 'danger' },
  danger: { tone: 'danger' },
  lost: {},
  supernova: { tone: 'warning', bold: true },
  wreck: { tone: 'mineral' },
  'warp-1': { tone: 'gas', bold: true },
  'warp-2': { tone: 'gas', bold: true },
  machine: { tone: 'danger', bold: true },
};

/** The sign of a marker on the map. */
export function terrainSpan({ glyphs }: PaneContext, marker: Marker): Span {
  const { world, planet, hole, nebula, supernova } = plainSigns(glyphs);
  const signs: Readonly<Record<Marker, string>> = {
    homeworld: world,
    planet,
    barren: 'b',
    'mineral-5': '$',
    'mineral-10': '$',
    asteroids: ':',
    nebula,
    'black-hole': hole,
    danger: '!',
    lost: '!',
    supernova,
    wreck: 'w',
    'warp-1': '1',
    'warp-2': '2',
    machine: 'X',
  };
  return span(signs[marker], SIGN_STYLES[marker]);
}
