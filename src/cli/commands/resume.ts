import type { AddCommand } from '../context.ts';
import { text } from '../say.ts';

/** `orrery resume [SAVE]` */
export const addResume: AddCommand = (program, { finish, folder, looks, streams }) => {
  program
    .command('resume [save]')
    .description(text('cli.resume'))
    .action(async (save?: string) => {
      const { lastSave } = await import('../saves.ts');
      const { fileMeant, refuseDamaged } = await import('../meant-save.ts');
      const lies = folder();
      const { unpackInto } = await import('../pack.ts');
      const found = save === undefined ? lastSave(lies) : fileMeant(lies, save);
      const file = await unpackInto(lies, found, streams);
      await refuseDamaged(file);
      const { sitDown } = await import('../table.ts');
      finish(await sitDown({ resume: file }, looks(), streams));
    });
};
