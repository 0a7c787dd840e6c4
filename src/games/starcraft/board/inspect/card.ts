import type { InspectContext, Inspected } from '../../../../boards/inspected.ts';
import type { Line } from '../../../../boards/drawing/lines.ts';
import type { Ability } from '../../data/abilities.ts';
import { CARDS, CARD_IDS } from '../../data/cards.ts';
import type { CardId } from '../../data/cards.ts';
import type { CombatValues } from '../../data/card-facts.ts';
import { TECHNOLOGIES, TECHNOLOGY_IDS } from '../../data/technologies.ts';
import type { TechnologyId } from '../../data/technologies.ts';
import { UNIT_TYPES, UNITS } from '../../data/units.ts';
import { cardName, say, unitName } from '../../text/say.ts';
import type { StarCraftView } from '../../view.ts';
import { cardText } from '../cards.ts';
import { MUTED, span } from '../../../../boards/drawing/lines.ts';
import { nameOf } from '../../../../boards/naming.ts';
import { priceText } from '../naming.ts';
import type { Inspector } from './telling.ts';
import { knownId, fact, section, unitLinks } from './telling.ts';

/** Describes a Combat card or a Technology card: its values, its text, and the public places where it is. */
export const inspectCard: Inspector = (id, view, context): Inspected | null => {
  const { format } = context;
  const card = knownId(CARD_IDS, id);
  if (card === null) return null;
  const { race, icons, technology, abilities, kind } = CARDS[card];
  const text = cardText(context, card);
  const units = icons === 'any' ? UNIT_TYPES.filter(unit => UNITS[unit].race === race) : icons;
  return {
    kind: `${format(say('inspect.card'))}, ${format(say(`race.${race}`))}`,
    title: format(cardName(card)),
    sections: [
      ...section(context, 'inspect.section.printed', [
        ...(technology === null ? [] : priceLine(context, technology)),
        ...printedLines(context, card),
      ]),
      ...section(context, 'inspect.section.text', text === '' ? [] : [[span(text)]]),
      ...section(context, 'inspect.section.who', placeLines(view, context, card)),
    ],
    links: [
      ...(technology === null
        ? []
        : [{ ref: `technology:${technology}` as const, label: format(say(`technology.${technology}`)) }]),
      ...unitLinks(context, units),
    ],
    rules: [...cardRules(kind, technology !== null, CARDS[card].specialtySupport), ...abilityRules(abilities), 'SC-24'],
  };
};

/** Describes a technology: its price, its text, and which seats can still research it. */
export const inspectTechnology: Inspector = (id, view, context): Inspected | null => {
  const { format } = context;
  const technology = knownId(TECHNOLOGY_IDS, id);
  if (technology === null) return null;
  const facts = TECHNOLOGIES[technology];
  const { race, kind, units, specialtySupport, abilities, returnsToTechnologyDeck } = facts;
  const technologyCards = CARD_IDS.filter(card => CARDS[card].technology === technology);
  const [first] = technologyCards;
  return {
    kind: `${format(say('inspect.technology'))}, ${format(say(`race.${race}`))}`,
    title: format(say(`technology.${technology}`)),
    sections: [
      ...section(context, 'inspect.section.printed', [
        ...priceLine(context, technology),
        ...(first === undefined ? [] : printedLines(context, first)),
      ]),
      ...section(context, 'inspect.section.text', [[span(format(say(`technology.${technology}.text`)))]]),
      ...section(context, 'inspect.section.who', [
        ...researchableLines(view, context, technologyCards),
        ...openPlaces(view, context, technologyCards),
      ]),
    ],
    links: [
      ...unitLinks(context, [...units, ...unlockedUnit(abilities)]),
      ...technologyCards.map(card => ({ ref: `card:${card}` as const, label: format(cardName(card)) })),
    ],
    rules: [
      'SC-11.3',
      ...cardRules(kind, true, specialtySupport),
      ...(returnsToTechnologyDeck ? ['SC-11.7'] : []),
      ...abilityRules(abilities),
    ],
  };
};

/** The line with the price of a technology and its number of cards. */
function priceLine(context: InspectContext, technology: TechnologyId): Line[] {
  const { cost, copies } = TECHNOLOGIES[technology];
  return [
    fact(context, 'inspect.cost', priceText(context, cost)),
    fact(context, 'inspect.copies', context.format(say('inspect.copies.deck', { count: copies }))),
  ];
}

function unlockedUnit(abilities: readonly Ability[]) {
  return abilities.flatMap(ability => (ability.op === 'unlock-unit' ? [ability.unit] : []));
}

function valuesText({ attack, health }: CombatValues): string {
  return `${attack}/${health}`;
}

function printedLines(context: InspectContext, card: CardId): Line[] {
  const { format } = context;
  const { kind, icons, major, minor, specialtySupport } = CARDS[card];
  const units = icons === 'any' ? format(say('board.card.any')) : icons.map(unit => format(unitName(unit))).join(', ');
  const matchText = specialtySupport ? `${units} (${format(say('inspect.specialty'))})` : units;
  const values =
    major === null
      ? []
      : [
          format(say('inspect.values.match', { values: valuesText(major) })),
          format(say('inspect.values.else', { values: valuesText(minor) })),
        ];
  return [
    fact(context, 'inspect.kind', format(say(`inspect.kind.${kind}`))),
    ...(values.length === 0 ? [] : [fact(context, 'inspect.values', values.join(', '))]),
    ...(units === '' ? [] : [fact(context, 'inspect.icons', matchText)]),
  ];
}

/** The places of these cards, as far as the viewer may see them: public places, and the viewer's own hand. */
function placeLines(view: StarCraftView, context: InspectContext, card: CardId): Line[] {
  const openPlaceLines = openPlaces(view, context, [card]);
  return openPlaceLines.length > 0 ? openPlaceLines : [[span(context.format(say('inspect.where.unknown')), MUTED)]];
}

function openPlaces({ seats }: StarCraftView, context: InspectContext, cards: readonly CardId[]): Line[] {
  const hasCard = (pile: readonly CardId[]): boolean => pile.some(card => cards.includes(card));
  return seats.flatMap(({ seat, playArea, discard, own }) => {
    const placeLine = (key: 'play-area' | 'discard' | 'hand'): Line => [
      span(context.format(say(`inspect.where.${key}`, { name: nameOf(context, seat) }))),
    ];
    return [
      ...(hasCard(playArea) ? [placeLine('play-area')] : []),
      ...(hasCard(discard) ? [placeLine('discard')] : []),
      ...(own !== null && hasCard(own.hand) ? [placeLine('hand')] : []),
    ];
  });
}

function researchableLines({ seats }: StarCraftView, context: InspectContext, cards: readonly CardId[]): Line[] {
  return seats.flatMap(({ seat, technologyDeck }) => {
    const count = technologyDeck.filter(card => cards.includes(card)).length;
    if (count === 0) return [];
    return [[span(context.format(say('inspect.where.technology-deck', { name: nameOf(context, seat), count })))]];
  });
}

function cardRules(kind: 'standard' | 'reinforcement' | 'play-area', isTechnology: boolean, specialty: boolean) {
  const kindRule = { standard: 'SC-13.6.2', reinforcement: 'SC-13.6', 'play-area': 'SC-11.6' }[kind];
  return [
    kindRule,
    ...(isTechnology && kind !== 'play-area' ? ['SC-11.5'] : []),
    ...(kind === 'standard' ? ['SC-13.7'] : []),
    ...(specialty ? ['SC-15.8'] : []),
  ];
}

const RULES_OF: Readonly<Partial<Record<Ability['op'], string>>> = {
  splash: 'SC-16',
  cancel: 'SC-15.4',
  cloak: 'SC-15.1',
  detector: 'SC-15.2',
  'unlock-unit': 'SC-8.1.5',
};

function abilityRules(abilities: readonly Ability[]): string[] {
  const abilityRuleNumbers = abilities.flatMap(({ op }) => RULES_OF[op] ?? []);
  const versusRule = abilities.some(ability => ability.if?.enemyFront !== undefined) ? ['SC-15.3'] : [];
  return [...new Set([...abilityRuleNumbers, ...versusRule])];
}
