/** Short texts of the rules on the game against alien empires (SE-26). */
export const aliensRules = {
  'rule.SE-26.title': 'Alien empires, one player',
  'rule.SE-26': 'One player against two or three empires that follow their dice and tables.',
  'rule.SE-26.1.title': 'Set-up',
  'rule.SE-26.1':
    'The home is that of the first of three players, with the homeworld on L7; white markers lie on all 57 hexes within 3 steps of it. Alien homeworlds are H1 and H13, with three empires D7, too. The player moves first, bids nothing and has no decoys; barren planets hold no aliens. Destroy all alien homeworlds to win; the game is lost with your own. Easy: 2 empires and 5 CP a roll; normal: 3 and 5; hard: 2 and 10; harder: 3 and 10; really tough: 2 and 15; good luck: 3 and 15.',
  'rule.SE-26.1.1.title': 'Alien homeworlds',
  'rule.SE-26.1.1':
    'They have no marker, and lie one hex beyond the white ones. D7 is in play with three empires only.',
  'rule.SE-26.1.2.title': 'Optional rules',
  'rule.SE-26.1.2':
    'Any of pipelines, Carriers, Raiders, mines, instant upgrade and slingshot. Not warp points, gearing limits or unpredictable research.',
  'rule.SE-26.2.title': 'An alien empire',
  'rule.SE-26.2':
    'It is one homeworld of 20 CP, one base, Mines 1 and three banks: fleet, technology, defence, all empty. It never uses pipelines, Colony Ships, yards, Miners or decoys, and never screens. When its homeworld is destroyed it builds nothing more, but its ships fight on.',
  'rule.SE-26.2.1.title': 'Before the first fleet',
  'rule.SE-26.2.1':
    'Until it launches a fleet it does nothing but its economic phase, and its defence when it is attacked.',
  'rule.SE-26.3.title': 'Economic phase',
  'rule.SE-26.3':
    'After the player’s phase each empire rolls as often as its sheet says for the phase, and once more for each extra roll. Economy: one extra roll in every phase from the third after this one. Otherwise the CP of the difficulty go to the bank that the sheet names; defence counts double. After phase 20, rows 19 and 20 take turns.',
  'rule.SE-26.4.title': 'Launch roll',
  'rule.SE-26.4':
    'Where the row allows and the fleet bank has at least 6 CP, a die within the range launches a fleet. -2 with Fighters and 25 CP while the player has not shown Point Defence of that level; -2 with Cloaking and 12 CP while the player has not shown Scanners of that level; both count.',
  'rule.SE-26.5.title': 'Launch',
  'rule.SE-26.5':
    'On 1 to 4 it buys the next level of Movement, if it can. With Cloaking that shown scanners do not find, and 12 CP, it builds Raiders at once and keeps the rest. Otherwise all CP of the bank become a fleet without ships, one counter in the homeworld’s hex. It moves from the next alien turn on.',
  'rule.SE-26.6.title': 'Technology',
  'rule.SE-26.6':
    'All but Movement is bought only when a fleet first comes to fight, as much as the bank pays for. Point Defence 1, if the player has used Fighters; Mine Sweep 1, if the player has had mines; Scanners on 1 to 4, if the player has used Raiders that it does not find; Ship Size on 1–10, 1–7, 1–6, 1–5, 1–3 by its level; Fighters on 1 to 6, if it has them and the player has shown no Point Defence; Cloaking 2 on 1 to 6 for Raiders. Then the table, again and again: 1–2 Attack, 3–4 Defence, 5 Tactics (Attack or Defence while neither is 2), 6 Cloaking, 7 Scanners, 8 Fighters, 9 Point Defence, 10 Mine Sweep.',
  'rule.SE-26.7.title': 'Building the fleet',
  'rule.SE-26.7':
    'Right after the technology. With Fighters as many full Carriers as possible, if the player has shown no Point Defence, else on 1 to 4. If Cloaking is new and not found, Raiders alone. Else the largest ship, then a Destroyer if it has Scanners as good as the player’s Cloaking, then the rest by a die: 1–3 as many ships as possible, 4–6 ships whose hull uses its technology, 7–10 the largest ships; -2 if the player has used Fighters and it has Point Defence, and then two Scouts first unless it is 1–3. What buys nothing goes back to the bank. Its Scouts sweep mines.',
  'rule.SE-26.8.title': 'Movement of fleets',
  'rule.SE-26.8':
    'After the player’s turn the empires have theirs, one after the other: every fleet of an empire moves, as far as it can; then those fight that stand where units of the player are, all in a hex together; then they fire at colonies.',
  'rule.SE-26.8.1.title': 'Terrain',
  'rule.SE-26.8.1':
    'Fleets never enter known supernovae or black holes; those that have no other way stay for good. Asteroids and nebulae do not slow them; where a fleet can choose a stop on its way, it takes the one that serves it best. Raiders do not stop in a nebula as long as they are cloaked elsewhere.',
  'rule.SE-26.8.2.title': 'Markers',
  'rule.SE-26.8.2':
    'It turns no marker up. The player may not enter an unexplored hex while a fleet is there, but may scan it.',
  'rule.SE-26.8.3.title': 'Target of a fleet',
  'rule.SE-26.8.3':
    'The colony that it reaches in the fewest economic phases; of these one that nobody defends. Yards, and one lone revealed group of Scouts, are no defence. Then the fewest moves, the larger, the nearer to the homeworld, and then the player chooses.',
  'rule.SE-26.8.4.title': 'A fleet on its way',
  'rule.SE-26.8.4':
    'It attacks a single revealed ship if it arrives no later for that, even if it leaves its way or stops before its move is over; unarmed ships are destroyed in passing. It goes round everything else unless all ways round take longer.',
  'rule.SE-26.8.5.title': 'A fleet at a colony',
  'rule.SE-26.8.5':
    'A fleet that is not a raider fleet stays until the colony is destroyed. Alien fleets never retreat.',
  'rule.SE-26.8.6.title': 'Raider fleets',
  'rule.SE-26.8.6':
    'They avoid units that are worth as much as they are, at colonies, too, and count hidden ones: first a colony that nobody defends, else one whose guard is worth less than they are. They pass ships unseen, and when the player would fight them they stay unseen, unless a scanner finds them or they are worth more.',
  'rule.SE-26.8.6.1.title': 'Worth of a guard',
  'rule.SE-26.8.6.1':
    'The price of all armed units, hidden ones too; yards, mines and unarmed units count for nothing.',
  'rule.SE-26.9.title': 'Combat',
  'rule.SE-26.9':
    'As usual, without screening. Raiders of the player may stay unseen by a fleet without a Destroyer that finds them (SE-15.2). Targets: what one shot destroys with the best chance for its price, then what finds its Raiders or shoots its Fighters, then the dearest.',
  'rule.SE-26.10.title': 'The homeworld is attacked',
  'rule.SE-26.10':
    'Before the dice it spends the technology bank, rolling again for Mine Sweep, the whole fleet bank for ships that are not Raiders, and the defence bank: 1–3 mines; 4–7 base, mine, base, mine; 8–10 bases; what is left buys mines. The ships that live move in the next alien turn.',
  'rule.SE-26.11.title': 'Blockade',
  'rule.SE-26.11': 'A blockade does nothing to an alien homeworld. It may launch among the ships of the player.',
  'rule.SE-26.12.title': 'What was shown',
  'rule.SE-26.12': 'What the player has announced in a battle with one empire is known to all of them.',
} as const;
