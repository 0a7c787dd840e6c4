import type { AddCommand } from '../context.ts';
import { text } from '../say.ts';

/** Adds the command `orrery paths`. */
export const addPaths: AddCommand = (program, { finish, folder, streams }) => {
  program
    .command('paths')
    .description(text('cli.paths'))
    .option('--json', text('cli.json'))
    .action(async ({ json = false }: { readonly json?: boolean }) => {
      const { showPaths } = await import('../paths.ts');
      finish(showPaths({ saves: folder(), settingsFolder: process.env.ORRERY_SETTINGS ?? '' }, json, streams));
    });
};
