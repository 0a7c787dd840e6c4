import type { MatchNow } from '../hot-seat/match-now.ts';
import type { Session } from '../hot-seat/session.ts';
import type { News } from '../store/feature.ts';
import { isLessonsOwn } from '../teaching/own-options.ts';
import type { Look } from '../theme/look.ts';

/** What options of the shown decision come to, and which end the undoing; `null`: nothing is asked on the screen. */
export function previewsOf(
  session: Session,
  { picture, board, format, names, state }: MatchNow,
  { glyphs }: Pick<Look, 'glyphs'>,
  options: readonly string[],
): News | null {
  const decision = picture.show === 'table' ? picture.decision : null;
  if (picture.show !== 'table' || decision === null) return null;
  const context = { glyphs, format, names, focus: [], seat: decision.seat };
  const tryOut = session.views.preview(picture.viewer);
  const ends = session.endsUndo();
  // What a learner is to foretell is not told.
  const stage = session.lesson?.match.stage ?? null;
  const isTold = stage?.predict === undefined && stage?.blind !== true;
  const previews = decision.options
    .filter(({ id }) => options.includes(id))
    .map(option => ({
      id: option.id,
      outlook:
        isLessonsOwn(option.id) || !isTold
          ? null
          : outlookOf(() => board.outlook?.(picture.view, decision, option, context, tryOut) ?? null),
      final: ends(option.id),
    }));
  return { kind: 'previews', state, previews };
}

/** A board that fails has no preview: people play on. */
function outlookOf(work: () => string | null): string | null {
  try {
    return work();
  } catch {
    return null;
  }
}
