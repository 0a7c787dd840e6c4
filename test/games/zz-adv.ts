import { GAMES_WITH_LESSONS } from '../../src/games/index.ts';
import { courseOf } from './astray.ts';
import { Adversary } from '../oracles/lesson-adversary.ts';
const course = await courseOf(GAMES_WITH_LESSONS.find(g => g === process.argv[2])!);
const lesson = course.lessons.find(({ id }) => id === process.argv[3])!;
const a = new Adversary(course, lesson, { tries: 3, search: 400 });
for (const seed of process.argv.slice(4)) console.log(seed, a.walk(seed).dead);
