import { isPrivate } from '../../kernel/match/decision.ts';
import type { Decision } from '../../kernel/match/decision.ts';
import type { Seat, Viewer } from '../../kernel/words/message.ts';
import type { HandOverPolicy } from '../setting/table-settings.ts';

/** Who is at the table, which decides what secrets may be shown. */
export interface Company {
  readonly policy: HandOverPolicy;
  /**
   * The only seat that a person plays, to which only the rules hide anything; `null`: people play several seats, or
   * none.
   */
  readonly alone: Seat | null;
  /**
   * Whether one person plays several seats and no other person plays, so that nothing has to be hidden. Absent:
   * `false`.
   */
  readonly sole?: boolean;
  /** The number of the person on a seat; absent: each seat has its own person. */
  readonly personOf?: (seat: Seat) => number;
}

type SeatingDecision = Pick<Decision, 'n' | 'seat' | 'kind' | 'secrecy' | 'wantsOwn'>;

/** Whether a decision begins a turn that the seat plays on its own view; the turn continues through open questions. */
export function beginsOwnTurn({ secrecy, wantsOwn }: SeatingDecision): boolean {
  return secrecy === 'own-view' || wantsOwn === true;
}

/** The viewer for whom a decision is shown: everybody (`spectator`), or only the asked seat. */
export function viewerFor({ policy, alone }: Company, decision: SeatingDecision): Viewer {
  if (alone !== null) return alone;
  return isPrivate(decision) || decision.wantsOwn === true || policy === 'always' ? decision.seat : 'spectator';
}

/** Whether the same person plays both seats, so that no hand-over is needed. */
export function isSamePerson(
  { personOf = seat => seat }: Pick<Company, 'personOf'>,
  one: Seat | null,
  other: Seat,
): boolean {
  return one !== null && personOf(one) === personOf(other);
}

/** Whether no hand-over is ever needed, because people hide nothing from each other or there is only one person. */
export function handsNothingOver({ policy, alone, sole = false }: Company): boolean {
  return policy === 'never' || alone !== null || sole;
}

/** Who sits before the screen. */
export interface Seating {
  /** The seat that sits alone before the screen; `null`: everybody may look, or the seat has yet to sit down. */
  readonly sits: Seat | null;
  /**
   * The seat that plays its turn on its own view; open questions of that turn are shown to all, and then the view
   * returns without a hand-over.
   */
  readonly turn: Seat | null;
}

/**
 * Returns who sits before the screen when `decision` comes up. A person stays from one private decision directly to the
 * next and, during a turn on the own view, also through open questions to that seat. In all other cases others may have
 * looked during an open question, so the person has to confirm being alone again.
 */
export function seatingFor(company: Company, { sits, turn }: Seating, decision: SeatingDecision | null): Seating {
  if (company.alone !== null) return { sits: company.alone, turn: null };
  if (decision === null) return { sits: null, turn: null };
  const viewer = viewerFor(company, decision);
  if (viewer === 'spectator') {
    return { sits: null, turn: isSamePerson(company, turn, decision.seat) ? turn : null };
  }
  const stays = handsNothingOver(company) || isSamePerson(company, sits ?? turn, viewer);
  return { sits: stays ? viewer : null, turn: stays && beginsOwnTurn(decision) ? viewer : null };
}
