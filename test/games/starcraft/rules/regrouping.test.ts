import { expect, test } from 'vitest';
import { AREAS } from '../../../../src/games/starcraft/data/planets.ts';
import { regroupingSteps } from '../../../../src/games/starcraft/rules/regrouping.ts';
import { payingRooms } from '../../../../src/games/starcraft/state/resources.ts';
import { seatState } from '../../../../src/games/starcraft/state/seats.ts';
import type { StarCraftState } from '../../../../src/games/starcraft/state/state.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';
import type { FactionId } from '../../../../src/games/starcraft/data/factions.ts';

/** Stage I, so that nobody wins by an objective on the way. */
function regrouping(...factions: FactionId[]): Scene {
  return scene(factions, regroupingSteps).with(state => {
    state.eventDeck = ['e1-01'];
  });
}

function regroup(table: Scene): StarCraftState {
  return table.begin('regrouping.begin', {}).now;
}

function cardsOf(state: StarCraftState, seat: number): string[] {
  return seatState(state, seat).resourceCards.map(({ area }) => area);
}

// Step 1

test('SC-18.1 EX-58 a base below enemy units and a transport without a base at either end are destroyed', () => {
  const table = regrouping('mengsk', 'overmind')
    .planet('helios', 0, 0)
    .planet('torus', 1, 0)
    .planet('pridewater', 0, 1)
    .base('helios-2', 0)
    .base('pridewater-1', 0)
    .area('helios-2', 1, { ultralisk: 1 })
    .transport('helios', 'torus', 0)
    .transport('helios', 'pridewater', 0);
  const state = regroup(table);
  expect(state.areas['helios-2']?.base).toBeNull();
  expect(state.routes.map(({ id, transports }) => [id, transports])).toEqual([
    [table.routeBetween('helios', 'torus'), []],
    [table.routeBetween('helios', 'pridewater'), [0]],
  ]);
  expect(seatState(state, 0).supply).toMatchObject({ bases: 5, transports: 6 });
  expect(table.told).toContain('regrouping.base-destroyed');
});

test("SC-18.1 EX-72 one's own units leave the base alone, and so does an enemy in another area", () => {
  const state = regroup(
    regrouping('mengsk', 'overmind')
      .planet('braken', 0, 0)
      .base('braken-2', 0)
      .area('braken-2', 0, { marine: 1 })
      .area('braken-3', 1, { zergling: 1 }),
  );
  expect(state.areas['braken-2']?.base).toBe(0);
});

test('SC-18.1 EX-F4 a base at the far end of a route, z-axis or not, saves the transport', () => {
  const table = regrouping('mengsk', 'overmind')
    .planet('braken', 0, 0)
    .planet('torus', 5, 5)
    .zAxis('braken', 'torus')
    .base('torus-3', 0)
    .area('braken-1', 1, { zergling: 1 })
    .transport('braken', 'torus', 0)
    .transport('braken', 'torus', 1);
  expect(regroup(table).routes[0]?.transports).toEqual([0]);
});

// Step 2

test('SC-18.2 EX-59 a card whose area holds an enemy unit goes back, and the two workers on it are destroyed', () => {
  const state = regroup(
    regrouping('mengsk', 'overmind')
      .planet('braken', 0, 0)
      .base('braken-3', 0)
      .area('braken-2', 1, { zergling: 1 })
      .cards(0, 'braken-2', 'braken-3')
      .seat(0, owner => {
        owner.resourceCards = owner.resourceCards.map(card => ({ ...card, workers: card.area === 'braken-2' ? 2 : 1 }));
        owner.supply.workers -= 3;
      }),
  );
  expect(cardsOf(state, 0)).toEqual(['braken-3']);
  expect(seatState(state, 0)).toMatchObject({ pool: 1, supply: { workers: 14 } });
});

test('SC-18.2 without a base on the planet all its cards are lost, that of a friendly area too', () => {
  const state = regroup(
    regrouping('mengsk', 'overmind')
      .planet('braken', 0, 0)
      .area('braken-2', 0, { marine: 1 })
      .base('braken-3', 1)
      .cards(0, 'braken-2'),
  );
  expect(cardsOf(state, 0)).toEqual([]);
});

test('SC-18.2 a base that fell in step 1 no longer holds the cards of its planet in step 2', () => {
  const state = regroup(
    regrouping('mengsk', 'overmind')
      .planet('braken', 0, 0)
      .base('braken-2', 0)
      .area('braken-2', 1, { zergling: 1 })
      .area('braken-3', 0, { marine: 1 })
      .cards(0, 'braken-2', 'braken-3'),
  );
  expect(cardsOf(state, 0)).toEqual([]);
});

test('SC-20.3 the cards of an eliminated seat go back in step 2, and somebody else gains them in step 3', () => {
  const state = regroup(
    regrouping('mengsk', 'overmind', 'tassadar')
      .planet('braken', 0, 0)
      .planet('torus', 1, 0)
      .base('braken-3', 0)
      .area('torus-1', 2, { zealot: 1 })
      .cards(1, 'braken-2')
      .seat(1, owner => {
        owner.eliminated = true;
      }),
  );
  expect(cardsOf(state, 1)).toEqual([]);
  expect(cardsOf(state, 0)).toEqual(['braken-2', 'braken-3']);
});

// Step 3

test('SC-18.3 EX-60 the only base on the planet gives the cards of its empty areas too', () => {
  const state = regroup(
    regrouping('mengsk', 'overmind')
      .planet('pridewater', 0, 0)
      .planet('braken', 1, 0)
      .base('pridewater-1', 0)
      .area('pridewater-2', 0, { marine: 2 })
      .area('braken-1', 1, { zergling: 1 }),
  );
  expect(cardsOf(state, 0)).toEqual(['pridewater-1', 'pridewater-2', 'pridewater-3']);
});

test('SC-18.3 EX-60 beside a second base only the card of its area is lost; that of the still empty area is kept', () => {
  const state = regroup(
    regrouping('mengsk', 'overmind')
      .planet('pridewater', 0, 0)
      .base('pridewater-1', 0)
      .base('pridewater-2', 1)
      .cards(0, 'pridewater-1', 'pridewater-2', 'pridewater-3'),
  );
  expect(cardsOf(state, 0)).toEqual(['pridewater-1', 'pridewater-3']);
  expect(cardsOf(state, 1)).toEqual(['pridewater-2']);
});

test('SC-18.3 ruling cards-of-empty-areas: with an enemy unit or base on the planet one is not alone there', () => {
  const alone = (): Scene =>
    regrouping('mengsk', 'overmind')
      .planet('pridewater', 0, 0)
      .planet('braken', 1, 0)
      .base('pridewater-1', 0)
      .area('braken-1', 1, { zergling: 1 });
  const unit = (): Scene => alone().area('pridewater-2', 1, { zergling: 1 });
  expect(cardsOf(regroup(alone()), 0)).toEqual(['pridewater-1', 'pridewater-2', 'pridewater-3']);
  expect(cardsOf(regroup(unit()), 0)).toEqual(['pridewater-1']);
  expect(cardsOf(regroup(alone().base('pridewater-2', 1)), 0)).toEqual(['pridewater-1']);
  // A card that is held already is kept.
  expect(cardsOf(regroup(unit().cards(0, 'pridewater-3')), 0)).toEqual(['pridewater-3', 'pridewater-1']);
});

test('SC-18.3 ruling cards-of-empty-areas: by an option the only base is enough, whoever else has units there', () => {
  const table = regrouping('mengsk', 'overmind').playing({ emptyAreas: 'only-base' }).planet('pridewater', 0, 0);
  const state = regroup(table.base('pridewater-1', 0).area('pridewater-2', 1, { zergling: 1 }));
  expect(cardsOf(state, 0)).toEqual(['pridewater-1', 'pridewater-3']);
  const two = regrouping('mengsk', 'overmind').playing({ emptyAreas: 'only-base' }).planet('pridewater', 0, 0);
  expect(cardsOf(regroup(two.base('pridewater-1', 0).base('pridewater-2', 1)), 0)).toEqual(['pridewater-1']);
});

test('SC-13.9.3 EX-69 the card of an area emptied by a battle is kept', () => {
  const state = regroup(
    regrouping('mengsk', 'overmind')
      .planet('pridewater', 0, 0)
      .base('pridewater-1', 0)
      .base('pridewater-3', 1)
      .cards(0, 'pridewater-2'),
  );
  expect(cardsOf(state, 0)).toEqual(['pridewater-2', 'pridewater-1']);
});

test('SC-7.7 EX-76 the card of a partially depleted area comes with that side up: one force mining is left', () => {
  const table = regrouping('mengsk', 'overmind')
    .planet('braken', 0, 0)
    .planet('torus', 1, 0)
    .base('braken-3', 0)
    .area('torus-1', 1, { zergling: 1 })
    .with(({ areas }) => {
      if (areas['braken-2'] !== undefined) areas['braken-2'].depletion = 'partial';
    });
  const state = regroup(table);
  expect(payingRooms(state, 0, 'gas')).toContainEqual({
    place: 'braken-2',
    resource: 'gas',
    free: AREAS['braken-2'].amount,
    mineable: 1,
  });
  const gained = table.match.events(0).find(({ words }) => words.key === 'regrouping.cards-gained');
  expect(gained?.words.with?.areas).toMatchObject([{ key: 'regrouping.partial-card' }, { key: 'regrouping.card' }]);
});

test('SC-7.7 a depleted area has no card', () => {
  const table = regrouping('mengsk', 'overmind')
    .planet('braken', 0, 0)
    .base('braken-3', 0)
    .base('braken-1', 1)
    .with(({ areas }) => {
      if (areas['braken-3'] !== undefined) areas['braken-3'].depletion = 'full';
    });
  expect(cardsOf(regroup(table), 0)).toEqual([]);
});

// Steps 4 and 5

test('SC-18.4 all workers come back, also those spent on permanent resources', () => {
  const state = regroup(
    regrouping('mengsk', 'overmind')
      .planet('braken', 0, 0)
      .base('braken-3', 0)
      .base('braken-1', 1)
      .cards(0, 'braken-3')
      .seat(0, owner => {
        owner.resourceCards = [{ area: 'braken-3', workers: 1 }];
        owner.permanent = { mineral: 4, gas: 2 };
        owner.unavailable = 3;
        owner.pool = 1;
        owner.supply.workers = 4;
      }),
  );
  expect(seatState(state, 0)).toMatchObject({
    pool: 11,
    unavailable: 0,
    permanent: { mineral: 0, gas: 0 },
    resourceCards: [{ area: 'braken-3', workers: 0 }],
    supply: { workers: 4 },
  });
});

test('SC-18.5 every controlled area gives the conquest points it yields', () => {
  const state = regroup(
    regrouping('mengsk', 'overmind')
      .planet('torus', 0, 0)
      .planet('helios', 1, 0)
      .area('torus-1', 0, { marine: 1 })
      .area('helios-1', 0, { marine: 1 })
      .area('helios-2', 0, { marine: 1 })
      .base('helios-3', 1),
  );
  expect(state.seats.map(({ conquestPoints }) => conquestPoints)).toEqual([3, 1]);
});

test('SC-18.5 EX-61 the only base on a planet gives no points for its empty conquest area', () => {
  const state = regroup(
    regrouping('mengsk', 'overmind')
      .planet('antiga-prime', 0, 0)
      .planet('braken', 1, 0)
      .base('antiga-prime-2', 0)
      .base('braken-2', 1),
  );
  expect(seatState(state, 0).conquestPoints).toBe(0);
});

test('SC-18.5 a base that falls in step 1 leaves the conquest area to the units that stand there', () => {
  const state = regroup(
    regrouping('mengsk', 'overmind')
      .planet('braken', 0, 0)
      .base('braken-1', 0)
      .area('braken-1', 1, { zergling: 1 })
      .base('braken-2', 0),
  );
  expect(state.seats.map(({ conquestPoints }) => conquestPoints)).toEqual([0, 1]);
});

// Step 10

test('SC-18.10 the first player token goes to the left, past an eliminated seat', () => {
  const state = regroup(
    regrouping('mengsk', 'overmind', 'tassadar')
      .planet('braken', 0, 0)
      .base('braken-2', 0)
      .base('braken-3', 2)
      .seat(1, owner => {
        owner.eliminated = true;
      }),
  );
  expect(state.firstPlayer).toBe(2);
});
