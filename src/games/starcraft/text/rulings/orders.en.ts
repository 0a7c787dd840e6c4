/**
 * The texts of rulings on orders, payments and moves (SC-5 to SC-12): the open question (`.why`) and Orrery's answer.
 */
export const orderRulingTexts = {
  'ruling.own-tokens.why':
    'By the printed rules nobody may look at a placed order token before it is executed, not even its owner. At a table, players have to remember their tokens only for some minutes. In Orrery, a match may be saved and continued days later.',
  'ruling.own-tokens':
    'Players may look at their own tokens, after a screen that asks for the keyboard to be passed to them. The other players see only the backs. Before the match, players may choose that nobody may look, as printed. Then no screen and no log shows what is on the tokens, and players run by the program do not know it either. In any case, players see which of their tokens are not on the board.',
  'ruling.special-orders.why':
    'A player may place as many special orders as they have Research & Development modules. When are the two numbers compared?',
  'ruling.special-orders':
    'They are compared when a token is placed. A later check would give the same result, because modules are never lost.',
  'ruling.after-reveal.why':
    'A player may draw an Event card instead of executing an order. Do players decide this before or after they reveal the order?',
  'ruling.after-reveal':
    'They decide it after the order is revealed. Until the order is finished, its token lies on its stack or, during a battle, in the contested area.',
  'ruling.nothing-to-do.why': 'May a player execute an order that can do nothing?',
  'ruling.nothing-to-do':
    'Yes, as the designers of the game have ruled. The player may also draw an Event card instead.',
  'ruling.tokens-of-the-gone.why': 'When are the order tokens of an eliminated player taken away?',
  'ruling.tokens-of-the-gone':
    'Each token is taken away as soon as it lies on top of its stack. The order on it is not executed.',
  'ruling.no-event-card.why': 'What happens if a player has to draw an Event card and the Event deck is empty?',
  'ruling.no-event-card': 'The player draws nothing.',
  'ruling.partly-depleted-capacity.why':
    'How many workers can stand on the partially depleted side of a Resource card? No printed text that we could read says this.',
  'ruling.partly-depleted-capacity': 'The partially depleted side takes as many workers as the normal side.',
  'ruling.mining-again.why':
    'In force mining, a player puts one worker more than the capacity on a Resource card to get one extra resource. May the same card be force mined again later in the same round?',
  'ruling.mining-again':
    'Yes, but only when there are already as many workers on the card as its capacity. In the whole match a card gives at most two extra resources, unless an event turns the card back to a less depleted side (SC-7.5.4). So it takes at most two workers more than its capacity.',
  'ruling.whole-payment.why': 'May a player pay only a part of a price?',
  'ruling.whole-payment':
    'No, a price is paid in full or not at all. Until the last worker of a payment is placed, the player can take back the workers placed for it.',
  'ruling.discount-to-nothing.why': 'Can a discount bring a price down to nothing?',
  'ruling.discount-to-nothing':
    'Yes, but never below nothing. The player chooses whether the discount saves minerals or gas.',
  'ruling.shared-routes.why': 'How many transports can there be on one route?',
  'ruling.shared-routes': 'Each player can have one transport on a route.',
  'ruling.build-beside-enemies.why':
    'Enemy units stand in the area of a player’s base. May the player still build units on this planet?',
  'ruling.build-beside-enemies':
    'Yes, as the publisher’s later answers say. The new units are placed in other areas of the planet that are friendly or empty.',
  'ruling.transformed-units.why':
    'To build an Archon or a Guardian, a player destroys other units of their own. Which units count for the unit build limit? And where does the new unit stand?',
  'ruling.transformed-units':
    'The new unit counts as one unit. The destroyed units do not count. The new unit stands where one of the destroyed units stood. All destroyed units must have been on the planet when the order began.',
  'ruling.mixed-order.why':
    'In step 1 of a Build order, players buy workers, transports and units. Must they buy them in a certain order?',
  'ruling.mixed-order': 'No, they may buy them in any order. Each purchase is paid for separately.',
  'ruling.later-buildings.why':
    'Buildings and modules are bought in step 2 of a Build order. When do they begin to help their owner?',
  'ruling.later-buildings':
    'They help from the next Build order on. Units are built in step 1, and that step of the present order is over.',
  'ruling.base-needs-unit.why':
    'In which areas may a player build a base? By the quick reference, the area must be friendly or empty. By the rule book, the area must hold a unit of that player.',
  'ruling.base-needs-unit': 'Orrery follows the rule book.',
  'ruling.base-beside-base.why':
    'May a player build a base in an area that holds an enemy base but no enemy units? One printed text does not forbid it. The quick reference and the English rule book forbid it.',
  'ruling.base-beside-base': 'No, it is forbidden.',
  'ruling.own-destruction.why':
    'Players may destroy pieces of their own. May they destroy their last piece, and so leave the game?',
  'ruling.own-destruction':
    'No. Players can destroy their own pieces in Build, Mobilize and Research orders, but never their last unit or base. A Build or Research order that can do nothing (SC-8.4, SC-11) ends at once: its player is not asked whether to destroy anything.',
  'ruling.undefended-base.why':
    'Units move into an area that holds an enemy base but no enemy units. Is there a battle?',
  'ruling.undefended-base':
    'No. But a Mobilize order may enter only one enemy area, and this area counts as that one. In a battle, an attacker may have two units more than the unit limit. This is not allowed here. The base stands until regrouping.',
  'ruling.mixed-areas.why':
    'Units of one player stand in an area with the base of another player. Who controls the area?',
  'ruling.mixed-areas':
    'Nobody controls it, and it counts as an enemy area for everybody. It gives nobody conquest points or a Resource card. Nobody may build in it or retreat to it.',
  'ruling.moves-together.why': 'Are the moves of a Mobilize order made one after the other?',
  'ruling.moves-together':
    'No. The player plans them one by one, and then they are all made together. Only the position after all moves has to be legal. Each unit moves once.',
  'ruling.third-party-base.why':
    'A player attacks an area in which one rival has units and another rival has a base. Which rival defends the area?',
  'ruling.third-party-base':
    'Only the owner of the units defends it. But if the owner of the base has Air Support, the attacker cannot transport units straight into the area.',
  'ruling.last-cards.why':
    'In a Research order a player may draw three Combat cards. May the player draw only one or two? And what if fewer than three are left? For a deck that runs out, the printed rules say only that the player draws “as many as they are entitled to”.',
  'ruling.last-cards':
    'The player draws all three cards or none. If deck and discard pile together hold fewer than three, the player draws all of these or none.',
  'ruling.copy-in-hand.why':
    'A special Research can put a copy of a new technology in the player’s hand. If there is only one copy, as with Nuke, no copy goes into the Combat deck. Is the Combat deck shuffled all the same? One printed text says “shuffle, if you developed a technology”. Its only exception is a technology that is “placed in the play area”. Another printed text speaks of cards “developed and added to the deck”.',
  'ruling.copy-in-hand':
    'Yes, the Combat deck is shuffled together with the discard pile. A technology was developed, and it did not go to the play area. The same is done when an event puts a copy in a player’s hand.',
  'ruling.empty-combat-deck.why':
    'What happens if a player has to draw Combat cards, but both the deck and the discard pile are empty?',
  'ruling.empty-combat-deck':
    'The draws that cannot be made are lost. Cards that lie in a battle do not belong to the discard pile.',
  'ruling.copies-back.why':
    'A technology was bought, and only some of its copies have returned to the Technology deck. Can it be bought again?',
  'ruling.copies-back':
    'Yes. The player pays the full price and gets the copies that are in the Technology deck. If no copy is in that deck, the technology cannot be bought.',
  'ruling.special-research.why':
    'After a special Research, the player either draws one more Event card or takes a copy of the new technology into their hand. What if the player bought no technology for the Combat deck?',
  'ruling.special-research': 'Then the player has no choice and must draw the Event card.',
  'ruling.special-mobilize.why':
    'A special Mobilize order gives the attacker two extra Combat cards. The printed text sounds as if the attacker could refuse them.',
  'ruling.special-mobilize': 'The attacker always draws both cards and is not asked.',
  'ruling.lift-off.why':
    'Terran players can move their bases; this is called lift-off. It is not known when, how far and how often they can do so.',
  'ruling.lift-off':
    'In a Mobilize order, a Terran player may move their base on the active planet once, together with the units. It moves to another friendly or empty area of the same planet. This costs nothing. Players may choose before the match to play without lift-off.',
} as const;
