import type { ShownOption } from '../../../../src/kernel/match/decision.ts';
import type { GameDefinition, StepRules } from '../../../../src/kernel/match/game.ts';
import type { Framed } from '../../../../src/kernel/match/play.ts';
import type { Rule } from '../../../../src/kernel/match/rule.ts';

/** The same game, but that it shows the options of every question in another order. */
export function reordering<State extends Framed<Steps>, Steps, View, Options>(
  game: GameDefinition<State, Steps, View, Options>,
  reorder: (options: ShownOption[]) => void,
): GameDefinition<State, Steps, View, Options> {
  const steps: StepRules<State, Steps> = { ...game.steps };
  return {
    ...game,
    steps: new Proxy(steps, { get: (rules, step): unknown => withOrder(Reflect.get(rules, step), reorder) }),
  };
}

/** A rule whose questions are changed on their way out. */
function withOrder(rule: unknown, reorder: (options: ShownOption[]) => void): unknown {
  if (typeof rule !== 'function') return rule;
  return (...args: readonly unknown[]): unknown => {
    const running: unknown = Reflect.apply(rule, undefined, args);
    if (!isRunning(running)) throw new Error('a step is no rule');
    const next = running.next.bind(running);
    running.next = (...reply) => {
      const result = next(...reply);
      if (result.done === true || result.value.ask === 'beat') return result;
      const options = [...result.value.options];
      reorder(options);
      return { done: false, value: { ...result.value, options } };
    };
    return running;
  };
}

function isRunning(value: unknown): value is Rule {
  return typeof value === 'object' && value !== null && 'next' in value;
}
