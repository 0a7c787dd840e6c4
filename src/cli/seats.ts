import * as v from 'valibot';
import { personName } from '../saves/format.ts';
import { UsageError } from './exit.ts';

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
  if (doubled !== undefined) throw new UsageError(`--seats names ${doubled} twice: give every seat its own name.`);
  return seats;
}

function parseSeat(text: string): NamedSeat {
  const [name = '', ...rest] = text.split(':').map(part => part.trim());
  if (!v.is(personName, name)) {
    throw new UsageError(`--seats: ${JSON.stringify(text)} needs a name of 1 to 24 printable characters first.`);
  }
  const player = rest.includes('bot') ? 'bot' : 'human';
  const others = rest.filter(part => part !== 'bot');
  if (others.length > 1) {
    throw new UsageError(`--seats: write ${JSON.stringify(text)} as NAME, NAME:FACTION, NAME:bot or NAME:FACTION:bot.`);
  }
  return { name, faction: others[0] ?? null, player };
}
