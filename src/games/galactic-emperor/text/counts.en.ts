/** Names of what is counted in a position when answers are compared, as in "own planets +1". */
export const countTexts = {
  'count.points': 'own points',
  'count.planets': 'own planets',
  'count.throne': 'the Throne',
  'count.ships': 'own ships',
  'count.technologies': 'own technologies',
  'count.marks': 'own marks',
  'count.metal': 'own metal',
  'count.energy': 'own energy',
  'count.enemy-planets': 'planets of each opponent',
  'count.enemy-ships': 'ships of each opponent',
} as const;

/** The name of a count, without `count.`. */
export type CountName = keyof typeof countTexts extends `count.${infer Name}` ? Name : never;
