import { MAX_FRAMES } from '../../boards/motion.ts';
import type { Decision } from '../../kernel/match/decision.ts';
import type { LogEvent } from '../../kernel/match/events.ts';
import type { Seat } from '../../kernel/words/message.ts';
import { AFTER_ANSWER } from './beats.ts';
import type { Moment, MomentView } from './beats.ts';
import type { Pace } from './pace.ts';

/** The most events of moments that are joined. */
const MAX_JOINED_EVENTS = 8;

/** The question that a person is asked next. */
type Asked = Pick<Decision, 'kind' | 'seat'>;

/** The views of a position: that of spectators (`open`), and that of the seat that sat alone, if any (`own`). */
interface PositionViews {
  readonly open: unknown;
  readonly own: unknown;
}

/** Returns the events of a moment that its viewer may read. */
type EventsOf = (seen: MomentView) => readonly LogEvent[];

/** Joins the moments of single answers into cards, one for each order or turn. */
export class NewsCards {
  readonly #pace: Pace;
  readonly #toldOf: EventsOf;
  #whole: Moment[] = [];
  /** The unfinished card, to which more may be added. */
  #growing: Moment | null = null;
  /** Whether the last scene was about no person at the table. */
  #isFar = false;
  /** The views before the next moment; `null`: unknown. */
  #before: PositionViews | null = null;

  constructor(pace: Pace, toldOf: EventsOf) {
    this.#pace = pace;
    this.#toldOf = toldOf;
  }

  /** Whether a card is complete, because the next moment belongs to another card. */
  get hasWhole(): boolean {
    return this.#whole.length > 0;
  }

  /**
   * Splits the moments of a person's answer: `own` are the person's, without empty moments; `powers` are those from the
   * first action of a power on.
   */
  apart(moments: readonly Moment[]): { readonly own: readonly Moment[]; readonly powers: readonly Moment[] } {
    const powerIndex = moments.findIndex(({ open }) => this.#pace.isPowers(open.kind));
    const powerMoment = moments[powerIndex];
    if (powerMoment === undefined) return { own: moments.filter(moment => this.#saysSomething(moment)), powers: [] };
    // Events that come before the power's or the next seat's turn in the same moment still belong to the person's
    // answer.
    const parts = this.#cut(powerMoment);
    const lastBeginning = parts.findLastIndex(({ isBeginning }) => isBeginning);
    const partsBefore = parts.slice(0, Math.max(0, lastBeginning)).map(({ part }) => part);
    const ownMoments = [...moments.slice(0, powerIndex), ...partsBefore];
    const powerMoments = [
      ...parts.slice(Math.max(0, lastBeginning)).map(({ part }) => part),
      ...moments.slice(powerIndex + 1),
    ];
    return { powers: powerMoments, own: ownMoments.filter(moment => this.#saysSomething(moment)) };
  }

  /**
   * Whether a moment of a person's action needs more than a note: a scene, a page, or a loss or points for the people.
   */
  isMore(moment: Moment, people: readonly Seat[]): boolean {
    const { isScene, weighs } = this.#pace;
    const { kind } = moment.open;
    return isScene(kind) || this.#isFullPage(moment) || weighs(this.#toldOf(moment.open), people);
  }

  /**
   * Joins each moment of an answer to the previous one if the game says so, such as points to the influence that brings
   * them. Long moments stay separate, so that none of their events is cut off.
   */
  together(moments: readonly Moment[]): readonly Moment[] {
    const { isScene, joins } = this.#pace;
    return moments.reduce<Moment[]>((all, moment) => {
      const lastMoment = all.at(-1);
      const { kind } = moment.open;
      if (lastMoment === undefined || !joins(kind) || !(isScene(lastMoment.open.kind) || joins(lastMoment.open.kind)))
        return [...all, moment];
      const joinedMoment = joinMoments(
        lastMoment,
        moment,
        this.#pace.moves,
        isScene(lastMoment.open.kind) ? lastMoment.open.kind : kind,
      );
      return this.told(joinedMoment).length > MAX_JOINED_EVENTS
        ? [...all, moment]
        : [...all.slice(0, -1), joinedMoment];
    }, []);
  }

  /** The public events of a moment. */
  told({ open }: Moment): readonly LogEvent[] {
    return this.#toldOf(open);
  }

  #saysSomething({ open, own }: Moment): boolean {
    const { isScene, isPage } = this.#pace;
    return isScene(open.kind) || isPage(open.kind) || tellsOf({ open, own });
  }

  /** Sets the views before the next moment. */
  startFrom(before: PositionViews | null): void {
    this.#before = before;
  }

  /** Adds the moments of an answer. Scenes that are about none of the given people are joined into one card. */
  add(moments: readonly Moment[], people: readonly Seat[] = []): void {
    for (const moment of this.together(moments)) {
      this.#addOne(moment, people);
      this.#before = { open: moment.open.view, own: moment.own?.view ?? null };
    }
  }

  #addOne(moment: Moment, people: readonly Seat[]): void {
    if (this.#pace.isPage(moment.open.kind)) {
      const partsBefore = this.#pace.repeats(moment.open.kind)
        ? this.#cut(this.#withoutItsOwn(moment))
        : this.#cut(moment).slice(0, -1);
      for (const { part, isBeginning } of partsBefore) {
        if (tellsOf(part)) this.#grow(withoutBeat(part), isBeginning);
      }
      // A page that repeats all events of a round needs no card before it that only says that the round ends.
      const { repeats, isPrelude } = this.#pace;
      if (this.#growing !== null && repeats(moment.open.kind) && isPrelude(this.told(this.#growing)))
        this.#growing = null;
      this.#close();
      if (this.#isFullPage(moment)) this.#whole.push(this.pageOf(moment));
    } else if (this.#pace.isScene(moment.open.kind)) {
      const wasAboutOthers = this.#isFar;
      this.#isFar = this.#isAboutOthers(moment.open, people);
      if (this.#isFar) {
        this.#grow(withoutBeat(moment), !wasAboutOthers);
        return;
      }
      this.#close();
      this.#whole.push(moment);
    } else if (this.#growing !== null || this.#saysSomething(moment)) {
      for (const { part, isBeginning } of this.#cut(moment)) this.#grow(part, isBeginning);
    }
  }

  /**
   * Returns and removes the complete cards; `all`: also the unfinished card. The unfinished card is dropped if it only
   * announces what comes next, if the question `asked` next repeats it, or if it is an action without a choice of the
   * seat that is asked, such as revealing its only order: the question's screen shows it.
   */
  take(all: boolean, asked: Asked | null = null): readonly Moment[] {
    if (all) {
      if (this.#growing !== null && this.#isNoCard(this.#growing.open, asked)) this.#growing = null;
      this.#close();
    }
    const completeCards = this.#whole;
    this.#whole = [];
    return completeCards;
  }

  /**
   * Returns a page without the events before its part of the match, or with its last event only if it repeats events.
   * Other moments are returned unchanged.
   */
  pageOf(moment: Moment): Moment {
    if (this.#pace.repeats(moment.open.kind)) {
      return { open: withLastEventOnly(moment.open), own: moment.own && withLastEventOnly(moment.own) };
    }
    return this.#pace.isPage(moment.open.kind) ? (this.#cut(moment).at(-1)?.part ?? moment) : moment;
  }

  /**
   * Returns a page that repeats events without those at its end that it tells in the same words, such as that a round
   * ends: the card before the page does not say them.
   */
  #withoutItsOwn({ open, own }: Moment): Moment {
    const cutEnd = (seen: MomentView): MomentView => {
      const toldThere = this.#pace.toldOnPage(seen, from => this.#toldOf({ ...seen, from }));
      const lastOther = this.#toldOf(seen).findLast(({ index }) => !toldThere.some(event => event.index === index));
      return { ...seen, to: lastOther === undefined ? seen.from : lastOther.index + 1 };
    };
    return { open: cutEnd(open), own: own && cutEnd(own) };
  }

  /** Whether a moment is a page with something to tell: nobody has to wait for a round in which nothing happened. */
  #isFullPage({ open }: Moment): boolean {
    const { isPage, isEmpty } = this.#pace;
    return isPage(open.kind) && !isEmpty(open, from => this.#toldOf({ ...open, from }));
  }

  /** Whether a scene is only about seats that bots play, while people watch. */
  #isAboutOthers({ kind, view }: MomentView, people: readonly Seat[]): boolean {
    const seats = this.#pace.about(kind, view);
    if (seats === null) return this.#isFar;
    return seats !== undefined && people.length > 0 && !seats.some(seat => people.includes(seat));
  }

  #grow(part: Moment, isBeginning: boolean): void {
    const followsPrelude = this.#growing !== null && this.#pace.isPrelude(this.told(this.#growing));
    if (isBeginning && !followsPrelude) this.#close();
    this.#growing = this.#growing === null ? this.#begun(part) : joinMoments(this.#growing, part, this.#pace.moves);
  }

  /** Begins a card with its first part, and adds the view before it if something on the map has moved since. */
  #begun({ open, own }: Moment): Moment {
    const withWayFrom = (seen: MomentView, before: unknown): MomentView =>
      this.#pace.moves(before, seen.view) ? { ...seen, way: [before] } : seen;
    const viewsBefore = this.#before;
    return viewsBefore === null
      ? { open, own }
      : { open: withWayFrom(open, viewsBefore.open), own: own && withWayFrom(own, viewsBefore.own) };
  }

  #isNoCard(seen: MomentView, asked: Asked | null): boolean {
    if (this.#isBeginning(seen)) return true;
    return asked !== null && (this.#pace.isAsked(this.#toldOf(seen), asked.kind) || this.#isOf(seen, asked.seat));
  }

  /** Whether a moment begins an order or a turn of that seat, concerns no other seat, and brings the seat no loss. */
  #isOf(seen: MomentView, seat: Seat): boolean {
    const events = this.#toldOf(seen);
    const seats = this.#pace.seatsIn(events);
    const beginnings = this.#pace.begins(events)[0] === true;
    return beginnings && seats.length === 1 && seats[0] === seat && !this.#pace.weighs(events, [seat]);
  }

  /** Whether a moment says only that a turn or a section of the match begins. */
  #isBeginning(seen: MomentView): boolean {
    const beginnings = this.#pace.begins(this.#toldOf(seen));
    return beginnings.length === 1 && beginnings[0] === true;
  }

  /** Completes the unfinished card, or drops it if it is only the heading of a section. */
  #close(): void {
    const unfinishedCard = this.#growing;
    this.#growing = null;
    if (unfinishedCard === null) return;
    const { open } = unfinishedCard;
    if (this.#isBeginning(open) && this.#pace.isPart(this.#toldOf(open))) return;
    this.#whole.push(unfinishedCard);
  }

  /** Splits a moment at the events with which an order, a turn or a section of the match begins. */
  #cut(moment: Moment): { readonly part: Moment; readonly isBeginning: boolean }[] {
    const open = this.#parts(moment.open);
    const own = moment.own === null ? [] : this.#parts(moment.own);
    return open.map(({ seen, isBeginning }, at) => ({ part: { open: seen, own: own[at]?.seen ?? null }, isBeginning }));
  }

  #parts(seen: MomentView): { readonly seen: MomentView; readonly isBeginning: boolean }[] {
    const events = this.#toldOf(seen);
    const beginnings = this.#pace.begins(events);
    const beginningIndexes = events.flatMap(({ index }, at) => (beginnings[at] === true ? [index] : []));
    const isBeginning = beginningIndexes[0] === seen.from;
    const partEdges = [...(isBeginning ? [] : [seen.from]), ...beginningIndexes, seen.to];
    // The beat's kind goes to the last part.
    const lastPart = partEdges.length - 2;
    return partEdges.slice(0, -1).map((from, at) => ({
      seen: { ...seen, kind: at === lastPart ? seen.kind : AFTER_ANSWER, from, to: partEdges[at + 1] ?? seen.to },
      isBeginning: at > 0 || isBeginning,
    }));
  }
}

/** Whether a moment has events. */
function tellsOf({ open, own }: Moment): boolean {
  return open.to > open.from || (own !== null && own.to > own.from);
}

/** Returns a moment with only its last event. */
function withLastEventOnly(seen: MomentView): MomentView {
  return { ...seen, from: Math.max(seen.from, seen.to - 1) };
}

/** Returns a moment without its beat, with only its events. */
function withoutBeat({ open, own }: Moment): Moment {
  return { open: { ...open, kind: AFTER_ANSWER }, own: own && { ...own, kind: AFTER_ANSWER } };
}

/** Joins two moments into one of the given kind, with the view of the second one. */
function joinMoments(first: Moment, second: Moment, moves: Pace['moves'], kind = AFTER_ANSWER): Moment {
  const joinViews = (one: MomentView, other: MomentView): MomentView => ({
    ...other,
    kind,
    from: one.from,
    way: moves(one.view, other.view) ? [...(one.way ?? []), one.view].slice(-MAX_FRAMES) : (one.way ?? []),
  });
  const own = second.own === null ? null : first.own === null ? second.own : joinViews(first.own, second.own);
  return { open: joinViews(first.open, second.open), own };
}
