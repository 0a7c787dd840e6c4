import type { MatchNow } from '../../../session/running/match-now.ts';
import type { Input } from '../../frame/store/feature.ts';
import { matchAppearance } from '../../frame/store/feature-context.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { listWindow } from '../../frame/ui/list.ts';
import { optionsAppearance, rowsOf } from './question/asked.ts';
import type { QuestionState } from './question/asked.ts';
import { questionPlaces } from './question/question.tsx';
import { shownRows } from './question/rows.ts';
import { layoutFor } from './panes/state.ts';
import type { PlayState } from './panes/state.ts';

// The previews of visible options are computed after the frame and then added to the question.

/** The rectangle for the options of a question. */
export function questionSizeFor(askedState: QuestionState, match: MatchNow, context: FeatureContext) {
  const { question } = layoutFor(match, context, askedState);
  return questionPlaces(askedState, match.names[askedState.decision.seat] ?? '', question, matchAppearance(context))
    .body;
}

/** The ids of the visible options whose previews are still missing. */
export function previewsWanted({ asked }: PlayState, match: MatchNow, context: FeatureContext): readonly string[] {
  if (asked?.amount !== null) return [];
  const options = [...asked.deeds, ...asked.decision.options];
  const unknownIds = shownRows(asked).map(({ takes }) =>
    takes === null || asked.previews[takes] !== undefined || !options.some(({ id }) => id === takes) ? null : takes,
  );
  // If all previews are known, it is not necessary to find out which rows are visible.
  if (unknownIds.every(id => id === null)) return [];
  const questionSize = questionSizeFor(asked, match, context);
  const { rowAt } = listWindow(rowsOf(asked), asked.list, questionSize, optionsAppearance(matchAppearance(context)));
  return [...new Set(rowAt)].flatMap(row => unknownIds[row] ?? []);
}

/** Adds previews to the question, if they belong to the match's current state. */
export function withPreviews(
  state: PlayState,
  { state: of, previews }: Extract<Input, { kind: 'previews' }>,
  match: MatchNow,
): PlayState {
  const { asked } = state;
  if (asked === null || of !== match.state) return state;
  const allPreviews = { ...asked.previews, ...Object.fromEntries(previews.map(preview => [preview.id, preview])) };
  return { ...state, asked: { ...asked, previews: allPreviews } };
}
