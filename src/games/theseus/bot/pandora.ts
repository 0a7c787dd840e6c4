import type { Seat } from '../../../kernel/words/message.ts';
import { CARDS, kindOf } from '../data/cards.ts';
import type { CardKind } from '../data/cards.ts';
import type { SectorId, SlotId } from '../data/ids.ts';
import { SECTOR_IDS } from '../data/ids.ts';
import { EMBRYO_KINDS, sideOf, UNITS, unitKindOf } from '../data/units.ts';
import type { EmbryoKind, UnitId } from '../data/units.ts';
import { takeableSlots } from '../rules/pandora.ts';
import { installedIn, installedSlots } from '../state/cards.ts';
import { areAllied, factionOf, homeSector } from '../state/seats.ts';
import type { TheseusState } from '../state/state.ts';
import { inSupply, unitState } from '../state/units.ts';
import { installedWorth, worthIn } from './cards.ts';
import { freeAct } from './free-acts.ts';
import { bestOffer, bestScored } from './turn.ts';
import type { Strategy } from './turn.ts';

// Answers to the questions that only Pandora is asked: its marker, new embryos, cards to take over (TH-20).

/** The value of each kind of embryo as a unit. An embryo that takes over a card is no longer a unit. */
const EMBRYO: Readonly<Record<EmbryoKind, number>> = { hunter: 0.5, runner: 0.7, warrior: 1.2 };

/** The value of a card that goes back after one use, as a share of its full value. */
const ONCE = 0.35;

/**
 * The value of an enemy's loss of a card, as a share of the card's value: nearly all of it in a duel, less with more
 * than two players.
 */
const THEIRS_LOST = { duel: 0.9, more: 0.4 } as const;

/** The value for Pandora of a card that is worth a hunter, which keeps it for good. */
const WORTH_A_HUNTER = 2;

/** The cards that are useless to Pandora, since they give data points or serve units of one faction (TH-20.7). */
const USELESS: ReadonlySet<CardKind> = new Set<CardKind>([
  'scientists-archive',
  'scientists-video-cameras',
  'scientists-station-plans',
  'greys-chamber',
  'greys-mine',
  'greys-probe',
  'greys-soul-trap',
]);

/** The value, for seat `me`, of taking over a card: the card itself, and its owner's loss (TH-20.6). */
export function takeOverWorth(state: TheseusState, me: Seat, unit: UnitId, slot: SlotId): number {
  const kind = unitKindOf(unit);
  const { takeOver } = sideOf(unit, unitState(state, unit).side);
  if (takeOver === null) return 0;
  const price = isEmbryo(kind) ? EMBRYO[kind] : 0;
  return worthForPandora(state, me, slot) * (takeOver === 'once' ? ONCE : 1) - price;
}

function worthForPandora(state: TheseusState, me: Seat, slot: SlotId): number {
  return (
    servesPandora(state, me, slot) +
    (state.options.mode === 'duel' ? THEIRS_LOST.duel : THEIRS_LOST.more) * installedWorth(state, slot)
  );
}

/** The value of a card to Pandora, without its owner's loss. */
function servesPandora(state: TheseusState, me: Seat, slot: SlotId): number {
  const kind = kindOf(installedIn(state, slot).card);
  return USELESS.has(kind) ? 0 : worthIn(state, me, kind, slot) * (CARDS[kind].oneUse ? 0.6 : 1);
}

function isEmbryo(kind: keyof typeof UNITS): kind is EmbryoKind {
  return EMBRYO_KINDS.some(one => one === kind);
}

/** The value of the best card that an embryo can take over where it stopped; 0 if there is none. */
export function bestTakeOver(state: TheseusState, me: Seat, unit: UnitId): number {
  return Math.max(0, ...takeableSlots(state, unit).map(slot => takeOverWorth(state, me, unit, slot)));
}

/** Chooses the card that an embryo takes over, if one is worth it. */
export const takeOver: Strategy = turn => {
  const { state, me } = turn;
  const unit = state.turn?.unit ?? null;
  const offer =
    unit === null ? null : bestOffer(turn, 'take', installedSlots(state), slot => takeOverWorth(state, me, unit, slot));
  return freeAct(turn) ?? bestScored(offer) ?? 'none';
};

/**
 * Chooses the kind of a new embryo. Warriors attack at once. Hunters keep the cards that they take, so they are
 * preferred while there are more cards that serve Pandora well than hunters.
 */
export const brood: Strategy = turn => {
  const { state, me } = turn;
  const hunters = UNITS.hunter.count - inSupply(state, 'hunter').length;
  const cards = installedSlots(state).filter(slot => servesPandora(state, me, slot) > WORTH_A_HUNTER);
  const wanted = cards.length > hunters ? 4 : 0;
  return (
    bestOffer(turn, 'kind', EMBRYO_KINDS, kind => ({ hunter: wanted, warrior: 3, runner: 2 })[kind])?.thing ?? null
  );
};

/**
 * Chooses the sector of Pandora's marker. In a duel Pandora shares the enemy's sector and plays before the enemy: units
 * meet there all the time, and each turn also gives an upgrade token. Only Scientists gain more from that than Pandora,
 * so against them the Control Room is better, which keeps their cards under malfunction. With more than two players a
 * common sector gives both actions (TH-20.8), in the Tech Bay an extra turn and a token. Bots lost fewer matches with
 * it.
 */
export const marker: Strategy = ({ state, me, has }) => {
  const [enemy, ...others] = state.seats.flatMap((_, seat) => (areAllied(state, seat, me) ? [] : [seat]));
  const places = [
    ...(enemy !== undefined && others.length === 0 ? [inDuelWith(state, enemy)] : ['tech-bay']),
    ...SECTOR_IDS,
  ];
  return places.map(place => `left:${place}`).find(has) ?? null;
};

function inDuelWith(state: TheseusState, enemy: Seat): SectorId | null {
  return factionOf(state, enemy) === 'scientists' ? 'control-room' : homeSector(state, enemy);
}
