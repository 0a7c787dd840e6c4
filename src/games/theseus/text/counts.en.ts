/** The names of the counts by which answers are compared: "own life points +1.5". */
export const countTexts = {
  'count.life': 'own life points',
  'count.data': 'own data points',
  'count.upgrades': 'own upgrade tokens',
  'count.upgraded': 'own upgraded units',
  'count.cards': 'own cards in the station',
  'count.enemy-life': 'enemy life points',
  'count.enemy-data': 'enemy data points',
  'count.enemy-cards': 'enemy cards in the station',
} as const;

/** The id of a count. */
export type CountName = keyof typeof countTexts extends `count.${infer Name}` ? Name : never;
