import type { InspectContext, Inspected, InspectedLink } from '../../../../boards/inspected.ts';
import type { Line } from '../../../../boards/drawing/lines.ts';
import { BUILDING_IDS } from '../../data/buildings.ts';
import { FACTIONS, FACTION_IDS, ORDER_KINDS } from '../../data/factions.ts';
import type { FactionId } from '../../data/factions.ts';
import { AREA_IDS } from '../../data/planets.ts';
import { RACES } from '../../data/races.ts';
import { say } from '../../text/say.ts';
import type { SeatView, StarCraftView } from '../../view.ts';
import { span } from '../../../../boards/drawing/lines.ts';
import { nameOf, seatLabel } from '../../../../boards/naming.ts';
import { pointsToCome } from '../standings.ts';
import { countedUnit, countsIn } from '../naming.ts';
import type { Inspector } from './telling.ts';
import { knownId, areaLink, cardLinks, fact, seatLink, section, unitLinks } from './telling.ts';

const RACE_RULES = { terran: 'SC-22.1', protoss: 'SC-22.2', zerg: 'SC-22.3' } as const;

/** Describes a faction: what it starts with, its race and its objective, and who plays it. */
export const inspectFaction: Inspector = (id, view, context): Inspected | null => {
  const { format } = context;
  const faction = knownId(FACTION_IDS, id);
  if (faction === null) return null;
  const { race, startingForces, stage3Only } = FACTIONS[faction];
  const { workers, bases, transports, units } = startingForces;
  const forces = [
    format(say('inspect.forces.pieces', { workers, bases, transports })),
    ...countsIn(units).map(([unit, count]) => countedUnit(context, unit, count)),
  ];
  const player = view.seats.find(seat => seat.faction === faction);
  const objective = format(say(`faction.${faction}.objective`));
  const stageNote = stage3Only ? ` (${format(say('inspect.objective.stage-3'))})` : '';
  return {
    kind: format(say('inspect.faction')),
    title: format(say(`faction.${faction}`)),
    sections: [
      ...section(context, 'inspect.section.printed', [
        fact(context, 'inspect.race', format(say(`race.${race}`))),
        fact(context, 'inspect.forces', forces.join(', ')),
        fact(context, 'inspect.objective', objective + stageNote),
      ]),
      ...section(context, 'inspect.section.text', [[span(format(say(`race.${race}.text`)))]]),
      ...section(
        context,
        'inspect.section.now',
        player === undefined ? [] : [fact(context, 'inspect.played-by', seatLabel(context, player.seat))],
      ),
    ],
    links: [
      ...(player === undefined ? [] : [seatLink(context, player.seat)]),
      ...unitLinks(
        context,
        countsIn(units).map(([unit]) => unit),
      ),
      buildingLink(context, faction),
    ],
    rules: [RACE_RULES[race], 'SC-19.3.4', ...(faction === 'aldaris' ? ['SC-19.4'] : []), 'SC-4.8', 'SC-22.4'],
  };
};

function buildingLink({ format }: InspectContext, faction: FactionId): InspectedLink {
  const building = RACES[FACTIONS[faction].race].printedBuilding;
  return { ref: `building:${building}`, label: format(say(`building.${building}`)) };
}

/**
 * Describes a seat: its player and faction, its progress towards victory, and its public possessions; its secrets only
 * in its own view.
 */
export const inspectSeat: Inspector = (id, view, context): Inspected | null => {
  const { format } = context;
  const seat = view.seats.find(candidate => String(candidate.seat) === id);
  if (seat === undefined) return null;
  const { faction, buildings, playArea, eliminated } = seat;
  const areas = AREA_IDS.filter(area => view.areas[area]?.holder === seat.seat || view.areas[area]?.base === seat.seat);
  return {
    kind: format(say('inspect.seat')),
    title: nameOf(context, seat.seat),
    sections: [
      ...section(context, null, [
        fact(context, 'inspect.faction', format(say(faction === null ? 'board.no-faction' : `faction.${faction}`))),
        ...(eliminated ? [[span(format(say('inspect.out')))]] : turnLines(view, context, seat)),
      ]),
      ...section(context, 'inspect.section.standing', standingLines(view, context, seat)),
      ...section(context, 'inspect.section.secret', secretLines(context, seat)),
    ],
    links: [
      ...(faction === null ? [] : [{ ref: `faction:${faction}` as const, label: format(say(`faction.${faction}`)) }]),
      ...BUILDING_IDS.filter(building => (buildings[building] ?? 0) > 0).map(building => ({
        ref: `building:${building}` as const,
        label: format(say(`building.${building}`)),
      })),
      ...areas.map(area => areaLink(context, area)),
      ...cardLinks(context, [...playArea, ...(seat.own?.hand ?? [])]),
    ],
    rules: ['SC-19.2', 'SC-19.3', 'SC-24', 'SC-18.9', 'SC-20'],
  };
};

function turnLines({ turn, firstPlayer }: StarCraftView, context: InspectContext, { seat }: SeatView): Line[] {
  const { format } = context;
  const turnText = turn === seat ? [format(say('inspect.turn.now'))] : [];
  const firstPlayerText = firstPlayer === seat ? [format(say('inspect.turn.first'))] : [];
  return turnText.length + firstPlayerText.length === 0
    ? []
    : [fact(context, 'inspect.turn', [...turnText, ...firstPlayerText].join(', '))];
}

function standingLines(view: StarCraftView, context: InspectContext, seat: SeatView): Line[] {
  const { format } = context;
  const { standing: seatStanding, conquestPoints, pool, unavailable, handCount, handLimit, deckCount, discard } = seat;
  if (seatStanding === null) return [];
  const { pointsNeeded, objective, teamFigures } = seatStanding;
  const pointsNow = teamFigures?.points ?? conquestPoints;
  const points =
    pointsNeeded === null
      ? say('inspect.points.none', { have: pointsNow })
      : say('inspect.points.of', { have: pointsNow, need: pointsNeeded, next: pointsToCome(view, seat.seat) });
  return [
    fact(context, 'inspect.points', format(points)),
    fact(
      context,
      'inspect.objective',
      format(say('inspect.objective.of', { have: objective.have, need: objective.need })),
    ),
    fact(context, 'inspect.workers', format(say('inspect.workers.of', { pool, unavailable }))),
    fact(
      context,
      'inspect.cards',
      format(say('inspect.cards.of', { hand: handCount, limit: handLimit, deck: deckCount, discard: discard.length })),
    ),
  ];
}

function secretLines(context: InspectContext, { own }: SeatView): Line[] {
  if (own === null) return [];
  const { format, glyphs } = context;
  const orders = ORDER_KINDS.map(order => {
    const { standard, special } = own.ordersLeft[order];
    return format(say('board.hand.order', { order: say(`order.${order}`), standard, special, mark: glyphs.special }));
  });
  return [fact(context, 'inspect.orders-left', orders.join(', '))];
}
