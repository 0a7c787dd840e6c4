import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { openSettings } from './settings.ts';
import { checkLevels, namelessSeats } from './seats.ts';
import type { NamedSeat } from './seats.ts';
import type { Streams } from './streams.ts';
import { openKeyLog } from './key-log.ts';
import { readBox } from './box-file.ts';
import { chosenOptions, seatsFor } from './choices.ts';
import { gameOrRefuse } from './known.ts';
import { crashReport } from './crash.ts';
import { UsageError } from './exit.ts';
import { checkFactions } from './factions.ts';
import { say, format } from './say.ts';
import { loadGame } from '../games/index.ts';
import type { TableOptions } from '../table/app/options.ts';
import { KnownFolders } from '../saves/folder/known-folders.ts';
import type { FolderConsent } from '../saves/folder/known-folders.ts';
import type { SavesPlace } from '../saves/folder/whereabouts.ts';
import { programFacts } from './version.ts';
import { levelOf } from '../bots/levels.ts';
import { openProgress } from './progress.ts';

/** The flags about the looks and the saves of the table. */
export interface TableFlags {
  readonly place: SavesPlace;
  readonly color: string;
  readonly ascii: boolean;
  /** Whether the table prints sentences for a screen reader instead of pictures. */
  readonly aloud: boolean;
  /** The id of the requested language; `null`: the settings or the environment decide. */
  readonly language: string | null;
  /** The file in which keys are logged; absent or `null`: they are not logged. */
  readonly keys?: string | null;
}

/** The flags of `orrery play`. */
export interface PlayFlags {
  readonly seats: readonly NamedSeat[] | null;
  readonly seed: string | null;
  /** Whether the coach is on for every person; `false`: the settings decide. */
  readonly coach: boolean;
  /** Whether people may ask for hints; absent: they may. */
  readonly hints?: boolean;
  /** Flags that name choices of the game: `--by-hand`, `--decks=beginner`. */
  readonly choices: readonly string[];
  /** The names of the command's own flags, to suggest one for a misspelled flag. */
  readonly own?: readonly string[];
  /**
   * A file with the values from people's own physical box of the game; absent or `null`: the program's values are used.
   */
  readonly box?: string | null;
}

type Beginning = TableOptions['start'];

// V8 keeps new objects apart until it knows which of them last, and by now has 8 MB for them, twice. Keys would soon
// double that, and frames would come no faster.
const NO_MORE_ROOM = '--semi-space-growth-factor=1';

/** Opens the table with a screen, a save or a new match, and returns the exit code when the people have left. */
export async function openTableScreen(start: Beginning, flags: TableFlags, { err }: Streams): Promise<number> {
  const { keyLine, openTable, Preferences, progressIn, readKeyLine, tableCatalogues } =
    await import('../table/app/open.ts');
  const keyLog = typeof flags.keys === 'string' ? openKeyLog(flags.keys, { keyLine, readKeyLine }) : null;
  const isAtTerminal = process.stdin.isTTY && process.stdout.isTTY;
  const { settings, file, problems, keep } = await openSettings(process.env.ORRERY_SETTINGS, isAtTerminal);
  const color = flags.color === 'always' || flags.color === 'never' ? flags.color : 'auto';
  const preferences = new Preferences({
    settings,
    problems,
    environment: {
      env: process.env,
      isTTY: process.stdout.isTTY,
      flags: { color, ascii: flags.ascii, language: flags.language, aloud: flags.aloud },
    },
    file,
    keep,
  });
  const catalogues = tableCatalogues(preferences.languages);
  await catalogues.load(preferences.language);
  const tellTable = catalogues.formatter(preferences.language);
  for (const wrong of problems) {
    const problem = tellTable(wrong);
    const message = file === null ? say('cli.settings', { problem }) : say('cli.settings.in', { problem, file });
    err(`${format(say('cli.says', { message }))}\n`);
  }
  setFlagsFromString(NO_MORE_ROOM);
  const exitCode = await openTable({
    terminal: {
      stdin: process.stdin,
      stdout: process.stdout,
      stderr: process.stderr,
      describeCrash: error => format(say('cli.says', { message: crashReport(error) })),
    },
    ...savesIn(flags.place),
    start,
    program: programFacts(),
    preferences,
    progress: await openProgress(process.env.ORRERY_SETTINGS, progressIn, isAtTerminal),
    ...(keyLog && { pressed: keyLog.note }),
  });
  const logProblem = keyLog?.close() ?? null;
  if (logProblem !== null) err(`${format(say('cli.says', { message: logProblem }))}\n`);
  return exitCode;
}

/**
 * The saves folder for the table. A folder called `saves` to which a match is written, or that people agree to use, is
 * used without a flag from then on.
 */
function savesIn({ folder, isNamed, strange }: SavesPlace): Pick<TableOptions, 'saves' | 'written' | 'strange'> {
  const knownFolders = new KnownFolders();
  const rememberUsed = (place: string): void => {
    if (isNamed && basename(place) === 'saves') knownFolders.remember(place, 'used');
  };
  const rememberDecision = (consent: FolderConsent): void => {
    if (strange !== null) knownFolders.remember(strange, consent);
  };
  return {
    saves: folder,
    written: rememberUsed,
    strange: strange === null ? null : { folder: strange, decide: rememberDecision },
  };
}

/**
 * Makes the start of the table for a new match that the arguments describe. Throws `UsageError` for settings that the
 * game does not take.
 */
export async function newMatch(id: string, flags: PlayFlags): Promise<Beginning> {
  const game = await gameOrRefuse(id, loadGame);
  const chosen = chosenOptions(game, flags.choices, flags.own);
  const seats = flags.seats ?? namelessSeats(seatsFor(game, chosen));
  const { min, max } = game.seats;
  if (seats.length < min || seats.length > max) {
    throw new UsageError(say('cli.seat-count', { game: game.title, min, max, seats: seats.length }));
  }
  checkFactions(game, seats);
  checkLevels(
    game,
    seats.map(({ player }) => levelOf(player)),
  );
  const setting = {
    seats: seats.map(({ name }) => ({ name })),
    options: {
      // A game without choices for seats has no `factions` option.
      ...(game.seatChoices.length > 0 ? { factions: seats.map(({ faction }) => faction) } : {}),
      ...chosen,
      ...(typeof flags.box === 'string' ? { box: readBox(flags.box) } : {}),
    },
    seed: flags.seed ?? newSeed(),
  };
  game.start(setting, { checkpointEvery: 1000 });
  const coachSetting = flags.coach ? { coach: seats.map(({ player }) => ({ on: player === 'human', met: [] })) } : {};
  return {
    game: game.id,
    new: {
      setting,
      players: seats.map(({ player }) => player),
      languages: seats.map(({ language }) => language),
      ...coachSetting,
      ...(flags.hints === false ? { hints: false } : {}),
    },
  };
}

/** Makes a random seed that nobody can guess. The time would not do, since a save tells when its match began. */
function newSeed(): string {
  return randomUUID();
}
