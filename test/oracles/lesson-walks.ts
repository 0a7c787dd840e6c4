import { answerOn } from '../../src/lessons/lesson.ts';
import type { Lesson, WayAnswer } from '../../src/lessons/lesson.ts';
import type { Answer, Decision } from '../../src/kernel/match/decision.ts';
import { Refusal } from '../../src/kernel/match/refusal.ts';
import { randomBelow, seededRandom } from '../../src/kernel/plain/random.ts';
import type { RandomState } from '../../src/kernel/plain/random.ts';
import { randomPlayer } from '../../src/bots/player.ts';
import type { BotPlayer } from '../../src/bots/player.ts';
import { beginLesson } from '../../src/session/teaching/begin-lesson.ts';
import { AGAIN_ID, FURTHER_ID, isLessonsOwn } from '../../src/session/teaching/own-options.ts';
import type { TaughtMatch } from '../../src/session/teaching/taught-match.ts';
import type { Course } from '../games/astray.ts';

/** After this many answers of the learner in one stage, without a way back having been offered, it counts as stuck. */
const PATIENCE = 400;
/** So often one stage may be lost in a row before it counts as impossible. */
const TRIES = 15;

/** So often whoever is stubborn goes back to the beginning of a part, and no further, before it counts as dead. */
const AGAIN_AND_AGAIN = 8;

/** One lesson played at random. */
export interface Walk {
  readonly lesson: string;
  readonly seed: string;
  /** The learner's answers in all. */
  readonly answers: number;
  /** How often the goals of a stage were out of reach, and the way back was taken. */
  readonly lost: number;
  /** What went wrong; `null`: nothing did. */
  readonly stuck: string | null;
}

/**
 * How many rounds end while each stage is played by its own way: more than that, and its goals are behind the learner.
 */
export function roundsOfWays({ game, bot }: Course, lesson: Lesson): readonly number[] {
  const { taught, opponent } = beginLesson(game, lesson, bot);
  const random = seededRandom(lesson.id);
  const rounds = lesson.stages.map(() => 0);
  const ways = lesson.stages.map(({ way = [] }) => [...way]);
  while (taught.stage !== null) {
    const { stage } = taught.standing;
    const { round } = taught;
    answerNext(lesson, taught, opponent, random, decision => onWay(ways[stage], decision));
    if (taught.standing.stage === stage && taught.round > round) rounds[stage] = (rounds[stage] ?? 0) + 1;
  }
  return rounds;
}

/**
 * Plays a lesson with the learner answering by chance: anything that is offered, wrong turns too. Where the goals are
 * out of reach it goes back as the lesson says, the second time further, and gets over that stage by the lesson's own
 * way. `isStubborn`: it goes back no further than to the beginning of the part, which shows those that can begin dead.
 */
export function walk(of: Course, lesson: Lesson, rounds: readonly number[], seed: string, isStubborn = false): Walk {
  const { game, bot } = of;
  const { taught, opponent } = beginLesson(game, lesson, bot);
  const random = seededRandom(`${lesson.id} ${seed}`);
  let answers = 0;
  let lost = 0;
  let tries = { stage: -1, count: 0 };
  let way: WayAnswer[] = [];
  let entered = { stage: -1, round: 0, answers: 0 };
  const told = (stuck: string | null): Walk => ({ lesson: lesson.id, seed, answers, lost, stuck });
  while (taught.stage !== null) {
    const { stage, lost: isLost } = taught.standing;
    if (stage !== entered.stage) {
      entered = { stage, round: taught.round, answers };
      way = [...(taught.stage.way ?? [])];
    }
    if (isLost) {
      lost += 1;
      tries = { stage, count: stage === tries.stage ? tries.count + 1 : 1 };
      if (tries.count > TRIES) return told(`stage ${stage}: lost ${TRIES} times in a row`);
      if (tries.count > AGAIN_AND_AGAIN && isStubborn) return told(`stage ${stage}: dead where it begins`);
      const trouble = goBack(taught, lesson, isStubborn ? 1 : tries.count);
      if (trouble !== null) return told(`stage ${stage}: ${trouble}`);
      entered = { stage: -1, round: 0, answers };
      continue;
    }
    const spent = answers - entered.answers;
    if (taught.round - entered.round > (rounds[stage] ?? 0)) return told(`stage ${stage}: round ${taught.round} came`);
    if (spent > PATIENCE) return told(`stage ${stage}: no progress in ${spent} answers`);
    const own = taught.decision?.seat === lesson.learner;
    if (own) answers += 1;
    // A stage that was lost is tried by its own way, and so is what lies before it, as far as that can be gone after
    // the stages before.
    answerNext(lesson, taught, opponent, random, decision => {
      const byWay = !isStubborn || tries.count % 2 === 1;
      const next = byWay && tries.count > 0 && stage <= tries.stage ? onWay(way, decision) : undefined;
      const isOffered = typeof next !== 'string' || decision.options.some(({ id }) => id === next);
      return next !== undefined && isOffered ? next : randomPlayer({ game: game.id, view: null, decision, random });
    });
  }
  return told(null);
}

function onWay(way: WayAnswer[] | undefined, decision: Decision): Answer | undefined {
  const next = way?.shift();
  return next === undefined ? undefined : answerOn(next, decision);
}

/**
 * Takes a way back that a lost stage offers, from the second time on the one further back; returns what is wrong with
 * it.
 */
function goBack(taught: TaughtMatch, lesson: Lesson, times: number): string | null {
  const { decision } = taught;
  const { stage } = taught.standing;
  if (decision?.seat !== lesson.learner) return 'lost, and the learner is not asked';
  const last = decision.options.at(-1)?.id;
  if (last !== AGAIN_ID && last !== FURTHER_ID) return 'lost, and the last option does not lead back';
  taught.answer(decision.n, times > 1 ? last : AGAIN_ID);
  if (taught.standing.lost !== null) return 'lost again at once after going back';
  return taught.standing.stage > stage ? 'going back went on' : null;
}

/**
 * The answer to what the lesson itself asks: to go on, or what will happen, by chance or the first. `null`: the match
 * asks.
 */
export function ownAnswer({ decision }: TaughtMatch, random: RandomState | null = null): string | null {
  const own = (decision?.options ?? []).filter(({ id }) => isLessonsOwn(id)).map(({ id }) => id);
  if (own.length === 0) return null;
  return own[random === null ? 0 : randomBelow(random, own.length)] ?? null;
}

/** One answer of whoever is asked; the learner gives `own`. Refused wrong turns are answers too. */
function answerNext(
  lesson: Lesson,
  taught: TaughtMatch,
  opponent: BotPlayer,
  random: RandomState,
  own: (decision: Decision) => Answer | undefined,
): void {
  const { decision, stage } = taught;
  if (decision === null) throw new Error(`stage ${taught.standing.stage} of ${lesson.id}: nothing is asked`);
  if (decision.seat !== lesson.learner) {
    const view = taught.fork().view(decision.seat);
    taught.answer(decision.n, opponent({ game: taught.game, view, decision, random }));
    return;
  }
  const answer = ownAnswer(taught, random) ?? own(decision);
  if (answer === undefined) throw new Error(`stage ${taught.standing.stage} of ${lesson.id}: its way is too short`);
  const isBait = stage?.wrong?.some(({ kind, option }) => kind === decision.kind && option === answer) === true;
  try {
    taught.answer(decision.n, answer);
  } catch (error) {
    if (!isBait || !(error instanceof Refusal)) throw error;
  }
}
