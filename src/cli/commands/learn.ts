import type { AddCommand } from '../context.ts';
import { text } from '../say.ts';

type Flags = { readonly list?: boolean; readonly json?: boolean };

/** `orrery learn [GAME [LESSON]]` */
export const addLearn: AddCommand = (program, { finish, looks, streams }) => {
  program
    .command('learn [game] [lesson]')
    .description(text('cli.learn'))
    .option('-l, --list', text('cli.learn.list'))
    .option('--json', text('cli.learn.json'))
    .action(async (game: string | undefined, lesson: string | undefined, { list = false, json = false }: Flags) => {
      const { lessonOrRefuse, listLessons } = await import('../lessons.ts');
      const beginning = await lessonOrRefuse(game ?? null, lesson ?? null);
      if (list || json) {
        finish(await listLessons(game ?? null, beginning.learn.lesson, json, streams));
        return;
      }
      const { sitDown } = await import('../table.ts');
      finish(await sitDown(beginning, looks(), streams));
    });
};
