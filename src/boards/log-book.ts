import type { LogEvent } from '../kernel/match/events.ts';
import { topicOf } from '../kernel/words/message.ts';
import type { Message, Seat } from '../kernel/words/message.ts';
import type { PaneContext } from './pane.ts';

/** What an event of the log is about. */
export interface LogPlace {
  /** Whether a part of the log begins with it, such as a phase. */
  readonly heading: boolean;
  /**
   * Whether one of the units begins with it in which people go through a match, as with every heading: an order, a
   * turn.
   */
  readonly beginsUnit?: boolean;
  /** What stands above it where a part begins of which no event tells. */
  readonly opening?: Message;
  /** The ids of the filters that let it through, beside those by seat. */
  readonly filters: readonly string[];
  /** The seats that it concerns. */
  readonly seats: readonly Seat[];
  /**
   * The story that it is a part of, such as a battle: the same number for all of its events, and `null` outside of one.
   */
  readonly story: number | null;
}

/** How a game's log is sorted. */
export interface LogBookOf<View> {
  /**
   * The unit between an answer and a round by which people step through a match, in a word: "order", "turn"; absent:
   * none.
   */
  readonly unit?: (context: PaneContext) => string;
  /** The filters of this game, in the order in which they are offered. */
  readonly filters: (view: View, context: PaneContext) => readonly { readonly id: string; readonly title: string }[];
  /** What each event is about; `events` follow each other without a gap. */
  readonly places: (events: readonly LogEvent[]) => readonly LogPlace[];
}

/** The ids of the filters that let a message through, each of which shows what is about some topics. */
export function filtersWith(filters: Readonly<Record<string, readonly string[]>>, words: Message): string[] {
  const topic = topicOf(words);
  return Object.entries(filters).flatMap(([id, topics]) => (topics.includes(topic) ? [id] : []));
}

/** A game's log as the table knows it, which has views of unknown games. */
export type LogBook = LogBookOf<unknown>;
