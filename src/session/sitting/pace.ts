import { beatOf } from '../../boards/beats.ts';
import type { Board } from '../../boards/board.ts';
import type { LogPlace } from '../../boards/log-book.ts';
import { motionIn } from '../../boards/motion.ts';
import { asThings, eventsOnPage } from '../../boards/round-page.ts';
import { weighsFor } from '../../boards/weight.ts';
import { same } from '../../kernel/plain/same.ts';
import type { LogEvent } from '../../kernel/match/events.ts';
import type { Seat } from '../../kernel/words/message.ts';
import { AFTER_ANSWER } from './beats.ts';
import type { MomentView } from './beats.ts';

/** How the news of a game is divided into cards, and which cards wait for a key. */
export interface Pace {
  /**
   * Whether a moment of that kind is a scene, such as the cards of a battle, which is not joined with other moments.
   */
  readonly isScene: (kind: string) => boolean;
  /**
   * The seats that a scene of that kind is about; `null`: those of the previous scene; `undefined`: the scene always
   * stands alone.
   */
  readonly about: (kind: string, view: unknown) => readonly Seat[] | null | undefined;
  /**
   * Whether the actor of a moment of that kind is a power (a side without a seat), so that nobody at the table did it.
   */
  readonly isPowers: (kind: string) => boolean;
  /** Whether a moment of that kind is joined to the previous moment of the same answer. */
  readonly joins: (kind: string) => boolean;
  /** Whether a moment of that kind is a result, for which people want time. */
  readonly isVerdict: (kind: string) => boolean;
  /**
   * Whether a moment of that kind is a page about every seat. Events before the page's part of the match stay on the
   * previous card.
   */
  readonly isPage: (kind: string) => boolean;
  /** Whether a page of that kind repeats the events of earlier cards. */
  readonly repeats: (kind: string) => boolean;
  /** The events that a page tells in the words of the log, or in its title. `read`: as in `isEmpty`. */
  readonly toldOnPage: (
    moment: Pick<MomentView, 'kind' | 'from' | 'to'>,
    read: (first: number) => readonly LogEvent[],
  ) => readonly LogEvent[];
  /** Whether a page has nothing to tell. `read` returns the events from an index to the end of the page. */
  readonly isEmpty: (
    moment: Pick<MomentView, 'kind' | 'from' | 'to'>,
    read: (first: number) => readonly LogEvent[],
  ) => boolean;
  /** For each of some consecutive events, whether an order, a turn or a section of the match begins with it. */
  readonly begins: (events: readonly LogEvent[]) => readonly boolean[];
  /** Whether the events are only headings of sections, so that nobody did anything. */
  readonly isPart: (events: readonly LogEvent[]) => boolean;
  /** Whether the events only announce what comes next, so that they share its card. */
  readonly isPrelude: (events: readonly LogEvent[]) => boolean;
  /** Whether a question of that kind repeats everything that the events tell, apart from whose turn begins. */
  readonly isAsked: (events: readonly LogEvent[], kind: string) => boolean;
  /** Whether the events report a loss for one of the given seats, or points for another seat. */
  readonly weighs: (events: readonly LogEvent[], people: readonly Seat[]) => boolean;
  /** The seats that the events concern. */
  readonly seatsIn: (events: readonly LogEvent[]) => readonly Seat[];
  /** Whether anything on the map differs between two views. */
  readonly moves: (before: unknown, after: unknown) => boolean;
}

/** The default pace for games that define none: nothing is joined, and nothing waits. */
export const DEFAULT_PACE: Pace = {
  isScene: kind => kind !== AFTER_ANSWER,
  about: () => undefined,
  isPowers: () => false,
  joins: () => false,
  isVerdict: () => false,
  isPage: () => false,
  repeats: () => false,
  toldOnPage: () => [],
  isEmpty: () => false,
  begins: events => events.map(() => false),
  isPart: () => false,
  isPrelude: () => false,
  isAsked: () => false,
  weighs: () => false,
  seatsIn: () => [],
  moves: () => false,
};

/** The pace that a game's board defines. */
export function paceFrom({
  beats,
  weights,
  log,
  placesIn,
  unexploredIn,
}: Pick<Board, 'beats' | 'weights' | 'log' | 'placesIn' | 'unexploredIn'>): Pace {
  const movementRules = { ...(placesIn && { placesIn }), ...(unexploredIn && { unexploredIn }) };
  const places = (events: readonly LogEvent[]): readonly LogPlace[] => log?.places(events) ?? [];
  return {
    isScene: kind => (beats === undefined ? DEFAULT_PACE.isScene(kind) : beatOf(beats, kind).isScene === true),
    about: (kind, view) => beatOf(beats, kind).about?.(view),
    isPowers: kind => beatOf(beats, kind).isPowers === true,
    joins: kind => beatOf(beats, kind).joins === true,
    isVerdict: kind => beatOf(beats, kind).isVerdict === true,
    isPage: kind => beatOf(beats, kind).page !== undefined,
    repeats: kind => beatOf(beats, kind).page?.since !== undefined,
    toldOnPage: ({ kind, from, to }, read) => {
      const { page } = beatOf(beats, kind);
      if (page === undefined) return [];
      const events = eventsOnPage(page, { from, to }, { begins: 0, read });
      const things = page.things?.(events) ?? asThings(events);
      // What begins a part of the match is told by the title of the page.
      return events.filter(
        event => event.words.key === page.since || things.some(({ words }) => same(words, event.words)),
      );
    },
    isEmpty: ({ kind, from, to }, read) => {
      const { page } = beatOf(beats, kind);
      if (page?.things === undefined) return false;
      return page.things(eventsOnPage(page, { from, to }, { begins: 0, read })).length === 0;
    },
    begins: events => places(events).map(({ heading, beginsUnit = false }) => heading || beginsUnit),
    isPart: events => places(events).every(({ heading, seats }) => heading && seats.length === 0),
    isPrelude: events => events.length > 0 && places(events).every(({ isPrelude = false }) => isPrelude),
    isAsked: (events, kind) => {
      const entries = places(events).filter(({ heading, beginsUnit = false }) => !heading && !beginsUnit);
      return entries.length > 0 && entries.every(({ askedIn }) => askedIn === kind);
    },
    weighs: (events, people) => weights !== undefined && weighsFor(weights, events, people),
    seatsIn: events => [...new Set(places(events).flatMap(({ seats }) => seats))],
    moves: (before, after) => motionIn(movementRules, [before, after]).length > 0,
  };
}
