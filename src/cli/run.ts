import { CommanderError } from 'commander';
import { isAsked } from './ahead.ts';
import { EXIT } from './exit.ts';
import { complaintOf, writeComplaint } from './explain.ts';
import { guardedOutlets, streamsTo } from './output.ts';
import { languageAsked, languageByDefault, speak } from './languages.ts';
import { showVersion } from './about.ts';
import { programOf, VERSION_WANTED } from './program.ts';
import type { Noise } from './program.ts';
import type { Outlets } from './streams.ts';

/**
 * Runs the program with the given arguments and returns the exit code. Messages go to stderr, data to stdout. Never
 * throws.
 */
export async function run(args: readonly string[], outlets: Outlets = standardOutlets()): Promise<number> {
  let code: number = EXIT.fine;
  let noise: Noise = { quiet: false, debug: isAsked(args, '-d', '--debug') };
  const streams = await streamsTo(outlets, {
    ascii: isAsked(args, '--ascii'),
    env: process.env,
    isQuiet: () => noise.quiet,
  });
  try {
    const language = languageAsked(args, process.env);
    await speak(language ?? languageByDefault(process.env));
    const program = programOf({
      streams,
      language,
      finish: result => {
        code = result;
      },
      heed: said => {
        noise = said;
      },
    });
    await program.parseAsync([...args], { from: 'user' });
    return code;
  } catch (error) {
    // Help and the version also end with such an error.
    if (error instanceof CommanderError && error.exitCode === 0) {
      if (error.code === VERSION_WANTED) await showVersion(isAsked(args, '--json'), streams);
      return EXIT.fine;
    }
    const complaint = complaintOf(error, args);
    writeComplaint(complaint, { json: isAsked(args, '--json'), debug: noise.debug }, streams);
    return complaint.exit;
  }
}

function standardOutlets(): Outlets {
  return guardedOutlets(process.stdout, process.stderr, code => process.exit(code));
}
