import type { Ref, Seat, Viewer, Message } from '../words/message.ts';

/** What is told of something that happened. */
export interface Telling {
  readonly words: Message;
  readonly refs?: readonly Ref[];
  readonly rule?: string;
}

/** Something that happened: what everybody may read and, where needed, what only some seats may. */
export interface GameEvent extends Telling {
  readonly secret?: { readonly seats: readonly Seat[]; readonly words: Message; readonly refs?: readonly Ref[] };
}

/** An event with its place in the log (from 0) and the number of answers given before it. */
export interface LoggedEvent extends GameEvent {
  readonly index: number;
  readonly n: number;
}

/** An event as one viewer may read it. */
export interface ToldEvent extends Telling {
  readonly index: number;
  readonly n: number;
}

/** The telling of `event` for `viewer`: the secret one for those who may read it, the public one for everybody else. */
export function eventFor(event: LoggedEvent, viewer: Viewer): ToldEvent {
  const { secret, ...open } = event;
  if (secret === undefined || viewer === 'spectator' || !secret.seats.includes(viewer)) return open;
  return { ...open, ...(secret.refs === undefined ? {} : { refs: secret.refs }), words: secret.words };
}
