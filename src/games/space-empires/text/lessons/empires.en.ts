/** The texts of the lesson "Alien empires". */
export const empiresLessonTexts = {
  'lesson.empires': 'Alien empires',
  'lesson.empires.begin':
    'You play alone against empires that roll for everything. Each is one homeworld, here H5, with a base and three banks: for fleets, technology and defence. Destroy all homeworlds and you win; lose yours on L7 and you have lost. A fleet of 12 CP stands on H7.',
  'lesson.empires.goes.count':
    'After your turn its fleets move. On J6, two hexes away, two Destroyers guard a colony worth 5; nobody guards K8, worth 3 and three hexes away. With Movement 1 it can be on either before the next economic phase.',
  'lesson.empires.goes.thought':
    'It counts economic phases. Where both can be reached in time, ask which of the two costs it less to take.',
  'lesson.empires.goes.ask': 'Towards which colony will the fleet go?',
  'lesson.empires.goes': 'Move nothing, and end your movement.',
  'lesson.empires.goes.because':
    'It counts economic phases, not hexes. Of equals it prefers the one that nobody defends; then the nearer, the larger, the one nearer your homeworld. Inspect a fleet: it says where it goes, and why.',
  'lesson.empires.goes.mark': 'Its way',
  'lesson.empires.goes.goal': 'the fleet has moved',
  'lesson.empires.ships.count': 'The fleet stands on I7, beside your three Cruisers on J7. It is worth 12 CP.',
  'lesson.empires.ships.thought':
    'So far the fleet is only a sum of CP. When must the empire say what that money has bought?',
  'lesson.empires.ships.ask': 'When will its ships be known?',
  'lesson.empires.ships.launched': 'They are: I only have to inspect it',
  'lesson.empires.ships.fights': 'When it first fights, before the first shot',
  'lesson.empires.ships.later': 'When the battle is over',
  'lesson.empires.ships': 'Send the three Cruisers from J7 to I7, and end your movement.',
  'lesson.empires.ships.because':
    'First the empire spends its bank for technology, then its CP on ships, all by dice. It knows no larger ships yet, so 12 CP make two Scouts.',
  'lesson.empires.ships.mark': 'Its ships',
  'lesson.empires.ships.advice': 'All three Cruisers go together, from J7 to I7.',
  'lesson.empires.ships.goal': 'it is your Cruisers’ turn to fire',
  'lesson.empires.win': 'Fire at both. Aliens never retreat and never screen.',
  'lesson.empires.win.thought': 'Two targets and three Cruisers: how many hits does each take, and who fires first?',
  'lesson.empires.win.mark': 'The battle',
  'lesson.empires.win.goal': 'no alien is left on I7',
  'lesson.empires.win.advice': 'Aliens are left on I7. Stay, and fire at them.',
  'lesson.empires.phase.count':
    'After turn 3 comes the economic phase, the sixth. By row 6 of its sheet the empire rolls three times. In an earlier phase it rolled "economy", which counts from this phase on.',
  'lesson.empires.phase.thought':
    'Begin with the row of its sheet for this phase. Then ask what an earlier roll has added.',
  'lesson.empires.phase.ask': 'How many times does it roll now?',
  'lesson.empires.phase': 'End your movement without a move, buy nothing, and see what it rolls.',
  'lesson.empires.phase.because':
    'Three rolls and the extra one. Each brings 5 CP to a bank at the easiest difficulty, 10 or 15 at harder ones, double for defence. Then it may launch what is in its bank for fleets: the sheet says by which die.',
  'lesson.empires.phase.mark': 'Its economic phase',
  'lesson.empires.phase.goal': 'the empire has rolled',
  'lesson.empires.close':
    'When you attack a homeworld, it spends all its banks before the first shot: ships, bases and mines. The pane "Against you" shows what is in them. The empires roll more from phase to phase.',
  'lesson.empires.remember.1':
    'Alien fleets go where they arrive in the fewest economic phases, and prefer what nobody defends.',
  'lesson.empires.remember.2': 'Technology and ships are bought when a fleet first fights, by dice.',
  'lesson.empires.remember.3': 'A homeworld that is attacked spends all its banks first.',
} as const;
