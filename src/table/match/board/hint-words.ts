import type { Message } from '../../../kernel/words/message.ts';
import type { MatchNow } from '../../../session/running/match-now.ts';
import { say } from '../../../session/text/say.ts';

/**
 * The text of a hint, or the message that the hint is being computed or has failed; `null`: nobody asked for a hint.
 */
export function hintWords({ hint }: MatchNow): Message | null {
  if (hint === null) return null;
  return hint === 'awaited' ? say('hint.looking') : hint === 'failed' ? say('hint.failed') : hint.words;
}

/**
 * Whether the coach of a match has rows above the table: it is switched on for the seat that is asked or, while no
 * person is asked, for any seat. Otherwise a hint is shown in the rows of the question, so that the board does not
 * move.
 */
export function isCoachAbout({ coachOn, people, picture }: MatchNow): boolean {
  const askedSeat = picture.show === 'table' ? picture.decision?.seat : undefined;
  return askedSeat !== undefined && people.includes(askedSeat) ? coachOn[askedSeat] === true : coachOn.includes(true);
}
