import { seatState } from '../../../../../src/games/starcraft/state/seats.ts';
import { scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';

/** The position where another scene has ended, to go on from with other steps: a later order of the same round. */
export function carriedOn(from: Scene, ...rules: Parameters<typeof scene>[1][]): Scene {
  const { now } = from;
  const factions = now.seats.flatMap(({ faction }) => faction ?? []);
  return scene(factions, ...rules).with(state => {
    Object.assign(state, now, { agenda: [], order: null, payment: null, battle: null, outcome: null });
    for (const planet of Object.keys(state.stacks)) Object.assign(state.stacks, { [planet]: [] });
  });
}

/** The workers of a seat come back, as SC-18.4 has it: the next round, where nothing else matters. */
export function rested(board: Scene, seat = 0): Scene {
  const owner = seatState(board.state, seat);
  const { permanent, resourceCards } = owner;
  owner.pool += owner.unavailable + permanent.mineral + permanent.gas;
  for (const card of resourceCards) {
    owner.pool += card.workers;
    card.workers = 0;
  }
  Object.assign(owner, { unavailable: 0, permanent: { mineral: 0, gas: 0 } });
  return board;
}
