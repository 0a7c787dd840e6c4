import { GO_ON_ID } from '../../../session/teaching/own-options.ts';
import type { MatchNow } from '../../../session/running/match-now.ts';
import { keyLabel } from '../../frame/edge/keymap.ts';
import { notifyEffect } from '../../frame/store/effects.ts';
import type { Effect } from '../../frame/store/effects.ts';
import { matchAppearance } from '../../frame/store/feature-context.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { say } from '../../frame/text/say.ts';

/** After this many keys in a row without an answer, the learner is told that there are hints. */
const IDLE_KEYS_BEFORE_OFFER = 8;

interface IdleResult {
  /** The number of keys in a row that have answered nothing. */
  readonly idle: number;
  readonly effects: readonly Effect[];
}

/**
 * Counts the keys in a row that have answered nothing in a lesson; `keyEffects`: the effects of the latest key. At the
 * eighth key a hint is offered.
 */
export function idleCountAfterKey(
  previousIdleCount: number,
  keyEffects: readonly Effect[],
  match: MatchNow,
  context: FeatureContext,
): IdleResult {
  const { lesson, picture } = match;
  const decision = picture.show === 'table' ? picture.decision : null;
  const isReading = decision?.options.some(({ id }) => id === GO_ON_ID) === true;
  const isAnswered = keyEffects.some(
    effect => effect.do === 'match' && (effect.act.act === 'answer' || effect.act.act === 'hint'),
  );
  if (lesson === null || decision === null || isReading || isAnswered) return { idle: 0, effects: [] };
  const idleCount = previousIdleCount + 1;
  const key = keyLabel(context.appearance.keymap.hint[0] ?? '', matchAppearance(context));
  return {
    idle: idleCount,
    effects: idleCount === IDLE_KEYS_BEFORE_OFFER ? [notifyEffect(say('lesson.offer', { key }), 'good')] : [],
  };
}
