import * as v from 'valibot';
import { isPrintable } from './plain.ts';
import type { SaveKey } from './say.ts';

/**
 * A name as people type it: printable, without control or direction characters that could garble the terminal. The
 * messages are keys of the texts about saves.
 */
export const personName = v.pipe(
  v.string(),
  v.minLength(1, 'save.name.empty' satisfies SaveKey),
  v.maxLength(24, 'save.name.long' satisfies SaveKey),
  v.check(isPrintable, 'save.name.control' satisfies SaveKey),
  v.check(name => name.trim() === name, 'save.name.blank' satisfies SaveKey),
);

/** Who answers for a seat: a person, or the program's player of a level; `bot` is the usual one. */
export const PLAYERS = ['human', 'bot-easy', 'bot', 'bot-hard', 'bot-master'] as const;
export type Player = (typeof PLAYERS)[number];

/** The player of a seat in a save. An unknown level, from another version of the program, becomes the normal level. */
export const playerShape = v.pipe(
  v.string(),
  v.transform((name): string => (/^bot-[a-z]{1,20}$/.test(name) && !isPlayer(name) ? 'bot' : name)),
  v.picklist(PLAYERS),
);

function isPlayer(name: string): boolean {
  return PLAYERS.some(player => player === name);
}

/** The number of the person on each seat; absent: a different person on each. */
export const peopleShape = v.exactOptional(
  v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15))), v.maxLength(16)),
);

/** The coach's data about a seat. */
export interface CoachedSeat {
  /** Whether the coach explains new things to the seat. */
  readonly on: boolean;
  /** The kinds of decision that the seat has already met, which need no more explanation. */
  readonly met: readonly string[];
}
