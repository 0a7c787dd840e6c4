import type { PaneContext } from '../../../../boards/pane.ts';
import { motionIn } from '../../../../boards/motion.ts';
import type { MotionFrame } from '../../../../boards/motion.ts';
import type { MatchNow } from '../../../../session/running/match-now.ts';
import { MOTION_TIME } from '../../../frame/preferences/settings.ts';
import type { ScheduledInput } from '../../../frame/store/feature.ts';
import type { FeatureContext } from '../../../frame/store/feature-context.ts';
import type { PlayState } from './state.ts';

// What was ordered stands at its end already, and is shown step by step while the table takes keys.

/** The state that shows the way of the order given last, once; behind something else it is not seen. */
export function withMotion(state: PlayState, match: MatchNow, context: FeatureContext): PlayState {
  const { way } = match;
  if (way === state.seenWay) return state;
  const frames = MOTION_TIME[context.preferences.settings.speed] > 0 ? framesOf(match) : [];
  return { ...state, seenWay: way, motion: frames.length === 0 ? null : { frames, step: 0 } };
}

/** The pictures before the one that stands in the end. A board that fails shows no motion. */
function framesOf({ board, way, picture }: MatchNow): readonly MotionFrame[] {
  if (picture.show !== 'table') return [];
  try {
    return motionIn(board, way).slice(0, -1);
  } catch {
    return [];
  }
}

/** The next picture of what moves, or the table as it is. */
export function movedOn(state: PlayState): PlayState {
  const { motion } = state;
  if (motion === null) return state;
  const step = motion.step + 1;
  return { ...state, motion: step < motion.frames.length ? { ...motion, step } : null };
}

/** A key finishes what moves. */
export function arrived(state: PlayState): PlayState {
  return { ...state, motion: null };
}

/** The picture of what moves; `null`: the table as it is. */
export function frameOf({ motion }: PlayState): MotionFrame | null {
  return motion?.frames[motion.step] ?? null;
}

/** What a pane is painted with while something moves: lit is where it comes, and nothing can be chosen there. */
export function movingContext({ changed, turning, flashing }: MotionFrame, context: PaneContext): PaneContext {
  const { reach: _reach, ...rest } = context;
  return {
    ...rest,
    focus: changed,
    open: [],
    watched: true,
    ...(turning && { turning }),
    ...(flashing && { flashing }),
  };
}

/** The next picture comes by itself. */
export function motionTimer(state: PlayState, { preferences }: FeatureContext): ScheduledInput | null {
  const frame = frameOf(state);
  if (frame === null) return null;
  return { after: MOTION_TIME[preferences.settings.speed], of: frame, input: { kind: 'pass' } };
}
