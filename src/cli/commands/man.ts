import type { AddCommand } from '../context.ts';
import { text } from '../say.ts';

/** Adds the command `orrery man`. */
export const addMan: AddCommand = (program, { streams }) => {
  program
    .command('man')
    .description(text('cli.man'))
    .action(async () => {
      if (streams.columns === null) {
        const { manualOf } = await import('../manual.ts');
        streams.out(manualOf(program));
      } else {
        const { manualText } = await import('../manual-text.ts');
        streams.out(await manualText(program, streams.columns));
      }
    });
};
