import type { Match } from '../../kernel/history/playable.ts';
import type { Decision } from '../../kernel/match/decision.ts';
import type { LogEvent } from '../../kernel/match/events.ts';
import type { Seat, Viewer } from '../../kernel/words/message.ts';
import type { Moment, MomentView, ShownMoment } from './beats.ts';
import type { Pace } from './pace.ts';
import { RecentMoments } from './recent-moments.ts';
import { newsFor } from './news.ts';
import type { News } from './news.ts';
import { pictureOf, seenBy } from './picture.ts';
import type { Picture } from './picture.ts';
import type { Players } from './players.ts';
import { beginsOwnTurn, handsNothingOver } from './seating.ts';
import type { Company } from './seating.ts';
import type { TableSettings } from '../setting/table-settings.ts';
import { Sitting } from './sitting.ts';
import type { LogEnd } from './sitting.ts';
import type { Views } from './views.ts';

/** The parts of a match at the table that the hot seat needs. */
interface HotSeatParts {
  readonly match: Match;
  readonly views: Views;
  readonly players: Players;
  readonly settings: TableSettings;
  /** How far each seat has read the log, by seat. */
  readonly seen: readonly number[];
  readonly pace: Pace;
}

/** The most missed events that are shown on the table itself; more get a page of their own. */
const MAX_EVENTS_ON_TABLE = 2;

/**
 * Controls who sits before the screen, and what the screen may show: a hand-over, missed events, a moment, or the
 * table.
 */
export class HotSeat {
  readonly #match: Match;
  readonly #views: Views;
  readonly #players: Players;
  readonly #settings: TableSettings;
  readonly #pace: Pace;
  readonly #sitting: Sitting;
  /** The moments since a person last acted. */
  readonly #recent = new RecentMoments();
  #hurrying = false;

  constructor({ match, views, players, settings, seen, pace }: HotSeatParts) {
    this.#pace = pace;
    this.#match = match;
    this.#views = views;
    this.#players = players;
    this.#settings = settings;
    this.#sitting = new Sitting(seen);
  }

  readonly #logEnd: LogEnd = reader => this.#match.logEnd(reader);

  /** What the screen may show right now. */
  picture(): Picture {
    const pictureParts = { decision: this.#match.decision, view: (viewer: Viewer) => this.#views.view(viewer) };
    const shownMoment = this.#recent.now;
    const showing =
      shownMoment === null ? null : { shown: shownMoment, place: this.#recent.place, waits: this.#waits(shownMoment) };
    return pictureOf(pictureParts, this.#players.list, this.company, this.#sitting, showing);
  }

  /** Who is at the table, which decides what secrets may be shown. */
  get company(): Company {
    return this.#players.company(this.#settings.handOver);
  }

  /** The decision that a person has to answer next, even if it is not on the screen; `null`: no person is asked. */
  get pending(): Decision | null {
    const { decision } = this.#match;
    return decision !== null && this.#players.isPerson(decision.seat) ? decision : null;
  }

  /** The decision on the screen; `null`: there is none. */
  get asked(): Decision | null {
    const picture = this.picture();
    return picture.show === 'table' ? picture.decision : null;
  }

  /** Whether a decision is on the screen, openly or in private. */
  get isAsking(): boolean {
    return this.asked !== null;
  }

  /** The seat that sits alone before the screen; `null`: everybody may look, or nobody has sat down yet. */
  get sits(): Seat | null {
    return this.#sitting.sits;
  }

  /** The seat that answered last, as long as nobody has sat down since and nothing was undone; else `null`. */
  get rose(): Seat | null {
    return this.#sitting.rose;
  }

  /** How far each seat has read the log, by seat. */
  get seen(): readonly number[] {
    return this.#sitting.seen;
  }

  /** Whether people skip the rest of what the program does, until a person is asked. */
  get hurrying(): boolean {
    return this.#hurrying;
  }

  // What the people do.

  /**
   * Makes the seat to which the screen is handed over sit down. Returns the events that only this seat has missed, if
   * they are few enough to be shown on the table.
   */
  sitDown(): readonly LogEvent[] {
    const picture = this.picture();
    if (picture.show !== 'hand-over') return [];
    const { seat, peek } = picture;
    const beginsTurn = !peek && this.pending !== null && beginsOwnTurn(this.pending);
    // The public events were already shown on the hand-over screen.
    const { own } = this.#newsFor(seat);
    const isFew = own.length <= MAX_EVENTS_ON_TABLE;
    this.#sitting.sitDown(seat, peek || isFew ? [] : own, beginsTurn);
    if (!peek && isFew) this.#sitting.markSeen(seat, Infinity, this.#logEnd);
    return peek || !isFew ? [] : own;
  }

  /** The public events that the next seat to sit down has missed; empty if no seat is about to sit down. */
  get news(): readonly LogEvent[] {
    const picture = this.picture();
    return picture.show === 'hand-over' && !picture.peek ? this.#newsFor(picture.seat).open : [];
  }

  #newsFor(seat: Seat): News {
    return newsFor(this.#views, seat, this.seen[seat] ?? 0);
  }

  /** Leaves the page of missed events, after the seat has read it. */
  goOn(): void {
    const picture = this.picture();
    if (picture.show !== 'since') return;
    this.#sitting.markRead();
    this.#sitting.markSeen(picture.viewer, Infinity, this.#logEnd);
  }

  /** Shows the next moment, or what follows the last one. `all`: skips all remaining moments. */
  nextMoment(all = false): void {
    this.#recent.next(all);
    if (all) this.#hurrying = this.#match.decision !== null && this.pending === null;
  }

  /** Shows the previous moment, among those since a person last acted. */
  momentBefore(): void {
    this.#recent.back();
  }

  /** The moments since a person last acted, as the viewer before the screen sees them. */
  get recentMoments(): readonly MomentView[] {
    return this.#recent.all.map(seenBy);
  }

  /** Starts a peek, in which a seat only looks at its own view. */
  peek(seat: Seat): void {
    const { show } = this.picture();
    if (!this.#players.isPerson(seat) || !['table', 'hand-over'].includes(show)) return;
    this.standUp();
    // Nobody has to sit down first if only one person plays or people hide nothing.
    this.#sitting.peek(seat, handsNothingOver(this.company));
  }

  /** Ends a peek, or hides the view of the seat that sits alone. */
  standUp(): void {
    this.#sitting.standUp(this.company, this.pending, this.#logEnd);
  }

  /** Covers the screen, so that nothing of the match is visible. */
  cover(): void {
    this.standUp();
    this.#recent.showTo(this.company.alone ?? 'spectator');
    this.#sitting.cover(this.picture().show !== 'hand-over');
  }

  /** Uncovers the screen. */
  uncover(): void {
    this.#sitting.cover(false);
  }

  // What happens to the match.

  /** Updates who may stay before the screen, after a change of the match. */
  settle(): void {
    if (this.pending !== null || this.#match.decision === null) this.#hurrying = false;
    this.#sitting.settle(this.company, this.pending, this.#logEnd);
  }

  /**
   * Shows the moments of a person's action; called after `settle`. `before`: the seat that sat alone before the action.
   */
  show(moments: readonly Moment[], before: Seat | null, isDeed = false): void {
    this.#recent.begin();
    const shown = RecentMoments.of(moments, this.#viewerAfter(before), 'people');
    this.#recent.add(isDeed ? joinDeedMoments(shown) : shown, this.#settings.speed === 'instant');
  }

  /**
   * Shows the moments of the program's actions. If people were skipping, only the last one is shown, when a person is
   * asked again and the speed setting waits for keys.
   */
  showCards(moments: readonly Moment[], before: Seat | null, wasHurrying: boolean): void {
    const { speed } = this.#settings;
    this.#recent.add(
      RecentMoments.of(moments, this.#viewerAfter(before), 'program'),
      speed === 'instant' || wasHurrying,
    );
    const isBotsTurnOver = this.pending !== null || this.#match.decision === null;
    if (wasHurrying && isBotsTurnOver && (speed === 'wait' || speed === 'all') && this.#players.people.length > 0)
      this.#recent.back();
  }

  #viewerAfter(before: Seat | null): Viewer {
    return before !== null && before === this.sits ? before : (this.company.alone ?? 'spectator');
  }

  /**
   * Whether a moment stays until somebody presses a key: a page, a result that concerns people, a loss of theirs,
   * points for somebody else, or the last card before a person is asked.
   */
  #waits(shown: ShownMoment): boolean {
    if (this.#players.people.length === 0) return false;
    const { kind } = shown.moment.open;
    if (this.#pace.isPage(kind)) return true;
    const { speed } = this.#settings;
    if (speed === 'all') return true;
    if (speed !== 'wait') return false;
    if (shown.isOnWay === true) return false;
    if (this.#pace.weighs(this.#views.told(seenBy(shown)), this.#players.people)) return true;
    if (this.#pace.isVerdict(kind) && this.#concernsPeople(shown)) return true;
    const isPersonNext = this.pending !== null || this.#match.decision === null;
    return shown.by === 'program' && this.#recent.isLast && isPersonNext;
  }

  #concernsPeople({ moment }: ShownMoment): boolean {
    const seats = this.#pace.seatsIn(this.#views.told(moment.open));
    return seats.length === 0 || seats.some(seat => this.#players.isPerson(seat));
  }

  /**
   * Notes that a seat has answered; `from`: the length of its log before. The seat's own action, which is the first
   * event, is no news to it; if it is asked again, neither are the effects.
   */
  answered(seat: Seat, from: number): void {
    this.#sitting.markSeen(seat, this.pending?.seat === seat ? Infinity : from + 1, this.#logEnd);
    this.#sitting.answered(seat);
  }

  /** Notes that a seat has redone an answer. */
  gaveAgain(seat: Seat): void {
    this.#sitting.answered(seat);
  }

  /** Notes that an answer was undone. */
  tookBack(): void {
    this.#sitting.tookBack();
  }

  /**
   * Called after the players of seats have changed: a person who has become the only one at the table has to sit down
   * first.
   */
  reseated(before: Company): void {
    const { alone, sole, policy } = this.company;
    const [first = null] = this.#players.people;
    const isNewlyAlone = (alone !== null && alone !== before.alone) || (sole === true && before.sole !== true);
    // Without the hand-over, the person who changed the players would see that person's view.
    this.#sitting.handTo(isNewlyAlone && policy !== 'never' ? first : null);
    this.standUp();
  }
}

/** Marks the moments of several answers given together: only the last one lists the events. */
function joinDeedMoments(shown: readonly ShownMoment[]): readonly ShownMoment[] {
  const [first] = shown;
  const withAllEvents = (seen: MomentView, from: MomentView | null): MomentView => ({
    ...seen,
    from: from?.from ?? seen.from,
  });
  return shown.map((one, at): ShownMoment => {
    if (first === undefined || at < shown.length - 1) return { ...one, isOnWay: true };
    const { open, own } = one.moment;
    const wholeMoment = {
      open: withAllEvents(open, first.moment.open),
      own: own && withAllEvents(own, first.moment.own),
    };
    return { ...one, moment: wholeMoment };
  });
}
