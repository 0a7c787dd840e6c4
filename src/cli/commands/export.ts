import type { AddCommand } from '../context.ts';
import { text } from '../say.ts';
import { REPORT_FORMATS } from '../report-formats.ts';
import { choiceOption } from '../values.ts';

type Flags = { readonly format: string; readonly json?: boolean; readonly out?: string; readonly force?: boolean };

/** Adds the command `orrery export SAVE`. */
export const addExport: AddCommand = (program, { finish, folder, streams }) => {
  program
    .command('export <save>')
    .description(text('cli.export'))
    .addOption(choiceOption('--format <kind>', text('cli.export.format'), REPORT_FORMATS).default('md'))
    .option('--json', text('cli.export.json'))
    .option('-o, --out <file>', text('cli.export.out'))
    .option('-f, --force', text('cli.export.force'))
    .action(async (name: string, { format, json = false, out = '-', force = false }: Flags) => {
      const { findSaveByName: saveMeant } = await import('../find-save.ts');
      const { exportReport } = await import('../export.ts');
      const save = await saveMeant(folder(), name);
      finish(await exportReport(save, { format: json || format === 'json' ? 'json' : 'md', out, force }, streams));
    });
};
