/** The texts of the lesson "Winning with data". */
export const dataLessonTexts = {
  'lesson.data': 'Winning with data',
  'lesson.data.points':
    'A change of sides: you lead the Scientists. They hardly shoot. They gather data points, DP, and a player with 20 of them has won, just as if the enemy had no life left. You have 15.',
  'lesson.data.shortcut':
    'Scientist 1 is to leave the Corridors, alone there: one step. The Aliens’ Tentacles wait in the Control Room, but your Secret Passage lies there too, a shortcut: you may skip that sector, without a step and without its traps.',
  'lesson.data.shortcut.thought': 'Count its steps as always. Which sectors on the way take one?',
  'lesson.data.shortcut.ask': 'Where will Scientist 1 stop if it uses the shortcut?',
  'lesson.data.shortcut.do': 'Walk with Scientist 1, and use the shortcut.',
  'lesson.data.shortcut.because':
    'The Control Room did not count, so its one step led past it, into your Laboratory. The Medical Bay there gave a life point back.',
  'lesson.data.shortcut.mark': 'The shortcut',
  'lesson.data.shortcut.goal': 'Scientist 1 is past the Tentacles',
  'lesson.data.shortcut.other':
    'Not that way: let Scientist 1 skip the Control Room. The others wait in the Tech Bay until their time comes.',
  'lesson.data.feed':
    'Your Video Cameras watch the Corridors. Each enemy that stops there moves their marker up, by 1 and by 1 more for the token on the card. It stands at 3, and Alien 1 leaves the Nest next, alone there.',
  'lesson.data.feed.thought':
    'Start from where the marker stands, and add what the card gives for one enemy, the tokens on it included.',
  'lesson.data.feed.ask': 'Where will the marker stand after the Aliens’ turn?',
  'lesson.data.feed.marker': ({ count }: Filled) => `At ${count}`,
  'lesson.data.feed.watch': 'End the turn. Smile, please!',
  'lesson.data.feed.because': 'Alien 1 stopped in the Corridors, right before the cameras: 2 more.',
  'lesson.data.feed.mark': 'Smile, please',
  'lesson.data.feed.goal': 'the Aliens have walked',
  'lesson.data.collect':
    'When a Scientist stops there, the marker is paid out in data points and begins again at 0. You need exactly that many. Who stops exactly in the Corridors? Count, and collect!',
  'lesson.data.collect.thought':
    'Compare what you lack with what the marker shows. Then find the Scientist whose count ends at the cameras.',
  'lesson.data.collect.mark': 'Twenty',
  'lesson.data.collect.goal': '20 data points',
  'lesson.data.collect.other':
    'Alone in the Laboratory it goes one sector on, to the Tech Bay. The Corridors are two sectors from there, and two Scientists stand there.',
  'lesson.data.close':
    'Won, with hardly a shot. Greys gather data too, in a way of their own; an extra lesson shows it. Each faction plays differently, so try them all.',
  'lesson.data.remember.1': 'Scientists and Greys win with 20 data points.',
  'lesson.data.remember.2': 'Video Cameras: enemies raise the marker by stopping, you collect it by stopping.',
  'lesson.data.remember.3': 'Your shortcut lets you skip its sector: no step, no traps.',
} as const;

type Filled = Readonly<Record<string, string | number>>;
