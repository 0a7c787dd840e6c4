import * as v from 'valibot';
import { playMatch, playSilently } from '../../src/bots/simulate.ts';
import type { BotPlayer } from '../../src/bots/player.ts';
import type { Game, MatchSetting, SideRun } from '../../src/kernel/history/playable.ts';
import { loadGame } from '../../src/games/index.ts';
import { entrantFor } from './entrants.ts';
import { seatingsOf } from './pairs.ts';

const orderShape = v.strictObject({
  game: v.string(),
  /** The two players by their names. */
  players: v.tuple([v.string(), v.string()]),
  seats: v.number(),
  options: v.record(v.string(), v.unknown()),
  seed: v.string(),
  pair: v.number(),
  /** Which match of the pair. */
  match: v.picklist([0, 1]),
});

/** A match that is to be played. */
export type Order = v.InferOutput<typeof orderShape>;

const measuredShape = v.strictObject({
  pair: v.number(),
  match: v.picklist([0, 1]),
  /** Which player answered for each seat. */
  players: v.array(v.picklist([0, 1])),
  /** What each seat played; empty where the game has no factions. */
  factions: v.array(v.string()),
  winners: v.array(v.number()),
  /** The key of the words that tell the outcome. */
  how: v.string(),
  rounds: v.number(),
  decisions: v.number(),
  /** By seat: processor time for its answers, views included, in milliseconds. */
  cpu: v.array(v.number()),
  /** By player: processor time of each answer that was searched for, in milliseconds. */
  searched: v.tuple([v.array(v.number()), v.array(v.number())]),
});

/** What is kept of a match. */
export type Measured = v.InferOutput<typeof measuredShape>;

/** Whether a message is an order. */
export function isOrder(message: unknown): message is Order {
  return v.is(orderShape, message);
}

/** Whether something is what is kept of a match. */
export function isMeasured(message: unknown): message is Measured {
  return v.is(measuredShape, message);
}

/**
 * Plays a match. The same order gives the same match, apart from the times. Throws whatever rules and players throw.
 */
export async function playOrder({ game: id, players, seats, options, seed, pair, match }: Order): Promise<Measured> {
  const game = await loadGame(id);
  if (game === null) throw new RangeError(`there is no game ${id}`);
  const seating = seatingsOf(id, seats, pair)[match];
  const cpu = seating.players.map(() => 0);
  const searched: [number[], number[]] = [[], []];
  const entrants = await Promise.all(seating.players.map(player => entrantFor(players[player], id)));
  const bots = entrants.map(({ answer, hasSearched }, seat): BotPlayer => {
    const player = seating.players[seat] ?? 0;
    return turn => {
      const started = process.cpuUsage();
      const given = answer(turn);
      const { user, system } = process.cpuUsage(started);
      const milliseconds = (user + system) / 1000;
      cpu[seat] = (cpu[seat] ?? 0) + milliseconds;
      if (hasSearched?.() === true) searched[player].push(rounded(milliseconds));
      return given;
    };
  });
  const setting = {
    seats: bots.map((_, seat) => ({ name: `${seat + 1}` })),
    options: seating.factions.length === 0 ? options : { ...options, factions: seating.factions },
    seed: `${seed} ${pair}`,
  };
  // Who searches needs a match to imagine, with checkpoints; all others play as soon by its run alone.
  const { run, decisions } = entrants.some(({ hasSearched }) => hasSearched !== undefined)
    ? searching(game, setting, bots)
    : playSilently(game, setting, bots);
  const { outcome, round } = run;
  return {
    pair,
    match,
    players: [...seating.players],
    factions: [...seating.factions],
    winners: [...(outcome?.winners ?? [])],
    how: outcome?.words.key ?? '',
    rounds: round,
    decisions,
    cpu: cpu.map(rounded),
    searched,
  };
}

function searching(
  game: Game,
  setting: MatchSetting,
  bots: readonly BotPlayer[],
): { readonly run: Pick<SideRun, 'outcome' | 'round'>; readonly decisions: number } {
  const { match, decisions } = playMatch(game, setting, bots, { checkpointEvery: 0, checkpointsKept: 2 });
  return { run: match, decisions };
}

function rounded(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}
