import { randomAnswerTo } from '../../src/bots/random.ts';
import type { Game, MatchSetting } from '../../src/kernel/history/playable.ts';
import { playable } from '../../src/kernel/history/open.ts';
import type { ShownOption } from '../../src/kernel/match/decision.ts';
import type { GameDefinition } from '../../src/kernel/match/game.ts';
import type { Framed, Play } from '../../src/kernel/match/play.ts';
import type { Rule } from '../../src/kernel/match/rule.ts';
import { seededRandom } from '../../src/kernel/plain/random.ts';
import { mustEqual } from './equal.ts';

/** States are compared once in this many answers. */
const EVERY = 40;

/**
 * Plays a match by chance, and beside it the run that nobody listens to: the same answers must lead to the same states
 * and questions.
 */
export function checkSilently(game: Game, setting: MatchSetting, most: number): number {
  const match = game.start(setting, { checkpointEvery: 100 });
  const run = game.silently(setting);
  const random = seededRandom(setting.seed);
  let given = 0;
  for (let { pending } = match; pending !== null && given < most; pending = match.pending) {
    mustEqual(`what is asked after ${given} answers`, run.pending, pending);
    if (given % EVERY === 0 && !run.isAt(match.secretState())) throw new Error(`states differ after ${given} answers`);
    const answer = randomAnswerTo(pending, random);
    match.answer(pending.n, answer);
    run.give(answer);
    given += 1;
  }
  mustEqual('what is asked at the end', run.pending, match.pending);
  if (!run.isAt(match.secretState())) throw new Error('states differ at the end');
  mustEqual('the outcome', run.outcome, match.outcome);
  return given;
}

/** What a run made that nobody asked for. */
export interface Counts {
  /** How many questions were asked. */
  questions: number;
  /** How often the words, or another part that is only shown, of an option were read. */
  shown: number;
  /** How many steps had somebody who listens to events. */
  listened: number;
}

/** A game that counts, while it is played, what is read of its options and who listens to its events. */
export function counted<State extends Framed<Steps>, Steps, View, Options>(
  definition: GameDefinition<State, Steps, View, Options>,
): { readonly game: Game; readonly counts: Counts } {
  const counts: Counts = { questions: 0, shown: 0, listened: 0 };
  const steps = new Proxy(definition.steps, {
    get: (all, key, self) => {
      const step: unknown = Reflect.get(all, key, self);
      if (typeof step !== 'function') return step;
      return (play: Pick<Play<State, Steps>, 'tell'>, args: unknown): Rule => {
        if (play.tell !== null) counts.listened += 1;
        const rule: unknown = Reflect.apply(step, undefined, [play, args]);
        if (!isRule(rule)) throw new Error(`${String(key)} is no rule`);
        return watched(rule, counts);
      };
    },
  });
  return { game: playable({ ...definition, steps }), counts };
}

function isRule(value: unknown): value is Rule {
  return typeof value === 'object' && value !== null && 'next' in value;
}

/* eslint-disable no-restricted-syntax -- it stands between the kernel and a rule, and hands on what the rule yields */
/** The same rule; what is read of its options beside their ids is counted. */
function* watched(rule: Rule, counts: Counts): Rule {
  let reply: unknown;
  for (;;) {
    const { done, value } = rule.next(reply);
    if (done === true) return;
    if (value.ask === 'beat') reply = yield value;
    else {
      counts.questions += 1;
      reply = yield { ...value, options: value.options.map(option => watchedOption(option, counts)) };
    }
  }
}
/* eslint-enable no-restricted-syntax */

function watchedOption(option: ShownOption, counts: Counts): ShownOption {
  return new Proxy(option, {
    get: (all, key) => {
      if (key !== 'id') counts.shown += 1;
      // A lazy option reads its own private parts.
      const part: unknown = Reflect.get(all, key, all);
      return part;
    },
  });
}
