/** Rulings on regrouping, victory, races and variants (SC-18 to SC-23): what was open, `.why`, and what Orrery does. */
export const endRulingTexts = {
  'ruling.steps-of-regrouping.why':
    'Main text, quick reference and back page give three different orders of the regrouping steps.',
  'ruling.steps-of-regrouping':
    'The main text holds: points, normal victory, special victory, events, hand limit, token.',
  'ruling.no-decisions.why': 'Does anybody decide anything in steps 1 to 7?',
  'ruling.no-decisions': 'No; they run at once, for all players together.',
  'ruling.when-transports-fall.why':
    'One text destroys a transport at once when its last base is gone, others only in regrouping.',
  'ruling.when-transports-fall': 'Only in step 1 of regrouping, also when an event has moved a z-axis route.',
  'ruling.cards-of-empty-areas.why':
    'Who gains the cards of empty areas? By the rule book it is a player who is “alone on the planet” and has a base there. Players’ references to the English rule book say that “the only base” is enough. And does a second base take the cards away?',
  'ruling.cards-of-empty-areas':
    'The rule book holds. A player with a base there gains them if nobody else, not even a teammate, has a unit or base in any area of the planet. By an option of the match the only base is enough, no matter who else has units there. With and without this option, a player who holds such a card keeps it until an enemy enters its area, or until that player’s base is gone.',
  'ruling.points-of-bases.why': 'The quick reference gives points for areas with a unit.',
  'ruling.points-of-bases': 'A base is enough: what counts is control.',
  'ruling.thresholds.why': 'Aldaris needs 15 points, the others 20: who wins when both have theirs?',
  'ruling.thresholds': 'The one with the most points among those who have reached their own number.',
  'ruling.empty-event-deck.why': 'Which stage is it when the Event deck is empty?',
  'ruling.empty-event-deck': 'Stage III.',
  'ruling.small-boards.why': 'The board has fewer areas of a kind than an objective asks for.',
  'ruling.small-boards': 'All of them are enough, but at least one; depleted areas still count.',
  'ruling.aldaris-at-once.why':
    'The sheet lets Aldaris win as soon as the second The End Draws Near is played, the main text at the end of the step.',
  'ruling.aldaris-at-once': 'At the end of step 8.',
  'ruling.moment-of-elimination.why': 'When is it checked whether somebody has nothing left?',
  'ruling.moment-of-elimination':
    'After battle step 9, after each order and each event, and after regrouping step 1. Units in a battle line count as on the board.',
  'ruling.cards-of-the-gone.why': 'What becomes of the Resource cards of an eliminated player?',
  'ruling.cards-of-the-gone': 'They go to the Resource deck in the next regrouping step 2.',
  'ruling.all-gone.why': 'The last players vanish at the same moment.',
  'ruling.all-gone': 'They are ranked by points, then as in any tie.',
  'ruling.events-pay.why': 'Which workers pay for an event?',
  'ruling.events-pay': 'Those that step 4 brought back; they stay on their cards through the next round.',
  'ruling.events-later.why': 'Are points and victories of steps 5 to 7 looked at again after the events of step 8?',
  'ruling.events-later': 'Not in this round.',
  'ruling.unplayed-events.why': 'Who may see the Event cards that were not played?',
  'ruling.unplayed-events': 'All: they are shown and discarded.',
  'ruling.reading-events.why': 'How are the texts of events to be read?',
  'ruling.reading-events':
    'SC-21.7 lists how: who chooses, what may be executed, what things cost, and which rules they follow.',
  'ruling.purchases-by-events.why':
    'Must a player who has played an event that sells something buy it? It may have been chosen before its prices were looked at.',
  'ruling.purchases-by-events':
    'No: a purchase happens in full or not at all, and no text forces anybody to pay. The card is discarded all the same.',
  'ruling.shields.why': 'One public source says that Protoss draw more cards as defenders.',
  'ruling.shields': 'They draw three instead of one.',
  'ruling.regeneration.why': 'One public source says that Zerg draw a card in battles.',
  'ruling.regeneration':
    'They draw one card after both sides have placed their cards. If both sides are Zerg, the attacker draws first.',
  'ruling.conquest-points-unused.why':
    'What do conquest areas, point events and the objective of Aldaris do in Galactic Conquest?',
  'ruling.conquest-points-unused': 'Nothing; an event that gives only points cannot be executed.',
  'ruling.late-new-deck.why':
    'In Galactic Conquest the new Event deck is made “when the last Event card is drawn”. What if no stage III card has been discarded at that moment?',
  'ruling.late-new-deck':
    'The deck stays empty for now; it is made as soon as somebody is to draw and a stage III card lies in the discard pile.',
  'ruling.conquest-without-end.why':
    'Galactic Conquest ends by elimination alone, the Event deck is renewed for ever, and areas that are depleted stay so. Does anything else end it?',
  'ruling.conquest-without-end':
    'Nothing: it lasts until one player or team is left. Anyone who has had enough may give up.',
  'ruling.overrun-teammates.why':
    'Enemy units stand in an area with a teammate’s base. Does the area still belong to the teammate, so that you may not enter it?',
  'ruling.overrun-teammates':
    'Yes, as long as the base lies there. Your units could not save the base: in regrouping step 1 a base is destroyed if units of any other player stand in its area, a teammate’s units too.',
  'ruling.teams-win-together.why':
    'An eliminated player cannot win, but a team wins as a team. Has an eliminated member of the winning team won?',
  'ruling.teams-win-together':
    'Yes. The team wins, and its eliminated members win with it. But what an eliminated member had is not counted when it is decided which team wins.',
  'ruling.team-transports.why': 'May a teammate’s areas and transports be used?',
  'ruling.team-transports': 'No: the pieces of a teammate are those of another player.',
  'ruling.teammates-gone.why': 'Do the points of an eliminated teammate count?',
  'ruling.teammates-gone': 'No: a player who is out has no influence on the outcome.',
} as const;
