import { subjectOf } from './decision.ts';
import type { Blocked, Details, Option, ShownOption } from './decision.ts';
import type { Message, Ref } from '../words/message.ts';
import { lazily } from '../plain/once.ts';

/** How a candidate is shown, and where it stands in a form. */
export interface Face extends Pick<
  ShownOption,
  | 'words'
  | 'subject'
  | 'details'
  | 'group'
  | 'count'
  | 'most'
  | 'row'
  | 'takesBack'
  | 'autoAnswer'
  | 'onRequest'
  | 'endsRow'
  | 'isDuplicate'
> {
  readonly refs?: readonly Ref[] | undefined;
}

/** Why a candidate can't be chosen, and the rule that says so. */
export interface Reason {
  readonly why: Message;
  readonly rule: string;
}

/**
 * What a rule says of its candidates. Each part must be pure: `face` and `why` are called only when somebody reads
 * them, and `fault` once more when somebody asks for what is blocked.
 */
export interface OfferParts<Candidate, Value, Fault> {
  /** Unique among the candidates; never a place in a list. */
  readonly id: (candidate: Candidate) => string;
  /** What stands in the way; `null`: it can be chosen. */
  readonly fault: (candidate: Candidate) => Fault | null;
  readonly face: (candidate: Candidate) => Face;
  /** How it is shown where it can't be chosen; absent: in the same way. */
  readonly blockedFace?: ((candidate: Candidate) => Face) | undefined;
  readonly why: (fault: Fault, candidate: Candidate) => Reason;
  /** What the rule gets when it is chosen. */
  readonly value: (candidate: Candidate) => Value;
}

/** What can be chosen, and what can't, from one list of candidates. */
export interface Offer<Value> {
  readonly options: readonly Option<Value>[];
  readonly blocked: () => readonly Blocked[];
}

/** Sorts candidates into options and blocked options. Words are made when they are read. */
export function offer<Candidate, Value, Fault>(
  candidates: readonly Candidate[],
  parts: OfferParts<Candidate, Value, Fault>,
): Offer<Value> {
  const options: Option<Value>[] = [];
  for (const candidate of candidates) {
    if (parts.fault(candidate) === null) options.push(new Offered(candidate, parts));
  }
  return { options, blocked: lazily(() => blockedOf(candidates, parts)) };
}

type BlockedParts<Candidate, Fault> = Omit<OfferParts<Candidate, never, Fault>, 'value'>;

/** The rows of the candidates that can't be chosen. */
function blockedOf<Candidate, Fault>(
  candidates: readonly Candidate[],
  parts: BlockedParts<Candidate, Fault>,
): Blocked[] {
  const rows: Blocked[] = [];
  for (const candidate of candidates) {
    const fault = parts.fault(candidate);
    if (fault === null) continue;
    const face = (parts.blockedFace ?? parts.face)(candidate);
    const { words, details, refs, group, count, most, row: place } = face;
    const subject = subjectOf(face);
    rows.push({
      id: parts.id(candidate),
      words,
      ...(subject && { subject }),
      ...(details && { details }),
      ...(refs && { refs }),
      ...(group && { group }),
      ...(count !== undefined && { count }),
      ...(most !== undefined && { most }),
      ...(place && { row: place }),
      ...parts.why(fault, candidate),
    });
  }
  return rows;
}

/** Several offers as one, in their order. */
export function joined<Value>(...offers: readonly Offer<Value>[]): Offer<Value> {
  const options: Option<Value>[] = [];
  for (const one of offers) options.push(...one.options);
  return {
    options,
    blocked: () => {
      const rows: Blocked[] = [];
      for (const { blocked } of offers) rows.push(...blocked());
      return rows;
    },
  };
}

/** What a rule says of candidates all of which can be chosen. */
export type OpenParts<Candidate, Value> = Pick<OfferParts<Candidate, Value, never>, 'id' | 'face' | 'value'>;

/** Options of candidates all of which can be chosen; their words are made when they are read. */
export function openOptions<Candidate, Value>(
  candidates: readonly Candidate[],
  { id, face, value }: OpenParts<Candidate, Value>,
): readonly Option<Value>[] {
  return offer<Candidate, Value, never>(candidates, { id, face, value, fault: () => null, why: fault => fault })
    .options;
}

/** What a rule says of candidates each of which is its own value, where what stands in the way of one says why. */
export interface PlainParts<Candidate> extends Pick<
  OfferParts<Candidate, Candidate, Reason>,
  'id' | 'face' | 'blockedFace'
> {
  readonly whyNot: (candidate: Candidate) => Reason | null;
}

/** Sorts candidates of which the rule gets the chosen one itself. */
export function offerPlain<Candidate>(
  candidates: readonly Candidate[],
  { id, face, blockedFace, whyNot }: PlainParts<Candidate>,
): Offer<Candidate> {
  const value = (candidate: Candidate): Candidate => candidate;
  return offer(candidates, { id, face, blockedFace, fault: whyNot, why: reason => reason, value });
}

/**
 * Candidates none of which can be chosen here: rows that say why, and no option. They are looked up only when somebody
 * asks for what is blocked. A candidate that nothing stands in the way of has no row: another offer has it.
 */
export function blockedOnly<Candidate>(
  candidates: () => readonly Candidate[],
  { id, face, whyNot }: Omit<PlainParts<Candidate>, 'blockedFace'>,
): Offer<never> {
  const parts: BlockedParts<Candidate, Reason> = { id, face, fault: whyNot, why: reason => reason };
  return { options: [], blocked: () => blockedOf(candidates(), parts) };
}

/** A row of an offer whose rows are of several kinds: each says itself how it is shown and what forbids it. */
export interface Row<Value> {
  readonly id: string;
  readonly face: () => Face;
  /** What the rule gets when it is chosen. */
  readonly value: Value;
  /** What stands in the way; `null`: it can be chosen. */
  readonly fault: Reason | null;
}

/** Sorts rows into options and blocked options. */
export function offerRows<Value>(rows: readonly Row<Value>[]): Offer<Value> {
  return offer<Row<Value>, Value, Reason>(rows, {
    id: ({ id }) => id,
    fault: ({ fault }) => fault,
    face: ({ face }) => face(),
    why: reason => reason,
    value: ({ value }) => value,
  });
}

/**
 * An option whose words nobody may ever read: they are made once, when somebody does. It can't be spread into another
 * object, which would lose them.
 */
class Offered<Candidate, Value, Fault> implements Option<Value> {
  readonly id: string;
  readonly #candidate: Candidate;
  readonly #parts: OfferParts<Candidate, Value, Fault>;
  #face: Face | null = null;

  constructor(candidate: Candidate, parts: OfferParts<Candidate, Value, Fault>) {
    this.id = parts.id(candidate);
    this.#candidate = candidate;
    this.#parts = parts;
  }

  get value(): Value {
    return this.#parts.value(this.#candidate);
  }

  get words(): Message {
    return this.#shown.words;
  }

  get subject(): Ref | undefined {
    return this.#shown.subject;
  }

  get details(): Details | undefined {
    return this.#shown.details;
  }

  get refs(): readonly Ref[] | undefined {
    return this.#shown.refs;
  }

  get group(): Face['group'] {
    return this.#shown.group;
  }

  get count(): Face['count'] {
    return this.#shown.count;
  }

  get most(): Face['most'] {
    return this.#shown.most;
  }

  get row(): Face['row'] {
    return this.#shown.row;
  }

  get takesBack(): Face['takesBack'] {
    return this.#shown.takesBack;
  }

  get autoAnswer(): Face['autoAnswer'] {
    return this.#shown.autoAnswer;
  }

  get onRequest(): Face['onRequest'] {
    return this.#shown.onRequest;
  }

  get endsRow(): Face['endsRow'] {
    return this.#shown.endsRow;
  }

  get isDuplicate(): Face['isDuplicate'] {
    return this.#shown.isDuplicate;
  }

  get #shown(): Face {
    return (this.#face ??= this.#parts.face(this.#candidate));
  }
}
