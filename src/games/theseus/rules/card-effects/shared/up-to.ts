import { choose } from '../../../../../kernel/match/rule.ts';
import type { Rule } from '../../../../../kernel/match/rule.ts';
import type { Message } from '../../../../../kernel/words/message.ts';
import type { Theseus, TheseusState } from '../../../state/state.ts';
import { say } from '../../../text/say.ts';
import type { Offer } from '../../../../../kernel/match/offer.ts';
import type { ActionEffect, CardUse } from '../effect.ts';

/** An action whose text says "up to N". */
interface UpTo<T> {
  readonly rule: string;
  /** The kind of its decisions. */
  readonly kind: 'card.unit' | 'card.sector';
  readonly prompt: (left: number, state: TheseusState, use: CardUse) => Message;
  /** How many at most; left out, N. */
  readonly most?: (n: number) => number;
  /** What may be chosen now; looked at again before each. */
  readonly offer: (state: TheseusState, use: CardUse) => Offer<T>;
  /** What is done with each one, before the next is chosen. */
  readonly take: (game: Theseus, use: CardUse, chosen: T) => Rule;
}

/**
 * "Up to N": at least one as long as there is something to choose, and then more until the player is done (TH-10.1.1).
 */
export function upToN<T>({ rule, kind, prompt, most = n => n, offer, take }: UpTo<T>): ActionEffect {
  return {
    canDo: (state, use) => most(use.n) > 0 && offer(state, use).options.length > 0,
    *carryOut(game, use) {
      const { state } = game;
      for (let taken = 0; taken < most(use.n); taken++) {
        const { options, blocked } = offer(state, use);
        if (options.length === 0) return taken > 0;
        const end = taken === 0 ? [] : [{ id: 'done', words: say('done'), value: null }];
        const chosen = yield* choose<T | null>(game, use.seat, kind, [...end, ...options], {
          prompt: prompt(most(use.n) - taken, state, use),
          subject: `card:${use.card}`,
          rule,
          blocked,
        });
        if (chosen === null) return true;
        yield* take(game, use, chosen);
      }
      return true;
    },
  };
}
