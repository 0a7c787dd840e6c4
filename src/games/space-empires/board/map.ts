import { flowed, joined, lineWidth, MUTED, span } from '../../../boards/drawing/lines.ts';
import type { Line, Span } from '../../../boards/drawing/lines.ts';
import { homeGround, territoryOf } from '../../../boards/drawing/sides.ts';
import type { GroundName } from '../../../boards/drawing/style.ts';
import type { HexFace } from '../../../boards/hex-drawing.ts';
import { paintHexMap, surveyHexMap } from '../../../boards/hex-map.ts';
import type { HexMap, HexRoom } from '../../../boards/hex-map.ts';
import { isOpen, markOf } from '../../../boards/naming.ts';
import type { PaneContext, PaneOf } from '../../../boards/pane.ts';
import type { Side } from '../../../kernel/words/message.ts';
import { HEXES, printedHex } from '../data/hexes.ts';
import type { BoardNumber, HexId } from '../data/hexes.ts';
import { isUnitKind, UNITS } from '../data/units.ts';
import type { PieceKind } from '../data/units.ts';
import { terrainOf } from '../state/board.ts';
import { hexIn, hexName, hexRef, say } from '../text/say.ts';
import { doomedFor } from './doomed.ts';
import { signsOf } from './legend.ts';
import { letterOf } from './letters.ts';
import { sideMark } from './side-marks.ts';
import { plainSigns, terrainSpan } from './signs.ts';
import { viewedAt } from '../view.ts';
import type { EmpiresView, PieceView } from '../view.ts';

/** The index of the nearest zoom, which shows groups one by one. */
const NEAR = 2;

const SLANTS = { edges: 'slants' } as const;

/** The flat-top map of a board, with three zoom levels: the hexes in play, and those that are asked about. */
function mapOf(board: BoardNumber, view: EmpiresView, context: PaneContext): HexMap {
  const { format } = context;
  const inPlay = HEXES.filter(
    place => place.board === board && (view.hexes[place.id] !== undefined || isOpen(context, hexRef(place.id))),
  );
  const columns = inPlay.map(({ column }) => column);
  const first = Math.min(...columns);
  // Leaves out an even number of columns, so that the half-hex shift of each column stays the same.
  const off = first - (first % 2);
  const top = Math.min(...inPlay.map(({ row }) => row));
  const world = view.seats[context.seat ?? -1]?.world ?? null;
  return {
    grid: { top: 'flat', pushed: 'even' },
    rest: world === null ? [] : [hexRef(world)],
    hexes: inPlay.map(({ id, column, row }) => ({ ref: hexRef(id), hex: { column: column - off, row: row - top } })),
    zooms: [
      { title: format(say('board.zoom.far')), ...SLANTS, width: 6, height: 2, most: { width: 11, height: 2 } },
      { title: format(say('board.zoom.middle')), ...SLANTS, width: 7, height: 4, most: { width: 14, height: 4 } },
      { title: format(say('board.zoom.near')), ...SLANTS, width: 16, height: 6, most: { width: 20, height: 6 } },
    ],
    legend: signsOf(view, context),
  };
}

/** The map pane of a board: painting, and where the hexes are on the screen. */
export function mapPane(board: BoardNumber): Pick<PaneOf<EmpiresView>, 'paint' | 'survey'> {
  return {
    paint: (view, size, context) => {
      const doomed = new Set(doomedFor(view, context.seat).map(({ hex }) => hex));
      return paintHexMap(
        mapOf(board, view, context),
        size,
        context,
        ({ ref }, room) => {
          const hex = hexIn(ref);
          return hex !== null ? faceOf(view, context, hex, doomed.has(hex), room) : { lines: [] };
        },
        ({ ref }) => {
          const hex = hexIn(ref);
          return hex === null ? null : smallSign(view, context, hex);
        },
      );
    },
    survey: (view, size, context) => surveyHexMap(mapOf(board, view, context), size, context),
  };
}

/** The sign of a hex on the minimap: the mark of the colony's owner, else of the side with the most counters there. */
function smallSign(view: EmpiresView, context: PaneContext, hex: HexId): Span | null {
  const colony = view.hexes[hex]?.colony ?? null;
  if (colony !== null) return sideMark(context, colony.owner);
  const pieces = viewedAt(view, hex);
  const countOf = (side: Side): number => pieces.filter(({ owner }) => owner === side).length;
  const [most] = [...new Set(pieces.map(({ owner }) => owner))].sort((one, other) => countOf(other) - countOf(one));
  return most === undefined ? null : sideMark(context, most);
}

/** What a hex shows, and its background colour. */
function faceOf(view: EmpiresView, context: PaneContext, hex: HexId, isDoomed: boolean, room: HexRoom): HexFace {
  return { ground: groundOf(view, hex), lines: linesFor(view, context, hex, isDoomed, room) };
}

/** The background of a hex: that of the colony's owner; on an unexplored hex that of its home or of deep space. */
function groundOf(view: EmpiresView, hex: HexId): GroundName | undefined {
  const found = view.hexes[hex];
  if (found === undefined) return undefined;
  if (found.hidden) return found.home === null ? 'deep' : homeGround(found.home);
  return found.colony === null ? undefined : territoryOf(found.colony.owner);
}

/** The text of a hex in two, four or six lines. */
function linesFor(
  view: EmpiresView,
  context: PaneContext,
  hex: HexId,
  isDoomed: boolean,
  { zoom, widths }: HexRoom,
): readonly Line[] {
  // The pane says which board it is.
  const onBoard = hexName(printedHex(hex));
  const label = isDoomed ? span(`${onBoard}!!`, { tone: 'warning', bold: true }) : span(onBoard, MUTED);
  const place = placeSpans(view, context, hex);
  const [first = 0, second = 0] = widths;
  const terrain = terrainOf(view, hex);
  const name = terrain === null ? [] : [span(context.format(say(`marker.${terrain}`)))];
  if (zoom >= NEAR) return [joined([[label], name], ' '), place, ...groupLines(view, context, hex)];
  // The terrain's name gets a line only if there are enough lines, and never at the cost of units.
  const rest = widths.slice(1);
  const stacks = stackLines(view, context, hex, rest);
  const isNamed = zoom > 0 && lineWidth(name) > 0 && lineWidth(name) <= second && stacks.length < rest.length;
  return [labelled(label, place, first), ...(isNamed ? [name] : []), ...stacks];
}

/** The name of a hex before its contents, as far as both fit. Of a colony, the mark matters most, then the value. */
function labelled(label: Span, place: readonly Span[], width: number): Line {
  const [mark, sign, value, ...goods] = place;
  const shorter = [value === undefined ? [] : [value, ...goods], [value], [sign]].map(parts =>
    parts.filter(part => part !== undefined),
  );
  const less = mark === undefined ? [] : [...shorter, []].map(parts => [mark, ...parts]);
  const tries: Line[] = [[label, span(' '), ...place], ...[place, ...less].map(parts => [label, ...parts])];
  return place.length === 0 ? [label] : (tries.find(line => lineWidth(line) <= width) ?? [label]);
}

/** The marker, and the owner of the colony. */
function placeSpans(view: EmpiresView, context: PaneContext, hex: HexId): Span[] {
  const found = view.hexes[hex];
  if (found === undefined) return [];
  if (found.hidden) return [...(found.home === null ? [] : [markOf(context, found.home)]), span('?', MUTED)];
  // During set-up, the map shows which home is where.
  if (view.phase === 'set-up' && found.home !== null && found.colony === null) return [markOf(context, found.home)];
  const terrain = terrainOf(view, hex);
  const sign = terrain === null ? [] : [terrainSpan(context, terrain)];
  const { colony } = found;
  if (colony === null) return sign;
  const mark = sideMark(context, colony.owner);
  const goods =
    colony.goods.length > 0 ? [span('$'.repeat(Math.min(2, colony.goods.length)), { tone: 'mineral' })] : [];
  return [mark, ...sign, span(String(colony.value), mark.style), ...goods];
}

/** Counters of one kind in a hex, abbreviated: `3S`. */
interface Group {
  readonly text: string;
  /** The same without the number. */
  readonly sign: string;
  /** The number of ships; each face-down counter counts as one. */
  readonly ships: number;
}

/** The counters of one side in a hex, the strongest first. */
interface Stack {
  readonly mark: Span;
  readonly groups: readonly Group[];
}

/**
 * The units in a hex: a mark for each side, letters for known counters, and a sign for each face-down counter, with one
 * line per side if there are enough lines. If room is short, only the strongest group of a side is shown with the
 * number of other ships, as in `BB+2`; if even that does not fit, the line is cut and ends with a sign for it.
 */
function stackLines(view: EmpiresView, context: PaneContext, hex: HexId, widths: readonly number[]): readonly Line[] {
  const sides = [...new Set(viewedAt(view, hex).map(({ owner }) => owner))];
  const stacks = sides.map((side): Stack => ({
    mark: sideMark(context, side),
    groups: groupsOf(context, viewedAt(view, hex, side)),
  }));
  const { ellipsis } = context.glyphs;
  const least = Math.min(...widths);
  if (stacks.length > 1 && stacks.length <= widths.length)
    return stacks.map((stack, row) => shortened([stack], widths[row] ?? least, ellipsis));
  const counters = stacks.flatMap(({ mark, groups }) =>
    groups.map(({ text }, at): Line => [...(at === 0 ? [mark] : []), span(text, mark.style)]),
  );
  const flows = BETWEEN_GROUPS.map(between => flowed(counters, least, between, widths.length));
  const whole = flows.find(lines => lettersOf(lines.flat()) === lettersOf(counters.flat()));
  return whole ?? [shortened(stacks, least, ellipsis)];
}

/** The gaps to try between groups: a blank keeps two groups from being read as one. */
const BETWEEN_GROUPS = [' ', ''] as const;

function lettersOf(line: Line): string {
  return line.map(({ text }) => text.trim()).join('');
}

/**
 * All stacks in one line, in the fullest form that fits: all groups, else each side's strongest group and the number of
 * its other ships, else the strongest group alone, else that of the first sides only. The marks of all sides are
 * always shown.
 */
function shortened(stacks: readonly Stack[], width: number, ellipsis: string): Line {
  const lineOf = (short: (stack: Stack, at: number) => string): Line =>
    stacks.flatMap((stack, at) => [stack.mark, span(short(stack, at), stack.mark.style)]);
  const wholes = BETWEEN_GROUPS.map(between => lineOf(({ groups }) => groups.map(({ text }) => text).join(between)));
  const whole = wholes.find(line => lineWidth(line) <= width);
  if (whole !== undefined) return whole;
  const withMore = (told: 'text' | 'sign') =>
    lineOf(({ groups: [first, ...more] }) =>
      more.length === 0 ? (first?.text ?? '') : `${first?.[told] ?? ''}+${others(told, first, more)}`,
    );
  const summed = [withMore('text'), withMore('sign')].find(line => lineWidth(line) <= width);
  if (summed !== undefined) return summed;
  const known = stacks.map((_, place) => stacks.length - place);
  const tries = [
    lineOf(({ groups: [first] }) => first?.text ?? ''),
    ...known.map(most => lineOf(({ groups: [first] }, at) => (at < most ? (first?.sign ?? '') : ''))),
  ];
  const found = tries.find(line => lineWidth(line) + ellipsis.length <= width) ?? lineOf(() => '');
  return [...found, span(ellipsis, stacks.at(-1)?.mark.style ?? MUTED)];
}

/** The number of ships beside the strongest group, or beside one ship of it where its own number is not shown. */
function others(shown: 'text' | 'sign', first: Group | undefined, more: readonly Group[]): number {
  const ships = more.reduce((sum, group) => sum + group.ships, 0);
  return shown === 'text' ? ships : ships + (first?.ships ?? 1) - 1;
}

/**
 * Groups of counters, abbreviated, such as `3S` and `2#`: the strongest first, the unknown ones after that. Face-down
 * counters are counted together, and so are single counters of a type.
 */
function groupsOf(context: PaneContext, pieces: readonly PieceView[]): readonly Group[] {
  const alike = new Map<PieceKind | null, number>();
  for (const { kind } of pieces) {
    const isOne = kind === null || (isUnitKind(kind) && UNITS[kind].single);
    if (isOne) alike.set(kind, (alike.get(kind) ?? 0) + 1);
  }
  const groups = pieces.filter(({ kind }) => !alike.has(kind));
  return [...groups, ...[...alike].map(([kind, count]) => ({ kind, count }))]
    .map(piece => ({
      force: forceOf(piece.kind),
      text: shortOf(context, piece),
      sign: shortOf(context, { kind: piece.kind, count: 1 }),
      ships: piece.count ?? 1,
    }))
    .sort((one, other) => other.force - one.force || (one.text < other.text ? -1 : 1));
}

/** More than the attack and hull of any unit. */
const MOST_FORCE = 100;

/**
 * The weight of a kind on the map, by attack and hull. Machines and aliens come first, then armed units, then unknown
 * counters, then unarmed units.
 */
function forceOf(kind: PieceKind | null): number {
  if (kind === null) return 1;
  if (!isUnitKind(kind)) return MOST_FORCE;
  const { weapon, hull } = UNITS[kind];
  return weapon === null ? 0 : 1 + weapon.attack + hull;
}

function shortOf(context: PaneContext, { kind, count }: Pick<PieceView, 'kind' | 'count'>): string {
  const sign = kind === null ? plainSigns(context.glyphs).down : letterOf(context, kind);
  return `${count !== null && count > 1 ? count : ''}${sign}`;
}

/** A line for each side, with its groups spaced apart. */
function groupLines(view: EmpiresView, context: PaneContext, hex: HexId): Line[] {
  const sides = [...new Set(viewedAt(view, hex).map(({ owner }) => owner))];
  return sides.map(side => {
    const mark = sideMark(context, side);
    const groups = viewedAt(view, hex, side).map(
      piece => `${shortOf(context, piece)}${piece.up || piece.kind === null ? '' : '.'}`,
    );
    return [mark, span(` ${groups.join(' ')}`, mark.style)];
  });
}
