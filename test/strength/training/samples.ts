import type { BotPlayer } from '../../../src/bots/player.ts';
import { randomAnswer } from '../../../src/bots/random.ts';
import { winShareOf } from '../../../src/bots/trials.ts';
import type { Features } from '../../../src/bots/logistic.ts';
import type { Game } from '../../../src/kernel/history/playable.ts';
import { randomBelow, seededRandom } from '../../../src/kernel/plain/random.ts';
import type { Seat } from '../../../src/kernel/words/message.ts';
import { seatingsOf } from '../pairs.ts';
import type { Sample } from './fit.ts';

/** What samples are taken of. */
export interface Sampling {
  readonly game: Game;
  readonly bot: BotPlayer;
  readonly seats: number;
  readonly seed: string;
  readonly features: (view: unknown, seat: Seat) => Features;
  /** The game's own value; absent: it has none. */
  readonly value?: (view: unknown, seat: Seat) => number;
}

/** The percentage of answers by chance, so that positions vary. */
const CHANCE = 5;
const LONGEST = 20_000;

/** The positions at the beginning of each round of a match, as each seat sees them. Throws what rules throw. */
export function samplesOf({ game, bot, seats, seed, features, value }: Sampling, match: number): readonly Sample[] {
  const { factions } = seatingsOf(game.id, seats, match)[0];
  const options = factions.length === 0 ? {} : { factions };
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `${seat + 1}` }));
  const run = game.silently({ seats: names, options, seed: `${seed} ${match}` });
  const random = seededRandom(`players of ${seed} ${match}`);
  const seen: (Pick<Sample, 'features' | 'value'> & { readonly seat: Seat; readonly at: number })[] = [];
  let { round } = run;
  let given = 0;
  for (let { decision } = run; decision !== null; decision = run.decision) {
    if (given >= LONGEST) throw new RangeError(`no end after ${given} decisions`);
    if (run.round !== round) {
      round = run.round;
      for (let seat = 0; seat < seats; seat += 1) {
        const view = run.view(seat);
        seen.push({ seat, at: given, features: features(view, seat), value: value?.(view, seat) ?? null });
      }
    }
    const turn = { game: game.id, decision, random, view: run.view(decision.seat) };
    run.give(randomBelow(random, 100) < CHANCE ? randomAnswer(decision, random) : bot(turn));
    given += 1;
  }
  const { outcome } = run;
  if (outcome === null) throw new Error('unreachable: nothing is asked');
  return seen.map(one => ({
    match,
    progress: one.at / given,
    features: one.features,
    value: one.value,
    share: winShareOf(outcome, one.seat),
  }));
}
