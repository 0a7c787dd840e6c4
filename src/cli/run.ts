import { CommanderError } from 'commander';
import { hasFlag } from './ahead.ts';
import { EXIT } from './exit.ts';
import { errorReportOf, writeErrorReport } from './explain.ts';
import { guardedOutlets, streamsTo } from './output.ts';
import { requestedLanguage, environmentLanguage, switchLanguage } from './languages.ts';
import { showVersion } from './about.ts';
import { programOf, VERSION_ERROR_CODE } from './program.ts';
import type { OutputFlags } from './program.ts';
import type { Outlets } from './streams.ts';

/**
 * Runs the program with the given arguments and returns the exit code. Messages go to stderr, data to stdout. Never
 * throws.
 */
export async function run(args: readonly string[], outlets: Outlets = standardOutlets()): Promise<number> {
  let code: number = EXIT.fine;
  let outputFlags: OutputFlags = { quiet: false, debug: hasFlag(args, '-d', '--debug') };
  const streams = await streamsTo(outlets, {
    ascii: hasFlag(args, '--ascii'),
    env: process.env,
    isQuiet: () => outputFlags.quiet,
  });
  try {
    const language = requestedLanguage(args, process.env);
    await switchLanguage(language ?? environmentLanguage(process.env));
    const program = programOf({
      streams,
      language,
      finish: result => {
        code = result;
      },
      heed: said => {
        outputFlags = said;
      },
    });
    await program.parseAsync([...args], { from: 'user' });
    return code;
  } catch (error) {
    // Help and the version also end with such an error.
    if (error instanceof CommanderError && error.exitCode === 0) {
      if (error.code === VERSION_ERROR_CODE) await showVersion(hasFlag(args, '--json'), streams);
      return EXIT.fine;
    }
    const errorReport = errorReportOf(error, args);
    writeErrorReport(errorReport, { json: hasFlag(args, '--json'), debug: outputFlags.debug }, streams);
    return errorReport.exit;
  }
}

function standardOutlets(): Outlets {
  return guardedOutlets(process.stdout, process.stderr, code => process.exit(code));
}
