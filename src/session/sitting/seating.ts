import { isPrivate } from '../../kernel/match/decision.ts';
import type { Decision } from '../../kernel/match/decision.ts';
import type { Seat, Viewer } from '../../kernel/words/message.ts';
import type { HandOverPolicy } from '../setting/table-settings.ts';

/** The people at the table, as far as secrets are concerned. */
export interface Company {
  readonly policy: HandOverPolicy;
  /** The only seat that a person plays; only the rules hide anything from it. `null`: there are more. */
  readonly alone: Seat | null;
  /**
   * Whether a single person plays several seats and nobody else plays, so that nothing has to be hidden. Absent: no.
   */
  readonly sole?: boolean;
  /** The number of the person on a seat; absent: each seat has its own person. */
  readonly personOf?: (seat: Seat) => number;
}

type Asked = Pick<Decision, 'n' | 'seat' | 'kind' | 'secrecy' | 'wantsOwn'>;

/** Whether the decision begins a turn on the seat's own view, which stays through open questions. */
export function beginsOwnTurn({ secrecy, wantsOwn }: Asked): boolean {
  return secrecy === 'own-view' || wantsOwn === true;
}

/** The viewer for a decision: the open table, or the seat itself. */
export function viewerFor({ policy, alone }: Company, decision: Asked): Viewer {
  if (alone !== null) return alone;
  return isPrivate(decision) || decision.wantsOwn === true || policy === 'always' ? decision.seat : 'spectator';
}

/** Whether the same person sits on both seats, so that no hand-over is needed. */
export function isSamePerson(
  { personOf = seat => seat }: Pick<Company, 'personOf'>,
  one: Seat | null,
  other: Seat,
): boolean {
  return one !== null && personOf(one) === personOf(other);
}

/** Whether no hand-over is ever needed: people hide nothing from each other, or there is only one person. */
export function handsNothingOver({ policy, alone, sole = false }: Company): boolean {
  return policy === 'never' || alone !== null || sole;
}

/** The seats before the screen after a change. */
export interface Seated {
  /** The seat that sits alone before the screen; `null`: everybody may look, or the seat has yet to sit down. */
  readonly sits: Seat | null;
  /**
   * The seat whose own view is in use for a turn: open questions during it are shown to all, and then the view returns
   * without a hand-over.
   */
  readonly turn: Seat | null;
}

/**
 * Who sits before the screen when `decision` comes up. A person keeps the place from one private decision directly to
 * the next, and during a turn on the own view also through the open questions to that seat. In all other cases others
 * may look after an open question, so the person has to confirm being alone again.
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
