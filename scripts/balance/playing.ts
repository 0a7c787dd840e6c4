import { randomPlayer } from '../../src/bots/player.ts';
import type { BotPlayer } from '../../src/bots/player.ts';
import { playSilently } from '../../src/bots/simulate.ts';
import { isEmperorView } from '../../src/games/galactic-emperor/view.ts';
import { isStarCraftView } from '../../src/games/starcraft/view.ts';
import { isTheseusView } from '../../src/games/theseus/view.ts';
import type { Game } from '../../src/kernel/history/playable.ts';
import { seatedIn } from './tables.ts';
import type { Table } from './tables.ts';

/** What is kept of a match that was played to its end. */
export interface Ended {
  /** The factions, seat by seat. */
  readonly factions: readonly string[];
  readonly winners: readonly number[];
  /** The seat that began. */
  readonly first: number;
  readonly rounds: number;
  /** The key of the words that tell the outcome. */
  readonly how: string;
  readonly decisions: number;
  /** The final points, seat by seat, where a match is about points that are summed up. */
  readonly points?: readonly number[];
}

/**
 * Plays match `number` of a table. The same table, number and seed give the same match. Throws whatever the rules
 * throw.
 */
export function playOne(game: Game, bot: BotPlayer, table: Table, number: number, seed: string): Ended {
  const sides = seatedIn(table, number);
  const seats = sides.map((_, seat) => ({ name: `${seat + 1}` }));
  const factions = sides.some(side => side !== null) ? { factions: sides } : {};
  const began: { first: number | null } = { first: null };
  const { opening } = table;
  let isOpen = opening === undefined;
  const players = sides.map((side): BotPlayer => {
    const player = side !== null && table.byChance?.includes(side) === true ? randomPlayer : bot;
    return turn => {
      began.first ??= beginnerOf(turn.view);
      if (isOpen || turn.decision.kind !== opening?.kind) return player(turn);
      isOpen = true;
      return opening.id;
    };
  });
  const setting = { seats, options: { ...table.options, ...factions }, seed: `${seed} ${table.name} ${number}` };
  const { run, decisions } = playSilently(game, setting, players);
  const { outcome, round } = run;
  const view = run.view('spectator');
  const points = pointsOf(view);
  return {
    factions: factionsOf(view),
    winners: outcome?.winners ?? [],
    first: began.first ?? 0,
    rounds: round,
    how: outcome?.words.key ?? '',
    decisions,
    ...(points !== null && { points }),
  };
}

/** The seat that begins, or `null` as long as nobody does. */
function beginnerOf(view: unknown): number | null {
  if (isTheseusView(view)) return view.phase === 'set-up' ? null : (view.order[0] ?? null);
  if (isStarCraftView(view)) return view.round === 1 ? view.firstPlayer : null;
  if (isEmperorView(view)) return view.throne;
  return null;
}

function factionsOf(view: unknown): string[] {
  if (isTheseusView(view) || isStarCraftView(view)) return view.seats.map(({ faction }) => faction ?? '');
  // Seats have no factions there, but homes that differ.
  return isEmperorView(view) ? view.seats.map((_, seat) => `seat ${seat + 1}`) : [];
}

function pointsOf(view: unknown): number[] | null {
  return isEmperorView(view) ? view.seats.map(({ points }) => points ?? 0) : null;
}
