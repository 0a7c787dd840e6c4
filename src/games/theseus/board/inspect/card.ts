import type { InspectContext, Inspected, InspectedLink } from '../../../../boards/inspected.ts';
import type { PaneContext } from '../../../../boards/pane.ts';
import type { Line } from '../../../../boards/drawing/lines.ts';
import { nameOf, seatLabel } from '../../../../boards/naming.ts';
import { span } from '../../../../boards/drawing/lines.ts';
import { BONUS_CARD_IDS, bonusKindOf } from '../../data/bonus-cards.ts';
import type { BonusCardId } from '../../data/bonus-cards.ts';
import { CARD_IDS, factsOf, kindOf } from '../../data/cards.ts';
import type { CardFacts, CardId, CardType } from '../../data/cards.ts';
import { PENDING_SLOT_IDS, sectorOf, SLOT_IDS } from '../../data/places.ts';
import { cardName, factionName, say, slotName } from '../../text/say.ts';
import type { TheseusView } from '../../view.ts';
import { cardTraits } from '../sector-pane.ts';
import { ownerOf } from '../slots.ts';
import { idAmong, slotOfCard } from '../whereabouts.ts';
import { fact, factionLink, sectorLink, seatLink, section } from './inspector.ts';
import type { Inspector } from './inspector.ts';

const TYPE_RULES: Readonly<Record<CardType, readonly string[]>> = {
  action: ['TH-10.1', 'TH-14.1'],
  module: ['TH-14.1', 'TH-14.3'],
  trap: ['TH-7.1', 'TH-7.3'],
  shortcut: ['TH-6.4', 'TH-14.1'],
  instant: ['TH-11.5', 'TH-11.6'],
  reproduction: ['TH-15.1', 'TH-15.4'],
  special: ['TH-14.1'],
};

/** Inspects a card: its effect, its printed facts, its place, and the tokens on it. */
export const inspectCard: Inspector = (id, view, context): Inspected | null => {
  const bonus = idAmong(BONUS_CARD_IDS, id);
  if (bonus !== null) return inspectBonus(bonus, view, context);
  const card = idAmong(CARD_IDS, id);
  if (card === null) return null;
  const { format } = context;
  const facts = factsOf(card);
  const slot = slotOfCard(view, card);
  const owner = ownerOf(view, card);
  return {
    kind: `${format(say('inspect.card'))}, ${format(factionName(facts.faction))}`,
    title: format(cardName(card)),
    sections: [
      ...section(context, 'inspect.text', [[span(format(say(`card.${kindOf(card)}.text`)))]]),
      ...section(context, 'inspect.now', currentLines(view, context, card)),
      ...section(context, 'inspect.facts', faceLines(context, facts)),
    ],
    links: [
      ...(slot === null ? [] : [sectorLink(context, sectorOf(slot))]),
      ...(owner === null ? [] : [seatLink(context, owner)]),
      factionLink(context, facts.faction),
      ...tokenLinks(view, context, card),
    ],
    rules: [
      ...facts.types.flatMap(type => TYPE_RULES[type]),
      ...(facts.number === null ? [] : ['TH-12.2']),
      ...(facts.oneUse ? ['TH-14.2'] : []),
      'TH-15.4',
    ].filter((rule, place, all) => all.indexOf(rule) === place),
  };
};

function faceLines(context: InspectContext, { types, number, oneUse, springs, multiplies, copies }: CardFacts): Line[] {
  const { format } = context;
  return [
    fact(context, 'inspect.type', types.map(type => format(say(`board.type.${type}`))).join(', ')),
    fact(
      context,
      'inspect.number',
      format(number === null ? say('inspect.upgradable.no') : say('inspect.upgradable', { number })),
    ),
    ...(oneUse ? [fact(context, 'inspect.one-use', format(say('inspect.one-use.text')))] : []),
    ...(springs.length === 0
      ? []
      : [
          fact(
            context,
            'inspect.springs',
            format(say(springs.includes('pass') ? 'inspect.springs.pass' : 'inspect.springs.stop')),
          ),
        ]),
    fact(context, 'inspect.multiplies', format(say(`inspect.multiplies.${multiplies}`))),
    fact(context, 'inspect.copies', String(copies)),
  ];
}

function currentLines(view: TheseusView, context: InspectContext, card: CardId): Line[] {
  const { format } = context;
  const owner = ownerOf(view, card);
  const slot = SLOT_IDS.find(candidate => view.installed[candidate]?.card === card);
  const installed = slot === undefined ? undefined : view.installed[slot];
  const lines = owner === null ? [] : [fact(context, 'inspect.owner', seatLabel(context, owner))];
  if (slot !== undefined && installed !== undefined) {
    return [
      ...lines,
      ...(installed.controller === owner
        ? []
        : [fact(context, 'inspect.controller', seatLabel(context, installed.controller))]),
      fact(context, 'inspect.lies', format(slotName(slot))),
      fact(context, 'inspect.state', cardTraits(context, view, installed)),
    ];
  }
  const pending = PENDING_SLOT_IDS.find(candidate => view.pending[candidate] === card);
  if (pending !== undefined) {
    const malfunctionNote = view.malfunction === card ? `; ${format(say('board.under-malfunction'))}` : '';
    return [
      ...lines,
      fact(context, 'inspect.lies', format(slotName(pending))),
      fact(context, 'inspect.state', format(say('inspect.pending')) + malfunctionNote),
    ];
  }
  return [...lines, fact(context, 'inspect.lies', placeOffStation(view, context, card))];
}

/** The place of a card that is not on the station. */
function placeOffStation({ seats }: TheseusView, context: InspectContext, card: CardId | BonusCardId): string {
  const { format } = context;
  for (const { seat, deckTop, aside, drawn, discard, built } of seats) {
    if (deckTop === card) return format(say('inspect.on-deck'));
    if ([...aside, ...drawn].includes(card)) return format(say('inspect.before', { name: nameOf(context, seat) }));
    if (discard.some(other => other === card)) return format(say('inspect.discarded'));
    if (built?.left.some(other => other === card) === true) return format(say('inspect.in-own-deck'));
  }
  return format(say('inspect.unseen'));
}

function inspectBonus(card: BonusCardId, view: TheseusView, context: InspectContext): Inspected {
  const { format } = context;
  const slot = slotOfCard(view, card);
  const isUsed = view.bonusUsed.includes(card);
  const place =
    slot !== null
      ? format(slotName(slot))
      : isUsed
        ? format(say('inspect.discarded'))
        : placeOffStation(view, context, card);
  return {
    kind: format(say('inspect.bonus-card')),
    title: format(cardName(card)),
    sections: [
      ...section(context, 'inspect.text', [[span(format(say(`card.${bonusKindOf(card)}.text`)))]]),
      ...section(context, 'inspect.now', [fact(context, 'inspect.lies', place)]),
    ],
    links: slot === null ? [] : [sectorLink(context, sectorOf(slot))],
    rules: ['TH-11.7', 'TH-3.5', 'TH-16.6'],
  };
}

function tokenLinks(view: TheseusView, { format }: PaneContext, card: CardId): InspectedLink[] {
  const { number } = factsOf(card);
  return [
    ...(number === null ? [] : [{ ref: 'token:upgrade', label: format(say('token.upgrade')) } as const]),
    ...(view.malfunction === card
      ? [{ ref: 'token:malfunction', label: format(say('token.malfunction')) } as const]
      : []),
  ];
}
