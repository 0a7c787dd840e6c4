/** What is counted in a position, where answers are compared: "own fleet in CP +18". */
export const countTexts = {
  'count.fleet': 'own fleet in CP',
  'count.income': 'income of own colonies in CP',
  'count.purse': 'CP at hand',
  'count.explored': 'explored hexes',
  'count.enemy-counters': 'enemy counters',
  'count.enemy-income': 'income of enemy colonies in CP',
} as const;

/** The name of a count. */
export type CountName = keyof typeof countTexts extends `count.${infer Name}` ? Name : never;
