import type { Message } from '../../../kernel/words/message.ts';
import { nameOf } from '../../../boards/naming.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import { COUNTDOWN_END } from '../data/tokens.ts';
import { factionName, say } from '../text/say.ts';
import type { TheseusView } from '../view.ts';

/** The status line: the round, whose turn it is, the phase, and how near the end is. */
export function statusLine(view: TheseusView, context: PaneContext): string {
  const { format, glyphs } = context;
  const messages: Message[] = [say('board.title')];
  if (view.phase === 'set-up') messages.push(say('board.phase.set-up'));
  else {
    messages.push(say('board.round', { round: view.round }));
    if (view.outcome !== null) messages.push(say('board.over'));
    else {
      if (view.phase === 'tie') messages.push(say('board.phase.tie'));
      messages.push(...turnMessages(view, context), ...(view.countdown === 0 ? [] : [countdownMessage(view)]));
    }
  }
  return messages.map(format).join(` ${glyphs.bullet} `);
}

function turnMessages({ turn }: TheseusView, context: PaneContext): Message[] {
  if (turn === null) return [];
  const turnPart = say(`board.part.${turn.over ? 'over' : turn.part}`);
  return [say('board.turn', { name: nameOf(context, turn.seat), part: turnPart })];
}

/** The text for the position of the end-of-game marker (TH-17.1). */
export function countdownMessage({ countdown }: TheseusView): Message {
  if (countdown === 0) return say('board.countdown.full');
  if (countdown >= COUNTDOWN_END) return say('board.countdown.end');
  return say('board.countdown.left', { left: COUNTDOWN_END - countdown });
}

/**
 * The final table: a heading, then a row for each seat, the best first: the sum of life and data points, which decides
 * (TH-17.2), then both of them.
 */
export function finalRows(view: TheseusView, context: PaneContext): readonly (readonly string[])[] {
  const { format } = context;
  const teams = view.options.mode === 'teams';
  const heading = [
    say('board.final.place'),
    say('board.final.player'),
    say('board.final.faction'),
    ...(teams ? [say('board.final.alliance')] : []),
    say(teams ? 'board.final.together' : 'board.final.points'),
    say('board.final.life'),
    say('board.final.data'),
  ];
  const rows = rankedSeats(view).map((seat, place) => {
    const seatView = view.seats[seat];
    const hasWon = view.outcome?.winners.includes(seat) === true;
    const figures = view.outcome?.ranking.find(one => one.seat === seat)?.figures ?? {};
    const { life = 0, data = 0, faction = null } = seatView ?? {};
    const name = nameOf(context, seat);
    return [
      hasWon ? format(say('board.final.winner')) : String(place + 1),
      seatView?.out === true ? `${name} (${format(say('board.given-up'))})` : name,
      faction === null ? '-' : format(factionName(faction)),
      ...(teams ? [allianceLetter(seatView?.team ?? 0)] : []),
      String(figures['figure.points'] ?? life + data),
      String(life),
      String(data),
    ];
  });
  return [heading.map(format), ...rows];
}

/** The letter of an alliance (TH-19.1). */
export function allianceLetter(team: number): string {
  return team === 0 ? 'A' : 'B';
}

/** The seats in final order: winners first, then by the final ranking; before the end, by their points. */
function rankedSeats({ seats, outcome }: TheseusView): readonly number[] {
  const seatOrder =
    outcome?.ranking.map(({ seat }) => seat) ??
    [...seats].sort((one, other) => other.life + other.data - one.life - one.data).map(({ seat }) => seat);
  const winners = outcome?.winners ?? [];
  return [...seatOrder.filter(seat => winners.includes(seat)), ...seatOrder.filter(seat => !winners.includes(seat))];
}
