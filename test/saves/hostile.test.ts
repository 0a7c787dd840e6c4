import { describe, expect, test } from 'vitest';
import { randomAnswer } from '../../src/bots/random.ts';
import { starcraft } from '../../src/games/starcraft/game.ts';
import type { Game, Match } from '../../src/kernel/playable.ts';
import { below, seededRandom } from '../../src/kernel/random.ts';
import type { RandomState } from '../../src/kernel/random.ts';
import { RuleFault } from '../../src/kernel/refusal.ts';
import { SaveFault } from '../../src/saves/fault.ts';
import { checkSave, restoreSave } from '../../src/saves/load.ts';
import { toy } from '../kernel/toy-match.ts';
import { sessionOf } from '../table/session-of.ts';
import { faultOf, resigned, save, starcraftAt, toyMidStep, toyUntil } from './support.ts';

type Json = Record<string, unknown>;

function isTree(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

/** Changes one thing somewhere in `root[key]`, mostly to something of the same kind. */
function change(root: Json, key: string, random: RandomState): void {
  const pick = <T>(list: readonly T[]): T | undefined => list[below(random, list.length)];
  let [parent, name] = [root, key];
  for (let depth = 0; ; depth++) {
    const node = parent[name];
    if (!isTree(node) || Object.keys(node).length === 0 || (depth > 1 && below(random, 6) === 0)) break;
    [parent, name] = [node, pick(Object.keys(node)) ?? ''];
  }
  const node = parent[name];
  if (typeof node === 'number') parent[name] = pick([0, 1, 5, 99, node + 1, Math.max(0, node - 1)]);
  else if (typeof node === 'boolean') parent[name] = !node;
  else if (node === null) parent[name] = pick([0, 1]);
  else if (typeof node === 'string') parent[name] = pick(textsOf(root));
  else if (Array.isArray(node)) changeList(node, random);
  else parent[name] = null;
}

function changeList(list: unknown[], random: RandomState): void {
  const place = list.length === 0 ? 0 : below(random, list.length);
  const how = below(random, 4);
  if (how === 0) list.length = 0;
  else if (how === 1) list.splice(place, 1);
  else if (how === 2 && list.length > 0) list.push(structuredClone(list[place]));
  else list.reverse();
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return isTree(value) ? Object.values(value).flatMap(textsOf) : [];
}

/** Loads a forged save and plays on for a while: it is refused with a message, or plays. Gives back which. */
function tryForged(game: Game, forged: Json, players: string): 'refused' | 'played' {
  let match: Match;
  try {
    ({ match } = restoreSave(game, checkSave(resigned(forged), 'forged')));
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
    ['toy game', toy, toyMidStep, 300],
    ['StarCraft, planning', starcraft, () => starcraftAt(['planning.token']), 60],
    ['StarCraft, in a battle', starcraft, () => starcraftAt(['battle.cards']), 100],
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
      for (let changes = 0; changes <= below(random, 3); changes++) change(checkpoint, 'state', random);
      tally[tryForged(game, forged, `players ${time}`)] += 1;
    }
    expect(tally.refused).toBeGreaterThan(0);
    expect(tally.played).toBeGreaterThan(0);
  });

  test('the rest of the save as well', () => {
    const base = save(toyUntil(({ decision }) => decision?.n === 14));
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
  const forged: Json = { ...structuredClone(save(starcraftAt(['planning.token']))), options: 'none' };
  const { checkpoint } = forged;
  if (isTree(checkpoint) && isTree(checkpoint.state) && Array.isArray(checkpoint.state.seats)) {
    for (const seat of checkpoint.state.seats) if (isTree(seat)) seat.eliminated = true;
  }
  return forged;
}

describe('a save that would keep the program busy is refused soon', () => {
  test('an agenda without end', () => {
    const started = performance.now();
    const { code } = faultOf(() => restoreSave(starcraft, checkSave(resigned(endless()), 'endless')));
    expect(code).toBe('does-not-fit');
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  test('also as the position that a match is said to have begun from', () => {
    const { checkpoint } = endless();
    const forged = { ...save(starcraftAt(['planning.token'])), opening: checkpoint };
    const { lost, match } = restoreSave(starcraft, checkSave(resigned(forged), 'endless'));
    expect(lost).toBeNull();
    expect(match.decision?.kind).toBe('planning.token');
  });

  test('a very long agenda, a very long list of entries', () => {
    const base = save(starcraftAt(['planning.token']));
    const agenda = Array.from({ length: 300 }, () => ({ step: 'planning.begin', args: {} }));
    const state = isTree(base.checkpoint.state) ? { ...base.checkpoint.state, agenda } : null;
    const long = { ...base, options: 'none', checkpoint: { ...base.checkpoint, state } };
    expect(faultOf(() => restoreSave(starcraft, checkSave(resigned(long), 'long'))).code).toBe('does-not-fit');
    const entries = Array.from({ length: 200_001 }, () => 'rest');
    expect(faultOf(() => checkSave(resigned({ ...base, entries }), 'long')).code).toBe('not-a-save');
  });
});

describe('parts that do not fit together are refused or left out', () => {
  const match = toyUntil(({ decision }) => decision?.n === 14);
  const base = save(match);
  const { checkpoint } = base;

  test.each([
    ['a checkpoint after more entries than there are', { checkpoint: { ...checkpoint, entries: 1000 } }],
    ['a checkpoint after other answers', { checkpoint: { ...checkpoint, answers: 3 } }],
    ['a log with a gap', { logFrom: 1 }],
    ['a log that ends too soon', { log: [], logFrom: 0 }],
  ])('%s: the match is run again from its seed', (_, part) => {
    const { match: back, lost } = restoreSave(toy, checkSave(resigned({ ...base, ...part }), 'it'));
    expect(lost).toBeNull();
    expect(back.decision).toEqual(match.decision);
    expect(faultOf(() => restoreSave(toy, checkSave(resigned({ ...base, ...part, options: 0 }), 'it'))).code).toBe(
      'does-not-fit',
    );
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
    const { session } = sessionOf({ coach });
    expect(session.coach.list).toHaveLength(2);
    expect(session.coached).toBeNull();
  });

  test('an answer that was never offered: what came before is kept', () => {
    const entries = [...base.entries.slice(0, -1), 'no-such-option'];
    const { lost, match: back } = restoreSave(toy, checkSave(resigned({ ...base, entries }), 'it'));
    expect(lost === null).toBe(checkpoint.entries === entries.length);
    expect(back.decision?.n).toBe(checkpoint.answers);
  });

  test('fewer seats than the state has', () => {
    const seats = base.seats.slice(0, 2);
    expect(faultOf(() => restoreSave(toy, checkSave(resigned({ ...base, seats, seen: [] }), 'it'))).code).toBe(
      'does-not-fit',
    );
  });

  test('events without what their sentence needs', () => {
    const log = base.log.map(event => ({ ...event, words: { key: 'kernel.took-back' } }));
    const forged = checkSave(resigned({ ...base, log, options: 0 }), 'it');
    restoreSave(toy, forged).match.events('spectator');
  });
});
