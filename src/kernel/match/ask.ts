import { freeze } from '../plain/copy.ts';
import { optionOf, subjectOf } from './decision.ts';
import type { Answer, Decision, Question, ShownOption } from './decision.ts';
import { Refusal } from './refusal.ts';
import { message } from '../words/message.ts';

/** The decision made from a question, without the values behind its options, which stay with the rule. */
export function decisionFrom(question: Question, n: number, frozen: boolean): Decision {
  const { seat, kind, about, options, amount = null } = question;
  const { prompt, subject, details, rule, wantsOwn = false } = about;
  const shown = options.map(toShownOption);
  const secrecy = about.secrecy ?? 'open';
  const decision: Decision = {
    n,
    seat,
    kind,
    prompt,
    ...(subject && { subject }),
    ...(details && { details }),
    rule,
    secrecy,
    ...(wantsOwn && { wantsOwn }),
    options: shown,
    amount,
  };
  return frozen ? freeze(decision) : decision;
}

/**
 * An option as shown outside the rules, without its value. All options have the same keys in the same order, so that
 * the JavaScript engine sees a single object shape.
 */
function toShownOption(option: ShownOption): ShownOption {
  const { id, words, details, refs, group, count, most, row } = option;
  const { takesBack, autoAnswer, onRequest, endsRow, isDuplicate } = option;
  return {
    id,
    words,
    subject: subjectOf(option),
    details,
    refs,
    group,
    count,
    most,
    row,
    takesBack,
    autoAnswer,
    onRequest,
    endsRow,
    isDuplicate,
  };
}

/** Why `answer` to decision `n` is refused while `question` with number `pending` waits; `null` if it is legal. */
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
