/** The texts of the lesson "Move and explore". */
export const exploreLessonTexts = {
  'lesson.explore': 'Move and explore',
  'lesson.explore.turn':
    'In your turn you first move, then fight, then explore. At the beginning of a match every unit goes one hex a turn. Your three Scouts stand on your homeworld C4, all under one counter; on the hexes around it lie markers, face down.',
  'lesson.explore.split':
    'A group moves as one. Three Scouts can look into three hexes, but only if each lies under a counter of its own. Press D: there the group can be split. Split it twice.',
  'lesson.explore.split.thought':
    'Count the Scouts under your counter, and the counters that you need. Each split makes one more.',
  'lesson.explore.split.mark': 'Three counters',
  'lesson.explore.split.goal': 'three Scouts, three counters',
  'lesson.explore.split.advice': 'A Scout has left already. Split the group first, while all three are on C4.',
  'lesson.explore.enter.count':
    'C3, D4 and D5 lie beside C4, and nobody has explored them. A unit that enters an unexplored hex stops there, however far it could go.',
  'lesson.explore.enter.thought':
    'A turn has its order: moving, fighting, exploring. In which of these parts are markers turned up, and is it the same for all?',
  'lesson.explore.enter.ask': 'When will you see what lies on the hexes that your Scouts enter?',
  'lesson.explore.enter.at-once': 'Each as soon as a Scout enters',
  'lesson.explore.enter.after': 'All of them when my movement and combat are over',
  'lesson.explore.enter.next': 'In my next turn',
  'lesson.explore.enter': 'Send one Scout into each of C3, D4 and D5, then end your movement.',
  'lesson.explore.enter.because':
    'Exploring comes last in a turn; you say in which order markers are turned up. So what the first one shows comes too late for the others.',
  'lesson.explore.enter.mark': 'Three markers',
  'lesson.explore.enter.goal': 'C3, D4 and D5 are explored',
  'lesson.explore.enter.advice': 'One Scout into each of C3, D4 and D5, and only then end your movement.',
  'lesson.explore.hole.count':
    'A nebula, a mineral, a planet. Next turn: on E4, beside D4, a black hole has been found. Each unit that enters rolls a ten-sided die: on 1 to 6 it lives, on 7 to 10 it is lost. The die will show a 6.',
  'lesson.explore.hole.thought':
    'Compare the number on the die with those on which a unit lives. Then ask what the hole does to one that has lived.',
  'lesson.explore.hole.ask': 'What becomes of a Scout that enters E4?',
  'lesson.explore.hole.lost': 'It is lost',
  'lesson.explore.hole.lives': 'It stands on E4',
  'lesson.explore.hole.back': 'It is thrown back to D4',
  'lesson.explore.hole': 'As soon as you can move again, send a Scout from D4 or D5 to E4.',
  'lesson.explore.hole.because':
    'Six is just enough, so it lives, and could even go on if it were faster. It rolls only when it enters: staying and leaving are safe.',
  'lesson.explore.hole.mark': 'The black hole',
  'lesson.explore.hole.goal': 'a Scout has rolled on E4',
  'lesson.explore.hole.advice': 'Send a Scout from D4 or D5 into the black hole on E4.',
  'lesson.explore.hole.early':
    'The markers on D3 and C5 are for the next part. Go back, and send a Scout from D4 or D5 into the black hole on E4.',
  'lesson.explore.more':
    'Two markers near your home are left, on D3 and on C5. Explore at least one of them with another Scout, and end your movement.',
  'lesson.explore.more.thought':
    'Look for a hex that is still face down, one step from a Scout. Which of your Scouts has not moved yet?',
  'lesson.explore.more.mark': 'One more marker',
  'lesson.explore.more.goal': 'one more marker is turned up',
  'lesson.explore.more.advice': 'D3 is beside C3 and D4, and C5 is beside D5: send a Scout into one of them.',
  'lesson.explore.close':
    'Nebulae and asteroids stop every unit that enters, and can only be entered with the first step of a turn; a supernova can’t be entered at all. In deep space a quarter of all markers says Danger!: that destroys whatever has gone there, a single Scout or a fleet.',
  'lesson.explore.remember.1': 'Move, fight, explore: markers are turned up last.',
  'lesson.explore.remember.2': 'A unit that enters an unexplored hex stops there.',
  'lesson.explore.remember.3': 'At a black hole each unit lives on a roll of 1 to 6.',
} as const;
