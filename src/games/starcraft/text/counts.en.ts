/** The names of the figures by which the consequences of answers are compared: "own bases +1". */
export const countTexts = {
  'count.points': 'own conquest points',
  'count.coming': 'conquest points of own areas',
  'count.bases': 'own bases',
  'count.units': 'own units',
  'count.workers': 'own workers',
  'count.technologies': 'own technologies',
  'count.resources': 'own resource cards',
  'count.enemy-points': 'conquest points of each opponent',
  'count.enemy-bases': 'bases of each opponent',
  'count.enemy-units': 'units of each opponent',
} as const;

/** The key of the name of such a figure. */
export type CountName = keyof typeof countTexts extends `count.${infer Name}` ? Name : never;
