import type { InspectContext, Inspected } from '../../../../boards/inspected.ts';
import type { Line } from '../../../../boards/drawing/lines.ts';
import { CARDS, CARD_IDS } from '../../data/cards.ts';
import { FACTIONS } from '../../data/factions.ts';
import { TECHNOLOGIES, TECHNOLOGY_IDS } from '../../data/technologies.ts';
import { UNITS, UNIT_TYPES } from '../../data/units.ts';
import type { UnitType } from '../../data/units.ts';
import { say, unitName } from '../../text/say.ts';
import type { StarCraftView } from '../../view.ts';
import { AREA_IDS } from '../../data/planets.ts';
import { span } from '../../../../boards/drawing/lines.ts';
import { seatLabel } from '../../../../boards/naming.ts';
import { countedUnit, countsIn, hitsOf, priceText } from '../naming.ts';
import type { Inspector } from './telling.ts';
import { knownId, areaLink, cardLinks, fact, section, unitLinks } from './telling.ts';

/** Describes a unit type: its line on the faction sheet, what it needs, and the cards that match it. */
export const inspectUnit: Inspector = (id, view, context): Inspected | null => {
  const { format } = context;
  const unit = knownId(UNIT_TYPES, id);
  if (unit === null) return null;
  const { race, techRequired, unlockedBy, sacrifices, assist, detector } = UNITS[unit];
  const showsUnit = (icons: readonly UnitType[] | 'any'): boolean => icons !== 'any' && icons.includes(unit);
  const cards = CARD_IDS.filter(card => CARDS[card].technology === null && showsUnit(CARDS[card].icons));
  const technologies = TECHNOLOGY_IDS.filter(
    technology => technology === techRequired || showsUnit(TECHNOLOGIES[technology].units),
  );
  const areasWithUnit = AREA_IDS.filter(area => (view.areas[area]?.units[unit] ?? 0) > 0);
  return {
    kind: `${format(say('inspect.unit'))}, ${format(say(`race.${race}`))}`,
    title: format(unitName(unit)),
    sections: [
      ...section(context, 'inspect.section.printed', printedLines(context, unit)),
      ...section(context, 'inspect.section.now', ownerLines(view, context, unit)),
    ],
    links: [
      ...(unlockedBy === null
        ? []
        : [
            {
              ref: `building:${unlockedBy.building}` as const,
              label: format(say(`building.${unlockedBy.building}`)),
            },
          ]),
      ...technologies.map(technology => ({
        ref: `technology:${technology}` as const,
        label: format(say(`technology.${technology}`)),
      })),
      ...cardLinks(context, cards),
      ...unitLinks(
        context,
        countsIn(sacrifices ?? {}).map(([sacrificed]) => sacrificed),
      ),
      ...areasWithUnit.map(area => areaLink(context, area)),
    ],
    rules: [
      'SC-14.2',
      'SC-8.1.3',
      'SC-13.5',
      ...(techRequired === null && sacrifices === null ? [] : ['SC-8.1.5']),
      ...(assist ? ['SC-15.5'] : []),
      ...(detector ? ['SC-15.2'] : []),
      'SC-13.4',
    ],
  };
};

function printedLines(context: InspectContext, unit: UnitType): Line[] {
  const { format } = context;
  const facts = UNITS[unit];
  const { cost, flying, support, figures, unlockedBy, techRequired, sacrifices, tags } = facts;
  const keywords = (['assist', 'detector'] as const).filter(word => facts[word]);
  const requirements = [
    ...(unlockedBy === null
      ? []
      : [
          format(
            say('inspect.needs.building', {
              building: say(`building.${unlockedBy.building}`),
              level: unlockedBy.level,
            }),
          ),
        ]),
    ...(techRequired === null ? [] : [format(say(`technology.${techRequired}`))]),
  ];
  const sacrificedUnits = countsIn(sacrifices ?? {}).map(([other, count]) => countedUnit(context, other, count));
  return [
    fact(context, 'inspect.cost', priceText(context, cost)),
    fact(context, 'inspect.moves', format(say(`inspect.moves.${flying ? 'flying' : 'ground'}`))),
    fact(context, 'inspect.hits', format(say(`inspect.hits.${hitsOf(unit)}`))),
    fact(context, 'inspect.support', format(say('inspect.support.value', { support }))),
    ...(keywords.length === 0
      ? []
      : [fact(context, 'inspect.keywords', keywords.map(word => format(say(`inspect.${word}`))).join(', '))]),
    ...(requirements.length === 0 ? [] : [fact(context, 'inspect.needs', requirements.join(', '))]),
    ...(sacrificedUnits.length === 0 ? [] : [fact(context, 'inspect.sacrifice', sacrificedUnits.join(', '))]),
    ...(tags.length === 0
      ? []
      : [fact(context, 'inspect.tags', tags.map(tag => format(say(`inspect.tag.${tag}`))).join(', '))]),
    fact(context, 'inspect.figures', format(say('inspect.figures.count', { count: figures }))),
  ];
}

function ownerLines(view: StarCraftView, context: InspectContext, unit: UnitType): Line[] {
  const { format } = context;
  const { race, figures } = UNITS[unit];
  return view.seats.flatMap(({ seat, faction, supply, unlockedUnits }) => {
    if (faction === null || FACTIONS[faction].race !== race) return [];
    const supplyLeft = format(say('inspect.supply-of', { left: supply.units[unit] ?? 0, figures }));
    const canBuildText = format(say(unlockedUnits.includes(unit) ? 'inspect.can-build' : 'inspect.cannot-build'));
    return [[...seatLabel(context, seat), span(`: ${supplyLeft}, ${canBuildText}`)]];
  });
}
