import { joined, MUTED, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { wrap } from '../../../boards/drawing/wrapping.ts';
import { labelled, layOut, paintLaid, rows, surveyLaid } from '../../../boards/document.ts';
import type { Block, Document, Row } from '../../../boards/document.ts';
import { nameOf } from '../../../boards/naming.ts';
import type { PaneContext, PaneSize, Survey } from '../../../boards/pane.ts';
import type { Grid } from '../../../boards/drawing/grid.ts';
import { FACTIONS } from '../data/factions.ts';
import { TRACK_END } from '../data/tokens.ts';
import { UNIT_IDS } from '../data/units.ts';
import type { CardId } from '../data/cards.ts';
import type { AsideCard } from '../state/state.ts';
import { cardName, factionName, roomName, say } from '../text/say.ts';
import type { SeatView, TheseusView } from '../view.ts';
import { isAnyLit, unitSpans } from './marks.ts';
import { allianceLetter, countdownMessage } from './status.ts';
import { roomOfUnit } from './whereabouts.ts';

const NARROWEST = 36;

/** Paints the pane of the players: the tracks, and the cards and tokens of each player. */
export function paintPlayers(view: TheseusView, size: PaneSize, context: PaneContext): Grid {
  return paintLaid(playersDocument(view, size, context), size, context);
}

/** The survey of the pane of the players. */
export function surveyPlayers(view: TheseusView, size: PaneSize, context: PaneContext): Survey {
  return surveyLaid(playersDocument(view, size, context), size, context);
}

function playersDocument(view: TheseusView, size: PaneSize, context: PaneContext): Document {
  return layOut(size, NARROWEST, width => [
    ...view.seats.map(seat => seatBlock(view, context, seat, width)),
    goalBlock(view, context, width),
    commonBlock(view, context),
  ]);
}

function seatBlock(view: TheseusView, context: PaneContext, owner: SeatView, width: number): Block {
  const { format } = context;
  const { seat, faction, deckTop, aside, drawn } = owner;
  const name = [
    nameOf(context, seat),
    ...(faction === null ? [] : [format(factionName(faction))]),
    ...(view.options.mode === 'teams' ? [format(say('board.alliance', { letter: allianceLetter(owner.team) }))] : []),
    ...(owner.out ? [format(say('board.given-up'))] : []),
  ];
  const barWidth = Math.max(4, Math.min(TRACK_END, width - 20));
  const collectsData = faction !== null && FACTIONS[faction].collectsData;
  const hasCards = faction !== null && faction !== 'pandora';
  return {
    title: name.join(', '),
    rows: [
      labelled(
        format(say('board.life')),
        track(context, owner.life, barWidth),
        isAnyLit(context, [`seat:${seat}`]),
        `seat:${seat}`,
      ),
      ...(collectsData ? [labelled(format(say('board.data')), track(context, owner.data, barWidth))] : []),
      labelled(format(say('board.upgrades')), [span(String(owner.upgrades), { bold: true })]),
      ...(hasCards && (deckTop !== null || view.phase !== 'set-up')
        ? deckTop === null
          ? rows([span(format(say('board.deck.empty')), { tone: 'warning' })])
          : [deckRow(context, owner.deckCount, deckTop)]
        : []),
      ...[...aside, ...drawn].map(card => cardRow(context, format(say('board.aside')), card)),
      ...unitRows(view, context, seat, width),
    ],
  };
}

function track({ glyphs }: PaneContext, trackPoints: number, width: number): Line {
  const filledCells = Math.round((trackPoints / TRACK_END) * width);
  return [
    span(glyphs.barFull.repeat(filledCells), { tone: 'good' }),
    span(glyphs.barEmpty.repeat(width - filledCells), MUTED),
    span(` ${trackPoints}`, { bold: true }),
    span(`/${TRACK_END}`, MUTED),
  ];
}

/** The row for a deck: "deck 9 | Armory on top". */
function deckRow(context: PaneContext, count: number, topCard: CardId): Row {
  const { format } = context;
  const words = format(say('board.deck.top', { card: cardName(topCard) }));
  return labelled(
    `${format(say('board.deck'))} ${count}`,
    [span(words)],
    isAnyLit(context, [`card:${topCard}`]),
    `card:${topCard}`,
  );
}

function cardRow(context: PaneContext, label: string, card: AsideCard): Row {
  return labelled(label, [span(context.format(cardName(card)))], isAnyLit(context, [`card:${card}`]), `card:${card}`);
}

function unitRows(view: TheseusView, context: PaneContext, seat: number, width: number): Row[] {
  const { format } = context;
  return UNIT_IDS.filter(unit => view.units[unit]?.seat === seat).map(unit => {
    const room = roomOfUnit(view, unit);
    const place = view.units[unit]?.place;
    const placeText = room !== null ? format(roomName(room)) : place === 'space' ? format(say('space')) : '';
    const line = joined(
      [unitSpans(view, context, unit, Math.min(20, width)), placeText === '' ? [] : [span(placeText, MUTED)]],
      '  ',
    );
    return { line, ref: `unit:${unit}`, marked: isAnyLit(context, [`unit:${unit}`]) };
  });
}

/** The block that tells how the match is won (TH-1.1, TH-18.5, TH-19.6). */
function goalBlock({ options }: TheseusView, { format }: PaneContext, width: number): Block {
  const lines = [say(`board.goal.${options.mode}`), say('board.goal.end')].flatMap(words => wrap(format(words), width));
  return { title: format(say('board.goal')), rows: rows(...lines.map((line): Line => [span(line)])) };
}

function commonBlock(view: TheseusView, context: PaneContext): Block {
  const { format } = context;
  const { upgrades, deactivation, invisibility, parasites } = view.supply;
  const isPlayed = (faction: string): boolean => view.seats.some(seat => seat.faction === faction);
  const supply = [
    say('board.supply.upgrades', { count: upgrades }),
    ...(isPlayed('marines') ? [say('board.supply.deactivation', { count: deactivation })] : []),
    ...(isPlayed('greys') ? [say('board.supply.invisibility', { count: invisibility })] : []),
    ...(isPlayed('aliens') ? [say('board.supply.parasites', { count: parasites })] : []),
  ];
  const malfunction =
    view.malfunction === null
      ? say('board.malfunction.home')
      : say('board.malfunction.on', { card: cardName(view.malfunction) });
  return {
    title: format(say('board.countdown')),
    rows: [
      ...rows([span(format(countdownMessage(view)))], [span(format(malfunction))]),
      ...rows([span(`${format(say('board.supply'))}: `, MUTED), span(supply.map(format).join(', '))]),
    ],
  };
}
