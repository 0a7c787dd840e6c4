import { blockedOnly, joinedOffers, offerRows } from '../../../kernel/match/offer.ts';
import type { Offer, Reason, OfferRow } from '../../../kernel/match/offer.ts';
import { RuleFault } from '../../../kernel/match/refusal.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { gather } from '../../../kernel/plain/gather.ts';
import type { Ref, Seat, Message } from '../../../kernel/words/message.ts';
import { RESOURCES } from '../data/costs.ts';
import type { Cost } from '../data/costs.ts';
import { AREAS } from '../data/planets.ts';
import type { AreaId } from '../data/planets.ts';
import { areaState } from '../state/areas.ts';
import { actionDetails } from '../state/does.ts';
import type { Payment, PayingPlace, Purchase } from '../state/orders.ts';
import { canPay, roomsBeside, stillDue } from '../state/resources.ts';
import type { PayingRoom } from '../state/resources.ts';
import { seatState } from '../state/seats.ts';
import type { StarCraft, StarCraftState } from '../state/state.ts';
import { areaName, say } from '../text/say.ts';
import { costMessage, purchaseName } from './purchases.ts';

/** One answer in a payment. */
type PaymentPick =
  | { readonly act: 'auto'; readonly plan: readonly WorkersAtPlace[] }
  | { readonly act: 'put' | 'put-back'; readonly place: PayingPlace }
  | { readonly act: 'back' };

/** A number of workers to put at one place. */
type WorkersAtPlace = Payment['placed'][number];

/**
 * SC-7.2, SC-7.5.6: asks `seat` where to put its workers for `purchase`, and makes the payment once every worker has a
 * place. Returns false if the player gives up; then nothing has changed. A price of nothing is not asked for. Throws
 * `RuleFault` if the price can't be paid at all.
 */
export function* payCost(game: StarCraft, seat: Seat, purchase: Purchase, cost: Cost): Rule<boolean> {
  const { state } = game;
  if (cost.minerals + cost.gas === 0) return true;
  if (!canPay(state, seat, cost)) throw new RuleFault(`Seat ${seat} cannot pay for ${purchase.buy}.`);
  const payment: Payment = { purchase: { ...purchase }, cost: { ...cost }, placed: [] };
  state.payment = payment;
  while (RESOURCES.some(resource => stillDue(payment, resource) > 0)) {
    const payingRooms = openPayingRooms(state, seat, payment);
    const { options, blocked } = joinedOffers(
      payingOffer(state, seat, payment, payingRooms),
      placesNotDue(state, seat, payment),
    );
    const paymentPick = yield* choose(game, seat, 'pay', options, {
      prompt: say(promptFor(payment, payingRooms), {
        what: purchaseName(state, seat, purchase),
        due: costMessage({ minerals: stillDue(payment, 'mineral'), gas: stillDue(payment, 'gas') }),
      }),
      rule: 'SC-7.2',
      blocked,
    });
    switch (paymentPick.act) {
      case 'back':
        state.payment = null;
        return false;
      case 'auto':
        for (const { place, workers } of paymentPick.plan) putWorkers(payment, place, workers);
        break;
      case 'put':
        putWorkers(payment, paymentPick.place, 1);
        break;
      case 'put-back':
        putWorkers(payment, paymentPick.place, -1);
    }
  }
  state.payment = null;
  settlePayment(game, seat, payment);
  return true;
}

/**
 * SC-7.5.1, SC-7.5.2: depletes an area by one step. An untouched area's card turns to its partially depleted side,
 * whoever holds it. A partially depleted area's card leaves the game, and the workers on it become unavailable. Events
 * use this too (SC-21.7). Throws `RuleFault` if the area is already depleted.
 */
export function depleteArea(game: StarCraft, area: AreaId): void {
  const currentArea = areaState(game.state, area);
  if (currentArea.depletion === 'full') throw new RuleFault(`${area} is depleted already.`);
  const refs: Ref[] = [`area:${area}`];
  if (currentArea.depletion === 'none') {
    currentArea.depletion = 'partial';
    game.tell?.({ words: say('paying.partly-depleted', { area: areaName(area) }), refs, rule: 'SC-7.5.1' });
    return;
  }
  currentArea.depletion = 'full';
  for (const owner of game.state.seats) {
    const cardIndex = owner.resourceCards.findIndex(card => card.area === area);
    if (cardIndex < 0) continue;
    for (const { workers } of owner.resourceCards.splice(cardIndex, 1)) owner.unavailable += workers;
  }
  game.tell?.({ words: say('paying.depleted', { area: areaName(area) }), refs, rule: 'SC-7.5.2' });
}

/** Carries out a complete payment (SC-7.3, SC-7.5). */
function settlePayment(game: StarCraft, seat: Seat, payment: Payment): void {
  const owner = seatState(game.state, seat);
  const shareWords = payment.placed.map(({ place, workers }) =>
    say('paying.share', { workers, place: placeName(place) }),
  );
  game.tell?.({
    words: say('paying.paid', { seat: { seat }, cost: costMessage(payment.cost), places: shareWords }),
    refs: gather(payment.placed, ({ place }) => placeRefs(place)),
    rule: 'SC-7.2',
  });
  for (const { place, workers } of payment.placed) {
    owner.pool -= workers;
    if (place === 'permanent-mineral') owner.permanent.mineral += workers;
    else if (place === 'permanent-gas') owner.permanent.gas += workers;
    else putOnCard(game, seat, place, workers);
  }
}

function putOnCard(game: StarCraft, seat: Seat, area: AreaId, workers: number): void {
  const card = seatState(game.state, seat).resourceCards.find(resourceCard => resourceCard.area === area);
  if (card === undefined) throw new RuleFault(`Seat ${seat} does not hold the card of ${area}.`);
  const minedWorkers = workers - Math.min(workers, Math.max(0, AREAS[area].amount - card.workers));
  card.workers += workers;
  for (let depletedCount = 0; depletedCount < minedWorkers; depletedCount += 1) depleteArea(game, area);
}

function putWorkers(payment: Payment, place: PayingPlace, workers: number): void {
  const paymentShare = payment.placed.find(share => share.place === place);
  if (paymentShare === undefined) payment.placed.push({ place, workers });
  else paymentShare.workers += workers;
  payment.placed = payment.placed.filter(share => share.workers > 0);
}

/** The places that can take workers for what is still due. */
function openPayingRooms(state: StarCraftState, seat: Seat, payment: Payment): PayingRoom[] {
  return gather(RESOURCES, resource =>
    stillDue(payment, resource) > 0 ? roomsBeside(state, seat, resource, payment) : [],
  );
}

function payingOffer(
  state: StarCraftState,
  seat: Seat,
  payment: Payment,
  payingRooms: readonly PayingRoom[],
): Offer<PaymentPick> {
  const plan = planWithoutMining(payment, payingRooms);
  const rows: OfferRow<PaymentPick>[] = [autoRow(plan)];
  const isOneByOne = plan === null || payment.placed.length > 0 || !hasOneWay(payment, payingRooms);
  for (const payingRoom of payingRooms) {
    for (const row of roomRows(state, payingRoom)) if (isOneByOne || row.fault !== null) rows.push(row);
  }
  for (const { place } of payment.placed) rows.push(putBackRow(place));
  rows.push({
    id: 'back',
    face: () => ({ words: say('paying.back', { what: purchaseName(state, seat, payment.purchase) }) }),
    value: { act: 'back' },
    fault: null,
  });
  return offerRows(rows);
}

const ONLY_MINING: Reason = { why: say('paying.why.only-mining'), rule: 'SC-7.5' };
const PERMANENT_FULL: Reason = { why: say('paying.why.permanent-full'), rule: 'SC-7.4' };
const CARD_FULL: Reason = { why: say('paying.why.full'), rule: 'SC-7.3' };
const MINED_OUT: Reason = { why: say('paying.why.mined-out'), rule: 'SC-7.5.4' };
const NOT_FULL: Reason = { why: say('paying.why.not-full'), rule: 'SC-7.5.5' };

/** The option "Pay for me"; blocked if only force mining could pay (SC-7.5). */
function autoRow(plan: readonly WorkersAtPlace[] | null): OfferRow<PaymentPick> {
  return {
    id: 'auto',
    face: () => {
      if (plan === null) return { words: say('paying.auto.plain') };
      const places = plan.map(({ place, workers }) => say('paying.share', { workers, place: placeName(place) }));
      return { words: say('paying.auto', { places }), autoAnswer: true };
    },
    value: { act: 'auto', plan: plan ?? [] },
    fault: plan === null ? ONLY_MINING : null,
  };
}

/**
 * SC-7.3, SC-7.4: options to put a worker on a free place. SC-7.5.4, SC-7.5.5: on a full card by force mining, as long
 * as the card lasts.
 */
function roomRows(state: StarCraftState, { place, free, mineable }: PayingRoom): OfferRow<PaymentPick>[] {
  const value: PaymentPick = { act: 'put', place };
  const putRow = (fault: Reason | null): OfferRow<PaymentPick> => ({
    id: `pay:${place}`,
    face: () => ({
      words: say('paying.put', { place: placeName(place), free }),
      details: actionDetails('pay'),
      refs: placeRefs(place),
    }),
    value,
    fault,
  });
  if (!isResourceCard(place)) return [putRow(free === 0 ? PERMANENT_FULL : null)];
  const mineRow = (extrasLeft: number, fault: Reason | null): OfferRow<PaymentPick> => ({
    id: `mine:${place}`,
    face: () => ({ words: miningMessage(place, extrasLeft), details: actionDetails('mine'), refs: placeRefs(place) }),
    value,
    fault,
  });
  if (free === 0) return [putRow(CARD_FULL), mineable === 0 ? mineRow(1, MINED_OUT) : mineRow(mineable, null)];
  return areaState(state, place).depletion === 'full' ? [putRow(null)] : [putRow(null), mineRow(mineable, NOT_FULL)];
}

function putBackRow(place: PayingPlace): OfferRow<PaymentPick> {
  return {
    id: `put-back:${place}`,
    face: () => ({ words: say('paying.put-back', { place: placeName(place) }), refs: placeRefs(place) }),
    value: { act: 'put-back', place },
    fault: null,
  };
}

/** The prompt for the ways to pay that are left: automatically, one by one, or by force mining (SC-7.5). */
function promptFor(
  payment: Payment,
  payingRooms: readonly PayingRoom[],
): 'paying.prompt' | 'paying.prompt.one-way' | 'paying.prompt.mixed' | 'paying.prompt.mining' {
  if (planWithoutMining(payment, payingRooms) !== null)
    return payment.placed.length === 0 && hasOneWay(payment, payingRooms) ? 'paying.prompt.one-way' : 'paying.prompt';
  return payingRooms.some(({ free }) => free > 0) ? 'paying.prompt.mixed' : 'paying.prompt.mining';
}

/** The plan of "Pay for me": fills the places in their order without force mining; `null` if they are not enough. */
function planWithoutMining(payment: Payment, payingRooms: readonly PayingRoom[]): WorkersAtPlace[] | null {
  const paymentPlan: WorkersAtPlace[] = [];
  for (const resource of RESOURCES) {
    let amountDue = stillDue(payment, resource);
    for (const payingRoom of payingRooms) {
      if (amountDue === 0) break;
      const workers = payingRoom.resource === resource ? Math.min(amountDue, payingRoom.free) : 0;
      if (workers === 0) continue;
      paymentPlan.push({ place: payingRoom.place, workers });
      amountDue -= workers;
    }
    if (amountDue > 0) return null;
  }
  return paymentPlan;
}

/** Whether the workers that are still due can be placed in only one way. */
function hasOneWay(payment: Payment, payingRooms: readonly PayingRoom[]): boolean {
  return RESOURCES.every(resource => {
    const amountDue = stillDue(payment, resource);
    const openPlaces = payingRooms.filter(
      payingRoom => payingRoom.resource === resource && payingRoom.free + payingRoom.mineable > 0,
    );
    const totalRoom = openPlaces.reduce((sum, { free, mineable }) => sum + free + mineable, 0);
    return amountDue === 0 || openPlaces.length === 1 || totalRoom === amountDue;
  });
}

/** SC-7.2: blocked options for places of a resource that is already paid. */
function placesNotDue(state: StarCraftState, seat: Seat, payment: Payment): Offer<never> {
  const places = (): readonly PayingPlace[] => [
    'permanent-mineral',
    'permanent-gas',
    ...seatState(state, seat).resourceCards.map(({ area }) => area),
  ];
  return blockedOnly(places, {
    id: place => `pay:${place}`,
    face: place => ({ words: say('paying.put-here', { place: placeName(place) }), refs: placeRefs(place) }),
    whyNot: place => {
      const resource = isResourceCard(place) ? AREAS[place].yields : place === 'permanent-gas' ? 'gas' : 'mineral';
      if (resource === 'conquest' || stillDue(payment, resource) > 0) return null;
      return { why: say(`why.pay.no-${resource}`), rule: 'SC-7.2' };
    },
  });
}

function miningMessage(area: AreaId, extrasLeft: number): Message {
  return say(extrasLeft > 1 ? 'paying.mine' : 'paying.mine-out', { area: areaName(area) });
}

function isResourceCard(place: PayingPlace): place is AreaId {
  return place !== 'permanent-mineral' && place !== 'permanent-gas';
}

function placeName(place: PayingPlace): Message {
  return isResourceCard(place) ? areaName(place) : say(`paying.${place}`);
}

function placeRefs(place: PayingPlace): Ref[] {
  return isResourceCard(place) ? [`area:${place}`] : [];
}
