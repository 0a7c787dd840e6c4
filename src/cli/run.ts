import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { SaveFault, systemReason } from '../saves/fault.ts';
import { savesPlace } from '../saves/whereabouts.ts';
import type { SavesPlace } from '../saves/whereabouts.ts';
import { Refusal } from '../kernel/refusal.ts';
import { asSaid } from '../kernel/told-error.ts';
import type { Words } from '../kernel/words.ts';
import { EXIT, Failure, UsageError } from './exit.ts';
import { guardedStreams, plainStreams } from './output.ts';
import { languageAsked, languageByDefault, speak } from './languages.ts';
import { REPORT_FORMATS } from './report-formats.ts';
import type { ReportFormat } from './report-formats.ts';
import { say, tell } from './say.ts';
import type { CliKey } from './say.ts';
import { SIMULATED_PLAYERS } from './simulated-players.ts';
import type { SimulatedPlayer } from './simulated-players.ts';
import type { Streams } from './streams.ts';
import type { TableFlags } from './table.ts';
import { programVersion } from './version.ts';
import { quoted } from '../saves/plain.ts';

interface CommonFlags {
  readonly saves?: string;
  readonly color?: string;
  readonly ascii?: boolean;
  readonly screenReader?: boolean;
}

type PlayCommandFlags = {
  readonly seats?: string;
  readonly seed?: string;
  readonly coach?: boolean;
};

type SimulateCommandFlags = {
  readonly seats: number;
  readonly matches: number;
  readonly seed: string;
  readonly players: SimulatedPlayer[];
  readonly decisions?: number;
  readonly json?: boolean;
};

const text = (key: CliKey): string => tell(say(key));

/** Does what the arguments say and gives back the exit code; messages go to stderr, data to stdout. Never throws. */
export async function run(args: readonly string[], given: Streams = standardStreams()): Promise<number> {
  // Everything that a command says goes through here, so that nothing that is quoted in it can paint the terminal.
  const streams = plainStreams(given);
  let code: number = EXIT.fine;
  try {
    const language = languageAsked(args, process.env);
    await speak(language ?? languageByDefault(process.env));
    const program = describe(streams, language, result => {
      code = result;
    });
    await program.parseAsync([...args], { from: 'user' });
    return code;
  } catch (error) {
    return explain(error, streams);
  }
}

/** Longer sentences of the command line library are cut: they quote what was typed. */
const LONGEST_FAULT = 300;

/** What the command line library has against a line: its own sentence, in one line and without the word before it. */
function faultIn(message: string): string {
  const fault = message
    .replace(/^error: /, '')
    .replace(/\s+/g, ' ')
    .replace(/\.? ?$/, '');
  return fault.length > LONGEST_FAULT ? `${fault.slice(0, LONGEST_FAULT)}…` : fault;
}

/** What went wrong, in a line or two, and the exit code for it. */
function explain(error: unknown, { err }: Streams): number {
  const complain = (told: Words): void => err(`${tell(say('cli.says', { message: told }))}\n`);
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.usage;
  if (error instanceof UsageError) {
    complain(asSaid(error.message));
    return EXIT.usage;
  }
  if (error instanceof Refusal && (error.code === 'bad-options' || error.code === 'bad-seat')) {
    complain(asSaid(error.message));
    return EXIT.usage;
  }
  if (error instanceof Failure || error instanceof SaveFault || error instanceof Refusal) {
    complain(asSaid(error.message));
    return EXIT.failed;
  }
  if (error instanceof Error && 'syscall' in error) {
    complain(say('cli.system', { reason: systemReason(error) }));
    return EXIT.failed;
  }
  complain(say('cli.fault', { details: error instanceof Error ? (error.stack ?? error.message) : String(error) }));
  return EXIT.fault;
}

function describe(streams: Streams, language: string | null, finish: (code: number) => void): Command {
  const program = new Command('orrery')
    .description(text('cli.program'))
    .version(programVersion(), '-V, --version')
    .option('--saves <dir>', text('cli.option.saves'))
    .option('--color <when>', text('cli.option.color'), choice(['auto', 'always', 'never']), 'auto')
    .option('--ascii', text('cli.option.ascii'))
    .option('--screen-reader', text('cli.option.aloud'))
    .option('--language <id>', text('cli.option.language'))
    .exitOverride()
    .configureOutput({
      writeOut: streams.out,
      writeErr: streams.err,
      outputError: (message, write) => write(`${tell(say('cli.misused', { fault: faultIn(message) }))}\n`),
    })
    .addHelpText('before', text('cli.examples'));
  const common = (): CommonFlags => program.opts<CommonFlags>();
  const place = (): SavesPlace => {
    const flag = common().saves;
    if (flag === '') throw new UsageError(say('cli.saves-empty'));
    return savesPlace({ flag, env: process.env, cwd: process.cwd() });
  };
  /** The folder of the saves, for a command that can't ask about another one: that is left aside, and said. */
  const folder = (): string => {
    const { folder: found, strange } = place();
    if (strange !== null) {
      const message = say('cli.save.strange', { strange, folder: found });
      streams.err(`${tell(say('cli.says', { message }))}\n`);
    }
    return found;
  };
  const looks = (): TableFlags => ({
    place: place(),
    color: common().color ?? 'auto',
    ascii: common().ascii ?? false,
    language,
    aloud: common().screenReader ?? false,
  });

  program.action(async () => {
    refuseExtra(program.args, program);
    const { sitDown } = await import('./table.ts');
    finish(await sitDown({ screen: 'home' }, looks(), streams));
  });

  program
    .command('play <game>')
    .description(text('cli.play'))
    .option('--seats <list>', text('cli.play.seats'))
    .option('--seed <text>', text('cli.play.seed'), seedText)
    .option('--coach', text('cli.play.coach'))
    .allowUnknownOption()
    .allowExcessArguments()
    .addHelpText('after', text('cli.choices'))
    .action(async (game: string, flags: PlayCommandFlags, play: Command) => {
      const { newMatch, sitDown } = await import('./table.ts');
      const { parseSeats } = await import('./seats.ts');
      const beginning = await newMatch(game, {
        seats: flags.seats === undefined ? null : parseSeats(flags.seats),
        seed: flags.seed ?? null,
        coach: flags.coach ?? false,
        choices: play.args.slice(1),
      });
      finish(await sitDown(beginning, looks(), streams));
    });

  program
    .command('learn [game] [lesson]')
    .description(text('cli.learn'))
    .action(async (game?: string, lesson?: string) => {
      const { lessonOrRefuse, sitDown } = await import('./table.ts');
      finish(await sitDown(await lessonOrRefuse(game ?? null, lesson ?? null), looks(), streams));
    });

  program
    .command('resume [save]')
    .description(text('cli.resume'))
    .action(async (save?: string) => {
      const { findSave, lastSave } = await import('./saves.ts');
      const lies = folder();
      const file = save === undefined ? lastSave(lies) : findSave(lies, process.cwd(), save);
      const { sitDown } = await import('./table.ts');
      finish(await sitDown({ resume: file }, looks(), streams));
    });

  program
    .command('replay <save>')
    .description(text('cli.replay'))
    .option('--seat <n>', text('cli.replay.seat'))
    .action(async (save: string, flags: { seat?: string }) => {
      const { findSave } = await import('./saves.ts');
      const { replayOf } = await import('./replay.ts');
      const start = await replayOf(findSave(folder(), process.cwd(), save), flags.seat ?? null);
      const { sitDown } = await import('./table.ts');
      finish(await sitDown(start, looks(), streams));
    });

  program
    .command('export <save>')
    .description(text('cli.export'))
    .option('--format <kind>', text('cli.export.format'), choice(REPORT_FORMATS), 'md')
    .option('--out <file>', text('cli.export.out'))
    .action(async (save: string, flags: { format: ReportFormat; out?: string }) => {
      const { findSave } = await import('./saves.ts');
      const { exportReport } = await import('./export.ts');
      const { format, out = null } = flags;
      finish(await exportReport(findSave(folder(), process.cwd(), save), { format, out }, streams));
    });

  const saves = program.command('saves').description(text('cli.saves'));

  saves
    .command('list', { isDefault: true })
    .description(text('cli.saves.list'))
    .option('--json', text('cli.json'))
    .option('--samples', text('cli.saves.samples'))
    .allowExcessArguments()
    .action(async (flags: { json?: boolean; samples?: boolean }, list: Command) => {
      refuseExtra(list.args, saves);
      const { listSaves, samplesOrRefuse } = await import('./saves.ts');
      const lies = flags.samples === true ? samplesOrRefuse() : folder();
      finish(listSaves({ folder: lies, isNamed: place().isNamed }, flags.json ?? false, streams));
    });
  saves
    .command('show <save>')
    .description(text('cli.saves.show'))
    .option('--json', text('cli.json'))
    .action(async (name: string, flags: { json?: boolean }) => {
      const { findSave, showSave } = await import('./saves.ts');
      finish(await showSave(findSave(folder(), process.cwd(), name), flags.json ?? false, streams));
    });
  saves
    .command('export <save>')
    .description(text('cli.saves.export'))
    .action(async (name: string) => {
      const { exportSave, findSave } = await import('./saves.ts');
      finish(exportSave(findSave(folder(), process.cwd(), name), streams));
    });
  saves
    .command('rm <name>')
    .description(text('cli.saves.rm'))
    .option('--yes', text('cli.yes'))
    .option('--force', text('cli.force'))
    .action(async (name: string, { yes = false, force = false }: { yes?: boolean; force?: boolean }) => {
      const { removeSave } = await import('./saves.ts');
      finish(removeSave(folder(), name, { yes, force }, streams));
    });

  program
    .command('rules <game> [words...]')
    .description(text('cli.rules'))
    .action(async (game: string, words: string[]) => {
      const { showRules } = await import('./rules.ts');
      finish(await showRules(game, words, streams));
    });

  program
    .command('simulate <game>')
    .description(text('cli.simulate'))
    .option('--seats <n>', text('cli.simulate.seats'), wholeNumber(1, 16), 2)
    .option('--matches <m>', text('cli.simulate.matches'), wholeNumber(1, 1_000_000), 10)
    .option('--seed <text>', text('cli.simulate.seed'), seedText, 'simulate')
    .option('--players <list>', text('cli.simulate.players'), playerList, [])
    .option('--decisions <n>', text('cli.simulate.decisions'), wholeNumber(0, 1_000_000))
    .option('--json', text('cli.simulate.json'))
    .allowUnknownOption()
    .allowExcessArguments()
    .addHelpText('after', text('cli.choices'))
    .action(async (game: string, flags: SimulateCommandFlags, simulation: Command) => {
      const { simulate } = await import('./simulate.ts');
      const { seats, matches, seed, players, decisions = null, json = false } = flags;
      const choices = simulation.args.slice(1);
      finish(await simulate(game, { seats, matches, seed, players, json, choices, giveUpAfter: decisions }, streams));
    });

  program
    .command('engine')
    .description(text('cli.engine'))
    .addHelpText('after', text('cli.engine.commands'))
    .action(async () => {
      const { serve } = await import('../protocol/engine.ts');
      await serve(process.stdin, process.stdout);
      finish(EXIT.fine);
    });
  return program.helpCommand(true).allowExcessArguments();
}

/** Refuses a word where a command should stand, and says which commands there are. */
function refuseExtra([word]: readonly string[], command: Command): void {
  if (word === undefined) return;
  const names = command.commands.map(known => known.name()).join(', ');
  const called = command.parent === null ? 'orrery' : `orrery ${command.name()}`;
  throw new UsageError(say('cli.no-command', { word: quoted(word), program: called, names }));
}

function choice<Value extends string>(values: readonly Value[]): (text: string) => Value {
  return text => {
    const chosen = values.find(value => value === text);
    if (chosen === undefined) {
      throw new InvalidArgumentError(tell(say('cli.use-one', { values: values.join(', ') })));
    }
    return chosen;
  };
}

function playerList(text: string): SimulatedPlayer[] {
  return text.split(',').map(named => {
    const player = SIMULATED_PLAYERS.find(known => known === named.trim());
    if (player === undefined)
      throw new InvalidArgumentError(tell(say('cli.use-players', { values: SIMULATED_PLAYERS.join(', ') })));
    return player;
  });
}

function wholeNumber(min: number, max: number): (text: string) => number {
  return text => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < min || number > max) {
      throw new InvalidArgumentError(tell(say('cli.use-number', { min, max: String(max) })));
    }
    return number;
  };
}

/** Any text will do as a seed, but a save holds no longer one. */
const LONGEST_SEED = 200;

function seedText(text: string): string {
  if (text.length <= LONGEST_SEED) return text;
  throw new InvalidArgumentError(tell(say('cli.use-length', { length: LONGEST_SEED })));
}

function standardStreams(): Streams {
  return guardedStreams(process.stdout, process.stderr, code => process.exit(code));
}
