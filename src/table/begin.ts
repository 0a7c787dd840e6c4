import { basename } from 'node:path';
import type { Game } from '../kernel/playable.ts';
import type { MatchRecord } from '../kernel/record.ts';
import type { Board } from '../games/board.ts';
import { restoreSave } from '../saves/load.ts';
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

/** The file that a match is written to, and how its session is told when that becomes another one. */
function openFile({ library }: Circumstances, file: string, game: Game, names: readonly string[]) {
  let session: Session | null = null;
  let current = file;
  const tellMoved = (): void => session?.tell(say('table.moved', { file: basename(current) }), 'warning');
  const moved = (other: string): void => {
    current = other;
    tellMoved();
  };
  const { write, close } = library.open(file, game.id, names, moved);
  return {
    write,
    close,
    report: (text: string) => library.report(current, text),
    sat: (opened: Session): Session => {
      session = opened;
      // It may have become another one with the very first write, before there was anybody to tell.
      if (current !== file) tellMoved();
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
  const { write, close, report, sat } = openFile(circumstances, library.newFile(game.id, names), game, names);
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
  const file = library.newFile(`copy-of-${game.id}`, names);
  const { write, close, report, sat } = openFile(circumstances, file, game, names);
  const random = chanceFrom(`${match.start.seed} bots ${record.entries.length}`);
  const played = { game, match, players, languages, settings, bot, random, ...cardsFor(board, newSeed) };
  // What was told before has been seen by everybody.
  const seen = names.map(() => match.logBounds.to);
  const session = sat(new Session({ ...played, seen, begun: now(), now, write, close, report }));
  session.tell(say('replay.copied', { file: basename(file) }), 'good');
  return session;
}

/**
 * A saved match at the table, at the very decision that was pending. What comes from outside of the folder, what is to
 * be a copy, and what an older program saved, goes on in a new file. Throws `SaveFault` when it can't be
 * restored.
 */
export function resume(
  { game, board, bot }: Played,
  save: Save,
  from: string,
  circumstances: Circumstances,
  how: 'here' | 'copy' = 'here',
): Session {
  const { library, settings, now, newSeed } = circumstances;
  const { match, lost, isOlder } = restoreSave(game, save, KEEPING);
  const names = save.seats.map(({ name }) => name);
  const stays = how === 'here' && !isOlder && library.isOwn(from);
  const to = stays ? from : library.newFile(game.id, names);
  const { write, close, report, sat } = openFile(circumstances, to, game, names);
  const session = sat(
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
  if (isOlder && library.isOwn(from)) session.tell(say('table.older', { file: basename(to) }), 'warning');
  if (lost !== null) session.tell(say('table.refused', { reason: lost }), 'warning');
  return session;
}
