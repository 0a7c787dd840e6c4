/** Where the facts of a record come from: the printed rule book, a public source, or our own design. */
export type OriginSource = 'print' | 'public' | 'designed';

/** How sure we are of the facts of a record. */
export type Confidence = 'high' | 'medium' | 'low';

/**
 * The origin of a record; `ours` names the parts that are our design even so, `partly` those that print only implies.
 */
export type Origin = {
  readonly from: OriginSource;
  readonly confidence: Confidence;
  readonly ours: readonly string[];
  readonly partly: readonly string[];
};
