/** What is counted in a position, where answers are compared: "own life points +1.5". */
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

/** The name of a count. */
export type CountName = keyof typeof countTexts extends `count.${infer Name}` ? Name : never;
