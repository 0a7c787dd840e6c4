import * as v from 'valibot';
import { isPrintable } from './plain.ts';
import type { SaveKey } from './say.ts';

/**
 * The shape of a name as people type it: printable, without control or direction characters that could garble the
 * terminal. The messages are keys of the texts about saves.
 */
export const personName = v.pipe(
  v.string(),
  v.minLength(1, 'save.name.empty' satisfies SaveKey),
  v.maxLength(24, 'save.name.long' satisfies SaveKey),
  v.check(isPrintable, 'save.name.control' satisfies SaveKey),
  v.check(name => name.trim() === name, 'save.name.blank' satisfies SaveKey),
);

/** The players of seats: a person, or a bot of some level; `bot` is the `normal` level. */
export const PLAYERS = ['human', 'bot-easy', 'bot', 'bot-hard', 'bot-master'] as const;
export type Player = (typeof PLAYERS)[number];

/**
 * The shape of a seat's player in a save. An unknown level, from another version of the program, becomes the normal
 * level.
 */
export const playerShape = v.pipe(
  v.string(),
  v.transform((name): string => (/^bot-[a-z]{1,20}$/.test(name) && !isPlayer(name) ? 'bot' : name)),
  v.picklist(PLAYERS),
);

function isPlayer(name: string): boolean {
  return PLAYERS.some(player => player === name);
}

/** The shape of the numbers of the persons on the seats; absent: a different person on each seat. */
export const peopleShape = v.exactOptional(
  v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15))), v.maxLength(16)),
);

/** The coach's state of a seat. */
export interface CoachedSeat {
  /** Whether the coach is on for the seat. */
  readonly on: boolean;
  /** The kinds of decisions and the rules that the seat has already met, which need no more explanation. */
  readonly met: readonly string[];
}
