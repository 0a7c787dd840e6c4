import type { BotPlayer } from '../../src/bots/player.ts';
import type { Answer, Decision } from '../../src/kernel/match/decision.ts';
import type { Match } from '../../src/kernel/history/playable.ts';
import type { RandomState } from '../../src/kernel/plain/random.ts';

/** How a seat answers, with a chance of its own. A player of tests may look at the whole match. */
export type Answering = (decision: Decision, random: RandomState, match: Match) => Answer;

/** A player of the program, which sees only the view of the seat that is asked. */
export function answeringOf(player: BotPlayer): Answering {
  return (decision, random, match) =>
    player({
      game: match.game,
      decision,
      random,
      get view() {
        return match.view(decision.seat);
      },
    });
}
