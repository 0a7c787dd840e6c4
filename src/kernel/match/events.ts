import type { Ref, Seat, Viewer, Message } from '../words/message.ts';

/** The text of an event, the addresses of what it is about, and the number of its rule. */
export interface EventText {
  readonly words: Message;
  readonly refs?: readonly Ref[];
  readonly rule?: string;
}

/** A secret text of an event, which only some seats may read. */
export interface SecretText {
  readonly seats: readonly Seat[];
  readonly words: Message;
  readonly refs?: readonly Ref[];
}

/** An event: the text that everybody may read, and the secret texts that only some seats may read. */
export interface GameEvent {
  /** The public text. `null`: readers without a secret text see nothing, and do not know that the event happened. */
  readonly words: Message | null;
  readonly refs?: readonly Ref[];
  readonly rule?: string;
  /** The secret texts. A seat reads the first one that names the seat, instead of the public text. */
  readonly secrets?: readonly SecretText[];
}

/** An event with its index among all events of the match, from 0. */
export interface IndexedEvent extends GameEvent {
  readonly index: number;
}

/** An event as one reader may read it, with its index in that reader's log, from 0. */
export interface LogEvent extends EventText {
  readonly index: number;
}

/** Whether a reader may read any text of an event. */
export function isReadableBy({ words, secrets = [] }: GameEvent, reader: Viewer): boolean {
  return words !== null || (reader !== 'spectator' && secrets.some(({ seats }) => seats.includes(reader)));
}

/**
 * The text of an event for a reader: the reader's secret text if there is one, else the public text; `null` if there is
 * neither.
 */
export function eventTextFor({ words, refs, rule, secrets = [] }: GameEvent, reader: Viewer): EventText | null {
  const secret = reader === 'spectator' ? undefined : secrets.find(({ seats }) => seats.includes(reader));
  const publicOrSecretWords = secret?.words ?? words;
  if (publicOrSecretWords === null) return null;
  const publicOrSecretRefs = secret?.refs ?? refs;
  return {
    words: publicOrSecretWords,
    ...(publicOrSecretRefs === undefined ? {} : { refs: publicOrSecretRefs }),
    ...(rule === undefined ? {} : { rule }),
  };
}
