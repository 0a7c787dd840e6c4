import { basename } from 'node:path';
import { isEntry } from '../kernel/history/chronicle.ts';
import type { Head, Line } from '../kernel/history/lines.ts';
import type { Game, Match } from '../kernel/history/playable.ts';
import type { Start } from '../kernel/match/record.ts';
import type { Board } from '../boards/board.ts';
import type { SaveEntry } from '../saves/saved/entry.ts';
import { isSampleName } from '../saves/folder/folder.ts';
import { reasonNotWritable } from '../saves/file/file-history.ts';
import { linesOf, resumeFrom } from '../saves/saved/load.ts';
import { allLost, searchFile } from '../saves/saved/lost.ts';
import type { MatchFile } from '../saves/file/match-file.ts';
import type { IfHeld } from '../saves/file/open-match.ts';
import { storedIn } from '../saves/saved/stored.ts';
import { standingOf } from '../saves/lines/table-lines.ts';
import type { TableLine } from '../saves/lines/table-lines.ts';
import { paceFrom, DEFAULT_PACE } from './sitting/pace.ts';
import { newCoachedSeat } from './learning/coaching.ts';
import type { NewMatch } from './setting/draft.ts';
import type { LoadedGame } from './setting/games.ts';
import { ledgersFor } from './learning/progress.ts';
import type { Progress } from './learning/progress.ts';
import type { Library } from './setting/library.ts';
import { randomStateFrom } from './sitting/players.ts';
import { say } from './text/say.ts';
import type { SessionKey } from './text/say.ts';
import { deedRulesOf } from './running/deeds.ts';
import { Session } from './running/session.ts';
import type { SessionParts } from './running/session-parts.ts';
import type { Explainer, Thinker } from './setting/thinking.ts';
import type { TableSettings } from './setting/table-settings.ts';

/** What all sessions of a table share: the saves, the settings, the clock and background threads. */
export interface SessionContext {
  readonly library: Library;
  readonly settings: TableSettings;
  readonly now: () => Date;
  /** The progress of the learners; absent: progress is not recorded. */
  readonly progress?: Progress;
  /** Chooses the bots' answers in the background; absent or `null`: the table's own thread chooses them. */
  readonly thinker?: Thinker | null;
  /** Finds hints and reasons in the background; absent or `null`: the table's own thread finds them. */
  readonly explainer?: Explainer | null;
}

/** The checkpoint policy of a match at the table: a checkpoint at every step, so that going back is fast. */
const CHECKPOINT_POLICY = { checkpointEvery: 0 };

/** A loaded game, and the bot that plays the seats without a person. */
type GameToPlay = Pick<LoadedGame, 'game' | 'bot'> & Partial<Pick<LoadedGame, 'board' | 'advice'>>;

/** The parts of a session that come from its game, and those that all sessions of a table share. */
function sharedParts(
  { game, board, bot, advice = null }: GameToPlay,
  { settings, now, thinker = null, explainer = null }: SessionContext,
) {
  return { game, bot, advice, settings, now, thinker, explainer, ...boardParts(board) };
}

/** The pace, deeds and marches that the game's board defines, if the game has a board. */
function boardParts(board: Board | undefined): Pick<SessionParts, 'pace' | 'deeds' | 'marching'> {
  if (board === undefined) return { pace: DEFAULT_PACE };
  const { marching } = board;
  return { pace: paceFrom(board), deeds: deedRulesOf(board), ...(marching && { marching }) };
}

/**
 * Opens the file to which a match is written. The session of the match is notified if the match moves to another file.
 */
function openFile(
  { library, now }: SessionContext,
  file: string,
  game: Game,
  seats: readonly string[],
  ifHeld: IfHeld,
) {
  let session: Session | null = null;
  let currentFile = file;
  const notifyMoved = (): void => session?.notes.notify(say('table.moved', { file: basename(currentFile) }), 'warning');
  const moveTo = (other: string): void => {
    currentFile = other;
    notifyMoved();
  };
  const open = library.open({ file, game: game.id, seats, moved: moveTo, ifHeld, now });
  return {
    open,
    close: () => open.close(),
    report: (text: string) => library.report(open.file, text),
    sat: (opened: Session): Session => {
      session = opened;
      // The first write may already have moved the match, before there was a session to notify.
      if (currentFile !== file) notifyMoved();
      return opened;
    },
  };
}

type OpenedFile = ReturnType<typeof openFile>;

/** Starts a new match at the table and saves it at once. Throws `Refusal` if the game does not take the setting. */
export function begin(
  played: GameToPlay,
  { setting, players, persons = [], coach, languages = [], hints = true }: NewMatch,
  circumstances: SessionContext,
): Session {
  const { game } = played;
  const { library, settings, now, progress } = circumstances;
  const names = setting.seats.map(({ name }) => name);
  // The match is first started without a file, so that a refused setting leaves no file behind.
  game.start(setting, { checkpointEvery: Infinity });
  const { open, close, report, sat } = openFile(
    circumstances,
    library.newFile(game.id, names),
    game,
    names,
    'elsewhere',
  );
  let file: MatchFile | null = null;
  const chronicle = (start: Start): MatchFile => {
    file = open.begin({ start, n: 0, told: 0, position: false, begun: now() });
    return file;
  };
  const match = game.start(setting, { ...CHECKPOINT_POLICY, chronicle });
  const random = randomStateFrom(`${setting.seed} bots`);
  return sat(
    new Session({
      ...sharedParts(played, circumstances),
      ...{ match, players, persons, languages, hints, random, file, close, report },
      coach: coach ?? names.map(() => newCoachedSeat(settings.coach)),
      ledgers: ledgersFor(progress, game.id, names, players),
    }),
  );
}

/** The history of a match up to an earlier moment, from which a copy continues. */
export interface CopiedMatch {
  readonly head: Head;
  readonly lines: readonly Line[];
}

/**
 * Starts a copy of a match, from an earlier moment, in a new file whose name says so, without the coach. The original
 * match is not changed. Throws `Refusal` if the copy can't be restored.
 */
export function continueCopy(
  played: GameToPlay,
  { head, lines }: CopiedMatch,
  {
    players,
    persons = [],
    languages = [],
    hints = true,
  }: Pick<NewMatch, 'players' | 'persons' | 'languages' | 'hints'>,
  circumstances: SessionContext,
): Session {
  const { game } = played;
  const { library, now } = circumstances;
  const names = head.start.seats.map(({ name }) => name);
  const newFile = library.newFile(`copy-of-${game.id}`, names);
  const { open, close, report, sat } = openFile(circumstances, newFile, game, names, 'elsewhere');
  const file = open.begin({ ...head, begun: now() }, lines);
  const { match } = game.resume(file, CHECKPOINT_POLICY);
  const random = randomStateFrom(`${head.start.seed} bots ${match.decision?.n ?? -1}`);
  // Everybody has already seen the events of the copied history.
  const eventsRead = names.map((_, seat) => match.logEnd(seat));
  const session = sat(
    new Session({
      ...sharedParts(played, circumstances),
      ...{ match, players, persons, languages, hints, random, seen: eventsRead, file, close, report },
    }),
  );
  session.notes.notify(say('replay.copied', { file: basename(open.file) }), 'good');
  return session;
}

/**
 * How to open a saved match: `here` (unless another program has it open), as a `copy`, or `take` it over from that
 * program.
 */
export type OpenMode = 'here' | 'copy' | 'take';

/**
 * Opens a saved match at the table, at its pending decision. The match continues in a new file if its own file is
 * outside the saves folder, is in an older format or can't be written, or if a copy was asked for. Throws `HeldFault`
 * if another program has the file open, `SaveFault` if the match can't be restored. `listed`: the save's entry as the
 * list of saves read it.
 */
export function resume(
  played: GameToPlay,
  listed: SaveEntry,
  from: string,
  circumstances: SessionContext,
  openMode: OpenMode = 'here',
): Session {
  const { game } = played;
  const { library } = circumstances;
  const isInLibrary = library.isOwn(from);
  if (openMode === 'copy' || !isInLibrary || listed.format === 1)
    return resumeCopy(played, listed, from, circumstances);
  const seats = listed.seats.map(({ name }) => name);
  // The file is opened before it is read, so that nobody writes to it in between.
  const opened = openFile(circumstances, from, game, seats, openMode === 'take' ? 'take' : 'refuse');
  let file: MatchFile;
  try {
    file = opened.open.goOn();
  } catch (error) {
    opened.close();
    const reasonNotWritten = reasonNotWritable(error);
    if (reasonNotWritten === null) throw error;
    return resumeCopy(
      played,
      listed,
      from,
      circumstances,
      reasonNotWritten === 'link' ? 'table.linked' : 'table.protected',
    );
  }
  try {
    const { match, lost } = resumeFrom(game, file, { keeping: CHECKPOINT_POLICY, torn: file.torn });
    const loadedMatch = { match, table: standingOf(file)?.table ?? null, amid: searchFile(from) };
    const session = startLoadedSession(played, loadedMatch, file, opened, circumstances);
    if (lost !== null) session.notes.notify(say('table.refused', { reason: lost }), 'warning');
    return session;
  } catch (error) {
    opened.close();
    throw error;
  }
}

/**
 * Whether a history line records an entry or a private note, so that a copy of the match is worth a file of its own.
 */
function isEntryOrNote(line: Line): boolean {
  if (line.line !== 'meta') return isEntry(line);
  const { meta } = line;
  return typeof meta === 'object' && meta !== null && 'remarks' in meta;
}

/**
 * Opens a saved match as a copy in a new file; the original is not changed. People often only look at a sample save, so
 * a sample is copied only once something was done in it.
 */
function resumeCopy(
  played: GameToPlay,
  listed: SaveEntry,
  from: string,
  circumstances: SessionContext,
  copied: SessionKey = 'table.copied',
): Session {
  const { game } = played;
  const { library } = circumstances;
  const seats = listed.seats.map(({ name }) => name);
  const loaded = storedIn(from).load(game);
  try {
    const isOlder = library.isOwn(from) && listed.format === 1;
    const newFile = isOlder ? library.renewed(from, game.id, seats) : library.newFile(game.id, seats);
    const opened = openFile(circumstances, newFile, game, seats, 'elsewhere');
    const isWorthSaving = isSampleName(basename(from)) ? isEntryOrNote : undefined;
    const file = opened.open.begin(loaded.head, linesOf(loaded.match.history), isWorthSaving);
    const { match } = game.resume(file, CHECKPOINT_POLICY);
    const session = startLoadedSession(played, { match, table: loaded.table }, file, opened, circumstances);
    const fileNames = { file: basename(opened.open.file), from: basename(from) };
    if (isOlder) session.notes.notify(say('table.older', fileNames), 'warning');
    else if (!isSampleName(fileNames.from))
      session.notes.notify(say(copied, fileNames), copied === 'table.copied' ? 'good' : 'warning');
    const reason = allLost(loaded);
    if (reason !== null) session.notes.add(say('table.refused', { reason }), 'warning');
    return session;
  } finally {
    loaded.close();
  }
}

/** Starts a session with a loaded match and a file to write to. */
function startLoadedSession(
  played: GameToPlay,
  { match, table, amid }: { readonly match: Match; readonly table: TableLine | null } & Pick<SessionParts, 'amid'>,
  file: MatchFile,
  { close, report, sat }: OpenedFile,
  circumstances: SessionContext,
): Session {
  const { seats, seed } = match.start;
  const names = seats.map(({ name }) => name);
  const players = seats.map((_, seat) => table?.players[seat] ?? 'human');
  return sat(
    new Session({
      ...sharedParts(played, circumstances),
      ...{ match, players, file, close, report },
      ledgers: ledgersFor(circumstances.progress, played.game.id, names, players),
      persons: table?.people ?? [],
      languages: seats.map((_, seat) => table?.languages[seat] ?? null),
      hints: table?.hints ?? true,
      ...(amid && { amid }),
      ...(table === null
        ? {}
        : { seen: table.seen, coach: table.coach, ...(table.remarks && { remarks: table.remarks }) }),
      random: randomStateFrom(`${seed} bots ${match.decision?.n ?? -1}`),
    }),
  );
}
