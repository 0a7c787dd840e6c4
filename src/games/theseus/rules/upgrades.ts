import { joinedOffers, offer } from '../../../kernel/match/offer.ts';
import type { Offer, Reason } from '../../../kernel/match/offer.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { factsOf } from '../data/cards.ts';
import type { SlotId } from '../data/ids.ts';
import { UPGRADES_ON_A_CARD } from '../data/tokens.ts';
import { unitFacts } from '../data/units.ts';
import type { UnitId } from '../data/units.ts';
import { controllerOf, installedIn, installedSlots, isAsleep } from '../state/cards.ts';
import { does } from '../state/does.ts';
import { unitRefs } from '../state/refs.ts';
import { alliesOf, areAllied, seatState } from '../state/seats.ts';
import type { Theseus, TheseusState } from '../state/state.ts';
import { unitsOf, unitState } from '../state/units.ts';
import { cardName, say, slotName, unitName } from '../text/say.ts';

/** A way to spend upgrade tokens (TH-12.1). */
export type Upgrade = { readonly do: 'flip'; readonly unit: UnitId } | { readonly do: 'token'; readonly slot: SlotId };

/** TH-12.2: the cost of the next token on a card: one more than the number of tokens already there. */
export function priceOf(state: TheseusState, slot: SlotId): number {
  return installedIn(state, slot).upgrades + 1;
}

/**
 * The ways in which a seat may spend upgrade tokens as options, including blocked ones: on its own units and cards, and
 * on those of an ally (TH-19.5).
 */
export function offerUpgrades(state: TheseusState, seat: Seat): Offer<Upgrade> {
  return joinedOffers(offerFlips(state, seat), offerTokens(state, seat));
}

function offerFlips(state: TheseusState, seat: Seat): Offer<Upgrade> {
  const onCards = unitsOnCards(state);
  const units: UnitId[] = [];
  for (const ally of alliesOf(state, seat)) {
    for (const unit of unitsOf(state, ally)) if (!onCards.includes(unit)) units.push(unit);
  }
  return offer<UnitId, Upgrade, Reason>(units, {
    id: unit => `flip:${unit}`,
    fault: unit => whyNoFlip(state, seat, unit),
    face: unit => ({
      words: say('upgrade.flip', { unit: unitName(unit) }),
      details: does('flip'),
      refs: unitRefs(unit),
    }),
    why: obstacle => obstacle,
    value: unit => ({ do: 'flip', unit }),
  });
}

function offerTokens(state: TheseusState, seat: Seat): Offer<Upgrade> {
  return offer<SlotId, Upgrade, Reason | 'price'>(
    installedSlots(state).filter(slot => areAllied(state, controllerOf(state, slot), seat)),
    {
      id: slot => `token:${slot}`,
      fault: slot => whyNoToken(state, seat, slot),
      face: slot => {
        const { card } = installedIn(state, slot);
        const params = { card: cardName(card), slot: slotName(slot), price: priceOf(state, slot) };
        return { words: say('upgrade.token', params), details: does('token'), refs: [`card:${card}`, `slot:${slot}`] };
      },
      why: (fault, slot) =>
        fault === 'price' ? { why: say('why.price', { price: priceOf(state, slot) }), rule: 'TH-12.2' } : fault,
      value: slot => ({ do: 'token', slot }),
    },
  );
}

const ONE_SIDE: Reason = { why: say('why.one-side'), rule: 'TH-12.1' };
const UPGRADED: Reason = { why: say('why.upgraded'), rule: 'TH-12.1' };
const NO_TOKEN: Reason = { why: say('why.no-token'), rule: 'TH-12.1' };
const NO_NUMBER: Reason = { why: say('why.no-number'), rule: 'TH-14.3' };
const ASLEEP: Reason = { why: say('why.asleep'), rule: 'TH-13.2' };
const SIX_TOKENS: Reason = { why: say('why.six-tokens'), rule: 'TH-12.2' };

function whyNoFlip(state: TheseusState, seat: Seat, unit: UnitId): Reason | null {
  if (unitFacts(unit).upgraded === null) return ONE_SIDE;
  if (unitState(state, unit).side === 'upgraded') return UPGRADED;
  return seatState(state, seat).upgrades > 0 ? null : NO_TOKEN;
}

/** Carries out an upgrade, and takes its price from the seat's upgrade tokens. */
export function upgrade(game: Theseus, seat: Seat, chosen: Upgrade): void {
  const { state } = game;
  const owner = seatState(state, seat);
  if (chosen.do === 'flip') {
    owner.upgrades -= 1;
    unitState(state, chosen.unit).side = 'upgraded';
    const words = say('upgrade.flipped', { seat: { seat }, unit: unitName(chosen.unit) });
    game.tell?.({ words, rule: 'TH-12.1', refs: [`unit:${chosen.unit}`] });
    return;
  }
  const { card } = installedIn(state, chosen.slot);
  owner.upgrades -= priceOf(state, chosen.slot);
  installedIn(state, chosen.slot).upgrades += 1;
  const number = installedIn(state, chosen.slot).upgrades;
  const words = say('upgrade.placed', { seat: { seat }, card: cardName(card), number });
  game.tell?.({ words, rule: 'TH-12.2', refs: [`card:${card}`, `slot:${chosen.slot}`] });
}

function whyNoToken(state: TheseusState, seat: Seat, slot: SlotId): Reason | 'price' | null {
  const { card, upgrades } = installedIn(state, slot);
  if (factsOf(card).number === null) return NO_NUMBER;
  if (isAsleep(state, slot)) return ASLEEP;
  if (upgrades >= UPGRADES_ON_A_CARD) return SIX_TOKENS;
  return seatState(state, seat).upgrades < priceOf(state, slot) ? 'price' : null;
}

/** The embryos that have taken over a card. They no longer count as units and can't be flipped (TH-20.6). */
function unitsOnCards(state: TheseusState): UnitId[] {
  const units: UnitId[] = [];
  for (const { takenBy } of Object.values(state.installed)) if (takenBy !== null) units.push(takenBy);
  return units;
}
