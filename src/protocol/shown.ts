import { isPrivate } from '../kernel/match/decision.ts';
import type { Blocked, Decision } from '../kernel/match/decision.ts';
import type { ToldEvent } from '../kernel/match/events.ts';
import type { Formatter } from '../kernel/words/format.ts';
import type { Outcome } from '../kernel/match/play.ts';

/** A decision as the protocol shows it, in words and ids; `blocked` only when asked why. */
export function shownDecision(decision: Decision, format: Formatter, blocked: readonly Blocked[] | null): object {
  const { n, seat, kind, prompt, rule, options, amount } = decision;
  return {
    n,
    seat,
    kind,
    prompt: format(prompt),
    rule,
    secrecy: decision.secrecy,
    private: isPrivate(decision),
    ...(amount === null
      ? { options: options.map(({ id, words, refs }) => ({ id, label: format(words), ...(refs ? { refs } : {}) })) }
      : { amount }),
    ...(blocked === null
      ? {}
      : { blocked: blocked.map(({ id, words, why, rule }) => ({ id, label: format(words), why: format(why), rule })) }),
  };
}

/**
 * An event as the protocol shows it: the sentence, and its key for programs. Not its `n`: that would tell how many
 * answers another seat gave in a private row.
 */
export function shownEvent({ index, words, refs, rule }: ToldEvent, format: Formatter): object {
  return {
    index,
    kind: words.key,
    text: format(words),
    ...(refs === undefined ? {} : { refs }),
    ...(rule === undefined ? {} : { rule }),
  };
}

/** How a match ended, as the protocol shows it. */
export function shownOutcome({ winners, words, ranking }: Outcome, format: Formatter): object {
  return { winners, kind: words.key, text: format(words), ranking };
}
