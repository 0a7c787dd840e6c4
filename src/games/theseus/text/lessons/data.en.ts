/** The lesson "Winning with data". */
export const dataLessonTexts = {
  'lesson.data': 'Winning with data',
  'lesson.data.points':
    'A change of sides: you lead the Scientists. They hardly shoot. They gather data points, DP, and whoever has 20 of them has won, just as if the enemy had no life left. You have 15.',
  'lesson.data.cameras':
    'Your Video Cameras watch the Corridors. Each enemy who stops there moves their marker up, by 2 with the token on the card. When one of yours stops there, the marker is paid in data and begins again. It stands at 3.',
  'lesson.data.shortcut':
    'First clear the view: Scientist 1 leaves the Corridors. One sector on lie the Aliens’ Tentacles. But your Secret Passage is there too: you may leave that sector out, without a step and without its traps.',
  'lesson.data.shortcut.mark': 'The shortcut',
  'lesson.data.shortcut.goal': 'Scientist 1 in the Science Laboratory',
  'lesson.data.shortcut.tentacles':
    'That is the ordinary way: one step, right onto the Tentacles. Take the way that leaves the Control Room out.',
  'lesson.data.shortcut.early':
    'It would be paid 3 now, and you would stand at 18: not enough. Let the Aliens feed the marker first.',
  'lesson.data.feed':
    'The Medical Bay in your own sector gave a life point back, by the way. End the turn: the Alien of the Nest is alone, so its next step is the Corridors. Smile, please!',
  'lesson.data.feed.mark': 'Smile, please',
  'lesson.data.feed.goal': 'the marker is at 5',
  'lesson.data.collect':
    'The marker is at 5: just what you lack. Two Scientists stand in the Tech Bay. Count, and collect!',
  'lesson.data.collect.mark': 'Twenty',
  'lesson.data.collect.goal': '20 data points',
  'lesson.data.collect.lab':
    'Alone in the Laboratory it goes one sector on, to the Tech Bay. The Corridors are two from there.',
  'lesson.data.close':
    'Won, with hardly a shot. Greys gather data too, in a way of their own; an extra lesson shows it. Each faction plays differently, so try them all.',
  'lesson.data.remember.1': 'Scientists and Greys win with 20 data points.',
  'lesson.data.remember.2': 'Video Cameras: enemies raise the marker by stopping, you collect it by stopping.',
  'lesson.data.remember.3': 'Your shortcut lets you leave its sector out: no step, no traps.',
} as const;
