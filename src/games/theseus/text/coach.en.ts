/** The coach's text when a seat meets a kind of decision for the first time. The key is `coach.` and the kind. */
export const coachTexts = {
  // Decisions of the set-up.
  'coach.setUp.faction':
    'Each faction has its own cards and way of playing. Marines fight and lay traps, Aliens hide and swarm, Scientists and Greys can win by data points too. Marines are easy to begin with.',
  'coach.setUp.sector':
    'You may lay the ring in another order. Everything moves clockwise, so what lies right after a sector is reached most easily from there.',
  'coach.setUp.allianceSector':
    'An alliance shares one faction sector: upgrade tokens come from there, and pending cards lie there. Choose the sector whose faction you would rather have at home.',
  'coach.setUp.deck':
    'Your deck begins with the simplest cards of your faction. Exchange one for another as often as you like, unseen by the others: cards that help each other make a deck strong.',
  'coach.setUp.card':
    'What you choose begins on the station; the rest waits in the pending slots of your sector. A card that works all the time, or where your units often stop, pays from the first turn on.',
  'coach.setUp.slot':
    'A card works in the sector where it lies. Actions want a sector where your units stop often; traps want one where enemies do; neighbours on the grid matter for Reproduction.',
  'coach.setUp.unit':
    'The number of units in a sector is how far each of them moves from there. Rooms joined by a passage are in reach of each other, for you and for the enemy.',
  'coach.setUp.pandora':
    'The sector beside the marker becomes yours as well, with its actions. Left or right says whether you play before or after its owner.',

  // Decisions about moves.
  'coach.move.unit':
    'Your turn is about the unit that you move. It goes exactly as many sectors clockwise as units stand where it starts, itself included. Count where each would stop, and what waits there.',
  'coach.move.path':
    'A card lets this unit go further, less far, or skip a sector. Compare what it would pass and where it would stop: traps, cards of yours, and how full the sector is.',
  'coach.move.room':
    'A unit reaches enemies only through a passage between two rooms. Stop where you can hit somebody and are hit by few: walls protect. Filling the last room makes your units here attack.',
  'coach.move.launch':
    'The sector is full, so one unit goes into space and yours takes its room. Coming back costs its owner a whole turn: a high price for an enemy, and for you.',
  'coach.move.teleport':
    'Your unit may stop in any sector instead of this one. All that a stop brings happens there, and nothing here: choose the sector whose cards and action you want now.',
  'coach.move.return':
    'A unit from space comes back into any sector with room, and the turn is over. So choose where it will stand well next turn: mind traps, and how far it will move from there.',
  'coach.recall.unit':
    'One of your units comes back from space without a turn of its own. Bring the one that you would like to move next.',
  'coach.trap.order':
    'Several traps work on the same unit, one after the other, and you say in which order. Each works once; an Ambush comes last of all.',

  // Decisions about attacks.
  'coach.attack.target':
    'This unit attacks one enemy in range, and nobody strikes back. In a duel a wound costs that faction a life point; in a free-for-all it gives you one instead.',
  'coach.attack.bonus':
    'A card adds wounds to this attack, and you say which of the factions that were hit takes them. Between alliances, think of the one with fewer life points left.',
  'coach.attack.repeat':
    'Double Shot lets a Marine make its attacks once more, with targets chosen again. Take the one that hits most.',
  'coach.attack.lurking':
    'Lurking attacks like a unit of yours but needs no passage. Choose somebody your own units here cannot reach.',

  // Decisions about cards and sectors.
  'coach.actions.card':
    'All your action cards where you stopped are carried out, each once, in the order that you like. Do first what changes who stands where.',
  'coach.sector.action':
    'The sector itself: common ones serve everybody, your own serves you, a hostile one gives nothing. Upgrade tokens are the slow way to strong cards; an enemy card that you discard is gone for good.',
  'coach.pending.slot':
    'You may use one pending slot here: fill it from your deck, put your top card in place of an enemy one, or install your own card from it. An empty deck moves the countdown.',
  'coach.pending.bonus': 'A bonus card is yours now. Use it at once, or keep it for a turn in which it does more.',
  'coach.deploy.slot':
    'Any empty slot will do, or one with a bonus card, which you gain. A card of yours there is replaced. Think of where your units, or the enemies, will stop.',
  'coach.card.action':
    'You carry out an action card of yours from afar. Take the one that your units reach least often.',
  'coach.card.launch':
    'The sector is full, so somebody goes into space for the newcomer. An enemy unit there is out of your way for a while.',
  'coach.card.malfunction':
    'One card at a time may be under malfunction: it counts as not there until the token moves on. Choose the card that would hurt you most in the next turns.',
  'coach.card.opponent':
    'This card takes something from an opponent, and you say from whom. Choose the one who is ahead, or who can use it best.',
  'coach.card.pending':
    'The card lets you deploy one of your pending cards from anywhere. Take the one that you could not reach soon.',
  'coach.card.room':
    'The new unit needs a room. One with a passage to an enemy lets it attack; behind a wall it is safe. It also makes everybody here move one sector further.',
  'coach.card.sector': 'The card works in one sector, and you say which. Think of whose units stop there next.',
  'coach.card.unit':
    'The card works on a unit, and you say on which. If it moves, traps and attacks follow where it stops, and you decide everything about that.',
  'coach.card.upgrade':
    'You lose an upgrade, but you say which: a token in stock is easier to replace than one on a good card.',
  'coach.burrow.card':
    'One of your cards may move, with all that lies on it. Move the one that does least where it lies.',
  'coach.burrow.slot':
    'Now its new slot. Look for a sector where units stop that it works on, and for neighbours if you have Reproduction.',

  // Decisions of Pandora.
  'coach.breed.kind':
    'An embryo is born. Runners move a sector further, hunters keep the card that they take over, warriors fight: choose what you need next.',
  'coach.breed.room':
    'The embryo needs a room. It makes everybody in this sector move one sector further, and you as well.',
  'coach.breed.launch':
    'The sector is full, so one unit goes into space for the embryo. Coming back costs a whole turn.',
  'coach.take-over.card':
    'The embryo may take over an enemy card where it stopped: the card is yours, and the embryo is no longer a unit. Some take a card for one use only, others for good.',
} as const;
