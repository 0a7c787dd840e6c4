import type { LogEvent } from '../kernel/match/events.ts';
import { topicOf } from '../kernel/words/message.ts';
import type { Message, Seat } from '../kernel/words/message.ts';
import type { PaneContext } from './pane.ts';

/** The place of an event in the structure of the log. */
export interface LogPlace {
  /** Whether the event is a heading: it starts a section of the log, such as a phase. */
  readonly heading: boolean;
  /**
   * Whether the event begins a part of the match, such as an order or a turn, to which people jump when they look back.
   * Headings always do.
   */
  readonly beginsUnit?: boolean;
  /**
   * Whether the event only announces what comes next, such as whose round it is or that one ends: it shares the card of
   * what follows.
   */
  readonly isPrelude?: boolean;
  /** The kind of question that repeats the event, so that the event needs no card right before it; absent: none. */
  readonly askedIn?: string;
  /** The heading to show above the event, if the event starts a section that has no heading event of its own. */
  readonly opening?: Message;
  /** The ids of the game's filters that show the event. */
  readonly filters: readonly string[];
  /** The seats that the event concerns. */
  readonly seats: readonly Seat[];
  /** The number of the story (such as a battle) to which the event belongs; `null`: none. */
  readonly story: number | null;
}

/** How a game's log is structured. */
export interface LogBookOf<View> {
  /** Returns the word for the unit between an answer and a round: "order", "turn"; absent: there is no such unit. */
  readonly unit?: (context: PaneContext) => string;
  /** Returns the filters of this game, in order. */
  readonly filters: (view: View, context: PaneContext) => readonly { readonly id: string; readonly title: string }[];
  /** Returns the place of each of some consecutive events. */
  readonly places: (events: readonly LogEvent[]) => readonly LogPlace[];
}

/** The ids of the filters that show a message. `filters`: the topics that each filter shows. */
export function filtersWith(filters: Readonly<Record<string, readonly string[]>>, words: Message): string[] {
  const topic = topicOf(words);
  return Object.entries(filters).flatMap(([id, topics]) => (topics.includes(topic) ? [id] : []));
}

/** The structure of a game's log for the table, which has views of unknown type. */
export type LogBook = LogBookOf<unknown>;
