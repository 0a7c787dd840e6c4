import { GAMES, loadGame } from '../games/index.ts';
import { isPrivate } from '../kernel/match/decision.ts';
import type { Choices, OptionFacts } from '../kernel/match/game.ts';
import { usualSeats } from '../kernel/match/game.ts';
import { createFormatter } from '../kernel/words/format.ts';
import type { Formatter } from '../kernel/words/format.ts';
import type { Game, Match } from '../kernel/history/playable.ts';
import type { Message, Viewer } from '../kernel/words/message.ts';
import { checkSave } from '../saves/old/read.ts';
import { replaySave } from '../saves/old/replay.ts';
import { quoted } from '../saves/input/plain.ts';
import { allLost } from '../saves/saved/lost.ts';
import { checkPosition, isPosition, startPosition } from '../saves/saved/position.ts';
import { saveFormatter, say as saveWords } from '../saves/input/say.ts';
import { checkSnapshot, isSnapshot, snapshotOf, resumeSnapshot } from '../saves/saved/snapshot.ts';
import { ProtocolFault } from './fault.ts';
import { errorReply } from './reply.ts';
import type { Reply } from './reply.ts';
import { checkRequest, readLine } from './request.ts';
import type { Request } from './request.ts';
import { protocolFormatter, say } from './say.ts';
import { shownDecision, shownEvent, shownOutcome, shownToOthers } from './shown.ts';
import { gameOfHistory, historyPage, IncomingHistories, loadHistoryText } from './whole-history.ts';

type RequestOf<Cmd extends Request['cmd']> = Extract<Request, { readonly cmd: Cmd }>;

/** The games that an engine knows. */
export interface EngineGames {
  readonly ids: readonly string[];
  readonly load: (id: string) => Promise<Game | null>;
}

const PROGRAM_GAMES: EngineGames = {
  get ids() {
    return Object.keys(GAMES);
  },
  load: loadGame,
};

interface OpenMatch {
  readonly match: Match;
  readonly format: Formatter;
  readonly begun: Date;
  /** The number of the person on each seat. */
  readonly people: readonly number[];
}

/** The most matches that can be open at once. */
const MOST_MATCHES = 1000;

/**
 * The checkpoint policy: a checkpoint at every step, as in a save, but few are kept for undo, since there may be many
 * matches.
 */
const KEEPING = { checkpointEvery: 0, checkpointsKept: 8 };

/** The engine of one connection: it holds the matches and replies to requests. No request can break another's match. */
export class Engine {
  readonly #matches = new Map<string, OpenMatch>();
  readonly #now: () => Date;
  readonly #games: EngineGames;
  readonly #incoming = new IncomingHistories();
  #opened = 0;

  /** `games`: the games that the engine knows. */
  constructor(now: () => Date = () => new Date(), games: EngineGames = PROGRAM_GAMES) {
    this.#now = now;
    this.#games = games;
  }

  /** Replies to one request line with one object that has `ok`. Never throws, whatever the line contains. */
  async reply(line: string): Promise<Reply> {
    let replyId: Reply = {};
    try {
      const { data, id } = readLine(line);
      if (id !== null) replyId = { id };
      return { ...replyId, ok: true, ...(await this.#carryOut(checkRequest(data))) };
    } catch (error) {
      return { ...replyId, ...errorReply(error) };
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
        return this.#asked(this.#running(request.match), request.as, request.why);
      case 'events':
        return this.#events(request);
      case 'choices':
        return this.#choices(request);
      case 'state':
        return {
          warning: protocolFormatter(say('protocol.secret')),
          state: this.#running(request.match).match.secretState(),
        };
      case 'save':
        return this.#save(request);
      case 'close':
        this.#running(request.match);
        this.#matches.delete(request.match);
        return {};
      case 'fork': {
        const running = this.#running(request.match);
        return this.#hold({ ...running, match: running.match.branch(), begun: this.#now() });
      }
      case 'undo': {
        const running = this.#running(request.match);
        const { n, seat, kind, answer } = running.match.undo();
        return { undone: { n, seat, kind, answer }, ...this.#asked(running) };
      }
      case 'redo': {
        const running = this.#running(request.match);
        running.match.redo();
        return this.#asked(running);
      }
      case 'take-back': {
        const running = this.#running(request.match);
        running.match.takeBack(request.to);
        return this.#asked(running);
      }
      case 'concede':
      case 'tear-up':
      case 'ask-me': {
        const running = this.#running(request.match);
        if (request.cmd === 'concede') running.match.concede(request.seat);
        else if (request.cmd === 'tear-up') running.match.tearUp(request.seat);
        else running.match.askMe(request.seat);
        return this.#asked(running);
      }
    }
  }

  async #start({ game: id, seats, options, seed, people }: RequestOf<'new'>): Promise<Reply> {
    const game = await gameOrFault(this.#games, id);
    if (people !== undefined && people.length !== seats.length) {
      throw new ProtocolFault('bad-request', say('protocol.bad-people', { seats: seats.length }));
    }
    return this.#open(game, game.start({ seats, options, seed }, KEEPING), this.#now(), people);
  }

  async #choices({ game: id, seats, values }: RequestOf<'choices'>): Promise<Reply> {
    const game = await gameOrFault(this.#games, id);
    const possibleChoices = game.choicesFor({ seats: seats ?? usualSeats(game), values });
    return { seats: possibleChoices.seats, ...shownChoices(possibleChoices, createFormatter(game.texts.en, [])) };
  }

  async #load({ save: data, lines, loading, more }: RequestOf<'load'>): Promise<Reply> {
    if ((data === undefined) === (lines === undefined))
      throw new ProtocolFault('bad-request', say('protocol.one-of-two'));
    if (lines !== undefined) {
      if (more) return { loading: this.#incoming.add(loading, lines) };
      const text = this.#incoming.text(loading, lines);
      const game = await gameOrFault(this.#games, gameOfHistory(text));
      const { match, head, lost, table } = loadHistoryText(game, text);
      return this.#loaded(game, match, head.begun, lost, table?.people);
    }
    if (isPosition(data)) {
      const position = checkPosition(data);
      const game = await gameOrFault(this.#games, position.game);
      return this.#open(game, startPosition(game, position, KEEPING));
    }
    if (isSnapshot(data)) {
      const snapshot = checkSnapshot(data);
      const game = await gameOrFault(this.#games, snapshot.start.game);
      const { match, lost } = resumeSnapshot(game, snapshot, KEEPING);
      return this.#loaded(game, match, new Date(snapshot.begun), lost, snapshot.people);
    }
    const save = checkSave(data, saveWords('save.the-save'));
    const game = await gameOrFault(this.#games, save.game);
    const { match, lost } = replaySave(game, save);
    return this.#loaded(game, match, new Date(save.begun), lost);
  }

  #loaded(game: Game, match: Match, begun: Date, broughtBack: Message | null, people?: readonly number[]): Reply {
    const opened = this.#open(game, match, begun, people);
    const lost = allLost({ match, lost: broughtBack });
    return lost === null ? opened : { ...opened, lost: saveFormatter(lost) };
  }

  #open({ texts }: Game, match: Match, begun = this.#now(), people?: readonly number[]): Reply {
    const { seats } = match.start;
    const format = createFormatter(
      texts.en,
      seats.map(({ name }) => name),
    );
    return this.#hold({ match, format, begun, people: people ?? [...seats.keys()] });
  }

  #hold(running: OpenMatch): Reply {
    if (this.#matches.size >= MOST_MATCHES) {
      throw new ProtocolFault('too-many', say('protocol.too-many', { most: MOST_MATCHES }));
    }
    this.#opened += 1;
    const name = `m${this.#opened}`;
    this.#matches.set(name, running);
    return { match: name, ...this.#asked(running) };
  }

  #answer({ match: name, n, answer, as }: RequestOf<'answer'>): Reply {
    const running = this.#running(name);
    const { match } = running;
    const readerOfEvents = this.#viewer(name, as);
    const from = match.logEnd(readerOfEvents);
    match.answer(n, answer);
    const events = match.events(readerOfEvents, from).map(event => shownEvent(event, running.format));
    return { events, ...this.#asked(running) };
  }

  #events({ match: name, as, from }: RequestOf<'events'>): Reply {
    const { match, format } = this.#running(name);
    const reader = this.#viewer(name, as);
    const readableEvents = match.events(reader, from);
    const events = readableEvents.map(event => shownEvent(event, format));
    return { from: readableEvents[0]?.index ?? Math.max(from, match.logEnd(reader)), events };
  }

  /**
   * The reply with the pending question as `reader` may see it; without `reader` it contains everything, for a client
   * that plays all seats.
   */
  #asked({ match, format, people }: OpenMatch, reader?: Viewer, why = false): Reply {
    const { decision } = match;
    if (decision === null) {
      return { decision: null, outcome: match.outcome === null ? null : shownOutcome(match.outcome, format) };
    }
    const readerNumber = reader === undefined ? decision.n : match.numberFor(reader);
    const isHidden = reader !== undefined && isPrivate(decision) && decision.seat !== reader;
    const shown = isHidden
      ? shownToOthers(decision, readerNumber)
      : shownDecision(decision, readerNumber, format, why ? match.blocked() : null);
    return { decision: { ...shown, person: people[decision.seat] } };
  }

  #save({ match: name, history, from }: RequestOf<'save'>): Reply {
    const { match, begun, people } = this.#running(name);
    return history ? { ...historyPage(match, begun, people, from) } : { save: { ...snapshotOf(match, begun), people } };
  }

  #running(name: string): OpenMatch {
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
    const { id, title, rulesVersion, seats } = game;
    const powers = game.powers.map(power => ({ id: power, name: format({ key: `power.${power}` }) }));
    return [{ id, title, rulesVersion, seats, ...shownChoices(game, format), powers }];
  });
}

function shownChoices({ choices, seatChoices }: Pick<Choices, 'choices' | 'seatChoices'>, format: Formatter): object {
  const shown = (facts: readonly OptionFacts[]): object[] =>
    facts.map(({ id, words, values, numbers }) => ({
      id,
      label: format(words),
      values: values.map(value => ({ id: value.id, label: format(value.words) })),
      ...(numbers === undefined ? {} : { numbers }),
    }));
  return { choices: shown(choices), seatChoices: shown(seatChoices) };
}

/** Loads the game with that id. Throws `ProtocolFault` that lists the known games. */
async function gameOrFault({ ids, load }: EngineGames, id: string): Promise<Game> {
  const game = await load(id);
  if (game !== null) return game;
  const knownIds = ids.join(', ');
  throw new ProtocolFault('unknown-game', say('protocol.unknown-game', { name: quoted(id), known: knownIds }));
}
