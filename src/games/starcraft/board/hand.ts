import type { PaneContext, PaneSize } from '../../../boards/pane.ts';
import { CARDS } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import { ORDER_KINDS } from '../data/factions.ts';
import { say } from '../text/say.ts';
import type { StarCraftView } from '../view.ts';
import { skirmishNumber } from '../state/battle.ts';
import { cardRows, eventNames, eventRows } from './cards.ts';
import { layOut, rows } from '../../../boards/document.ts';
import type { Block, Document, Row } from '../../../boards/document.ts';
import { MUTED, joined, paragraph, span } from '../../../boards/drawing/lines.ts';
import { nameOf, seatLabel } from '../../../boards/naming.ts';
import { ownSeat } from './seats.ts';
import type { OwnSeat } from './seats.ts';

const MIN_COLUMN_WIDTH = 44;

/**
 * The document of the hand pane: the viewing seat's cards, orders and Event cards; on the open table only the numbers
 * of cards.
 */
export function handDocument(view: StarCraftView, size: PaneSize, context: PaneContext): Document {
  const owner = ownSeat(view);
  return layOut(size, MIN_COLUMN_WIDTH, width =>
    owner === null ? hiddenBlocks(view, context, width) : handBlocks(view, context, owner, width),
  );
}

function hiddenBlocks(view: StarCraftView, context: PaneContext, width: number): readonly Block[] {
  const { format } = context;
  const counts = view.seats.map(({ seat, handCount, handLimit, deckCount, discard }) => {
    const params = { hand: handCount, limit: handLimit, deck: deckCount, discard: discard.length };
    const line = [...seatLabel(context, seat), span(`  ${format(say('board.limits.cards', params))}`)];
    return { line, ref: `seat:${seat}` as const };
  });
  return [
    { title: '', rows: rows(...paragraph(format(say('board.hand.hidden')), width, MUTED)) },
    { title: '', rows: counts },
  ];
}

function handBlocks(view: StarCraftView, context: PaneContext, owner: OwnSeat, width: number): readonly Block[] {
  const { format, glyphs } = context;
  const { hand, events, ordersLeft } = owner.own;
  const kinds = ORDER_KINDS.map(order => {
    const { standard, special } = ordersLeft[order];
    return [
      span(format(say('board.hand.order', { order: say(`order.${order}`), standard, special, mark: glyphs.special }))),
    ];
  });
  const title = say('board.hand.title', {
    name: nameOf(context, owner.seat),
    count: hand.length,
    limit: owner.handLimit,
  });
  const cards: readonly Block[] = sortedHand(hand).map(card => ({
    title: '',
    rows: cardRows(context, card, width, plannedText(view, context, card)),
  }));
  const [first, ...others] = cards;
  const heading: Row[] = rows([span(format(say('board.hand.orders')), MUTED), ...joined(kinds, '  ')]);
  return [
    ...(events === null || events.length === 0
      ? []
      : [{ title: format(say('board.hand.events')), rows: events.flatMap(card => eventRows(context, card, width)) }]),
    { title: format(title), rows: first?.rows ?? rows([span(format(say('board.hand.none')), MUTED)]) },
    ...others,
    { title: '', rows: heading },
    ...(owner.keptEvents.length === 0
      ? []
      : [
          {
            title: '',
            rows: rows(
              ...paragraph(format(say('board.hand.kept', { events: eventNames(context, owner.keptEvents) })), width),
            ),
          },
        ]),
  ];
}

/** The strongest cards come first, reinforcement cards last. */
function sortedHand(hand: readonly CardId[]): readonly CardId[] {
  const cardWorthOf = (card: CardId): number => {
    const { major } = CARDS[card];
    return major === null ? -1 : major.attack + major.health;
  };
  return [...hand].sort((one, other) => cardWorthOf(other) - cardWorthOf(one));
}

/**
 * The text of the skirmish at which the viewing seat plans to place a card, while it distributes its cards; empty if
 * there is none.
 */
function plannedText({ battle }: StarCraftView, { format }: PaneContext, card: CardId): string {
  const plannedPlace = battle?.plan?.places.find(
    ({ standard, reinforcement }) => standard === card || reinforcement === card,
  );
  return plannedPlace === undefined
    ? ''
    : format(say('board.hand.planned', { number: skirmishNumber(plannedPlace.skirmish) }));
}
