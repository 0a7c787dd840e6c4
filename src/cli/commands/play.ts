import type { Command } from 'commander';
import type { AddCommand } from '../context.ts';
import { flagsOf } from '../known.ts';
import { text } from '../say.ts';
import { parseSeed } from '../values.ts';

type Flags = {
  readonly seats?: string;
  readonly seed?: string;
  readonly coach?: boolean;
  readonly hints: boolean;
  readonly box?: string;
  readonly keys?: string;
};

/** Adds the command `orrery play GAME`. */
export const addPlay: AddCommand = (program, { finish, looks, streams }) => {
  program
    .command('play <game>')
    .description(text('cli.play'))
    .option('-s, --seats <list>', text('cli.play.seats'))
    .option('--seed <text>', text('cli.play.seed'), parseSeed)
    .option('--coach', text('cli.play.coach'))
    .option('--no-hints', text('cli.play.no-hints'))
    .option('--box <file>', text('cli.play.box'))
    .option('--keys <file>', text('cli.play.keys'))
    .allowUnknownOption()
    .allowExcessArguments()
    .addHelpText('after', text('cli.choices'))
    .addHelpText('after', text('cli.levels'))
    .action(async (game: string, flags: Flags, play: Command) => {
      const { newMatch, openTableScreen } = await import('../table.ts');
      const { parseSeatsFlag } = await import('../seats.ts');
      const beginning = await newMatch(game, {
        seats: flags.seats === undefined ? null : parseSeatsFlag(flags.seats),
        seed: flags.seed ?? null,
        coach: flags.coach ?? false,
        hints: flags.hints,
        choices: play.args.slice(1),
        own: flagsOf(play),
        box: flags.box ?? null,
      });
      finish(await openTableScreen(beginning, { ...looks(), keys: flags.keys ?? null }, streams));
    });
};
