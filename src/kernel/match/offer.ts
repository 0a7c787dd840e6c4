import { subjectOf } from './decision.ts';
import type { Blocked, Details, Option, ShownOption } from './decision.ts';
import type { Message, Ref } from '../words/message.ts';
import { lazily } from '../plain/once.ts';

/** How a candidate (a possible option) is shown, and where it appears in a form. */
export interface OptionFace extends Pick<
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

/** What players read of a candidate. */
export type AboutCandidate = Pick<OptionFace, 'subject' | 'details' | 'refs'>;

/** Why a candidate can't be chosen, and the rule that says so. */
export interface Reason {
  readonly why: Message;
  readonly rule: string;
}

/**
 * What a rule says about its candidates. All functions must be pure: `face`, `about` and `why` are called only when
 * somebody reads them, and `fault` again when somebody asks for the blocked options.
 */
export interface OfferParts<Candidate, Value, Fault> {
  /** The option's id, unique among the candidates; never an index. */
  readonly id: (candidate: Candidate) => string;
  /** What forbids the candidate; `null` if the candidate can be chosen. */
  readonly fault: (candidate: Candidate) => Fault | null;
  readonly face: (candidate: Candidate) => OptionFace;
  /** What `face` leaves out, so that players can read it and no words are made. */
  readonly about?: ((candidate: Candidate) => AboutCandidate) | undefined;
  /** How a blocked candidate is shown; absent: by `face`. */
  readonly blockedFace?: ((candidate: Candidate) => OptionFace) | undefined;
  readonly why: (fault: Fault, candidate: Candidate) => Reason;
  /** What the rule receives when the candidate is chosen. */
  readonly value: (candidate: Candidate) => Value;
}

/** The options, and the blocked options, made from one list of candidates. */
export interface Offer<Value> {
  readonly options: readonly Option<Value>[];
  readonly blocked: () => readonly Blocked[];
}

/** Splits candidates into options and blocked options. The words are made only when they are read. */
export function offer<Candidate, Value, Fault>(
  candidates: readonly Candidate[],
  parts: OfferParts<Candidate, Value, Fault>,
): Offer<Value> {
  const options: Option<Value>[] = [];
  for (const candidate of candidates) {
    if (parts.fault(candidate) === null) options.push(new LazyOption(candidate, parts));
  }
  return { options, blocked: lazily(() => blockedOptionsOf(candidates, parts)) };
}

type BlockedParts<Candidate, Fault> = Omit<OfferParts<Candidate, never, Fault>, 'value'>;

/** The blocked options among the candidates. */
function blockedOptionsOf<Candidate, Fault>(
  candidates: readonly Candidate[],
  parts: BlockedParts<Candidate, Fault>,
): Blocked[] {
  const rows: Blocked[] = [];
  for (const candidate of candidates) {
    const fault = parts.fault(candidate);
    if (fault === null) continue;
    const face = { ...parts.about?.(candidate), ...(parts.blockedFace ?? parts.face)(candidate) };
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

/** Joins several offers into one, in the given order. */
export function joinedOffers<Value>(...offers: readonly Offer<Value>[]): Offer<Value> {
  const options: Option<Value>[] = [];
  for (const oneOffer of offers) options.push(...oneOffer.options);
  return {
    options,
    blocked: () => {
      const rows: Blocked[] = [];
      for (const { blocked } of offers) rows.push(...blocked());
      return rows;
    },
  };
}

/** What a rule says about candidates that can all be chosen. */
export type OpenOfferParts<Candidate, Value> = Pick<OfferParts<Candidate, Value, never>, 'id' | 'face' | 'value'>;

/** Makes options for candidates that can all be chosen. The words are made only when they are read. */
export function openOptions<Candidate, Value>(
  candidates: readonly Candidate[],
  { id, face, value }: OpenOfferParts<Candidate, Value>,
): readonly Option<Value>[] {
  return offer<Candidate, Value, never>(candidates, { id, face, value, fault: () => null, why: fault => fault })
    .options;
}

/**
 * What a rule says about candidates that are their own values. `whyNot` returns why a candidate can't be chosen, or
 * `null`.
 */
export interface PlainOfferParts<Candidate> extends Pick<
  OfferParts<Candidate, Candidate, Reason>,
  'id' | 'face' | 'about' | 'blockedFace'
> {
  readonly whyNot: (candidate: Candidate) => Reason | null;
}

/** Makes an offer like `offer`, for candidates that are their own values. */
export function offerPlain<Candidate>(
  candidates: readonly Candidate[],
  { id, face, about, blockedFace, whyNot }: PlainOfferParts<Candidate>,
): Offer<Candidate> {
  const value = (candidate: Candidate): Candidate => candidate;
  return offer(candidates, { id, face, about, blockedFace, fault: whyNot, why: reason => reason, value });
}

/**
 * Makes an offer with only the blocked options among the candidates, each with its reason. They are computed when
 * somebody asks for them. Candidates that nothing forbids are skipped: they belong to another offer.
 */
export function blockedOnly<Candidate>(
  candidates: () => readonly Candidate[],
  { id, face, about, whyNot }: Omit<PlainOfferParts<Candidate>, 'blockedFace'>,
): Offer<never> {
  const parts: BlockedParts<Candidate, Reason> = { id, face, about, fault: whyNot, why: reason => reason };
  return { options: [], blocked: () => blockedOptionsOf(candidates(), parts) };
}

/** A row of a mixed offer: each row has its own face, and its own reason if it can't be chosen. */
export interface OfferRow<Value> {
  readonly id: string;
  readonly face: () => OptionFace;
  /** What the rule receives when the row is chosen. */
  readonly value: Value;
  /** What forbids the row; `null` if the row can be chosen. */
  readonly fault: Reason | null;
}

/** Splits rows into options and blocked options. */
export function offerRows<Value>(rows: readonly OfferRow<Value>[]): Offer<Value> {
  return offer<OfferRow<Value>, Value, Reason>(rows, {
    id: ({ id }) => id,
    fault: ({ fault }) => fault,
    face: ({ face }) => face(),
    why: reason => reason,
    value: ({ value }) => value,
  });
}

/**
 * An option that makes its words when they are first read, since that may never happen. Do not spread it into another
 * object: the copy would have no words.
 */
class LazyOption<Candidate, Value, Fault> implements Option<Value> {
  readonly id: string;
  readonly #candidate: Candidate;
  readonly #parts: OfferParts<Candidate, Value, Fault>;
  #face: OptionFace | null = null;
  #about: AboutCandidate | null = null;

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
    return this.#told.subject;
  }

  get details(): Details | undefined {
    return this.#told.details;
  }

  get refs(): readonly Ref[] | undefined {
    return this.#told.refs ?? this.#shown.refs;
  }

  get group(): OptionFace['group'] {
    return this.#shown.group;
  }

  get count(): OptionFace['count'] {
    return this.#shown.count;
  }

  get most(): OptionFace['most'] {
    return this.#shown.most;
  }

  get row(): OptionFace['row'] {
    return this.#shown.row;
  }

  get takesBack(): OptionFace['takesBack'] {
    return this.#shown.takesBack;
  }

  get autoAnswer(): OptionFace['autoAnswer'] {
    return this.#shown.autoAnswer;
  }

  get onRequest(): OptionFace['onRequest'] {
    return this.#shown.onRequest;
  }

  get endsRow(): OptionFace['endsRow'] {
    return this.#shown.endsRow;
  }

  get isDuplicate(): OptionFace['isDuplicate'] {
    return this.#shown.isDuplicate;
  }

  get #told(): AboutCandidate {
    const { about } = this.#parts;
    return about === undefined ? this.#shown : (this.#about ??= about(this.#candidate));
  }

  get #shown(): OptionFace {
    return (this.#face ??= this.#parts.face(this.#candidate));
  }
}
