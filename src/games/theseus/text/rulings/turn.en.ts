/** Rulings on the turn, from movement to tokens (TH-5 to TH-13): what was open, `.why`, and what Orrery does. */
export const turnRulingTexts = {
  'ruling.pauses.why': 'When exactly may instants be played and upgrade tokens be spent?',
  'ruling.pauses':
    'Before any decision of your own turn that lies between two steps, never in the middle of a move, a card or an attack.',
  'ruling.nobody-to-move.why': 'What if no unit can be chosen?',
  'ruling.nobody-to-move': 'The turn is over.',
  'ruling.one-skip.why': 'How often may a shortcut skip its sector?',
  'ruling.one-skip': 'Once in each move.',
  'ruling.time-loop-stays.why': 'May a unit spend all its points where it stands?',
  'ruling.time-loop-stays':
    'No: it must leave the sector where it starts. In a later sector it may spend its last points without leaving, and stops there.',
  'ruling.whose-way.why': 'Which cards change the way of a unit that somebody else moves?',
  'ruling.whose-way':
    'Only shortcuts of the player who moves it. No other module changes it, nor does an ability of the unit.',
  'ruling.order-of-traps.why': 'The active player orders traps that spring together.',
  'ruling.order-of-traps': 'The order is asked only where it can change something: between traps of different kinds.',
  'ruling.order-of-attacks.why': 'In which order do units attack?',
  'ruling.order-of-attacks': 'The order can change nothing, so it is not asked; attacks happen by themselves.',
  'ruling.room-to-return.why': 'Does a unit that returns from space need an empty room?',
  'ruling.room-to-return': 'Yes. While the ring is full, units in space cannot be chosen.',
  'ruling.extra-turn-from-space.why': 'May the Tech Bay give its extra turn to a unit in space?',
  'ruling.extra-turn-from-space': 'Yes; that turn is over when the unit has come back.',
  'ruling.one-use-without-effect.why': 'Is a one-use card discarded when it could do nothing?',
  'ruling.one-use-without-effect': 'No, it stays until it has taken effect.',
  'ruling.at-least-one.why': 'Some cards say “up to N”. May a player choose none?',
  'ruling.at-least-one':
    'Only if the card also says “may”. Otherwise the player must choose at least one, if there is one.',
  'ruling.nobody-to-disturb.why': 'What if no opponent has a card on the board?',
  'ruling.nobody-to-disturb': 'The malfunction token stays where it is.',
  'ruling.one-slot-each.why':
    'A pending slot is filled when no pending card lies there, but some sectors have two slots.',
  'ruling.one-slot-each': 'Each slot counts by itself: an empty one may be filled next to one that is taken.',
  'ruling.deploying-is-no-action.why': 'Is the action of a card carried out when it is deployed?',
  'ruling.deploying-is-no-action': 'No. It works from then on.',
  'ruling.upgrades-in-space.why': 'Can a unit in space be upgraded?',
  'ruling.upgrades-in-space': 'Yes.',
  'ruling.reminders.why': 'Does the number of Fire, Tentacles and similar markers limit the cards?',
  'ruling.reminders': 'No, they only remind you of a card. All other tokens are limited by the box.',
  'ruling.tokens-in-force.why':
    'Does a unit stay held, and a trap deactivated, while the card that did it is under malfunction?',
  'ruling.tokens-in-force': 'Yes, as with parasites and small aliens, which the rule book names.',
} as const;
