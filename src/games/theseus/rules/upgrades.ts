import type { Blocked, Option } from '../../../kernel/match/decision.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { factsOf } from '../data/cards.ts';
import type { SlotId } from '../data/ids.ts';
import { UPGRADES_ON_A_CARD } from '../data/tokens.ts';
import { unitFacts } from '../data/units.ts';
import type { UnitId } from '../data/units.ts';
import { controllerOf, installedIn, installedSlots, isAsleep } from '../state/cards.ts';
import { alliesOf, areAllied, seatState } from '../state/seats.ts';
import type { Theseus, TheseusState } from '../state/state.ts';
import { unitsOf, unitState } from '../state/units.ts';
import { cardName, say, slotName, unitName } from '../text/say.ts';
import type { Obstacle } from './card-effects/effect.ts';
import { canFlip } from './pieces.ts';

/** What upgrade tokens are spent on (TH-12.1). */
export type Upgrade = { readonly do: 'flip'; readonly unit: UnitId } | { readonly do: 'token'; readonly slot: SlotId };

/** TH-12.2: what the next token on a card costs; the first just itself, and with k tokens there k + 1. */
export function priceOf(state: TheseusState, slot: SlotId): number {
  return installedIn(state, slot).upgrades + 1;
}

/** Everything that `seat` may spend its tokens on now: own units and cards, and those of an ally (TH-19.5). */
export function upgradeOptions(state: TheseusState, seat: Seat): Option<Upgrade>[] {
  const { upgrades } = seatState(state, seat);
  if (upgrades === 0) return [];
  const flips = alliesOf(state, seat)
    .flatMap(ally => unitsOf(state, ally))
    .filter(unit => canFlip({ state }, unit) && !isOnCard(state, unit))
    .map((unit): Option<Upgrade> => ({ ...flipWords(unit), value: { do: 'flip', unit } }));
  const tokens = upgradableSlots(state, seat)
    .filter(slot => whyNoToken(state, seat, slot) === null)
    .map((slot): Option<Upgrade> => ({ ...tokenWords(state, slot), value: { do: 'token', slot } }));
  return [...flips, ...tokens];
}

/** The own cards and units that no token can be spent on now, and why. */
export function blockedUpgrades(state: TheseusState, seat: Seat): Blocked[] {
  const tokens = installedSlots(state)
    .filter(slot => areAllied(state, controllerOf(state, slot), seat))
    .flatMap(slot => {
      const obstacle = whyNoToken(state, seat, slot);
      return obstacle === null ? [] : [{ ...tokenWords(state, slot), ...obstacle }];
    });
  const flips = alliesOf(state, seat)
    .flatMap(ally => unitsOf(state, ally))
    .filter(unit => !isOnCard(state, unit))
    .flatMap(unit => {
      const obstacle = whyNoFlip(state, seat, unit);
      return obstacle === null ? [] : [{ ...flipWords(unit), ...obstacle }];
    });
  return [...flips, ...tokens];
}

function whyNoFlip(state: TheseusState, seat: Seat, unit: UnitId): Obstacle | null {
  if (unitFacts(unit).upgraded === null) return { why: say('why.one-side'), rule: 'TH-12.1' };
  if (unitState(state, unit).side === 'upgraded') return { why: say('why.upgraded'), rule: 'TH-12.1' };
  return seatState(state, seat).upgrades > 0 ? null : { why: say('why.no-token'), rule: 'TH-12.1' };
}

function flipWords(unit: UnitId): Pick<Blocked, 'id' | 'words' | 'refs'> {
  return { id: `flip:${unit}`, words: say('upgrade.flip', { unit: unitName(unit) }), refs: [`unit:${unit}`] };
}

/** Carries an upgrade out. */
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

function upgradableSlots(state: TheseusState, seat: Seat): SlotId[] {
  return installedSlots(state).filter(
    slot => areAllied(state, controllerOf(state, slot), seat) && factsOf(installedIn(state, slot).card).number !== null,
  );
}

function whyNoToken(state: TheseusState, seat: Seat, slot: SlotId): Obstacle | null {
  const { card, upgrades } = installedIn(state, slot);
  if (factsOf(card).number === null) return { why: say('why.no-number'), rule: 'TH-14.3' };
  if (isAsleep(state, slot)) return { why: say('why.asleep'), rule: 'TH-13.2' };
  if (upgrades >= UPGRADES_ON_A_CARD) return { why: say('why.six-tokens'), rule: 'TH-12.2' };
  const price = priceOf(state, slot);
  if (seatState(state, seat).upgrades < price) return { why: say('why.price', { price }), rule: 'TH-12.2' };
  return null;
}

function tokenWords(state: TheseusState, slot: SlotId): Pick<Blocked, 'id' | 'words' | 'refs'> {
  const { card } = installedIn(state, slot);
  return {
    id: `token:${slot}`,
    words: say('upgrade.token', { card: cardName(card), slot: slotName(slot), price: priceOf(state, slot) }),
    refs: [`card:${card}`, `slot:${slot}`],
  };
}

/** An embryo on a card that it has taken over keeps its side up (TH-20.6). */
function isOnCard(state: TheseusState, unit: UnitId): boolean {
  return Object.values(state.installed).some(({ takenBy }) => takenBy === unit);
}
