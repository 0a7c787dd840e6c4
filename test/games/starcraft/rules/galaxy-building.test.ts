import { expect, test } from 'vitest';
import type { PlanetId } from '../../../../src/games/starcraft/data/planets.ts';
import { distinctTurns, judgePlacements, leavesOpenSlot } from '../../../../src/games/starcraft/rules/placements.ts';
import { setUpSteps } from '../../../../src/games/starcraft/rules/set-up.ts';
import { adjacentTo, freeSlots } from '../../../../src/games/starcraft/state/galaxy.ts';
import { seatState } from '../../../../src/games/starcraft/state/seats.ts';
import type { StarCraftState } from '../../../../src/games/starcraft/state/state.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

/** The set-up, whose single steps can be tried alone: what comes after them ends the scene. */
const alone: Parameters<typeof scene>[1] = {
  ...setUpSteps,
  *'setUp.choosePlanet'(game, args) {
    yield* setUpSteps['setUp.choosePlanet'](game, args);
    game.next('planning.begin', {});
  },
  *'setUp.base'(game, args) {
    yield* setUpSteps['setUp.base'](game, args);
    game.next('planning.begin', {});
  },
  *'setUp.zAxis'(game, args) {
    yield* setUpSteps['setUp.zAxis'](game, args);
    game.next('planning.begin', {});
  },
};

/** A table built by hand, seats 0 and 1 with planets still to place. */
function building(first: readonly PlanetId[], second: readonly PlanetId[] = ['halcyon', 'abaddon']): Scene {
  return scene(['mengsk', 'overmind'], alone)
    .with(state => Object.assign(state, { options: { ...state.options, setUp: 'by-hand' } }))
    .seat(0, owner => {
      owner.planetsToPlace = [...first];
    })
    .seat(1, owner => {
      owner.planetsToPlace = [...second];
    });
}

/** Dylar IV and Helios corner to corner: the cells (1,0) and (0,1) touch both, and all slots face them. */
function cornerToCorner(): Scene {
  return building(['chau-sara']).planet('dylar-iv', 0, 0).planet('helios', 1, 1);
}

function place(table: Scene): Scene {
  return table.begin('setUp.placePlanet', { seat: 0, placement: 1 });
}

test('SC-4.3 SC-4.4 EX-1 four seats place 1-2-3-4-4-3-2-1, and each has one base on one of its own planets', () => {
  const table = scene(['mengsk', 'overmind', 'aldaris', 'raynor'], setUpSteps)
    .with(state => Object.assign(state, { options: { ...state.options, setUp: 'by-hand' } }))
    .with(state => {
      state.random.scripted = [0];
    })
    .begin('setUp.firstPlayer', {});
  while (table.now.planets.length < 8 || table.decision.kind === 'setUp.base') table.answer(table.options.at(-1) ?? '');
  const { planets, areas } = table.now;
  expect(planets.map(({ owner }) => owner)).toEqual([0, 1, 2, 3, 3, 2, 1, 0]);
  const bases = planets.flatMap(({ planet, owner }) =>
    Object.entries(areas).filter(([area, { base }]) => area.startsWith(planet) && base === owner),
  );
  expect(bases.map(([, { base }]) => base)).toEqual([3, 2, 1, 0]);
  expect(Object.values(areas).filter(({ base }) => base !== null)).toHaveLength(4);
});

test('SC-4.3 in the first round a seat chooses which planet comes first, in the second it has no choice', () => {
  const table = building(['braken', 'torus']).begin('setUp.choosePlanet', { seat: 0 });
  expect(table.options).toEqual(['planet:braken', 'planet:torus']);
  table.answer('planet:torus');
  expect(seatState(table.now, 0).planetsToPlace).toEqual(['torus', 'braken']);
});

test('SC-4.3 the first planet lies in the middle', () => {
  const table = place(building(['braken', 'torus']));
  expect(table.options).toEqual([0, 1, 2, 3].map(turns => `place:braken@0,0/${turns}`));
  const slotsOf = (at: number) => table.decision.options[at]?.refs?.filter(ref => ref.startsWith('slot:'));
  expect(slotsOf(0)).not.toEqual(slotsOf(1));
  table.answer('place:braken@0,0/2');
  expect(table.now.planets).toEqual([{ planet: 'braken', owner: 0, x: 0, y: 0, turns: 2 }]);
  expect(table.now.stacks.braken).toEqual([]);
  expect(table.now.areas['braken-3']).toEqual({ holder: null, units: {}, base: null, depletion: 'none' });
});

test.each([
  { planet: 'torus' as const, turns: [0] },
  { planet: 'abaddon' as const, turns: [0, 1] },
  { planet: 'braken' as const, turns: [0, 1, 2, 3] },
  { planet: 'tarsonis' as const, turns: [0, 1, 2, 3] },
])('SC-4.3 rotations of $planet with the same slots are offered once', ({ planet, turns }) => {
  expect(distinctTurns(planet)).toEqual(turns);
});

test('SC-4.5 EX-2 both slots of Chau Sara face slots: two routes are placed, and nobody is asked', () => {
  const table = place(cornerToCorner()).answer('place:chau-sara@1,0/2');
  expect(adjacentTo(table.now, 'chau-sara').toSorted()).toEqual(['dylar-iv', 'helios']);
  expect(table.now.routes.map(({ id, ends }) => [id, ...ends])).toEqual([
    ['r1', { planet: 'helios', side: 'north' }, { planet: 'chau-sara', side: 'south' }],
    ['r2', { planet: 'dylar-iv', side: 'east' }, { planet: 'chau-sara', side: 'west' }],
  ]);
  expect(table.decision.kind).toBe('setUp.base');
});

test('SC-4.5 EX-3 with one slot facing a slot exactly one route is placed', () => {
  const table = place(cornerToCorner()).answer('place:chau-sara@1,0/1');
  expect(table.now.routes).toHaveLength(1);
  expect(adjacentTo(table.now, 'chau-sara')).toEqual(['helios']);
});

test('SC-4.5.1 EX-4 a placement that joins no planet is rejected', () => {
  const table = place(cornerToCorner());
  expect(table.options).not.toContain('place:chau-sara@1,0/0');
  expect(table.blockedBy('place:chau-sara@1,0/0')).toBe('SC-4.5.1');
  expect(() => table.answer('place:chau-sara@1,0/0')).toThrow('SC-4.5.1');
  expect(table.options).not.toContain('place:chau-sara@0,0/0');
});

test('SC-4.5.1 a placement that needs more normal routes than are left is rejected', () => {
  const table = place(cornerToCorner().with(state => useRoutes(state, 14)));
  expect(table.blockedBy('place:chau-sara@1,0/2')).toBe('SC-4.5.1');
  expect(table.options).toContain('place:chau-sara@1,0/1');
});

test('SC-4.5.2 with no routes left the planet may lie beside any other, joined by none', () => {
  const table = place(cornerToCorner().with(state => useRoutes(state, 15)));
  expect(table.options).toContain('place:chau-sara@1,0/2');
  expect(table.options).toContain('place:chau-sara@-1,0/0');
  const before = table.now.routes.length;
  table.answer('place:chau-sara@1,0/2');
  expect(table.now.routes).toHaveLength(before);
  expect(table.told).toContain('set-up.not-joined');
});

test('SC-4.5.2 with no open slot on the table the planet may lie in any free cell beside another', () => {
  const ring = corners(building(['torus']), [0, 0, 1], [1, 0, 2], [0, 1, 0], [1, 1, 3]);
  const judged = judgePlacements(ring.state, 0);
  expect(judged).toHaveLength(8);
  for (const { joins, fault } of judged) expect({ joins, fault }).toEqual({ joins: [], fault: null });
});

test('SC-4.5.2 the turn that closes the galaxy is rejected while planets are to come', () => {
  const table = place(corners(building(['chau-sara'], ['halcyon']), [0, 0, 1], [0, 1, 0], [1, 1, 3]));
  expect(table.options).toEqual(['place:chau-sara@1,0/1', 'place:chau-sara@1,0/3']);
  expect(table.blockedBy('place:chau-sara@1,0/2')).toBe('SC-4.5.2');
});

test('SC-4.5.2 the last planet may close the galaxy, and so may one that cannot help it', () => {
  const last = corners(building(['chau-sara'], []), [0, 0, 1], [0, 1, 0], [1, 1, 3]);
  expect(place(last).options).toContain('place:chau-sara@1,0/2');
  const shown = judgePlacements(last.state, 0).map(({ placement }) => leavesOpenSlot(last.state, placement));
  expect(shown).toContain(false);
});

test('SC-4.5.1 a planet without a legal place comes second', () => {
  const table = corners(building(['torus', 'chau-sara'], []), [0, 0, 1], [0, 1, 0], [1, 1, 3]);
  table.with(state => useRoutes(state, 14)).begin('setUp.choosePlanet', { seat: 0 });
  expect(seatState(table.now, 0).planetsToPlace).toEqual(['chau-sara', 'torus']);
});

test('SC-4.3 the base is placed at once or later', () => {
  const table = place(building(['braken', 'torus'])).answer('place:braken@0,0/0');
  expect(table.options).toEqual(['base:braken-1', 'base:braken-2', 'base:braken-3', 'later']);
  expect(table.answer('base:braken-2').now.areas['braken-2']?.base).toBe(0);
});

test('SC-4.4 whoever put the base off must place it on the second planet', () => {
  const table = building(['torus']).planet('braken', 0, 0).begin('setUp.base', {
    seat: 0,
    placement: 2,
    planet: 'braken',
  });
  expect(table.options).toEqual(['base:braken-1', 'base:braken-2', 'base:braken-3']);
  expect(table.blockedBy('later')).toBe('SC-4.4');
});

test('SC-4.4 the first planet is closed to a base that was put off', () => {
  const table = building([]).planet('torus', 0, 0).planet('braken', 1, 0);
  table.begin('setUp.base', { seat: 0, placement: 2, planet: 'braken' });
  expect(table.blockedBy('base:torus-1')).toBe('SC-4.4');
});

test('SC-4.4 whoever has a base is not asked again', () => {
  const table = building([]).planet('torus', 0, 0).planet('braken', 1, 0).base('torus-3', 0);
  table.begin('setUp.base', { seat: 0, placement: 2, planet: 'braken' });
  expect(table.match.decision).toBeNull();
});

test('SC-4.6 EX-F3 a z-axis route joins free slots of two planets, adjacent ones too', () => {
  const table = building([]).planet('torus', 0, 0).planet('helios', 1, 0).begin('setUp.zAxis', { seat: 0 });
  expect(table.blockedBy('major:torus-east')).toBe('SC-4.6.2');
  table.answer('major:torus-north');
  expect(table.now.majorEnd).toEqual({ planet: 'torus', side: 'north' });
  expect(table.options).toEqual(['minor:helios-north', 'minor:helios-east', 'minor:helios-south']);
  expect(table.blockedBy('minor:torus-south')).toBe('SC-4.6');
  expect(table.blockedBy('minor:torus-north')).toBe('SC-4.6.2');
  table.answer('minor:helios-east');
  expect(table.now.routes[1]).toEqual({
    id: 'z1',
    kind: 'z-axis',
    ends: [
      { planet: 'torus', side: 'north' },
      { planet: 'helios', side: 'east' },
    ],
    transports: [],
  });
  expect(table.now.majorEnd).toBeNull();
});

test('SC-4.6 EX-5 with free slots on one planet only neither end is placed', () => {
  const table = building([]).planet('torus', 0, 0).planet('halcyon', 0, 1).zAxis('torus', 'halcyon');
  expect(freeSlots(table.state).map(({ planet }) => planet)).toEqual(['torus', 'torus']);
  table.begin('setUp.zAxis', { seat: 0 });
  expect(table.match.decision).toBeNull();
  expect(table.now.routes.filter(({ kind }) => kind === 'z-axis')).toHaveLength(1);
  expect(table.now.majorEnd).toBeNull();
  expect(table.told).toEqual(['set-up.z-axis.put-back']);
});

test('SC-4.6 the pieces of a seat that gave up are not asked for', () => {
  const table = building(['torus']).planet('helios', 0, 0).planet('braken', 1, 0);
  table.seat(0, owner => {
    owner.eliminated = true;
  });
  table.begin('setUp.zAxis', { seat: 0 });
  expect(table.match.decision).toBeNull();
  expect(table.now.routes.filter(({ kind }) => kind === 'z-axis')).toEqual([]);
});

/**
 * Puts Braken on the table several times over (the box holds too few planets with a corner): cell and turns of each.
 */
function corners(table: Scene, ...places: (readonly [number, number, number])[]): Scene {
  return table.with(state => {
    for (const [x, y, turns] of places) state.planets.push({ planet: 'braken', owner: 1, x, y, turns });
  });
}

/** Marks this many normal routes as used up, far away from the table. */
function useRoutes(state: StarCraftState, count: number): void {
  for (let number = 1; number <= count; number++) {
    const ends: StarCraftState['routes'][number]['ends'] = [
      { planet: 'vyctor-5', side: 'north' },
      { planet: 'antiga-prime', side: 'north' },
    ];
    state.routes.push({ id: `r${number}`, kind: 'normal', ends, transports: [] });
  }
}
