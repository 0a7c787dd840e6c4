/** The names of figures that compare two answers, as in "own fleet in CP +18". */
export const countTexts = {
  'count.fleet': 'own fleet in CP',
  'count.income': 'income of own colonies in CP',
  'count.purse': 'CP at hand',
  'count.explored': 'explored hexes',
  'count.enemy-counters': 'enemy counters',
  'count.enemy-income': 'income of enemy colonies in CP',
} as const;

/** The key of such a figure, without the prefix `count.`. */
export type CountName = keyof typeof countTexts extends `count.${infer Name}` ? Name : never;
