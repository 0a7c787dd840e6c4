import { isPrivate } from '../../kernel/match/decision.ts';
import type { Decision } from '../../kernel/match/decision.ts';
import type { Seat, Viewer } from '../../kernel/words/message.ts';
import type { HandOverPolicy } from '../setting/table-settings.ts';

/** Who is at the table, as far as secrets go. */
export interface Company {
  readonly policy: HandOverPolicy;
  /** The only seat that a person plays: nothing is hidden from it but what the rules hide. `null`: there are more. */
  readonly alone: Seat | null;
  /**
   * Whether one person sits on all seats that people play, several of them: nobody is there to hide anything from.
   * Absent: not so.
   */
  readonly sole?: boolean;
  /** Which person sits on a seat; absent: a person of its own on each. */
  readonly personOf?: (seat: Seat) => number;
}

type Asked = Pick<Decision, 'n' | 'seat' | 'kind' | 'secrecy' | 'wantsOwn'>;

/** Whether the decision begins a turn on the seat's own view, which it then keeps through open questions. */
export function beginsOwnTurn({ secrecy, wantsOwn }: Asked): boolean {
  return secrecy === 'own-view' || wantsOwn === true;
}

/** Whose view a decision is made on: the open table's, or the seat's own. */
export function viewerFor({ policy, alone }: Company, decision: Asked): Viewer {
  if (alone !== null) return alone;
  return isPrivate(decision) || decision.wantsOwn === true || policy === 'always' ? decision.seat : 'spectator';
}

/** Whether one person sits on both seats: nobody hands over to herself. */
export function isSamePerson(
  { personOf = seat => seat }: Pick<Company, 'personOf'>,
  one: Seat | null,
  other: Seat,
): boolean {
  return one !== null && personOf(one) === personOf(other);
}

/**
 * Whether nobody ever sits down before anything is shown: people hide nothing from each other, or there is only one of
 * them.
 */
export function handsNothingOver({ policy, alone, sole = false }: Company): boolean {
  return policy === 'never' || alone !== null || sole;
}

/** Who sits where after a change. */
export interface Seated {
  /** Who sits alone before the screen; `null`: everybody may look, or the seat has yet to sit down. */
  readonly sits: Seat | null;
  /**
   * Whose own view is in use for a turn: open questions in its course are shown to all, and that view comes back
   * without a hand-over.
   */
  readonly turn: Seat | null;
}

/**
 * Who sits before the screen when `decision` comes up. A person keeps the place from one own view right to the next,
 * and in a turn on its own view also over open questions that it is asked. Otherwise others look on after the open
 * table, so it is asked to be alone again.
 */
export function seatedAt(company: Company, { sits, turn }: Seated, decision: Asked | null): Seated {
  if (company.alone !== null) return { sits: company.alone, turn: null };
  if (decision === null) return { sits: null, turn: null };
  const viewer = viewerFor(company, decision);
  if (viewer === 'spectator') {
    return { sits: null, turn: isSamePerson(company, turn, decision.seat) ? turn : null };
  }
  const stays = handsNothingOver(company) || isSamePerson(company, sits ?? turn, viewer);
  return { sits: stays ? viewer : null, turn: stays && beginsOwnTurn(decision) ? viewer : null };
}
