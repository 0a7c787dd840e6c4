import { padEnd } from '../../../boards/drawing/wrapping.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import { BUILDINGS } from '../data/buildings.ts';
import type { BuildingId } from '../data/buildings.ts';
import { MODULES, MODULE_IDS } from '../data/modules.ts';
import type { ModuleId } from '../data/modules.ts';
import { RACES } from '../data/races.ts';
import type { Race } from '../data/races.ts';
import { UNITS } from '../data/units.ts';
import type { UnitType } from '../data/units.ts';
import { buildingsOf, unitsOf } from '../state/sheet.ts';
import { say, unitName } from '../text/say.ts';
import type { SeatView } from '../view.ts';
import { LABEL, labelled } from '../../../boards/document.ts';
import type { Row } from '../../../boards/document.ts';
import { BOLD, MUTED, flowed, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { isLit } from '../../../boards/naming.ts';
import { hitsOf, priceText } from './naming.ts';

const UNIT_NAME_WIDTH = 15;
/** The width from which a unit's line says which kinds of unit it can hit. */
const MIN_WIDE_WIDTH = 58;

/** The rows of the buildings: what each unlocks at its level, and the price and benefit of its next level. */
export function buildingRows(context: PaneContext, seat: SeatView, race: Race, width: number): Row[] {
  const { format } = context;
  return buildingsOf(race).flatMap((building, place) => {
    const label = place === 0 ? format(say('board.buildings')) : '';
    const isHighlighted = isLit(context, `building:${building}`);
    const [firstLine, ...others] = buildingLines(context, seat, building, width - LABEL);
    return [
      labelled(label, firstLine ?? [], isHighlighted, `building:${building}`),
      ...others.map(line => labelled('', line)),
    ];
  });
}

function buildingLines(context: PaneContext, seat: SeatView, building: BuildingId, width: number): Line[] {
  const { format } = context;
  const level = seat.buildings[building] ?? 0;
  const { levels } = BUILDINGS[building];
  const name = say(`building.${building}`);
  const buildingTitle =
    level === 0
      ? `${format(name)} ${context.glyphs.blocked}`
      : format(say('building.level', { building: name, level }));
  const units = levels.slice(0, level).flatMap(({ unlocks }) => unlocks);
  const ownedLine: Line = [
    span(buildingTitle, level === 0 ? MUTED : BOLD),
    ...(units.length > 0 ? [span(`: ${namesOf(context, units)}`)] : []),
  ];
  const nextLevel = levels[level];
  if (nextLevel === undefined || nextLevel.cost === null) return flowed([ownedLine], width, ' ', 1);
  const nextLevelText = say('board.building.next', {
    level: level + 1,
    cost: priceText(context, nextLevel.cost),
    units: namesOf(context, nextLevel.unlocks),
  });
  return flowed([ownedLine, [span(format(nextLevelText), MUTED)]], width, '  ', 2);
}

function namesOf({ format }: PaneContext, units: readonly UnitType[]): string {
  return units.map(unit => format(unitName(unit))).join(', ');
}

/** The rows of the modules: those on the faction sheet, and those that could still be bought. */
export function moduleRows(context: PaneContext, { modules }: SeatView, race: Race, width: number): Row[] {
  const { format } = context;
  const ownedText = MODULE_IDS.flatMap(module => {
    const count = modules[module] ?? 0;
    return count > 0 ? [`${moduleName(context, module)}${count > 1 ? ` ×${count}` : ''}`] : [];
  });
  const usedSpaces = MODULE_IDS.reduce((sum, module) => sum + (modules[module] ?? 0), 0);
  const spaces = format(say('board.modules.spaces', { used: usedSpaces, spaces: RACES[race].moduleSpaces }));
  const moduleOffers = MODULE_IDS.filter(module => MODULES[module].tokens[race] > (modules[module] ?? 0)).map(
    (module): Line => [span(`${moduleName(context, module)} ${priceText(context, MODULES[module].cost)}`, MUTED)],
  );
  const isHighlighted = MODULE_IDS.some(module => isLit(context, `module:${module}`));
  const moduleLine: Line = [span(spaces, BOLD), ...(ownedText.length > 0 ? [span(`: ${ownedText.join(', ')}`)] : [])];
  return [
    labelled(format(say('board.modules')), moduleLine, isHighlighted),
    ...flowed(moduleOffers, width - LABEL, ', ', 2).map(line => labelled('', line)),
  ];
}

function moduleName({ format }: PaneContext, module: ModuleId): string {
  return format(say(`board.module.${module}`));
}

/**
 * The rows of the race's units: how many are left, their price, what they hit and add, and whether they can be built
 * now.
 */
export function unitRows(context: PaneContext, seat: SeatView, race: Race, width: number): Row[] {
  const { glyphs, format } = context;
  return unitsOf(race).map(unit => {
    const { cost, support, figures, flying, techRequired } = UNITS[unit];
    const isUnlocked =
      seat.unlockedUnits.includes(unit) || (techRequired !== null && hasTechnology(seat, techRequired));
    const style = isUnlocked ? {} : MUTED;
    const movesAndHits = [
      format(say(flying ? 'board.unit.flies' : 'board.unit.walks')),
      format(say(`board.unit.hits.${hitsOf(unit)}`)),
    ];
    const unitParts = [
      format(say('board.unit.left', { left: seat.supply.units[unit] ?? 0, figures })),
      padEnd(priceText(context, cost), 11),
      ...(width < MIN_WIDE_WIDTH ? [] : [padEnd(movesAndHits.join(', '), 19)]),
      format(say('board.unit.support', { support })),
    ];
    const line: Line = [
      span(isUnlocked ? `${glyphs.yes} ` : '  ', { tone: 'good' }),
      span(padEnd(format(say(`unit.${unit}.short`)), 3), { ...style, bold: isUnlocked }),
      span(padEnd(format(unitName(unit)), UNIT_NAME_WIDTH), style),
      span(unitParts.join(' '), style),
    ];
    return { line, ref: `unit:${unit}`, marked: isLit(context, `unit:${unit}`) };
  });
}

function hasTechnology({ playArea }: SeatView, technology: string): boolean {
  return playArea.some(card => card.startsWith(`${technology}-`));
}
