import type { LogEvent } from '../kernel/match/events.ts';
import type { Message, Seat, Side } from '../kernel/words/message.ts';

/**
 * The events of a game that wait for a key on the keyboard: by message key, the name of the parameter with the side
 * that the event is about.
 */
export interface Weights {
  /** The events in which the side loses a piece, a place or a card. */
  readonly losses: Readonly<Record<string, string>>;
  /** The events in which the side gets points that count towards winning. */
  readonly points: Readonly<Record<string, string>>;
}

/** Whether events report a loss for one of the given seats, or points for another side. */
export function weighsFor({ losses, points }: Weights, events: readonly LogEvent[], people: readonly Seat[]): boolean {
  return events.some(({ words }) => {
    const loser = sideIn(words, losses);
    const winner = sideIn(words, points);
    return people.some(seat => seat === loser || (winner !== null && seat !== winner));
  });
}

function sideIn({ key, with: params = {} }: Message, keys: Readonly<Record<string, string>>): Side | null {
  const name = Object.hasOwn(keys, key) ? keys[key] : undefined;
  const param = name === undefined ? undefined : params[name];
  if (typeof param !== 'object' || Array.isArray(param)) return null;
  if ('seat' in param) return param.seat;
  return 'power' in param ? param.power : null;
}
