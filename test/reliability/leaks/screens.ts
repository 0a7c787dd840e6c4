import { messageOf } from '../../../src/kernel/refusal.ts';
import { seededRandom } from '../../../src/kernel/random.ts';
import { SHELF } from '../../../src/table/games.ts';
import { viewersOf } from '../../oracles/snapshot.ts';
import type { SecretGame } from './games.ts';
import { shownTo } from './shown.ts';

/** What came of looking. */
export interface ScreensTried {
  /** So many decisions at which two matches were compared, each by hundreds of lines. */
  readonly compared: number;
  readonly faults: readonly string[];
}

/** How far to look. */
export interface ScreensWanted {
  readonly seats: number;
  readonly seed: string;
  /** So many places of a match are looked at, and so many decisions on from each. */
  readonly places: number;
  readonly decisions: number;
}

/** The last answer that is looked at. */
const LIMIT = 400;

/**
 * Plays a match, and at some of its checkpoints deals anew whatever one viewer may not know: all that a table shows to that viewer
 * must stay the same.
 */
export async function compareScreens(
  secret: SecretGame,
  { seats, seed, places, decisions }: ScreensWanted,
): Promise<ScreensTried> {
  const boxed = await SHELF.load(secret.id);
  if (boxed === null) throw new Error(`there is no ${secret.id}`);
  const match = secret.begin(seats, seed);
  const random = seededRandom(seed);
  const viewers = viewersOf(match);
  const faults: string[] = [];
  let compared = 0;
  let looked = 0;
  for (let { decision } = match; decision !== null && decision.n < LIMIT; decision = match.decision) {
    if (decision.n >= (looked * LIMIT) / places) {
      const viewer = viewers[looked % viewers.length] ?? 'spectator';
      looked += 1;
      try {
        const also = (pending: typeof match): unknown => shownTo(boxed, pending, viewer);
        compared += secret.check(match.record(), viewer, { seed: `${seed} ${decision.n}`, decisions, also });
      } catch (error) {
        faults.push(
          `${secret.id}, ${seats} seats, seed ${seed}, decision ${decision.n}, ${viewer}: ${messageOf(error)}`,
        );
      }
    }
    match.answer(decision.n, secret.answering(decision, random, match));
  }
  return { compared, faults };
}
