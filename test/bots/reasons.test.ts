import { describe, expect, test } from 'vitest';
import type { Turn } from '../../src/bots/player.ts';
import { reasonFor, reasonForBetter } from '../../src/bots/reasons.ts';
import type { Foresight } from '../../src/bots/reasons.ts';
import { loadForesight, loadGame, loadPlayer } from '../../src/games/index.ts';
import type { Match } from '../../src/kernel/history/playable.ts';
import { seededRandom } from '../../src/kernel/plain/random.ts';
import { runs } from '../runs.ts';

/** The turn of the seat that is asked. */
function turnAt(match: Match): Turn {
  const { decision } = match;
  if (decision === null) throw new Error('over');
  const { seat } = decision;
  const random = seededRandom('reasons of a test');
  return { game: match.game, view: match.view(seat), decision, random, worlds: () => match.worlds?.(seat) ?? null };
}

async function foresightOf(id: string): Promise<Foresight> {
  const foresight = await loadForesight(id);
  if (foresight === null) throw new Error(`no reasons in ${id}`);
  return foresight;
}

/** A match of rules of thumb, some answers on. */
async function begun(id: string, seats: number, answers: number): Promise<Match> {
  const game = await loadGame(id);
  if (game === null) throw new Error(`no game ${id}`);
  const people = Array.from({ length: seats }, (_, seat) => ({ name: `${seat}` }));
  const match = game.start({ seats: people, seed: `reasons ${id}` }, { checkpointEvery: 0 });
  const player = await loadPlayer(id, 'normal');
  for (let given = 0; given < answers && match.decision !== null; given += 1) {
    match.answer(match.decision.n, player(turnAt(match)));
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

/** The next question of a match with several answers; rules of thumb answer what lies before it. */
async function toChoice(match: Match): Promise<void> {
  const player = await loadPlayer(match.game, 'normal');
  while (match.decision !== null && match.decision.options.length < 2) {
    match.answer(match.decision.n, player(turnAt(match)));
  }
}

const NOTHING = { won: 0, lost: 0 };

const GAMES = [
  ['theseus', 2, 30],
  ['galactic-emperor', 3, 60],
  ['starcraft', 2, 60],
  ['space-empires', 2, 60],
] as const;

describe.each(GAMES)('a reason in %s', (id, seats, answers) => {
  test('is the same where all that its seat may not know lies otherwise, and tells of eight worlds', async () => {
    const match = await begun(id, seats, answers);
    const foresight = await foresightOf(id);
    const player = await loadPlayer(id, 'normal');
    for (let at = 0; at < runs(1, 6); at += 1) {
      await toChoice(match);
      const turn = turnAt(match);
      const answer = player(turnAt(match));
      const reason = reasonFor(foresight, turn, answer);
      expect(reason).toEqual(reasonFor(foresight, turnAt(await beside(match, `${at}`)), answer));
      expect(reason).toMatchObject({ answer, worlds: 8 });
      expect(reason.other).not.toBe(answer);
      expect(reason.changes.length).toBeLessThanOrEqual(5);
      const gains = reason.changes.map(({ isGain }) => (isGain ? 0 : 1));
      expect(gains).toEqual(gains.toSorted());
      // The chance of the turn is left as it was.
      expect(turn.random).toEqual(turnAt(match).random);
      match.answer(match.decision?.n ?? -1, answer);
    }
  }, 120_000);

  test('has words in the catalogue for all that is counted', async () => {
    const match = await begun(id, seats, answers);
    const game = await loadGame(id);
    const { seat } = turnAt(match).decision;
    const counts = (await foresightOf(id)).counts(match.view(seat), seat);
    expect(Object.keys(counts).length).toBeGreaterThan(4);
    expect(Object.keys(counts).filter(name => !Object.hasOwn(game?.texts.en ?? {}, `count.${name}`))).toEqual([]);
  });
});

describe('a reason', () => {
  test('compares with an answer in other words, not with a second copy of the same card', async () => {
    const match = await begun('theseus', 2, 30);
    await toChoice(match);
    const turn = turnAt(match);
    const [first, ...others] = turn.decision.options;
    if (first === undefined) throw new Error('nothing is offered');
    const options = [first, { ...first, id: 'copy' }, ...others];
    const honest = await foresightOf('theseus');
    const inOrder = { ...honest, policy: ({ decision }: Turn) => decision.options[0]?.id ?? '' };
    const twice = { ...turn, decision: { ...turn.decision, options }, worlds: () => null };
    expect(reasonFor(inOrder, twice, first.id).other).toBe(others[0]?.id);
  });

  test('is turned round where its other answer is better: what was lost is gained then', () => {
    const changes = [
      { count: 'bases', by: 1, isGain: true },
      { count: 'units', by: -1.5, isGain: false },
    ];
    const chances = { answer: 0.3, other: 0.5 };
    const ended = { answer: NOTHING, other: { won: 2, lost: 0 } };
    const compared = { answer: 'a', motive: { key: 'why' }, other: 'b', worlds: 8 };
    const reason = { ...compared, chances, changes, isNear: false, ended };
    expect(reasonForBetter({ ...reason, better: { answer: 3, other: 5 } })).toEqual({
      ...{ answer: 'b', motive: null, other: 'a', worlds: 8, better: { answer: 5, other: 3 }, isNear: false },
      chances: { answer: 0.5, other: 0.3 },
      changes: [
        { count: 'units', by: 1.5, isGain: true },
        { count: 'bases', by: -1, isGain: false },
      ],
      ended: { answer: { won: 2, lost: 0 }, other: NOTHING },
    });
    const near = { ...reason, isNear: true, better: { answer: 3, other: 5 } };
    expect(reasonForBetter(near)).toBe(near);
    for (const better of [{ answer: 4, other: 4 }, { answer: 5, other: 3 }, null])
      expect(reasonForBetter({ ...reason, better }).answer).toBe('a');
    expect(reasonForBetter({ ...reason, other: null, better: { answer: 0, other: 1 } }).answer).toBe('a');
  });

  test('that peeked would be found out: it differs where what is hidden lies otherwise', async () => {
    const match = await begun('theseus', 2, 30);
    await toChoice(match);
    const honest = await foresightOf('theseus');
    const reasons = new Set<string>();
    for (let at = 0; at < 6 && reasons.size < 2; at += 1) {
      const other = await beside(match, `peek ${at}`);
      const secret = JSON.stringify(other.secretState());
      const answers = turnAt(other).decision.options;
      // What it counts is what lies in the decks of the match itself, behind the answer.
      const sum = Array.from(secret).reduce((total, sign, place) => total + place * sign.charCodeAt(0), 0);
      let tried = 0;
      const counts = () => ({ decks: (tried += 1) % 2 === 0 ? 0 : sum });
      reasons.add(JSON.stringify(reasonFor({ ...honest, counts }, turnAt(other), answers[0]?.id ?? '')));
    }
    expect(reasons.size).toBeGreaterThan(1);
  }, 60_000);

  test('says in how many worlds an answer is better, and that of two answers one ends the match', async () => {
    const match = await begun('theseus', 2, 30);
    await toChoice(match);
    const foresight = await foresightOf('theseus');
    const turn = turnAt(match);
    const [first, second] = turn.decision.options.map(({ id }) => id);
    // A value by which whoever gave the first answer is better off: told by the first of each pair of runs.
    let tries = 0;
    const value = () => ((tries += 1) % 2 === 1 ? 0.9 : 0.1);
    const policy = () => second ?? '';
    let counted = 0;
    const counts = () => ({ life: (counted += 1) % 2 === 1 ? 3 : 1 });
    const horizon = () => 0;
    const reason = reasonFor({ ...foresight, policy, value, counts, horizon }, turn, first ?? '');
    expect(reason).toMatchObject({
      answer: first,
      other: second,
      worlds: 8,
      better: { answer: 8, other: 0 },
      isNear: false,
    });
    expect(reason.changes).toEqual([{ count: 'life', by: 2, isGain: true }]);
    const feared = reasonFor(
      { ...foresight, policy, value, counts, horizon, enemyCounts: ['life'] },
      turn,
      first ?? '',
    );
    expect(feared.changes).toEqual([{ count: 'life', by: 2, isGain: false }]);
    expect(reason.ended).toEqual({ answer: { won: 0, lost: 0 }, other: { won: 0, lost: 0 } });
  });

  test('compares nothing where there is one answer, or nothing can be imagined', async () => {
    const match = await begun('theseus', 2, 30);
    await toChoice(match);
    const foresight = await foresightOf('theseus');
    const turn = turnAt(match);
    const [only] = turn.decision.options;
    if (only === undefined) throw new Error('no options');
    const alone = { ...turn, decision: { ...turn.decision, options: [only] } };
    expect(reasonFor(foresight, alone, only.id)).toMatchObject({ other: null, worlds: 0, changes: [] });
    const blind = reasonFor(foresight, { ...turn, worlds: () => null }, only.id);
    expect(blind).toMatchObject({ worlds: 0, changes: [] });
    expect(blind.other).not.toBeNull();
  });
});
