import type { Lesson, TableAction, PartOfPlay, StageProgress, Stage } from '../../lessons/lesson.ts';
import type { Match } from '../../kernel/history/playable.ts';
import type { Message } from '../../kernel/words/message.ts';
import { say } from '../text/say.ts';

/** A prediction (`said`) and its outcome, both as ids of the prediction's choices. */
export interface PredictionResult {
  readonly said: string;
  readonly outcome: string;
}

/** Whether a prediction was right. */
export interface PredictionVerdict {
  /** The key of the prediction's question. */
  readonly key: string;
  readonly rule: string;
  readonly right: boolean;
}

/** The state of a lesson, apart from its match. */
export interface LessonState {
  /** The index of the current stage; the number of stages if the lesson is done. */
  readonly stage: number;
  /** For each goal of the stage, whether it has been reached. */
  readonly met: readonly boolean[];
  /** The position in the learner's log at which the stage began. */
  readonly from: number;
  /** The ids of the options that were tried in the stage and refused. */
  readonly refused: readonly string[];
  /** The table actions (such as opening the log) that the learner did in the stage. */
  readonly tableActions: readonly TableAction[];
  /** The learner's prediction, as the id of its choice; `null`: none yet. */
  readonly said: string | null;
  /** The prediction and its outcome; `null`: the stage has no prediction, or the outcome is still open. */
  readonly predictionResult: PredictionResult | null;
  /** The number of answers that were given for the learner in a watched stage. */
  readonly shown: number;
  /** What the coach says instead of the stage's own words, after a wrong turn or as a hint; `null`: nothing. */
  readonly nudge: Message | null;
  /** The current part of play (such as a turn), by which the stage's time is counted; `null`: none. */
  readonly part: PartOfPlay | null;
  /** For each part of play that has ended since the stage began, the message that it is over. */
  readonly over: readonly Message[];
  /** Why the goals can't be reached any more; `null`: they can, as far as is known. */
  readonly lost: Message | null;
}

/** Makes the state at the beginning of a stage, from the current state of the match. */
export function stateAtStage(lesson: Lesson, match: Match, stage: number): LessonState {
  const partOfPlay = currentPart(lesson, match, lesson.stages[stage]);
  const firstEvent = match.logEnd(lesson.learner);
  return {
    stage,
    from: firstEvent,
    met: [],
    refused: [],
    tableActions: [],
    said: null,
    predictionResult: null,
    shown: 0,
    nudge: null,
    part: partOfPlay,
    over: [],
    lost: null,
  };
}

/**
 * Returns the state after the match has changed: marks reached goals, and goes on to the next stage once all goals are
 * reached.
 */
export function advance(lesson: Lesson, match: Match, previousState: LessonState): LessonState {
  let state = previousState;
  for (;;) {
    const stage = lesson.stages[state.stage];
    if (stage === undefined || state.predictionResult !== null) return state;
    const { predict } = stage;
    const { said } = state;
    if (predict !== undefined && said === null) return state;
    const progress = stageProgressOf(lesson, match, state);
    const met = (stage.goals ?? []).map((goal, at) => state.met[at] === true || goal.met(progress));
    state = { ...state, met, ...withEndedPart(state, currentPart(lesson, match, stage, progress.view)) };
    const isReached = met.length === 0 ? predict !== undefined : !met.includes(false);
    if (!isReached) return { ...state, lost: whyLost(stage, state, progress) };
    const nextNeeds = met.length === 0 ? null : needsAfter(lesson, state.stage);
    if (nextNeeds?.met(progress) === false) return { ...state, lost: nextNeeds.otherwise };
    if (predict !== undefined && said !== null)
      return { ...state, predictionResult: { said, outcome: predict.outcome(progress) } };
    state = stateAtStage(lesson, match, state.stage + 1);
  }
}

/** The current part of play by which a stage's time is counted; `null`: none. */
function currentPart(
  { part, learner }: Lesson,
  match: Match,
  stage: Stage<unknown> | undefined,
  view = stage?.within === 'round' ? null : match.view(learner),
): PartOfPlay | null {
  if (stage?.within !== 'round') return part(view);
  return { key: `round:${match.round}`, over: say('lesson.round-over') };
}

function withEndedPart({ part, over }: LessonState, now: PartOfPlay | null): Pick<LessonState, 'part' | 'over'> {
  return { part: now, over: part === null || part.key === now?.key ? over : [...over, part.over] };
}

/** What the next stage with goals needs; stages without goals are only read. `null`: nothing. */
function needsAfter({ stages }: Lesson, stage: number) {
  return stages.find(({ goals }, at) => at > stage && goals !== undefined)?.needs ?? null;
}

/**
 * Why the goals of a stage are out of reach: the stage's own condition holds, the match is over, or more parts of play
 * have ended than the stage has time for. `null`: they are not.
 */
function whyLost(stage: Stage<unknown>, { over }: LessonState, now: StageProgress<unknown>): Message | null {
  const { goals, ends = 0, lost } = stage;
  if (goals === undefined) return null;
  if (lost?.when(now) === true) return lost.say;
  const lastMessage = now.decision === null ? say('lesson.match-over') : over.length > ends ? over.at(-1) : undefined;
  return lastMessage === undefined ? null : lostMessage(stage, lastMessage);
}

/** What the coach says when the goals of a stage are not reached in time. `overMessage`: says what is over. */
export function lostMessage(
  { goals = [], advice = say('lesson.advice') }: Stage<unknown>,
  overMessage: Message,
): Message {
  return say('lesson.lost', { over: overMessage, count: goals.length, advice });
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
