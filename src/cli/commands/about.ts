import type { AddCommand } from '../context.ts';
import { text } from '../say.ts';

/** Adds the commands `orrery about` and `orrery version`. */
export const addAbout: AddCommand = (program, { streams }) => {
  program
    .command('about')
    .description(text('cli.about'))
    .action(async () => {
      const { showAbout } = await import('../about.ts');
      showAbout(streams);
    });
  program
    .command('version')
    .description(text('cli.version'))
    .option('--json', text('cli.json'))
    .action(async ({ json = false }: { readonly json?: boolean }) => {
      const { showVersion } = await import('../about.ts');
      await showVersion(json, streams);
    });
};
