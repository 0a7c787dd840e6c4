import type { Message } from '../../../kernel/words/message.ts';
import { nameOf } from '../../../boards/naming.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import { controlledBy, planetsOf } from '../state/board.ts';
import { roleName, say } from '../text/say.ts';
import type { EmperorView } from '../view.ts';

/** The match in one line: round, role and chooser, what is left in the pool, and the viewer's own points (GE-13.1). */
export function statusLine(view: EmperorView, context: PaneContext): string {
  const { format, glyphs } = context;
  const { role, outcome, round, pool, viewer, seats } = view;
  const activity: Message =
    outcome !== null
      ? say('board.over')
      : role === null
        ? say('board.picking')
        : say('board.role', { role: roleName(role.id), name: nameOf(context, role.chooser) });
  const ownPoints = viewer === 'spectator' ? null : (seats[viewer]?.points ?? null);
  const parts = [
    say('board.title'),
    say('board.round', { round }),
    activity,
    say('board.pool', { count: pool }),
    ...(ownPoints === null || outcome !== null ? [] : [say('board.own-points', { count: ownPoints })]),
  ];
  return parts.map(format).join(` ${glyphs.bullet} `);
}

/** The final table: a heading, then a row for each seat, the winners first. */
export function finalRows(view: EmperorView, context: PaneContext): readonly (readonly string[])[] {
  const { format } = context;
  const heading = [
    say('board.final.place'),
    say('board.final.player'),
    say('figure.points'),
    say('figure.planets'),
    say('figure.sectors'),
    say('figure.marks'),
  ].map(format);
  const seatOrder = view.outcome?.ranking.map(({ seat }) => seat) ?? view.seats.map((_, seat) => seat);
  const rows = seatOrder.map((seat, place) => {
    const owner = view.seats[seat];
    const hasWon = view.outcome?.winners.includes(seat) === true;
    const name = nameOf(context, seat);
    return [
      hasWon ? format(say('board.final.winner')) : String(place + 1),
      owner?.out === true ? `${name} (${format(say('board.given-up'))})` : name,
      owner?.points === null || owner === undefined ? format(say('board.hidden')) : String(owner.points),
      String(planetsOf(view, seat)),
      String(controlledBy(view, seat).length),
      String(owner?.marks ?? 0),
    ];
  });
  return [heading, ...rows];
}
