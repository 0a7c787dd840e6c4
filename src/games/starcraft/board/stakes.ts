import type { PaneContext } from '../../../boards/pane.ts';
import { BOLD, MUTED, flowed, paragraph, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { markOf, nameOf } from '../../../boards/naming.ts';
import { AREAS, PLANETS } from '../data/planets.ts';
import { BATTLE_SIDES } from '../state/battle.ts';
import { areaName, planetName, say } from '../text/say.ts';
import type { BattleView } from '../view/battle.ts';
import type { StarCraftView } from '../view.ts';
import { AREA_LINE, areaLine } from './areas.ts';

/**
 * The lines about what is at stake in a battle: the yield of its area, who would hold it after each result, and the
 * cards left to both sides.
 */
export function stakeLines(view: StarCraftView, context: PaneContext, battle: BattleView, width: number): Line[] {
  const { format } = context;
  const { yields, amount, unitLimit } = AREAS[battle.area];
  const baseOwner = view.areas[battle.area]?.base ?? null;
  const sideNames = { attacker: nameOf(context, battle.attacker), defender: nameOf(context, battle.defender) };
  const stakeWords = [
    say(`board.stakes.${yields}`, { amount }),
    say('board.stakes.limit', { limit: unitLimit }),
    ...(baseOwner === battle.defender ? [say('board.stakes.base', sideNames)] : []),
  ];
  const cardCountLines = BATTLE_SIDES.flatMap((side): Line[] => {
    const seat = view.seats[battle[side]];
    if (seat === undefined) return [];
    const cardCounts = say('board.stakes.cards', { hand: seat.handCount, deck: seat.deckCount });
    return [[markOf(context, battle[side]), span(` ${format(cardCounts)}`)]];
  });
  return [
    ...paragraph(
      `${format(areaName(battle.area))}: ${stakeWords.map(words => format(words)).join('; ')}.`,
      width - 2,
      BOLD,
    ),
    ...paragraph(format(say('board.stakes.ends', sideNames)), width - 2, MUTED),
    ...flowed([[span(format(say('board.stakes.left')), MUTED)], ...cardCountLines], width - 2, '  ', 3),
  ];
}

/** The lines of all areas of the planet where the battle takes place. */
export function planetAreaLines(view: StarCraftView, context: PaneContext, battle: BattleView, width: number): Line[] {
  const { planet } = AREAS[battle.area];
  const contextWithoutFocus = { ...context, focus: [] };
  const planetHeading: Line = [span(context.format(say('board.stakes.ground', { planet: planetName(planet) })), MUTED)];
  const areas = PLANETS[planet].areas.map((area): Line => [
    span('  '),
    ...areaLine(view, contextWithoutFocus, area, 'wide', Math.min(width - 4, AREA_LINE)),
  ]);
  return [planetHeading, ...areas];
}
