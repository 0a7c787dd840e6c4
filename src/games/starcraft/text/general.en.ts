/** Texts that several chapters share. */
export const generalTexts = {
  'cards.drawn': ({ seat, count }: Filled) => `${seat} draws ${count} Combat card${count === 1 ? '' : 's'}.`,
  'cards.drawn.secret': '{seat} draws {cards}.',
  'cards.reshuffled': '{seat} shuffles the discard pile into a new Combat deck.',
  'events.drawn': '{seat} draws an Event card, unread.',
  'events.none-left': '{seat} draws no Event card: the deck is empty.',
  'options.set-up': 'Set-up',
  'options.set-up.quick': 'quick: the program builds the galaxy',
  'options.set-up.by-hand': 'by hand: you build the galaxy',
  'options.factions': 'Faction',
  'options.faction': '{faction} ({race})',
  'options.deal': 'Open factions',
  'options.deal.random': 'dealt at random',
  'options.deal.choose': 'chosen at the table',
  'options.variant': 'Variant',
  'options.variant.standard': 'standard: conquest points, objectives, elimination',
  'options.variant.galactic-conquest': 'Galactic Conquest: only elimination wins',
  'options.teams': 'Teams',
  'options.teams.no': 'everyone for themselves',
  'options.teams.bad': 'Team play is for 4 or 6 seats, in teams of two; there are {seats}.',
  'options.teams.yes': 'teams of two (4 or 6 players)',
  done: 'Done',
  back: 'Back',
} as const;

type Filled = Readonly<Record<string, string | number>>;
