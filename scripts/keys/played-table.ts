import {} from 'node:fs';
import { chanceFrom } from '../../src/session/sitting/players.ts';
import { createTable } from '../../src/table/app/effects/host.ts';
import type { Table } from '../../src/table/app/effects/host.ts';
import type { PressedKey } from '../../src/table/app/screens/key-line.ts';
import { timerOn } from '../../src/table/app/screens/screens.ts';
import { contextOfTable } from '../../src/table/app/screens/state.ts';
import { progressIn } from '../../src/session/learning/progress.ts';
import { SHELF } from '../../src/session/setting/games.ts';
import type { GameCatalogue, LoadedGame } from '../../src/session/setting/games.ts';
import { libraryOf } from '../../src/session/setting/library.ts';
import { Preferences } from '../../src/table/frame/preferences/preferences.ts';
import { DEFAULT_SETTINGS } from '../../src/table/frame/preferences/settings.ts';
import type { Answer, Decision } from '../../src/kernel/match/decision.ts';
import type { Match } from '../../src/kernel/history/playable.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { fewestKeys } from './fewest-keys.ts';

/** A match whose seats are all people's, played by keys as the program's player would answer. */
export interface PlayedTable {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  /** It is played until this round has ended. */
  readonly lastRound: number;
  readonly size: { readonly columns: number; readonly rows: number };
}

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay', 'Gil', 'Hal'];
/** Between two keys, in milliseconds: no key is swallowed. */
const PAUSE = 1000;

/**
 * Plays a match at the real table, without a screen: the default settings, the fewest keys for each answer, what
 * happens by itself let happen. Returns the keys. Throws when there is no such game.
 */
export async function keysOfMatch(wanted: PlayedTable): Promise<readonly PressedKey[]> {
  const folder = temporaryFolder('keys');
  const keys: PressedKey[] = [];
  const shelf = new OpenShelf();
  let time = 0;
  const table = createTable(
    {
      shelf,
      program: { version: '', licence: '', reports: null },
      library: libraryOf(folder),
      preferences: new Preferences({
        settings: DEFAULT_SETTINGS,
        environment: { env: { LC_ALL: 'C.UTF-8' }, isTTY: true, flags: { color: 'auto', ascii: false } },
        file: null,
      }),
      progress: progressIn(null),
      strange: null,
      pressed: key => void keys.push(key),
      now: () => new Date(time),
      clock: () => time,
      newSeed: () => wanted.seed,
      ...{ wipe: nothing, repaint: nothing, suspend: nothing, leave: nothing },
    },
    wanted.size,
  );
  try {
    const seats = NAMES.slice(0, wanted.seats).map(name => ({ name }));
    const players = seats.map(() => 'human' as const);
    await table.open({ game: wanted.game, new: { setting: { seats, seed: wanted.seed }, players } });
    const { match, bot } = shelf.begun;
    const player = new Player(match, bot);
    const press = (key: string): void => {
      time += PAUSE;
      table.dispatch({ kind: 'key', key });
    };
    while (!isOver(table, wanted.lastRound) && goOn(table, player, press));
    return keys;
  } finally {
    table.putDown();
  }
}

/** Whether the last round has ended, and what it brought has been read. */
function isOver({ store }: Table, lastRound: number): boolean {
  const { match } = store.state();
  if (match === null || match.round <= lastRound) return false;
  return match.picture.show === 'hand-over' || match.picture.show === 'table';
}

/** Does whatever comes next at the table; returns whether anything did. */
function goOn({ store, dispatch, previewAll }: Table, player: Player, press: (key: string) => void): boolean {
  const state = store.state();
  const top = state.screens.at(-1);
  const picture = state.match?.picture;
  if (top === undefined || picture === undefined) return false;
  const soon = timerOn(top.screen, top, contextOfTable(state));
  if (soon !== null) {
    dispatch(soon.input);
    return true;
  }
  if (picture.show === 'table') {
    if (picture.decision === null) return false;
    const answer = player.answerTo(picture.decision);
    // People see what options come to before they press Enter.
    previewAll();
    const keys = fewestKeys(store.state(), { answer, follows: then => player.follows(then, answer) });
    for (const key of keys) press(key);
  } else press(state.look.keymap.take[0] ?? 'enter');
  return true;
}

/** Answers as the program's player does, whose chance does not depend on how the keys are found. */
class Player {
  readonly #match: Match;
  readonly #bot: LoadedGame['bot'];
  readonly #random = chanceFrom('answers');
  /** The answer to the question behind the one on the table, worked out ahead; `null`: it was not. */
  #ahead: { readonly n: number; readonly answer: Answer } | null = null;

  constructor(match: Match, bot: LoadedGame['bot']) {
    this.#match = match;
    this.#bot = bot;
  }

  answerTo(decision: Decision): Answer {
    const ahead = this.#ahead;
    this.#ahead = null;
    if (ahead?.n === decision.n) return ahead.answer;
    return this.#answer(decision, this.#match.view(decision.seat));
  }

  /** Whether that is what the player answers to the question behind its `answer`. */
  follows(then: { readonly kind: string; readonly answer: Answer }, answer: Answer): boolean {
    if (this.#ahead === null) {
      const run = this.#match.fork();
      run.give(answer);
      const { decision } = run;
      if (decision?.kind !== then.kind) return false;
      this.#ahead = { n: decision.n, answer: this.#answer(decision, run.view(decision.seat)) };
    }
    return this.#ahead.answer === then.answer;
  }

  /**
   * The player's answer; where it would take several rows of a table, one after the other, it takes them in the order
   * in which they stand there, as people do: each that it would take if the others were not there.
   */
  #answer(decision: Decision, view: unknown): Answer {
    const ask = (asked: Decision): Answer =>
      this.#bot({ game: this.#match.game, view, decision: asked, random: this.#random });
    const answer = ask(decision);
    const place = decision.options.find(({ id }) => id === answer)?.row?.place ?? 0;
    const before = decision.options.filter(({ row }) => row !== undefined && row.place < place);
    const inOrder = before.sort((one, other) => (one.row?.place ?? 0) - (other.row?.place ?? 0));
    for (const option of inOrder) {
      const options = decision.options.filter(other => other === option || other.row === undefined);
      if (ask({ ...decision, options }) === option.id) return option.id;
    }
    return answer;
  }
}

/** The games of the program; the match that is begun can be looked at. */
class OpenShelf implements GameCatalogue {
  readonly titles = SHELF.titles;
  readonly taught = SHELF.taught;
  readonly lessons = SHELF.lessons;
  #loaded: LoadedGame | null = null;
  #match: Match | null = null;

  readonly load = async (id: string): Promise<LoadedGame | null> => {
    const loaded = await SHELF.load(id);
    if (loaded === null) return null;
    this.#loaded = loaded;
    const { game } = loaded;
    const start: typeof game.start = (setting, begin) => (this.#match = game.start(setting, begin));
    return { ...loaded, game: { ...game, start } };
  };

  /** The match at the table, and who plays it. Throws when none was begun. */
  get begun(): { readonly match: Match; readonly bot: LoadedGame['bot'] } {
    if (this.#match === null || this.#loaded === null) throw new Error('no match was begun');
    return { match: this.#match, bot: this.#loaded.bot };
  }
}

function nothing(): void {
  // There is no terminal.
}
