import { isPrivate } from '../kernel/match/decision.ts';
import type { Blocked, Decision, ShownOption } from '../kernel/match/decision.ts';
import type { LogEvent } from '../kernel/match/events.ts';
import type { Formatter } from '../kernel/words/format.ts';
import type { Outcome } from '../kernel/match/play.ts';

/**
 * A private decision as the protocol shows it to other readers. Of a sealed decision they see only its number and seat.
 */
export function shownToOthers({ seat, kind, rule, secrecy }: Decision, decisionNumber: number): object {
  const publicFacts = { n: decisionNumber, seat, secrecy, private: true };
  return secrecy === 'sealed' ? publicFacts : { ...publicFacts, kind, rule };
}

/**
 * A decision as the protocol shows it, in words and ids. `decisionNumber`: its number in the reader's numbering.
 * `blocked`: the blocked options, `null` if they were not asked for.
 */
export function shownDecision(
  decision: Decision,
  decisionNumber: number,
  format: Formatter,
  blocked: readonly Blocked[] | null,
): object {
  const { seat, kind, prompt, rule, options, amount, secrecy } = decision;
  return {
    n: decisionNumber,
    seat,
    kind,
    prompt: format(prompt),
    rule,
    secrecy,
    private: isPrivate(decision),
    ...(amount === null ? { options: options.map(option => shownOption(option, format)) } : { amount }),
    ...(blocked === null
      ? {}
      : { blocked: blocked.map(({ id, words, why, rule }) => ({ id, label: format(words), why: format(why), rule })) }),
  };
}

function shownOption(option: ShownOption, format: Formatter): object {
  const {
    id,
    words,
    refs,
    group,
    count,
    most,
    takesBack,
    autoAnswer: usual,
    onRequest: aside,
    endsRow: ends,
    isDuplicate: twin,
  } = option;
  return {
    id,
    label: format(words),
    ...(refs === undefined ? {} : { refs }),
    ...(group === undefined ? {} : { group: format(group) }),
    ...(count === undefined ? {} : { count }),
    ...(most === undefined ? {} : { most }),
    ...(takesBack === undefined ? {} : { takesBack: takesBack.id }),
    ...(usual === undefined ? {} : { usual }),
    ...(aside === undefined ? {} : { aside }),
    ...(ends === undefined ? {} : { ends }),
    ...(twin === undefined ? {} : { twin }),
  };
}

/** An event as the protocol shows it: its index in the reader's log, its sentence, and its key for programs. */
export function shownEvent({ index, words, refs, rule }: LogEvent, format: Formatter): object {
  return {
    index,
    kind: words.key,
    text: format(words),
    ...(refs === undefined ? {} : { refs }),
    ...(rule === undefined ? {} : { rule }),
  };
}

/** The outcome of a match, as the protocol shows it. */
export function shownOutcome({ winners, victors = [], words, ranking }: Outcome, format: Formatter): object {
  return { winners, ...(victors.length === 0 ? {} : { victors }), kind: words.key, text: format(words), ranking };
}
