import { nameOf } from '../../../boards/naming.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import type { Standing } from '../../../boards/board.ts';
import { coloniesOf } from '../state/board.ts';
import { say } from '../text/say.ts';
import type { EmpiresView } from '../view.ts';

/** The phases in which one seat or team acts. */
const TURN_PHASES: ReadonlySet<EmpiresView['phase']> = new Set(['movement', 'combat', 'exploration']);

/** The status line of a match: the cycle, the turn, and the current phase. */
export function statusLine(view: EmpiresView, context: PaneContext): string {
  const { format, glyphs } = context;
  const { outcome, cycle, turn, phase, active } = view;
  const name = active === null ? '' : nameOf(context, active);
  const isAliensTurn = phase === 'machines' && (view.solo?.empires ?? []).length > 0;
  const phaseMessage = say(isAliensTurn ? 'board.phase.aliens' : `board.phase.${phase}`, { name });
  // Between the turns of two seats no phase is shown, since no seat acts.
  const isBetweenTurns = active === null && TURN_PHASES.has(phase);
  const phaseWords = outcome !== null ? [say('board.over')] : isBetweenTurns ? [] : [phaseMessage];
  const messages = [
    say('board.title'),
    ...(cycle > 0 ? [say('board.cycle', { cycle }), say('board.turn', { turn })] : []),
    ...phaseWords,
  ];
  return messages.map(format).join(` ${glyphs.bullet} `);
}

/** The total income from colonies for each seat. */
export function standings(view: EmpiresView): readonly Standing[] {
  if (view.cycle === 0) return [];
  return view.seats.map((_, side): Standing => {
    const value = coloniesOf(view, side).reduce((sum, [, colony]) => sum + colony.value, 0);
    return { side, has: String(value), against: String(value), soon: '' };
  });
}

/** The final table: a heading, then one row per seat, the winners first. */
export function finalRows(view: EmpiresView, context: PaneContext): readonly (readonly string[])[] {
  const { format } = context;
  // Points matter only in a short game (SE-19.6).
  const isByPoints = view.options.victory === 'short';
  const heading = [
    say('board.final.place'),
    say('board.final.player'),
    ...(isByPoints ? [say('figure.points')] : []),
    say('figure.colonies'),
    say('figure.fleet'),
  ].map(format);
  // In a solo game the player either wins or loses, so there are no places.
  const isSoloOver = view.solo !== undefined && view.outcome !== null;
  const ranking = view.outcome?.ranking ?? runningOrder(view);
  const tableRows = ranking.map(({ seat, figures }, place) => {
    const hasWon = view.outcome?.winners.includes(seat) === true;
    const name = nameOf(context, seat);
    return [
      hasWon ? format(say('board.final.winner')) : isSoloOver ? format(say('board.final.loser')) : String(place + 1),
      view.seats[seat]?.out === true ? `${name} (${format(say('board.given-up'))})` : name,
      ...(isByPoints ? [String(figures.points ?? 0)] : []),
      String(figures.colonies ?? 0),
      figures.fleet === undefined ? '?' : String(figures.fleet),
    ];
  });
  return [heading, ...tableRows];
}

/** The public ranking of seats in a running match, in which the value of fleets is hidden. */
function runningOrder(
  view: EmpiresView,
): readonly { readonly seat: number; readonly figures: Readonly<Record<string, number>> }[] {
  const rankedSeats = view.seats.map(({ points, held }, seat) => {
    const colonies = coloniesOf(view, seat).reduce((sum, [, { value }]) => sum + value, 0);
    return { seat, figures: { points: points + held.length, colonies } };
  });
  return rankedSeats.sort(
    (one, other) => other.figures.points - one.figures.points || other.figures.colonies - one.figures.colonies,
  );
}
