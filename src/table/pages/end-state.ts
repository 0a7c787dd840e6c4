import type { Board } from '../../games/board.ts';
import type { Look } from '../look.ts';
import { say } from '../say.ts';
import type { EndState } from '../screens/end.ts';
import type { Session } from '../session.ts';

/** The end of a match in words: by the board's own table, or else by the figures of the outcome. */
export function endState(session: Session, board: Board, view: unknown, { tell, glyphs }: Look): EndState {
  const { outcome, names, unsaved } = session;
  const winners = outcome?.winners ?? [];
  const context = { glyphs, tell, names, focus: [], seat: null };
  const table = board.finalTable(view, context);
  const winner =
    winners.length === 0
      ? say('end.nobody')
      : say('end.winner', { count: winners.length, names: winners.map(seat => names[seat] ?? '').join(', ') });
  return {
    winner: tell(winner),
    seat: winners[0] ?? null,
    how: outcome === null ? '' : tell(outcome.words),
    table: table.length > 0 ? table : plainTable(session, { tell }),
    note: unsaved === null ? null : tell(say('table.save-failed', { reason: unsaved.reason })),
  };
}

function plainTable({ outcome, names }: Session, { tell }: Pick<Look, 'tell'>): readonly (readonly string[])[] {
  const ranking = outcome?.ranking ?? [];
  const figures = Object.keys(ranking[0]?.figures ?? {});
  return [
    [tell(say('end.place')), tell(say('end.seat')), ...figures.map(key => tell({ key }))],
    ...ranking.map(({ seat, figures: own }, place) => [
      String(place + 1),
      names[seat] ?? '',
      ...figures.map(key => String(own[key] ?? '')),
    ]),
  ];
}
