import { randomStateFrom } from '../../src/session/sitting/players.ts';
import { createTable } from '../../src/table/app/effects/host.ts';
import type { Table } from '../../src/table/app/effects/host.ts';
import type { PressedKey } from '../../src/table/app/screens/key-line.ts';
import { timerOfScreen } from '../../src/table/app/screens/screens.ts';
import { progressIn } from '../../src/session/learning/progress.ts';
import { PROGRAM_GAMES } from '../../src/session/setting/games.ts';
import type { GameCatalogue, LoadedGame } from '../../src/session/setting/games.ts';
import { libraryOf } from '../../src/session/setting/library.ts';
import { Preferences } from '../../src/table/frame/preferences/preferences.ts';
import { DEFAULT_SETTINGS } from '../../src/table/frame/preferences/settings.ts';
import type { Answer, Decision, ShownOption } from '../../src/kernel/match/decision.ts';
import type { Match } from '../../src/kernel/history/playable.ts';
import { entrantFor } from '../../test/strength/entrants.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import type { Board } from '../../src/boards/board.ts';
import type { FollowUp } from '../../src/boards/deeds.ts';
import type { March, Marching } from '../../src/boards/marching.ts';
import type { Seat } from '../../src/kernel/words/message.ts';
import { followUpList } from '../../src/session/running/auto-answers.ts';
import { fewestKeys, PAUSE } from './fewest-keys.ts';
import { allAtOnce, isGoing, isOfMoves, isSameMove, ordersIn, sentBy, WHERE, whatMoves } from './moves.ts';
import type { Move, Sendable } from './moves.ts';

/** A match whose seats are all people's, played by keys as the program's player would answer. */
export interface PlayedTable {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  /** It is played until this round has ended. */
  readonly lastRound: number;
  readonly size: { readonly columns: number; readonly rows: number };
  /** Who decides the answers: a player of `npm run strength`; the program's own when left out. */
  readonly player?: string;
}

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay', 'Gil', 'Hal'];

/**
 * Plays a match at the real table, without a screen: the default settings, the fewest keys for each answer, what
 * happens by itself let happen. Returns the keys. Throws when there is no such game or player.
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
    const answers = wanted.player === undefined ? bot : (await entrantFor(wanted.player, wanted.game)).answer;
    const player = new Player(match, answers);
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
  const soon = timerOfScreen(top.screen, top, state);
  if (soon !== null) {
    dispatch(soon.input);
    return true;
  }
  if (picture.show === 'table') {
    if (picture.decision === null) return false;
    const { board, others = [] } = state.match ?? {};
    const instead = others.length === 0 ? null : player.insteadOf(others);
    const sendable = board?.marching === undefined ? null : { marching: board.marching, orders: ordersIn(state) };
    const answer = instead ?? player.answerTo(picture.decision, sendable);
    // People see what options come to before they press Enter.
    previewAll();
    const keys = fewestKeys(store.state(), {
      answer,
      follows: then => instead === null && player.follows(then, answer),
      instead,
      sends: orders => board?.marching !== undefined && player.sends(board.marching, orders),
      does: deed => board !== undefined && instead === null && player.does(board, deed),
    });
    for (const key of keys) press(key);
  } else press(state.appearance.keymap.take[0] ?? 'enter');
  return true;
}

/** At most this many answers are thought of ahead. */
const MOST_AHEAD = 200;

/** Answers as the program's player does, whose chance does not depend on how the keys are found. */
class Player {
  readonly #match: Match;
  readonly #bot: LoadedGame['bot'];
  readonly #random = randomStateFrom('answers');
  /** The questions before which another answer was thought of. */
  readonly #took = new Set<number>();
  /** The answers to the questions behind the one on the table, as far as they were worked out ahead. */
  #ahead: readonly { readonly n: number; readonly kind: string; readonly answer: Answer }[] = [];

  /** What still goes where in a row of choices of what moves, in the order of the player. */
  #moves: readonly Move[] = [];
  /** The one of them that is chosen now. */
  #going: Move | null = null;
  /** The question at which what would be sent on its way goes elsewhere. */
  #notSent: number | null = null;

  constructor(match: Match, bot: LoadedGame['bot']) {
    this.#match = match;
    this.#bot = bot;
  }

  /** What the player answers. What one key would send elsewhere goes first, so that the key can send the others. */
  answerTo(decision: Decision, sendable: Sendable | null = null): Answer {
    const ahead = this.#ahead.find(({ n }) => n === decision.n);
    if (ahead !== undefined) return ahead.answer;
    this.#ahead = [];
    return this.#moving(decision, sendable) ?? this.#answer(decision, this.#match.view(decision.seat));
  }

  /** What moves next, or where it goes, as far as that was thought of ahead; `null`: it is no such question. */
  #moving(decision: Decision, sendable: Sendable | null): Answer | null {
    const { kind, seat, options } = decision;
    if (Object.values(WHERE).includes(kind)) return options.find(({ id }) => id === this.#going?.to)?.id ?? null;
    this.#going = null;
    if (!Object.hasOwn(WHERE, kind)) return null;
    const canGo = ({ go }: Move): boolean => options.some(({ id }) => id === go);
    this.#moves = this.#moves.filter(move => move.seat === seat && canGo(move));
    let then: Answer | null = null;
    if (this.#moves.length === 0) {
      ({ moves: this.#moves, then } = this.#movesAhead(seat));
      this.#moves = allAtOnce(this.#match, this.#moves);
    }
    // As they stand in the list, from the top.
    const inOrder = options.flatMap(({ id }) => this.#moves.find(({ go }) => go === id) ?? []);
    const next = this.#exception(inOrder, sendable, seat) ?? inOrder[0];
    if (next === undefined) return then;
    this.#moves = this.#moves.filter(move => move !== next);
    this.#going = next;
    return next.go;
  }

  /** The first move of a thing that would be sent elsewhere, if sending all others then saves keys; `null`: none. */
  #exception(inOrder: readonly Move[], sendable: Sendable | null, seat: Seat): Move | null {
    if (sendable === null) return null;
    const sent = sentBy(this.#match, sendable, seat);
    const wrong = sent.filter(move => !inOrder.some(wanted => isSameMove(wanted, move)));
    const exceptions = inOrder.filter(wanted => wrong.some(({ what }) => what === wanted.what));
    const right = sent.length - wrong.length;
    // An exception takes a key more than in its turn.
    const saves = right - 1 > exceptions.length;
    return saves && exceptions.length >= wrong.length ? (exceptions[0] ?? null) : null;
  }

  /** The next moves in a row, and what is answered behind them; what is picked up and put down again is none. */
  #movesAhead(seat: Seat): { readonly moves: readonly Move[]; readonly then: Answer | null } {
    const run = this.#match.fork();
    const moves: Move[] = [];
    let go: { readonly id: string; readonly what: string } | null = null;
    for (let given = 0; given < MOST_AHEAD; given += 1) {
      const { decision } = run;
      if (decision?.seat !== seat || !isOfMoves(decision.kind)) return { moves, then: null };
      const answer = this.#answer(decision, run.view(seat));
      const isGo = isGoing(decision, answer);
      if (Object.hasOwn(WHERE, decision.kind) && !isGo) return { moves, then: moves.length === 0 ? answer : null };
      if (isGo) go = { id: String(answer), what: whatMoves(decision, String(answer)) };
      else if (go !== null && /^(to|move):/.test(String(answer)))
        moves.push({ seat, go: go.id, what: go.what, to: String(answer) });
      else if (answer !== 'back') return { moves, then: null };
      run.give(answer);
    }
    return { moves, then: null };
  }

  /** Whether all that is sent on its way goes where the player wants it: that is done then. */
  sends(marching: Marching, orders: readonly March[]): boolean {
    const asked = this.#match.decision;
    if (asked === null || this.#going === null || asked.n === this.#notSent) return false;
    const { n, seat } = asked;
    const wanted = [this.#going, ...this.#moves];
    const sent = sentBy(this.#match, { marching, orders }, seat);
    const left = [...wanted];
    const isWanted = sent.every(move => {
      const at = left.findIndex(other => isSameMove(other, move));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
    if (sent.length === 0 || !isWanted) {
      this.#notSent = n;
      return false;
    }
    this.#moves = left;
    return true;
  }

  /** Another answer to the question before that went without saying, if the player wants it; `null`: it does not. */
  insteadOf(others: readonly ShownOption[]): Answer | null {
    const asked = this.#match.decision;
    if (asked === null || this.#took.has(asked.n)) return null;
    this.#took.add(asked.n);
    this.#match.undo();
    const { decision } = this.#match;
    const answer = decision === null ? null : this.#answer(decision, this.#match.view(decision.seat));
    this.#match.redo();
    return others.some(({ id }) => id === answer) ? answer : null;
  }

  /** Whether a deed gives what the player answers, as far as it goes. */
  does({ deedAnswer }: Board, deed: string): boolean {
    const run = this.#match.fork();
    const seat = run.decision?.seat;
    const known = [...this.#ahead];
    for (let given = 0; ; given += 1) {
      const { decision } = run;
      const view = decision?.seat === seat && decision !== null ? run.view(decision.seat) : null;
      const answer = decision === null || view === null ? null : (deedAnswer?.(view, decision, deed) ?? null);
      if (decision === null || answer === null) return given > 0;
      const wanted = known.find(({ n }) => n === decision.n)?.answer ?? this.#answer(decision, view);
      if (wanted !== answer) return false;
      run.give(answer);
    }
  }

  /** Whether that is what the player answers to the questions behind its `answer`. */
  follows(then: FollowUp, answer: Answer): boolean {
    const wanted = followUpList(then);
    const run = this.#match.fork();
    run.give(answer);
    const at = run.decision?.n ?? 0;
    const known = this.#ahead.filter(({ n }) => n >= at);
    for (const [place, { kind, answer: first, or }] of wanted.entries()) {
      const { decision } = run;
      if (decision === null) return false;
      const goal = place === 0 ? decision.options.find(({ id }) => id === this.#going?.to)?.id : undefined;
      const next = known[place] ?? {
        n: decision.n,
        kind: decision.kind,
        answer: goal ?? this.#answer(decision, run.view(decision.seat)),
      };
      if (known[place] === undefined) known.push(next);
      this.#ahead = known;
      const given = decision.options.some(({ id }) => id === first) || decision.amount !== null ? first : or;
      if (next.kind !== kind || next.answer !== given) return false;
      run.give(next.answer);
    }
    return true;
  }

  /**
   * The player's answer; where it would take several rows of a table, one after the other, it takes them in the order
   * in which they stand there, as people do: each that it would take if the others were not there.
   */
  #answer(decision: Decision, view: unknown): Answer {
    const ask = (asked: Decision): Answer =>
      this.#bot({ game: this.#match.game, view, decision: asked, random: this.#random });
    const answer = ask(decision);
    // What moves is no table: without the others, the player would do something else with what is left.
    if (isOfMoves(decision.kind)) return answer;
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
  readonly titles = PROGRAM_GAMES.titles;
  readonly taught = PROGRAM_GAMES.taught;
  readonly lessons = PROGRAM_GAMES.lessons;
  #loaded: LoadedGame | null = null;
  #match: Match | null = null;

  readonly load = async (id: string): Promise<LoadedGame | null> => {
    const loaded = await PROGRAM_GAMES.load(id);
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
