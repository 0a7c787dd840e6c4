import type { Command } from 'commander';
import type { AddCommand } from '../context.ts';
import { text } from '../say.ts';
import { refuseExtra } from '../known.ts';

type Flags = { readonly json?: boolean };
type PackedFlags = { readonly out?: string; readonly yes?: boolean; readonly force?: boolean };

/** Adds the commands `orrery saves list | show | export | pack | rm`. */
export const addSaves: AddCommand = (program, { finish, folder, place, streams }) => {
  const saves = program.command('saves').description(text('cli.saves'));

  saves
    .command('list', { isDefault: true })
    .description(text('cli.saves.list'))
    .option('--json', text('cli.json'))
    .option('--samples', text('cli.saves.samples'))
    .allowExcessArguments()
    .action(async ({ json = false, samples = false }: Flags & { readonly samples?: boolean }, list: Command) => {
      refuseExtra(list.args, saves);
      const { listSaves, samplesOrRefuse } = await import('../saves.ts');
      const lies = samples ? samplesOrRefuse() : folder();
      finish(listSaves({ folder: lies, isNamed: place().isNamed }, { json, samples }, streams));
    });
  saves
    .command('show <save>')
    .description(text('cli.saves.show'))
    .option('--json', text('cli.json'))
    .action(async (name: string, { json = false }: Flags) => {
      const { findSaveByName: saveMeant } = await import('../find-save.ts');
      const { showSave } = await import('../saves.ts');
      finish(await showSave(await saveMeant(folder(), name), json, streams));
    });
  saves
    .command('export <save>')
    .description(text('cli.saves.export'))
    .action(async (name: string) => {
      const { findSaveByName: saveMeant } = await import('../find-save.ts');
      const { exportSave } = await import('../saves.ts');
      finish(exportSave(await saveMeant(folder(), name), streams));
    });
  saves
    .command('pack <save>')
    .description(text('cli.saves.pack'))
    .option('-o, --out <file>', text('cli.pack.out'))
    .option('-y, --yes', text('cli.pack.yes'))
    .option('-f, --force', text('cli.pack.force'))
    .action(async (name: string, { out, yes = false, force = false }: PackedFlags) => {
      const { findSaveByName: saveMeant } = await import('../find-save.ts');
      const { packSave } = await import('../pack.ts');
      finish(await packSave(await saveMeant(folder(), name), { out: out ?? null, yes, force }, streams));
    });
  saves
    .command('rm <name...>')
    .description(text('cli.saves.rm'))
    .option('-y, --yes', text('cli.yes'))
    .option('-f, --force', text('cli.force'))
    .action(async (names: readonly string[], { yes = false, force = false }: { yes?: boolean; force?: boolean }) => {
      const { removeSaves } = await import('../remove-saves.ts');
      finish(removeSaves(folder(), names, { yes, force }, streams));
    });
};
