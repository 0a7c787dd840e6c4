import { isPrivate } from '../../kernel/match/decision.ts';
import type { Decision } from '../../kernel/match/decision.ts';
import type { Seat, Viewer } from '../../kernel/words/message.ts';
import type { HandOverPolicy } from '../preferences/settings.ts';

/** Who is at the table, as far as secrets go. */
export interface Company {
  readonly policy: HandOverPolicy;
  /** The only seat that a person plays: nothing is hidden from it but what the rules hide. `null`: there are more. */
  readonly alone: Seat | null;
  /** Whether a private decision is made on the open table all the same, by a private card or because nothing of it is secret. */
  readonly openly?: (decision: Asked) => boolean;
}

type Asked = Pick<Decision, 'n' | 'seat' | 'kind' | 'secrecy'>;

/** Whose view a decision is made on: the open table's, or the seat's own. */
export function viewerFor({ policy, alone, openly }: Company, decision: Asked): Viewer {
  if (alone !== null) return alone;
  if (openly?.(decision) === true) return 'spectator';
  return isPrivate(decision) || policy === 'always' ? decision.seat : 'spectator';
}

/**
 * Who sits alone before the screen when `decision` comes up, `sits` having sat there until now; `null`: everybody may
 * look, or the seat has yet to sit down. A seat keeps its place only from one own view right to the next: after the
 * open table others look on, so it is asked to be alone again.
 */
export function sitsAt(company: Company, sits: Seat | null, decision: Asked | null): Seat | null {
  if (company.alone !== null) return company.alone;
  if (decision === null) return null;
  const viewer = viewerFor(company, decision);
  if (viewer === 'spectator') return null;
  return company.policy === 'never' || sits === viewer ? viewer : null;
}
