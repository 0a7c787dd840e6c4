import { freeze } from '../plain/copy.ts';
import { optionOf } from './decision.ts';
import type { Answer, Decision, Question, ShownOption } from './decision.ts';
import { Refusal } from './refusal.ts';
import { message } from '../words/message.ts';

/** The decision that a question becomes; the values behind its options stay with the rule. */
export function decisionFrom(question: Question, n: number, frozen: boolean): Decision {
  const { seat, kind, about, options, amount = null } = question;
  const { prompt, rule, wantsOwn = false } = about;
  const shown = options.map(withoutValue);
  const secrecy = about.secrecy ?? 'open';
  const plain = { n, seat, kind, prompt, rule, secrecy, options: shown, amount };
  const decision: Decision = wantsOwn ? { ...plain, wantsOwn } : plain;
  return frozen ? freeze(decision) : decision;
}

function withoutValue(option: ShownOption): ShownOption {
  const { id, words, refs, group, count, most, takesBack, usual, aside, ends, twin } = option;
  const short = refs === undefined ? { id, words } : { id, words, refs };
  const named = twin === undefined ? short : { ...short, twin };
  const plain = ends === undefined ? named : { ...named, ends };
  // Most options stand in no form, and every one of every question comes by here.
  if (group === undefined && count === undefined && takesBack === undefined && usual === undefined) {
    return aside === undefined ? plain : { ...plain, aside };
  }
  return {
    ...plain,
    ...(group === undefined ? {} : { group }),
    ...(count === undefined ? {} : { count }),
    ...(most === undefined ? {} : { most }),
    ...(takesBack === undefined ? {} : { takesBack }),
    ...(usual === undefined ? {} : { usual }),
    ...(aside === undefined ? {} : { aside }),
  };
}

/** Why `answer` to decision `n` can't be taken while `question` with number `pending` waits; `null`: it can. */
export function checkAnswer(question: Question, pending: number, n: number, answer: Answer): Refusal | null {
  if (n !== pending) return new Refusal('stale', message('kernel.stale', { n, pending }));
  if (question.amount !== undefined) {
    const { min, max } = question.amount;
    const fits = typeof answer === 'number' && Number.isInteger(answer) && answer >= min && answer <= max;
    if (fits && !Object.is(answer, -0)) return null;
    return new Refusal('not-in-range', message('kernel.not-in-range', { min, max }));
  }
  if (optionOf(question.options, answer) !== undefined) return null;
  const blocked = question.about.blocked?.().find(option => option.id === answer);
  const named = JSON.stringify(answer);
  if (blocked !== undefined)
    return new Refusal('blocked', message('kernel.blocked', { answer: named, rule: blocked.rule }));
  return new Refusal('not-an-option', message('kernel.not-an-option', { answer: named, pending }));
}
