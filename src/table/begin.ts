import { basename } from 'node:path';
import type { Game } from '../kernel/playable.ts';
import { restoreSave } from '../saves/load.ts';
import type { Save } from '../saves/format.ts';
import type { NewMatch } from './draft.ts';
import type { Boxed } from './games.ts';
import type { Library } from './library.ts';
import { chanceFrom } from './players.ts';
import { say } from './say.ts';
import { Session } from './session.ts';
import type { TableSettings } from './settings.ts';

/** What every session of a table shares. */
export interface Circumstances {
  readonly library: Library;
  readonly settings: TableSettings;
  readonly now: () => Date;
}

/** Every step is kept, so that going back costs nothing. */
const KEEPING = { checkpointEvery: 0 };

/** A game, and who plays the seats that no person plays. */
type Played = Pick<Boxed, 'game' | 'bot'>;

/** The file that a match is written to, and how its session is told when that becomes another one. */
function openFile({ library }: Circumstances, file: string, game: Game, names: readonly string[]) {
  let session: Session | null = null;
  let current = file;
  const moved = (other: string): void => {
    current = other;
    session?.tell(say('table.moved', { file: basename(other) }), 'warning');
  };
  const { write, close } = library.open(file, game.id, names, moved);
  return {
    write,
    close,
    report: (text: string) => library.report(current, text),
    sat: (opened: Session): Session => {
      session = opened;
      return opened;
    },
  };
}

/** A new match at the table, saved at once. Throws `Refusal` when the game does not take it. */
export function begin({ game, bot }: Played, { setting, players }: NewMatch, circumstances: Circumstances): Session {
  const { library, settings, now } = circumstances;
  const match = game.start(setting, KEEPING);
  const names = setting.seats.map(({ name }) => name);
  const { write, close, report, sat } = openFile(circumstances, library.newFile(game.id, names), game, names);
  const random = chanceFrom(`${setting.seed} bots`);
  return sat(new Session({ game, match, players, begun: now(), now, write, close, report, settings, bot, random }));
}

/**
 * A saved match at the table, at the very decision that was pending. What comes from outside of the folder, what is to
 * be a copy, and what an older program saved, goes on in a new file. Throws `SaveFault` when it can't be
 * restored.
 */
export function resume(
  { game, bot }: Played,
  save: Save,
  from: string,
  circumstances: Circumstances,
  how: 'here' | 'copy' = 'here',
): Session {
  const { library, settings, now } = circumstances;
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
      seen: save.seen,
      begun: new Date(save.begun),
      now,
      write,
      close,
      report,
      settings,
      bot,
      random: chanceFrom(`${save.seed} bots ${save.entries.length}`),
    }),
  );
  if (isOlder && library.isOwn(from)) session.tell(say('table.older', { file: basename(to) }), 'warning');
  if (lost !== null) session.tell(say('table.lost', { reason: lost }), 'warning');
  return session;
}
