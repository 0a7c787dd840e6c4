import { describe, expect, test } from 'vitest';
import { randomAnswer } from '../../../src/bots/random.ts';
import { starcraft } from '../../../src/games/starcraft/game.ts';
import type { Game, Match } from '../../../src/kernel/history/playable.ts';
import { randomBelow, seededRandom } from '../../../src/kernel/plain/random.ts';
import { RuleFault } from '../../../src/kernel/match/refusal.ts';
import { SaveFault } from '../../../src/saves/input/fault.ts';
import { checkSave } from '../../../src/saves/old/read.ts';
import { replaySave } from '../../../src/saves/old/replay.ts';
import { toy } from '../../kernel/toy-match.ts';
import { change, isTree } from '../forging.ts';
import type { Json } from '../forging.ts';
import { faultOf, starcraftAt, toyMidStep, toyUntil } from '../support.ts';
import { resigned, save } from './writing.ts';

/** Loads a forged save and plays on for a while: it is refused with a message, or plays. Returns which. */
function tryForged(game: Game, forged: Json, players: string): 'refused' | 'played' {
  let match: Match;
  try {
    ({ match } = replaySave(game, checkSave(resigned(forged), 'forged')));
  } catch (error) {
    if (!(error instanceof SaveFault)) throw error;
    expect(error.message.length).toBeLessThan(500);
    return 'refused';
  }
  const random = seededRandom(players);
  try {
    for (let given = 0; given < 40 && match.decision !== null; given++) {
      match.undoable();
      match.answer(match.decision.n, randomAnswer(match.decision, random));
    }
  } catch (error) {
    if (!(error instanceof RuleFault)) throw error;
  }
  return 'played';
}

describe('a state that was changed at random is refused, or plays', () => {
  const bases: readonly (readonly [string, Game, () => Match, number])[] = [
    ['toy game', toy, () => toyMidStep('xoroshiro128plus'), 200],
    ['StarCraft, planning', starcraft, () => starcraftAt(['planning.token'], 3, 'xoroshiro128plus'), 30],
    ['StarCraft, in a battle', starcraft, () => starcraftAt(['battle.cards'], 3, 'xoroshiro128plus'), 50],
  ];
  test.each(bases)('%s', (name, game, begin, times) => {
    const base = save(begin());
    const random = seededRandom(name);
    const tally = { refused: 0, played: 0 };
    for (let time = 0; time < times; time++) {
      // Options that no game takes: only the checkpoint is left to go on from.
      const forged: Json = { ...structuredClone(base), options: 'none' };
      const { checkpoint } = forged;
      if (!isTree(checkpoint)) throw new Error('no checkpoint');
      for (let changes = 0; changes <= randomBelow(random, 3); changes++) change(checkpoint, 'state', random);
      tally[tryForged(game, forged, `players ${time}`)] += 1;
    }
    expect(tally.refused).toBeGreaterThan(0);
    expect(tally.played).toBeGreaterThan(0);
  });

  test('the rest of the save as well', () => {
    const base = save(toyUntil(({ decision }) => decision?.n === 13, 'toy', 'xoroshiro128plus'));
    const random = seededRandom('the rest');
    for (let time = 0; time < 300; time++) {
      const forged: Json = { save: structuredClone(base) };
      change(forged, 'save', random);
      if (isTree(forged.save)) tryForged(toy, forged.save, `players ${time}`);
    }
  });
});

/** A save whose steps would follow each other for ever: nobody is left to be asked. */
function endless(): Json {
  const forged: Json = {
    ...structuredClone(save(starcraftAt(['planning.token'], 3, 'xoroshiro128plus'))),
    options: 'none',
  };
  const { checkpoint } = forged;
  if (isTree(checkpoint) && isTree(checkpoint.state) && Array.isArray(checkpoint.state.seats)) {
    for (const seat of checkpoint.state.seats) if (isTree(seat)) seat.eliminated = true;
  }
  return forged;
}

describe('a save that would keep the program busy is refused soon', () => {
  test('an agenda without end', () => {
    const started = performance.now();
    const { code } = faultOf(() => replaySave(starcraft, checkSave(resigned(endless()), 'endless')));
    expect(code).toBe('does-not-fit');
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  test('also as the position that a match is said to have begun from', () => {
    const { checkpoint } = endless();
    const forged = { ...save(starcraftAt(['planning.token'], 3, 'xoroshiro128plus')), opening: checkpoint };
    const { lost, match } = replaySave(starcraft, checkSave(resigned(forged), 'endless'));
    expect(lost?.key).toBe('save.lost.past');
    expect(match.decision?.kind).toBe('planning.token');
  });

  test('a very long agenda, a very long list of entries', () => {
    const base = save(starcraftAt(['planning.token'], 3, 'xoroshiro128plus'));
    const agenda = Array.from({ length: 300 }, () => ({ step: 'planning.begin', args: {} }));
    const state = isTree(base.checkpoint.state) ? { ...base.checkpoint.state, agenda } : null;
    const long = { ...base, options: 'none', checkpoint: { ...base.checkpoint, state } };
    expect(faultOf(() => replaySave(starcraft, checkSave(resigned(long), 'long'))).code).toBe('does-not-fit');
    const entries = Array.from({ length: 200_001 }, () => 'rest');
    expect(faultOf(() => checkSave(resigned({ ...base, entries }), 'long')).code).toBe('not-a-save');
  });
});

describe('parts that do not fit together are refused or left out', () => {
  const match = toyUntil(({ decision }) => decision?.n === 13, 'toy', 'xoroshiro128plus');
  const base = save(match);
  const { checkpoint } = base;

  test.each([
    ['a checkpoint after more entries than there are', { checkpoint: { ...checkpoint, entries: 1000 } }],
    ['a checkpoint after other answers', { checkpoint: { ...checkpoint, answers: 3 } }],
  ])('%s: the match is run again from its seed', (_, part) => {
    const { match: back, lost } = replaySave(toy, checkSave(resigned({ ...base, ...part }), 'it'));
    expect(lost).toBeNull();
    expect(back.decision).toEqual(match.decision);
    expect(faultOf(() => replaySave(toy, checkSave(resigned({ ...base, ...part, options: 0 }), 'it'))).code).toBe(
      'does-not-fit',
    );
  });

  test.each([
    ['a log with a gap', { logFrom: 1 }],
    ['a log that ends too soon', { log: [], logFrom: 0 }],
  ])('%s is not looked at: the log is told again', (_, part) => {
    const { match: back, lost } = replaySave(toy, checkSave(resigned({ ...base, ...part }), 'it'));
    expect(lost).toBeNull();
    expect(back.events('spectator')).toEqual(match.events('spectator'));
    const rebased = replaySave(toy, checkSave(resigned({ ...base, ...part, options: 0 }), 'it'));
    expect(rebased.lost?.key).toBe('save.lost.past');
    expect(rebased.match.decision).toEqual(match.decision);
  });

  test.each([
    ['no list', { on: true }],
    ['a seat that is neither on nor off', [{ on: 'yes', met: [] }]],
    ['a seat without the kinds that it has met', [{ on: true }]],
    ['more kinds than any game has', [{ on: true, met: Array.from({ length: 201 }, () => 'act') }]],
    ['more seats than any table has', Array.from({ length: 17 }, () => ({ on: true, met: [] }))],
  ])('what the coach has to do is %s', (_, coach) => {
    expect(faultOf(() => checkSave(resigned({ ...base, coach }), 'it')).code).toBe('not-a-save');
  });

  test('what the coach has to do with seats and kinds that there are not does no harm', () => {
    const coach = Array.from({ length: 16 }, () => ({ on: true, met: ['no-such-kind'] }));
    expect(checkSave(resigned({ ...base, coach }), 'it').coach).toEqual(coach);
    expect(replaySave(toy, checkSave(resigned({ ...base, coach }), 'it')).table.coach).toEqual(coach);
  });

  test('an answer that was never offered: what came before is kept', () => {
    const entries = [...base.entries.slice(0, -1), 'no-such-option'];
    const { lost, match: back } = replaySave(toy, checkSave(resigned({ ...base, entries }), 'it'));
    expect(lost?.key).toBe(checkpoint.entries === entries.length ? 'save.lost.past' : 'save.lost.answers');
    expect(back.decision?.n).toBe(checkpoint.answers);
  });

  test('fewer seats than the state has', () => {
    const seats = base.seats.slice(0, 2);
    expect(faultOf(() => replaySave(toy, checkSave(resigned({ ...base, seats, seen: [] }), 'it'))).code).toBe(
      'does-not-fit',
    );
  });

  test('events without what their sentence needs', () => {
    const log = base.log.map(event => ({ ...event, words: { key: 'kernel.took-back' } }));
    const forged = checkSave(resigned({ ...base, log, options: 0 }), 'it');
    replaySave(toy, forged).match.events('spectator');
  });
});
