import { expect } from 'vitest';
import { CARDS } from '../../../../src/games/starcraft/data/cards.ts';
import { FACTIONS, FACTION_PIECES } from '../../../../src/games/starcraft/data/factions.ts';
import { UNITS, UNIT_TYPES } from '../../../../src/games/starcraft/data/units.ts';
import { eliminationSteps } from '../../../../src/games/starcraft/rules/elimination.ts';
import { allAreas, countUnits } from '../../../../src/games/starcraft/state/areas.ts';
import { factionOf } from '../../../../src/games/starcraft/state/seats.ts';
import type { StarCraftState } from '../../../../src/games/starcraft/state/state.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

/** Three seats: Mengsk 0 on Braken 2, the Overmind 1 on Torus 2, Tassadar 2 on Torus 4; stage I. */
export function threeSeats(...rules: Parameters<typeof scene>[1][]): Scene {
  return scene(['mengsk', 'overmind', 'tassadar'], eliminationSteps, ...rules)
    .planet('braken', 0, 0)
    .planet('torus', 1, 0)
    .base('braken-2', 0)
    .base('torus-2', 1)
    .base('torus-4', 2)
    .with(state => {
      state.eventDeck = ['e1-01'];
    });
}

/** SC-2.2: every figure, base, transport and worker of a seat is somewhere, once; so is every card. */
export function expectConserved(state: StarCraftState): void {
  state.seats.forEach((owner, seat) => {
    const { race } = FACTIONS[factionOf(state, seat)];
    for (const unit of UNIT_TYPES) {
      if (UNITS[unit].race !== race) continue;
      let count = owner.supply.units[unit] ?? 0;
      for (const area of allAreas(state))
        if (state.areas[area]?.holder === seat) count += countUnits(state, area, unit);
      for (const { side, unit: type, fate } of state.battle?.fighters ?? []) {
        if (state.battle?.[side] === seat && type === unit && fate === 'standing') count += 1;
      }
      expect([unit, count]).toEqual([unit, UNITS[unit].figures]);
    }
    const bases = allAreas(state).filter(area => state.areas[area]?.base === seat).length;
    expect(owner.supply.bases + bases).toBe(FACTION_PIECES.bases);
    const transports = state.routes.filter(route => route.transports.includes(seat)).length;
    expect(owner.supply.transports + transports).toBe(FACTION_PIECES.transports);
    const workers = owner.pool + owner.unavailable + owner.permanent.mineral + owner.permanent.gas;
    const onCards = owner.resourceCards.reduce((sum, card) => sum + card.workers, 0);
    expect(owner.supply.workers + workers + onCards).toBe(FACTION_PIECES.workers);
    const placed = (state.battle?.skirmishes ?? []).flatMap(skirmish =>
      [skirmish.attacker, skirmish.defender].flatMap(({ standard, reinforcement }, place) =>
        state.battle?.[place === 0 ? 'attacker' : 'defender'] === seat ? [standard, reinforcement] : [],
      ),
    );
    const splash = (state.battle?.splash ?? []).filter(({ side }) => state.battle?.[side] === seat);
    const cards = [
      ...owner.hand,
      ...owner.deck,
      ...owner.discard,
      ...owner.technologyDeck,
      ...owner.playArea,
      ...placed.flatMap(card => (card === null ? [] : [card.card])),
      ...splash.map(({ card }) => card),
    ];
    expect(new Set(cards).size).toBe(cards.length);
    expect(cards).toHaveLength(Object.values(CARDS).filter(card => card.race === race).length);
  });
}
