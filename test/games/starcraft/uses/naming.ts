import type { Param, Seat, Message } from '../../../../src/kernel/words/message.ts';

/**
 * What a parameter names, without the head of its key: `card.` of `card.nuke-1`. Throws when it names nothing of the
 * kind.
 */
export function nameOf(param: Param | undefined, head: string): string {
  const name = nameIn(param, head);
  if (name === null) throw new Error(`${JSON.stringify(param)} names nothing that begins with ${head}`);
  return name;
}

/** The same, or `null` when it names nothing of the kind. */
export function nameIn(param: Param | undefined, head: string): string | null {
  if (typeof param !== 'object' || !('key' in param)) return null;
  return param.key.startsWith(head) ? param.key.slice(head.length) : null;
}

/** The parameters of some words. */
export function paramsOf({ with: params = {} }: Message): Readonly<Record<string, Param>> {
  return params;
}

/** The seat that a parameter names. Throws when it names none. */
export function seatIn(param: Param | undefined): Seat {
  if (typeof param === 'object' && 'seat' in param) return param.seat;
  throw new Error(`${JSON.stringify(param)} names no seat`);
}
