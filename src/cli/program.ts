import { Command, CommanderError, Option } from 'commander';
import { LANGUAGE_NAMES } from '../kernel/words/languages.ts';
import { savesPlace } from '../saves/folder/whereabouts.ts';
import type { SavesPlace } from '../saves/folder/whereabouts.ts';
import { addAbout } from './commands/about.ts';
import { addCompletion } from './commands/completion.ts';
import { addEngine } from './commands/engine.ts';
import { addExport } from './commands/export.ts';
import { addHelp } from './commands/help.ts';
import { addLearn } from './commands/learn.ts';
import { addMan } from './commands/man.ts';
import { addPaths } from './commands/paths.ts';
import { addPlay } from './commands/play.ts';
import { addReplay } from './commands/replay.ts';
import { addResume } from './commands/resume.ts';
import { addRules } from './commands/rules.ts';
import { addSaves } from './commands/saves.ts';
import { addSimulate } from './commands/simulate.ts';
import type { AddCommand, Context } from './context.ts';
import { addExamples } from './examples.ts';
import { EXIT, UsageError } from './exit.ts';
import { refuseExtra } from './known.ts';
import { say, format, text } from './say.ts';
import type { Streams } from './streams.ts';
import type { TableFlags } from './table.ts';
import { choiceOption } from './values.ts';

interface CommonFlags {
  readonly saves?: string;
  /** When to use colour; `false`: `--no-color` was given. */
  readonly color: string | false;
  readonly ascii?: boolean;
  readonly screenReader?: boolean;
  readonly quiet?: boolean;
  readonly debug?: boolean;
}

/** The flags of all commands about the amount of output. */
export interface OutputFlags {
  readonly quiet: boolean;
  readonly debug: boolean;
}

/** What the command line needs from its caller. */
interface ProgramContext {
  readonly streams: Streams;
  /** The id of the requested language; `null`: the settings or the environment decide. */
  readonly language: string | null;
  /** Sets the exit code of the program. */
  readonly finish: (code: number) => void;
  /** Called with the flags about the amount of output before a command runs. */
  readonly heed: (noise: OutputFlags) => void;
}

/** The code of the error that is thrown to stop parsing after `--version`. */
export const VERSION_ERROR_CODE = 'commander.version';

/** The functions that add the commands, in the order of help. */
const COMMANDS: readonly AddCommand[] = [
  addPlay,
  addLearn,
  addResume,
  addReplay,
  addExport,
  addSaves,
  addRules,
  addSimulate,
  addEngine,
  addPaths,
  addAbout,
  addCompletion,
  addMan,
];

/** Makes the whole command line: commands, arguments, options and their help. */
export function programOf({ streams, language, finish, heed }: ProgramContext): Command {
  const program = new Command('orrery')
    .description(text('cli.program'))
    .option('-v, --version', text('cli.option.version'))
    // `-V` is another usual short flag for the version.
    .addOption(new Option('-V').hideHelp())
    .on('option:version', endForVersion)
    .on('option:V', endForVersion)
    .option('--saves <dir>', text('cli.option.saves'))
    .addOption(choiceOption('--color <when>', text('cli.option.color'), ['auto', 'always', 'never']).default('auto'))
    .option('--no-color', text('cli.option.no-color'))
    .option('--ascii', text('cli.option.ascii'))
    .option('--screen-reader', text('cli.option.aloud'))
    .addOption(languageOption())
    .option('-q, --quiet', text('cli.option.quiet'))
    .option('-d, --debug', text('cli.option.debug'))
    .helpOption('-h, --help', text('cli.option.help'))
    .configureHelp({ showGlobalOptions: true })
    .exitOverride()
    // Errors are not printed here: the caller that catches them reports them once.
    .configureOutput({ writeOut: streams.out, writeErr: streams.err, outputError: () => undefined });
  const commonFlags = (): CommonFlags => program.opts<CommonFlags>();
  const findSavesPlace = (): SavesPlace => {
    const flag = commonFlags().saves;
    if (flag === '') throw new UsageError(say('cli.saves-empty'));
    return savesPlace({ flag, env: process.env, cwd: process.cwd() });
  };
  const folder = (): string => {
    const { folder: found, strange } = findSavesPlace();
    if (strange !== null) {
      const message = say('cli.save.strange', { strange, folder: found });
      streams.err(`${format(say('cli.says', { message }))}\n`);
    }
    return found;
  };
  const tableFlags = (): TableFlags => {
    const { color, ascii = false, screenReader = false } = commonFlags();
    return { place: findSavesPlace(), color: color === false ? 'never' : color, ascii, language, aloud: screenReader };
  };
  const context: Context = { streams, finish, place: findSavesPlace, folder, looks: tableFlags };

  program.hook('preAction', () => heed({ quiet: commonFlags().quiet ?? false, debug: commonFlags().debug ?? false }));
  program.action(async () => {
    refuseExtra(program.args, program);
    const { openTableScreen } = await import('./table.ts');
    finish(await openTableScreen({ screen: 'home' }, tableFlags(), streams));
  });
  for (const add of COMMANDS) add(program, context);
  addHelp(program);
  addExamples(program);
  // These settings come last, because commands added after them would inherit them.
  return program.allowExcessArguments().addHelpText('after', text('cli.more'));
}

/** Stops parsing when only the version is wanted; the caller that catches the error prints it. */
function endForVersion(): never {
  throw new CommanderError(EXIT.fine, VERSION_ERROR_CODE, '');
}

/**
 * Makes the `--language` option. It lists its values only for completion: the value was already checked before the
 * command line is made.
 */
function languageOption(): Option {
  const option = new Option('--language <id>', text('cli.option.language'));
  option.argChoices = LANGUAGE_NAMES.map(({ id }) => id);
  return option;
}
