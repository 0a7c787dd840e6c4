import { offerPlain } from '../../../../../kernel/match/offer.ts';
import { choose } from '../../../../../kernel/match/rule.ts';
import type { Seat } from '../../../../../kernel/words/message.ts';
import type { SlotId } from '../../../data/ids.ts';
import type { UnitId } from '../../../data/units.ts';
import { controllerOf, installedIn, installedSlots, isAsleep } from '../../../state/cards.ts';
import { does } from '../../../state/does.ts';
import { seatState } from '../../../state/seats.ts';
import type { Theseus, TheseusState } from '../../../state/state.ts';
import { isRoom, unitsOf, unitState } from '../../../state/units.ts';
import { cardName, say, slotName, unitName } from '../../../text/say.ts';
import { offerOpponents } from '../../offer.ts';
import type { OptionFace, Offer } from '../../../../../kernel/match/offer.ts';
import type { ActionEffect } from '../effect.ts';

const RULE = 'TH-16.5.1';

/** Decay: a chosen opponent loses N upgrades of its own choice, or all that it has (TH-16.5.1). */
export const decay: ActionEffect = {
  canDo: (state, { seat, n }) => n > 0 && offerVictims(state, seat).options.length > 0,
  *carryOut(game, { seat, n }) {
    const { state } = game;
    const opponents = offerVictims(state, seat);
    const victim = yield* choose(game, seat, 'card.opponent', opponents.options, {
      prompt: say('decay.whom'),
      rule: RULE,
      obvious: true,
      blocked: opponents.blocked,
    });
    for (let lossesLeft = n; lossesLeft > 0; lossesLeft--) {
      const { options, blocked } = lossesOf(state, victim);
      const [first] = options;
      if (first === undefined) break;
      const losesAll = options.reduce((sum, { value }) => sum + countOf(state, victim, value), 0) <= lossesLeft;
      const question = { prompt: say('decay.what', { left: lossesLeft }), rule: RULE, blocked };
      lose(game, victim, losesAll ? first.value : yield* choose(game, victim, 'card.upgrade', options, question));
    }
    return true;
  },
};

/** An upgrade that can be lost: a token in stock, a token on a card, or the upgraded side of a unit. */
type Loss =
  | { readonly lose: 'stock' }
  | { readonly lose: 'token'; readonly slot: SlotId }
  | { readonly lose: 'side'; readonly unit: UnitId };

function offerVictims(state: TheseusState, seat: Seat): Offer<Seat> {
  return offerOpponents(state, seat, other =>
    lossesOf(state, other).options.length > 0 ? null : { why: say('why.no-upgrade'), rule: RULE },
  );
}

/**
 * The upgrades of a seat as options. Units in space count, embryos on cards do not. Tokens on cards that do not work
 * are blocked.
 */
function lossesOf(state: TheseusState, seat: Seat): Offer<Loss> {
  const stockLoss: Loss[] = seatState(state, seat).upgrades > 0 ? [{ lose: 'stock' }] : [];
  const tokens = installedSlots(state)
    .filter(slot => controllerOf(state, slot) === seat && installedIn(state, slot).upgrades > 0)
    .map((slot): Loss => ({ lose: 'token', slot }));
  const sides = unitsOf(state, seat).flatMap((unit): Loss[] => {
    const { side, place } = unitState(state, unit);
    return side === 'upgraded' && (isRoom(place) || place === 'space') ? [{ lose: 'side', unit }] : [];
  });
  return offerPlain([...stockLoss, ...tokens, ...sides], {
    id: lossIdOf,
    face: loss => lossFace(state, loss),
    whyNot: loss =>
      loss.lose === 'token' && isAsleep(state, loss.slot) ? { why: say('why.asleep'), rule: RULE } : null,
  });
}

function lossIdOf(loss: Loss): string {
  if (loss.lose === 'stock') return 'stock';
  return loss.lose === 'side' ? `unit:${loss.unit}` : `token:${loss.slot}`;
}

function lossFace(state: TheseusState, loss: Loss): OptionFace {
  if (loss.lose === 'stock') return { words: say('decay.stock') };
  if (loss.lose === 'side') {
    return { words: say('decay.side', { unit: unitName(loss.unit) }), refs: [`unit:${loss.unit}`] };
  }
  const { slot } = loss;
  const { card } = installedIn(state, slot);
  const words = say('decay.token', { card: cardName(card), slot: slotName(slot) });
  return { words, details: does('token'), refs: [`card:${card}`, `slot:${slot}`] };
}

/** How often an upgrade can be lost: the number of tokens, or 1 for a side of a unit. */
function countOf(state: TheseusState, seat: Seat, loss: Loss): number {
  if (loss.lose === 'stock') return seatState(state, seat).upgrades;
  return loss.lose === 'token' ? installedIn(state, loss.slot).upgrades : 1;
}

function lose(game: Theseus, seat: Seat, loss: Loss): void {
  const { state } = game;
  const seatParam = { seat: { seat } };
  if (loss.lose === 'stock') {
    seatState(state, seat).upgrades -= 1;
    game.tell?.({ words: say('decay.lost-stock', seatParam), rule: RULE, refs: [`seat:${seat}`] });
  } else if (loss.lose === 'token') {
    const card = installedIn(state, loss.slot);
    card.upgrades -= 1;
    const words = say('decay.lost-token', { ...seatParam, card: cardName(card.card) });
    game.tell?.({ words, rule: RULE, refs: [`card:${card.card}`, `slot:${loss.slot}`] });
  } else {
    unitState(state, loss.unit).side = 'base';
    const words = say('decay.lost-side', { ...seatParam, unit: unitName(loss.unit) });
    game.tell?.({ words, rule: RULE, refs: [`unit:${loss.unit}`] });
  }
}
