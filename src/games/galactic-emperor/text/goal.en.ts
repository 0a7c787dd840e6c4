/** How a match is won, for the page before its first turn. */
export const goalTexts = {
  'goal.win': 'How you win',
  'goal.points':
    'The most points win. Each Regent gives a point for each of your planets; destroying an Empire in battle gives one, too. The points of others are hidden.',
  'goal.tycoon': 'At the end a full Storage is worth 1 point, and the most marks 2.',
  'goal.end': 'When it ends',
  'goal.end.pool': 'The pool of points runs out ({count} now), or somebody puts the last of their tokens on a sector.',
  'goal.end.count': 'The present role is finished first. After an Explorer or Warlord each planet scores once more.',
  'goal.turn': 'What a round is',
  'goal.turn.roles':
    'In turns, everybody picks a role that nobody has picked yet: Merchant, Steward, Engineer, Explorer, Warlord, Regent or Scientist. Everybody takes a turn in it, and the one who picked it may do more.',
};
