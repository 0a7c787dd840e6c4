/** The texts that the rules of the variants show (SC-23): team play and Galactic Conquest. */
export const variantTexts = {
  // Texts of team play, SC-23.2
  'teams.team': 'the team of {members}',
  'teams.announced': 'Team {number}: {members}.',
  'teams.why.area': 'Your teammate has units or a base there.',
  'teams.why.enter': 'Your teammate has units or a base on {area}: you may neither attack them nor move there.',
  'teams.why.transport': 'Only your teammate has a transport between {from} and {to}, and you cannot use it.',
  'teams.why.all-bases': 'Your team would then have a base in every area of this planet.',
  'teams.why.spared': 'It belongs to your teammate, who is not an opponent.',
  'build.base.all-bases': '{seat} builds no base on {planet}: the team would have one in every area of it.',

  // Texts of Galactic Conquest, SC-23.1
  'conquest.begins': 'Galactic Conquest: there are no conquest points, and only elimination wins.',
  'conquest.removed': ({ count }: TextParams) =>
    `The ${count} The End Draws Near cards are left out of the Event deck.`,
  'conquest.new-deck': ({ count }: TextParams) =>
    `The last Event card is drawn: ${count} discarded card${count === 1 ? '' : 's'} of stage III ` +
    `${count === 1 ? 'is' : 'are'} the new Event deck.`,
  'board.objective.never': 'does not count',
  'conquest.why.points': 'It offers only conquest points, and there are none in Galactic Conquest.',
} as const;

type TextParams = Readonly<Record<string, string | number>>;
