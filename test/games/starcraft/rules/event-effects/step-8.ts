import type { Rule } from '../../../../../src/kernel/match/rule.ts';
import type { EventCardId } from '../../../../../src/games/starcraft/data/events.ts';
import type { FactionId } from '../../../../../src/games/starcraft/data/factions.ts';
import { battleSteps } from '../../../../../src/games/starcraft/rules/battle.ts';
import { buildSteps } from '../../../../../src/games/starcraft/rules/build.ts';
import { eliminationSteps } from '../../../../../src/games/starcraft/rules/elimination.ts';
import { mobilizeSteps } from '../../../../../src/games/starcraft/rules/mobilize.ts';
import { regroupingSteps } from '../../../../../src/games/starcraft/rules/regrouping.ts';
import { seatState } from '../../../../../src/games/starcraft/state/seats.ts';
import type { SeatState, StarCraft } from '../../../../../src/games/starcraft/state/state.ts';
import { scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';

/** Regrouping begins at step 8 with the card of seat 0, and the scene ends when step 8 is over. */
function* atStep8(game: StarCraft): Rule {
  game.next('regrouping.event', { seat: 0 });
  game.next('regrouping.endOfEvents', {});
  game.next('planning.begin', {});
}

/**
 * Seat 0 holds one Event card in step 8. Three planets in a row, Braken (slots north, east), Torus and Helios (all
 * four), each with a base: of seat 0 in Braken 2, of seat 1 in Torus 2, of seat 2 in Helios 2.
 */
export function holding(
  card: EventCardId,
  set: (board: Scene) => unknown = () => undefined,
  factions: readonly FactionId[] = ['mengsk', 'overmind', 'tassadar'],
): Scene {
  const rules = { ...regroupingSteps, 'regrouping.begin': atStep8 };
  const board = scene(factions, eliminationSteps, buildSteps, mobilizeSteps, battleSteps, rules)
    .planet('braken', 0, 0)
    .planet('torus', 1, 0)
    .planet('helios', 2, 0)
    .base('braken-2', 0)
    .base('torus-2', 1)
    .base('helios-2', 2)
    .seat(0, owner => {
      owner.events = [card];
    })
    .with(state => {
      state.phase = 'regrouping';
      state.eventDeck = ['e1-01'];
    });
  set(board);
  return board.begin('regrouping.begin', {});
}

/** The same, and the card is executed: the scene stands at the first question of its effect, or step 8 is over. */
export function executing(...given: Parameters<typeof holding>): Scene {
  return holding(...given).answer(`event:${given[0]}`);
}

/** Whether step 8 has ended. */
export function isOver(board: Scene): boolean {
  return board.endedAt === 'planning.begin';
}

/** A seat as it is now. */
export function seatNow(board: Scene, seat: number): SeatState {
  return seatState(board.now, seat);
}
