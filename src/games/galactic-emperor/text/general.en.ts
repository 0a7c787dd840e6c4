type TextParams = Readonly<Record<string, string | number>>;

const pointsSentence =
  (text: string) =>
  ({ seat, points: count }: TextParams) =>
    `${seat} gets ${count} ${count === 1 ? 'point' : 'points'} ${text}.`;
const winsSentence =
  (text: string) =>
  ({ winners, count }: TextParams) =>
    `${winners} ${count === 1 ? 'wins' : 'win'} ${text}`;

/** English texts used in several chapters: options of a match, rounds, points, and the end. */
export const generalTexts = {
  seat: '{seat}',
  done: 'Done',
  'window.pass': 'Not now',
  'ahead.role': 'Not for the rest of this role',
  'ahead.round': 'Not for the rest of this round',
  'ahead.always': 'Not until I say so',
  'options.openScores': 'Points',
  'options.openScores.no': 'hidden until the end, as printed',
  'options.openScores.yes': 'open to all',
  'options.purchases': 'Technologies a seat may buy in one Scientist role',
  'options.purchases.count': '{count}',
  'options.battles': 'Battles in a Warlord turn',
  'options.battles.any-time': 'whenever the attacker likes, as printed',
  'options.battles.after-movement': 'after all movement',
  'figure.points': 'points',
  'figure.sectors': 'sectors',
  'figure.planets': 'planets',
  'figure.marks': 'marks',
  'round.begins': 'Round {round}: {seat} holds the Throne.',
  'round.direction': 'In which direction does this round go?',
  'direction.clockwise': 'clockwise',
  'direction.counter-clockwise': 'counter-clockwise',
  'round.clockwise': '{seat} sets the direction: clockwise.',
  'round.counter-clockwise': '{seat} sets the direction: counter-clockwise.',
  'round.role': 'Which role do you pick?',
  'round.picked': '{seat} picks {role}.',
  'turn.begins': '{role}: {seat}.',
  'round.ends': 'Round {round} ends: everybody gets {marks} marks.',
  'points.planets': pointsSentence('for planets'),
  'points.empire': pointsSentence('for destroying an Empire'),
  'points.storage': pointsSentence('for a full Storage'),
  'points.marks': pointsSentence('for the most marks'),
  'points.count': pointsSentence('for planets in the final count'),
  'points.planets.hidden': '{seat} gets points for planets.',
  'points.empire.hidden': '{seat} gets points for destroying an Empire.',
  'points.storage.hidden': '{seat} gets points for a full Storage.',
  'points.marks.hidden': '{seat} gets points for the most marks.',
  'points.count.hidden': '{seat} gets points for planets in the final count.',
  'end.tokens': '{seat} has all tokens on the board: the game ends.',
  'end.pool': 'The pool of points is empty: the game ends.',
  'end.tie': '{seats} have the same points.',
  'end.fighters.sectors': '{seats} fight for the crown: they control the most sectors.',
  'end.fighters.planets': '{seats} fight for the crown, by sectors and, as those were equal, by planets.',
  'end.fighters.marks': '{seats} fight for the crown, by sectors, planets and, as those were equal, by marks.',
  'end.fighters.seats':
    '{seats} fight for the crown, by sectors, planets, marks and, as those were equal, by their seats from the Throne.',
  'end.no-ships': 'Neither has a ship left, so there is no battle.',
  'end.hail': '{seats}: “Hail to the Great Emperor!”',
  'end.no-survivor': 'No ship survives the final battle.',
  'victory.points': winsSentence('by points.'),
  'victory.battle': winsSentence('the final battle.'),
  'victory.standing': winsSentence('by sectors, planets and marks.'),
  'victory.shared': '{winners} share the victory.',
  'victory.last': winsSentence('as nobody else is left.'),
  concession: '{seat} gives up.',
} as const;
