import type { AddCommand } from '../context.ts';
import { text } from '../say.ts';

/** `orrery resume [SAVE]` */
export const addResume: AddCommand = (program, { finish, folder, looks, streams }) => {
  program
    .command('resume [save]')
    .description(text('cli.resume'))
    .action(async (save?: string) => {
      const { lastSave } = await import('../saves.ts');
      const { fileMeant } = await import('../meant-save.ts');
      const { readBack } = await import('../replay.ts');
      const { readSave } = await import('../../saves/load.ts');
      const file = save === undefined ? lastSave(folder()) : fileMeant(folder(), save);
      await readBack(readSave(file)); // a damaged one is refused here and not on the home screen
      const { sitDown } = await import('../table.ts');
      finish(await sitDown({ resume: file }, looks(), streams));
    });
};
