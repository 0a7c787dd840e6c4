import type { RulingId } from '../data/rulings.ts';

/** The rulings: what the rule book leaves open (`.why`), and what Orrery does. */
export const rulingTexts = {
  'ruling.chits-are-a-number.why':
    'In the box, points are chits of three values, so players sometimes have to give change.',
  'ruling.chits-are-a-number': 'Orrery counts the points of the pool as one number. No change is needed.',
  'ruling.colours.why': 'By the printed rules, each player “chooses a colour” (page 2). How is this done?',
  'ruling.colours':
    'Players get a colour and a home with the seat that they take. All homes are alike, so the colour makes no difference in play.',
  'ruling.supplies.why': 'What if the supply of food cubes, marks, metal or energy runs out?',
  'ruling.supplies':
    'Food cubes and marks never run out. Metal and energy cannot run out, because the box has enough to fill every Storage.',
  'ruling.unused-homes.why':
    'The home tiles that no player uses are shuffled into the stack. How do they count when they come into play?',
  'ruling.unused-homes': 'They count as ordinary planet sectors, which can be annexed, attacked and influenced.',
  'ruling.flip-in-mid-round.why':
    'When all tiles are placed, the Explorer card is turned over and becomes a second Warlord. From when on can it be picked?',
  'ruling.flip-in-mid-round':
    'It can be picked from the next round on. Until this round ends, the card counts as picked.',
  'ruling.no-turning-up.why':
    'At the end of a round, one more tile is turned up if nobody picked the Explorer. Is this also done when the Explorer has become a Warlord or the stack is empty?',
  'ruling.no-turning-up': 'No, in both cases no tile is turned up.',
  'ruling.row-has-no-limit.why':
    'The row of tiles grows by one in every round in which nobody picks the Explorer. Is there a limit?',
  'ruling.row-has-no-limit': 'No. After the next Explorer, the row begins again with its usual number of tiles.',
  'ruling.sun-on-ships.why':
    'A tile may be put on a space with ships, which are then “placed on the tile” (page 6). But ships may not stop on a Sun. What happens if this tile is a Sun?',
  'ruling.sun-on-ships':
    'The ships stand on the Sun until they move. Other ships pass over the Sun without meeting them.',
  'ruling.trade-in-any-order.why':
    'In a Merchant role, players trade and feed their sectors. Must all trade be done first?',
  'ruling.trade-in-any-order': 'No, trading and feeding may be mixed.',
  'ruling.cubes-stay.why': 'A sector with food cubes on it gets a new controller. What happens to the cubes?',
  'ruling.cubes-stay': 'They stay on the sector, and the new controller can use them.',
  'ruling.production-by-sector.why': 'Must every fed sector of a player produce?',
  'ruling.production-by-sector': 'No, the player decides this for each sector.',
  'ruling.free-fighter-and-robotics.why':
    'The technology Robotics takes two metal off the bill for ships. The player who picked the Engineer role, called the chooser, also gets a Fighter for nothing. Is this Fighter a part of the bill?',
  'ruling.free-fighter-and-robotics': 'No, Robotics works only on the ships that the player pays for.',
  'ruling.lone-token-stops.why':
    'By the printed rules, ships must stop when they come to enemy ships. Must they also stop when they come to an enemy token without ships?',
  'ruling.lone-token-stops': 'Yes. Any enemy piece stops them, and there is a battle.',
  'ruling.battle-timing.why':
    'When are battles fought? Ships move “in any order”, but an enemy stops them. “Before you end your turn you must resolve the battle”. Ships that come out of the wormhole fire “at once” (all page 8).',
  'ruling.battle-timing':
    'The attacker decides whether a battle is fought between moves or after them. A surprise attack out of the wormhole and the battle that follows it are fought at once. Players may choose before the match that all movement comes first, and then all battles.',
  'ruling.annexed-at-once.why':
    'Ships that enter a free sector annex it “at once” (page 8). But a tile may also be placed under ships. When do they annex this sector?',
  'ruling.annexed-at-once':
    'They annex it when the next Warlord turn of their owner begins. If the owner has too few tokens for all such sectors, the owner says which of them get a token.',
  'ruling.no-stop-on-suns.why':
    'Ships may pass over Suns, which do not count as spaces of their movement (page 8). May ships stop on a Sun?',
  'ruling.no-stop-on-suns': 'No, they may only pass over it.',
  'ruling.groups.why': 'At a table, ships are moved one by one.',
  'ruling.groups':
    'In Orrery, ships that start from the same space may move together. The program remembers the path of each ship separately.',
  'ruling.wormhole-targets.why':
    'Where may ships go through the wormhole? The printed rules say “any place” once and “any sector” once.',
  'ruling.wormhole-targets': 'They may go to any space except homes and Suns, even to a space without a tile.',
  'ruling.who-may-warp.why': 'Which ships may go through the wormhole, that is, warp?',
  'ruling.who-may-warp': 'Ships may warp if they stand on the Black Hole when their owner’s turn begins.',
  'ruling.surprise-attack.why':
    'Ships that warp onto enemies make a surprise attack. Which ships fire in it, and which advantages count?',
  'ruling.surprise-attack':
    'Only warped ships fire, in the order of the battle phases. The extra die, Plasma Weapons and Shield Generators count. Before the attack, other ships on the Black Hole may follow to the same space and take part. Ships that warp later in the turn make a surprise attack of their own.',
  'ruling.extra-die.why':
    'The chooser of the Warlord role names an attacking ship that rolls one more die. How long does this choice last?',
  'ruling.extra-die':
    'It lasts for one battle round, or for one surprise attack. The player names only the type of the ship. If no ship of this type is left when it would fire, the die is lost.',
  'ruling.warped-do-not-retreat.why':
    'May an attacker retreat? A sidebar says that ships sent into battle cannot withdraw. The main text says that the attacker may retreat.',
  'ruling.warped-do-not-retreat':
    'We take the sidebar to be about warped ships. As long as a warped ship is in the force, no ship of the force may retreat. Other forces may retreat.',
  'ruling.where-a-retreat-leads.why':
    'In a retreat, each ship goes back to its “previous sector” (page 9). Which sector is this?',
  'ruling.where-a-retreat-leads':
    'It is the last space on the path of the ship before the battle. A Sun counts only if the ship started its move there.',
  'ruling.whole-force.why':
    'After phase 3 of a battle, “the attacker chooses to continue the fight or to retreat”, and “retreating ships must return” (page 9). May some ships retreat while others stay?',
  'ruling.whole-force': 'No, the attacker decides for the whole force.',
  'ruling.order-in-a-phase.why':
    'In each phase of a battle, both sides say which of their pieces are hit. Who does so first?',
  'ruling.order-in-a-phase': 'The defender does so first, then the attacker. All dice have been rolled by then.',
  'ruling.who-is-hit-in-the-example.why':
    'In the printed example of a battle, Joe first has a Dreadnought. Later the same ship is a Cruiser. Which is it?',
  'ruling.who-is-hit-in-the-example': 'It is a Cruiser. Only then do the dice and the losses of the example fit.',
  'ruling.starbase-is-not-protected.why':
    'A token shows an Empire on one side and a Starbase on the other. By the printed text, an Empire cannot be hit while ships of its owner are there. But in the example, a Starbase is hit first. Do ships protect a Starbase?',
  'ruling.starbase-is-not-protected': 'No, ships protect only an Empire.',
  'ruling.influence-order.why': 'In which order do players buy influence in a Regent role?',
  'ruling.influence-order':
    'The chooser buys first. By the printed rules, the chooser comes last only in phase 2, when influence is placed.',
  'ruling.unplaced-influence.why': 'Must players place all the influence tokens that they have taken or bought?',
  'ruling.unplaced-influence': 'No. Tokens that are not placed go back to their owner’s reserve.',
  'ruling.departures.why':
    'By the printed rules, ships leave a sector “if you lost control” of it (page 10). What if nobody controls the sector afterwards? And what about ships whose owner did not control the sector before?',
  'ruling.departures':
    'If their owner has lost control, the ships leave, even if nobody controls the sector now. If their owner did not control the sector, the ships stay beside the new controller. There is no battle until other ships move into the sector. These ships fight against the controller first, and then against the others in the sector.',
  'ruling.lowered-starbase.why':
    'Ships that leave a sector go to “your nearest Starbase”, which “must have existed” before influence was resolved (page 10). May it be a Starbase that became an Empire in the same Regent role?',
  'ruling.lowered-starbase':
    'No. The token must have been a Starbase before influence was resolved, and it must be a Starbase afterwards.',
  'ruling.nearest-starbase.why': 'Ships that leave a sector go to the nearest Starbase. How is the distance measured?',
  'ruling.nearest-starbase':
    'It is measured in spaces of the board. Suns do not count as spaces, and enemies do not matter. The way may not lead through enemy homes.',
  'ruling.home-counts.why':
    'At the end of a Regent role, players get a point for each planet they control. Does the planet of their home count?',
  'ruling.home-counts': 'Yes, because the Home Starbase is on it.',
  'ruling.one-technology.why':
    'How many technologies may each player buy in a Scientist role? On page 4 the chooser may “buy a technology first”, and then the next player may. On page 5 the role “buys technology cards”.',
  'ruling.one-technology':
    'Each player may buy one, as page 4 and a review say. Players may choose a higher number before the match.',
  'ruling.scanners-and-black-hole.why':
    'With Long Range Scanners, the Explorer looks at the top tile of the stack. The player keeps either this tile or the tile chosen from the row, and puts the other on top of the stack. What do the other players learn?',
  'ruling.scanners-and-black-hole':
    'They learn which of the two tiles was kept. If the tile from the row goes to the stack, everybody knows it.',
  'ruling.ambassador-sector.why':
    'The owner of the Ambassador can make a sector private. The card says “one of your sectors”. A sidebar says that the owner need not control the sector.',
  'ruling.ambassador-sector':
    'Orrery follows the sidebar. The owner can make one sector private in each Regent role. Influence tokens that lay in the sector before that stay there.',
  'ruling.displaced-token.why':
    'When a sector is made private with the Ambassador, the rival who placed a token there “must move the token to another place” (page 11). Can this be the rival’s reserve?',
  'ruling.displaced-token': 'No. The token must go to another planet sector or to the Throne, which is always open.',
  'ruling.passive-cards.why':
    'The Saboteur is used “right after a player has declared” a technology (page 11). But some technologies work without being played. When are they declared?',
  'ruling.passive-cards':
    'They count as declared each time they take effect: in each battle in which they help, and each time they make a move longer, feed a sector or make a purchase cheaper.',
  'ruling.fusion-taken-back.why':
    'With Fusion Engines, ships move one space more. What happens if the Saboteur blocks Fusion Engines during such a move?',
  'ruling.fusion-taken-back':
    'The whole move is taken back, with all that it has annexed. The ships may then move again without Fusion Engines.',
  'ruling.time-warp-window.why':
    'With a Time Warp, its owner can have any die of any player rolled again. When is the owner asked?',
  'ruling.time-warp-window':
    'The owner is asked once after each roll. The owner may say in advance for which rolls not to ask.',
  'ruling.shields-in-time.why':
    'Shield Generators ignore the first hit on their owner in a battle. Which hit is the first if several are rolled at the same time?',
  'ruling.shields-in-time': 'It may be any of these hits: one of them is ignored.',
  'ruling.protein-fields.why': 'Protein Fields let two sectors produce without food. Which sectors can these be?',
  'ruling.protein-fields': 'They can be any two sectors that the owner controls. Each sector still produces only once.',
  'ruling.pirate-food.why': 'Which food can the Space Pirate take from an opponent?',
  'ruling.pirate-food': 'The Space Pirate can take a food cube that lies on one of the opponent’s sectors.',
  'ruling.last-token.why':
    'When does a last token end the game? One printed text says that the game ends when somebody “places the last token” (page 4, and page 6 for the Explorer). Another says that it ends if all tokens are in play “at the end of the Warlord role” (page 8). What if the last token is placed and another token is lost in the same role?',
  'ruling.last-token':
    'Whether all tokens are in play is checked at the end of the role. The sentence about the Warlord is more exact than the general one. In other roles it makes no difference, because no token is lost after the last one was placed.',
  'ruling.final-battle.why':
    'When two players are tied at the end, they fight a final battle. How is it fought, and who wins if nobody survives?',
  'ruling.final-battle':
    'Neither side is attacker or defender. If nobody survives, the player with more sectors wins, then with more planets, then with more marks. If these are equal too, all players who were tied and are still equal share the victory.',
  'ruling.who-fights-of-three.why':
    'If more than two players are tied at the end, the two “who control the most sectors” fight the final battle (page 4). Who fights if they control equally many?',
  'ruling.who-fights-of-three':
    'Then the players with more planets fight. If planets are equal, marks decide, and after that the order of seats, beginning at the Throne. The log says what decided.',
  'ruling.hidden-totals.why':
    'Players keep their points “in secret” (page 5). But everybody can see when a player takes points. What may players look up later?',
  'ruling.hidden-totals':
    'They may look up who got points and for what. The number of points is shown only to the player who got them; the others see it at the end of the match, or earlier if the players have chosen open points. To know the points of others, players must remember them, as at a table.',
  'ruling.giving-up.why': 'What happens if a player gives up?',
  'ruling.giving-up':
    'The ships, tokens and technologies of this player leave the game, and the home becomes an ordinary sector. If only one player is left, that player wins.',
  'ruling.ship-costs.why': 'In the printed rules, the costs of ships are pictures, which we could not read.',
  'ruling.ship-costs':
    'We designed the costs with the help of simulated duels. A Fighter costs 1 metal and 1 mark, a Cruiser 2 metal and 3 marks, and a Dreadnought 3 metal and 2 energy.',
  'ruling.technology-costs.why':
    'What do technologies cost? The printed rules tell only the cost of the Space Pirate, and only indirectly.',
  'ruling.technology-costs': 'We designed the other costs. They are 1 to 3 energy, because a Storage holds 3 energy.',
  'ruling.market-rows.why':
    'Dice are put on the fields of the market and set the prices (page 7). No text says which face of a die gives which price. One review says that food costs 1 or 2. Another review mentions a table on the board.',
  'ruling.market-rows':
    'A table turns the face of each die into a price. Food costs 1 or 2, as the review says. The prices of metal, 1 to 3, and of energy, 2 to 4, are our design. If in your copy of the game the faces themselves are the prices, you can write these prices into a file of values from your box, which Orrery then reads.',
  'ruling.tiles.why': 'We found no list of the sector tiles.',
  'ruling.tiles':
    'The kinds of tile are known from the printed rules. We designed how many there are of each kind, what they yield and which back they have. Tiles with an atomic back yield more.',
  'ruling.layouts.why':
    'The printed drawings that show the layout of the board for each number of players could not be read.',
  'ruling.layouts': 'The board is a hexagon of 37 spaces. The homes lie at its edge, as far apart as possible.',
} as const satisfies Readonly<Record<`ruling.${RulingId}` | `ruling.${RulingId}.why`, string>>;
