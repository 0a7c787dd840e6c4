import type { Message } from '../../../kernel/words/message.ts';
import type { MatchNow } from '../../../session/running/match-now.ts';
import { say } from '../../../session/text/say.ts';

/** What a hint says, or that it is being looked for; `null`: nobody asked for one. */
export function hintWords({ hint }: MatchNow): Message | null {
  if (hint === null) return null;
  return hint === 'awaited' ? say('hint.looking') : hint === 'failed' ? say('hint.failed') : hint.words;
}

/**
 * Whether the coach of a match has rows above the table: it speaks to who is asked or, while no person is, to anybody.
 * In other matches a hint stands above the question, in rows of the question, so that the board stands still.
 */
export function isCoachAbout({ coachOn, people, picture }: MatchNow): boolean {
  const asked = picture.show === 'table' ? picture.decision?.seat : undefined;
  return asked !== undefined && people.includes(asked) ? coachOn[asked] === true : coachOn.includes(true);
}
