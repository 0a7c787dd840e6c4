/** The texts of the lesson "Doomsday machines". */
export const machinesLessonTexts = {
  'lesson.machines': 'Doomsday machines',
  'lesson.machines.begin':
    'You play alone. Three machines come, one after the other: the pane “Against you” says when, and how strong. Only machines may be on the hexes where they appear. Destroy all three and you win; lose your homeworld on L7 and you have lost. The first stands on H7.',
  'lesson.machines.goes.count':
    'After your turn a machine goes one hex, always towards your nearest colony. On J6 is a colony worth 3, on J8 one worth 5. Both are two hexes away from H7.',
  'lesson.machines.goes.thought':
    'Compare the distances first. Where those are alike, compare what the machine could take.',
  'lesson.machines.goes.ask': 'Towards which colony will it go?',
  'lesson.machines.goes': 'Move nothing, and end your movement.',
  'lesson.machines.goes.because':
    'Both are equally near, so the larger colony draws it. If both were alike, the one nearer your homeworld would; then you would choose. It looks again with every step, and markers do not stop it.',
  'lesson.machines.goes.mark': 'Its way',
  'lesson.machines.goes.goal': 'the machine has moved',
  'lesson.machines.weak.count':
    'The machine stands on I7, beside your four Cruisers on J7. Each machine may have a weakness: Fighters, mines, cloaked Raiders or fleets of ten or more. A die decides.',
  'lesson.machines.weak.thought':
    'A weakness is rolled for. At what moment does it first make a difference to anybody?',
  'lesson.machines.weak.ask': 'When will you know whether it has one?',
  'lesson.machines.weak.known': 'As soon as it appears on the map',
  'lesson.machines.weak.fights': 'When it fights for the first time, before the first shot',
  'lesson.machines.weak.hit': 'When it is hit for the first time',
  'lesson.machines.weak': 'Send all four Cruisers from J7 to I7, and end your movement.',
  'lesson.machines.weak.because':
    'This machine has no weakness: it bears mines and Fighters unhurt, sees all Raiders, and the number of your ships brings no bonus.',
  'lesson.machines.weak.mark': 'Its weakness',
  'lesson.machines.weak.advice': 'All four Cruisers go together, from J7 to I7.',
  'lesson.machines.weak.fewer':
    'Fewer than four Cruisers have come, and the next part is about all four. Go back, and send them.',
  'lesson.machines.weak.goal': 'it is your Cruisers’ turn to fire',
  'lesson.machines.hit.count':
    'At strength 1 it is of class D, has defence 1 and six hull points. Your Cruisers are of class C and fire first, with attack 4 and Attack 1.',
  'lesson.machines.hit.thought':
    'Start with the Cruiser’s attack, add what it carries, and take away the machine’s defence.',
  'lesson.machines.hit.ask': 'What is the highest roll that hits it?',
  'lesson.machines.hit': 'Fire at the machine.',
  'lesson.machines.hit.because':
    '4 and 1, less its defence of 1. A 1 hits a machine only if the number is high enough for it; a 1 of the machine always hits, and its 10 always misses.',
  'lesson.machines.hit.mark': 'The first shot',
  'lesson.machines.hit.goal': 'a Cruiser has fired',
  'lesson.machines.win':
    'Fight on. It fires three shots a round, one after the other, and goes on with ships that are damaged. It never retreats. Stay, too.',
  'lesson.machines.win.thought':
    'Damage stays on it. Count the hull points that are left, and your shots in a round: is there any reason to leave?',
  'lesson.machines.win.mark': 'The battle',
  'lesson.machines.win.goal': 'the machine is destroyed',
  'lesson.machines.win.advice': 'The machine is still there. Stay, and fire at it with every Cruiser.',
  'lesson.machines.barren.count':
    'Before the next machine comes there is time to explore. On J9 lies a face-down marker of deep space, beside your Scout on K9. With several players barren planets of deep space can be guarded by aliens, and doomsday machines can lie among the markers.',
  'lesson.machines.barren.thought':
    'Consider which rules may be added when you play against machines. Both kinds of guard would have to be among them.',
  'lesson.machines.barren.ask': 'The marker is a barren planet. Who guards it?',
  'lesson.machines.barren.aliens': 'Aliens',
  'lesson.machines.barren.machine': 'Another machine',
  'lesson.machines.barren.nobody': 'Nobody',
  'lesson.machines.barren': 'Send the Scout from K9 to J9, and end your movement.',
  'lesson.machines.barren.because':
    'Against machines some optional rules may be chosen: pipelines, Carriers, Raiders, mines, warp points and a few about technology. Aliens on barren planets, and more machines among the markers, are not on that list.',
  'lesson.machines.barren.mark': 'Other rules',
  'lesson.machines.barren.advice': 'The Scout goes from K9 to J9; then end your movement.',
  'lesson.machines.barren.goal': 'J9 is explored',
  'lesson.machines.close':
    'Left alone it would have destroyed J8, planet and colony. Each planet that it destroys heals two hits at once; all other damage stays from battle to battle. The next one is stronger, and comes two economic phases later.',
  'lesson.machines.remember.1': 'A machine goes to the nearest colony; if several are equally near, to the largest.',
  'lesson.machines.remember.2': 'Its weakness is rolled in its first battle; its damage stays.',
  'lesson.machines.remember.3': 'A planet that it reaches undefended is destroyed, and heals it by two.',
} as const;
