import type { Decision, ShownOption } from '../../../kernel/match/decision.ts';
import { message, knownNameIn } from '../../../kernel/words/message.ts';
import type { Message, Ref, Seat } from '../../../kernel/words/message.ts';
import { CARD_IDS, factsOf, kindOf } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import { ROOM_LETTERS, SECTOR_IDS } from '../data/ids.ts';
import type { RoomId, SectorId, SlotId } from '../data/ids.ts';
import { joinedTo, PENDING_SLOT_IDS, ROOM_IDS, roomsOf, sectorOf, SLOT_IDS } from '../data/places.ts';
import { SECTORS } from '../data/sectors.ts';
import { EMBRYO_KINDS, sideOf, UNIT_IDS, unitFacts, UNITS } from '../data/units.ts';
import type { EmbryoKind, UnitId } from '../data/units.ts';
import { whatItDoes } from '../state/does.ts';
import { areAllied } from '../state/seats.ts';
import { cardName, say, unitName } from '../text/say.ts';
import { deploymentAt } from '../view/deployment.ts';
import { positionOf } from '../view/position.ts';
import type { TheseusView } from '../view.ts';

/** The printed facts that matter for an option, such as the yield of a slot, the ability of a side, the next card. */
export function printedOutlook(view: TheseusView, decision: Decision, option: ShownOption): Message[] {
  const { subject } = option;
  const action = whatItDoes(option);
  switch (action) {
    case 'deploy':
      return [...setAside(view, subject), ...nextCard(view, decision)];
    case 'fill':
    case 'replace':
      return nextCard(view, decision);
    case 'out':
    case 'in':
      return cardText(knownNameIn(subject, 'card', CARD_IDS));
    case 'left':
    case 'right':
      return markerEffect(knownNameIn(subject, 'sector', SECTOR_IDS), action);
    case 'flip':
      return upgradedSide(view, knownNameIn(subject, 'unit', UNIT_IDS));
    case 'take':
      return takeOverDuration(view);
    case null:
      return chosenOutlook(view, decision, subject);
    default:
      return [];
  }
}

/** The printed facts about the thing that an option chooses. */
function chosenOutlook(view: TheseusView, decision: Decision, subject: Ref | undefined): Message[] {
  switch (decision.kind) {
    case 'move.room':
      return reachOfRoom(view, knownNameIn(subject, 'room', ROOM_IDS));
    case 'setUp.card':
      return cardText(knownNameIn(subject, 'card', CARD_IDS));
    case 'breed.kind':
      return embryoAbilities(knownNameIn(subject, 'embryo', EMBRYO_KINDS));
    default:
      return deploymentResults(view, decision, knownNameIn(subject, 'slot', SLOT_IDS));
  }
}

/** The text of a card, with its number if the text mentions N. */
function cardText(card: CardId | null): Message[] {
  if (card === null) return [];
  const text = say(`card.${kindOf(card)}.text`);
  const { number } = factsOf(card);
  return [number === null ? text : say('outlook.text', { text, number })];
}

/** TH-8.1: the enemies that the moving unit would reach from a room, behind its passages. */
function reachOfRoom(view: TheseusView, room: RoomId | null): Message[] {
  const mover = view.turn?.unit ?? null;
  const seat = mover === null ? undefined : view.units[mover]?.seat;
  if (room === null || seat === undefined) return [];
  const reachedRooms = enemiesBehind(view, room, seat);
  return [
    reachedRooms.length === 0
      ? say('outlook.reaches-nobody', { rooms: joinedTo(room).map(letterOf) })
      : say('outlook.reaches', { units: reachedRooms.map(unitName) }),
  ];
}

/** The enemies of a seat behind the passages of a room. */
function enemiesBehind(view: TheseusView, room: RoomId, seat: Seat | undefined): readonly UnitId[] {
  if (seat === undefined) return [];
  return joinedTo(room).flatMap(other => {
    const unit = view.rooms[other];
    const owner = unit === undefined ? undefined : view.units[unit]?.seat;
    return unit === undefined || owner === undefined || areAllied(positionOf(view), owner, seat) ? [] : [unit];
  });
}

/** The letter of a room on its board. */
function letterOf(room: RoomId): Message {
  const text = ROOM_LETTERS[roomsOf(sectorOf(room)).indexOf(room)] ?? '';
  return message('kernel.as-said', { text });
}

/** TH-20.8: the effect of Pandora's marker beside a sector. */
function markerEffect(sector: SectorId | null, side: 'left' | 'right'): Message[] {
  if (sector === null) return [];
  return [say(SECTORS[sector].faction === null ? 'outlook.marker.common' : `outlook.marker.${side}`)];
}

/** TH-11.5: a pending instant is not installed but set aside, to be played later. */
function setAside({ pending }: TheseusView, subject: Ref | undefined): Message[] {
  const slot = knownNameIn(subject, 'slot', PENDING_SLOT_IDS);
  const card = slot === null ? undefined : pending[slot];
  return card !== undefined && factsOf(card).types.includes('instant')
    ? [say('outlook.set-aside', { card: cardName(card) })]
    : [];
}

/** TH-11.2: the card that will refill the pending slot. */
function nextCard({ seats }: TheseusView, { seat }: Decision): Message[] {
  const topCard = seats[seat]?.deckTop ?? null;
  const [text] = cardText(topCard);
  if (topCard === null || text === undefined) return [say('outlook.deck-empty')];
  return [say('outlook.fills', { card: cardName(topCard), text })];
}

/** TH-11.3: the results of installing a card in a slot. */
function deploymentResults(view: TheseusView, { kind, subject }: Decision, slot: SlotId | null): Message[] {
  if (kind !== 'deploy.slot' && kind !== 'setUp.slot') return [];
  const card = knownNameIn(subject, 'card', CARD_IDS);
  if (card === null || slot === null) return [];
  const { bonus, replaced, copies, copied, switchedOff } = deploymentAt(view, kindOf(card), slot);
  return [
    ...(bonus === null ? [] : [say('outlook.bonus', { card: cardName(bonus) })]),
    ...(replaced === null ? [] : [say('outlook.replaces', { card: cardName(replaced) })]),
    ...(copies === 0 ? [] : [say('outlook.copied', { times: copies + 1 })]),
    ...(copied.length === 0 ? [] : [say('outlook.copies', { cards: copied.map(cardName) })]),
    ...(switchedOff ? [say('outlook.switched-off')] : []),
  ];
}

/** TH-8.2, TH-12.1: the attack of a unit's upgraded side, and the enemies that it reaches from its present room. */
function upgradedSide(view: TheseusView, unit: UnitId | null): Message[] {
  const side = unit === null ? null : unitFacts(unit).upgraded;
  if (unit === null || side === null) return [];
  const { gives, targets } = side.attack;
  const attack = say(`outlook.attacks.${gives}.${targets}`);
  if (targets === 'none') return [attack];
  const place = view.units[unit]?.place;
  const room = ROOM_IDS.find(one => one === place) ?? null;
  const enemies = room === null ? [] : enemiesBehind(view, room, view.units[unit]?.seat);
  if (enemies.length === 0) return [attack, say('outlook.reaches-nobody-now')];
  const count = targets === 'one' ? 1 : enemies.length;
  return [attack, say(`outlook.reaches-now.${gives}`, { units: enemies.map(unitName), count })];
}

/** TH-20.2: the abilities of a kind of embryo at its birth. */
function embryoAbilities(kind: EmbryoKind | null): Message[] {
  if (kind === null) return [];
  const { base, further } = UNITS[kind];
  return [
    say(`board.attacks.${base.attack.targets}`),
    ...(base.takeOver === null ? [] : [say(`outlook.embryo.${base.takeOver}`)]),
    ...(further > 0 ? [say('outlook.embryo.further')] : []),
  ];
}

/** TH-20.2: how long an embryo keeps the card it takes over. */
function takeOverDuration({ turn, units }: TheseusView): Message[] {
  const unit = turn?.unit ?? null;
  if (unit === null) return [];
  const takeOverKind = sideOf(unit, units[unit]?.side ?? 'base').takeOver;
  return takeOverKind === null ? [] : [say(`outlook.takes.${takeOverKind}`)];
}
