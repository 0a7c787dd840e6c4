import type { Answer, Decision } from '../kernel/match/decision.ts';
import type { RandomState } from '../kernel/plain/random.ts';
import { messageFor, Refusal } from '../kernel/match/refusal.ts';
import type { Seat } from '../kernel/words/message.ts';
import type { Player } from '../saves/people.ts';
import { withMoments } from './beats.ts';
import type { Seen } from './beats.ts';
import { MatchHistory } from './hindsight.ts';
import { answerMessage } from './journal.ts';
import { Keeper } from './keeper.ts';
import type { Kept, Unsaved } from './keeper.ts';
import type { BotPlayer } from './players.ts';
import { say } from './say.ts';
import { viewerFor } from './seating.ts';
import { Seated } from './seated.ts';
import type { SessionParts } from './session-parts.ts';
import type { EventRange } from './watched.ts';

/**
 * A match at a table: who sits before the screen, whose view it may show, what is saved. It knows nothing of Ink; the
 * screens paint `picture()` and nothing else of the match.
 */
export class Session extends Seated {
  readonly #bot: BotPlayer;
  readonly #random: RandomState;
  readonly #keeper: Keeper;
  readonly #close: () => void;
  /** The match seen from behind. */
  readonly hindsight: MatchHistory;
  #lately = 0;

  constructor(parts: SessionParts) {
    const { game, match, now, file, close, report, bot, random } = parts;
    super(parts);
    this.#bot = bot;
    this.#random = random;
    this.#keeper = new Keeper(file, now);
    this.#close = close ?? (() => undefined);
    this.hindsight = new MatchHistory({
      game,
      match,
      players: this.players.list,
      coach: this.coach,
      languages: this.languages,
      write: report,
    });
    this.#lately = match.logBounds.to;
    this.settle();
    this.#keep();
  }

  // ---- what can be known -----------------------------------------------------------------------------------------

  /** When the match was saved last. */
  get saved(): Date | null {
    return this.#keeper.saved;
  }

  /** What is wrong with saving; `null`: nothing. */
  get unsaved(): Unsaved | null {
    return this.#keeper.unsaved;
  }

  /** The index of the first event since the answer before, and of the next event to come; `state` stands for how the match is now. */
  get recent(): { readonly from: number; readonly to: number; readonly state: unknown } {
    const { to } = this.match.logBounds;
    return { from: Math.min(this.#lately, to), to, state: this.state };
  }

  /** The moments that told something of a stretch of the log, as whoever looks at the screen may see them. */
  watch(stretch: EventRange): readonly Seen[] {
    const picture = this.picture();
    if (picture.show !== 'table' && picture.show !== 'since') return [];
    return this.hindsight.seenAgain(picture.viewer, stretch);
  }

  // ---- what the people do ----------------------------------------------------------------------------------------

  /** Answers the shown decision; does nothing when none is shown. */
  answer(answer: Answer): void {
    const decision = this.asked();
    if (decision !== null) this.#answer(decision, answer);
  }

  /** Answers by the key of its card that the asked seat has pressed. What can't be chosen by it is asked of the seat alone. */
  answerBlind(): void {
    const decision = this.pending;
    const picture = this.picture();
    if (decision === null || picture.show !== 'blind' || !picture.question.chosen) return;
    const answer = this.blind.take();
    if (answer !== null) this.#answer(decision, answer);
    else this.blind.askAlone();
  }

  #answer(decision: Decision, answer: Answer): void {
    const { to } = this.match.logBounds;
    if (!this.#change(() => this.match.answer(decision.n, answer))) return;
    this.#lately = to;
    this.sitting.haveSeen(decision.seat, to, this.match.logBounds.to);
    this.sitting.answered(decision.seat);
    this.coach.answered(decision);
    this.#keep();
  }

  /** Lets the program answer, if it is its turn and nothing else is shown; else does nothing. */
  answerForBot(): void {
    const picture = this.picture();
    const { decision } = this.match;
    if (decision === null || picture.show !== 'table' || picture.thinking === null) return;
    const { n, seat } = decision;
    const turn = { game: this.match.game, view: this.match.view(seat), decision, random: this.#random };
    const { to } = this.match.logBounds;
    if (this.#change(() => this.match.answer(n, this.#bot(turn)), true)) this.#lately = to;
    else {
      this.players.give(seat, 'human');
      this.settle();
      this.notes.clear();
      this.notes.notify(say('table.bot-failed', { seat: { seat } }), 'danger');
    }
    this.#keep();
  }

  /** Takes the last answer back, if that is free, and says what it was. `key` is the key that gives it again. */
  undo(key: string): void {
    if (!this.isAsking) return;
    const facts = this.match.undoable();
    if (!this.#change(() => void this.match.undo()) || facts instanceof Refusal) return;
    this.#lately = this.match.logBounds.to;
    const { decision } = this.match;
    if (decision !== null) {
      const isSecret = this.blind.wayFor(this.company, decision)?.way === 'keys' && this.settings.blind;
      const what = isSecret ? say('take-back.secret') : answerMessage(decision, facts.answer);
      const told = this.match.redoable > 0 ? say('table.undone', { what, key }) : say('table.undone-only', { what });
      this.notes.notify(told, 'good', viewerFor(this.company, decision));
    }
    this.#keep();
  }

  /** Gives the answer that was undone last again. */
  redo(): void {
    if (!this.isAsking) return;
    const { to } = this.match.logBounds;
    if (!this.#change(() => this.match.redo())) return;
    this.#lately = to;
    this.notes.notify(say('table.redone'), 'good');
    this.#keep();
  }

  /** Goes back to decision `to`, as everybody at the table agreed. */
  takeBack(to: number): void {
    this.standUp();
    if (!this.#change(() => this.match.takeBack(to))) return;
    // The take-back itself is what happened last.
    this.#lately = Math.max(0, this.match.logBounds.to - 1);
    this.notes.notify(say('table.took-back'), 'good');
    this.#keep();
  }

  /** From now on the coach speaks to a seat, or does not. */
  coachSeat(seat: Seat, on: boolean): void {
    if (this.coach.isOn(seat) === on) return;
    this.coach.set(seat, on);
    this.#keep();
  }

  /** From now on a person or the program answers for a seat. Who is left alone at the table by it sits down first. */
  give(seat: Seat, player: Player): void {
    if (this.players.list[seat] === player) return;
    this.#reseat(seat, player);
    const left = this.people.length === 0 ? say('players.nobody') : null;
    this.notify(left ?? say(player === 'bot' ? 'players.now-bot' : 'players.now-person', { seat: { seat } }), 'good');
    this.#keep();
  }

  /** From now on a seat reads its own screens in that language; `null`: as the table. */
  speak(seat: Seat, language: string | null): void {
    this.languages[seat] = language;
    this.#keep();
  }

  /** A seat gives up; what is still asked of it until that takes effect is answered by the program. */
  concede(seat: Seat): void {
    this.standUp();
    if (!this.#change(() => this.match.concede(seat))) return;
    this.#reseat(seat, 'bot');
    this.notify(say('concede.done', { seat: { seat } }), 'warning');
    this.#keep();
  }

  /** Tries once more to save a match that is not on the disk. */
  saveNow(): void {
    this.#keep();
  }

  /** The match leaves the table: what is not on the disk yet is tried once more, and its file is given back. */
  leave(): void {
    this.match.checkpoint();
    this.#keep();
    this.#close();
  }

  // ---- how it does that ------------------------------------------------------------------------------------------

  #reseat(seat: Seat, player: Player): void {
    const before = this.company.alone;
    this.players.give(seat, player);
    const { alone, policy } = this.company;
    // Its own view would lie open before whoever has just changed the seats.
    this.sitting.handTo(alone !== before && policy !== 'never' ? alone : null);
    this.standUp();
  }

  /** Carries out a change of the match. When it is refused, that is told, and nothing has changed. */
  #change(change: () => void, isBots = false): boolean {
    const before = this.sitting.sits;
    const unseen = this.settings.speed === 'instant' || this.hurrying;
    try {
      const moments = withMoments(this.match, { sits: before, ending: isBots }, change);
      this.settle();
      const viewer = before !== null && before === this.sitting.sits ? before : (this.company.alone ?? 'spectator');
      this.moments = unseen ? [] : moments.map(moment => ({ viewer, moment }));
      return true;
    } catch (error) {
      const reason = messageFor(error);
      this.notes.notify(
        say('table.refused', { reason }),
        error instanceof Refusal ? 'warning' : 'danger',
        before ?? undefined,
      );
      return false;
    }
  }

  #keep(): void {
    const kept: Kept = this.#keeper.keep(this.match, {
      players: this.players.list,
      languages: this.languages,
      seen: this.sitting.seen,
      coach: this.coach.list,
    });
    const { unsaved } = this;
    if (kept === 'failed' && unsaved !== null)
      this.notes.notify(say('table.save-failed', { reason: unsaved.reason }), 'danger');
    if (kept === 'saved-again') this.notes.notify(say('table.saved-again'), 'good');
    const warning = this.#keeper.takeWarning();
    if (warning !== null) this.notes.notify(say('table.refused', { reason: warning }), 'warning');
  }
}
