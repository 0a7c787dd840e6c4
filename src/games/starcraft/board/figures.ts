import type { PaneContext } from '../../../boards/pane.ts';
import { FIGURE_HEIGHT, largeFigures } from '../../../boards/drawing/figures.ts';
import { MUTED, lineWidth, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import type { Style } from '../../../boards/drawing/style.ts';
import { padEnd, widthOf } from '../../../boards/drawing/wrapping.ts';
import type { BattleSide } from '../state/battle.ts';
import { otherSide } from '../state/battle.ts';
import { say } from '../text/say.ts';
import type { SkirmishView } from '../view/battle.ts';

const INDENT = '  ';
const GAP = '    ';

/**
 * An empty line, and then a side's total attack and health in large figures. No lines if they do not fit side by side.
 */
export function figureLines(
  { format, glyphs }: PaneContext,
  skirmish: SkirmishView,
  side: BattleSide,
  width: number,
): Line[] {
  const ownSide = skirmish[side];
  if (ownSide.attack === null || ownSide.health === null) return [];
  const isHit = skirmish[otherSide(side)].strong;
  const attack = largeNumber(
    ownSide.attack,
    format(say('board.skirmish.attack-in-full')),
    ownSide.strong ? GOOD_STYLE : NEUTRAL_STYLE,
    glyphs,
  );
  const health = largeNumber(
    ownSide.health,
    format(say('board.skirmish.health-in-full')),
    isHit ? BAD_STYLE : NEUTRAL_STYLE,
    glyphs,
  );
  const lines = attack.map((line, row): Line => [span(INDENT), ...line, span(GAP), ...(health[row] ?? [])]);
  return lines.some(line => lineWidth(line) > width) ? [] : [[], ...lines];
}

const NEUTRAL_STYLE: Style = { bold: true };
const GOOD_STYLE: Style = { tone: 'good', bold: true };
const BAD_STYLE: Style = { tone: 'danger', bold: true };

/** A number in large figures, with its name above it. */
function largeNumber(value: number, name: string, style: Style, glyphs: PaneContext['glyphs']): readonly Line[] {
  const figures = largeFigures(value, glyphs);
  const width = Math.max(widthOf(name), ...figures.map(widthOf));
  return [
    [span(padEnd(name, width), MUTED)],
    ...figures.slice(0, FIGURE_HEIGHT).map((row): Line => [span(padEnd(row, width), style)]),
  ];
}
