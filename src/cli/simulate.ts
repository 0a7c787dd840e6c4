import { setImmediate } from 'node:timers/promises';
import { randomPlayer } from '../bots/player.ts';
import type { BotPlayer } from '../bots/player.ts';
import { playMatch } from '../bots/simulate.ts';
import { loadBot, loadGame } from '../games/index.ts';
import { createTeller } from '../kernel/phrases.ts';
import type { Catalogue } from '../kernel/phrases.ts';
import type { Game } from '../kernel/playable.ts';
import { Refusal } from '../kernel/refusal.ts';
import { EXIT, UsageError } from './exit.ts';
import { chosenOptions } from './choices.ts';
import { gameOrRefuse } from './known.ts';
import type { SimulatedPlayer } from './simulated-players.ts';
import { say, tell, textsOf } from './say.ts';
import type { Streams } from './streams.ts';

/** What `orrery simulate` is told. */
export interface SimulateFlags {
  readonly seats: number;
  readonly matches: number;
  readonly seed: string;
  readonly json: boolean;
  /** Who plays, seat by seat: the game's bot, or chance as for all the others. */
  readonly players: readonly SimulatedPlayer[];
  /** Flags that name choices of the game: `--by-hand`, `--decks=beginner`. */
  readonly choices: readonly string[];
  /** After so many decisions whoever is asked concedes; `null`: nobody does. */
  readonly giveUpAfter: number | null;
}

interface Result {
  readonly seed: string;
  readonly decisions: number;
  readonly rounds: number;
  readonly winners: readonly number[];
  readonly how: string;
  readonly fault: string | null;
}

/** Plays matches of the program's players to their ends: progress on stderr, results on stdout. Gives back the exit code. */
export async function simulate(id: string, flags: SimulateFlags, { out, err }: Streams): Promise<number> {
  const game = await gameOrRefuse(id, loadGame);
  const { min, max } = game.seats;
  if (flags.seats < min || flags.seats > max) {
    throw new UsageError(say('cli.simulate.seat-count', { game: game.title, min, max, seats: flags.seats }));
  }
  if (flags.players.length > flags.seats) {
    throw new UsageError(say('cli.simulate.many-players', { players: flags.players.length, seats: flags.seats }));
  }
  chosenOptions(game, flags.choices); // refused at once, not once a match
  const bot = await loadBot(id);
  const players = flags.players.map(player => (player === 'bot' ? bot : randomPlayer));
  const started = process.hrtime.bigint();
  const texts = await textsOf(game);
  const results: Result[] = [];
  for (let number = 1; number <= flags.matches; number++) {
    const result = playOne({ game, texts }, flags, players, `${flags.seed}-${number}`);
    results.push(result);
    if (flags.json) out(`${JSON.stringify(result)}\n`);
    if (result.fault !== null) err(`${tell(say('cli.simulate.faulty', { seed: result.seed, fault: result.fault }))}\n`);
    else if (number % 10 === 0 || number === flags.matches) {
      err(`${tell(say('cli.simulate.so-far', { count: number, all: flags.matches }))}\n`);
    }
    await setImmediate(); // so that an interruption or a closed pipe ends it
  }
  const seconds = Number(process.hrtime.bigint() - started) / 1e9;
  const decisions = results.reduce((sum, result) => sum + result.decisions, 0);
  const faults = results.filter(result => result.fault !== null).length;
  const figures = { matches: results.length, faults, decisions, seconds, perSecond: Math.round(decisions / seconds) };
  out(flags.json ? `${JSON.stringify(figures)}\n` : summary(game, results, figures));
  return faults === 0 ? EXIT.fine : EXIT.failed;
}

function playOne(
  { game, texts }: { readonly game: Game; readonly texts: Catalogue },
  flags: SimulateFlags,
  players: readonly BotPlayer[],
  seed: string,
): Result {
  const seats = Array.from({ length: flags.seats }, (_, seat) => ({
    name: tell(say('cli.player', { number: seat + 1 })),
  }));
  const options = chosenOptions(game, flags.choices);
  try {
    const { match, decisions } = playMatch(
      game,
      { seats, options, seed },
      players,
      undefined,
      flags.giveUpAfter ?? Infinity,
    );
    const { outcome, round } = match;
    const tellMatch = createTeller(
      texts,
      seats.map(({ name }) => name),
    );
    return {
      seed,
      decisions,
      rounds: round,
      winners: outcome?.winners ?? [],
      how: outcome === null ? '' : tellMatch(outcome.words),
      fault: null,
    };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'bad-options') throw error;
    const fault = error instanceof Error ? error.message : String(error);
    return { seed, decisions: 0, rounds: 0, winners: [], how: '', fault };
  }
}

function summary(
  game: Game,
  results: readonly Result[],
  figures: {
    readonly matches: number;
    readonly faults: number;
    readonly decisions: number;
    readonly seconds: number;
    readonly perSecond: number;
  },
): string {
  const wins = new Map<number, number>();
  for (const { winners } of results) for (const seat of winners) wins.set(seat, (wins.get(seat) ?? 0) + 1);
  const rounds = results.map(result => result.rounds).sort((one, other) => one - other);
  const middle = rounds[Math.floor(rounds.length / 2)] ?? 0;
  const bySeat = [...wins]
    .sort(([one], [other]) => one - other)
    .map(([seat, count]) => say('cli.simulate.wins-of', { seat: seat + 1, wins: count }));
  const { matches, faults, decisions, seconds, perSecond } = figures;
  const lines = [
    say('cli.simulate.matches-played', { game: game.title, matches, faults }),
    say('cli.simulate.speed', { decisions, seconds: seconds.toFixed(1), rate: perSecond }),
    say('cli.simulate.rounds', { least: rounds[0] ?? 0, most: rounds.at(-1) ?? 0, middle }),
    say('cli.simulate.wins', { wins: bySeat.length === 0 ? say('cli.simulate.no-wins') : bySeat }),
  ];
  return lines.map(line => `${tell(line)}\n`).join('');
}
