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
  const parts = new LessonParts(values.kept ?? null);
  const failures: string[] = [];
  for (const id of GAMES_WITH_LESSONS.filter(one => values.game === undefined || one === values.game)) {
    const course = await courseOf(id);
    for (const lesson of course.lessons.filter(each => values.lesson === undefined || each.id === values.lesson)) {
      if (values.answers) sayAnswers(course, lesson);
      else if (values.choices) sayChoices(course, lesson);
      else failures.push(...walkAll(course, lesson, parts));
    }
  }
  process.exitCode = failures.length === 0 ? 0 : 1;
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

/** Walks a lesson, part by part, and says what was found; returns the failures. */
function walkAll(course: Course, lesson: Lesson, parts: LessonParts): readonly string[] {
  const { id } = course.game;
  // Whoever is stubborn walks otherwise.
  const seed = values.stubborn ? `${values.seed} stubborn` : values.seed;
  const froms = Array.from({ length: Math.ceil(runs / PART) }, (_, part) => part * PART);
  const found = froms.map(from => {
    const wanted = { game: id, lesson: lesson.id, seed, from, runs: Math.min(PART, runs - from) };
    const known = parts.find(wanted);
    if (known !== null) return known;
    const part = { ...wanted, ...walked(course, lesson, from, wanted.runs) };
    parts.add(part);
    return part;
  });
  const sum = (of: (each: LessonPart) => number): number => found.reduce((all, each) => all + of(each), 0);
  console.log(
    `${id} ${lesson.id}: ${sum(each => each.answers)} answers, ${sum(each => each.lost)} times led back; ${sum(each => each.tried)} answers of the adversary`,
  );
  const failures = found.flatMap(each => each.failures);
  for (const failure of failures) console.log(`FAILURE ${failure}`);
  return failures;
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
