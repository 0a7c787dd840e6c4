import type { Manner, MeasuredGame } from './asked.ts';
import { programOf } from './other-build.ts';
import type { Checkout } from './other-build.ts';
import { runCommand } from './processor-time.ts';
import type { Run } from './turns.ts';

/** How many matches a short and a long run play: about half a second, and one or two more. */
interface Lengths {
  readonly short: number;
  readonly long: number;
}

/** The seats of each game, and the lengths of its runs. */
const PLAYS: Readonly<
  Record<MeasuredGame, { readonly seats: number } & Readonly<Record<'chance' | 'program', Lengths>>>
> = {
  starcraft: { seats: 6, chance: { short: 20, long: 200 }, program: { short: 1, long: 3 } },
  theseus: { seats: 3, chance: { short: 20, long: 200 }, program: { short: 2, long: 9 } },
  'galactic-emperor': { seats: 4, chance: { short: 20, long: 200 }, program: { short: 3, long: 9 } },
  'space-empires': { seats: 2, chance: { short: 2, long: 8 }, program: { short: 1, long: 3 } },
};

/** A short and a long run of one program: the long one begins with the matches of the short one. */
export interface Runs {
  readonly short: Run;
  readonly long: Run;
}

/** Plays a game by `simulate` in processes of their own. Throws when the program refuses, or says no figures. */
export async function playShortAndLong(checkout: Checkout, game: MeasuredGame, manner: Manner): Promise<Runs> {
  const { seats, chance, program } = PLAYS[game];
  const lengths = manner === 'program' ? program : chance;
  const history = manner === 'history' && (await asksForHistory(checkout)) ? ['--history'] : [];
  const players = Array.from({ length: seats }, () => (manner === 'program' ? 'bot' : 'random')).join(',');
  const play = async (matches: number): Promise<Run> => {
    const flags = ['--seats', String(seats), '--players', players, '--matches', String(matches), '--seed', 'beside'];
    const command = [process.execPath, programOf(checkout), 'simulate', game, ...flags, ...history, '--json'];
    const { seconds, out } = await runCommand({ command, folder: checkout.folder });
    return { seconds, decisions: decisionsIn(out) };
  };
  return { short: await play(lengths.short), long: await play(lengths.long) };
}

/**
 * Whether `simulate` of a program keeps the history of its matches only when it is asked to; that of older ones always
 * does.
 */
async function asksForHistory(checkout: Checkout): Promise<boolean> {
  const command = [process.execPath, programOf(checkout), 'simulate', '--help'];
  const { out } = await runCommand({ command, folder: checkout.folder });
  return out.includes('--history');
}

/** How many decisions `simulate --json` says were made: that stands in its last line. Throws when it does not. */
export function decisionsIn(out: string): number {
  const figures: unknown = JSON.parse(out.trim().split('\n').at(-1) ?? '');
  if (typeof figures === 'object' && figures !== null && 'perSecond' in figures && 'decisions' in figures) {
    const { decisions } = figures;
    if (typeof decisions === 'number') return decisions;
  }
  throw new Error('simulate says no figures');
}
