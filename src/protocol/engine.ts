import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { GAMES, loadGame } from '../games/index.ts';
import type { OptionFacts } from '../kernel/match/game.ts';
import { createFormatter } from '../kernel/words/format.ts';
import type { Formatter } from '../kernel/words/format.ts';
import type { Game, Match } from '../kernel/history/playable.ts';
import { messageOf, Refusal, RuleFault } from '../kernel/match/refusal.ts';
import type { Message } from '../kernel/words/message.ts';
import { SaveFault } from '../saves/input/fault.ts';
import { checkSave } from '../saves/old/read.ts';
import { replaySave } from '../saves/old/replay.ts';
import { harmless, quoted } from '../saves/input/plain.ts';
import { checkPosition, isPosition, startPosition } from '../saves/saved/position.ts';
import { saveFormatter, say as saveWords } from '../saves/input/say.ts';
import { checkSnapshot, isSnapshot, snapshotOf, takeUpSnapshot } from '../saves/saved/snapshot.ts';
import { LineCutter, LONGEST_LINE } from './lines.ts';
import { ProtocolFault } from './fault.ts';
import { checkRequest, readLine } from './request.ts';
import type { Request } from './request.ts';
import { protocolFormatter, say } from './say.ts';
import { shownDecision, shownEvent, shownOutcome } from './shown.ts';

type RequestOf<Cmd extends Request['cmd']> = Extract<Request, { readonly cmd: Cmd }>;
type Reply = Readonly<Record<string, unknown>>;

/** The games that an engine knows. */
export interface EngineGames {
  readonly ids: readonly string[];
  readonly load: (id: string) => Promise<Game | null>;
}

const PROGRAM_GAMES: EngineGames = { ids: Object.keys(GAMES), load: loadGame };

interface Running {
  readonly match: Match;
  readonly format: Formatter;
  readonly begun: Date;
}

/** More matches than this are not held open at once. */
const MOST_MATCHES = 1000;

/** Every step is kept, as in a save; but few for undo, since there may be many matches. */
const KEEPING = { checkpointEvery: 0, checkpointsKept: 8 };

/** The matches of one connection, and the answers to its requests. No request can break another's match. */
export class Engine {
  readonly #matches = new Map<string, Running>();
  readonly #now: () => Date;
  readonly #games: EngineGames;
  #opened = 0;

  /** `games`: the games that it knows, by id. */
  constructor(now: () => Date = () => new Date(), games: EngineGames = PROGRAM_GAMES) {
    this.#now = now;
    this.#games = games;
  }

  /** One request line, one reply: an object with `ok`. Never throws for what a line can hold. */
  async reply(line: string): Promise<Reply> {
    let named: Reply = {};
    try {
      const { data, id } = readLine(line);
      if (id !== null) named = { id };
      return { ...named, ok: true, ...(await this.#carryOut(checkRequest(data))) };
    } catch (error) {
      return { ...named, ...refusal(error) };
    }
  }

  async #carryOut(request: Request): Promise<Reply> {
    switch (request.cmd) {
      case 'games':
        return { games: await listGames(this.#games) };
      case 'new':
        return this.#start(request);
      case 'load':
        return this.#load(request);
      case 'answer':
        return this.#answer(request);
      case 'view':
        return { view: this.#running(request.match).match.view(this.#viewer(request.match, request.seat)) };
      case 'decision':
        return this.#asked(this.#running(request.match), request.why);
      case 'events':
        return this.#events(request);
      case 'state':
        return {
          warning: protocolFormatter(say('protocol.secret')),
          state: this.#running(request.match).match.secretState(),
        };
      case 'save':
        return { save: this.#save(this.#running(request.match)) };
      case 'close':
        this.#running(request.match);
        this.#matches.delete(request.match);
        return {};
      case 'fork': {
        const { match, format } = this.#running(request.match);
        return this.#hold({ match: match.branch(), format, begun: this.#now() });
      }
      case 'undo': {
        const running = this.#running(request.match);
        const { n, seat, kind, answer } = running.match.undo();
        return { undone: { n, seat, kind, answer }, ...this.#asked(running, false) };
      }
      case 'redo': {
        const running = this.#running(request.match);
        running.match.redo();
        return this.#asked(running, false);
      }
      case 'take-back': {
        const running = this.#running(request.match);
        running.match.takeBack(request.to);
        return this.#asked(running, false);
      }
      case 'concede':
      case 'tear-up':
      case 'ask-me': {
        const running = this.#running(request.match);
        if (request.cmd === 'concede') running.match.concede(request.seat);
        else if (request.cmd === 'tear-up') running.match.tearUp(request.seat);
        else running.match.askMe(request.seat);
        return this.#asked(running, false);
      }
    }
  }

  async #start({ game: id, seats, options, seed }: RequestOf<'new'>): Promise<Reply> {
    const game = await gameOrFault(this.#games, id);
    return this.#open(game, game.start({ seats, options, seed }, KEEPING));
  }

  async #load({ save: data }: RequestOf<'load'>): Promise<Reply> {
    if (isPosition(data)) {
      const position = checkPosition(data);
      const game = await gameOrFault(this.#games, position.game);
      return this.#open(game, startPosition(game, position, KEEPING));
    }
    if (isSnapshot(data)) {
      const snapshot = checkSnapshot(data);
      const game = await gameOrFault(this.#games, snapshot.start.game);
      const { match, lost } = takeUpSnapshot(game, snapshot, KEEPING);
      return this.#loaded(game, match, new Date(snapshot.begun), lost);
    }
    const save = checkSave(data, saveWords('save.the-save'));
    const game = await gameOrFault(this.#games, save.game);
    const { match, lost } = replaySave(game, save);
    return this.#loaded(game, match, new Date(save.begun), lost);
  }

  #loaded(game: Game, match: Match, begun: Date, lost: Message | null): Reply {
    const opened = this.#open(game, match, begun);
    return lost === null ? opened : { ...opened, lost: saveFormatter(lost) };
  }

  #open({ texts }: Game, match: Match, begun = this.#now()): Reply {
    const names = match.start.seats.map(({ name }) => name);
    return this.#hold({ match, format: createFormatter(texts.en, names), begun });
  }

  #hold(running: Running): Reply {
    if (this.#matches.size >= MOST_MATCHES) {
      throw new ProtocolFault('too-many', say('protocol.too-many', { most: MOST_MATCHES }));
    }
    this.#opened += 1;
    const name = `m${this.#opened}`;
    this.#matches.set(name, running);
    return { match: name, ...this.#asked(running, false) };
  }

  #answer({ match: name, n, answer, as }: RequestOf<'answer'>): Reply {
    const running = this.#running(name);
    const viewer = this.#viewer(name, as);
    const from = running.match.logBounds.to;
    running.match.answer(n, answer);
    const events = running.match.events(viewer, from).map(event => shownEvent(event, running.format));
    return { events, ...this.#asked(running, false) };
  }

  #events({ match: name, as, from }: RequestOf<'events'>): Reply {
    const { match, format } = this.#running(name);
    const events = match.events(this.#viewer(name, as), from).map(event => shownEvent(event, format));
    return { from: Math.max(from, match.logBounds.from), events };
  }

  #asked({ match, format }: Running, why: boolean): Reply {
    if (match.decision === null) {
      return { decision: null, outcome: match.outcome === null ? null : shownOutcome(match.outcome, format) };
    }
    return { decision: shownDecision(match.decision, format, why ? match.blocked() : null) };
  }

  #save({ match, begun }: Running): object {
    return snapshotOf(match, begun);
  }

  #running(name: string): Running {
    const running = this.#matches.get(name);
    if (running === undefined) {
      throw new ProtocolFault('unknown-match', say('protocol.unknown-match', { name: quoted(name) }));
    }
    return running;
  }

  #viewer(name: string, viewer: number | 'spectator'): number | 'spectator' {
    const { length } = this.#running(name).match.start.seats;
    if (viewer !== 'spectator' && viewer >= length) {
      throw new ProtocolFault('bad-seat', say('protocol.bad-seat', { last: length - 1 }));
    }
    return viewer;
  }
}

async function listGames({ ids, load }: EngineGames): Promise<object[]> {
  const games = await Promise.all(ids.map(load));
  return games.flatMap(game => {
    if (game === null) return [];
    const format = createFormatter(game.texts.en, []);
    const shown = (choices: readonly OptionFacts[]): object[] =>
      choices.map(({ id, words, values, numbers }) => ({
        id,
        label: format(words),
        values: values.map(value => ({ id: value.id, label: format(value.words) })),
        ...(numbers === undefined ? {} : { numbers }),
      }));
    const choices = { choices: shown(game.choices), seatChoices: shown(game.seatChoices) };
    return [{ id: game.id, title: game.title, rulesVersion: game.rulesVersion, seats: game.seats, ...choices }];
  });
}

/** A reply that says what is wrong: a code for programs and a sentence for people, which may quote a request and so is cut. */
function refusal(error: unknown): Reply {
  return { ok: false, error: { code: codeOf(error), message: harmless(messageOf(error)) } };
}

/** What kind of error a request ended in. A fault of the program in one match does not end the others. */
function codeOf(error: unknown): string {
  if (error instanceof ProtocolFault || error instanceof Refusal || error instanceof SaveFault) return error.code;
  return error instanceof RuleFault ? 'rule-fault' : 'fault';
}

/** The game of that id. Throws `ProtocolFault` that lists the games there are. */
async function gameOrFault({ ids, load }: EngineGames, id: string): Promise<Game> {
  const game = await load(id);
  if (game !== null) return game;
  const known = ids.join(', ');
  throw new ProtocolFault('unknown-game', say('protocol.unknown-game', { name: quoted(id), known }));
}

/** Serves requests, a line each, until the input ends; replies come in the order of the requests. */
export async function serve(input: Readable, output: Writable, engine: Engine = new Engine()): Promise<void> {
  const closed = new AbortController();
  output.on('error', () => {
    closed.abort();
    input.destroy();
  });
  const answerAll = async (lines: readonly (string | null)[]): Promise<void> => {
    const tooLong = new ProtocolFault('too-long', say('protocol.too-long', { most: LONGEST_LINE }));
    for (const line of lines) {
      if (line?.trim() === '') continue;
      const reply = line === null ? refusal(tooLong) : await engine.reply(line);
      if (!output.write(`${JSON.stringify(reply)}\n`)) await once(output, 'drain', closed);
    }
  };
  try {
    const cutter = new LineCutter();
    for await (const chunk of input) await answerAll(cutter.feed(chunk));
    await answerAll(cutter.end());
  } catch (error) {
    // Nobody reads the replies any more: that is an end, not a fault.
    if (!closed.signal.aborted) throw error;
  }
}
