/**
 * What things are worth to the rules of thumb, beside each other: a unit costs 1 to 5. Found by matches against the
 * players as they stood before (docs/opponents.md).
 */
export const WEIGHTS = {
  /** One conquest point a round. */
  point: 2.8,
  /** By so much more it counts in what looks like the last round. */
  lastPoint: 0.5,
  /** A resource that yields only with the area. */
  resource: 0.9,
  /** A base of one's own, beside what it yields. */
  ownBase: 5,
  /** Destroying a base in the next regrouping. */
  baseFalls: 5,
  /** What an opponent loses, of what oneself would. */
  denial: 0.5,
  /** How much of what is at stake a guard saves. */
  guard: 0.6,
  /** What the objective counts in the round in which stage III begins, in the one before, and earlier. */
  zeal: [1.2, 0.6, 0.2],
  /** A planet on which a base could be built, of what the base would be worth. */
  foothold: 0.6,
  /** A Build order that makes a base: in itself, and for each point of what the base is worth. */
  settle: 1,
  settling: 1.3,
  /** A Build order that buys: for each resource that it spends. */
  buying: 1.15,
  /** A Research order: in itself, and for each resource that it may spend. */
  research: 0.2,
  technology: 0.2,
  /** An attack is likelier to be won than that, or costs the enemy so many times as much. */
  likely: 0.5,
  costly: 1.5,
  /** What a unit's price counts against its power, and money that its build limit leaves unused. */
  price: 0.2,
  unused: 0.9,
};
