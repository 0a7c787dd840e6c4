import * as v from 'valibot';
import { personName } from '../saves/format.ts';
import { UsageError } from './exit.ts';
import { say } from './say.ts';

/** A seat as `--seats` names it. */
export interface NamedSeat {
  readonly name: string;
  readonly faction: string | null;
  readonly player: 'human' | 'bot';
}

/**
 * Reads `--seats "Ann:raynor,Bob:overmind,Cyd:bot,Dan:aldaris:bot"`: a name, and then a faction and `bot` where wanted.
 * Throws `UsageError`.
 */
export function parseSeats(text: string): NamedSeat[] {
  const seats = text.split(',').map(parseSeat);
  const names = seats.map(({ name }) => name);
  const doubled = names.find((name, place) => names.indexOf(name) !== place);
  if (doubled !== undefined) throw new UsageError(say('cli.seat-twice', { name: doubled }));
  return seats;
}

function parseSeat(text: string): NamedSeat {
  const [name = '', ...rest] = text.split(':').map(part => part.trim());
  if (!v.is(personName, name)) {
    throw new UsageError(say('cli.seat-name', { seat: JSON.stringify(text) }));
  }
  const player = rest.includes('bot') ? 'bot' : 'human';
  const others = rest.filter(part => part !== 'bot');
  if (others.length > 1) {
    throw new UsageError(say('cli.seat-form', { seat: JSON.stringify(text) }));
  }
  return { name, faction: others[0] ?? null, player };
}
