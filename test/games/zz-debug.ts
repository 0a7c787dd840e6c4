import { GAMES_WITH_LESSONS } from '../../src/games/index.ts';
import { courseOf } from './astray.ts';
import { TaughtMatch } from '../../src/session/teaching/taught-match.ts';
import { roundsOfWays, walk } from '../oracles/lesson-walks.ts';
const course = await courseOf(GAMES_WITH_LESSONS.find(g => g === 'starcraft')!);
const lesson = course.lessons.find(({ id }) => id === process.argv[2])!;
const rounds = roundsOfWays(course, lesson);
const old = TaughtMatch.prototype.answer;
TaughtMatch.prototype.answer = function (this: TaughtMatch, n: number, a) { 
  const before = this.standing; const kind = this.decision?.kind; const seat = this.decision?.seat;
  const r = old.call(this, n, a); 
  console.log(before.stage, before.lost === null ? '' : 'LOST', kind, seat, JSON.stringify(a), '->', this.standing.stage, this.standing.lost === null ? '' : JSON.stringify(this.standing.lost).slice(0, 120));
  return r; };
console.log(walk(course, lesson, rounds, process.argv[3] ?? 'walk 59'));
