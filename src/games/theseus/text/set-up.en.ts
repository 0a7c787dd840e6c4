/** Texts of the set-up, TH-3 and TH-4. */
export const setUpTexts = {
  'setUp.plays': ({ seat, faction }: Filled) => `${seat} plays ${faction === 'Pandora' ? '' : 'the '}${faction}.`,
  'setUp.faction': 'Which faction do you play?',
  'setUp.ring': 'The ring, clockwise: {sectors}.',
  'setUp.order': 'Turn order: {seats}.',
  'setUp.sector': 'Which sector comes next, clockwise?',
  'setUp.alliance-sector': 'Which faction sector does your alliance use?',
  'setUp.marker': 'Where does the marker of Pandora go?',
  'setUp.marker.left': 'left of {sector}',
  'setUp.marker.right': 'right of {sector}',
  'setUp.marker.done': 'Pandora lives at {sector}.',
  'setUp.draws': '{seat} draws {cards}.',
  'deck.out': 'Your deck of {count} cards: which one do you exchange?',
  'deck.in': 'Which card comes into your deck instead of {card}?',
  'deck.done': 'None: play with this deck',
  'deck.keep': 'None: {card} stays',
  'deck.stack': ({ card, count }: Filled) => (count === 1 ? `${card}` : `${card} ×${count}`),
  'deck.left': ({ card, count }: Filled) => (count === 1 ? `${card}` : `${card} (${count} are left out)`),
  'deck.built': '{seat} has built a deck of {count} cards.',
  'deck.built.own': 'Your deck: {cards}.',
  'setUp.card': 'Which card do you begin with?',
  'setUp.slot': 'Where do you install {card}?',
  'setUp.unit': 'Where does {unit} begin?',
  'setUp.unit.placed': '{unit} begins in {room}.',
} as const;

type Filled = Readonly<Record<string, string | number>>;
