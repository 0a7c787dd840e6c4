import { GAMES_WITH_LESSONS } from '../../src/games/index.ts';
import { splitByTaught } from '../../src/cli/lessons.ts';
import type { Message } from '../../src/kernel/words/message.ts';
import type { Lesson, Stage } from '../../src/lessons/lesson.ts';
import { wordsAfterPrediction } from '../../src/session/teaching/coach-words.ts';
import { tableFormatter } from '../../src/table/frame/text/say.ts';
import { answersOf, playByEnter } from '../oracles/lesson-answers.ts';
import { courseOf } from './astray.ts';
import type { Course } from './astray.ts';

/** A card of the coach is read at a glance: no more words than these. */
const WORDS = 50;

/** Each column of the page: its head, and what stands there for a game. Those that are cheap are tested. */
const COLUMNS: readonly { readonly head: string; readonly cell: (course: Course) => string }[] = [
  { head: 'game', cell: ({ game }) => game.title },
  { head: 'lessons', cell: ({ lessons }) => `${lessons.length}` },
  { head: 'steps', cell: ({ lessons }) => `${stagesOf(lessons).length}` },
  {
    head: 'that ask (foretell)',
    cell: ({ lessons }) => `${share(lessons, isAsking)} (${share(lessons, ({ predict }) => predict !== undefined)})`,
  },
  { head: 'tell only', cell: ({ lessons }) => share(lessons, stage => !isAsking(stage)) },
  { head: 'words a card: median / 90 % / most', cell: course => spread(lengthsOf(course)) },
  {
    head: `cards over ${WORDS} words`,
    cell: course => `${lengthsOf(course).filter(words => words > WORDS).length}`,
  },
  { head: 'answers with one accepted', cell: closedOf },
  {
    head: 'passed by Enter alone',
    cell: course => `${course.lessons.filter(lesson => playByEnter(course, lesson) === 'passed').length}`,
  },
  { head: 'minutes', cell: ({ lessons }) => `${lessons.reduce((sum, { minutes }) => sum + minutes, 0)}` },
  {
    head: 'words',
    cell: course => `${Math.round(lengthsOf(course).reduce((sum, words) => sum + words, 0) / 100) * 100}`,
  },
  {
    head: 'rules taught',
    cell: ({ game, lessons }) => {
      const rules = game.book?.rules ?? [];
      return `${splitByTaught(rules, lessons).taught.length} of ${rules.length}`;
    },
  },
];

/** docs/lessons.md: the figures of the lessons, a row for each game, as the program counts them. */
export async function lessonsPage(): Promise<string> {
  const rows: string[] = [];
  const practice: string[] = [];
  for (const id of GAMES_WITH_LESSONS) {
    const course = await courseOf(id);
    practice.push(...practiceOf(course));
    rows.push(`| ${COLUMNS.map(({ cell }) => cell(course)).join(' | ')} |`);
  }
  const heads = COLUMNS.map(({ head }) => head);
  return [
    '# The lessons in figures',
    '',
    'Written by `npm run lessons -- --figures`. The lesson about the table, which all games share, is not counted.',
    '',
    `| ${heads.join(' | ')} |`,
    `| ${heads.map(() => '---').join(' | ')} |`,
    ...rows,
    '',
    '- _Asks_: something is to be foretold or done. _Tells only_: there is a page to read.',
    '- _A card_: what the coach says at once, with what came of something foretold.',
    '- _One accepted_: the answers on a lesson’s own way where all others are refused, and explained.',
    '- _By Enter alone_: lessons that end well for somebody who reads nothing and always takes the first answer.',
    '- _Rules taught_: those that a lesson names at its end; `orrery learn --coverage` prints the others.',
    '',
    'No lesson calls a choice good or poor, and a test reads them for such words. One choice is called the way to win; it',
    'was played on in 400 mirrored matches (`npm run lesson-trials`, figures in',
    '`test/games/galactic-emperor/trials/measured.json`).',
    '',
    '## What comes back in a practice',
    '',
    'A practice asks again what a lesson has asked, in a position that is dealt: with other numbers, pieces or places, and the',
    'rules work out what is right. Where a rule has one case only, the answer is the same in all of them;',
    '`test/games/one-answer.ts` lists these questions with the reason.',
    '',
    ...practice,
  ].join('\n');
}

/** Which questions of a game come back with other numbers, and how many as they were, lesson by lesson. */
export function practiceOf({ game, lessons }: Pick<Course, 'game' | 'lessons'>): readonly string[] {
  const format = tableFormatter(game.texts.en);
  const asked = stagesOf(lessons).flatMap(({ predict }) => (predict?.before === true ? [] : (predict ?? [])));
  const dealt = asked.filter(({ anew }) => anew !== undefined).length;
  const rows = lessons.flatMap(({ title, stages }) => {
    const questions = stages.flatMap(({ predict }) => (predict?.before === true ? [] : (predict ?? [])));
    const anew = questions.filter(question => question.anew !== undefined);
    if (questions.length === 0) return [];
    const told = anew.map(({ ask }) => format(ask)).join(' · ');
    return [`| ${format(title)} | ${told} | ${questions.length - anew.length} |`];
  });
  return [
    `### ${game.title}: ${dealt} of ${asked.length} with other numbers`,
    '',
    '| lesson | comes back with other numbers | as they were |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ];
}

/** What a row says that costs little to count: lessons, steps, minutes, rules taught. */
export function cheapFigures({ game, lessons }: Course): readonly string[] {
  const course = { game, lessons };
  return COLUMNS.filter(({ head }) => CHEAP.includes(head)).map(({ cell }) => cell({ ...course, bot: () => 0 }));
}

/** The columns of `cheapFigures`. */
export const CHEAP: readonly string[] = ['game', 'lessons', 'steps', 'minutes', 'rules taught'];

function stagesOf(lessons: readonly Lesson[]): readonly Stage<unknown>[] {
  return lessons.flatMap(({ stages }) => stages);
}

function isAsking({ goals, predict, watched }: Stage<unknown>): boolean {
  return predict !== undefined || (goals !== undefined && watched !== true);
}

function share(lessons: readonly Lesson[], is: (stage: Stage<unknown>) => boolean): string {
  const stages = stagesOf(lessons);
  return `${Math.round((100 * stages.filter(is).length) / stages.length)} %`;
}

/** The words of each card, the shortest first; of what came of a prediction, the longest that may be said. */
function lengthsOf({ game, lessons }: Course): readonly number[] {
  const format = tableFormatter(game.texts.en);
  const words = (said: Message): number => format(said).split(/\s+/).length;
  return stagesOf(lessons)
    .flatMap(({ say, predict }) => [
      words(say),
      ...(predict === undefined ? [] : [Math.max(...wordsAfterPrediction(predict).map(words))]),
    ])
    .toSorted((one, other) => one - other);
}

function spread(lengths: readonly number[]): string {
  const at = (part: number): number => lengths[Math.min(lengths.length - 1, Math.floor(part * lengths.length))] ?? 0;
  return `${at(0.5)} / ${at(0.9)} / ${at(1)}`;
}

function closedOf(course: Course): string {
  const all = course.lessons.map(lesson => answersOf(course, lesson));
  const answers = all.reduce((sum, each) => sum + each.answers, 0);
  const closed = all.reduce((sum, each) => sum + each.closed, 0);
  return `${closed} of ${answers} (${Math.round((100 * closed) / answers)} %)`;
}
