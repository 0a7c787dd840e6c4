import type { Answer, Decision, Pending } from '../kernel/match/decision.ts';
import { below } from '../kernel/plain/random.ts';
import type { RandomState } from '../kernel/plain/random.ts';

/** The weight of an ordinary option; an option that goes back has weight 1. */
const ORDINARY = 6;

/** Chooses a random answer. It depends only on the decision, and changes only `random`, which belongs to the bot. */
export function randomAnswer({ n, seat, kind, amount, options }: Decision, random: RandomState): Answer {
  return randomAnswerTo({ n, seat, kind, amount, ids: options.map(({ id }) => id) }, random);
}

/** Chooses a random answer like `randomAnswer`, from a pending question without words. */
export function randomAnswerTo({ n, kind, amount, ids }: Pending, random: RandomState): Answer {
  if (amount !== null) return amount.min + below(random, amount.max - amount.min + 1);
  let sum = 0;
  for (const id of ids) sum += weightOf(id, ids.length);
  let rest = sum === 0 ? 0 : below(random, sum);
  for (const id of ids) {
    rest -= weightOf(id, ids.length);
    if (rest < 0) return id;
  }
  throw new RangeError(`decision ${n} (${kind}) has no options`);
}

/**
 * The weight of an option in the random choice. Ordinary options have the same weight, options that go back a small
 * one, and the option that ends a series of choices has a higher weight the more options there are.
 */
function weightOf(id: string, options: number): number {
  if (id === 'done') return Math.max(ORDINARY, options);
  return goesBack(id) ? 1 : ORDINARY;
}

/**
 * Whether an option takes back an earlier choice or destroys the seat's own pieces. Such options are rarely chosen, so
 * that choices and armies last.
 */
function goesBack(id: string): boolean {
  const first = id.charCodeAt(0);
  if (first !== B && first !== U && first !== P && first !== D) return false; // true of most ids
  return begins(id, 'back') || begins(id, 'undo') || begins(id, 'put-back') || begins(id, 'destroy');
}

const [B, U, P, D] = ['b', 'u', 'p', 'd'].map(letter => letter.charCodeAt(0));

function begins(id: string, verb: string): boolean {
  return id.startsWith(verb) && (id.length === verb.length || id[verb.length] === ':');
}
