import { describe, expect, test } from 'vitest';
import type { Cost } from '../../../../src/games/starcraft/data/costs.ts';
import type { AreaId } from '../../../../src/games/starcraft/data/planets.ts';
import { buildSteps } from '../../../../src/games/starcraft/rules/build.ts';
import { depleteArea, payCost } from '../../../../src/games/starcraft/rules/paying.ts';
import { areaState } from '../../../../src/games/starcraft/state/areas.ts';
import { canPay, payingRooms } from '../../../../src/games/starcraft/state/resources.ts';
import { seatState } from '../../../../src/games/starcraft/state/seats.ts';
import type { SeatState, StarCraft } from '../../../../src/games/starcraft/state/state.ts';
import { scene, type Scene } from '../scene.ts';

/** Mengsk on Antiga Prime (areas 2 and 3: two minerals each) has to pay these prices, one after the other. */
function paying(...costs: readonly Cost[]): Scene {
  const rules = {
    *'battle.draw'(game: StarCraft) {
      for (const cost of costs) yield* payCost(game, 0, { buy: 'worker' }, cost);
      game.next('execution.endOfOrder', {});
    },
  };
  return scene(['mengsk', 'aldaris'], rules).planet('antiga-prime', 0, 0).planet('bhekar-ro', 0, 1);
}

const minerals = (count: number): Cost => ({ minerals: count, gas: 0 });
const gas = (count: number): Cost => ({ minerals: 0, gas: count });
const owner = (table: Scene): SeatState => seatState(table.now, 0);
const cardOf = (table: Scene, area: AreaId): number | undefined =>
  owner(table).resourceCards.find(card => card.area === area)?.workers;
const begun = (table: Scene): Scene => table.begin('battle.draw', {});

const freeIn = (rooms: ReturnType<typeof payingRooms>): number => rooms.reduce((sum, { free }) => sum + free, 0);

/** The permanent minerals are taken. */
const busy = (seat: SeatState): void => {
  seat.permanent.mineral = 4;
};

describe('SC-7 paying', () => {
  test('SC-7.2 each resource takes one worker from the pool to a card or permanent resource of that type', () => {
    const table = begun(paying({ minerals: 1, gas: 1 }).workers(0, 5).cards(0, 'antiga-prime-2', 'bhekar-ro-1'));
    table.answer('pay:antiga-prime-2', 'pay:bhekar-ro-1');
    expect([owner(table).pool, cardOf(table, 'antiga-prime-2'), cardOf(table, 'bhekar-ro-1')]).toEqual([3, 1, 1]);
  });

  test('SC-7.2 places of a resource that is not due are not offered', () => {
    const table = begun(paying(minerals(1)).workers(0, 5).cards(0, 'antiga-prime-2', 'bhekar-ro-1'));
    expect(table.options).toEqual(['auto', 'pay:permanent-mineral', 'pay:antiga-prime-2', 'back']);
  });

  test('SC-7.3 EX-13 two workers fill a card of capacity 2', () => {
    const table = begun(paying(minerals(2)).workers(0, 5).cards(0, 'antiga-prime-2', 'bhekar-ro-3'));
    table.answer('pay:antiga-prime-2', 'pay:antiga-prime-2');
    expect([owner(table).pool, cardOf(table, 'antiga-prime-2')]).toEqual([3, 2]);
  });

  test('SC-7.3 EX-14 a card of capacity 3 with two workers takes one more later in the round', () => {
    const table = paying(minerals(2), minerals(1)).planet('pridewater', 1, 0);
    begun(table.workers(0, 5).cards(0, 'pridewater-1').seat(0, busy));
    table.answer('auto');
    expect([cardOf(table, 'pridewater-1'), table.options]).toEqual([2, ['auto', 'back']]);
    table.answer('auto');
    expect([cardOf(table, 'pridewater-1'), table.now.areas['pridewater-1']?.depletion]).toEqual([3, 'none']);
  });

  test('SC-7.3 EX-15 with five workers at most five resources can be spent, force mining or not', () => {
    // Four permanent minerals; two permanent gas, three on Bhekar Ro 1 and one on Chau Sara 1.
    const table = paying(minerals(4), gas(1)).planet('chau-sara', 1, 1).workers(0, 5);
    table.cards(0, 'bhekar-ro-1', 'chau-sara-1');
    expect([payingRooms(table.state, 0, 'mineral'), payingRooms(table.state, 0, 'gas')].map(freeIn)).toEqual([4, 6]);
    for (let mineral = 0; mineral <= 4; mineral += 1) {
      for (let vespene = 0; vespene <= 8; vespene += 1) {
        expect(canPay(table.state, 0, { minerals: mineral, gas: vespene })).toBe(mineral + vespene <= 5);
      }
    }
    begun(table).answer('auto').answer('auto');
    expect([owner(table).pool, table.endedAt]).toEqual([0, 'execution.endOfOrder']);
    expect([canPay(table.now, 0, minerals(1)), canPay(table.now, 0, gas(1))]).toEqual([false, false]);
  });

  test('SC-7.4 EX-19 permanent resources take four minerals and two gas and cannot be force mined', () => {
    const table = begun(paying(minerals(1)).workers(0, 5).cards(0, 'antiga-prime-2').seat(0, busy));
    expect(table.options).not.toContain('pay:permanent-mineral');
    expect(table.blockedBy('pay:permanent-mineral')).toBe('SC-7.4');
    expect(() => table.answer('pay:permanent-mineral')).toThrow('SC-7.4');
    expect(canPay(paying().workers(0, 5).seat(0, busy).state, 0, minerals(1))).toBe(false);
    expect(canPay(paying().workers(0, 5).state, 0, gas(3))).toBe(false);
  });

  test('SC-7.5.1 EX-17 a third worker on a card of capacity 2 turns it to its partially depleted side and stays', () => {
    const table = begun(paying(minerals(3)).workers(0, 5).cards(0, 'antiga-prime-2').seat(0, busy));
    table.answer('pay:antiga-prime-2', 'pay:antiga-prime-2', 'mine:antiga-prime-2');
    expect(table.now.areas['antiga-prime-2']?.depletion).toBe('partial');
    expect([owner(table).pool, cardOf(table, 'antiga-prime-2'), owner(table).unavailable]).toEqual([2, 3, 0]);
  });

  test('SC-7.5.3 EX-18 four workers in one payment take the card out of the game and become unavailable', () => {
    const table = begun(paying(minerals(4)).workers(0, 5).cards(0, 'antiga-prime-2').seat(0, busy));
    table.answer('pay:antiga-prime-2', 'pay:antiga-prime-2', 'mine:antiga-prime-2', 'mine:antiga-prime-2');
    expect(table.now.areas['antiga-prime-2']?.depletion).toBe('full');
    expect(owner(table).resourceCards).toEqual([]);
    expect([owner(table).pool, owner(table).unavailable]).toEqual([1, 4]);
  });

  test('SC-7.5.3 SC-7.5.5 EX-18 two payments of one round do the same', () => {
    const table = begun(paying(minerals(3), minerals(1)).workers(0, 5).cards(0, 'antiga-prime-2').seat(0, busy));
    table.answer('pay:antiga-prime-2', 'pay:antiga-prime-2', 'mine:antiga-prime-2', 'mine:antiga-prime-2');
    expect(table.now.areas['antiga-prime-2']?.depletion).toBe('full');
    expect([owner(table).pool, owner(table).unavailable, owner(table).resourceCards]).toEqual([1, 4, []]);
  });

  test('SC-7.5.2 EX-76 a card that is partially depleted from the start goes with one force mining', () => {
    const table = paying(minerals(3)).workers(0, 5).cards(0, 'antiga-prime-2').seat(0, busy);
    table.with(state => {
      const area = state.areas['antiga-prime-2'];
      if (area !== undefined) area.depletion = 'partial';
    });
    begun(table).answer('pay:antiga-prime-2', 'pay:antiga-prime-2', 'mine:antiga-prime-2');
    expect([owner(table).resourceCards, owner(table).unavailable]).toEqual([[], 3]);
  });

  test('SC-7.5.2 SC-7.5.4 such a card gives one extra resource and no second one', () => {
    const worn = (count: number): Scene =>
      paying(minerals(count)).workers(0, 6).cards(0, 'antiga-prime-2').area('antiga-prime-2', 0, { marine: 1 });
    const table = worn(3).seat(0, busy);
    table.with(state => (areaState(state, 'antiga-prime-2').depletion = 'partial'));
    expect([3, 4].map(count => canPay(table.state, 0, minerals(count)))).toEqual([true, false]);
    expect(payingRooms(table.state, 0, 'mineral').map(({ mineable }) => mineable)).toEqual([0, 1]);
  });

  test('SC-7.5.4 a card gives at most two extra resources', () => {
    const table = paying().workers(0, 15).cards(0, 'antiga-prime-2').seat(0, busy);
    expect([canPay(table.state, 0, minerals(4)), canPay(table.state, 0, minerals(5))]).toEqual([true, false]);
  });

  test('SC-7.5.5 a card that is not full cannot be force mined', () => {
    const table = begun(paying(minerals(2)).workers(0, 5).cards(0, 'antiga-prime-2'));
    expect(table.options).not.toContain('mine:antiga-prime-2');
    expect(table.blockedBy('mine:antiga-prime-2')).toBe('SC-7.5.5');
  });

  test('SC-7.5.6 nothing counts before the last worker is placed, and back gives it all up', () => {
    const table = begun(paying(minerals(3)).workers(0, 5).cards(0, 'antiga-prime-2').seat(0, busy));
    table.answer('pay:antiga-prime-2', 'pay:antiga-prime-2');
    expect([owner(table).pool, cardOf(table, 'antiga-prime-2')]).toEqual([5, 0]);
    expect(table.now.payment?.placed).toEqual([{ place: 'antiga-prime-2', workers: 2 }]);
    table.answer('back');
    expect([owner(table).pool, cardOf(table, 'antiga-prime-2'), table.now.payment]).toEqual([5, 0, null]);
  });

  test('SC-7.5.6 a placed worker can be put back', () => {
    const table = begun(paying(minerals(2)).workers(0, 5).cards(0, 'antiga-prime-2'));
    table.answer('pay:antiga-prime-2', 'put-back:antiga-prime-2');
    expect(table.now.payment?.placed).toEqual([]);
    table.answer('pay:permanent-mineral', 'pay:permanent-mineral');
    expect([owner(table).permanent.mineral, cardOf(table, 'antiga-prime-2')]).toEqual([2, 0]);
  });

  test('SC-7.5.6 "pay for me" takes permanent resources first, then cards, beside what is placed already', () => {
    const table = begun(paying(minerals(4)).workers(0, 9).cards(0, 'antiga-prime-2', 'antiga-prime-3'));
    table.answer('pay:antiga-prime-3');
    table.answer('auto');
    expect([owner(table).permanent.mineral, cardOf(table, 'antiga-prime-3')]).toEqual([3, 1]);
  });

  test('SC-7.5 "pay for me" never force mines, and says so', () => {
    const table = begun(paying(minerals(3)).workers(0, 5).cards(0, 'antiga-prime-2').seat(0, busy));
    expect(table.options).not.toContain('auto');
    expect(table.blockedBy('auto')).toBe('SC-7.5');
  });

  test('SC-7.2 with exactly one way to pay, that way is one key', () => {
    const table = begun(paying(minerals(2)).workers(0, 5));
    expect(table.options).toEqual(['auto', 'back']);
    table.answer('auto');
    expect(owner(table).permanent.mineral).toBe(2);
  });

  test('SC-7.6 a price of nothing is not asked for', () => {
    expect(begun(paying(minerals(0))).endedAt).toBe('execution.endOfOrder');
  });

  test('SC-7.2 SC-8.1.1 EX-16 a new worker is unavailable and cannot pay at once', () => {
    const table = scene(['mengsk', 'aldaris'], buildSteps).planet('braken', 0, 0).base('braken-1', 0).workers(0, 1);
    table.area('braken-1', 0, { marine: 1 }).order(0, 'braken', 'build').begin('build.unitsAndWorkers', {});
    table.answer('worker', 'auto');
    expect([owner(table).pool, owner(table).unavailable]).toEqual([0, 1]);
    expect(table.options).toEqual(['done', 'destroy']);
    expect(table.blockedBy('worker')).toBe('SC-7.2');
  });

  test('SC-21.7 depletion counts in steps and finds the card of whoever holds it', () => {
    const rules = {
      *'battle.end'(game: StarCraft) {
        depleteArea(game, 'antiga-prime-2');
        depleteArea(game, 'antiga-prime-2');
        game.next('execution.endOfOrder', {});
      },
    };
    const table = scene(['mengsk', 'aldaris'], rules).planet('antiga-prime', 0, 0).cards(1, 'antiga-prime-2');
    table.seat(1, ({ resourceCards: [card] }) => {
      if (card !== undefined) card.workers = 2;
    });
    table.begin('battle.end', {});
    expect([seatState(table.now, 1).resourceCards, seatState(table.now, 1).unavailable]).toEqual([[], 2]);
    expect(table.told).toEqual(['paying.partly-depleted', 'paying.depleted']);
  });
});
