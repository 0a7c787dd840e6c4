/** Rulings on orders, payments and moves (SC-5 to SC-12): what was open, `.why`, and what Orrery does. */
export const orderRulingTexts = {
  'ruling.own-tokens.why':
    'By the printed rule a placed token “may not be looked at” before it is executed, not even by its owner. At a table owners have to remember their tokens for some minutes. Here a match may be saved and go on days later.',
  'ruling.own-tokens':
    'Each seat may see the faces of its own tokens, behind the hand-over screen; the others see backs only. An option of the match forbids everybody to look, as printed. Then no screen and no log shows the faces, and seats that the program plays do not know them either. Owners always see which of their tokens are not on the board.',
  'ruling.special-orders.why':
    'It is not said when the number of Research & Development modules is compared with the special orders.',
  'ruling.special-orders': 'When a token is placed. Modules are never lost, so it makes no difference later.',
  'ruling.after-reveal.why':
    'Is it before or after the reveal that a player chooses between the order and the Event card?',
  'ruling.after-reveal':
    'After it. The token lies on its stack, or in the contested area, until the order is finished.',
  'ruling.nothing-to-do.why': 'May an order that can do nothing be executed? A ruling of the designers says yes.',
  'ruling.nothing-to-do': 'It may, and the Event card may be taken instead.',
  'ruling.tokens-of-the-gone.why': 'When are the order tokens of an eliminated player taken away?',
  'ruling.tokens-of-the-gone': 'Each is taken away as soon as it lies on top of its stack. It has no effect.',
  'ruling.no-event-card.why': 'What if the Event deck is empty?',
  'ruling.no-event-card': 'Nothing is drawn.',
  'ruling.partly-depleted-capacity.why':
    'No printed text that we could read says how many workers the partially depleted side of a Resource card takes.',
  'ruling.partly-depleted-capacity': 'It takes as many workers as the normal side.',
  'ruling.mining-again.why': 'May a card be force mined again later in the same round?',
  'ruling.mining-again':
    'Yes, but only when it is full. A card takes at most two more workers than its capacity, and by force mining it gives at most two extra resources in the match.',
  'ruling.whole-payment.why': 'May a player pay a part of a price?',
  'ruling.whole-payment':
    'No: a payment is made whole or not at all, and until its last worker is placed everything can be put back.',
  'ruling.discount-to-nothing.why': 'May a discount bring a price down to nothing?',
  'ruling.discount-to-nothing': 'Yes, but not below; the player chooses whether minerals or gas are saved.',
  'ruling.shared-routes.why': 'How many transports does a route take?',
  'ruling.shared-routes': 'One of each player.',
  'ruling.build-beside-enemies.why':
    'Do enemy units in the area of a base keep its owner from building? The publisher’s later answers say no.',
  'ruling.build-beside-enemies': 'Units are built in other areas of the planet that are friendly or empty.',
  'ruling.transformed-units.why': 'How do a new Archon and a new Guardian count, and where do they stand?',
  'ruling.transformed-units':
    'The new unit counts as one unit of the build limit; the units that are destroyed for it do not count. The new unit stands where one of the destroyed units stood. The destroyed units must have been on the planet when the order began.',
  'ruling.mixed-order.why': 'May purchases of step 1 be mixed?',
  'ruling.mixed-order': 'In any order, each with a payment of its own.',
  'ruling.later-buildings.why': 'When does a new building or module begin to help?',
  'ruling.later-buildings': 'From the next Build order on: step 1 of this one is over.',
  'ruling.base-needs-unit.why':
    'The quick reference lets you build a base in an area of your own or an empty one, the rule book asks for a unit of yours in that very area.',
  'ruling.base-needs-unit': 'The rule book holds.',
  'ruling.base-beside-base.why':
    'One printed text forbids a base only where enemy units stand, the quick reference and the English rule book also where an enemy base is.',
  'ruling.base-beside-base': 'No base is built in an area with an enemy base.',
  'ruling.own-destruction.why': 'May players destroy their own last piece, and so leave the game?',
  'ruling.own-destruction':
    'No. They can destroy their own pieces in Build, Mobilize and Research orders, but never the last unit or base. A Build or Research order that does nothing (SC-8.4, SC-11) is over at once, without a question.',
  'ruling.undefended-base.why': 'Units move into an area with nothing but an enemy base: is that a battle?',
  'ruling.undefended-base':
    'No. But the area counts as the one enemy area that the order may enter. The two extra units of an attacker are not allowed, and the base stands until regrouping.',
  'ruling.mixed-areas.why': 'An area has the units of one player and the base of another. Whose area is it?',
  'ruling.mixed-areas':
    'Nobody’s. For everybody it is an enemy area: it gives nobody points or a Resource card, and nobody may build there or retreat to it.',
  'ruling.moves-together.why': 'Are moves made one by one?',
  'ruling.moves-together':
    'They are planned one by one and made together; only the final position has to be legal, and a unit moves once.',
  'ruling.third-party-base.why': 'Units of one rival share an area with the base of another: who defends?',
  'ruling.third-party-base':
    'The owner of the units alone. The base still prevents landings, if its owner has Air Support.',
  'ruling.last-cards.why':
    'A player may draw three Combat cards in a Research order. May they draw fewer, and what if fewer are left? Where a deck runs out, print has a player draw “as many as they are entitled to”.',
  'ruling.last-cards':
    'They draw all three or none. If deck and discard pile together hold fewer, they draw all of these or none.',
  'ruling.copy-in-hand.why':
    'A special Research puts the only copy of a technology, such as Nuke, in the hand: is the deck shuffled? Print says “shuffle, if you developed a technology”, and excepts only one that is “placed in the play area”; elsewhere it speaks of cards “developed and added to the deck”.',
  'ruling.copy-in-hand':
    'It is shuffled, with the discard pile: a technology was developed, and it did not go to the play area. The same holds for copies taken to the hand by an event.',
  'ruling.empty-combat-deck.why': 'What if deck and discard pile are both empty?',
  'ruling.empty-combat-deck':
    'Draws that cannot be made are lost. Cards that lie in a battle are not part of the discard pile.',
  'ruling.copies-back.why': 'Only some copies of a technology are back in the Technology deck: can it be bought?',
  'ruling.copies-back': 'Yes, for the full price, and it brings those copies. With all copies out it cannot.',
  'ruling.special-research.why':
    'In a special Research no technology was bought for the Combat deck. Between what does the player choose?',
  'ruling.special-research': 'There is no choice: the extra Event card must be drawn.',
  'ruling.special-mobilize.why': 'The two extra cards of a special Mobilize are worded as a choice.',
  'ruling.special-mobilize': 'They are drawn without asking.',
  'ruling.lift-off.why': 'It is known that Terran bases can move. It is not known when, how far and how often.',
  'ruling.lift-off':
    'Once in a Mobilize order, together with the moves, to another friendly or empty area of the active planet. It costs nothing. An option of the match leaves lift-off out.',
} as const;
