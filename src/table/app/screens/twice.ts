import { answerIn } from '../../frame/store/effects.ts';
import type { Effect } from '../../frame/store/effects.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { isRepeated } from '../../frame/store/guard.ts';
import type { TableCommand } from '../../frame/theme/keys.ts';
import type { AskedState } from '../../match/play/question/asked.ts';
import { rowsShown } from '../../match/play/question/rows.ts';

interface TypedKey {
  readonly key: string;
  readonly command: TableCommand | null;
}

/**
 * Whether a key that has just answered, pressed twice, would give a final answer to the question that came by that: one
 * of the same kind, or with the key that ends a series of choices any.
 */
export function isTwice(
  asked: AskedState | null,
  { key, command }: TypedKey,
  effects: readonly Effect[] = [],
  { guard, time, preferences }: Pick<FeatureContext, 'guard' | 'time' | 'preferences'>,
): boolean {
  if (asked === null) return false;
  const kind = command === 'done' ? null : asked.decision.kind;
  if (!isRepeated(guard, key, kind, time, preferences.settings.deaf)) return false;
  return effects.some(effect => mayBeFinal(effect, asked));
}

/** Whether an effect is an answer that can't be undone: one that is not known yet may be, but no row that counts. */
function mayBeFinal(effect: Effect, asked: AskedState): boolean {
  const answer = answerIn(effect);
  if (answer === null) return false;
  const known = asked.previews[answer]?.final;
  return known ?? !rowsShown(asked).some(({ takes, count }) => takes === answer && count !== null);
}
