/** The texts of the lesson "Raid and bombard". */
export const bombardLessonTexts = {
  'lesson.bombard': 'Raid and bombard',
  'lesson.bombard.begin':
    'Three Cruisers of yours are deep in Korr’s home. On G3, beside them, lies a colony worth 3 with no ship to guard it; on G4 one worth 5 with a Ship Yard; behind them the homeworld H4. Colonies never fire back.',
  'lesson.bombard.fire.count':
    'In your combat each armed unit may fire once at an enemy colony in its hex; a Cruiser hits with 4 or less. Each hit takes the colony one step down: 5, 3, 1, destroyed. Your three dice will show 2, 7 and 9.',
  'lesson.bombard.fire.thought':
    'Hold each die against what a Cruiser hits with, and count. Then go down the colony’s steps, once for each hit.',
  'lesson.bombard.fire.ask': 'The colony on G3 is worth {value}. What will it be worth?',
  'lesson.bombard.fire': 'Send the Cruisers from F3 to G3, end your movement, and fire with all three.',
  'lesson.bombard.fire.because':
    'One hit, one step: from 3 to 1. The next hit would destroy it. And as long as your Cruisers stay, the colony is blockaded and yields nothing at all.',
  'lesson.bombard.fire.mark': 'The first colony',
  'lesson.bombard.fire.advice': 'All three Cruisers go to G3, and all three fire at the colony.',
  'lesson.bombard.fire.goal': 'three Cruisers have fired at G3',
  'lesson.bombard.guard.count': 'Next turn, G4. A Ship Yard is armed: attack 3, one hull point. It guards its colony.',
  'lesson.bombard.guard.thought':
    'First the armed, then the unarmed. Does a unit that has fired in a battle lose its shot at the colony?',
  'lesson.bombard.guard.ask': 'You attack G4. When can a {ship} fire at the colony?',
  'lesson.bombard.guard.instead': 'In place of firing at the Ship Yard',
  'lesson.bombard.guard.next': 'In the turn after the battle',
  'lesson.bombard.guard.after': 'In the same turn, when the yard is destroyed',
  'lesson.bombard.guard':
    'End this turn. Then send all Cruisers from G3 to G4, destroy the yard, and fire at the colony with all three.',
  'lesson.bombard.guard.because':
    'When nothing armed is left, each unit still has its shot at the colony, whether it fired in the battle or not. Groups that fired lie face up now.',
  'lesson.bombard.guard.mark': 'The second colony',
  'lesson.bombard.guard.advice': 'All Cruisers to G4; first the yard, then three shots at the colony.',
  'lesson.bombard.guard.goal': 'the yard is gone, and three shots at G4 are fired',
  'lesson.bombard.world.count':
    'Korr’s homeworld H4 is whole and yields 20. Four Ship Yards guard it; a Base could as well. It goes down by steps of 5.',
  'lesson.bombard.world.thought': 'Divide what it yields by the size of its steps.',
  'lesson.bombard.world.ask': 'When its guards are gone, how many hits destroy it?',
  'lesson.bombard.world.because':
    'Four: 15, 10, 5, and the fourth destroys it, which wins the match. A homeworld that is only damaged grows again by one step in each economic phase.',
  'lesson.bombard.close':
    'A destroyed colony leaves a free planet for the next to settle: bring a Colony Ship. Raids cost Korr income, ships that must guard, and sleep. Only a homeworld ends the match.',
  'lesson.bombard.remember.1': 'Each armed unit fires once a turn at a colony that nobody guards.',
  'lesson.bombard.remember.2': 'One hit, one step: 5, 3, 1, destroyed; a homeworld has four steps.',
  'lesson.bombard.remember.3': 'An armed enemy in its hex blockades a colony: it yields nothing.',
} as const;
