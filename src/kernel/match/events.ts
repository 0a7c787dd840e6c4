import type { Ref, Seat, Viewer, Message } from '../words/message.ts';

/** The text of an event, what it is about, and its rule. */
export interface EventText {
  readonly words: Message;
  readonly refs?: readonly Ref[];
  readonly rule?: string;
}

/** What only some seats may read of something that happened. */
export interface SecretText {
  readonly seats: readonly Seat[];
  readonly words: Message;
  readonly refs?: readonly Ref[];
}

/** Something that happened: what everybody may read of it, and what only some seats may. */
export interface GameEvent {
  /** `null`: readers without a secret text see nothing, and do not know that it happened. */
  readonly words: Message | null;
  readonly refs?: readonly Ref[];
  readonly rule?: string;
  /** A seat reads the first of these that names it, instead of the public words. */
  readonly secrets?: readonly SecretText[];
}

/** An event with its position among all events of the match, from 0. */
export interface IndexedEvent extends GameEvent {
  readonly index: number;
}

/** An event as one reader may read it, with its position in that reader's log, from 0. */
export interface LogEvent extends EventText {
  readonly index: number;
}

/** Whether a reader may read anything of an event. */
export function isReadableBy({ words, secrets = [] }: GameEvent, reader: Viewer): boolean {
  return words !== null || (reader !== 'spectator' && secrets.some(({ seats }) => seats.includes(reader)));
}

/**
 * The text of an event for a reader: its secret text if it has one, else the public one; `null` if there is neither.
 */
export function eventTextFor({ words, refs, rule, secrets = [] }: GameEvent, reader: Viewer): EventText | null {
  const secret = reader === 'spectator' ? undefined : secrets.find(({ seats }) => seats.includes(reader));
  const told = secret?.words ?? words;
  if (told === null) return null;
  const named = secret?.refs ?? refs;
  return {
    words: told,
    ...(named === undefined ? {} : { refs: named }),
    ...(rule === undefined ? {} : { rule }),
  };
}
