import type { Seat } from '../../../../../src/kernel/words/message.ts';
import { CARDS, kindOf } from '../../../../../src/games/theseus/data/cards.ts';
import type { CardKind } from '../../../../../src/games/theseus/data/cards.ts';
import type { SectorId, SlotId } from '../../../../../src/games/theseus/data/ids.ts';
import { SECTOR_IDS } from '../../../../../src/games/theseus/data/ids.ts';
import { EMBRYO_KINDS, sideOf, UNITS, unitKindOf } from '../../../../../src/games/theseus/data/units.ts';
import type { EmbryoKind, UnitId } from '../../../../../src/games/theseus/data/units.ts';
import { takeableSlots } from '../../../../../src/games/theseus/rules/pandora.ts';
import { installedIn, installedSlots } from '../../../../../src/games/theseus/state/cards.ts';
import { areAllied, factionOf, homeSector } from '../../../../../src/games/theseus/state/seats.ts';
import type { TheseusState } from '../../../../../src/games/theseus/state/state.ts';
import { inSupply, unitState } from '../../../../../src/games/theseus/state/units.ts';
import { installedWorth, worthIn } from './cards.ts';
import { freeAct } from './free-acts.ts';
import { bestOffer, liked } from './turn.ts';
import type { Opinion } from './turn.ts';

// What only Pandora decides: its marker, which embryos are born, which cards they take over (TH-20).

/** What an embryo is worth as a unit: on a card it is none any more. */
const EMBRYO: Readonly<Record<EmbryoKind, number>> = { hunter: 0.5, runner: 0.7, warrior: 1.2 };

/** A card that goes back after one use. */
const ONCE = 0.35;

/** What it is worth that an enemy has lost a card: in a duel as much as to have it, among more only a part. */
const THEIRS_LOST = { duel: 0.9, more: 0.4 } as const;

/** An embryo of that kind is born only where a card serves Pandora so much for good. */
const WORTH_A_HUNTER = 2;

/** Cards that give data points, or serve units of one faction: Pandora has nothing of them (TH-20.7). */
const USELESS: ReadonlySet<CardKind> = new Set<CardKind>([
  'scientists-archive',
  'scientists-video-cameras',
  'scientists-station-plans',
  'greys-chamber',
  'greys-mine',
  'greys-probe',
  'greys-soul-trap',
]);

/** What it gives `me` that an embryo takes over a card: the card itself, and that its owner has lost it (TH-20.6). */
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

/** What a card gives Pandora itself, whatever its owner loses by that. */
function servesPandora(state: TheseusState, me: Seat, slot: SlotId): number {
  const kind = kindOf(installedIn(state, slot).card);
  return USELESS.has(kind) ? 0 : worthIn(state, me, kind, slot) * (CARDS[kind].oneUse ? 0.6 : 1);
}

function isEmbryo(kind: keyof typeof UNITS): kind is EmbryoKind {
  return EMBRYO_KINDS.some(one => one === kind);
}

/** The best that an embryo can take over where it stopped. */
export function bestTakeOver(state: TheseusState, me: Seat, unit: UnitId): number {
  return Math.max(0, ...takeableSlots(state, unit).map(slot => takeOverWorth(state, me, unit, slot)));
}

/** Which card an embryo takes over, if one is worth it. */
export const takeOver: Opinion = turn => {
  const { state, me } = turn;
  const unit = state.turn?.unit ?? null;
  const offer =
    unit === null ? null : bestOffer(turn, 'take', installedSlots(state), slot => takeOverWorth(state, me, unit, slot));
  return freeAct(turn) ?? liked(offer) ?? 'none';
};

/**
 * Which embryo is born: warriors attack from the start; hunters keep what they take, but not to rob somebody of what
 * serves nobody else.
 */
export const brood: Opinion = turn => {
  const { state, me } = turn;
  const hunters = UNITS.hunter.count - inSupply(state, 'hunter').length;
  const cards = installedSlots(state).filter(slot => servesPandora(state, me, slot) > WORTH_A_HUNTER);
  const wanted = cards.length > hunters ? 4 : 0;
  return (
    bestOffer(turn, 'kind', EMBRYO_KINDS, kind => ({ hunter: wanted, warrior: 3, runner: 2 })[kind])?.thing ?? null
  );
};

/**
 * Pandora's marker. In a duel it shares the enemy's sector and plays before it: there units meet all the time, and each
 * turn wins an upgrade token beside. Only Scientists gain more from that than Pandora: their cards are kept down from
 * the Control Room. Among more a common sector gives both actions (TH-20.8): an extra turn and a token in the Tech Bay,
 * which lost fewer matches of bots.
 */
export const marker: Opinion = ({ state, me, has }) => {
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
