import type { PaneContext, PaneSize } from '../../../boards/pane.ts';
import { CARDS } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import { FACTIONS } from '../data/factions.ts';
import { TECHNOLOGIES, TECHNOLOGY_IDS } from '../data/technologies.ts';
import type { TechnologyId } from '../data/technologies.ts';
import { cardName, say } from '../text/say.ts';
import type { SeatView, StarCraftView } from '../view.ts';
import { eventNames, countedNames, technologyRows } from './cards.ts';
import { LABEL, labelled, layOut, rows } from '../../../boards/document.ts';
import type { Block, Document, Row } from '../../../boards/document.ts';
import { BOLD, MUTED, paragraph, span } from '../../../boards/drawing/lines.ts';
import { isLit, seatLabel } from '../../../boards/naming.ts';
import { raceOf, shownSeat } from './seats.ts';
import { cardsLeftInStage } from './stage.ts';

const MIN_COLUMN_WIDTH = 44;
/**
 * The height of the pane from which all technologies are explained; in lower panes, only the one that the cursor's
 * option is about.
 */
const MIN_ALL_TECHNOLOGIES_HEIGHT = 30;
/** The number of The End Draws Near cards that ends the match (SC-19.5). */
const END_CARD_LIMIT = 2;

/** The document of the decks pane: the Event deck, the cards beside it, and the decks and technologies of all seats. */
export function decksDocument(view: StarCraftView, size: PaneSize, context: PaneContext): Document {
  const seatShown = shownSeat(view, context);
  return layOut(size, MIN_COLUMN_WIDTH, width => [
    eventBlock(view, context, width),
    ...(seatShown === null ? [] : [ownDecks(context, seatShown, width)]),
    ...(seatShown === null
      ? []
      : [technologiesLeft(context, seatShown, width, size.height >= MIN_ALL_TECHNOLOGIES_HEIGHT)]),
    ...view.seats.filter(seat => seat !== seatShown).map(seat => othersDecks(context, seat, width)),
  ]);
}

function eventBlock(view: StarCraftView, context: PaneContext, width: number): Block {
  const { format } = context;
  const { stage, eventDeckCount, endDrawsNear, eventDiscard } = view;
  const endCardsText = say('board.events.end', { count: endDrawsNear.length, limit: END_CARD_LIMIT });
  return {
    title: format(say('board.events')),
    rows: [
      ...rows([
        span(format(say('board.stage', { stage })), BOLD),
        span(` ${format(say('board.events.deck', { left: cardsLeftInStage(view), count: eventDeckCount }))}`),
      ]),
      ...(view.variant === 'galactic-conquest'
        ? []
        : rows(
            ...paragraph(
              format(endCardsText),
              width,
              endDrawsNear.length > 0 ? { tone: 'warning', bold: true } : MUTED,
            ),
          )),
      ...namesRows(context, 'board.events.discard', eventNames(context, eventDiscard), width),
    ],
  };
}

function ownDecks(context: PaneContext, seat: SeatView, width: number): Block {
  const { discard, playArea, keptEvents } = seat;
  return {
    title: '',
    rows: [
      { line: seatLabel(context, seat.seat), ref: `seat:${seat.seat}` },
      countsRow(context, seat),
      ...namesRows(context, 'board.decks.in-play', cardNames(context, playArea), width),
      ...namesRows(context, 'board.decks.kept', eventNames(context, keptEvents), width),
      ...namesRows(context, 'board.decks.discard', cardNames(context, discard), width),
    ],
  };
}

function othersDecks(context: PaneContext, seat: SeatView, width: number): Block {
  const { format } = context;
  const { playArea, keptEvents, faction } = seat;
  const technologiesRemaining = remainingOf(seat).map(({ technology }) => format(say(`technology.${technology}`)));
  if (faction === null) return { title: '', rows: [{ line: seatLabel(context, seat.seat) }] };
  const race = format(say(`race.${FACTIONS[faction].race}`));
  return {
    title: '',
    rows: [
      {
        line: [...seatLabel(context, seat.seat), span(` ${context.glyphs.bullet} ${race}`, MUTED)],
        ref: `seat:${seat.seat}`,
      },
      countsRow(context, seat),
      ...namesRows(context, 'board.decks.in-play', cardNames(context, playArea), width),
      ...namesRows(context, 'board.decks.kept', eventNames(context, keptEvents), width),
      ...namesRows(context, 'board.decks.remaining', technologiesRemaining.join(', '), width),
    ],
  };
}

function countsRow({ format }: PaneContext, { handCount, handLimit, deckCount, discard }: SeatView): Row {
  const params = { hand: handCount, limit: handLimit, deck: deckCount, discard: discard.length };
  return labelled(format(say('board.decks.cards')), [span(format(say('board.limits.cards', params)))]);
}

function technologiesLeft(context: PaneContext, seat: SeatView, width: number, isTall: boolean): Block {
  const technologiesRemaining = remainingOf(seat);
  return {
    title: context.format(say('board.decks.technologies', { seat: { seat: seat.seat } })),
    rows:
      raceOf(seat) === null
        ? []
        : technologiesRemaining.flatMap(({ technology, copies }) =>
            technologyRows(context, technology, copies, width, isTall || isLit(context, `technology:${technology}`)),
          ),
  };
}

function remainingOf({ technologyDeck }: SeatView): readonly { technology: TechnologyId; copies: number }[] {
  return TECHNOLOGY_IDS.flatMap(technology => {
    const copies = technologyDeck.filter(card => CARDS[card].technology === technology).length;
    return copies > 0 && TECHNOLOGIES[technology].copies > 0 ? [{ technology, copies }] : [];
  });
}

function cardNames({ format }: PaneContext, cards: readonly CardId[]): string {
  return countedNames(cards.map(card => format(cardName(card))));
}

function namesRows(
  { format }: PaneContext,
  key: 'board.events.discard' | `board.decks.${'in-play' | 'kept' | 'discard' | 'remaining'}`,
  names: string,
  width: number,
): Row[] {
  if (names === '') return [];
  const [first = [], ...others] = paragraph(names, width - LABEL);
  return [labelled(format(say(key)), first), ...others.map(line => labelled('', line))];
}
