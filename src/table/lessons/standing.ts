import type { Lesson, Situation, Stage } from '../../games/lesson.ts';
import type { Match } from '../../kernel/playable.ts';
import type { Words } from '../../kernel/words.ts';

/** How far a lesson has come, beside its match. */
export interface Standing {
  /** The stage that runs; as many as there are: the lesson is done. */
  readonly stage: number;
  /** Which goals of the stage have been reached. */
  readonly met: readonly boolean[];
  /** The first event of the stage. */
  readonly from: number;
  /** The options that were tried in the stage and refused. */
  readonly refused: readonly string[];
  /** What the coach says instead of the stage's own words, after a wrong turn. */
  readonly nudge: Words | null;
  /** Whether the goals can't be reached any more. */
  readonly lost: boolean;
}

/** The beginning of a stage. */
export function standingAt(stage: number, from: number): Standing {
  return { stage, from, met: [], refused: [], nudge: null, lost: false };
}

/** The standing after something has happened: goals are ticked, and stages whose goals are all reached give way to the next one. */
export function advance(lesson: Lesson, match: Match, before: Standing): Standing {
  let standing = before;
  for (;;) {
    const stage = lesson.stages[standing.stage];
    if (stage === undefined) return standing;
    const now = situationOf(lesson, match, standing);
    const met = (stage.goals ?? []).map((goal, at) => standing.met[at] === true || goal.met(now));
    standing = { ...standing, met };
    if (met.length === 0 || met.includes(false)) return { ...standing, lost: isLost(stage, now) };
    standing = standingAt(standing.stage + 1, match.logBounds.to);
  }
}

function isLost({ goals, lost }: Stage<unknown>, now: Situation<unknown>): boolean {
  if (goals === undefined) return false;
  return now.decision === null || lost?.when(now) === true;
}

function situationOf(lesson: Lesson, match: Match, { from, refused }: Standing): Situation<unknown> {
  return {
    view: match.view(lesson.learner),
    events: match.events(lesson.learner, from),
    refused,
    decision: match.decision,
  };
}
