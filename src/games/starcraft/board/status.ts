import type { PaneContext } from '../../../boards/pane.ts';
import { say } from '../text/say.ts';
import type { StarCraftView } from '../view.ts';
import { FIGURES } from '../state/standing.ts';
import { nameOf } from '../../../boards/naming.ts';
import { seatsByRank } from './seats.ts';
import { cardsLeftInStage } from './stage.ts';

const CYCLES = 4;

/** The status line of the match: round, phase, and how far the Event deck has been played. */
export function statusLine(view: StarCraftView, { format, glyphs }: PaneContext): string {
  const { phase, round, step, stage, outcome } = view;
  const parts = [say('board.title')];
  if (phase === 'set-up') parts.push(say('board.phase.set-up'));
  else {
    parts.push(say('board.round', { round }));
    if (outcome !== null) parts.push(say('board.over'));
    else if (phase === 'planning' && step > 0) parts.push(say('board.phase.planning-step', { step, cycles: CYCLES }));
    else if (phase === 'regrouping' && step > 0) parts.push(say('board.phase.regrouping-step', { step }));
    else parts.push(say(`board.phase.${phase}`));
    parts.push(say('board.stage-left', { stage, left: cardsLeftInStage(view) }));
  }
  return parts.map(format).join(` ${glyphs.bullet} `);
}

/**
 * The rows of the final table: a heading, and then a row for each seat, the best first, with the tie-breaks in order.
 */
export function finalRows(view: StarCraftView, context: PaneContext): readonly (readonly string[])[] {
  const { format } = context;
  const matchHeading = [
    say('board.final.place'),
    say('board.final.player'),
    say('board.final.faction'),
    ...FIGURES.map(figure => say(figure)),
  ];
  const seatsInOrder = seatsByRank(view).map((seat, place) => {
    const owner = view.seats[seat];
    const figures = view.outcome?.ranking.find(ranked => ranked.seat === seat)?.figures ?? owner?.standing?.figures;
    const hasWon = view.outcome?.winners.includes(seat) === true;
    const faction = owner?.faction ?? null;
    return [
      hasWon ? format(say('board.final.winner')) : `${place + 1}`,
      owner?.eliminated === true ? `${nameOf(context, seat)} ${format(say('board.out'))}` : nameOf(context, seat),
      faction === null ? '-' : format(say(`faction.${faction}.short`)),
      ...FIGURES.map(figure => {
        const count = String(figures?.[figure] ?? 0);
        const pointsNeeded = figure === 'points' ? (owner?.standing?.pointsNeeded ?? null) : null;
        return pointsNeeded === null ? count : `${count}/${pointsNeeded}`;
      }),
    ];
  });
  return [matchHeading.map(format), ...seatsInOrder];
}
