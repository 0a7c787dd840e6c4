import { describe, expect, test } from 'vitest';
import { starcraft } from '../../../src/games/starcraft/game.ts';
import type { Game, Match } from '../../../src/kernel/history/playable.ts';
import { RuleFault } from '../../../src/kernel/match/refusal.ts';
import { randomBelow, seededRandom } from '../../../src/kernel/plain/random.ts';
import { SaveFault } from '../../../src/saves/input/fault.ts';
import { checkSnapshot, isSnapshot, snapshotOf, resumeSnapshot } from '../../../src/saves/saved/snapshot.ts';
import { toy } from '../../kernel/toy-match.ts';
import { playOn, playUntil } from '../../oracles/random-play.ts';
import { snapshot } from '../../oracles/snapshot.ts';
import { change, isTree } from '../forging.ts';
import type { Json } from '../forging.ts';
import { BEGUN, faultOf, starcraftAt, toyMidStep, toyUntil } from '../support.ts';

/** A snapshot as it is sent. */
function sent(match: Match): Json {
  const parsed: unknown = JSON.parse(JSON.stringify(snapshotOf(match, BEGUN)));
  if (!isTree(parsed)) throw new Error('no object');
  return parsed;
}

const takenUp = (game: Game, data: unknown) => resumeSnapshot(game, checkSnapshot(data), {});

describe('a match that is sent', () => {
  test.each<readonly [string, Game, () => Match]>([
    ['the toy game in the middle of a step', toy, toyMidStep],
    ['the toy game when it has ended', toy, () => playOn(toyUntil(() => true))],
    ['StarCraft in a battle', starcraft, () => starcraftAt(['battle.cards'])],
  ])('comes back as it is, with what is told from then on: %s', (_, game, begin) => {
    const match = begin();
    const { match: back, lost } = takenUp(game, sent(match));
    const { to } = match.logBounds;
    expect(lost).toBeNull();
    expect(back.logBounds).toEqual({ from: to, to });
    expect(snapshot(back, to)).toEqual(snapshot(match, to));
    expect(isSnapshot(sent(match))).toBe(true);
    playUntil(match, ({ decision }) => (decision?.n ?? 0) > 60);
    playUntil(back, ({ decision }) => (decision?.n ?? 0) > 60);
    expect(snapshot(back, to)).toEqual(snapshot(match, to));
  });

  test('can be sent again from where it was taken up', () => {
    const first = sent(toyMidStep());
    const { match } = takenUp(toy, first);
    expect(takenUp(toy, sent(match)).match.decision).toEqual(match.decision);
  });

  test('of another game or newer rules is refused', () => {
    const data = sent(toyMidStep());
    expect(faultOf(() => takenUp(starcraft, data))).toMatchObject({ code: 'unknown-game' });
    const newer = { ...data, checkpoint: { ...snapshotOf(toyMidStep(), BEGUN).checkpoint, rulesVersion: 2 } };
    expect(faultOf(() => takenUp(toy, newer))).toEqual({
      code: 'newer',
      message: 'The save needs newer rules of Toy (version 2); update Orrery to open it.',
    });
  });
});

describe('a forged one is refused', () => {
  const base = sent(toyMidStep());
  const { checkpoint } = snapshotOf(toyMidStep(), BEGUN);

  test.each<readonly [string, object]>([
    ['another program', { program: 'chess' }],
    ['another format', { format: 3 }],
    ['no game', { start: null }],
    ['seats without names', { start: { ...toyMidStep().start, seats: [{}] } }],
    ['names that paint the terminal', { start: { ...toyMidStep().start, seats: [{ name: '\u001b[2J' }] } }],
    ['no checkpoint', { checkpoint: null }],
    ['a record for a checkpoint', { checkpoint: { line: 'record' } }],
    [
      'a state with control characters',
      { checkpoint: { ...checkpoint, checkpoint: { ...checkpoint.checkpoint, state: '\u001b' } } },
    ],
    ['a count that is none', { checkpoint: { ...checkpoint, at: -1 } }],
    ['too many answers', { checkpoint: { ...checkpoint, since: Array.from({ length: 200_001 }, () => 0) } }],
    ['a member too many', { extra: 1 }],
    ['a time that is none', { begun: 'x'.repeat(10_000) }],
  ])('%s', (_, part) => {
    const { code, message } = faultOf(() => takenUp(toy, { ...base, ...part }));
    expect(code).toBe('not-a-save');
    expect(message).not.toMatch(/[\p{C}\p{Zl}]/u);
    expect(message.length).toBeLessThan(500);
  });

  test.each([null, 1, 'text', [], {}])('%j', data => {
    expect(isSnapshot(data)).toBe(false);
    expect(faultOf(() => checkSnapshot(data)).code).toBe('not-a-save');
  });

  test('a state that does not fit the rules, or fewer seats than it has', () => {
    for (const state of [null, 1, {}, { seats: [] }]) {
      const forged = { ...base, checkpoint: { ...checkpoint, checkpoint: { ...checkpoint.checkpoint, state } } };
      expect(faultOf(() => takenUp(toy, forged)).code).toBe('does-not-fit');
    }
    const { start } = toyMidStep();
    expect(faultOf(() => takenUp(toy, { ...base, start: { ...start, seats: start.seats.slice(1) } })).code).toBe(
      'does-not-fit',
    );
  });

  test('answers that were never offered are cut off, and it is said', () => {
    const { match, lost } = takenUp(toy, { ...base, checkpoint: { ...checkpoint, since: ['no-such-option'] } });
    expect(match.decision?.n).toBe(checkpoint.checkpoint.answers);
    expect(lost).toEqual({ key: 'save.lost.answered', with: { count: 1 } });
    expect(match.events('spectator').at(-1)?.words).toEqual({ key: 'kernel.lost.rules', with: { count: 1 } });
    expect(takenUp(toy, sent(match)).lost).toBeNull();
    playOn(match);
  });
});

describe('a snapshot that was changed at random is refused, or plays', () => {
  test.each<readonly [string, Game, () => Match, number]>([
    ['toy game', toy, toyMidStep, 400],
    ['StarCraft', starcraft, () => starcraftAt(['planning.token']), 60],
  ])('%s', (name, game, begin, times) => {
    const base = sent(begin());
    const random = seededRandom(name);
    const tally = { refused: 0, played: 0 };
    for (let time = 0; time < times; time++) {
      const forged: Json = { all: structuredClone(base) };
      for (let changes = 0; changes <= randomBelow(random, 3); changes++) change(forged, 'all', random);
      try {
        playUntil(takenUp(game, forged.all).match, () => false, `players ${time}`, 40);
        tally.played += 1;
      } catch (error) {
        if (error instanceof SaveFault) tally.refused += 1;
        else if (!(error instanceof RuleFault) && !String(error).includes('not reached')) throw error;
      }
    }
    expect(tally.refused).toBeGreaterThan(0);
  });
});
