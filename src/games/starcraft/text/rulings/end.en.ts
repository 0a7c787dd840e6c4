/**
 * The texts of rulings on regrouping, victory, races and variants (SC-18 to SC-23): the open question (`.why`) and
 * Orrery's answer.
 */
export const endRulingTexts = {
  'ruling.steps-of-regrouping.why':
    'The main text of the rule book, its back page and the quick reference put the steps of regrouping in three different orders.',
  'ruling.steps-of-regrouping':
    'Orrery follows the main text. The last six steps are: conquest points, normal victory, special victory, Event cards, hand limit and first player token.',
  'ruling.no-decisions.why': 'Do players have anything to decide in steps 1 to 7 of regrouping?',
  'ruling.no-decisions': 'No. These steps follow each other at once, for all players together.',
  'ruling.when-transports-fall.why':
    'A transport is destroyed when its owner has no base left at either end of its route. By one printed text this happens at once. By others it happens only in regrouping.',
  'ruling.when-transports-fall':
    'It happens only in step 1 of regrouping. This is also true when an event has moved a z-axis route.',
  'ruling.cards-of-empty-areas.why':
    'Who gains the Resource cards of empty areas? By the rule book, it is a player who is “alone on the planet” and has a base there. In summaries that players have made of the English rule book, it is enough to have “the only base” there. And do players lose such a card when somebody else builds a base on the planet?',
  'ruling.cards-of-empty-areas':
    'Orrery follows the rule book. A player with a base on the planet gains the cards if nobody else, not even a teammate, has a unit or base in any area of the planet. Before the match, players may choose that the only base on the planet is enough, even if other players have units there. In both cases, players keep such a card until an enemy enters its area, or until they lose their base on the planet.',
  'ruling.points-of-bases.why':
    'Does an area with a base but no unit give its conquest points? By the quick reference, only areas with a unit give points.',
  'ruling.points-of-bases':
    'Yes. A player gets the points of every area they control, and a base is enough for control.',
  'ruling.thresholds.why':
    'Aldaris needs 15 conquest points to win, and the other players need 20. Who wins if Aldaris and another player reach their numbers at the same time?',
  'ruling.thresholds': 'Among the players who have reached their own number, the one with the most points wins.',
  'ruling.empty-event-deck.why':
    'The top card of the Event deck shows which stage the game has reached. Which stage is it when the deck is empty?',
  'ruling.empty-event-deck': 'It is stage III.',
  'ruling.small-boards.why':
    'Some special victory objectives ask for a number of areas of one kind. What if the galaxy has fewer areas of this kind?',
  'ruling.small-boards':
    'Then it is enough to control all areas of this kind, but there must be at least one. Depleted areas still count.',
  'ruling.aldaris-at-once.why':
    'Aldaris wins when a second The End Draws Near has been played. By the faction sheet, this happens at once. By the main text, it happens at the end of step 8 of regrouping.',
  'ruling.aldaris-at-once': 'Aldaris wins at the end of step 8.',
  'ruling.moment-of-elimination.why': 'A player with no unit and no base left is eliminated. When is this checked?',
  'ruling.moment-of-elimination':
    'It is checked after step 9 of a battle, after each order, after each event, and after step 1 of regrouping. Units in the battle line count as if they were on the board.',
  'ruling.cards-of-the-gone.why': 'What happens to the Resource cards of an eliminated player?',
  'ruling.cards-of-the-gone': 'They go to the Resource deck in step 2 of the next regrouping.',
  'ruling.all-gone.why': 'Who wins if all players who are left are eliminated at the same moment?',
  'ruling.all-gone':
    'These players are ranked by their conquest points. If points are equal, the usual tie-breakers decide.',
  'ruling.events-pay.why': 'Some events in step 8 of regrouping have a price. Which workers can pay it?',
  'ruling.events-pay':
    'The workers that came back to the Worker Pool in step 4 can pay it. They then stay on their Resource cards through the next round.',
  'ruling.events-later.why':
    'Conquest points and victories are checked in steps 5 to 7 of regrouping. Are they checked again after the events of step 8?',
  'ruling.events-later': 'No, not in this round.',
  'ruling.unplayed-events.why': 'Event cards that were not played in step 8 are discarded. Who may see them?',
  'ruling.unplayed-events': 'All players may see them.',
  'ruling.reading-events.why': 'The texts of Event cards do not say everything. How are they to be read?',
  'ruling.reading-events':
    'SC-21.7 says who makes the choices, which events may be executed, what things cost, and which other rules apply.',
  'ruling.purchases-by-events.why':
    'An event sells something to the player who executes it. Must the player buy it? Perhaps the player chose this event before looking at its prices.',
  'ruling.purchases-by-events':
    'No. A purchase is made in full or not at all, and no text forces a player to pay. The Event card is discarded in any case.',
  'ruling.shields.why': 'One public source says that Protoss players draw more cards when they defend.',
  'ruling.shields': 'As defender in a battle, a Protoss player draws three Combat cards instead of one.',
  'ruling.regeneration.why': 'One public source says that Zerg players draw a card in every battle.',
  'ruling.regeneration':
    'A Zerg player draws one Combat card after both sides have placed their cards. If both players are Zerg, the attacker draws first.',
  'ruling.conquest-points-unused.why':
    'The variant Galactic Conquest has no conquest points. What happens to areas and events that give points, and to the objective of Aldaris?',
  'ruling.conquest-points-unused':
    'They have no effect in this variant. An event that gives only points cannot be executed.',
  'ruling.late-new-deck.why':
    'In Galactic Conquest, the discarded stage III cards form a new Event deck “when the last Event card is drawn”. What if no stage III card has been discarded by then?',
  'ruling.late-new-deck':
    'The Event deck stays empty at first. The new deck is made as soon as a player has to draw an Event card and a stage III card is in the discard pile.',
  'ruling.conquest-without-end.why':
    'Galactic Conquest is won only by eliminating the other players. The Event deck is renewed again and again, and depleted areas stay depleted. Can the game end in another way?',
  'ruling.conquest-without-end':
    'No, it goes on until only one player or one team is left. But players may give up at any time.',
  'ruling.overrun-teammates.why':
    'Enemy units stand in an area with the base of your teammate. Is it still an area of your teammate, which you may not enter?',
  'ruling.overrun-teammates':
    'Yes, as long as the base is there. It would not help the base if your units entered. In step 1 of regrouping a base is destroyed if units of any other player stand in its area, and a teammate is such a player.',
  'ruling.teams-win-together.why':
    'An eliminated player cannot win, but a team wins together. Does an eliminated member of the winning team win too?',
  'ruling.teams-win-together':
    'Yes, all members of the team win. But what an eliminated member had is not counted when it is decided which team wins.',
  'ruling.team-transports.why': 'May players use the areas and transports of their teammates?',
  'ruling.team-transports': 'No, the pieces of a teammate are treated like those of any other player.',
  'ruling.teammates-gone.why': 'Do the conquest points of an eliminated teammate count for the team?',
  'ruling.teammates-gone': 'No, an eliminated player has no influence on the outcome.',
} as const;
