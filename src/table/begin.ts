import { basename } from 'node:path';
import type { Game } from '../kernel/playable.ts';
import type { MatchRecord } from '../kernel/record.ts';
import type { Board } from '../games/board.ts';
import { restoreSave } from '../saves/load.ts';
import type { Loaded } from '../saves/load.ts';
import type { IfHeld } from '../saves/open-save.ts';
import { isSampleName } from '../saves/folder.ts';
import type { Save } from '../saves/format.ts';
import { newlyCoached } from './coaching.ts';
import type { NewMatch } from './draft.ts';
import type { Boxed } from './games.ts';
import type { Library } from './library.ts';
import { chanceFrom } from './players.ts';
import { say } from './say.ts';
import { Session } from './session.ts';
import type { SessionParts } from './session-parts.ts';
import type { TableSettings } from './settings.ts';

/** What every session of a table shares. */
export interface Circumstances {
  readonly library: Library;
  readonly settings: TableSettings;
  readonly now: () => Date;
  /** A text that nobody can know. */
  readonly newSeed: () => string;
}

/** Every step is kept, so that going back costs nothing. */
const KEEPING = { checkpointEvery: 0 };

/** A game, and who plays the seats that no person plays. */
type Played = Pick<Boxed, 'game' | 'bot'> & Partial<Pick<Boxed, 'board'>>;

/** How the game lets private decisions be made on the open table, and chance for the cards that nobody can know. */
function cardsFor(board: Board | undefined, newSeed: () => string): Pick<SessionParts, 'blindWay' | 'cards'> {
  return { blindWay: kind => board?.blind?.(kind) ?? null, cards: chanceFrom(newSeed()) };
}

/** The file that a match is written to, and how its session is told when that becomes another one, or full. */
function openFile({ library }: Circumstances, file: string, game: Game, seats: readonly string[], ifHeld: IfHeld) {
  let session: Session | null = null;
  let hasWarned = false;
  const moved = (other: string): void => session?.tell(say('table.moved', { file: basename(other) }), 'warning');
  const nearlyFull = (): void => {
    if (hasWarned || session === null) return;
    hasWarned = true;
    session.tell(say('table.nearly-full'), 'warning');
  };
  const open = library.open({ file, game: game.id, seats, moved, nearlyFull, ifHeld });
  return {
    ...open,
    report: (text: string) => library.report(open.file(), text),
    sat: (opened: Session): Session => {
      session = opened;
      return opened;
    },
  };
}

/** A new match at the table, saved at once. Throws `Refusal` when the game does not take it. */
export function begin(
  { game, board, bot }: Played,
  { setting, players, coach, languages = [] }: NewMatch,
  circumstances: Circumstances,
): Session {
  const { library, settings, now, newSeed } = circumstances;
  const match = game.start(setting, KEEPING);
  const names = setting.seats.map(({ name }) => name);
  const file = library.newFile(game.id, names);
  const { write, close, report, sat } = openFile(circumstances, file, game, names, 'elsewhere');
  const random = chanceFrom(`${setting.seed} bots`);
  const coached = coach ?? names.map(() => newlyCoached(settings.coach));
  const played = {
    game,
    match,
    players,
    languages,
    coach: coached,
    settings,
    bot,
    random,
    ...cardsFor(board, newSeed),
  };
  return sat(new Session({ ...played, begun: now(), now, write, close, report }));
}

/**
 * A copy of a match as it was at some moment, at the table: in a new file that is named as one, without the coach. The match that
 * it was made from stays as it is. Throws `Refusal` when it can't be restored.
 */
export function goOnWithCopy(
  { game, board, bot }: Played,
  record: MatchRecord,
  { players, languages = [] }: Pick<NewMatch, 'players' | 'languages'>,
  circumstances: Circumstances,
): Session {
  const { library, settings, now, newSeed } = circumstances;
  const match = game.replay(record, KEEPING);
  const names = match.start.seats.map(({ name }) => name);
  const wanted = library.newFile(`copy-of-${game.id}`, names);
  const { write, close, report, sat, file } = openFile(circumstances, wanted, game, names, 'elsewhere');
  const random = chanceFrom(`${match.start.seed} bots ${record.entries.length}`);
  const played = { game, match, players, languages, settings, bot, random, ...cardsFor(board, newSeed) };
  // What was told before has been seen by everybody.
  const seen = names.map(() => match.logBounds.to);
  const session = sat(new Session({ ...played, seen, begun: now(), now, write, close, report }));
  session.tell(say('replay.copied', { file: basename(file()) }), 'good');
  return session;
}

/** What to do with a saved match: go on with it, unless another program has it open; with a copy; or all the same. */
export type ResumeHow = 'here' | 'copy' | 'take';

/**
 * A saved match at the table, at the very decision that was pending. What is no save of the folder, what is to
 * be a copy, and what an older program saved, goes on in a new file. Throws `HeldFault` when another program has it open, `SaveFault`
 * when it can't be restored. `listed` is the save as it was found before.
 */
export function resume(
  played: Played,
  listed: Save,
  from: string,
  circumstances: Circumstances,
  how: ResumeHow = 'here',
): Session {
  const { game } = played;
  const { library } = circumstances;
  const seats = listed.seats.map(({ name }) => name);
  const isOwn = library.isOwn(from);
  // Opened before it is read, so that nobody writes to it in between.
  const own =
    how === 'copy' || !isOwn ? null : openFile(circumstances, from, game, seats, how === 'take' ? 'take' : 'refuse');
  try {
    const loaded = restoreSave(game, library.read(from), KEEPING);
    const { lost, isOlder } = loaded;
    if (isOlder) own?.close();
    const stays = own !== null && !isOlder;
    const opened = stays ? own : openFile(circumstances, library.newFile(game.id, seats), game, seats, 'elsewhere');
    const session = goOn(played, loaded, opened, circumstances);
    const told = { file: basename(opened.file()), from: basename(from) };
    if (isOwn && isOlder) session.tell(say('table.older', told), 'warning');
    else if (!stays && !isSampleName(told.from)) session.tell(say('table.copied', told), 'good');
    if (lost !== null) session.tell(say('table.refused', { reason: lost }), 'warning');
    return session;
  } catch (error) {
    own?.close();
    throw error;
  }
}

/** A match that was loaded, at the table, kept in a file. */
function goOn(
  { game, board, bot }: Played,
  { match, save }: Loaded,
  { write, close, report, sat }: ReturnType<typeof openFile>,
  { settings, now, newSeed }: Circumstances,
): Session {
  return sat(
    new Session({
      game,
      match,
      players: save.seats.map(({ player }) => player),
      languages: save.seats.map(({ language = null }) => language),
      seen: save.seen,
      ...(save.coach === undefined ? {} : { coach: save.coach }),
      begun: new Date(save.begun),
      now,
      write,
      close,
      report,
      settings,
      ...cardsFor(board, newSeed),
      bot,
      random: chanceFrom(`${save.seed} bots ${save.entries.length}`),
    }),
  );
}
