import type { Option } from '../../../kernel/match/decision.ts';
import { offer } from '../../../kernel/match/offer.ts';
import type { OfferParts } from '../../../kernel/match/offer.ts';

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
