import { seededRandom } from '../../src/kernel/random.ts';
import type { Match } from '../../src/kernel/playable.ts';
import type { CoachedSeat, Player, UnsignedSave } from '../../src/saves/format.ts';
import { randomPlayer } from '../../src/table/players.ts';
import type { BotPlayer } from '../../src/table/players.ts';
import { Session } from '../../src/table/session.ts';
import { DEFAULT_SETTINGS } from '../../src/table/settings.ts';
import type { TableSettings } from '../../src/table/settings.ts';
import { fakeGame } from './fake-game.ts';

export const NAMES = ['Ann', 'Bob', 'Cyd'];

export interface Wanted {
  readonly seats?: number;
  readonly rounds?: 'one' | 'two';
  readonly players?: readonly Player[];
  readonly settings?: Partial<TableSettings>;
  readonly bot?: BotPlayer;
  readonly match?: Match;
  readonly seen?: readonly number[];
  readonly coach?: readonly CoachedSeat[];
}

/** A session of the fake game, with all that it saved and a way to break its disk. */
export function sessionOf({
  seats = 2,
  rounds = 'two',
  players = [],
  settings,
  bot = randomPlayer,
  ...more
}: Wanted = {}) {
  const disk: { saves: UnsignedSave[]; full: boolean } = { saves: [], full: false };
  let minutes = 0;
  const setting = { seats: NAMES.slice(0, seats).map(name => ({ name })), options: { rounds }, seed: 'table' };
  const session = new Session({
    game: fakeGame,
    match: more.match ?? fakeGame.start(setting, { thorough: true }),
    players,
    ...(more.seen === undefined ? {} : { seen: more.seen }),
    ...(more.coach === undefined ? {} : { coach: more.coach }),
    begun: new Date(2026, 0, 1),
    now: () => new Date(2026, 0, 1, 14, minutes++),
    write: save => {
      if (disk.full) throw new Error('no space left on device');
      disk.saves.push(save);
    },
    report: () => 'report.md',
    settings: { ...DEFAULT_SETTINGS, ...settings },
    bot,
    random: seededRandom('bots'),
  });
  return { session, disk };
}

/** Sits down and reads what was missed, whoever it is. */
export function sit(session: Session): void {
  session.sitDown();
  session.goOn();
}

/** Every seat hides two things, so that the first open decision comes up. */
export function hideAll(session: Session, seats = 2): void {
  for (let seat = 0; seat < seats; seat++) {
    sit(session);
    session.answer('hide:cave');
    session.answer('hide:lake');
  }
}
