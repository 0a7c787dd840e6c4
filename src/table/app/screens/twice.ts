import { answerIn } from '../../frame/store/effects.ts';
import type { Effect } from '../../frame/store/effects.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { isRepeated } from '../../frame/store/guard.ts';
import type { TableCommand } from '../../frame/theme/keys.ts';
import type { QuestionState } from '../../match/play/question/asked.ts';
import { shownRows } from '../../match/play/question/rows.ts';

interface TypedKey {
  readonly key: string;
  readonly command: TableCommand | null;
}

/**
 * Whether a key that has just answered, pressed twice, would give a final answer to the question that came by that: one
 * of the same kind, or with the key that ends a series of choices any.
 */
export function isTwice(
  question: QuestionState | null,
  { key, command }: TypedKey,
  effects: readonly Effect[] = [],
  { guard, time, preferences }: Pick<FeatureContext, 'guard' | 'time' | 'preferences'>,
): boolean {
  if (question === null) return false;
  const kind = command === 'done' ? null : question.decision.kind;
  if (!isRepeated(guard, key, kind, time, preferences.settings.deaf)) return false;
  return effects.some(effect => mayBeFinal(effect, question));
}

/** Whether an effect is an answer that can't be undone: one that is not known yet may be, but no row that counts. */
function mayBeFinal(effect: Effect, question: QuestionState): boolean {
  const answer = answerIn(effect);
  if (answer === null) return false;
  const known = question.previews[answer]?.final;
  return known ?? !shownRows(question).some(({ takes, count }) => takes === answer && count !== null);
}
