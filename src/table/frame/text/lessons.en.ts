type TextParams = Readonly<Record<string, string | number>>;

/** The table's English texts around lessons. The coach's own words belong to the game. */
export const lessonTexts = {
  'home.learn': 'Learn',
  'learn.title': 'Learn: {game}',
  'learn.games': 'Learn which game?',
  'learn.game': '{game}',
  'learn.hint':
    'Each lesson is a few minutes on the real rules. Take them in order, or pick any one, as often as you like.',
  'learn.row': ({ number, lesson }: TextParams) => `${number}. ${lesson}`,
  'learn.minutes': '{minutes} min',
  'learn.done': '{minutes} min · done',
  'learn.begun': '{minutes} min · begun',
  'learn.foretold.done': 'done · {right} of {asked} right',
  'learn.foretold.begun': 'begun · {right} of {asked} right',
  'learn.practice': 'Practice: what comes next?',
  'learn.practice.detail': ({ missed }: TextParams) =>
    missed === 0 ? 'up to ten positions' : `${missed} missed so far`,
  'learn.due': 'Due today: what you missed before',
  'learn.due.detail': ({ due }: TextParams) => (due === 1 ? 'one position' : `${due} positions`),
  'learn.no-practice': 'There is nothing to practise yet: take a lesson first.',
  'learn.practised': 'Practice done: {right} of {count} came out as you said.',
  'practice.done': 'Practice: position {number} of {count}',
  'practice.next': 'The next position',
  'practice.end': 'End the practice',
  'practice.then': 'On to the lesson: {lesson}',
  'practice.back': 'First, once more, what you missed in “{lesson}”.',
  'lesson.goes-on': 'The lesson goes on where you left it.',
  'learn.name': 'Who is learning?',
  'learn.name.hint':
    'The program remembers by name what you have learned. Type a name, choose one, or take the first row to go without.',
  'learn.name.none': 'No name: just me',
  'learn.name.typed': 'The name: {name}',
  'learn.learner': ({ learner }: TextParams) => (learner === '' ? 'Learner: just me' : `Learner: ${learner}`),
  'learn.learner.detail': 'somebody else',
  'learn.map': 'The rule book, as far as you know it',
  'learn.map.detail': ({ known, rules }: TextParams) => `${known} of ${rules} rules`,
  'learn.map.text': 'Choose a chapter: practise it on positions of about two minutes, or read it if there are none.',
  'learn.chapter': '{chapter} {title}',
  'learn.chapter.detail': ({ rules, seen, proven, missed }: TextParams) =>
    seen === 0 && proven === 0 && missed === 0
      ? `${rules} rules, not met`
      : `${proven} of ${rules} rules proven, ${seen} met${missed === 0 ? '' : `, ${missed} missed`}`,
  'practice.lesson': 'The lesson it is from: {lesson}',
  'learn.unknown': 'There is no lesson {lesson}.',
  'learn.not-kept': 'Your progress in lessons can’t be saved: {reason}',

  'lesson.foretelling': 'Say what you expect, then see it happen',
  'lesson.foretelling-before': 'The board still stands as it was before. What has come of it?',
  'lesson.menu': 'Lesson',
  'lesson.menu.marks': 'Go back to a part of it …',
  'lesson.menu.look-back': 'Look back on what has happened, step by step',
  'lesson.menu.leave': 'Leave the lesson …',
  'lesson.marks': 'Go back to which part of the lesson?',
  'lesson.start': 'The beginning',
  'lesson.leave': 'Leave the lesson?',
  'lesson.leave-text': 'It goes on where you leave it.',
  'lesson.stay': 'Go on learning',
  'lesson.all': 'All lessons',
  'lesson.home': 'To the home screen',
  'lesson.quit': 'Quit Orrery',
  'lesson.done': 'Lesson done: {lesson}',
  'lesson.foretold': ({ right, count }: TextParams) =>
    count === 1
      ? right === 1
        ? 'It came out as you said.'
        : 'It came out differently.'
      : `${right} of ${count} came out as you said.`,
  'lesson.remember': 'To remember:',
  'lesson.rules': 'The rules behind it: {rules}',
  'lesson.next': 'Next: {lesson}',
  'lesson.repeat': 'This lesson once more',
  'lesson.goal': 'Goal:',
  'lesson.offer': 'Stuck? {key} gives a hint: first a thought, then more.',
  'lesson.reading': 'Enter goes on',
} as const;
