import { answerOn } from '../../src/lessons/lesson.ts';
import type { Lesson, WayAnswer } from '../../src/lessons/lesson.ts';
import type { Answer, Decision } from '../../src/kernel/match/decision.ts';
import type { Match } from '../../src/kernel/history/playable.ts';
import { Refusal } from '../../src/kernel/match/refusal.ts';
import { randomBelow, seededRandom } from '../../src/kernel/plain/random.ts';
import type { RandomState } from '../../src/kernel/plain/random.ts';
import { randomPlayer } from '../../src/bots/player.ts';
import { beginLesson } from '../../src/session/teaching/begin-lesson.ts';
import type { BegunLesson } from '../../src/session/teaching/begin-lesson.ts';
import { TaughtMatch } from '../../src/session/teaching/taught-match.ts';
import type { Course } from '../games/astray.ts';
import { ownAnswer } from './lesson-walks.ts';

/** So many answers a stage is tried by; more lead nowhere. */
const PATIENCE = 120;

/** Of ten answers so many leave the stage's own way. */
const ASTRAY = 3;

/** How hard an adversary looks. */
export interface Effort {
  /** Ways through a stage that are tried each time; the one after which the lesson fares worst is taken. */
  readonly tries: number;
  /** Ways that are tried before a beginning counts as dead. */
  readonly search: number;
}

/** One walk of the adversary through a lesson. */
export interface SpoiledWalk {
  readonly seed: string;
  /** Where a stage begins out of reach, and what led there; `null`: nowhere. */
  readonly dead: string | null;
  /** The answers that were tried on the way. */
  readonly tried: number;
}

/** A place of a lesson at which the learner is asked for something: the match, and the stage. */
interface Place {
  readonly match: Match;
  readonly stage: number;
}

/** A way through a stage: what was answered, and where it led; `null`: it was lost, or came to nothing. */
interface Passage {
  readonly answers: readonly Answer[];
  readonly to: Place | null;
}

/** Is shown each stage as it begins, with what the learner sees and what is asked then. */
type Look = (stage: number, now: { readonly view: unknown; readonly decision: Decision | null }) => void;

/** Walks of an adversary through one lesson; what it finds out of a place is kept from one walk to the next. */
export class Adversary {
  readonly #lesson: Lesson;
  readonly #effort: Effort;
  readonly #begun: BegunLesson;
  /** Whether a place can be passed, by what its learner sees there. */
  readonly #passable = new Map<string, boolean>();
  readonly #look: Look;
  #tried = 0;

  constructor(course: Course, lesson: Lesson, effort: Effort, look: Look = () => undefined) {
    this.#look = look;
    this.#lesson = lesson;
    this.#effort = effort;
    this.#begun = beginLesson(course.game, lesson, course.bot);
  }

  /**
   * Goes through the lesson and spoils what it can: of the ways through a stage that it finds, it takes one after which
   * the next stage cannot be passed by its own way, if there is one. A stage that begins so, and that no other answers
   * pass either, is dead.
   */
  walk(seed: string): SpoiledWalk {
    const random = seededRandom(`${this.#lesson.id} ${seed}`);
    const before = this.#tried;
    const told = (dead: string | null): SpoiledWalk => ({ seed, dead, tried: this.#tried - before });
    let place: Place = { match: this.#begun.taught.branch(), stage: 0 };
    let led: readonly Answer[] = [];
    this.#look(0, this.#beginningOf(place));
    while (place.stage < this.#lesson.stages.length) {
      const ways = this.#waysAt(place);
      const tries = Array.from({ length: this.#effort.tries }, (_, at) => ways[at % ways.length] ?? []);
      const from = place;
      const passages = [
        ...ways.map(way => this.#through(from, random, null, way)),
        ...tries.map(way => this.#through(from, random, ASTRAY, way)),
      ];
      const leading = passages.filter(({ to }) => to !== null);
      if (leading.length === 0) {
        const other = this.#search(place, random);
        if (other === null) return told(`stage ${place.stage}, after ${led.join(' ')}`);
        leading.push(other);
      }
      const [worst] = leading.filter(({ to }) => to !== null && !this.#isEasy(to, random));
      const taken = worst ?? leading[randomBelow(random, leading.length)];
      if (!taken?.to) throw new Error('no way was found');
      led = [...led, `${place.stage}:`, ...taken.answers];
      for (let at = place.stage + 1; at <= taken.to.stage; at += 1) {
        this.#look(at, this.#beginningOf(taken.to));
      }
      place = taken.to;
    }
    return told(null);
  }

  #beginningOf({ match }: Place) {
    return { view: match.view(this.#lesson.learner), decision: match.decision };
  }

  /** The right answers where a place stands before some pages that are only read: those of the stage behind them. */
  #waysAt({ stage }: Place): readonly (readonly WayAnswer[])[] {
    const asking = this.#lesson.stages.find(({ goals }, at) => at >= stage && goals !== undefined);
    return [asking?.way ?? [], ...(asking?.otherWays ?? [])];
  }

  /** Whether the stage's own way leads on from its beginning. */
  #isEasy(place: Place, random: RandomState): boolean {
    if (place.stage >= this.#lesson.stages.length) return true;
    const key = `${place.stage} ${JSON.stringify(place.match.view(this.#lesson.learner))}`;
    const known = this.#passable.get(key);
    if (known !== undefined) return known;
    const isEasy = this.#waysAt(place).some(way => this.#through(place, random, null, way).to !== null);
    this.#passable.set(key, isEasy);
    return isEasy;
  }

  #search(place: Place, random: RandomState): Passage | null {
    const ways = this.#waysAt(place);
    for (let run = 0; run < this.#effort.search; run += 1) {
      const found = this.#through(place, random, 2 + (run % 8), ways[run % ways.length] ?? []);
      if (found.to !== null) return found;
    }
    return null;
  }

  /** Through a stage by its own way, of which so many of ten answers leave it; `null`: none. */
  #through({ match, stage }: Place, random: RandomState, astray: number | null, byWay: readonly WayAnswer[]): Passage {
    const lesson = { ...this.#lesson, stages: this.#lesson.stages.slice(stage) };
    const taught = new TaughtMatch(lesson, match.branch(), this.#begun.format);
    const answers: Answer[] = [];
    let way = byWay;
    for (let given = 0; given < PATIENCE; given += 1) {
      const { lost, stage: at } = taught.standing;
      if (lost !== null) break;
      if (taught.stage === null || (at > 0 && taught.stage.goals !== undefined)) {
        return { answers, to: { match: taught.branch(), stage: stage + at } };
      }
      const { decision } = taught;
      if (decision === null) break;
      this.#tried += 1;
      if (decision.seat !== lesson.learner) {
        const view = taught.fork(null).view(decision.seat);
        taught.answer(decision.n, this.#begun.opponent({ game: taught.game, view, decision, random }));
        continue;
      }
      const isLeft = astray !== null && randomBelow(random, 10) < astray;
      const next = isLeft ? null : onWay(way, decision);
      if (next !== null) way = way.slice(next.after);
      const answer =
        ownAnswer(taught, random) ?? next?.answer ?? randomPlayer({ game: taught.game, view: null, decision, random });
      answers.push(answer);
      try {
        taught.answer(decision.n, answer);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
    }
    return { answers, to: null };
  }
}

/** The first answer of a way that is offered, and where the way goes on after it; `null`: none is. */
function onWay(
  way: readonly WayAnswer[],
  decision: Decision,
): { readonly answer: Answer; readonly after: number } | null {
  for (const [at, step] of way.entries()) {
    const answer = answerOn(step, decision);
    const isOffered =
      typeof answer === 'number' ? decision.amount !== null : decision.options.some(({ id }) => id === answer);
    if (isOffered) return { answer, after: at + 1 };
  }
  return null;
}
