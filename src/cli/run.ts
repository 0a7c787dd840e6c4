import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { SaveFault, systemReason } from '../saves/fault.ts';
import { savesFolder } from '../saves/folder.ts';
import { Refusal } from '../kernel/refusal.ts';
import { EXIT, Failure, UsageError } from './exit.ts';
import { guardedStreams } from './output.ts';
import { SIMULATED_PLAYERS } from './simulated-players.ts';
import type { SimulatedPlayer } from './simulated-players.ts';
import type { Streams } from './streams.ts';
import type { TableFlags } from './table.ts';
import { programVersion } from './version.ts';

interface CommonFlags {
  readonly saves?: string;
  readonly color?: string;
  readonly ascii?: boolean;
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

/** What a game lets people choose is its own matter: `choices.ts` reads these flags. */
const CHOICES_OF_A_GAME = [
  '',
  'What the game lets you choose:',
  '  --<value> or --<choice>=<value>, as in --by-hand, --teams, --decks=beginner;',
  '  a wrong one lists those that there are.',
].join('\n');

/** Does what the arguments say and gives back the exit code; messages go to stderr, data to stdout. Never throws. */
export async function run(args: readonly string[], streams: Streams = standardStreams()): Promise<number> {
  let code: number = EXIT.fine;
  const program = describe(streams, result => {
    code = result;
  });
  try {
    await program.parseAsync([...args], { from: 'user' });
    return code;
  } catch (error) {
    return explain(error, streams);
  }
}

/** What went wrong, in a line or two, and the exit code for it. */
function explain(error: unknown, { err }: Streams): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.usage;
  if (error instanceof UsageError) {
    err(`orrery: ${error.message}\n`);
    return EXIT.usage;
  }
  if (error instanceof Refusal && (error.code === 'bad-options' || error.code === 'bad-seat')) {
    err(`orrery: ${error.message}\n`);
    return EXIT.usage;
  }
  if (error instanceof Failure || error instanceof SaveFault || error instanceof Refusal) {
    err(`orrery: ${error.message}\n`);
    return EXIT.failed;
  }
  if (error instanceof Error && 'syscall' in error) {
    err(`orrery: the system says ${systemReason(error)}\n`);
    return EXIT.failed;
  }
  err(`orrery: a fault of the program: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  return EXIT.fault;
}

function describe(streams: Streams, finish: (code: number) => void): Command {
  const program = new Command('orrery')
    .description('Big space board games in a terminal: two to six people, one keyboard.')
    .version(programVersion(), '-V, --version')
    .option('--saves <dir>', 'folder of the saves (else ORRERY_SAVES, ./saves, the data folder)')
    .option('--color <when>', 'auto, always or never', choice(['auto', 'always', 'never']), 'auto')
    .option('--ascii', 'plain ASCII characters only')
    .exitOverride()
    .configureOutput({ writeOut: streams.out, writeErr: streams.err })
    .addHelpText(
      'before',
      [
        'Examples:',
        '  orrery                                                    home screen',
        '  orrery play starcraft --seats "Ann:raynor,Bob:overmind"   a match at once',
        '  orrery learn                                              learn a game step by step',
        '  orrery resume                                             go on with the last match',
        '',
      ].join('\n'),
    );
  const common = (): CommonFlags => program.opts<CommonFlags>();
  const folder = (): string => savesFolder({ flag: common().saves, env: process.env, cwd: process.cwd() });
  const looks = (): TableFlags => ({
    folder: folder(),
    color: common().color ?? 'auto',
    ascii: common().ascii ?? false,
  });

  program.action(async () => {
    refuseExtra(program.args, program);
    const { sitDown } = await import('./table.ts');
    finish(await sitDown({ screen: 'home' }, looks(), streams));
  });

  program
    .command('play <game>')
    .description('begin a match at once')
    .option('--seats <list>', 'names, with faction and bot where wanted: "Ann:raynor,Bob:overmind,Cyd:bot"')
    .option('--seed <text>', 'the same seed and answers give the same match', seedText)
    .option('--coach', 'explain each kind of decision to everyone who meets it for the first time')
    .allowUnknownOption()
    .allowExcessArguments()
    .addHelpText('after', CHOICES_OF_A_GAME)
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
    .description('learn a game step by step: its lessons, or one of them')
    .action(async (game?: string, lesson?: string) => {
      const { lessonOrRefuse, sitDown } = await import('./table.ts');
      finish(await sitDown(await lessonOrRefuse(game ?? null, lesson ?? null), looks(), streams));
    });

  program
    .command('resume [save]')
    .description('go on with a saved match: a name, a file, or the last one')
    .action(async (save?: string) => {
      const { findSave, lastSave } = await import('./saves.ts');
      const file = save === undefined ? lastSave(folder()) : findSave(folder(), process.cwd(), save);
      const { sitDown } = await import('./table.ts');
      finish(await sitDown({ resume: file }, looks(), streams));
    });

  const saves = program.command('saves').description('list, show, export or delete saved matches');

  saves
    .command('list', { isDefault: true })
    .description('the saved matches, the newest first')
    .option('--json', 'as JSON')
    .allowExcessArguments()
    .action(async (flags: { json?: boolean }, list: Command) => {
      refuseExtra(list.args, saves);
      const { listSaves } = await import('./saves.ts');
      finish(listSaves(folder(), flags.json ?? false, streams));
    });
  saves
    .command('show <save>')
    .description('what everybody may know of a saved match')
    .option('--json', 'as JSON')
    .action(async (name: string, flags: { json?: boolean }) => {
      const { findSave, showSave } = await import('./saves.ts');
      finish(await showSave(findSave(folder(), process.cwd(), name), flags.json ?? false, streams));
    });
  saves
    .command('export <save>')
    .description('the whole save as JSON, hidden facts included')
    .action(async (name: string) => {
      const { exportSave, findSave } = await import('./saves.ts');
      finish(exportSave(findSave(folder(), process.cwd(), name), streams));
    });
  saves
    .command('rm <name>')
    .description('delete a saved match')
    .option('--yes', 'really')
    .action(async (name: string, flags: { yes?: boolean }) => {
      const { removeSave } = await import('./saves.ts');
      finish(removeSave(folder(), name, flags.yes ?? false, streams));
    });

  program
    .command('rules <game> [words...]')
    .description('the rules: all chapters, one by its number (SC-7), the glossary (terms), or what has the words')
    .action(async (game: string, words: string[]) => {
      const { showRules } = await import('./rules.ts');
      finish(await showRules(game, words, streams));
    });

  program
    .command('simulate <game>')
    .description("play matches of the program's players, random or better, to their ends")
    .option('--seats <n>', 'how many seats', wholeNumber(1, 16), 2)
    .option('--matches <m>', 'how many matches', wholeNumber(1, 1_000_000), 10)
    .option('--seed <text>', 'the seed; match 7 has the seed TEXT-7', seedText, 'simulate')
    .option('--players <list>', 'who plays, seat by seat: bot or random, as in "bot,random"', playerList, [])
    .option('--decisions <n>', 'after so many decisions whoever is asked gives up', wholeNumber(0, 1_000_000))
    .option('--json', 'one JSON object a line')
    .allowUnknownOption()
    .allowExcessArguments()
    .addHelpText('after', CHOICES_OF_A_GAME)
    .action(async (game: string, flags: SimulateCommandFlags, simulation: Command) => {
      const { simulate } = await import('./simulate.ts');
      const { seats, matches, seed, players, decisions = null, json = false } = flags;
      const choices = simulation.args.slice(1);
      finish(await simulate(game, { seats, matches, seed, players, json, choices, giveUpAfter: decisions }, streams));
    });

  program
    .command('engine')
    .description('JSON lines on standard input and output: drive any game without the screen')
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
  throw new UsageError(`There is no command ${JSON.stringify(word)} of ${called}: use one of ${names}, or --help.`);
}

function choice(values: readonly string[]): (text: string) => string {
  return text => {
    if (!values.includes(text)) throw new InvalidArgumentError(`use one of ${values.join(', ')}.`);
    return text;
  };
}

function playerList(text: string): SimulatedPlayer[] {
  return text.split(',').map(named => {
    const player = SIMULATED_PLAYERS.find(known => known === named.trim());
    if (player === undefined) throw new InvalidArgumentError(`use ${SIMULATED_PLAYERS.join(' or ')} for each seat.`);
    return player;
  });
}

function wholeNumber(min: number, max: number): (text: string) => number {
  return text => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < min || number > max) {
      throw new InvalidArgumentError(`use a whole number from ${min} to ${max}.`);
    }
    return number;
  };
}

/** Any text will do as a seed, but a save holds no longer one. */
const LONGEST_SEED = 200;

function seedText(text: string): string {
  if (text.length <= LONGEST_SEED) return text;
  throw new InvalidArgumentError(`use at most ${LONGEST_SEED} characters.`);
}

function standardStreams(): Streams {
  return guardedStreams(process.stdout, process.stderr, code => process.exit(code));
}
