/** The texts of the lesson "Dangers of deep space". */
export const deepSpaceLessonTexts = {
  'lesson.deep-space': 'Dangers of deep space',
  'lesson.deep-space.begin':
    'Here your home ends. Deep space has 102 markers, fewer than a large galaxy needs: 26 say Danger! and destroy the unit that turns them up. You have two Scouts and, on E4, a Cruiser built with Exploration.',
  'lesson.deep-space.scan.count':
    'A Cruiser with Exploration that has not moved may look at one marker beside it, and put it back face down. Let it look at F4.',
  'lesson.deep-space.scan.thought': 'Who looks at the marker, and how does it lie afterwards?',
  'lesson.deep-space.scan.ask': 'Who will know then what lies on {hex}?',
  'lesson.deep-space.scan.all': 'Korr and I',
  'lesson.deep-space.scan.own': 'I alone',
  'lesson.deep-space.scan.none': 'Nobody, before somebody enters',
  'lesson.deep-space.scan': 'Look at F4 with the Cruiser, and put the marker back.',
  'lesson.deep-space.scan.because':
    'Danger! and only you know. Korr sees that you have looked, but not what you saw. Inspect F4: it says so, to you alone.',
  'lesson.deep-space.scan.mark': 'A look at F4',
  'lesson.deep-space.scan.goal': 'F4 is looked at, and lies face down',
  'lesson.deep-space.scan.advice':
    'Look at F4, no other hex, and put the marker back face down. Turned up by a look, Danger! harms nobody and is gone; then there is no secret whose worth could be seen.',
  'lesson.deep-space.enter':
    'Whatever enters F4 is destroyed. Send the Scout of E3 to F3 and the Scout of E5 to F5, end your movement, and turn up F3 first.',
  'lesson.deep-space.enter.thought':
    'One hex you know already. Consider your two Scouts, and the hexes beside each of them that you do not know.',
  'lesson.deep-space.enter.mark': 'Two Scouts',
  'lesson.deep-space.enter.goal': 'F3 is turned up',
  'lesson.deep-space.enter.advice': 'The Scout of E3 goes to F3, the Scout of E5 to F5; then end your movement.',
  'lesson.deep-space.enter.danger': 'F4 was the place that you knew to be deadly. Send the Scouts to F3 and F5.',
  'lesson.deep-space.lost.count': 'Lost in space! All units on F3 come out one hex away, and somebody says where.',
  'lesson.deep-space.lost.thought':
    'A unit that is lost has no say any more. Ask who would like it to come out in a bad place.',
  'lesson.deep-space.lost.ask': 'Who says where your {ship} comes out?',
  'lesson.deep-space.lost.learner': 'I do',
  'lesson.deep-space.lost.chance': 'Chance: a die',
  'lesson.deep-space.lost': 'Watch where it goes.',
  'lesson.deep-space.lost.because':
    'The player to your right: here that is Korr, who has chosen F4. An unexplored hex is explored at once, so the Danger! that only you knew has destroyed the Scout. Bad luck; Korr did not know.',
  'lesson.deep-space.lost.mark': 'Lost in space',
  'lesson.deep-space.lost.goal': 'your Scout comes out',
  'lesson.deep-space.close':
    'On F5 your other Scout finds a wreck. A Miner tows it home like a mineral; in the economic phase it brings a level of some technology, by a die. And remember the supernova: a unit that turns it up goes back to where it came from.',
  'lesson.deep-space.remember.1': 'Danger! destroys all units of the hex, a single Scout or a fleet.',
  'lesson.deep-space.remember.2': 'A Cruiser with Exploration looks before it moves, and only you see it.',
  'lesson.deep-space.remember.3': 'Lost units come out where your right-hand neighbour likes.',
} as const;
