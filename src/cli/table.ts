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

/** What the flags say about the looks and the saves. */
export interface TableFlags {
  readonly place: SavesPlace;
  readonly color: string;
  readonly ascii: boolean;
  /** Whether the table speaks in sentences instead of painting. */
  readonly aloud: boolean;
  /** What somebody has asked for by its name; `null`: the settings decide, or the environment. */
  readonly language: string | null;
  /** A file to log the keys in; left out: they are not logged. */
  readonly keys?: string | null;
}

/** The flags of `orrery play`. */
export interface PlayFlags {
  readonly seats: readonly NamedSeat[] | null;
  readonly seed: string | null;
  /** Whether the coach explains what is new to every person; else the settings say. */
  readonly coach: boolean;
  /** Whether people may ask what the program would do in their place; absent: they may. */
  readonly hints?: boolean;
  /** Flags that name choices of the game: `--by-hand`, `--decks=beginner`. */
  readonly choices: readonly string[];
  /** The names of the command's own flags, one of which a wrong one may mean. */
  readonly own?: readonly string[];
  /** A file with the values of these people's own box of the game; left out: the program's values. */
  readonly box?: string | null;
}

type Beginning = TableOptions['start'];

// V8 keeps new objects apart until it knows which last, and by now has 8 MB for them, twice. Keys would soon double
// that, for frames that come no faster.
const NO_MORE_ROOM = '--semi-space-growth-factor=1';

/** Opens the table at a screen, a save or a new match, and returns the exit code when the people have left. */
export async function sitDown(start: Beginning, flags: TableFlags, { err }: Streams): Promise<number> {
  const { keyLine, openTable, Preferences, progressIn, readKeyLine, tableCatalogues } =
    await import('../table/app/open.ts');
  const keys = typeof flags.keys === 'string' ? openKeyLog(flags.keys, { keyLine, readKeyLine }) : null;
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
  const code = await openTable({
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
    ...(keys && { pressed: keys.note }),
  });
  const trouble = keys?.close() ?? null;
  if (trouble !== null) err(`${format(say('cli.says', { message: trouble }))}\n`);
  return code;
}

/** The folder of the saves as the table gets it: what is written to, or agreed to, is used by itself from then on. */
function savesIn({ folder, isNamed, strange }: SavesPlace): Pick<TableOptions, 'saves' | 'written' | 'strange'> {
  const known = new KnownFolders();
  const written = (place: string): void => {
    if (isNamed && basename(place) === 'saves') known.remember(place, 'used');
  };
  const decide = (consent: FolderConsent): void => {
    if (strange !== null) known.remember(strange, consent);
  };
  return { saves: folder, written, strange: strange === null ? null : { folder: strange, decide } };
}

/** How a match that the command line describes begins. Throws `UsageError` for what the game does not take. */
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
      // A game whose seats are given nothing takes nothing for them.
      ...(game.seatChoices.length > 0 ? { factions: seats.map(({ faction }) => faction) } : {}),
      ...chosen,
      ...(typeof flags.box === 'string' ? { box: readBox(flags.box) } : {}),
    },
    seed: flags.seed ?? newSeed(),
  };
  game.start(setting, { checkpointEvery: 1000 });
  const coach = flags.coach ? { coach: seats.map(({ player }) => ({ on: player === 'human', met: [] })) } : {};
  return {
    game: game.id,
    new: {
      setting,
      players: seats.map(({ player }) => player),
      languages: seats.map(({ language }) => language),
      ...coach,
      ...(flags.hints === false ? { hints: false } : {}),
    },
  };
}

/** A seed that nobody chose and nobody can guess: the time would not do, since a save tells when its match began. */
function newSeed(): string {
  return randomUUID();
}
