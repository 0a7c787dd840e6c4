import type { Blocked, Option } from '../../../../../kernel/decision.ts';
import { choose } from '../../../../../kernel/rule.ts';
import type { Rule } from '../../../../../kernel/rule.ts';
import type { Seat } from '../../../../../kernel/words.ts';
import type { SlotId } from '../../../data/ids.ts';
import type { UnitId } from '../../../data/units.ts';
import { controllerOf, installedIn, installedSlots, isAsleep } from '../../../state/cards.ts';
import { opponentsOf, seatState } from '../../../state/seats.ts';
import type { Theseus, TheseusState } from '../../../state/state.ts';
import { isRoom, unitsOf, unitState } from '../../../state/units.ts';
import { cardName, say, slotName, unitName } from '../../../text/say.ts';
import { opponentsLeftOut } from '../../left-out.ts';
import { seatOptions } from '../../options.ts';
import type { ActionEffect } from '../effect.ts';

/** Decay: an opponent of choice loses N upgrades that it chooses itself, or all that it can lose (TH-16.5.1). */
export const decay: ActionEffect = {
  canDo: (state, { seat, n }) => n > 0 && victims(state, seat).length > 0,
  *carryOut(game, { seat, n }) {
    const { state } = game;
    const open = victims(state, seat);
    const victim = yield* choose(game, seat, 'card.opponent', seatOptions(open), {
      prompt: say('decay.whom'),
      rule: 'TH-16.5.1',
      obvious: true,
      blocked: () => opponentsLeftOut(state, seat, open, { why: say('why.no-upgrade'), rule: 'TH-16.5.1' }),
    });
    for (let lost = 0; lost < n; lost++) {
      const losses = lossesOf(state, victim);
      const [first] = losses;
      if (first === undefined) break;
      const all = losses.reduce((sum, { value }) => sum + value.count, 0) <= n - lost;
      lose(game, victim, all ? first.value : yield* chooseLoss(game, victim, losses, n - lost));
    }
    return true;
  },
};

/** Something that can be lost, and how often. */
type Loss =
  | { readonly lose: 'stock'; readonly count: number }
  | { readonly lose: 'token'; readonly slot: SlotId; readonly count: number }
  | { readonly lose: 'side'; readonly unit: UnitId; readonly count: 1 };

function victims(state: TheseusState, seat: Seat): Seat[] {
  return opponentsOf(state, seat).filter(other => lossesOf(state, other).length > 0);
}

function chooseLoss(game: Theseus, victim: Seat, losses: readonly Option<Loss>[], left: number): Rule<Loss> {
  return choose(game, victim, 'card.upgrade', losses, {
    prompt: say('decay.what', { left }),
    rule: 'TH-16.5.1',
    blocked: () => sleepingTokens(game.state, victim),
  });
}

/** Tokens on cards that sleep are safe. */
function sleepingTokens(state: TheseusState, seat: Seat): Blocked[] {
  return installedSlots(state)
    .filter(slot => controllerOf(state, slot) === seat && isAsleep(state, slot))
    .filter(slot => installedIn(state, slot).upgrades > 0)
    .map(slot => ({ ...tokenFace(state, slot), why: say('why.asleep'), rule: 'TH-16.5.1' }));
}

function tokenFace(state: TheseusState, slot: SlotId): Pick<Blocked, 'id' | 'words' | 'refs'> {
  const { card } = installedIn(state, slot);
  return {
    id: `token:${slot}`,
    words: say('decay.token', { card: cardName(card), slot: slotName(slot) }),
    refs: [`card:${card}`, `slot:${slot}`],
  };
}

/** Tokens in stock, tokens on cards that do not sleep, and upgraded units, in space too; not embryos that hold a card. */
function lossesOf(state: TheseusState, seat: Seat): Option<Loss>[] {
  const { upgrades } = seatState(state, seat);
  const stock: Option<Loss>[] =
    upgrades === 0 ? [] : [{ id: 'stock', words: say('decay.stock'), value: { lose: 'stock', count: upgrades } }];
  const tokens = installedSlots(state).flatMap((slot): Option<Loss>[] => {
    const { upgrades: count } = installedIn(state, slot);
    if (count === 0 || controllerOf(state, slot) !== seat || isAsleep(state, slot)) return [];
    return [{ ...tokenFace(state, slot), value: { lose: 'token', slot, count } }];
  });
  const sides = unitsOf(state, seat).flatMap((unit): Option<Loss>[] => {
    const { side, place } = unitState(state, unit);
    if (side === 'base' || !(isRoom(place) || place === 'space')) return [];
    const words = say('decay.side', { unit: unitName(unit) });
    return [{ id: `unit:${unit}`, words, refs: [`unit:${unit}`], value: { lose: 'side', unit, count: 1 } }];
  });
  return [...stock, ...tokens, ...sides];
}

function lose(game: Theseus, seat: Seat, loss: Loss): void {
  const { state } = game;
  const rule = 'TH-16.5.1';
  if (loss.lose === 'stock') {
    seatState(state, seat).upgrades -= 1;
    game.tell({ words: say('decay.lost-stock', { seat: { seat } }), rule, refs: [`seat:${seat}`] });
  } else if (loss.lose === 'token') {
    const there = installedIn(state, loss.slot);
    there.upgrades -= 1;
    const words = say('decay.lost-token', { seat: { seat }, card: cardName(there.card) });
    game.tell({ words, rule, refs: [`card:${there.card}`, `slot:${loss.slot}`] });
  } else {
    unitState(state, loss.unit).side = 'base';
    const words = say('decay.lost-side', { seat: { seat }, unit: unitName(loss.unit) });
    game.tell({ words, rule, refs: [`unit:${loss.unit}`] });
  }
}
