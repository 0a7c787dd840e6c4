/** Error messages about values that people enter from their own copy of the game. */
export const boxTexts = {
  'box.tile': 'a planet tile has planets, and no other tile has anything',
  'box.home': 'a home has a planet',
  'box.layout': 'two homes lie in one place',
} as const;
