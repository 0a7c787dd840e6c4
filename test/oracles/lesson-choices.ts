import type { Lesson } from '../../src/lessons/lesson.ts';
import { answerOn } from '../../src/lessons/lesson.ts';
import type { Answer } from '../../src/kernel/match/decision.ts';
import { Refusal } from '../../src/kernel/match/refusal.ts';
import { randomBelow, seededRandom } from '../../src/kernel/plain/random.ts';
import type { RandomState } from '../../src/kernel/plain/random.ts';
import { randomPlayer } from '../../src/bots/player.ts';
import { beginLesson } from '../../src/session/teaching/begin-lesson.ts';
import type { TaughtMatch } from '../../src/session/teaching/taught-match.ts';
import type { Course } from '../games/astray.ts';
import { ownAnswer } from './lesson-walks.ts';

/** A poor answer is played out in no more than so many answers of the learner. */
const PLAYED_OUT = 3;
/** So often it is tried to reach the goals from an answer, each time in so many answers at most. */
const TRIES = 8;
const DETOURS = 5;
const PATIENCE = 40;

/** An answer that a stage accepts beside that of its way, and what it leads to. */
export interface Choice {
  readonly stage: number;
  readonly option: string;
  /** Whether the goals can be reached after it. */
  readonly reaches: boolean;
  /** After how many answers more the stage is known to be lost at the earliest; `null`: it never was. */
  readonly lostAfter: number | null;
}

/** All answers that the stages of a lesson accept on their ways beside those of the ways, and what they lead to. */
export function choicesOf(course: Course, lesson: Lesson): readonly Choice[] {
  const found: Choice[] = [];
  const { taught, opponent } = beginLesson(course.game, lesson, course.bot);
  const random = seededRandom(lesson.id);
  const others = (match: TaughtMatch): void => {
    for (let { decision } = match; decision !== null && decision.seat !== lesson.learner; { decision } = match) {
      const view = match.fork().view(decision.seat);
      const answer = opponent({ game: course.game.id, view, decision, random });
      if (match === taught) all.push(answer);
      match.answer(decision.n, answer);
    }
  };
  /** All that was answered so far, what was refused as well. */
  const all: Answer[] = [];
  const give = (match: TaughtMatch, answer: Answer): void => {
    ignoreRefusal(() => {
      match.answer(match.decision?.n ?? 0, answer);
    });
  };
  let at = -1;
  let nth = 0;
  const stageNow = (): typeof taught.stage => {
    others(taught);
    return taught.stage;
  };
  for (let stage = stageNow(); stage !== null; stage = stageNow()) {
    const { decision } = taught;
    if (decision === null) throw new Error(`${lesson.id}: nothing is asked`);
    if (at !== taught.standing.stage) [at, nth] = [taught.standing.stage, 0];
    const own = ownAnswer(taught);
    if (own !== null) {
      all.push(own);
      give(taught, own);
      continue;
    }
    const wanted = stage.way?.[nth];
    if (wanted === undefined) throw new Error(`${lesson.id}: the way of stage ${at} is too short`);
    const right = answerOn(wanted, decision);
    const isBait = (id: Answer): boolean =>
      stage.wrong?.some(({ kind, option }) => kind === decision.kind && option === id) === true;
    for (const { id } of decision.options) {
      if (id === right || isBait(id)) continue;
      found.push({ stage: at, option: id, ...leadsTo(id) });
    }
    nth += 1;
    all.push(right);
    give(taught, right);
  }
  return found;

  /** Plays on from an answer, by the way as far as it fits and else by chance, until the stage is over or lost. */
  function leadsTo(option: string): Pick<Choice, 'reaches' | 'lostAfter'> {
    let lostAfter: number | null = null;
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const chance = seededRandom(`${lesson.id} ${option} ${attempt}`);
      const { taught: match } = beginLesson(course.game, lesson, course.bot);
      for (const answer of all) give(match, answer);
      if (match.standing.stage !== at) throw new Error(`${lesson.id}: stage ${at} is not come to again`);
      give(match, option);
      for (let given = 0; given < PATIENCE; given += 1) {
        others(match);
        if (match.standing.stage !== at || match.standing.predictionResult !== null)
          return { reaches: true, lostAfter };
        if (match.standing.lost !== null || match.decision === null) {
          lostAfter = Math.min(lostAfter ?? given, given);
          break;
        }
        // By the way at once, after a detour of one answer, or by chance alone.
        const next = attempt === 0 || (attempt < DETOURS && given > 0) ? onWay(match, given) : null;
        give(match, next ?? byChance(match, chance));
      }
    }
    return { reaches: false, lostAfter };
  }

  /** The answer of the way that comes next or has been left out, where it is offered. */
  function onWay(match: TaughtMatch, given: number): Answer | null {
    const { decision, stage } = match;
    if (decision === null) return null;
    const left = (stage?.way ?? []).slice(Math.max(0, nth + given - 1));
    const answers = [...left, ...(stage?.way ?? [])].map(wanted => answerOn(wanted, decision));
    return answers.find(answer => decision.options.some(({ id }) => id === answer)) ?? null;
  }

  function byChance(match: TaughtMatch, chance: RandomState): Answer {
    const { decision } = match;
    if (decision === null) throw new Error(`${lesson.id}: nothing is asked`);
    // Rows that are ended early seldom reach anything: now and then, not half of the time.
    const goesOn = decision.options.filter(({ id }) => id !== 'done');
    if (goesOn.length > 0 && randomBelow(chance, 4) > 0)
      return goesOn[randomBelow(chance, goesOn.length)]?.id ?? 'done';
    return randomPlayer({ game: course.game.id, view: null, decision, random: chance });
  }
}

/** Choices that neither reach the goals nor are played out soon. */
export function idleIn(choices: readonly Choice[]): readonly string[] {
  return choices
    .filter(({ reaches, lostAfter }) => !reaches && (lostAfter === null || lostAfter > PLAYED_OUT))
    .map(({ stage, option, lostAfter }) => `stage ${stage}, ${option}: ${lostAfter ?? 'never lost'}`);
}

function ignoreRefusal(answer: () => void): void {
  try {
    answer();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
