import { parseArgs } from 'node:util';
import { GAMES_WITH_LESSONS } from '../../src/games/index.ts';
import { courseOf } from './astray.ts';
import { Adversary } from '../oracles/lesson-adversary.ts';
import { answersOf, playByEnter } from '../oracles/lesson-answers.ts';
import { choicesOf, idleIn } from '../oracles/lesson-choices.ts';
import { roundsOfWays, walk } from '../oracles/lesson-walks.ts';

// npm run lessons -- --runs 200 --seed S --lesson ID: lessons answered by chance, none of which may get stuck, and by
// whoever spoils what can be spoiled, for whom no stage may begin dead. With --stubborn nobody goes back further than
// to the beginning of a part. With --answers instead: how many of the learner's answers have one accepted option only,
// and how far Enter alone gets; with --choices: what the answers lead to that a stage accepts beside those of its way.
// --game ID: the lessons of one game.

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '50' },
    seed: { type: 'string', default: 'walk' },
    lesson: { type: 'string' },
    answers: { type: 'boolean', default: false },
    stubborn: { type: 'boolean', default: false },
    choices: { type: 'boolean', default: false },
    game: { type: 'string' },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) {
  process.stderr.write(
    'npm run lessons -- [--runs N] [--seed S] [--lesson ID] [--answers] [--choices] [--stubborn] [--game ID]\n',
  );
  process.exit(2);
}
/** Ways through a stage that the adversary tries each time, and before it counts as dead. */
const EFFORT = { tries: 3, search: 400 };
let failures = 0;
for (const id of GAMES_WITH_LESSONS.filter(one => values.game === undefined || one === values.game)) {
  const course = await courseOf(id);
  for (const lesson of course.lessons.filter(each => values.lesson === undefined || each.id === values.lesson)) {
    if (values.answers) {
      const { answers, closed, pages } = answersOf(course, lesson);
      console.log(
        `${id} ${lesson.id}: ${closed} of ${answers} closed, ${pages} pages, by Enter: ${playByEnter(course, lesson)}`,
      );
      continue;
    }
    if (values.choices) {
      const choices = choicesOf(course, lesson);
      const reaching = choices.filter(({ reaches }) => reaches).length;
      console.log(`${id} ${lesson.id}: ${choices.length} further answers accepted, ${reaching} reach the goals`);
      for (const idle of idleIn(choices)) console.log(`  neither reached nor soon lost: ${idle}`);
      continue;
    }
    const rounds = roundsOfWays(course, lesson);
    const walks = Array.from({ length: runs }, (_, run) =>
      walk(course, lesson, rounds, `${values.seed} ${run}`, values.stubborn),
    );
    const sum = (of: (each: (typeof walks)[number]) => number): number =>
      walks.reduce((all, each) => all + of(each), 0);
    console.log(`${id} ${lesson.id}: ${sum(each => each.answers)} answers, ${sum(each => each.lost)} times led back`);
    for (const { seed, stuck } of walks.filter(each => each.stuck !== null)) {
      failures += 1;
      console.log(`FAILURE ${id} ${lesson.id}, seed "${seed}": ${stuck ?? ''}`);
    }
    const adversary = new Adversary(course, lesson, EFFORT);
    const spoiled = Array.from({ length: runs }, (_, run) => adversary.walk(`${values.seed} ${run}`));
    console.log(`${id} ${lesson.id}: ${spoiled.reduce((all, { tried }) => all + tried, 0)} answers of the adversary`);
    for (const { seed, dead } of spoiled.filter(each => each.dead !== null)) {
      failures += 1;
      console.log(`DEAD ${id} ${lesson.id}, seed "${seed}": ${dead ?? ''}`);
    }
  }
}
process.exitCode = failures === 0 ? 0 : 1;
