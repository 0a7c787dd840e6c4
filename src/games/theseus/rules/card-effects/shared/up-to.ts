import { choose } from '../../../../../kernel/match/rule.ts';
import type { Rule } from '../../../../../kernel/match/rule.ts';
import type { Message } from '../../../../../kernel/words/message.ts';
import type { Theseus, TheseusState } from '../../../state/state.ts';
import { say } from '../../../text/say.ts';
import type { Offer } from '../../../../../kernel/match/offer.ts';
import type { ActionEffect, CardUse } from '../effect.ts';

/** The parts of an action whose text says "up to N". */
interface UpTo<T> {
  readonly rule: string;
  /** The kind of the card's decisions. */
  readonly kind: 'card.unit' | 'card.sector';
  readonly prompt: (left: number, state: TheseusState, use: CardUse) => Message;
  /** The most that can be chosen, given N; absent: N. */
  readonly most?: (n: number) => number;
  /** The options at present; called again before each choice. */
  readonly offer: (state: TheseusState, use: CardUse) => Offer<T>;
  /** Carries out the effect on a chosen thing, before the next one is chosen. */
  readonly take: (game: Theseus, use: CardUse, chosen: T) => Rule;
}

/**
 * Makes the effect of an action with "up to N" in its text: at least one thing is chosen if there is any, and then more
 * until the player is done (TH-10.1.1).
 */
export function upToN<T>({ rule, kind, prompt, most = n => n, offer, take }: UpTo<T>): ActionEffect {
  return {
    canDo: (state, use) => most(use.n) > 0 && offer(state, use).options.length > 0,
    *carryOut(game, use) {
      const { state } = game;
      for (let takenCount = 0; takenCount < most(use.n); takenCount++) {
        const { options, blocked } = offer(state, use);
        if (options.length === 0) return takenCount > 0;
        const doneOption = takenCount === 0 ? [] : [{ id: 'done', words: say('done'), value: null }];
        const choice = yield* choose<T | null>(game, use.seat, kind, [...doneOption, ...options], {
          prompt: prompt(most(use.n) - takenCount, state, use),
          subject: `card:${use.card}`,
          rule,
          blocked,
        });
        if (choice === null) return true;
        yield* take(game, use, choice);
      }
      return true;
    },
  };
}
