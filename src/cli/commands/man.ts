import type { AddCommand } from '../context.ts';
import { text } from '../say.ts';

/** `orrery man` */
export const addMan: AddCommand = (program, { streams }) => {
  program
    .command('man')
    .description(text('cli.man'))
    .action(async () => {
      const { manualOf } = await import('../manual.ts');
      streams.out(manualOf(program));
    });
};
