import { freeze } from '../plain/copy.ts';
import { optionOf, subjectOf } from './decision.ts';
import type { Answer, Decision, Question, ShownOption } from './decision.ts';
import type { Moment } from './glimpse.ts';
import { Refusal } from './refusal.ts';
import { message } from '../words/message.ts';

/** Makes a decision from a question. The values behind the options are left out; they stay with the rule. */
export function decisionFrom(question: Question, decisionNumber: number, isFrozen: boolean): Decision {
  const decision = decisionWith(question, decisionNumber, question.options.map(toShownOption));
  return isFrozen ? freeze(decision) : decision;
}

/**
 * Makes a decision from a question like `decisionFrom`, but each option computes its texts when they are first read.
 * Reading throws once the moment is past.
 */
export function briefFrom(question: Question, decisionNumber: number, moment: Moment): Decision {
  return decisionWith(
    question,
    decisionNumber,
    question.options.map(option => new BriefOption(option, moment)),
  );
}

function decisionWith(question: Question, n: number, shown: readonly ShownOption[]): Decision {
  const { seat, kind, about, amount = null } = question;
  const { prompt, subject, details, rule, wantsOwn = false } = about;
  const secrecy = about.secrecy ?? 'open';
  return {
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
}

/**
 * An option as shown outside the rules, without its value. All options have the same keys in the same order, so that
 * the JavaScript engine uses a single object shape.
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

/**
 * An option as shown outside the rules, without its value. It computes each property only when the property is read.
 */
class BriefOption implements ShownOption {
  readonly id: string;
  readonly #option: ShownOption;
  readonly #moment: Moment;

  constructor(option: ShownOption, moment: Moment) {
    this.id = option.id;
    this.#option = option;
    this.#moment = moment;
  }

  get words(): ShownOption['words'] {
    return this.#now.words;
  }

  get subject(): ShownOption['subject'] {
    return subjectOf(this.#now);
  }

  get details(): ShownOption['details'] {
    return this.#now.details;
  }

  get refs(): ShownOption['refs'] {
    return this.#now.refs;
  }

  get group(): ShownOption['group'] {
    return this.#now.group;
  }

  get count(): ShownOption['count'] {
    return this.#now.count;
  }

  get most(): ShownOption['most'] {
    return this.#now.most;
  }

  get row(): ShownOption['row'] {
    return this.#now.row;
  }

  get takesBack(): ShownOption['takesBack'] {
    return this.#now.takesBack;
  }

  get autoAnswer(): ShownOption['autoAnswer'] {
    return this.#now.autoAnswer;
  }

  get onRequest(): ShownOption['onRequest'] {
    return this.#now.onRequest;
  }

  get endsRow(): ShownOption['endsRow'] {
    return this.#now.endsRow;
  }

  get isDuplicate(): ShownOption['isDuplicate'] {
    return this.#now.isDuplicate;
  }

  /** The rule's option. Throws once the state has changed, because the option's words can depend on the state. */
  get #now(): ShownOption {
    if (this.#moment.isPast) throw new Error(`the question of option ${this.id} has been answered`);
    return this.#option;
  }
}

/**
 * The refusal of `answer` to decision `decisionNumber` while `question`, with the number `pendingNumber`, waits; `null`
 * if the answer is legal.
 */
export function checkAnswer(
  question: Question,
  pendingNumber: number,
  decisionNumber: number,
  answer: Answer,
): Refusal | null {
  if (decisionNumber !== pendingNumber)
    return new Refusal('stale', message('kernel.stale', { n: decisionNumber, pending: pendingNumber }));
  if (question.amount !== undefined) {
    const { min, max } = question.amount;
    const isInRange = typeof answer === 'number' && Number.isInteger(answer) && answer >= min && answer <= max;
    if (isInRange && !Object.is(answer, -0)) return null;
    return new Refusal('not-in-range', message('kernel.not-in-range', { min, max }));
  }
  if (optionOf(question.options, answer) !== undefined) return null;
  const blocked = question.about.blocked?.().find(option => option.id === answer);
  const quotedAnswer = JSON.stringify(answer);
  if (blocked !== undefined)
    return new Refusal('blocked', message('kernel.blocked', { answer: quotedAnswer, rule: blocked.rule }));
  return new Refusal(
    'not-an-option',
    message('kernel.not-an-option', { answer: quotedAnswer, pending: pendingNumber }),
  );
}
