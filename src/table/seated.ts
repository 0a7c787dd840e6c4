import type { Blocked, Decision } from '../kernel/match/decision.ts';
import type { EndsUndo } from '../kernel/history/ends-undo.ts';
import type { Match } from '../kernel/history/playable.ts';
import type { Seat, Viewer, Message } from '../kernel/words/message.ts';
import type { Shown } from './beats.ts';
import { Blind } from './blind.ts';
import { Coaching } from './coaching.ts';
import { Known } from './known.ts';
import { Notes } from './notes.ts';
import type { Note } from './notes.ts';
import { pictureOf } from './picture.ts';
import type { Picture } from './picture.ts';
import { Players } from './players.ts';
import type { Company } from './seating.ts';
import type { SessionParts } from './session-parts.ts';
import type { TableSettings } from './settings.ts';
import { Sitting } from './sitting.ts';

/** The people at a match: who sits before the screen, and whose view it may show. */
export class Seated extends Known {
  /** The private cards for secret choices on the open table. */
  readonly blind: Blind;
  /** Explains to those who want it what is new to them. */
  readonly coach: Coaching;
  /** What each seat reads its own screens in; `null`: as the table. */
  protected readonly languages: (string | null)[];
  protected readonly match: Match;
  protected readonly settings: TableSettings;
  protected readonly players: Players;
  protected readonly sitting: Sitting;
  protected readonly notes = new Notes();
  readonly #undoesAll: boolean;
  protected moments: readonly Shown[] = [];
  /** Nobody wants to see more of what the program does, until a person is asked. */
  #hurrying = false;

  constructor({ game, match, players: named, seen = [], coach, settings, random, ...more }: SessionParts) {
    const { blindWay = () => null, cards = random, undoesAll = false, languages = [] } = more;
    const players = new Players(match.start.seats.length, named);
    super(game, match, players);
    this.match = match;
    this.#undoesAll = undoesAll;
    this.settings = settings;
    this.languages = match.start.seats.map((_, seat) => languages[seat] ?? null);
    this.players = players;
    this.sitting = new Sitting(match.start.seats.map((_, seat) => seen[seat] ?? 0));
    this.coach = new Coaching(this.names.length, key => Object.hasOwn(game.texts.en, key), coach);
    this.blind = new Blind({
      wayOf: blindWay,
      random: cards,
      pending: () => this.pending,
      round: () => match.round,
      standUp: () => this.standUp(),
    });
  }

  /** What is to be told, if the picture is for the eyes of those who may read it. */
  get note(): Note | null {
    return this.notes.note;
  }

  /** What is read by whoever looks, by its id; `null`: what the table speaks. */
  languageOf(viewer: Viewer): string | null {
    return viewer === 'spectator' ? null : (this.languages[viewer] ?? null);
  }

  /** What the screen may show right now. */
  picture(): Picture {
    const company = this.company;
    const pictured = { decision: this.match.decision, view: (viewer: Viewer) => this.view(viewer) };
    return pictureOf(pictured, this.players.list, company, this.sitting, this.moments[0] ?? null, this.blind);
  }

  /** Whether every answer can be taken back. */
  get undoesAll(): boolean {
    return this.#undoesAll;
  }

  override endsUndo(): EndsUndo {
    return this.#undoesAll ? () => false : super.endsUndo();
  }

  /** What the coach says to the seat that is asked on the screen, and the rule that asks; `null`: nothing. */
  get coached(): { readonly words: Message; readonly rule: string } | null {
    const decision = this.isAsking ? this.pending : null;
    const words = decision === null ? null : this.coach.about(decision);
    return decision === null || words === null ? null : { words, rule: decision.rule };
  }

  /** Whether what the program does is to be over soon. */
  get hurrying(): boolean {
    return this.#hurrying;
  }

  /** What the shown decision forbids, each with its reason; empty when no decision is shown. */
  blocked(): readonly Blocked[] {
    return this.asked() === null ? [] : this.match.blocked();
  }

  /** The seat to whom the screen is handed over sits down before it. */
  sitDown(): void {
    const picture = this.picture();
    if (picture.show !== 'hand-over') return;
    const { seat, peek } = picture;
    if (!peek) this.blind.deal();
    this.sitting.sitDown(seat, peek ? [] : this.events(seat, this.sitting.seen[seat] ?? 0));
  }

  /** The seat has read what it missed. */
  goOn(): void {
    const picture = this.picture();
    if (picture.show !== 'since') return;
    const { to } = this.match.logBounds;
    this.sitting.haveRead();
    this.sitting.haveSeen(picture.viewer, to, to);
  }

  /** The next moment, or what comes after the last; `all` leaves out all that are still to come. */
  nextMoment(all = false): void {
    this.moments = all ? [] : this.moments.slice(1);
    if (all) this.#hurrying = this.match.decision !== null && this.pending === null;
  }

  /** A seat wants to look at its own view. */
  peek(seat: Seat): void {
    const { show } = this.picture();
    if (!this.people.includes(seat) || !['table', 'blind', 'hand-over'].includes(show)) return;
    this.standUp();
    this.sitting.peek(seat, this.trusting);
  }

  /** Nobody sits alone before the screen any more: a peek is over, or all look on. */
  standUp(): void {
    this.sitting.standUp(this.company, this.pending, this.match.logBounds.to);
  }

  /** Covers whatever is on the screen. */
  cover(): void {
    this.standUp();
    this.moments = this.moments.map(({ moment }) => ({ viewer: this.company.alone ?? 'spectator', moment }));
    this.sitting.cover(this.picture().show !== 'hand-over');
  }

  /** Somebody uncovers the screen again. */
  uncover(): void {
    this.sitting.cover(false);
  }

  /** What was told has been read. */
  clearNote(): void {
    this.notes.clear();
  }

  /** Tells the people something that everybody may read. */
  notify(words: Message, tone: Note['tone']): void {
    this.notes.notify(words, tone);
  }

  // ---- how it does that ------------------------------------------------------------------------------------------

  protected get company(): Company {
    const company = this.players.company(this.settings.handOver);
    if (!this.settings.blind) return company;
    return { ...company, openly: decision => this.blind.wayFor(company, decision) !== null };
  }

  /** Whether nobody has to sit down before a screen: one person alone, or people who hide nothing. */
  protected get trusting(): boolean {
    return this.settings.handOver === 'never' || this.company.alone !== null;
  }

  /** The decision that is on the screen to be answered. */
  protected asked(): Decision | null {
    const picture = this.picture();
    return picture.show === 'table' ? picture.decision : null;
  }

  /** Whether somebody is asked on the screen, openly, in private or blind. */
  protected get isAsking(): boolean {
    return this.asked() !== null || this.picture().show === 'blind';
  }

  /** The decision that a person has to answer next, whether or not it is on the screen. */
  protected get pending(): Decision | null {
    const { decision } = this.match;
    return decision !== null && this.players.isPerson(decision.seat) ? decision : null;
  }

  protected settle(): void {
    if (this.pending !== null || this.match.decision === null) this.#hurrying = false;
    this.sitting.settle(this.company, this.pending, this.match.logBounds.to);
  }
}
