import type { Lesson, TableAction, PartOfPlay, Prediction, StageProgress, Stage } from '../../lessons/lesson.ts';
import type { Match } from '../../kernel/history/playable.ts';
import type { Message } from '../../kernel/words/message.ts';
import { say } from '../text/say.ts';

/** A prediction and its outcome, both ids of its choices. */
interface PredictionResult {
  readonly said: string;
  readonly outcome: string;
}

/** How far a lesson has come, beside its match. */
export interface LessonState {
  /** The stage that runs; as many as there are: the lesson is done. */
  readonly stage: number;
  /** Which goals of the stage have been reached. */
  readonly met: readonly boolean[];
  /** The first event of the stage, in the log of the learner. */
  readonly from: number;
  /** The options that were tried in the stage and refused. */
  readonly refused: readonly string[];
  /** What the learner did at the table in the stage, beside answering. */
  readonly tableActions: readonly TableAction[];
  /** What the learner says will happen, by the id of its choice; `null`: nothing yet. */
  readonly said: string | null;
  /** It has happened: what was said and what came. `null`: there was nothing to say, or it is still to come. */
  readonly predictionResult: PredictionResult | null;
  /** How many answers of a watched stage's way have been given for the learner. */
  readonly shown: number;
  /** What the coach says instead of the stage's own words, after a wrong turn. */
  readonly nudge: Message | null;
  /** The part of play that runs, of those that the stage has time for. */
  readonly part: PartOfPlay | null;
  /** What says of each part that has ended since the stage began that it is over. */
  readonly over: readonly Message[];
  /** Why the goals can't be reached any more; `null`: they can, as far as is known. */
  readonly lost: Message | null;
}

/** The beginning of a stage, as its match stands. */
export function stateAtStage(lesson: Lesson, match: Match, stage: number): LessonState {
  const part = partOf(lesson, match, lesson.stages[stage]);
  const from = match.logEnd(lesson.learner);
  return {
    stage,
    from,
    met: [],
    refused: [],
    tableActions: [],
    said: null,
    predictionResult: null,
    shown: 0,
    nudge: null,
    part,
    over: [],
    lost: null,
  };
}

/**
 * The standing after something has happened: goals are ticked, and stages whose goals are all reached give way to the
 * next one.
 */
export function advance(lesson: Lesson, match: Match, before: LessonState): LessonState {
  let standing = before;
  for (;;) {
    const stage = lesson.stages[standing.stage];
    if (stage === undefined || standing.predictionResult !== null) return standing;
    const { predict } = stage;
    const { said } = standing;
    if (predict !== undefined && said === null) return standing;
    const now = stageProgressOf(lesson, match, standing);
    const met = (stage.goals ?? []).map((goal, at) => standing.met[at] === true || goal.met(now));
    standing = { ...standing, met, ...ended(standing, partOf(lesson, match, stage, now.view)) };
    const isOver = met.length === 0 ? predict !== undefined : !met.includes(false);
    if (!isOver) return { ...standing, lost: whyLost(stage, standing, now) };
    const needed = met.length === 0 ? null : needsAfter(lesson, standing.stage);
    if (needed?.met(now) === false) return { ...standing, lost: needed.otherwise };
    if (predict !== undefined && said !== null)
      return { ...standing, predictionResult: { said, outcome: predict.outcome(now) } };
    standing = stateAtStage(lesson, match, standing.stage + 1);
  }
}

/** What a stage has time for, as far as it runs now. */
function partOf(
  { part, learner }: Lesson,
  match: Match,
  stage: Stage<unknown> | undefined,
  view = stage?.within === 'round' ? null : match.view(learner),
): PartOfPlay | null {
  if (stage?.within !== 'round') return part(view);
  return { key: `round:${match.round}`, over: say('lesson.round-over') };
}

function ended({ part, over }: LessonState, now: PartOfPlay | null): Pick<LessonState, 'part' | 'over'> {
  return { part: now, over: part === null || part.key === now?.key ? over : [...over, part.over] };
}

/** What the next stage with goals needs, as pages between are only read; `null`: nothing. */
function needsAfter({ stages }: Lesson, stage: number) {
  return stages.find(({ goals }, at) => at > stage && goals !== undefined)?.needs ?? null;
}

/**
 * Why the goals of a stage are out of reach: because the stage knows it, because the match is over, or because as many
 * parts of play have ended as it has time for.
 */
function whyLost(stage: Stage<unknown>, { over }: LessonState, now: StageProgress<unknown>): Message | null {
  const { goals, ends = 0, lost } = stage;
  if (goals === undefined) return null;
  if (lost?.when(now) === true) return lost.say;
  const last = now.decision === null ? say('lesson.match-over') : over.length > ends ? over.at(-1) : undefined;
  return last === undefined ? null : lostMessage(stage, last);
}

/** What the coach says when something is `over` and the goals of a stage are not reached. */
export function lostMessage({ goals = [], advice = say('lesson.advice') }: Stage<unknown>, over: Message): Message {
  return say('lesson.lost', { over, count: goals.length, advice });
}

/**
 * What the coach asks where the goals are out of reach for the first time, before it tells why: what of the learner's
 * own answers did that. Where a later stage's needs are out of reach, all goals are reached and only the reason helps.
 */
export function lostQuestion({ goals = [] }: Stage<unknown>, { met, lost }: LessonState): Message | null {
  const missing = goals.find((_, at) => met[at] !== true)?.words;
  return missing === undefined ? lost : say('lesson.lost-why', { goal: missing, over: lost?.with?.over ?? '' });
}

/** What the coach says after the outcome of a prediction has been shown. */
export function verdictWords(
  { choices, explanation: because }: Prediction<unknown>,
  { said, outcome: came }: PredictionResult,
): Message {
  const called = (choice: string): Message | string => choices.find(({ id }) => id === choice)?.words ?? choice;
  if (said === came) return say('lesson.right', { because });
  return say('lesson.wrong', { said: called(said), came: called(came), because });
}

/** All that the coach may say while a prediction is open and after its outcome. */
export function wordsAfterPrediction(predict: Prediction<unknown>): readonly Message[] {
  const { meanwhile: then, choices } = predict;
  const wrong = choices.flatMap(one =>
    choices.filter(other => other !== one).map(other => verdictWords(predict, { said: one.id, outcome: other.id })),
  );
  return [...(then === undefined ? [] : [then]), ...wrong];
}

function stageProgressOf(
  lesson: Lesson,
  match: Match,
  { from, refused, tableActions: looked }: LessonState,
): StageProgress<unknown> {
  return {
    view: match.view(lesson.learner),
    events: match.events(lesson.learner, from),
    refused,
    tableActions: looked,
    decision: match.decision,
  };
}
