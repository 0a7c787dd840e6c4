import type { ShownOption } from '../../src/kernel/match/decision.ts';
import { randomBelow } from '../../src/kernel/plain/random.ts';
import type { Answering } from '../oracles/answering.ts';
import type { FuzzGame } from './fuzz-game.ts';
import type { Chosen } from './tally.ts';
import type { Wishes } from './wishes.ts';

/** One answer in this many is left to the other player, so that a match still leads somewhere. */
const OTHER = 3;

/** What an option counts that leads to what has never taken effect, or seldom. */
const NEVER_USED = 600;
const SELDOM_USED = 60;

/** What it counts that its like, or it itself, was never chosen. */
const NEW_HEAD = 400;
const NEW = 40;

/** What goes back, or throws away what is one's own: only while it is new. */
const GOES_BACK = /^(back|undo|put-back|destroy)(:|$)/;

/**
 * A player that seeks out what has not been used: every option counts more the less often it was chosen, and much more
 * when what it is named after is wished for. Now and then `other` answers.
 */
export function seeking(before: Chosen, wishes: Wishes, { names }: FuzzGame, other: Answering): Answering {
  const wish = (option: ShownOption): number => {
    let wished = 0;
    for (const name of names(option)) {
      if (wishes.never.has(name)) wished += NEVER_USED;
      else if (wishes.seldom.has(name)) wished += SELDOM_USED;
    }
    return wished;
  };
  return (decision, random, match) => {
    const { kind, options } = decision;
    if (decision.amount !== null || randomBelow(random, OTHER) === 0) return other(decision, random, match);
    const weights = options.map(option => {
      const { head, whole } = before.chosen(kind, option.id);
      if (GOES_BACK.test(option.id)) return Math.floor(NEW_HEAD / (1 + head * head));
      return 1 + Math.floor(NEW_HEAD / (1 + head)) + Math.floor(NEW / (1 + whole)) + wish(option);
    });
    const sum = weights.reduce((total, weight) => total + weight, 0);
    let rest = randomBelow(random, Math.max(1, sum));
    for (const [place, option] of options.entries()) {
      rest -= weights[place] ?? 0;
      if (rest < 0) return option.id;
    }
    return other(decision, random, match);
  };
}
