import { joined, lineWidth, MUTED, span } from '../../../boards/drawing/lines.ts';
import type { Line, Span } from '../../../boards/drawing/lines.ts';
import type { HexRoom } from '../../../boards/hex-map.ts';
import { markOf } from '../../../boards/naming.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import { printedHex } from '../data/hexes.ts';
import type { HexId } from '../data/hexes.ts';
import type { Marker } from '../data/markers.ts';
import { terrainOf } from '../state/board.ts';
import type { Colony } from '../state/state.ts';
import { hexName, say } from '../text/say.ts';
import { valueAfterGrowth } from './about.ts';
import { sideMark } from './side-marks.ts';
import { terrainSpan } from './signs.ts';
import { fittingStackLines, GROUP_SEPARATORS, groupLines, stackLines, wholeStackLines } from './stacks.ts';
import type { EmpiresView } from '../view.ts';

/** The index of the nearest zoom level, which shows groups one by one. */
const NEAREST_ZOOM = 2;

/**
 * The least size of a hex on the screen that shows its contents in words: the number of rows, and the width of the
 * longest row in cells.
 */
export const WORDY_HEX_SIZE = { rows: 4, width: 10 } as const;

/** Whether hexes with this much room show their contents in words. */
export function hasRoomForWords({ zoom, widths }: HexRoom): boolean {
  return zoom < NEAREST_ZOOM && widths.length >= WORDY_HEX_SIZE.rows && Math.max(...widths) >= WORDY_HEX_SIZE.width;
}

/** The default facts for a hex that is not in play. */
const HEX_OUT_OF_PLAY = { hidden: false, home: null, colony: null } as const;

/** The markers whose names are too long for a hex. */
const LONG_NAMED_MARKERS = [
  ...(['homeworld', 'barren', 'mineral-5', 'mineral-10'] as const),
  ...(['lost', 'wreck', 'warp-1', 'warp-2', 'machine'] as const),
];

function hasLongName(marker: Marker): marker is (typeof LONG_NAMED_MARKERS)[number] {
  return LONG_NAMED_MARKERS.some(long => long === marker);
}

/** The text of a hex on the map, as a line for each of its rows. */
export function linesFor(
  view: EmpiresView,
  context: PaneContext,
  hex: HexId,
  isDoomed: boolean,
  { zoom, widths }: HexRoom,
): readonly Line[] {
  // The label omits the board, since the pane's title names it.
  const labelText = hexName(printedHex(hex));
  const label = isDoomed ? span(`${labelText}!!`, { tone: 'warning', bold: true }) : span(labelText, MUTED);
  const place = placeSpans(view, context, hex);
  const [first = 0, second = 0] = widths;
  const terrain = terrainOf(view, hex);
  const name = terrain === null ? [] : [span(context.format(say(`marker.${terrain}`)))];
  if (zoom >= NEAREST_ZOOM) return [joined([[label], name], ' '), place, ...groupLines(view, context, hex)];
  if (hasRoomForWords({ zoom, widths })) {
    const linesInWords = wordedLines(view, context, hex, label, widths);
    if (linesInWords !== null) return linesInWords;
  }
  // The terrain's name gets a line only if there are enough lines and no units are left out for it.
  const lowerRowWidths = widths.slice(1);
  const stacks = stackLines(view, context, hex, lowerRowWidths);
  const isNamed = zoom > 0 && lineWidth(name) > 0 && lineWidth(name) <= second && stacks.length < lowerRowWidths.length;
  return [labelledPlace(label, place, first), ...(isNamed ? [name] : []), ...stacks];
}

/**
 * The lines of a hex in words, if its units fit as well: its name, terrain, colony with income, and then the units
 * group by group. If these need more rows, the terrain is a sign beside the name. `null` if units of several sides do
 * not fit.
 */
function wordedLines(
  view: EmpiresView,
  context: PaneContext,
  hex: HexId,
  label: Span,
  widths: readonly number[],
): readonly Line[] | null {
  const [first = 0, second = 0, third = 0] = widths;
  const colony = colonyLine(view, context, hex, third);
  const headings = [
    [nameLine(view, context, hex, label), groundWords(view, context, hex, second), ...colony],
    [signedName(view, context, hex, label, first), ...colonyLine(view, context, hex, second)],
  ];
  for (const separator of GROUP_SEPARATORS)
    for (const lines of headings) {
      const stacks = wholeStackLines(view, context, hex, widths.slice(lines.length), separator);
      if (stacks !== null) return [...lines, ...stacks];
    }
  const [, shorter = []] = headings;
  const fittingGroups = fittingStackLines(view, context, hex, widths.slice(shorter.length));
  return fittingGroups === null ? null : [...shorter, ...fittingGroups];
}

/** The line with a hex's name; an unexplored hex also shows the mark of the seat whose home it is in. */
function nameLine(view: EmpiresView, context: PaneContext, hex: HexId, label: Span): Line {
  const { hidden, home } = view.hexes[hex] ?? HEX_OUT_OF_PLAY;
  return hidden && home !== null ? [label, span(' '), markOf(context, home)] : [label];
}

/** The line with a hex's name and its terrain, in a word or as a sign. */
function signedName(view: EmpiresView, context: PaneContext, hex: HexId, label: Span, width: number): Line {
  const terrain = terrainOf(view, hex);
  const name = nameLine(view, context, hex, label);
  if (terrain === null) return name;
  const words = terrainWords(context, terrain).map((word): Line => [label, span(' '), word]);
  const candidateLines: readonly Line[] = [...words, [label, span(' '), terrainSpan(context, terrain)]];
  return candidateLines.find(line => lineWidth(line) <= width) ?? name;
}

/** The name of a marker, or a shorter one if the name is too long for a hex. */
function terrainWords(context: PaneContext, terrain: Marker): readonly Span[] {
  const { format } = context;
  const { style } = terrainSpan(context, terrain);
  const words = [say(`marker.${terrain}`), ...(hasLongName(terrain) ? [say(`marker.short.${terrain}`)] : [])];
  return words.map(word => span(format(word), style));
}

/** The line about a hex's terrain in words; also says if the hex is empty or unexplored. */
function groundWords(view: EmpiresView, context: PaneContext, hex: HexId, width: number): Line {
  const { format } = context;
  const { hidden, home, colony } = view.hexes[hex] ?? HEX_OUT_OF_PLAY;
  if (hidden) return [span(format(say('inspect.unexplored')), MUTED)];
  if (view.phase === 'set-up' && home !== null && colony === null) {
    const ownerMark = markOf(context, home);
    return [ownerMark, span(` ${format(say('hex.home'))}`, ownerMark.style)];
  }
  const terrain = terrainOf(view, hex);
  if (terrain === null) return [span(format(say(home === null ? 'inspect.deep' : 'inspect.open')), MUTED)];
  const words = terrainWords(context, terrain);
  const word = words.find(one => lineWidth([one]) <= width) ?? words.at(-1);
  return word === undefined ? [] : [word];
}

/** The line about a hex's colony: owner, and income at present and after its next growth; empty without a colony. */
function colonyLine(view: EmpiresView, context: PaneContext, hex: HexId, width: number): readonly Line[] {
  const colony = view.hexes[hex]?.colony ?? null;
  if (colony === null) return [];
  const { format, glyphs } = context;
  const ownerMark = sideMark(context, colony.owner);
  const grownValue = valueAfterGrowth(colony);
  const arrowTexts = grownValue === colony.value ? [''] : [` ${glyphs.arrowRight} `, glyphs.arrowRight];
  const yieldTexts = arrowTexts.map(arrow => `${colony.value}${arrow === '' ? '' : arrow + String(grownValue)}`);
  const goodsMarks = goodsSpans(colony);
  const namedYields = yieldTexts.map(one => `${format(say('hex.colony'))} ${one}`);
  const candidateLines = [...namedYields, ...yieldTexts].map((text): Line => [
    ownerMark,
    span(` ${text}`, ownerMark.style),
    ...(goodsMarks.length > 0 ? [span(' '), ...goodsMarks] : []),
  ]);
  return [candidateLines.find(line => lineWidth(line) <= width) ?? candidateLines.at(-1) ?? []];
}

/**
 * The line with a hex's name and contents, as far as both fit. The mark of a colony's owner matters most, then the
 * colony's value.
 */
function labelledPlace(label: Span, place: readonly Span[], width: number): Line {
  const [mark, sign, value, ...goods] = place;
  const shorterVariants = [value === undefined ? [] : [value, ...goods], [value], [sign]].map(parts =>
    parts.filter(part => part !== undefined),
  );
  const partsWithMark = mark === undefined ? [] : [...shorterVariants, []].map(parts => [mark, ...parts]);
  const candidateLines: Line[] = [
    [label, span(' '), ...place],
    ...[place, ...partsWithMark].map(parts => [label, ...parts]),
  ];
  return place.length === 0 ? [label] : (candidateLines.find(line => lineWidth(line) <= width) ?? [label]);
}

/** The signs for the marker of a hex and the owner of its colony. */
function placeSpans(view: EmpiresView, context: PaneContext, hex: HexId): Span[] {
  const found = view.hexes[hex];
  if (found === undefined) return [];
  if (found.hidden) return [...(found.home === null ? [] : [markOf(context, found.home)]), span('?', MUTED)];
  // During set-up the map shows whose home each hex is in.
  if (view.phase === 'set-up' && found.home !== null && found.colony === null) return [markOf(context, found.home)];
  const terrain = terrainOf(view, hex);
  const terrainSign = terrain === null ? [] : [terrainSpan(context, terrain)];
  const { colony } = found;
  if (colony === null) return terrainSign;
  const ownerMark = sideMark(context, colony.owner);
  return [ownerMark, ...terrainSign, span(String(colony.value), ownerMark.style), ...goodsSpans(colony)];
}

/** The signs for goods on a colony. */
function goodsSpans({ goods }: Colony): Span[] {
  return goods.length > 0 ? [span('$'.repeat(Math.min(2, goods.length)), { tone: 'mineral' })] : [];
}
