import type { Answer, Blocked, Decision } from '../kernel/decision.ts';
import type { ToldEvent } from '../kernel/events.ts';
import type { Game, Match } from '../kernel/playable.ts';
import type { Outcome } from '../kernel/play.ts';
import type { RandomState } from '../kernel/random.ts';
import { messageOf, Refusal } from '../kernel/refusal.ts';
import type { Seat, Viewer, Words } from '../kernel/words.ts';
import type { Player } from '../saves/format.ts';
import { withMoments } from './beats.ts';
import type { Seen, Shown } from './beats.ts';
import { Hindsight } from './hindsight.ts';
import { answerWords, journalOf } from './journal.ts';
import type { Earlier } from './journal.ts';
import { Keeper } from './keeper.ts';
import type { Kept, Unsaved } from './keeper.ts';
import { Notes } from './notes.ts';
import type { Note } from './notes.ts';
import { pictureOf } from './picture.ts';
import type { Picture } from './picture.ts';
import type { BotPlayer } from './players.ts';
import { say } from './say.ts';
import { viewerFor } from './seating.ts';
import type { Company } from './seating.ts';
import type { SessionParts } from './session-parts.ts';
import type { TableSettings } from './settings.ts';
import { Sitting } from './sitting.ts';
import type { Stretch } from './watched.ts';

/**
 * A match at a table: who sits before the screen, whose view it may show, what is saved. It knows nothing of Ink; the
 * screens paint `picture()` and nothing else of the match.
 */
export class Session {
  readonly game: Game;
  readonly #match: Match;
  readonly #settings: TableSettings;
  readonly #bot: BotPlayer;
  readonly #random: RandomState;
  readonly #keeper: Keeper;
  readonly #close: () => void;
  readonly #players: Player[];
  readonly #sitting: Sitting;
  readonly #notes = new Notes();
  /** The match seen from behind. */
  readonly hindsight: Hindsight;
  #moments: readonly Shown[] = [];
  /** Nobody wants to see more of what the program does, until a person is asked. */
  #hurrying = false;
  #lately = 0;

  constructor(parts: SessionParts) {
    const { game, match, players, seen = [], begun, now, write, close, report, settings, bot, random } = parts;
    this.game = game;
    this.#match = match;
    this.#settings = settings;
    this.#bot = bot;
    this.#random = random;
    this.#keeper = new Keeper(write, now, begun);
    this.#close = close ?? (() => undefined);
    this.#players = match.start.seats.map((_, seat) => players[seat] ?? 'human');
    this.#sitting = new Sitting(match.start.seats.map((_, seat) => seen[seat] ?? 0));
    this.hindsight = new Hindsight({ game, match, players: this.#players, write: report });
    this.#lately = match.logBounds.to;
    this.#settle();
    this.#keep();
  }

  // ---- what can be known -----------------------------------------------------------------------------------------

  /** The names of the seats. */
  get names(): readonly string[] {
    return this.#match.start.seats.map(({ name }) => name);
  }

  /** The seats that people play. */
  get people(): readonly Seat[] {
    return this.#players.flatMap((player, seat) => (player === 'human' ? [seat] : []));
  }

  /** When the match was saved last. */
  get saved(): Date | null {
    return this.#keeper.saved;
  }

  /** What is wrong with saving; `null`: nothing. */
  get unsaved(): Unsaved | null {
    return this.#keeper.unsaved;
  }

  /** What is to be told, if the picture is for the eyes of those who may read it. */
  get note(): Note | null {
    return this.#notes.note;
  }

  /** How the match ended. */
  get outcome(): Outcome | null {
    return this.#match.outcome;
  }

  /** The index of the first event since the answer before, and of the next event to come. */
  get recent(): { readonly from: number; readonly to: number } {
    const { to } = this.#match.logBounds;
    return { from: Math.min(this.#lately, to), to };
  }

  /** The log as `viewer` may read it. */
  events(viewer: Viewer, from: number): readonly ToldEvent[] {
    return this.#match.events(viewer, Math.max(from, this.#match.logBounds.from));
  }

  /** What the screen may show right now. */
  picture(): Picture {
    const company = this.#company;
    return pictureOf(this.#match, this.#players, company, this.#sitting, this.#moments[0] ?? null);
  }

  /** Whether what the program does is to be over soon. */
  get hurrying(): boolean {
    return this.#hurrying;
  }

  /** The moments that told something of a stretch of the log, as whoever looks at the screen may see them. */
  watch(stretch: Stretch): readonly Seen[] {
    const picture = this.picture();
    if (picture.show !== 'table' && picture.show !== 'since') return [];
    return this.hindsight.seenAgain(picture.viewer, stretch);
  }

  /** What the shown decision forbids, each with its reason; empty when no decision is shown. */
  blocked(): readonly Blocked[] {
    return this.#asked() === null ? [] : this.#match.blocked();
  }

  /** The decisions that the table may go back to, as everybody may know them. */
  journal(): readonly Earlier[] {
    return journalOf(this.game, this.#match.record());
  }

  // ---- what the people do ----------------------------------------------------------------------------------------

  /** Answers the shown decision; does nothing when none is shown. */
  answer(answer: Answer): void {
    const decision = this.#asked();
    if (decision === null) return;
    const { to } = this.#match.logBounds;
    if (!this.#change(() => this.#match.answer(decision.n, answer))) return;
    this.#lately = to;
    this.#sitting.haveSeen(decision.seat, to, this.#match.logBounds.to);
    this.#sitting.answered(decision.seat);
    this.#keep();
  }

  /** Lets the program answer, if it is its turn and nothing else is shown; else does nothing. */
  answerForBot(): void {
    const picture = this.picture();
    const { decision } = this.#match;
    if (decision === null || picture.show !== 'table' || picture.thinking === null) return;
    const { n, seat } = decision;
    const turn = { game: this.#match.game, view: this.#match.view(seat), decision, random: this.#random };
    const { to } = this.#match.logBounds;
    if (this.#change(() => this.#match.answer(n, this.#bot(turn)), true)) this.#lately = to;
    else {
      this.#players[seat] = 'human';
      this.#settle();
      this.#notes.clear();
      this.#notes.tell(say('table.bot-failed', { seat: { seat } }), 'danger');
    }
    this.#keep();
  }

  /** Takes the last answer back, if that is free, and says what it was. `key` is the key that gives it again. */
  undo(key: string): void {
    if (this.#asked() === null) return;
    const facts = this.#match.undoable();
    if (!this.#change(() => void this.#match.undo()) || facts instanceof Refusal) return;
    this.#lately = this.#match.logBounds.to;
    const { decision } = this.#match;
    if (decision !== null) {
      const what = answerWords(decision, facts.answer);
      this.#notes.tell(say('table.undone', { what, key }), 'good', viewerFor(this.#company, decision));
    }
    this.#keep();
  }

  /** Gives the answer that was undone last again. */
  redo(): void {
    if (this.#asked() === null) return;
    const { to } = this.#match.logBounds;
    if (!this.#change(() => this.#match.redo())) return;
    this.#lately = to;
    this.#notes.tell(say('table.redone'), 'good');
    this.#keep();
  }

  /** Goes back to decision `to`, as everybody at the table agreed. */
  takeBack(to: number): void {
    this.standUp();
    if (!this.#change(() => this.#match.takeBack(to))) return;
    // The take-back itself is what happened last.
    this.#lately = Math.max(0, this.#match.logBounds.to - 1);
    this.#notes.tell(say('table.took-back'), 'good');
    this.#keep();
  }

  /** The seat to whom the screen is handed over sits down before it. */
  sitDown(): void {
    const picture = this.picture();
    if (picture.show !== 'hand-over') return;
    const { seat, peek } = picture;
    this.#sitting.sitDown(seat, peek ? [] : this.events(seat, this.#sitting.seen[seat] ?? 0));
  }

  /** The seat has read what it missed. */
  goOn(): void {
    const picture = this.picture();
    if (picture.show !== 'since') return;
    const { to } = this.#match.logBounds;
    this.#sitting.haveRead();
    this.#sitting.haveSeen(picture.viewer, to, to);
  }

  /** The next moment, or what comes after the last; `all` leaves out all that are still to come. */
  nextMoment(all = false): void {
    this.#moments = all ? [] : this.#moments.slice(1);
    if (all) this.#hurrying = this.#match.decision !== null && this.#pending === null;
  }

  /** A seat wants to look at its own view. */
  peek(seat: Seat): void {
    if (!this.people.includes(seat) || this.picture().show !== 'table') return;
    this.standUp();
    this.#sitting.peek(seat, this.#trusting);
  }

  /** Nobody sits alone before the screen any more: a peek is over, or all look on. */
  standUp(): void {
    this.#sitting.standUp(this.#company, this.#pending, this.#match.logBounds.to);
  }

  /** Covers whatever is on the screen. */
  cover(): void {
    this.standUp();
    this.#moments = this.#moments.map(({ moment }) => ({ viewer: this.#company.alone ?? 'spectator', moment }));
    this.#sitting.cover(this.picture().show !== 'hand-over');
  }

  /** Somebody uncovers the screen again. */
  uncover(): void {
    this.#sitting.cover(false);
  }

  /** Tries once more to save a match that is not on the disk. */
  saveNow(): void {
    this.#keep();
  }

  /** The match leaves the table: what is not on the disk yet is tried once more, and its file is given back. */
  leave(): void {
    if (this.unsaved !== null) this.#keep();
    this.#close();
  }

  /** What was told has been read. */
  clearNote(): void {
    this.#notes.clear();
  }

  /** Tells the people something that everybody may read. */
  tell(words: Words, tone: Note['tone']): void {
    this.#notes.tell(words, tone);
  }

  // ---- how it does that ------------------------------------------------------------------------------------------

  get #company(): Company {
    const { people } = this;
    return { policy: this.#settings.handOver, alone: people.length === 1 ? (people[0] ?? null) : null };
  }

  /** Whether nobody has to sit down before a screen: one person alone, or people who hide nothing. */
  get #trusting(): boolean {
    return this.#settings.handOver === 'never' || this.#company.alone !== null;
  }

  /** The decision that is on the screen to be answered. */
  #asked(): Decision | null {
    const picture = this.picture();
    return picture.show === 'table' ? picture.decision : null;
  }

  /** Carries out a change of the match. When it is refused, that is told, and nothing has changed. */
  #change(change: () => void, isBots = false): boolean {
    const before = this.#sitting.sits;
    const unseen = this.#settings.speed === 'instant' || this.#hurrying;
    try {
      const moments = withMoments(this.#match, { sits: before, ending: isBots }, change);
      this.#settle();
      const viewer = before !== null && before === this.#sitting.sits ? before : (this.#company.alone ?? 'spectator');
      this.#moments = unseen ? [] : moments.map(moment => ({ viewer, moment }));
      return true;
    } catch (error) {
      const reason = messageOf(error);
      this.#notes.tell(
        say('table.refused', { reason }),
        error instanceof Refusal ? 'warning' : 'danger',
        before ?? undefined,
      );
      return false;
    }
  }

  /** The decision that a person has to answer next, whether or not it is on the screen. */
  get #pending(): Decision | null {
    const { decision } = this.#match;
    return decision !== null && this.#players[decision.seat] === 'human' ? decision : null;
  }

  #settle(): void {
    if (this.#pending !== null || this.#match.decision === null) this.#hurrying = false;
    this.#sitting.settle(this.#company, this.#pending, this.#match.logBounds.to);
  }

  #keep(): void {
    const kept: Kept = this.#keeper.keep(this.#match, { players: this.#players, seen: this.#sitting.seen });
    const reason = this.unsaved?.reason ?? '';
    if (kept === 'failed') this.#notes.tell(say('table.save-failed', { reason }), 'danger');
    if (kept === 'saved-again') this.#notes.tell(say('table.saved-again'), 'good');
  }
}
