import type { Blocked, Option, ShownOption } from './decision.ts';
import type { Message, Ref } from '../words/message.ts';

/** How a candidate is shown, and where it stands in a form. */
export interface Face extends Pick<
  ShownOption,
  'words' | 'group' | 'count' | 'most' | 'takesBack' | 'usual' | 'aside' | 'ends' | 'twin'
> {
  readonly refs?: readonly Ref[] | undefined;
}

/** Why a candidate can't be chosen, and the rule that says so. */
export interface Reason {
  readonly why: Message;
  readonly rule: string;
}

/** What a rule says of its candidates. Each part must be pure: `face` and `why` are called only when somebody reads them. */
export interface OfferParts<Candidate, Value, Fault> {
  /** Unique among the candidates; never a place in a list. */
  readonly id: (candidate: Candidate) => string;
  /** What stands in the way; `null`: it can be chosen. Asked once a candidate. */
  readonly fault: (candidate: Candidate) => Fault | null;
  readonly face: (candidate: Candidate) => Face;
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
  const faults: { readonly candidate: Candidate; readonly fault: Fault }[] = [];
  for (const candidate of candidates) {
    const fault = parts.fault(candidate);
    if (fault === null) options.push(new Offered(candidate, parts));
    else faults.push({ candidate, fault });
  }
  return {
    options,
    blocked: () =>
      faults.map(({ candidate, fault }) => {
        const { words, refs, group, count, most } = parts.face(candidate);
        return {
          id: parts.id(candidate),
          words,
          ...(refs && { refs }),
          ...(group && { group }),
          ...(count !== undefined && { count }),
          ...(most !== undefined && { most }),
          ...parts.why(fault, candidate),
        };
      }),
  };
}

/** What a rule says of candidates each of which is its own value, where what stands in the way of one says why. */
export interface PlainParts<Candidate> extends Pick<OfferParts<Candidate, Candidate, Reason>, 'id' | 'face'> {
  readonly whyNot: (candidate: Candidate) => Reason | null;
}

/** Sorts candidates of which the rule gets the chosen one itself. */
export function offerPlain<Candidate>(
  candidates: readonly Candidate[],
  { id, face, whyNot }: PlainParts<Candidate>,
): Offer<Candidate> {
  return offer(candidates, { id, face, fault: whyNot, why: reason => reason, value: candidate => candidate });
}

/**
 * An option whose words nobody may ever read: they are made once, when somebody does. It can't be spread into another object,
 * which would lose them.
 */
class Offered<Candidate, Value, Fault> implements Option<Value> {
  readonly id: string;
  readonly value: Value;
  readonly #candidate: Candidate;
  readonly #parts: OfferParts<Candidate, Value, Fault>;
  #face: Face | null = null;

  constructor(candidate: Candidate, parts: OfferParts<Candidate, Value, Fault>) {
    this.id = parts.id(candidate);
    this.value = parts.value(candidate);
    this.#candidate = candidate;
    this.#parts = parts;
  }

  get words(): Message {
    return this.#shown.words;
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

  get takesBack(): Face['takesBack'] {
    return this.#shown.takesBack;
  }

  get usual(): Face['usual'] {
    return this.#shown.usual;
  }

  get aside(): Face['aside'] {
    return this.#shown.aside;
  }

  get ends(): Face['ends'] {
    return this.#shown.ends;
  }

  get twin(): Face['twin'] {
    return this.#shown.twin;
  }

  get #shown(): Face {
    return (this.#face ??= this.#parts.face(this.#candidate));
  }
}
