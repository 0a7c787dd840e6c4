import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GAMES_WITH_LESSONS } from '../../src/games/index.ts';
import type { Lesson } from '../../src/lessons/lesson.ts';
import { courseOf } from './astray.ts';
import type { Course } from './astray.ts';
import { LessonParts } from './lesson-parts.ts';
import type { LessonPart } from './lesson-parts.ts';
import { lessonsPage } from './lessons-page.ts';
import { Adversary } from '../oracles/lesson-adversary.ts';
import { answersOf, playByEnter } from '../oracles/lesson-answers.ts';
import { choicesOf, idleIn } from '../oracles/lesson-choices.ts';
import { roundsOfWays, walk } from '../oracles/lesson-walks.ts';

// npm run lessons -- --runs 200 --seed S --lesson ID: lessons answered by chance, none of which may get stuck, and by
// whoever spoils what can be spoiled, for whom no stage may begin dead. With --stubborn nobody goes back further than
// to the beginning of a part. With --kept FILE each part of the run is kept there, and the same command goes on where
// it was cut off. With --answers instead: how many of the learner's answers have one accepted option only, and how far
// Enter alone gets; with --choices: what the answers lead to that a stage accepts beside those of its way; with
// --figures: writes docs/lessons.md. --game ID: the lessons of one game.

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '50' },
    seed: { type: 'string', default: 'walk' },
    lesson: { type: 'string' },
    answers: { type: 'boolean', default: false },
    stubborn: { type: 'boolean', default: false },
    choices: { type: 'boolean', default: false },
    figures: { type: 'boolean', default: false },
    kept: { type: 'string' },
    game: { type: 'string' },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) {
  process.stderr.write(
    'npm run lessons -- [--runs N] [--seed S] [--kept FILE] [--lesson ID] [--game ID] [--answers] [--choices] [--figures] [--stubborn]\n',
  );
  process.exit(2);
}
/** Ways through a stage that the adversary tries each time, and before it counts as dead. */
const EFFORT = { tries: 3, search: 400 };
/** So many walks are one part of a run. */
const PART = 25;

if (values.figures) {
  writeFileSync(join(import.meta.dirname, '../../docs/lessons.md'), await lessonsPage());
} else {
  await lookAtAll();
}

async function lookAtAll(): Promise<void> {
  const games = GAMES_WITH_LESSONS.filter(one => values.game === undefined || one === values.game);
  const courses = await Promise.all(games.map(courseOf));
  const wanted = courses.flatMap(course =>
    course.lessons
      .filter(each => values.lesson === undefined || each.id === values.lesson)
      .map(lesson => ({ course, lesson })),
  );
  if (values.answers) for (const { course, lesson } of wanted) sayAnswers(course, lesson);
  else if (values.choices) for (const { course, lesson } of wanted) sayChoices(course, lesson);
  else process.exitCode = walkAll(wanted) === 0 ? 0 : 1;
}

function sayAnswers(course: Course, lesson: Lesson): void {
  const { answers, closed, pages } = answersOf(course, lesson);
  console.log(
    `${course.game.id} ${lesson.id}: ${closed} of ${answers} closed, ${pages} pages, by Enter: ${playByEnter(course, lesson)}`,
  );
}

function sayChoices(course: Course, lesson: Lesson): void {
  const choices = choicesOf(course, lesson);
  const reaching = choices.filter(({ reaches }) => reaches).length;
  console.log(
    `${course.game.id} ${lesson.id}: ${choices.length} further answers accepted, ${reaching} reach the goals`,
  );
  for (const idle of idleIn(choices)) console.log(`  neither reached nor soon lost: ${idle}`);
}

/** Walks the lessons, some walks of each before more of any, and says what was found; returns how many failures. */
function walkAll(wanted: readonly { readonly course: Course; readonly lesson: Lesson }[]): number {
  const parts = new LessonParts(values.kept ?? null);
  // Whoever is stubborn walks otherwise.
  const seed = values.stubborn ? `${values.seed} stubborn` : values.seed;
  const found = new Map<Lesson, LessonPart[]>(wanted.map(({ lesson }) => [lesson, []]));
  for (let from = 0; from < runs; from += PART) {
    for (const { course, lesson } of wanted) {
      const which = { game: course.game.id, lesson: lesson.id, seed, from, runs: Math.min(PART, runs - from) };
      const known = parts.find(which);
      const part = known ?? { ...which, ...walked(course, lesson, from, which.runs) };
      if (known === null) parts.add(part);
      found.get(lesson)?.push(part);
      for (const failure of part.failures) console.log(`FAILURE ${failure}`);
    }
  }
  for (const { course, lesson } of wanted) {
    const of = (figure: (part: LessonPart) => number): number =>
      (found.get(lesson) ?? []).reduce((sum, part) => sum + figure(part), 0);
    const [answers, lost, tried] = [of(part => part.answers), of(part => part.lost), of(part => part.tried)];
    const name = `${course.game.id} ${lesson.id}`;
    console.log(`${name}: ${answers} answers, ${lost} times led back; ${tried} answers of the adversary`);
  }
  return [...found.values()].flat().reduce((sum, { failures }) => sum + failures.length, 0);
}

function walked(
  course: Course,
  lesson: Lesson,
  from: number,
  count: number,
): Pick<LessonPart, 'answers' | 'lost' | 'tried' | 'failures'> {
  const name = `${course.game.id} ${lesson.id}`;
  const rounds = roundsOfWays(course, lesson);
  const seeds = Array.from({ length: count }, (_, run) => `${values.seed} ${from + run}`);
  const walks = seeds.map(seed => walk(course, lesson, rounds, seed, values.stubborn));
  const adversary = new Adversary(course, lesson, EFFORT);
  const spoiled = seeds.map(seed => adversary.walk(seed));
  return {
    answers: walks.reduce((all, { answers }) => all + answers, 0),
    lost: walks.reduce((all, { lost }) => all + lost, 0),
    tried: spoiled.reduce((all, { tried }) => all + tried, 0),
    failures: [
      ...walks.flatMap(({ seed, stuck }) => (stuck === null ? [] : [`${name}, seed "${seed}": ${stuck}`])),
      ...spoiled.flatMap(({ seed, dead }) => (dead === null ? [] : [`${name}, seed "${seed}", dead: ${dead}`])),
    ],
  };
}
