import type { Seat } from '../../../kernel/words/message.ts';
import type { CardId } from '../data/cards.ts';
import type { UnitId } from '../data/units.ts';

/** TH-3, TH-4, and the set-ups of TH-18 to TH-20. */
export interface SetUpSteps {
  'setUp.begin': Record<never, never>;
  'setUp.faction': { readonly seat: Seat };
  /** Who plays first. */
  'setUp.ring': Record<never, never>;
  /** Set-up of the alliance sectors and the ring. */
  'setUp.layRing': { readonly first: Seat };
  'setUp.pandora': { readonly seat: Seat };
  /** TH-4.4: lines up a deck to be built by each seat, where decks are built. */
  'setUp.decks': Record<never, never>;
  'setUp.deck': { readonly seat: Seat };
  'setUp.cards': Record<never, never>;
  'setUp.install': { readonly seat: Seat };
  'setUp.pending': { readonly seat: Seat };
  /** A unit in the own faction sector. */
  'setUp.homeUnit': { readonly seat: Seat };
  /** The last unit, in any sector. */
  'setUp.farUnit': { readonly seat: Seat };
  'setUp.done': Record<never, never>;
}

/** TH-5, TH-6, TH-9 to TH-11. */
export interface TurnSteps {
  'turn.begin': { readonly seat: Seat };
  /** Phase 1 (TH-6): the unit is chosen, unless the Tech Bay has named it for its extra turn. */
  'turn.move': { readonly unit: UnitId | null };
  /** Phase 2 (TH-10.1): chooses the next card and lines it up, until none is left. */
  'turn.actions': Record<never, never>;
  /** Carries out one action card; `copy`: 0 the card itself, 1 and on its copies, -1 by Remote Control. */
  'turn.run': { readonly card: CardId; readonly copy: number };
  'turn.breed': Record<never, never>;
  'turn.takeOver': Record<never, never>;
  /** Phase 3 (TH-10.3). */
  'turn.sector': Record<never, never>;
  /** An own action of Pandora that waited for the extra turn (TH-20.8). */
  'turn.putOff': Record<never, never>;
  /** Phase 4 (TH-11.1). */
  'turn.pending': Record<never, never>;
  'turn.end': Record<never, never>;
}

/** The steps of a concession, which belongs to no chapter of the book. */
export interface ConcessionSteps {
  'concession.give-up': { readonly seat: Seat };
}

/** The table of contents of the rules: every named step and its arguments. */
export type Steps = SetUpSteps & TurnSteps & ConcessionSteps;
