import type { Command } from 'commander';
import { InvalidArgumentError } from 'commander';
import type { AddCommand } from '../context.ts';
import { flagsOf } from '../known.ts';
import { say, format, text } from '../say.ts';
import { parseSeats } from '../seats.ts';
import type { NamedSeat } from '../seats.ts';
import { SIMULATED_PLAYERS } from '../simulated-players.ts';
import type { SimulatedPlayer } from '../simulated-players.ts';
import { parseSeed, wholeNumberParser } from '../values.ts';

type Flags = {
  readonly seats?: number | readonly NamedSeat[];
  readonly matches: number;
  readonly seed: string;
  readonly players: SimulatedPlayer[];
  readonly decisions?: number;
  readonly history?: boolean;
  readonly json?: boolean;
};

/** Adds the command `orrery simulate GAME`. */
export const addSimulate: AddCommand = (program, { finish, streams }) => {
  program
    .command('simulate <game>')
    .description(text('cli.simulate'))
    .option('-s, --seats <n|list>', text('cli.simulate.seats'), seatsOrCount)
    .option('-n, --matches <m>', text('cli.simulate.matches'), wholeNumberParser(1, 1_000_000), 10)
    .option('--seed <text>', text('cli.simulate.seed'), parseSeed, 'simulate')
    .option('-p, --players <list>', text('cli.simulate.players'), playerList, [])
    .option('--decisions <n>', text('cli.simulate.decisions'), wholeNumberParser(0, 1_000_000))
    .option('--history', text('cli.simulate.history'))
    .option('--json', text('cli.simulate.json'))
    .allowUnknownOption()
    .allowExcessArguments()
    .addHelpText('after', text('cli.choices'))
    .addHelpText('after', text('cli.levels'))
    .action(async (game: string, flags: Flags, simulation: Command) => {
      const { simulate } = await import('../simulate.ts');
      const { seats = null, matches, seed, players, decisions = null, history = false, json = false } = flags;
      const [choices, own] = [simulation.args.slice(1), flagsOf(simulation)];
      finish(await simulate(game, { seats, matches, seed, players, json, choices, own, decisions, history }, streams));
    });
};

/** Parses a number of seats, or names with factions as for `orrery play`. */
function seatsOrCount(typed: string): number | readonly NamedSeat[] {
  return /[,:]/.test(typed) ? parseSeats(typed) : wholeNumberParser(1, 16)(typed);
}

function playerList(typed: string): SimulatedPlayer[] {
  return typed.split(',').map(named => {
    const player = SIMULATED_PLAYERS.find(known => known === named.trim());
    if (player !== undefined) return player;
    throw new InvalidArgumentError(format(say('cli.use-players', { values: SIMULATED_PLAYERS.join(', ') })));
  });
}
