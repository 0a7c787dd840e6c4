/** What is counted in a position, where answers are compared: "own planets +1". */
export const countTexts = {
  'count.points': 'own points',
  'count.planets': 'own planets',
  'count.ships': 'own ships',
  'count.technologies': 'own technologies',
  'count.marks': 'own marks',
  'count.metal': 'own metal',
  'count.energy': 'own energy',
  'count.enemy-planets': 'planets of each opponent',
  'count.enemy-ships': 'ships of each opponent',
} as const;

/** The name of a count. */
export type CountName = keyof typeof countTexts extends `count.${infer Name}` ? Name : never;
