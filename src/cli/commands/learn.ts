import type { AddCommand } from '../context.ts';
import { text } from '../say.ts';

type Flags = {
  readonly list?: boolean;
  readonly json?: boolean;
  readonly practice?: boolean;
  readonly coverage?: boolean;
};

/** Adds the command `orrery learn [GAME [LESSON]]`. */
export const addLearn: AddCommand = (program, { finish, looks, streams }) => {
  program
    .command('learn [game] [lesson]')
    .description(text('cli.learn'))
    .option('-l, --list', text('cli.learn.list'))
    .option('-p, --practice', text('cli.learn.practice'))
    .option('--coverage', text('cli.learn.coverage'))
    .option('--json', text('cli.learn.json'))
    .action(async (game: string | undefined, lesson: string | undefined, flags: Flags) => {
      const { list = false, json = false, practice = false, coverage = false } = flags;
      const { lessonOrRefuse, listCoverage, listLessons } = await import('../lessons.ts');
      const beginning = await lessonOrRefuse(game ?? null, lesson ?? null);
      if (coverage) {
        finish(await listCoverage(game ?? null, json, streams));
        return;
      }
      if (practice && !list) {
        const { openTableScreen } = await import('../table.ts');
        finish(await openTableScreen({ practise: { game: game ?? null } }, looks(), streams));
        return;
      }
      if (list || json) {
        finish(await listLessons(game ?? null, beginning.learn.lesson, json, streams));
        return;
      }
      const { openTableScreen } = await import('../table.ts');
      finish(await openTableScreen(beginning, looks(), streams));
    });
};
