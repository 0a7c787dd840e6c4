import { flowed, lineWidth, MUTED, span } from '../../../boards/drawing/lines.ts';
import type { Line, Span } from '../../../boards/drawing/lines.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import type { HexId } from '../data/hexes.ts';
import { isUnitKind, UNITS } from '../data/units.ts';
import type { PieceKind } from '../data/units.ts';
import { letterOf } from './letters.ts';
import { sideMark } from './side-marks.ts';
import { plainSigns } from './signs.ts';
import { viewedAt } from '../view.ts';
import type { EmpiresView, PieceView } from '../view.ts';

// The units in a hex of the map, abbreviated to fit the space.

/** Counters of one type in a hex, abbreviated, such as `3S` for three Scouts. */
interface Group {
  readonly text: string;
  /** The abbreviation without the number, such as `S`. */
  readonly sign: string;
  /** The number of ships in the group; each face-down counter counts as one. */
  readonly ships: number;
}

/** The groups of one side in a hex, the strongest first. */
interface Stack {
  readonly mark: Span;
  readonly groups: readonly Group[];
}

/** The stacks in a hex, one for each side. */
function stacksIn(view: EmpiresView, context: PaneContext, hex: HexId): readonly Stack[] {
  const sides = [...new Set(viewedAt(view, hex).map(({ owner }) => owner))];
  return sides.map(side => ({
    mark: sideMark(context, side),
    groups: groupsOf(context, viewedAt(view, hex, side)),
  }));
}

/**
 * The lines for the units in a hex: a mark for each side, letters for known counters, and a sign for each face-down
 * counter. Each side has its own line if there are enough lines. If space is short, only a side's strongest group is
 * shown with the number of other ships, as in `BB+2`. If even that does not fit, the line is cut and ends with a sign
 * for it.
 */
export function stackLines(
  view: EmpiresView,
  context: PaneContext,
  hex: HexId,
  widths: readonly number[],
): readonly Line[] {
  const stacks = stacksIn(view, context, hex);
  const { ellipsis } = context.glyphs;
  const narrowestWidth = Math.min(...widths);
  if (stacks.length > 1 && stacks.length <= widths.length)
    return stacks.map((stack, row) => shortened([stack], widths[row] ?? narrowestWidth, ellipsis));
  const counters = stacks.flatMap(({ mark, groups }) =>
    groups.map(({ text }, at): Line => [...(at === 0 ? [mark] : []), span(text, mark.style)]),
  );
  const flowedLines = GROUP_SEPARATORS.map(separator => flowed(counters, narrowestWidth, separator, widths.length));
  const completeLines = flowedLines.find(lines => lettersOf(lines.flat()) === lettersOf(counters.flat()));
  return completeLines ?? [shortened(stacks, narrowestWidth, ellipsis)];
}

/**
 * The lines for all units in a hex, group by group, each side in rows of its own. `separator` stands between
 * groups; `null` if the units do not fit.
 */
export function wholeStackLines(
  view: EmpiresView,
  context: PaneContext,
  hex: HexId,
  widths: readonly number[],
  separator: string,
): readonly Line[] | null {
  const stacks = stacksIn(view, context, hex);
  const gapsAfterMark = separator === '' ? [''] : GROUP_SEPARATORS;
  for (const gapAfterMark of gapsAfterMark) {
    const lines: Line[] = [];
    for (const { mark, groups } of stacks) {
      let row: Line = [];
      for (const [at, { text }] of groups.entries()) {
        const groupSpans = at === 0 ? [mark, span(`${gapAfterMark}${text}`, mark.style)] : [span(text, mark.style)];
        const longerRow = row.length === 0 ? groupSpans : [...row, span(separator), ...groupSpans];
        if (row.length > 0 && lineWidth(longerRow) > (widths[lines.length] ?? 0)) {
          lines.push(row);
          row = groupSpans;
        } else row = longerRow;
      }
      lines.push(row);
    }
    if (lines.length <= widths.length && lines.every((line, row) => lineWidth(line) <= (widths[row] ?? 0)))
      return lines;
  }
  return null;
}

/** The lines for one side's units in a hex, group by group as far as they fit, and then the number of further ships. */
export function fittingStackLines(
  view: EmpiresView,
  context: PaneContext,
  hex: HexId,
  widths: readonly number[],
): readonly Line[] | null {
  const [stack, ...otherStacks] = stacksIn(view, context, hex);
  if (stack === undefined || otherStacks.length > 0) return null;
  const { mark, groups } = stack;
  const lines: Line[] = [];
  let remainingGroups = groups;
  for (const [row, width] of widths.entries()) {
    const first = row === 0 ? [mark] : [];
    const isLast = row === widths.length - 1;
    const rowWithGroups = (count: number): Line => {
      const shipsLeft = remainingGroups.slice(count).reduce((sum, { ships }) => sum + ships, 0);
      const moreText = isLast && shipsLeft > 0 ? `+${shipsLeft}` : '';
      const shownTexts = remainingGroups.slice(0, count).map(({ text }) => text);
      return [...first, span(shownTexts.join(' ') + moreText, mark.style)];
    };
    const fittingCount =
      remainingGroups
        .map((_, at) => remainingGroups.length - at)
        .find(count => lineWidth(rowWithGroups(count)) <= width) ?? 0;
    if (fittingCount === 0) return null;
    lines.push(rowWithGroups(fittingCount));
    remainingGroups = remainingGroups.slice(fittingCount);
    if (remainingGroups.length === 0) break;
  }
  return lines;
}

/** The gaps between groups, in the order in which they are tried. A blank keeps two groups from being read as one. */
export const GROUP_SEPARATORS = [' ', ''] as const;

function lettersOf(line: Line): string {
  return line.map(({ text }) => text.trim()).join('');
}

/**
 * One line for all stacks, in the fullest form that fits. First all groups are tried, then each side's strongest group
 * with the number of its other ships, then the strongest groups alone, then only those of the first sides. The marks of
 * all sides are always shown.
 */
function shortened(stacks: readonly Stack[], width: number, ellipsis: string): Line {
  const lineOf = (short: (stack: Stack, at: number) => string): Line =>
    stacks.flatMap((stack, at) => [stack.mark, span(short(stack, at), stack.mark.style)]);
  const completeLines = GROUP_SEPARATORS.map(separator =>
    lineOf(({ groups }) => groups.map(({ text }) => text).join(separator)),
  );
  const completeLine = completeLines.find(line => lineWidth(line) <= width);
  if (completeLine !== undefined) return completeLine;
  const strongestPlusRest = (told: 'text' | 'sign') =>
    lineOf(({ groups: [first, ...more] }) =>
      more.length === 0 ? (first?.text ?? '') : `${first?.[told] ?? ''}+${unshownShips(told, first, more)}`,
    );
  const summedLine = [strongestPlusRest('text'), strongestPlusRest('sign')].find(line => lineWidth(line) <= width);
  if (summedLine !== undefined) return summedLine;
  const shownCounts = stacks.map((_, place) => stacks.length - place);
  const candidateLines = [
    lineOf(({ groups: [first] }) => first?.text ?? ''),
    ...shownCounts.map(most => lineOf(({ groups: [first] }, at) => (at < most ? (first?.sign ?? '') : ''))),
  ];
  const found = candidateLines.find(line => lineWidth(line) + ellipsis.length <= width) ?? lineOf(() => '');
  return [...found, span(ellipsis, stacks.at(-1)?.mark.style ?? MUTED)];
}

/** The number of ships that are not shown, if only the strongest group is shown, or only one ship of it. */
function unshownShips(shown: 'text' | 'sign', first: Group | undefined, more: readonly Group[]): number {
  const ships = more.reduce((sum, group) => sum + group.ships, 0);
  return shown === 'text' ? ships : ships + (first?.ships ?? 1) - 1;
}

/**
 * Abbreviated groups of counters, such as `3S` and `2#`: the strongest first, unknown ones last. Face-down counters are
 * counted together, and so are single counters of one type.
 */
function groupsOf(context: PaneContext, pieces: readonly PieceView[]): readonly Group[] {
  const countsByKind = new Map<PieceKind | null, number>();
  for (const { kind } of pieces) {
    const isSingleUnit = kind === null || (isUnitKind(kind) && UNITS[kind].single);
    if (isSingleUnit) countsByKind.set(kind, (countsByKind.get(kind) ?? 0) + 1);
  }
  const groups = pieces.filter(({ kind }) => !countsByKind.has(kind));
  return [...groups, ...[...countsByKind].map(([kind, count]) => ({ kind, count }))]
    .map(piece => ({
      force: forceOf(piece.kind),
      text: abbreviatedUnits(context, piece),
      sign: abbreviatedUnits(context, { kind: piece.kind, count: 1 }),
      ships: piece.count ?? 1,
    }))
    .sort((one, other) => other.force - one.force || (one.text < other.text ? -1 : 1));
}

/** A weight that is higher than the attack and hull of any unit. */
const LARGEST_FORCE = 100;

/**
 * The weight of a unit type on the map, by attack and hull. Machines and aliens come first, then armed units, then
 * unknown counters, then unarmed units.
 */
function forceOf(kind: PieceKind | null): number {
  if (kind === null) return 1;
  if (!isUnitKind(kind)) return LARGEST_FORCE;
  const { weapon, hull } = UNITS[kind];
  return weapon === null ? 0 : 1 + weapon.attack + hull;
}

function abbreviatedUnits(context: PaneContext, { kind, count }: Pick<PieceView, 'kind' | 'count'>): string {
  const letterSign = kind === null ? plainSigns(context.glyphs).down : letterOf(context, kind);
  return `${count !== null && count > 1 ? count : ''}${letterSign}`;
}

/** One line for each side in a hex, with gaps between its groups. */
export function groupLines(view: EmpiresView, context: PaneContext, hex: HexId): Line[] {
  const sides = [...new Set(viewedAt(view, hex).map(({ owner }) => owner))];
  return sides.map(side => {
    const ownerMark = sideMark(context, side);
    const groups = viewedAt(view, hex, side).map(
      piece => `${abbreviatedUnits(context, piece)}${piece.up || piece.kind === null ? '' : '.'}`,
    );
    return [ownerMark, span(` ${groups.join(' ')}`, ownerMark.style)];
  });
}
