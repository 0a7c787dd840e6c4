import { Argument } from 'commander';
import type { AddCommand } from '../context.ts';
import { text } from '../say.ts';
import { SHELLS } from '../shells.ts';
import type { Shell } from '../shells.ts';
import { choiceParser } from '../values.ts';

/**
 * Adds the command `orrery completion bash|zsh|fish`, and the hidden command `orrery complete -- WORDS` that its
 * scripts call.
 */
export const addCompletion: AddCommand = (program, { folder, streams }) => {
  program
    .command('completion')
    .description(text('cli.completion'))
    .addArgument(new Argument('<shell>').choices(SHELLS).argParser(choiceParser(SHELLS)))
    .action(async (shell: Shell) => {
      const { completionScript } = await import('../completion-scripts.ts');
      streams.out(completionScript(shell));
    });
  program
    .command('complete [words...]', { hidden: true })
    .description(text('cli.complete'))
    .action(async (words: readonly string[]) => {
      const { candidatesFor, candidateLines } = await import('../complete.ts');
      streams.out(candidateLines(await candidatesFor(program, words, folder())));
    });
};
