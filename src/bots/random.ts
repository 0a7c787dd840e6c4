import type { Answer, Decision, ShownOption } from '../kernel/match/decision.ts';
import { below } from '../kernel/plain/random.ts';
import type { RandomState } from '../kernel/plain/random.ts';

/** Ids of options that take back a pick of a row, or throw away what is one's own: seldom taken, so that rows and armies last. */
const GOES_BACK = /^(back|undo|put-back|destroy)(:|$)/;

/** How much more often an ordinary option is taken than one that goes back. */
const ORDINARY = 6;

/** An answer by chance. It sees only the decision, and changes nothing but `random`, which is its own. */
export function randomAnswer(decision: Decision, random: RandomState): Answer {
  const { amount, options } = decision;
  if (amount !== null) return amount.min + below(random, amount.max - amount.min + 1);
  let sum = 0;
  for (const option of options) sum += weightOf(option, options.length);
  let rest = below(random, sum);
  for (const option of options) {
    rest -= weightOf(option, options.length);
    if (rest < 0) return option.id;
  }
  throw new RangeError(`decision ${decision.n} (${decision.kind}) has no options`);
}

/** Every option counts the same, but going back counts little, and the end of a long row more. */
function weightOf({ id }: ShownOption, options: number): number {
  if (id === 'done') return Math.max(ORDINARY, options);
  return GOES_BACK.test(id) ? 1 : ORDINARY;
}
