import type { Answer, Decision, Pending } from '../kernel/match/decision.ts';
import { randomBelow } from '../kernel/plain/random.ts';
import type { RandomState } from '../kernel/plain/random.ts';

/** The weight of an ordinary option; an option that goes back has weight 1. */
const ORDINARY_WEIGHT = 6;

/** Chooses a random answer. It depends only on the decision, and changes only `random`, which belongs to the bot. */
export function randomAnswer({ n, seat, kind, amount, options }: Decision, random: RandomState): Answer {
  return randomAnswerTo({ n, seat, kind, amount, ids: options.map(({ id }) => id) }, random);
}

/** Chooses a random answer like `randomAnswer`, from a pending question without words. */
export function randomAnswerTo({ n, kind, amount, ids }: Pending, random: RandomState): Answer {
  if (amount !== null) return amount.min + randomBelow(random, amount.max - amount.min + 1);
  let sum = 0;
  for (const id of ids) sum += weightOf(id, ids.length);
  let remainingWeight = sum === 0 ? 0 : randomBelow(random, sum);
  for (const id of ids) {
    remainingWeight -= weightOf(id, ids.length);
    if (remainingWeight < 0) return id;
  }
  throw new RangeError(`decision ${n} (${kind}) has no options`);
}

/**
 * The weight of an option in the random choice. Ordinary options have the same weight, options that go back a small
 * one, and the option that ends a series of choices has a higher weight the more options there are.
 */
function weightOf(id: string, options: number): number {
  if (id === 'done') return Math.max(ORDINARY_WEIGHT, options);
  return goesBack(id) ? 1 : ORDINARY_WEIGHT;
}

/**
 * Whether an option takes back an earlier choice or destroys the seat's own pieces. Such options are rarely chosen, so
 * that choices and armies last.
 */
function goesBack(id: string): boolean {
  const firstCode = id.charCodeAt(0);
  if (firstCode !== B && firstCode !== U && firstCode !== P && firstCode !== D) return false; // true of most ids
  return (
    beginsWithVerb(id, 'back') ||
    beginsWithVerb(id, 'undo') ||
    beginsWithVerb(id, 'put-back') ||
    beginsWithVerb(id, 'destroy')
  );
}

const [B, U, P, D] = ['b', 'u', 'p', 'd'].map(letter => letter.charCodeAt(0));

function beginsWithVerb(id: string, verb: string): boolean {
  return id.startsWith(verb) && (id.length === verb.length || id[verb.length] === ':');
}
