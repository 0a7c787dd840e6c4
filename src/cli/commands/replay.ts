import type { AddCommand } from '../context.ts';
import { text } from '../say.ts';

/** Adds the command `orrery replay SAVE`. */
export const addReplay: AddCommand = (program, { finish, folder, looks, streams }) => {
  program
    .command('replay <save>')
    .description(text('cli.replay'))
    .option('-s, --seat <n>', text('cli.replay.seat'))
    .action(async (save: string, flags: { seat?: string }) => {
      const { findFileByName: fileMeant } = await import('../find-save.ts');
      const { replayOf } = await import('../replay.ts');
      const start = await replayOf(fileMeant(folder(), save), flags.seat ?? null);
      const { openTableScreen } = await import('../table.ts');
      finish(await openTableScreen(start, looks(), streams));
    });
};
