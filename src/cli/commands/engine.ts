import { EXIT } from '../exit.ts';
import type { AddCommand } from '../context.ts';
import { text } from '../say.ts';
import { programVersion } from '../version.ts';

/** Adds the command `orrery engine`. */
export const addEngine: AddCommand = (program, { finish }) => {
  program
    .command('engine')
    .description(text('cli.engine'))
    .addHelpText('after', text('cli.engine.commands'))
    .action(async () => {
      const { serve } = await import('../../protocol/serve.ts');
      await serve(process.stdin, process.stdout, programVersion());
      finish(EXIT.fine);
    });
};
