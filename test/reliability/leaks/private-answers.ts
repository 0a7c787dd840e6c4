import type { Match } from '../../../src/kernel/history/playable.ts';
import type { Answer, Decision } from '../../../src/kernel/match/decision.ts';
import { same } from '../../../src/kernel/plain/same.ts';
import { randomBelow, seededRandom } from '../../../src/kernel/plain/random.ts';
import type { RandomState } from '../../../src/kernel/plain/random.ts';
import type { Viewer } from '../../../src/kernel/words/message.ts';
import { snapshotOf } from '../../../src/saves/saved/snapshot.ts';
import { Client } from '../../protocol/client.ts';
import { NOW } from './saved.ts';
import type { SecretGame, Way } from './secret-game.ts';

// What others are shown by the protocol of a private answer: at a private decision two answers are given to two forks
// of the match.

/**
 * One comparison: what was asked, the acts that were chosen, and the parts of what somebody else is shown that differ.
 */
export interface Comparison {
  readonly kind: string;
  readonly acts: readonly [string, string];
  readonly answers: readonly [Answer, Answer];
  readonly reader: Viewer;
  readonly differs: readonly string[];
  /** All that it is shown after either answer. */
  readonly shown: readonly [Parts, Parts];
}

type Parts = ReadonlyMap<string, unknown>;

const NOTHING: Parts = new Map();

/** What an answer does, without what it does it to: `go` of `go:c12`; `#` for a number. */
export function actOf(answer: Answer): string {
  return typeof answer === 'number' ? '#' : (answer.split(':')[0] ?? '');
}

/** Plays a match and compares two answers at every so many private decisions, for all others and a spectator. */
export async function comparePrivateAnswers(
  game: SecretGame,
  {
    way,
    seed,
    every,
    limit,
  }: { readonly way: Way; readonly seed: string; readonly every: number; readonly limit: number },
): Promise<Comparison[]> {
  const random = seededRandom(seed);
  const match = way.begin(seed);
  const found: Comparison[] = [];
  for (let given = 0; match.decision !== null && given < limit; given += 1) {
    const { decision } = match;
    if (decision.secrecy !== 'open' && randomBelow(random, every) === 0)
      found.push(...(await compareAt(match, decision, random)));
    match.answer(decision.n, game.answering(decision, random, match));
  }
  return found;
}

async function compareAt(match: Match, decision: Decision, random: RandomState): Promise<Comparison[]> {
  const answers = twoOf(decision, random);
  if (answers === null) return [];
  const client = new Client();
  const { match: name } = await client.ask({ cmd: 'load', save: snapshotOf(match, NOW) });
  const { decision: asked } = await client.ask({ cmd: 'decision', match: name });
  const forks: string[] = [];
  for (const answer of answers) {
    const { match: fork = '' } = await client.ask({ cmd: 'fork', match: name });
    await client.ask({ cmd: 'answer', match: fork, n: asked?.n, answer });
    forks.push(fork);
  }
  const others: Viewer[] = [...match.start.seats.keys()].filter(seat => seat !== decision.seat);
  const compared: Comparison[] = [];
  for (const reader of [...others, 'spectator' as const]) {
    const [one = NOTHING, other = NOTHING] = await Promise.all(forks.map(fork => shownTo(client, fork, reader)));
    const parts = [...new Set([...one.keys(), ...other.keys()])];
    compared.push({
      ...{ kind: decision.kind, answers, reader },
      acts: [actOf(answers[0]), actOf(answers[1])],
      differs: parts.filter(part => !same(one.get(part), other.get(part))),
      shown: [one, other],
    });
  }
  return compared;
}

/** Two answers that are not the same, by chance. */
function twoOf({ options, amount }: Decision, random: RandomState): [Answer, Answer] | null {
  const all: Answer[] = amount === null ? options.map(({ id }) => id) : [...new Set([amount.min, amount.max])];
  const one = all.splice(randomBelow(random, all.length), 1)[0];
  const other = all.length === 0 ? undefined : all[randomBelow(random, all.length)];
  return one === undefined || other === undefined ? null : [one, other];
}

/**
 * All that the protocol shows a reader of a match, part by part: its view, what is told, and of a question of somebody
 * else whose it is.
 */
async function shownTo(client: Client, match: string, reader: Viewer): Promise<Parts> {
  const { view } = await client.ask({ cmd: 'view', match, seat: reader });
  const { events } = await client.ask({ cmd: 'events', match, as: reader });
  const asked = await client.engine.reply(JSON.stringify({ cmd: 'decision', match, as: reader }));
  const parts = typeof view === 'object' && view !== null ? Object.entries(view) : [];
  return new Map<string, unknown>([
    ...parts.map(([part, value]): [string, unknown] => [`view.${part}`, value]),
    ['events', events],
    ['decision', asked],
  ]);
}
