import type { Command } from 'commander';
import type { AddCommand } from '../context.ts';
import { flagsOf } from '../known.ts';
import { text } from '../say.ts';
import { seedText } from '../values.ts';

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
    .option('--seed <text>', text('cli.play.seed'), seedText)
    .option('--coach', text('cli.play.coach'))
    .option('--no-hints', text('cli.play.no-hints'))
    .option('--box <file>', text('cli.play.box'))
    .option('--keys <file>', text('cli.play.keys'))
    .allowUnknownOption()
    .allowExcessArguments()
    .addHelpText('after', text('cli.choices'))
    .addHelpText('after', text('cli.levels'))
    .action(async (game: string, flags: Flags, play: Command) => {
      const { newMatch, sitDown } = await import('../table.ts');
      const { seatsMeant } = await import('../seats.ts');
      const beginning = await newMatch(game, {
        seats: flags.seats === undefined ? null : seatsMeant(flags.seats),
        seed: flags.seed ?? null,
        coach: flags.coach ?? false,
        hints: flags.hints,
        choices: play.args.slice(1),
        own: flagsOf(play),
        box: flags.box ?? null,
      });
      finish(await sitDown(beginning, { ...looks(), keys: flags.keys ?? null }, streams));
    });
};
