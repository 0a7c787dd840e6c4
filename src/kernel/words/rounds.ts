import type { timeTexts } from './text.en.ts';
import { message } from './message.ts';
import type { Message } from './message.ts';

/** The name of a round in a game's rule book. */
export type RoundName = 'round' | 'cycle';

type TimeKey = keyof typeof timeTexts;

/** Words for how far a match is, in the game's own term: "round 3", "cycle 3", or the set-up before the first round. */
export function roundWords(round: number, name: RoundName = 'round'): Message {
  const key: TimeKey = round === 0 ? 'kernel.time.set-up' : `kernel.time.${name}`;
  return round === 0 ? message(key) : message(key, { round });
}
