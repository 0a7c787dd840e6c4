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
const MAX_POSITIONS = 10;
/** The most positions of a practice about one chapter, which takes two minutes. */
const MAX_CHAPTER_POSITIONS = 3;
/** A limit for the answers of a played lesson; no lesson takes this many. */
const MAX_PLAYED_ANSWERS = 2000;

/** The records of earlier predictions, by the key of the question. */
type PredictionRecordMap = Readonly<
  Record<string, { readonly right: boolean; readonly asked: number; readonly after?: number; readonly due?: string }>
>;

/** A position to practise on: a stage of a lesson that asks the learner for a prediction. */
export interface Position {
  readonly lesson: Lesson;
  readonly stage: number;
  /** The key of the prediction's question. */
  readonly key: string;
}

/**
 * A wrongly predicted question comes back `LESSONS_UNTIL_REPEAT` lessons later, and at most `MAX_REPEATED` questions at
 * a time.
 */
const LESSONS_UNTIL_REPEAT = 2;
const MAX_REPEATED = 2;

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
export function repeatedPositions(
  lessons: readonly Lesson[],
  next: Lesson,
  predictions: PredictionRecordMap,
  done: number,
): readonly Position[] {
  return positionsOf(lessons.filter(lesson => lesson !== next))
    .filter(({ key }) => {
      const proof = Object.hasOwn(predictions, key) ? predictions[key] : undefined;
      return proof?.right === false && done >= (proof.after ?? 0) + LESSONS_UNTIL_REPEAT;
    })
    .slice(0, MAX_REPEATED);
}

/** The positions about a chapter of the rule book, the least known first, as many as such a practice has. */
export function positionsAbout(
  lessons: readonly Lesson[],
  chapter: string,
  predictions: PredictionRecordMap,
): readonly Position[] {
  const chapterPositions = positionsOf(lessons).filter(({ lesson, stage }) =>
    lesson.stages[stage]?.predict?.rule.startsWith(`${chapter}.`),
  );
  return byUrgency(chapterPositions, predictions).slice(0, MAX_CHAPTER_POSITIONS);
}

/**
 * The positions of a practice, at most ten: first those predicted wrongly the last time, then those never asked, then
 * those asked least; among equals, those of earlier lessons first. `isKnown`: whether the learner has had a lesson; if
 * no lesson was had, all of them count.
 */
export function practicePositions(
  lessons: readonly Lesson[],
  isKnown: (lesson: Lesson) => boolean,
  predictions: PredictionRecordMap,
): readonly Position[] {
  const learnedLessons = lessons.filter(isKnown);
  return byUrgency(positionsOf(learnedLessons.length === 0 ? lessons : learnedLessons), predictions).slice(
    0,
    MAX_POSITIONS,
  );
}

/** Sorts positions: predicted wrongly the last time, then never asked, then asked least. */
function byUrgency(positions: readonly Position[], known: PredictionRecordMap): readonly Position[] {
  const urgency = ({ key }: Position): number => {
    const proof = Object.hasOwn(known, key) ? known[key] : undefined;
    return proof === undefined ? 0 : proof.right ? proof.asked : -1;
  };
  return positions.toSorted((one, other) => urgency(one) - urgency(other));
}

/** The positions that are due today because they were predicted wrongly before, at most ten. */
export function positionsDueToday(
  lessons: readonly Lesson[],
  predictions: PredictionRecordMap,
  today: string,
): readonly Position[] {
  return positionsOf(lessons)
    .filter(({ key }) => Object.hasOwn(predictions, key) && isDue(predictions[key] ?? {}, today))
    .slice(0, MAX_POSITIONS);
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
  const dealtVariation = seed === null ? undefined : taughtStage?.predict?.anew?.(seededRandom(seed));
  const completeVariation =
    dealtVariation === undefined || taughtStage === undefined ? undefined : variationOf(taughtStage, dealtVariation);
  const variedLesson = completeVariation === undefined ? lesson : withVariation(lesson, stage, completeVariation);
  const stageIndex = completeVariation === undefined || completeVariation.played === true ? stage : 0;
  const begun = beginStage(game, variedLesson, stageIndex, bot);
  const askedStage = variedLesson.stages[stageIndex];
  if (askedStage?.predict === undefined) return begun;
  const { explanation, rule } = askedStage.predict;
  const thought = askedStage.thought ?? lesson.stages[stage]?.thought;
  const judgedStage = predictionOnlyStage(askedStage, askedStage.predict, outcomeOf(variedLesson, begun, game.id));
  const stages = [{ ...judgedStage, ...(thought === undefined ? {} : { thought }) }];
  const singleLesson = { ...variedLesson, stages, remember: [explanation], rules: [rule] };
  return { ...begun, lesson: singleLesson, taught: new TaughtMatch(singleLesson, begun.taught.branch(), begun.format) };
}

/** The lesson with a dealt position: it asks the question at once, or at the stage where the lesson asks it. */
function withVariation(lesson: Lesson, at: number, { position, stage, reply, played }: Variation<unknown>): Lesson {
  const stages = played === true ? lesson.stages.with(at, stage) : [stage];
  return { ...lesson, position, stages, ...(reply === undefined ? {} : { reply }) };
}

/** A stage that only asks for the prediction and then tells the outcome (`came`). */
function predictionOnlyStage(
  { say, refs, like }: Stage<unknown>,
  predict: Prediction<unknown>,
  came: string,
): Stage<unknown> {
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
  const playedLesson = { ...begun, lesson: only, taught: new TaughtMatch(only, taught.branch(), begun.format) };
  playUntil(() => playedLesson.taught.standing.predictionResult !== null, lesson, playedLesson, game);
  return playedLesson.taught.standing.predictionResult?.outcome ?? '';
}

/** Starts one stage of a lesson as a lesson of its own, from the position that the lesson's ways lead to. */
export function beginStage(game: Game, lesson: Lesson, stage: number, bot: BotPlayer): BegunLesson {
  const begun = beginLesson(game, lesson, bot);
  const { taught, format } = begun;
  playUntil(() => taught.standing.stage === stage, lesson, begun, game.id);
  const singleLesson = { ...lesson, stages: lesson.stages.slice(stage, stage + 1) };
  return { ...begun, lesson: singleLesson, taught: new TaughtMatch(singleLesson, taught.branch(), format) };
}

/** Plays a lesson by its own ways until `isDone` returns true. For predictions it takes the first choice. */
function playUntil(isDone: () => boolean, lesson: Lesson, { taught, opponent }: BegunLesson, game: string): void {
  const random = seededRandom(lesson.id);
  let stageIndex = -1;
  let way: WayAnswer[] = [];
  for (let answerCount = 0; answerCount < MAX_PLAYED_ANSWERS; answerCount++) {
    if (isDone()) return;
    if (stageIndex !== taught.standing.stage) {
      stageIndex = taught.standing.stage;
      way = [...(taught.stage?.way ?? [])];
    }
    const { decision } = taught;
    if (decision === null) break;
    const { n, seat, options } = decision;
    const ownOption = options.find(({ id }) => isLessonsOwn(id))?.id;
    if (ownOption !== undefined) taught.answer(n, ownOption);
    else if (seat === lesson.learner) tryWayAnswer(taught, decision, way.shift());
    else taught.answer(n, opponent({ game, view: taught.fork(null).view(seat), decision, random }));
  }
  throw new Error(`the ways of ${lesson.id} do not lead on from its stage ${taught.standing.stage}`);
}

/** Gives one answer of a way. Wrong turns in a way are refused, as they should be. */
function tryWayAnswer(taught: TaughtMatch, decision: Decision, answer: WayAnswer | undefined): void {
  if (answer === undefined) throw new Error(`the way of stage ${taught.standing.stage} is too short`);
  try {
    taught.answer(decision.n, answerOn(answer, decision));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
