/** The source of a record's facts: the printed rule book, another public source, or our own design. */
export type OriginSource = 'print' | 'public' | 'designed';

/** How certain the facts of a record are. */
export type Confidence = 'high' | 'medium' | 'low';

/**
 * The origin of a record. `ours`: the parts that are our own design all the same. `partly`: the parts that the printed
 * rules only imply.
 */
export type Origin = {
  readonly from: OriginSource;
  readonly confidence: Confidence;
  readonly ours: readonly string[];
  readonly partly: readonly string[];
};
