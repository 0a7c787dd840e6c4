import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { seededRandom } from '../../src/kernel/plain/random.ts';
import type { Advice } from '../../src/bots/searching.ts';
import type { Game, Match } from '../../src/kernel/history/playable.ts';
import type { Start } from '../../src/kernel/match/record.ts';
import { loadMatch } from '../../src/saves/saved/load.ts';
import { MatchFile } from '../../src/saves/file/match-file.ts';
import type { CoachedSeat, Player } from '../../src/saves/input/people.ts';
import { randomPlayer } from '../../src/session/sitting/players.ts';
import type { Pace } from '../../src/session/sitting/pace.ts';
import type { BotPlayer } from '../../src/session/sitting/players.ts';
import { Session } from '../../src/session/running/session.ts';
import { DEFAULT_SETTINGS } from '../../src/table/frame/preferences/settings.ts';
import type { Explainer, Thinker } from '../../src/session/setting/thinking.ts';
import type { TableSettings } from '../../src/session/setting/table-settings.ts';
import { fakeGame } from '../table/fake-game.ts';
import { fillableDisk, keptIn, ownFolder } from '../table/kept.ts';
import type { Kept } from '../table/kept.ts';

export const NAMES = ['Ann', 'Bob', 'Cyd'];

export interface Wanted {
  readonly seats?: number;
  readonly rounds?: 'one' | 'two';
  readonly players?: readonly Player[];
  readonly settings?: Partial<TableSettings>;
  readonly bot?: BotPlayer;
  /** A match of another game that is there already. */
  readonly game?: Game;
  readonly match?: Match;
  readonly seen?: readonly number[];
  readonly persons?: readonly number[];
  readonly coach?: readonly CoachedSeat[];
  readonly pace?: Pace;
  readonly advice?: Advice;
  readonly thinker?: Thinker;
  readonly explainer?: Explainer;
  readonly hints?: boolean;
}

/** The file of a session: what it says now, and its disk, which can be full. */
export class SessionFile {
  readonly disk = fillableDisk();
  readonly path = join(ownFolder(), 'evening.jsonl');

  /** What it says of the match. */
  get kept(): Kept {
    return keptIn(this.path);
  }

  /** Its text. */
  get text(): string {
    return readFileSync(this.path, 'utf8');
  }

  /** The match in it, taken up again. */
  resumed(): Match {
    const { match, close } = loadMatch(fakeGame, this.path);
    onTestFinished(close);
    return match;
  }
}

/** A session of the fake game and its file; of a match that is there already none. */
export function sessionOf({
  seats = 2,
  rounds = 'two',
  players = [],
  settings,
  bot = randomPlayer,
  ...more
}: Wanted = {}) {
  const saved = new SessionFile();
  let minutes = 0;
  const now = (): Date => new Date(2026, 0, 1, 14, minutes++);
  const setting = { seats: NAMES.slice(0, seats).map(name => ({ name })), options: { rounds }, seed: 'table' };
  const elsewhere = (): string => `${saved.path}.elsewhere`;
  let file: MatchFile | null = null;
  const chronicle = (start: Start): MatchFile => {
    const head = { start, n: 0, told: 0, position: false, begun: new Date(2026, 0, 1) };
    file = new MatchFile(saved.path, head, { now, elsewhere, disk: saved.disk });
    return file;
  };
  const session = new Session({
    game: more.game ?? fakeGame,
    match: more.match ?? fakeGame.start(setting, { thorough: true, chronicle }),
    players,
    ...(more.seen === undefined ? {} : { seen: more.seen }),
    ...(more.persons === undefined ? {} : { persons: more.persons }),
    ...(more.coach === undefined ? {} : { coach: more.coach }),
    ...(more.pace === undefined ? {} : { pace: more.pace }),
    ...(more.advice === undefined ? {} : { advice: more.advice }),
    ...(more.thinker === undefined ? {} : { thinker: more.thinker }),
    ...(more.explainer === undefined ? {} : { explainer: more.explainer }),
    ...(more.hints === undefined ? {} : { hints: more.hints }),
    now,
    file,
    report: () => 'report.md',
    settings: { ...DEFAULT_SETTINGS, ...settings },
    bot,
    random: seededRandom('bots'),
  });
  onTestFinished(() => file?.close());
  return { session, saved };
}

/** Sits down and reads what was missed, whoever it is. */
export function sit(session: Session): void {
  session.hotSeat.sitDown();
  session.hotSeat.goOn();
}

/** Every seat hides two things, so that the first open decision comes up. */
export function hideAll(session: Session, seats = 2): void {
  for (let seat = 0; seat < seats; seat++) {
    sit(session);
    session.answer('hide:cave');
    session.answer('hide:lake');
  }
}
