import type { RulingId } from '../data/rulings.ts';

/** Rulings: what was open, `.why`, and what Orrery does. */
export const rulingTexts = {
  'ruling.chits-are-a-number.why': 'Points are chits of three values, and change has to be given.',
  'ruling.chits-are-a-number': 'The pool is a number; change is never needed.',
  'ruling.colours.why': 'Each player "chooses a colour" (p. 2). Where is that chosen?',
  'ruling.colours':
    'By the seat that one takes: colours and homes go with seats, and all homes are alike, so that it changes nothing in play.',
  'ruling.supplies.why': 'What if food cubes or marks run out?',
  'ruling.supplies': 'They never do; metal and energy cannot, since the box fills every Storage.',
  'ruling.unused-homes.why': 'Unused homes are shuffled into the stack. What are they then?',
  'ruling.unused-homes': 'Ordinary planet sectors, which can be annexed, attacked and influenced.',
  'ruling.flip-in-mid-round.why': 'When does the flipped Explorer come back?',
  'ruling.flip-in-mid-round': 'The card stays picked to the end of the round.',
  'ruling.no-turning-up.why':
    'Is a tile turned up at the end of a round when the Explorer is gone, or the stack empty?',
  'ruling.no-turning-up': 'No.',
  'ruling.row-has-no-limit.why': 'The row grows when nobody explores. Is there a limit?',
  'ruling.row-has-no-limit': 'No. After the next Explorer it starts again.',
  'ruling.sun-on-ships.why':
    'A tile may be put on ships, which are then "placed on the tile" (p. 6). What happens to ships on a Sun, where none may stop?',
  'ruling.sun-on-ships': 'They stand there until they move; ships that pass over the Sun do not meet them.',
  'ruling.trade-in-any-order.why': 'Must trade be over before sectors are fed?',
  'ruling.trade-in-any-order': 'No, both may be mixed.',
  'ruling.cubes-stay.why': 'What becomes of food on a sector whose controller changes?',
  'ruling.cubes-stay': 'It stays, and serves the next one.',
  'ruling.production-by-sector.why': 'Must every fed sector produce?',
  'ruling.production-by-sector': 'No, each sector may produce or not.',
  'ruling.free-fighter-and-robotics.why': 'Does Robotics count for the free Fighter?',
  'ruling.free-fighter-and-robotics': 'No, it is not part of the bill.',
  'ruling.lone-token-stops.why': 'Print says that enemy ships stop a move. Does a lone token?',
  'ruling.lone-token-stops': 'Yes: any enemy piece stops it, and there is a battle.',
  'ruling.battle-timing.why':
    'Ships move "in any order", an enemy stops them, "before you end your turn you must resolve the battle", and ships out of the wormhole fire "at once" (p. 8). When are battles fought?',
  'ruling.battle-timing':
    'When the attacker likes, between moves or after them; a surprise attack at once, and its battle with it. All movement first, then all battles, is a choice before the match.',
  'ruling.annexed-at-once.why':
    'Ships in a sector of nobody annex it "at once" (p. 8). When do they annex a sector whose tile was placed under them?',
  'ruling.annexed-at-once':
    'When their owner’s turn begins; with too few tokens the owner says which sectors get them.',
  'ruling.no-stop-on-suns.why': 'Moving ships may skip Suns, which do not count as spaces (p. 8). May they stop there?',
  'ruling.no-stop-on-suns': 'No, they only pass.',
  'ruling.groups.why': 'Ships move one by one.',
  'ruling.groups': 'Ships of a space may set out together; each path is kept separately.',
  'ruling.wormhole-targets.why': 'Print says "any place" once and "any sector" once.',
  'ruling.wormhole-targets': 'Any space but homes and Suns, even one without a tile.',
  'ruling.who-may-warp.why': 'Which ships may use the wormhole?',
  'ruling.who-may-warp': 'Those that stand on the Black Hole when their owner’s turn begins.',
  'ruling.surprise-attack.why': 'Who fires in a surprise attack, and what counts?',
  'ruling.surprise-attack':
    'Only warped ships, in the order of phases; the extra die, Plasma and Shields count. Others on the Black Hole may join before it; ships that warp later in the turn make a surprise attack of their own.',
  'ruling.extra-die.why': 'For how long is the ship of the extra die named?',
  'ruling.extra-die':
    'For one battle round, or the surprise attack. It is named by its kind: the die is lost when no such ship is left.',
  'ruling.warped-do-not-retreat.why':
    'A sidebar says that ships sent into battle cannot withdraw, the main text lets an attacker retreat.',
  'ruling.warped-do-not-retreat': 'The sidebar is about warped ships: while one is in the force, nobody retreats.',
  'ruling.where-a-retreat-leads.why': 'Which is the "previous sector" (p. 9) of a ship?',
  'ruling.where-a-retreat-leads': 'The last space of its path before the battle; a Sun only where it set out from one.',
  'ruling.whole-force.why':
    'After phase 3 "the attacker chooses to continue the fight or to retreat", and "retreating ships must return" (p. 9). May some go and others stay?',
  'ruling.whole-force': 'No: it is one choice for the whole force.',
  'ruling.order-in-a-phase.why': 'Who assigns hits first?',
  'ruling.order-in-a-phase': 'The defender, then the attacker; all dice have fallen by then.',
  'ruling.who-is-hit-in-the-example.why': 'In the example Joe has a Dreadnought at first and a Cruiser later.',
  'ruling.who-is-hit-in-the-example': 'A Cruiser: the dice and the losses fit only that.',
  'ruling.starbase-is-not-protected.why':
    'No hit may go to an Empire while ships are there, but in the example a Starbase is hit first.',
  'ruling.starbase-is-not-protected': 'Only the Empire’s side is protected.',
  'ruling.influence-order.why': 'Who buys influence first?',
  'ruling.influence-order': 'The chooser; print makes the chooser last in phase 2 alone.',
  'ruling.unplaced-influence.why': 'Must all influence be placed?',
  'ruling.unplaced-influence': 'No; what is kept returns.',
  'ruling.departures.why':
    'Ships leave "if you lost control" of their sector (p. 10). What happens to ships on a sector that falls to nobody, or that their owner never controlled?',
  'ruling.departures':
    'The first leave, the others stay beside the new controller. A battle comes when ships move in: against the controller first, then against others there.',
  'ruling.lowered-starbase.why':
    'Ships go to "your nearest Starbase", which "must have existed" before influence was resolved (p. 10). May it be one that the same Regent lowers?',
  'ruling.lowered-starbase': 'No: it was a Starbase before, and is one still.',
  'ruling.nearest-starbase.why': 'What is near?',
  'ruling.nearest-starbase': 'Steps on the board, Suns free, enemies ignored, enemy homes closed.',
  'ruling.home-counts.why': 'Does the home planet count?',
  'ruling.home-counts': 'Yes, a Starbase is on it.',
  'ruling.one-technology.why':
    'Who picks the Scientist may "buy a technology first", then the next player may (p. 4); the role "buys technology cards" (p. 5). How many each?',
  'ruling.one-technology': 'One each, as p. 4 and a review word it; people may agree on more before the match.',
  'ruling.scanners-and-black-hole.why': 'What do the others learn from Scanners?',
  'ruling.scanners-and-black-hole':
    'Which of the two tiles was kept. A tile that goes back in the open is known to all.',
  'ruling.ambassador-sector.why': 'The card says one of your sectors, the sidebar says that you need not control it.',
  'ruling.ambassador-sector': 'The sidebar holds; one sector a role, and tokens that lay there stay.',
  'ruling.displaced-token.why':
    'The Ambassador’s rival "must move the token to another place" (p. 11). Is the reserve one?',
  'ruling.displaced-token': 'No: another planet sector, or the Throne, which is always open.',
  'ruling.passive-cards.why':
    'The Saboteur is used "right after a player has declared" a technology (p. 11). When does a card that is never played count as declared?',
  'ruling.passive-cards': 'Each time that it takes effect: in each battle, long move, fed sector and cheaper purchase.',
  'ruling.fusion-taken-back.why': 'What becomes of a move when Fusion Engines are blocked in its course?',
  'ruling.fusion-taken-back':
    'The whole move is taken back with what it annexed; the ships may move again in the normal way.',
  'ruling.time-warp-window.why': 'A Time Warp can answer anybody’s die.',
  'ruling.time-warp-window': 'Its owner is asked once a roll, and may say beforehand when not.',
  'ruling.shields-in-time.why': 'Which hit is the first when several come at once?',
  'ruling.shields-in-time': 'Any one of them.',
  'ruling.protein-fields.why': 'Which two sectors do Protein Fields feed?',
  'ruling.protein-fields': 'Two that their owner controls, each still once.',
  'ruling.pirate-food.why': 'Which food may the Space Pirate take?',
  'ruling.pirate-food': 'A cube that lies on a sector of an opponent.',
  'ruling.last-token.why':
    'The game ends when somebody "places the last token" (p. 4, and p. 6 for the Explorer), or if all tokens are in play "at the end of the Warlord role" (p. 8). What if one is lost in between?',
  'ruling.last-token':
    'It is checked at the end of the role: the sentence about the Warlord goes before the list for all roles, and in other roles no token is lost in between.',
  'ruling.final-battle.why': 'How is the final battle fought, and what if nobody survives it?',
  'ruling.final-battle':
    'Without attacker and defender; then sectors, planets and marks decide, or else all who were tied and stand alike share the victory.',
  'ruling.who-fights-of-three.why':
    'If more than two are tied, those two fight "who control the most sectors" (p. 4). Who fights if they control equally many?',
  'ruling.who-fights-of-three':
    'Those with more planets, then those with more marks, then those who sit first from the Throne. The log says which it was.',
  'ruling.hidden-totals.why':
    'Players gather points "in secret" (p. 5), but take them before everybody’s eyes. What may one look up later?',
  'ruling.hidden-totals':
    'Who got points, and for what. How many, only their owners see, and everybody at the end or if the table chose so. Keeping count takes memory, as at a real table.',
  'ruling.giving-up.why': 'What if somebody leaves?',
  'ruling.giving-up':
    'Ships, tokens and technologies leave the game, the home becomes an ordinary sector, and the last one left wins.',
  'ruling.ship-costs.why': 'The costs of ships are pictures that could not be read.',
  'ruling.ship-costs': 'Designed after simulated duels: 1 metal and 1 mark, 2 metal and 3 marks, 3 metal and 2 energy.',
  'ruling.technology-costs.why': 'Only the cost of the Space Pirate follows from print.',
  'ruling.technology-costs': 'Designed: 1 to 3 energy, because a Storage holds 3.',
  'ruling.market-rows.why':
    'Dice are put on the fields of the market and set the prices (p. 7); no text says at which price which face. A review knows food at 1 or 2, another one a table on the board.',
  'ruling.market-rows':
    'A table turns faces into prices: food 1 or 2, as that review says; metal 1 to 3 and energy 2 to 4 are designed. If the faces themselves are the prices in your box, write them into its file.',
  'ruling.tiles.why': 'No list of the tiles could be found.',
  'ruling.tiles': 'The kinds are printed; numbers, yields and backs are designed, richer on atomic tiles.',
  'ruling.layouts.why': 'The drawings of the layouts could not be read.',
  'ruling.layouts': 'A hexagon of 37 spaces; homes at its edge, as far apart as can be.',
} as const satisfies Readonly<Record<`ruling.${RulingId}` | `ruling.${RulingId}.why`, string>>;
