/**
 * The texts of the rulings on the turn, from movement to tokens (TH-5 to TH-13): what was open (`.why`), and what
 * Orrery does.
 */
export const turnRulingTexts = {
  'ruling.pauses.why': 'At which moments of a turn may a player play instants and spend upgrade tokens?',
  'ruling.pauses':
    'The player may do so before any decision between two steps of their own turn. It is not possible in the middle of a move, a card or an attack.',
  'ruling.nobody-to-move.why': 'What happens if a player has no unit that can be chosen for a move?',
  'ruling.nobody-to-move': 'The turn of this player is over.',
  'ruling.one-skip.why':
    'With a shortcut, a moving unit may skip the sector of the shortcut. How often may it do so with the same shortcut?',
  'ruling.one-skip': 'It may do so once in each move.',
  'ruling.time-loop-stays.why':
    'With Time Loop, a unit may spend movement points without leaving the sector. May it spend all its points where it starts?',
  'ruling.time-loop-stays':
    'No, it must leave the sector where it starts. In a sector that it reaches later, it may spend its last points without leaving, and then it stops there.',
  'ruling.whose-way.why': 'A player moves a unit of another player. Which cards can change the way of this unit?',
  'ruling.whose-way':
    'Only the shortcuts of the player who moves the unit can change it. No other modules and no abilities of the unit can.',
  'ruling.order-of-traps.why':
    'If several traps work on a unit together, the active player chooses their order. Is the player always asked?',
  'ruling.order-of-traps':
    'No, only if the order can make a difference, which means that the traps are of different kinds.',
  'ruling.order-of-attacks.why': 'In which order do the units of a player attack?',
  'ruling.order-of-attacks':
    'The order makes no difference, so the program does not ask for it. The attacks happen by themselves.',
  'ruling.room-to-return.why': 'A unit returns from space to the station. Does it need an empty room?',
  'ruling.room-to-return':
    'Yes. As long as no room in the whole ring is empty, units in space cannot be chosen for a move.',
  'ruling.extra-turn-from-space.why':
    'The Tech Bay gives an extra turn with another unit. May this be a unit in space?',
  'ruling.extra-turn-from-space': 'Yes. The extra turn is over as soon as this unit has come back.',
  'ruling.one-use-without-effect.why':
    'A card with one use is discarded afterwards. Is it also discarded if it could do nothing?',
  'ruling.one-use-without-effect': 'No, it stays until it has had an effect.',
  'ruling.at-least-one.why': 'Some cards say “up to N”. May a player choose none?',
  'ruling.at-least-one':
    'Only if the card also says “may”. Otherwise the player must choose at least one, if there is anything to choose.',
  'ruling.nobody-to-disturb.why':
    'In the Control Room, a player puts the malfunction token on a card of an opponent. What if no opponent has a card on the board?',
  'ruling.nobody-to-disturb': 'Then the malfunction token stays where it is.',
  'ruling.one-slot-each.why':
    'By the rule book, a player may fill a pending slot if no pending card lies in the sector. But some sectors have two pending slots. What if only one of them is empty?',
  'ruling.one-slot-each': 'Then the empty slot may be filled. Each slot counts by itself.',
  'ruling.deploying-is-no-action.why': 'Is the action of a card carried out in the moment when the card is deployed?',
  'ruling.deploying-is-no-action':
    'No. The card begins to work at that moment, and its action is carried out in action cards phases, like that of any other card.',
  'ruling.upgrades-in-space.why': 'Can a player upgrade a unit that is in space?',
  'ruling.upgrades-in-space': 'Yes, it can be upgraded there.',
  'ruling.reminders.why':
    'Some cards have markers that lie on the board, such as those of Fire and Tentacles. Does the number of these markers limit how many such cards can work?',
  'ruling.reminders':
    'No, these markers only remind players of a card. All other tokens are limited to the number in the box.',
  'ruling.tokens-in-force.why':
    'A card holds a unit or deactivates a trap. Does this end when the card comes under malfunction?',
  'ruling.tokens-in-force':
    'No, it goes on. The rule book says so about parasites and small aliens, and we apply it to the others.',
} as const;
