import type { Board, PaneContext } from '../../games/board.ts';
import type { Look } from '../look.ts';
import { figuresOf, resultOf } from '../report.ts';
import { say } from '../say.ts';
import type { EndState } from '../screens/end.ts';
import type { Session } from '../session.ts';

/** The end of a match in words: by the board's own table, or else by the figures of the outcome. */
export function endState(session: Session, board: Board, view: unknown, { format, glyphs }: Look): EndState {
  const { names } = session;
  const { outcome } = session.views;
  const { unsaved } = session.saving;
  const context: PaneContext = { glyphs, format, names, focus: [], seat: null };
  const table = board.finalTable(view, context);
  const result = outcome === null ? null : resultOf(outcome, names, context);
  const past = session.hindsight.past();
  return {
    winner: result?.text ?? '',
    seat: outcome?.winners[0] ?? null,
    how: result?.how ?? '',
    table: table.length > 0 || outcome === null ? table : figuresOf(outcome, context),
    chart: board.retrospect?.chart(past, context) ?? null,
    facts: board.retrospect?.facts(past, context) ?? [],
    note:
      unsaved === null
        ? null
        : { text: format(say('table.save-failed', { reason: unsaved.reason })), style: { tone: 'danger' } },
  };
}
