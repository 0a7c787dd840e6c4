import type { AddCommand } from '../context.ts';
import { text } from '../say.ts';

/** Adds the command `orrery resume [SAVE]`. */
export const addResume: AddCommand = (program, { finish, folder, looks, streams }) => {
  program
    .command('resume [save]')
    .description(text('cli.resume'))
    .option('--keys <file>', text('cli.play.keys'))
    .action(async (save: string | undefined, { keys = null }: { readonly keys?: string | null }) => {
      const { lastSave } = await import('../saves.ts');
      const { findFileByName: fileMeant, refuseDamaged } = await import('../find-save.ts');
      const lies = folder();
      const file = save === undefined ? lastSave(lies) : fileMeant(lies, save);
      await refuseDamaged(file);
      const { openTableScreen } = await import('../table.ts');
      finish(await openTableScreen({ resume: file }, { ...looks(), keys }, streams));
    });
};
