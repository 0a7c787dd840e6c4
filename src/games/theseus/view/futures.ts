import type { Answer, Question } from '../../../kernel/decision.ts';
import type { GameEvent } from '../../../kernel/events.ts';
import { EndOfMatch, Play } from '../../../kernel/play.ts';
import { RuleFault } from '../../../kernel/refusal.ts';
import type { Rule } from '../../../kernel/rule.ts';
import type { Theseus, TheseusState } from '../state/state.ts';
import type { Steps } from '../state/steps.ts';
import type { TheseusView } from '../view.ts';
import { positionOf } from './position.ts';

/** One way in which something can go on. */
export interface Future {
  readonly events: readonly GameEvent[];
  /** How it stands then. */
  readonly state: TheseusState;
}

/** The ways in which something can go on. */
export interface Futures {
  readonly all: readonly Future[];
  /** Whether there are no others. */
  readonly complete: boolean;
}

/** So many ways are tried at most: what is shown is to be there at once. */
const MOST = 160;

/**
 * Carries a rule out on what a view knows, again and again, each time with other answers to what it asks: all that can come of it.
 * `answered`: the first questions that have an answer already, by their kinds. It stops where a question of the kind `until` is asked.
 */
export function futuresOf(
  view: TheseusView,
  rule: (game: Theseus) => Rule<unknown>,
  answered: Readonly<Record<string, Answer>>,
  until: string | null = null,
): Futures {
  const all: Future[] = [];
  const waiting: (readonly Answer[])[] = [[]];
  let complete = true;
  for (let script = waiting.pop(); script !== undefined; script = waiting.pop()) {
    if (all.length >= MOST) return { all, complete: false };
    const tried = tryOut(view, rule, script, answered, until);
    waiting.push(...tried.others.toReversed());
    if (tried.future === null) complete = false;
    else all.push(tried.future);
  }
  return { all, complete };
}

interface Tried {
  /** `null`: it takes something that the view does not know. */
  readonly future: Future | null;
  /** The answers that lead elsewhere. */
  readonly others: readonly (readonly Answer[])[];
}

function tryOut(
  view: TheseusView,
  rule: (game: Theseus) => Rule<unknown>,
  script: readonly Answer[],
  answered: Readonly<Record<string, Answer>>,
  until: string | null,
): Tried {
  const events: GameEvent[] = [];
  const others: (readonly Answer[])[] = [];
  const state = positionOf(view);
  const game = new Play<TheseusState, Steps>(state, event => events.push(event));
  const settled = new Map(Object.entries(answered));
  const given: Answer[] = [];
  const answerTo = (question: Question): Answer | null => {
    const known = settled.get(question.kind);
    if (settled.delete(question.kind) && known !== undefined) return known;
    if (question.kind === until) return null;
    const answers = question.ask === 'amount' ? [question.amount?.min ?? 0] : question.options.map(({ id }) => id);
    const next = script[given.length] ?? answers[0] ?? null;
    if (given.length >= script.length) others.push(...answers.slice(1).map(answer => [...given, answer]));
    if (next !== null) given.push(next);
    return next;
  };
  try {
    // eslint-disable-next-line orrery/yield-star -- it is run by hand below, with answers of its own
    const running = rule(game);
    let answer: Answer | undefined;
    for (let step = running.next(); step.done !== true; step = running.next(answer)) {
      answer = undefined;
      if (step.value.ask === 'beat') continue;
      const found = answerTo(step.value);
      if (found === null) break;
      answer = found;
    }
  } catch (error) {
    if (error instanceof RuleFault) return { future: null, others };
    if (!(error instanceof EndOfMatch)) throw error;
  }
  return { future: { events, state }, others };
}
