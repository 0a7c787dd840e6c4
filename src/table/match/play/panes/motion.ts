import type { PaneContext } from '../../../../boards/pane.ts';
import { motionIn } from '../../../../boards/motion.ts';
import type { MotionFrame } from '../../../../boards/motion.ts';
import type { MatchNow } from '../../../../session/running/match-now.ts';
import { MOTION_DURATION } from '../../../frame/preferences/settings.ts';
import type { ScheduledInput } from '../../../frame/store/feature.ts';
import type { FeatureContext } from '../../../frame/store/feature-context.ts';
import type { PlayState } from './state.ts';

// Animates the steps of an order. The match already has the order's result, and keys work during the animation.

/** The state that animates the last order, once; it is not animated behind another screen. */
export function withMotion(state: PlayState, match: MatchNow, context: FeatureContext): PlayState {
  const { way } = match;
  if (way === state.seenWay) return state;
  const motionFrames = MOTION_DURATION[context.preferences.settings.speed] > 0 ? framesOf(match) : [];
  return { ...state, seenWay: way, motion: motionFrames.length === 0 ? null : { frames: motionFrames, step: 0 } };
}

/** The frames before the final picture. If the board fails, there is no animation. */
function framesOf({ board, way, picture }: MatchNow): readonly MotionFrame[] {
  if (picture.show !== 'table') return [];
  try {
    return motionIn(board, way).slice(0, -1);
  } catch {
    return [];
  }
}

/** Shows the next frame, or the table itself after the last one. */
export function withNextFrame(state: PlayState): PlayState {
  const { motion } = state;
  if (motion === null) return state;
  const step = motion.step + 1;
  return { ...state, motion: step < motion.frames.length ? { ...motion, step } : null };
}

/** Ends the animation, because a key was pressed. */
export function withoutMotion(state: PlayState): PlayState {
  return { ...state, motion: null };
}

/** The frame of the animation to show; `null`: nothing moves, and the board itself is shown. */
export function frameOf({ motion }: PlayState): MotionFrame | null {
  return motion?.frames[motion.step] ?? null;
}

/** The context of a pane during an animation: changed places are highlighted, and nothing can be chosen. */
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

/** The timer for the next frame. */
export function motionTimer(state: PlayState, { preferences }: FeatureContext): ScheduledInput | null {
  const frame = frameOf(state);
  if (frame === null) return null;
  return { after: MOTION_DURATION[preferences.settings.speed], of: frame, input: { kind: 'pass' } };
}
