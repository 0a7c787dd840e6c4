import { eliminationSteps } from '../../../../src/games/starcraft/rules/elimination.ts';
import { regroupingSteps } from '../../../../src/games/starcraft/rules/regrouping.ts';
import type { FactionId } from '../../../../src/games/starcraft/data/factions.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

/**
 * Four planets; the seats have their bases on Dylar IV 2, Torus 2, Torus 3 and Torus 4. In teams, 0 and 2 against 1 and
 * 3, unless `variant` says otherwise. Stage I below.
 */
export function fourSeats(
  factions: readonly FactionId[],
  variant: Parameters<Scene['playing']>[0] = { teams: true },
): Scene {
  const board = scene(factions, regroupingSteps, eliminationSteps)
    .playing(variant)
    .planet('dylar-iv', 0, 0)
    .planet('helios', 1, 0)
    .planet('torus', 2, 0)
    .planet('vyctor-5', 0, 1);
  const homes = ['dylar-iv-2', 'torus-2', 'torus-3', 'torus-4'] as const;
  factions.forEach((_, seat) => board.base(homes[seat] ?? 'torus-1', seat));
  return stage(board, 'e1-01');
}

/** The top card of the Event deck. */
export function stage(board: Scene, top: 'e1-01' | 'e2-01' | 'e3-04'): Scene {
  return board.with(state => {
    state.eventDeck = ['e3-05', top];
  });
}

/** Gives conquest points, seat by seat. */
export function points(board: Scene, ...counts: readonly number[]): Scene {
  counts.forEach((count, seat) =>
    board.seat(seat, owner => {
      owner.conquestPoints = count;
    }),
  );
  return board;
}

/** Takes everything of a seat, which is out. */
export function out(board: Scene, seat: number): Scene {
  return board
    .seat(seat, owner => {
      owner.eliminated = true;
    })
    .with(({ areas }) => {
      for (const area of Object.values(areas)) {
        if (area.base === seat) area.base = null;
        if (area.holder === seat) Object.assign(area, { holder: null, units: {} });
      }
    });
}

/** How the match ends in the Regrouping Phase that begins now; `null`: not at all. */
export function end(board: Scene): { winners: readonly number[]; key: string } | null {
  const { outcome } = board.begin('regrouping.begin', {}).match;
  if (outcome === null || outcome.words.key === 'scene.ended') return null;
  return { winners: outcome.winners, key: outcome.words.key };
}
