/** The texts of the lesson "An alien homeworld". */
export const blockadeLessonTexts = {
  'lesson.blockade': 'An alien homeworld',
  'lesson.blockade.begin':
    'Two alien empires are left, with homeworlds on H5 and H9. A base guards H5; all banks are empty, so an attack finds nothing more there. Your fleet, four Cruisers and a Scout, stands beside it on H6.',
  'lesson.blockade.aim.count':
    'A base is of class A and fires before all your ships. Aliens choose their targets in their own interest. A Cruiser takes two hits and costs 12 CP, a Scout takes one and costs 6.',
  'lesson.blockade.aim.thought':
    'Think like a player who wants each hit to count. What does one hit do to each of your ships?',
  'lesson.blockade.aim.ask': 'At which of your ships will the base fire?',
  'lesson.blockade.aim.cruiser': 'At a Cruiser, which is dearer',
  'lesson.blockade.aim.scout': 'At the Scout, which one hit destroys',
  'lesson.blockade.aim': 'Send the whole fleet from H6 to H5, end your movement, and screen nobody.',
  'lesson.blockade.aim.because':
    'First comes what one hit destroys, then what troubles their Raiders and Fighters, then what is dearest. This time the base misses.',
  'lesson.blockade.aim.mark': 'The base',
  'lesson.blockade.aim.advice': 'Send the Cruisers and the Scout from H6 to H5, then end your movement.',
  'lesson.blockade.aim.goal': 'it is your Cruisers’ turn to fire',
  'lesson.blockade.shown.count':
    'At the start of this battle your Cruisers had to show that they carry Attack 1. The empire on H9 was not there.',
  'lesson.blockade.shown.thought': 'Ask whether alien empires keep secrets from each other, or learn together.',
  'lesson.blockade.shown.ask': 'Who knows of your Attack {level} from now on?',
  'lesson.blockade.shown.one': 'Only the empire on H5',
  'lesson.blockade.shown.all': 'Both empires',
  'lesson.blockade.shown.nobody': 'Nobody, once the battle is over',
  'lesson.blockade.shown': 'Fire at the base until it is gone.',
  'lesson.blockade.shown.because':
    'What you show in a battle against one empire all of them know. They use it: an empire that has seen no scanner sends Raiders, one that has seen no Point Defence builds Fighters.',
  'lesson.blockade.shown.mark': 'What they know',
  'lesson.blockade.shown.goal': 'the base is destroyed',
  'lesson.blockade.shown.advice': 'The base is still there. Stay, and fire at it with every Cruiser.',
  'lesson.blockade.stays.count':
    'The homeworld has four steps, from 20 down. Your five ships may fire at it once in this turn; then comes the economic phase, the sixth. By row 6 an empire rolls three times. Your fleet stays on H5.',
  'lesson.blockade.stays.thought':
    'Ask what its rolls depend on: the row of the sheet, or what stands on its homeworld?',
  'lesson.blockade.stays.ask': 'How many times does the empire on H5 roll while your fleet stands there?',
  'lesson.blockade.stays': 'Fire at the homeworld with all five ships, buy nothing, and see.',
  'lesson.blockade.stays.because':
    'A blockade does nothing to an alien empire. It rolled three times, and launched a fleet under your eyes; you fight that in your next turn. Only a homeworld that is destroyed stops.',
  'lesson.blockade.stays.mark': 'The blockade',
  'lesson.blockade.stays.goal': 'the empire has rolled',
  'lesson.blockade.close':
    'One hit of four that it takes. Each armed ship fires once a turn, and the homeworld grows back by one step in each economic phase. What its banks have gathered since is spent when you attack again.',
  'lesson.blockade.remember.1': 'Aliens fire first at what one hit destroys.',
  'lesson.blockade.remember.2': 'What one empire has seen all of them know.',
  'lesson.blockade.remember.3': 'A blockade does not stop an alien homeworld; only its fall does.',
} as const;
