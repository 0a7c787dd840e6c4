/** The texts of the lesson "A small battle". */
export const battleLessonTexts = {
  'lesson.battle': 'A small battle',
  'lesson.battle.begin':
    'Your four Scouts on E4 stand beside F4, where a counter of Korr lies. Where units of two sides share a hex there is a battle, in the combat part of the turn.',
  'lesson.battle.reveal.count':
    'You know nothing about Korr’s counter: it may be six Scouts, a Dreadnought, or a Decoy. You are going to attack it.',
  'lesson.battle.reveal.thought':
    'Both sides must know which dice to roll, and at whom. What does that take before the first shot?',
  'lesson.battle.reveal.ask': 'What will you know of it before the first shot?',
  'lesson.battle.reveal.nothing': 'Nothing before something is hit',
  'lesson.battle.reveal.class': 'Its type, but not how many units',
  'lesson.battle.reveal.all': 'Everything: type and number',
  'lesson.battle.reveal': 'Send all four Scouts from E4 to F4, and end your movement.',
  'lesson.battle.reveal.because':
    'Before the first round both sides turn up all that is there: two Destroyers against your four Scouts. A Decoy would simply have been taken away.',
  'lesson.battle.reveal.mark': 'The attack',
  'lesson.battle.reveal.advice': 'All four Scouts must go to F4; then end your movement.',
  'lesson.battle.reveal.goal': 'the battle has begun',
  'lesson.battle.order.count':
    'You have more ships, so you may screen up to two Scouts: they sit this round out, safe. But a side with at least twice as many unscreened ships shoots better by one. Four against two: keep the bonus, screen nobody. Scouts are of class E, Destroyers of class D.',
  'lesson.battle.order.thought':
    'Consider the classes: A fires before E. Who attacks matters only where classes are alike.',
  'lesson.battle.order.ask': 'Who fires first?',
  'lesson.battle.order.scouts': 'My Scouts: they attack',
  'lesson.battle.order.destroyers': 'The Destroyers',
  'lesson.battle.order.both': 'Both at once',
  'lesson.battle.order': 'Screen nothing, and watch the first shots.',
  'lesson.battle.order.because':
    'Class A fires first, E last, no matter who attacks. Within a class better Tactics goes first, then the defender. One of your Scouts is lost before it could fire.',
  'lesson.battle.order.mark': 'Who fires',
  'lesson.battle.order.advice':
    'Screened Scouts don’t count: with fewer than four against two there is no bonus. Screen nobody this time.',
  'lesson.battle.order.goal': 'it is your Scouts’ turn to fire',
  'lesson.battle.fire.count':
    'A Scout hits with 3 or less on a die of ten sides; the bonus makes that 4, and it lasts for the whole round. A Destroyer has no defence and falls at one hit. Your three dice will show 3, 8 and 9.',
  'lesson.battle.fire.thought':
    'Work out the number that hits now, with the bonus if there is one, and hold each die against it.',
  'lesson.battle.fire.ask': 'How many Destroyers will be left?',
  'lesson.battle.fire': 'Fire with all three Scouts.',
  'lesson.battle.fire.because':
    'Only the 3 was low enough. The number is attack, plus technology, plus bonus, less the target’s defence; a 1 always hits.',
  'lesson.battle.fire.mark': 'Three shots',
  'lesson.battle.fire.advice': 'Let all three Scouts fire in this round.',
  'lesson.battle.fire.goal': 'three Scouts have fired',
  'lesson.battle.retreat':
    'The second round. From now on a ship may retreat in place of firing, when its turn comes: to a hex beside it that is explored, free of enemies, and no farther from some colony of yours. Screen nothing, let the Destroyer fire, and send one Scout back to E4.',
  'lesson.battle.retreat.thought':
    'A ship whose turn it is has two ways: to fire, or to leave. Which hex beside F4 fits all that I have named?',
  'lesson.battle.retreat.mark': 'A retreat',
  'lesson.battle.retreat.goal': 'a Scout has retreated',
  'lesson.battle.retreat.advice':
    'Screen nobody. Of the Scouts, the first of the round goes back to E4, and the others stay.',
  'lesson.battle.end.count':
    'Two Scouts against one Destroyer. The next shot will hit; then the battle is over. Your Scouts came to F4 face down.',
  'lesson.battle.end.thought':
    'Both sides turned their counters for this battle. Is there anything at its end that would turn them once more?',
  'lesson.battle.end.ask': 'How will your Scouts lie after the battle?',
  'lesson.battle.end.down': 'Face down again',
  'lesson.battle.end.up': 'Face up',
  'lesson.battle.end': 'Fire at the Destroyer.',
  'lesson.battle.end.because':
    'What was turned up stays face up, and Korr may inspect it, the one that retreated included. On a colony of yours you may turn it face down again in a later turn, before it moves.',
  'lesson.battle.end.mark': 'The end',
  'lesson.battle.end.goal': 'the battle is won',
  'lesson.battle.end.advice': 'Your Scouts have left F4 to Korr. Stay, and fire.',
  'lesson.battle.close':
    'F4 is yours. Any damage to a ship is gone when a battle ends. Bigger ships fire earlier, take more hits and cost more maintenance; a swarm has the bonus. Which is better is the question of every cycle.',
  'lesson.battle.remember.1': 'All is turned up first; then classes fire, A to E.',
  'lesson.battle.remember.2': 'Twice as many unscreened ships shoot better by one.',
  'lesson.battle.remember.3': 'From round 2 on a ship may retreat in place of firing.',
} as const;
