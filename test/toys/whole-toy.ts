import { join } from 'node:path';
import { randomAnswer } from '../../src/bots/random.ts';
import { playRandomly } from '../../src/bots/simulate.ts';
import { previewer } from '../../src/kernel/history/preview.ts';
import type { Game, Match } from '../../src/kernel/history/playable.ts';
import type { GameDefinition } from '../../src/kernel/match/game.ts';
import { recordFrom } from '../../src/kernel/history/open.ts';
import type { Framed } from '../../src/kernel/match/play.ts';
import { seededRandom } from '../../src/kernel/plain/random.ts';
import type { SeatInfo } from '../../src/kernel/match/record.ts';
import type { Viewer } from '../../src/kernel/words/message.ts';
import { MatchFile } from '../../src/saves/file/match-file.ts';
import { loadMatch } from '../../src/saves/saved/load.ts';
import { playUntil } from '../oracles/random-play.ts';
import { BEGUN, fileOptions, freshFolder } from '../saves/support.ts';
import type { Secrets } from '../oracles/worlds.ts';
import type { Scramble } from '../oracles/non-interference.ts';
import { Worlds } from '../oracles/worlds.ts';
import type { SeenOf } from '../oracles/other-world.ts';
import type { Shown } from '../oracles/seen.ts';
import { Client, pending } from '../protocol/client.ts';

/** Names for that many seats. */
export function toySeats(count: number): readonly SeatInfo[] {
  return ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal'].slice(0, count).map(name => ({ name }));
}

/** The secrets of a game that can be imagined: what is hidden from a viewer is imagined by it. */
export function secretsOf<State extends Framed<Steps>, Steps, View, Options>(
  definition: GameDefinition<State, Steps, View, Options>,
  game: Game,
  seats: readonly SeatInfo[],
  seenOf: SeenOf,
): Secrets {
  const read = (state: unknown): State => definition.readState(state, seats);
  const scramble: Scramble = (state, viewer, random) => {
    const known = definition.imagination?.(read(state), viewer);
    if (known === undefined) throw new Error(`${definition.id} can't be imagined`);
    return { ...known.imagine(random), revealed: read(state).revealed };
  };
  return { game, scramble, view: (state, viewer) => definition.view(read(state), viewer), seenOf };
}

/** What previews show a viewer of the pending question, if it is its own. */
export function previewsFor(match: Match, viewer: Viewer): Shown {
  const { decision } = match;
  if (decision?.seat !== viewer) return {};
  const preview = previewer(match, viewer);
  const horizon = { tries: () => false, stops: () => false };
  const futures = decision.options.map(({ id }) => {
    const { all, complete } = preview(id, horizon);
    return { id, complete, all: all.map(({ events, outcome, view }) => ({ events, outcome, view: view() })) };
  });
  return { previews: futures, log: match.logEnd(viewer), number: match.numberFor(viewer) };
}

/** What was found when the worlds of matches were compared. */
export interface Compared {
  compared: number;
  readonly leaks: string[];
}

/**
 * Plays matches by chance and compares, at every decision and for every viewer, all that it is shown with what it is
 * shown in another world.
 */
export async function compareWorlds(
  secrets: Secrets,
  matches: readonly Match[],
  viewers: readonly Viewer[],
): Promise<Compared> {
  const found: Compared = { compared: 0, leaks: [] };
  for (const [number, match] of matches.entries()) {
    const worlds = new Worlds(secrets, match, `toy ${number}`);
    const random = seededRandom(`worlds of players ${number}`);
    for (let { decision } = worlds.match; decision !== null; decision = worlds.match.decision) {
      for (const viewer of viewers) {
        try {
          worlds.checkView(viewer);
          const standing = await worlds.check(viewer, other => previewsFor(other, viewer));
          if (standing === 'beside') found.compared += 1;
        } catch (error) {
          found.leaks.push(String(error));
        }
      }
      try {
        worlds.answer(randomAnswer(decision, random));
      } catch (error) {
        found.leaks.push(String(error));
      }
    }
  }
  return found;
}

/** Plays that many decisions by chance, in whole matches; returns how each kind of end came up. */
export function playDecisions(
  game: Game,
  count: number,
  settingOf: (match: number) => Parameters<Game['start']>[0],
): Map<string, number> {
  const ends = new Map<string, number>();
  let played = 0;
  for (let number = 0; played < count; number += 1) {
    const { match, decisions } = playRandomly(game, settingOf(number));
    played += decisions;
    const end = match.outcome?.words.key ?? 'none';
    ends.set(end, (ends.get(end) ?? 0) + 1);
  }
  return ends;
}

/** A match at its last checkpoint, changed by hand. */
export function matchAt(game: Game, match: Match, change: (state: unknown) => unknown): Match {
  return game.restore(recordFrom(match.start, change(match.record().checkpoint.state)), { checkpointEvery: 0 });
}

/**
 * Plays a match in a file by chance until `until` holds; what every reader knows of it then, and what it knows when it
 * is taken up from there.
 */
export function playedInFile(
  game: Game,
  setting: Parameters<Game['start']>[0],
  until: (match: Match) => boolean,
): { readonly match: Match; readonly standing: unknown; readonly taken: unknown } {
  const folder = freshFolder();
  const file = join(folder, 'toy.jsonl');
  const files: MatchFile[] = [];
  const match = game.start(setting, {
    chronicle: start => {
      const made = new MatchFile(file, { start, n: 0, told: 0, position: false, begun: BEGUN }, fileOptions(folder));
      files.push(made);
      return made;
    },
  });
  playUntil(match, until);
  const standing = standingOf(match);
  for (const each of files) each.close();
  const { match: again, close } = loadMatch(game, file);
  const taken = standingOf(again);
  close();
  return { match, standing, taken };
}

function standingOf(match: Match): unknown {
  const readers: readonly Viewer[] = [...match.start.seats.keys(), 'spectator'];
  const known = readers.map(reader => [match.events(reader), match.logEnd(reader), match.numberFor(reader)]);
  return { state: match.secretState(), decision: match.decision, known };
}

/**
 * Plays a whole match over the protocol by chance, saving and loading it on the way; returns its outcome as the
 * protocol tells it.
 */
export async function playByProtocol(game: Game, seats: readonly SeatInfo[], seed: string): Promise<unknown> {
  const client = new Client({ ids: [game.id], load: id => Promise.resolve(id === game.id ? game : null) });
  const random = seededRandom(seed);
  let reply = await client.ask({ cmd: 'new', game: game.id, seats, seed });
  for (let given = 0; reply.decision; given += 1) {
    const { match, decision } = pending(reply);
    if (given % 50 === 49) {
      const { save } = await client.ask({ cmd: 'save', match });
      reply = await client.ask({ cmd: 'load', save });
      continue;
    }
    const { n, options = [], amount } = decision;
    const shown = options.map(({ id }) => ({ id, words: { key: id } }));
    const answer = randomAnswer({ ...decision, prompt: { key: '' }, options: shown, amount: amount ?? null }, random);
    reply = { ...(await client.ask({ cmd: 'answer', match, n, answer })), match };
  }
  return reply.outcome;
}
