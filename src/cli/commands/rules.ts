import type { AddCommand } from '../context.ts';
import { text } from '../say.ts';

/** Adds the command `orrery rules GAME [NUMBER | terms | WORDS]`. */
export const addRules: AddCommand = (program, { finish, streams }) => {
  program
    .command('rules <game> [words...]')
    .description(text('cli.rules'))
    .option('--json', text('cli.json'))
    .action(async (game: string, words: string[], { json = false }: { readonly json?: boolean }) => {
      const { showRules } = await import('../rules.ts');
      finish(await showRules(game, words, json, streams));
    });
};
