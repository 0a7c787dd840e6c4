import type { LessonState } from '../../../src/session/teaching/standing.ts';

/** The state of a lesson whose first stage has just begun, without a match. */
export const FIRST_STANDING: LessonState = {
  stage: 0,
  from: 0,
  met: [],
  refused: [],
  tableActions: [],
  said: null,
  predictionResult: null,
  shown: 0,
  nudge: null,
  part: null,
  over: [],
  lost: null,
};
