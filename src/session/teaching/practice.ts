import type { BotPlayer } from '../../bots/player.ts';
import { answerOn, variationOf } from '../../lessons/lesson.ts';
import type { Lesson, Prediction, Stage, Variation, WayAnswer } from '../../lessons/lesson.ts';
import type { Decision } from '../../kernel/match/decision.ts';
import { Refusal } from '../../kernel/match/refusal.ts';
import type { Game } from '../../kernel/history/playable.ts';
import { seededRandom } from '../../kernel/plain/random.ts';
import { isDue } from './spacing.ts';
import { beginLesson } from './begin-lesson.ts';
import type { BegunLesson } from './begin-lesson.ts';
import { isLessonsOwn } from './own-options.ts';
import { TaughtMatch } from './taught-match.ts';

/** The most positions of a practice. */
const POSITIONS = 10;
/** The most positions of a practice about one chapter, which takes two minutes. */
const ABOUT_A_CHAPTER = 3;
/** A limit for the answers of a played lesson; no lesson takes this many. */
const MANY = 2000;

/** The records of earlier predictions, by the key of the question. */
type Known = Readonly<
  Record<string, { readonly right: boolean; readonly asked: number; readonly after?: number; readonly due?: string }>
>;

/** A position to practise on: a stage of a lesson that asks the learner for a prediction. */
export interface Position {
  readonly lesson: Lesson;
  readonly stage: number;
  /** The key of the prediction's question. */
  readonly key: string;
}

/** A wrongly predicted question comes back `LATER` lessons later, and at most `COMING_BACK` questions at a time. */
const LATER = 2;
const COMING_BACK = 2;

/** All positions of the given lessons. Predictions about something that has already happened are left out. */
function positionsOf(lessons: readonly Lesson[]): readonly Position[] {
  return lessons.flatMap(lesson =>
    lesson.stages.flatMap(({ predict }, stage) =>
      predict === undefined || predict.before === true ? [] : [{ lesson, stage, key: predict.ask.key }],
    ),
  );
}

/**
 * The positions that were predicted wrongly at least two lessons ago, to be asked before the lesson `next`; only a few
 * at a time. `done`: the number of lessons done.
 */
export function positionsBack(
  lessons: readonly Lesson[],
  next: Lesson,
  known: Known,
  done: number,
): readonly Position[] {
  return positionsOf(lessons.filter(lesson => lesson !== next))
    .filter(({ key }) => {
      const proof = Object.hasOwn(known, key) ? known[key] : undefined;
      return proof?.right === false && done >= (proof.after ?? 0) + LATER;
    })
    .slice(0, COMING_BACK);
}

/** The positions about a chapter of the rule book, the least known first, as many as such a practice has. */
export function positionsAbout(lessons: readonly Lesson[], chapter: string, known: Known): readonly Position[] {
  const about = positionsOf(lessons).filter(({ lesson, stage }) =>
    lesson.stages[stage]?.predict?.rule.startsWith(`${chapter}.`),
  );
  return byUrgency(about, known).slice(0, ABOUT_A_CHAPTER);
}

/**
 * The positions of a practice, at most ten: first those predicted wrongly the last time, then those never asked, then
 * those asked least; among equals, those of earlier lessons first. `isKnown`: whether the learner has had a lesson; if
 * no lesson was had, all of them count.
 */
export function positionsDue(
  lessons: readonly Lesson[],
  isKnown: (lesson: Lesson) => boolean,
  known: Known,
): readonly Position[] {
  const had = lessons.filter(isKnown);
  return byUrgency(positionsOf(had.length === 0 ? lessons : had), known).slice(0, POSITIONS);
}

/** Sorts positions: predicted wrongly the last time, then never asked, then asked least. */
function byUrgency(positions: readonly Position[], known: Known): readonly Position[] {
  const urgency = ({ key }: Position): number => {
    const proof = Object.hasOwn(known, key) ? known[key] : undefined;
    return proof === undefined ? 0 : proof.right ? proof.asked : -1;
  };
  return positions.toSorted((one, other) => urgency(one) - urgency(other));
}

/** The positions that are due today because they were predicted wrongly before, at most ten. */
export function positionsOfToday(lessons: readonly Lesson[], known: Known, today: string): readonly Position[] {
  return positionsOf(lessons)
    .filter(({ key }) => Object.hasOwn(known, key) && isDue(known[key] ?? {}, today))
    .slice(0, POSITIONS);
}

/**
 * Starts a position to practise on, as a lesson with one question that is judged at once; playing the way of the stage
 * on the engine tells the outcome. `seed`: deals another position of the same kind, if the stage can; `null`: uses the
 * position of the lesson. Throws if the ways do not lead to the question.
 */
export function beginPosition(
  game: Game,
  { lesson, stage }: Position,
  bot: BotPlayer,
  seed: string | null = null,
): BegunLesson {
  const taughtStage = lesson.stages[stage];
  const other = seed === null ? undefined : taughtStage?.predict?.anew?.(seededRandom(seed));
  const dealt = other === undefined || taughtStage === undefined ? undefined : variationOf(taughtStage, other);
  const whole = dealt === undefined ? lesson : varied(lesson, stage, dealt);
  const at = dealt === undefined || dealt.played === true ? stage : 0;
  const begun = beginStage(game, whole, at, bot);
  const asked = whole.stages[at];
  if (asked?.predict === undefined) return begun;
  const { explanation, rule } = asked.predict;
  const thought = asked.thought ?? lesson.stages[stage]?.thought;
  const judged = judgedAtOnce(asked, asked.predict, outcomeOf(whole, begun, game.id));
  const stages = [{ ...judged, ...(thought === undefined ? {} : { thought }) }];
  const only = { ...whole, stages, remember: [explanation], rules: [rule] };
  return { ...begun, lesson: only, taught: new TaughtMatch(only, begun.taught.branch(), begun.format) };
}

/** The lesson with a dealt position: it asks the question at once, or at the stage where the lesson asks it. */
function varied(lesson: Lesson, at: number, { position, stage, reply, played }: Variation<unknown>): Lesson {
  const stages = played === true ? lesson.stages.with(at, stage) : [stage];
  return { ...lesson, position, stages, ...(reply === undefined ? {} : { reply }) };
}

/** A stage that only asks for the prediction and then tells the outcome (`came`). */
function judgedAtOnce({ say, refs, like }: Stage<unknown>, predict: Prediction<unknown>, came: string): Stage<unknown> {
  const { ask, rule, choices, explanation } = predict;
  return {
    say,
    ...(refs === undefined ? {} : { refs }),
    ...(like === undefined ? {} : { like }),
    predict: { ask, rule, choices, explanation, outcome: () => came },
  };
}

/** The outcome of a stage's prediction, found by playing the way of the stage. */
function outcomeOf(lesson: Lesson, { lesson: only, taught, ...begun }: BegunLesson, game: string): string {
  const played = { ...begun, lesson: only, taught: new TaughtMatch(only, taught.branch(), begun.format) };
  playUntil(() => played.taught.standing.predictionResult !== null, lesson, played, game);
  return played.taught.standing.predictionResult?.outcome ?? '';
}

/** Starts one stage of a lesson as a lesson of its own, from the position that the lesson's ways lead to. */
export function beginStage(game: Game, lesson: Lesson, stage: number, bot: BotPlayer): BegunLesson {
  const begun = beginLesson(game, lesson, bot);
  const { taught, format } = begun;
  playUntil(() => taught.standing.stage === stage, lesson, begun, game.id);
  const only = { ...lesson, stages: lesson.stages.slice(stage, stage + 1) };
  return { ...begun, lesson: only, taught: new TaughtMatch(only, taught.branch(), format) };
}

/** Plays a lesson by its own ways until `isDone` returns true. For predictions it takes the first choice. */
function playUntil(isDone: () => boolean, lesson: Lesson, { taught, opponent }: BegunLesson, game: string): void {
  const random = seededRandom(lesson.id);
  let at = -1;
  let way: WayAnswer[] = [];
  for (let given = 0; given < MANY; given++) {
    if (isDone()) return;
    if (at !== taught.standing.stage) {
      at = taught.standing.stage;
      way = [...(taught.stage?.way ?? [])];
    }
    const { decision } = taught;
    if (decision === null) break;
    const { n, seat, options } = decision;
    const own = options.find(({ id }) => isLessonsOwn(id))?.id;
    if (own !== undefined) taught.answer(n, own);
    else if (seat === lesson.learner) tryOne(taught, decision, way.shift());
    else taught.answer(n, opponent({ game, view: taught.fork(null).view(seat), decision, random }));
  }
  throw new Error(`the ways of ${lesson.id} do not lead on from its stage ${taught.standing.stage}`);
}

/** Gives one answer of a way. Wrong turns in a way are refused, as they should be. */
function tryOne(taught: TaughtMatch, decision: Decision, answer: WayAnswer | undefined): void {
  if (answer === undefined) throw new Error(`the way of stage ${taught.standing.stage} is too short`);
  try {
    taught.answer(decision.n, answerOn(answer, decision));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
