import { describe, expect, test } from 'vitest';
import { EFFORTS } from '../../src/bots/strengths.ts';
import type { BotPlayer } from '../../src/bots/player.ts';
import { searcher } from '../../src/bots/searching.ts';
import type { SearchResult } from '../../src/bots/searching.ts';
import { loadAdvice, loadGame, loadPlayer } from '../../src/games/index.ts';
import { theseusAdvice, theseusBot } from '../../src/games/theseus/bot.ts';
import type { Match } from '../../src/kernel/history/playable.ts';
import type { Answer } from '../../src/kernel/match/decision.ts';
import { seededRandom } from '../../src/kernel/plain/random.ts';
import type { RandomState } from '../../src/kernel/plain/random.ts';
import { runs } from '../runs.ts';

/** What a player answers to the question that a match stands at. */
function answerTo(match: Match, player: BotPlayer, random: RandomState): Answer | null {
  const { decision } = match;
  if (decision === null) return null;
  const { seat } = decision;
  const worlds = () => match.worlds?.(seat) ?? null;
  return player({ game: match.game, view: match.view(seat), decision, random, worlds });
}

/** A match of rules of thumb, some answers on. */
async function begun(id: string, seats: number, answers: number): Promise<Match> {
  const game = await loadGame(id);
  if (game === null) throw new Error(`no game ${id}`);
  const people = Array.from({ length: seats }, (_, seat) => ({ name: `${seat}` }));
  const match = game.start({ seats: people, seed: `searching ${id}` }, { checkpointEvery: 0 });
  const player = await loadPlayer(id, 'normal');
  const random = seededRandom('begun');
  for (let given = 0; given < answers && match.decision !== null; given += 1) {
    match.answer(match.decision.n, answerTo(match, player, random) ?? '');
  }
  return match;
}

/** The same match, but for what the seat that is asked may not know. */
async function beside(match: Match, seed: string): Promise<Match> {
  const game = await loadGame(match.game);
  const imagined = game?.imagine?.(match.record(), match.decision?.seat ?? 0, seededRandom(seed)) ?? null;
  if (game === null || imagined === null) throw new Error('nothing can be imagined');
  const { entries, ...checkpoint } = imagined.start;
  return game.restore({ start: match.start, checkpoint, entries });
}

const GAMES = [
  ['theseus', 2, 24],
  ['galactic-emperor', 3, 40],
  ['starcraft', 2, 40],
] as const;

describe.each(GAMES)('a player that searches in %s', (id, seats, answers) => {
  test('answers by its view, its worlds and chance alone: the same where all that it may not know lies otherwise', async () => {
    const match = await begun(id, seats, answers);
    const advice = await loadAdvice(id);
    if (advice === null) throw new Error(`nobody searches in ${id}`);
    const quick = { candidates: 3, stages: [{ worlds: 1, kept: 1 }], last: 6, noise: 10 };
    const found: SearchResult[] = [];
    const wanted = runs(4, 7);
    const player = searcher(advice, quick, one => found.push(one));
    for (let given = 0; found.length < wanted && match.decision !== null; given += 1) {
      const seed = `${given}`;
      const before = found.length;
      const answer = answerTo(match, player, seededRandom(seed));
      if (found.length > before) {
        const other = await beside(match, seed);
        expect(answerTo(other, player, seededRandom(seed))).toEqual(answer);
        expect(answerTo(match, player, seededRandom(seed))).toEqual(answer);
      }
      match.answer(match.decision.n, answer ?? '');
    }
    expect(found.length).toBeGreaterThanOrEqual(wanted);
    for (const { policy, tried } of found) expect(tried[0]?.answer).toBe(policy);
  }, 120_000);

  test('would be found out if it peeked: another answer where what is hidden lies otherwise', async () => {
    const match = await begun(id, seats, answers);
    while ((match.decision?.options.length ?? 0) < 2 && match.decision !== null)
      match.answer(match.decision.n, match.decision.options[0]?.id ?? '');
    const peeking =
      (seen: Match): BotPlayer =>
      ({ decision: { options } }) => {
        const secret = JSON.stringify(seen.secretState());
        let sum = 0;
        for (let at = 0; at < secret.length; at += 1) sum += at * secret.charCodeAt(at);
        return options[sum % Math.max(1, options.length)]?.id ?? '';
      };
    const others = await Promise.all(Array.from({ length: 12 }, (_, number) => beside(match, `${number}`)));
    const random = seededRandom('peek');
    const given = new Set([match, ...others].map(one => answerTo(one, peeking(one), random)));
    expect(given.size).toBeGreaterThan(1);
  });
});

describe('a player that searches', () => {
  test('weighs in StarCraft whether to carry out an order or to draw an Event card for it, SC-6.2', async () => {
    const match = await begun('starcraft', 2, 0);
    const normal = await loadPlayer('starcraft', 'normal');
    const random = seededRandom('choice');
    while (match.decision !== null && match.decision.kind !== 'execution.choice')
      match.answer(match.decision.n, answerTo(match, normal, random) ?? '');
    const advice = await loadAdvice('starcraft');
    if (advice === null) throw new Error('nobody searches in StarCraft');
    const found: SearchResult[] = [];
    const quick = { candidates: 2, stages: [{ worlds: 1, kept: 1 }], last: 1, noise: 0 };
    answerTo(
      match,
      searcher(advice, quick, one => found.push(one)),
      random,
    );
    expect(found.map(({ tried }) => tried.map(({ answer }) => answer).toSorted())).toEqual([['event-card', 'execute']]);
  });

  test('leaves everything to its policy where it can imagine nothing', async () => {
    const match = await begun('theseus', 2, 24);
    const { decision } = match;
    if (decision === null) throw new Error('over');
    const view = match.view(decision.seat);
    const turn = { game: 'theseus', view, decision };
    const searching = searcher(theseusAdvice, EFFORTS.hard);
    const random = seededRandom('blind');
    expect(searching({ ...turn, random })).toBe(theseusBot({ ...turn, random: seededRandom('blind') }));
  });
});
