import type { InspectContext, Inspected } from '../../../../boards/inspected.ts';
import type { PaneContext } from '../../../../boards/pane.ts';
import type { Line } from '../../../../boards/drawing/lines.ts';
import { nameOf, seatLabel } from '../../../../boards/naming.ts';
import { span } from '../../../../boards/drawing/lines.ts';
import { kindOf } from '../../data/cards.ts';
import type { CardId } from '../../data/cards.ts';
import { FACTIONS } from '../../data/factions.ts';
import { FACTION_IDS } from '../../data/ids.ts';
import type { FactionId } from '../../data/ids.ts';
import { TRACK_END } from '../../data/tokens.ts';
import { UNIT_IDS, UNIT_KINDS, UNITS } from '../../data/units.ts';
import { cardName, factionName, say, sectorName, unitName } from '../../text/say.ts';
import type { SeatView, TheseusView } from '../../view.ts';
import { idAmong } from '../whereabouts.ts';
import { cardLink, fact, factionLink, sectorLink, seatLink, section, unitLink } from './inspector.ts';
import type { Inspector } from './inspector.ts';

/**
 * Inspects a player: tracks, deck, cards in front of it, and units; for its own eyes also the deck that it has built
 * (TH-4.4).
 */
export const inspectSeat: Inspector = (id, view, context): Inspected | null => {
  const owner = view.seats.find(({ seat }) => String(seat) === id);
  if (owner === undefined) return null;
  const { format } = context;
  const { seat, faction, home, deckTop, aside } = owner;
  const units = UNIT_IDS.filter(unit => view.units[unit]?.seat === seat);
  return {
    kind: format(say('inspect.seat')),
    title: nameOf(context, seat),
    sections: [
      ...section(context, 'inspect.now', currentLines(context, owner)),
      ...section(context, 'inspect.built', builtLines(context, owner)),
    ],
    links: [
      ...(faction === null ? [] : [factionLink(context, faction)]),
      ...(home === null ? [] : [sectorLink(context, home)]),
      ...units.map(unit => unitLink(context, unit)),
      ...(deckTop === null ? [] : [cardLink(context, deckTop)]),
      ...aside.map(card => cardLink(context, card)),
      ...kindsIn(owner.built?.cards ?? [])
        .filter(card => deckTop === null || kindOf(card) !== kindOf(deckTop))
        .map(card => cardLink(context, card)),
    ],
    rules: [view.options.mode === 'free-for-all' ? 'TH-18.5' : 'TH-1.1', 'TH-12.1', 'TH-11.6', 'TH-17.1'],
  };
};

function currentLines(context: InspectContext, owner: SeatView): Line[] {
  const { format } = context;
  const { faction, life, data, upgrades, deckCount, deckTop, aside } = owner;
  return [
    ...(faction === null ? [] : [fact(context, 'inspect.faction', format(factionName(faction)))]),
    fact(context, 'board.life', `${life}/${TRACK_END}`),
    ...(faction !== null && FACTIONS[faction].collectsData
      ? [fact(context, 'board.data', `${data}/${TRACK_END}`)]
      : []),
    fact(context, 'board.upgrades', String(upgrades)),
    ...(faction === 'pandora'
      ? []
      : [
          fact(
            context,
            'board.deck',
            deckTop === null ? '0' : format(say('board.deck.of', { count: deckCount, card: cardName(deckTop) })),
          ),
        ]),
    ...(aside.length === 0 ? [] : [fact(context, 'board.aside', aside.map(card => format(cardName(card))).join(', '))]),
  ];
}

/** The lines about a built deck: the number of cards of each kind, and how many of them are still in the deck. */
function builtLines({ format }: PaneContext, { built }: SeatView): Line[] {
  if (built === null) return [];
  const { cards, left } = built;
  const count = (list: readonly CardId[], card: CardId): number =>
    list.filter(other => kindOf(other) === kindOf(card)).length;
  return kindsIn(cards).map(card => {
    const cardCount = { card: cardName(card), count: count(cards, card) };
    return [span(format(say('inspect.built.card', { ...cardCount, left: count(left, card) })))];
  });
}

/** The first of these cards of each kind. */
function kindsIn(cards: readonly CardId[]): CardId[] {
  return cards.filter(card => cards.find(other => kindOf(other) === kindOf(card)) === card);
}

/** Inspects a faction: how it wins, its sector, its units, and the player. */
export const inspectFaction: Inspector = (id, view, context): Inspected | null => {
  const faction = idAmong(FACTION_IDS, id);
  if (faction === null) return null;
  const { format } = context;
  const player = view.seats.find(seat => seat.faction === faction);
  const { sector } = FACTIONS[faction];
  const kinds = UNIT_KINDS.filter(kind => UNITS[kind].faction === faction);
  const unitCounts = kinds.map(kind => `${UNITS[kind].count} ${format(say(`unit.${kind}`))}`);
  return {
    kind: format(say('inspect.faction')),
    title: format(factionName(faction)),
    sections: [
      ...section(context, 'inspect.facts', [
        fact(context, 'inspect.aim', aimText(view, context, faction)),
        ...(sector === null ? [] : [fact(context, 'inspect.home', format(sectorName(sector)))]),
        fact(context, 'inspect.unit-kinds', unitCounts.join(', ')),
      ]),
      ...section(context, 'inspect.now', [
        fact(
          context,
          'inspect.played-by',
          player === undefined ? [span(format(say('inspect.nobody')))] : seatLabel(context, player.seat),
        ),
      ]),
    ],
    links: [
      ...(player === undefined ? [] : [seatLink(context, player.seat)]),
      ...UNIT_IDS.filter(unit => view.units[unit]?.seat === player?.seat).map(unit => ({
        ref: `unit:${unit}` as const,
        label: format(unitName(unit)),
      })),
    ],
    rules: ['TH-1.1', 'TH-8.2', ...(faction === 'pandora' ? ['TH-20.1', 'TH-20.2'] : ['TH-12.1'])],
  };
};

function aimText({ options }: TheseusView, { format }: PaneContext, faction: FactionId): string {
  const lifeKey = options.mode === 'free-for-all' ? 'inspect.aim.life' : 'inspect.aim.wounds';
  return [say(lifeKey), ...(FACTIONS[faction].collectsData ? [say('inspect.aim.data')] : [])].map(format).join('; ');
}
