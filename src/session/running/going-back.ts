import type { Match, UndoFacts } from '../../kernel/history/playable.ts';
import { Refusal } from '../../kernel/match/refusal.ts';
import type { Seat } from '../../kernel/words/message.ts';
import type { HotSeat } from '../sitting/hot-seat.ts';
import type { Players } from '../sitting/players.ts';
import { viewerFor } from '../sitting/seating.ts';
import { currentLogEnds } from '../sitting/sitting.ts';
import { say } from '../text/say.ts';
import { redoAnswersTogether, takeOneBack, undoAnswersTogether } from './auto-answers.ts';
import type { Changes } from './changes.ts';
import type { Deeds } from './deeds.ts';
import { undoneMessage } from './journal.ts';
import type { Marches } from './marches.ts';
import type { Notes } from './notes.ts';
import type { RecentEvents } from './recent-events.ts';

/** The parts of the table that going back needs. */
interface GoingBackParts {
  readonly match: Match;
  readonly players: Players;
  readonly hotSeat: HotSeat;
  readonly deeds: Deeds;
  readonly marches: Marches;
  readonly notes: Notes;
  readonly changes: Changes;
  readonly recent: RecentEvents;
  readonly isTaught: boolean;
  readonly save: () => void;
}

/** The reasons against an undo that do not prevent a take-back, which all people must agree on. */
const NEEDS_TAKE_BACK: ReadonlySet<string> = new Set([
  'kernel.no-undo.other-seat',
  'kernel.no-undo.over',
  'kernel.no-undo.revealed',
]);

/** Undo, redo, and take-backs that the people have agreed on. The match is saved after each. */
export class GoingBack {
  readonly #table: GoingBackParts;

  constructor(table: GoingBackParts) {
    this.#table = table;
  }

  /**
   * The seat whose last answer can still be undone on the hand-over screen, before the next person sits down; `null`:
   * no seat. Only the last answer of a series can be undone there, because undoing more would show how many there are.
   */
  get handedOver(): Seat | null {
    const { match, hotSeat, players, isTaught } = this.#table;
    const picture = hotSeat.picture();
    if (picture.show !== 'hand-over' || picture.peek || isTaught) return null;
    const undoFacts = match.undoable(true);
    const canUndoFreely = !(undoFacts instanceof Refusal) && players.people.includes(undoFacts.seat);
    return canUndoFreely && undoFacts.seat === hotSeat.rose ? undoFacts.seat : null;
  }

  /**
   * Undoes the last answer if a free undo is possible, and shows a note that says which. Until the next person sits
   * down, the person who sat there before can undo too. `key`: the key on the keyboard that redoes it; `takeBack`: the
   * key for going further back if all agree.
   */
  undo(key: string, takeBack: string | null = null): void {
    const { match, hotSeat, deeds, marches, notes, changes, recent, save } = this.#table;
    const isHandedOver = this.handedOver !== null;
    if (!hotSeat.isAsking && !isHandedOver) return;
    const undoneAnswers: UndoFacts[] = [];
    if (!changes.apply(() => void undoneAnswers.push(undoAnswersTogether(match, deeds.together, isHandedOver)))) {
      const refusal = match.undoable(isHandedOver);
      if (takeBack !== null && refusal instanceof Refusal && NEEDS_TAKE_BACK.has(refusal.words.key))
        notes.notify(say('table.refused-take-back', { reason: refusal.words, key: takeBack }), 'warning');
      return;
    }
    const [facts] = undoneAnswers;
    if (facts === undefined) return;
    marches.undone(facts.n);
    hotSeat.tookBack();
    recent.keepLast(0);
    const { decision } = match;
    if (decision !== null) {
      const undoneText = undoneMessage(decision, facts.answer, match.redoable > 0 ? key : null);
      notes.notify(undoneText, 'good', viewerFor(hotSeat.company, decision));
    }
    save();
  }

  /** Undoes one answer that took an option of the form on the screen, and gives the answers after it again. */
  takeOneBack(option: string): void {
    const { match, hotSeat, changes, recent, save } = this.#table;
    const decision = hotSeat.asked;
    if (decision === null || !changes.apply(() => takeOneBack(match, decision.kind, option))) return;
    recent.keepLast(0);
    save();
  }

  /** Redoes the answer that was undone last. */
  redo(): void {
    const { match, hotSeat, deeds, notes, changes, recent, save } = this.#table;
    const askedDecision = hotSeat.isAsking ? hotSeat.pending : null;
    if (askedDecision === null) return;
    const logEndsBefore = currentLogEnds(match);
    if (!changes.apply(() => redoAnswersTogether(match, deeds.together))) return;
    hotSeat.gaveAgain(askedDecision.seat);
    recent.beginAt(logEndsBefore);
    notes.notify(say('table.redone'), 'good');
    save();
  }

  /** Goes back to decision `to`, as everybody at the table agreed. */
  takeBack(to: number): void {
    const { match, hotSeat, notes, changes, recent, save } = this.#table;
    hotSeat.standUp();
    if (!changes.apply(() => match.takeBack(to))) return;
    hotSeat.tookBack();
    // Only the log event of the take-back itself counts as recent.
    recent.keepLast(1);
    notes.notify(say('table.took-back'), 'good');
    save();
  }
}
