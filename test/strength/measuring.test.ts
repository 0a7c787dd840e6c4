import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { readArguments } from './arguments.ts';
import { KeptMatches } from './kept.ts';
import { playOrder } from './playing.ts';
import type { Measured, Order } from './playing.ts';
import { summaryOf } from './summary.ts';

const measured = (pair: number, match: 0 | 1, winners: readonly number[], more: Partial<Measured> = {}): Measured => ({
  pair,
  match,
  players: match === 0 ? [0, 1] : [1, 0],
  factions: ['aliens', 'greys'],
  winners: [...winners],
  how: 'victory.data',
  rounds: 7 + pair,
  decisions: 100,
  cpu: match === 0 ? [3000, 500] : [500, 1000],
  searched: [[10, 20, 30, 400], []],
  ...more,
});

describe('what is measured', () => {
  test('is the same for the same order, apart from the times', async () => {
    const order: Order = {
      game: 'theseus',
      players: ['normal', 'before'],
      seats: 2,
      options: {},
      seed: 'measuring',
      pair: 3,
      match: 1,
    };
    const { cpu, ...match } = await playOrder(order);
    const { cpu: _cpu, ...again } = await playOrder(order);
    expect(again).toEqual(match);
    expect(match.winners).toHaveLength(1);
    expect(match.players).toEqual([1, 0]);
    expect(Math.min(...cpu)).toBeGreaterThan(0);
  }, 60_000);

  test('is told by rates with their intervals, by faction, and by processor time', () => {
    const told = summaryOf(['hard', 'normal'], [measured(0, 0, [0]), measured(0, 1, [1]), measured(1, 0, [1])]);
    expect(told).toContain('| 1 against 1 | 3 | 2 | 67 (21-94) | 50 |');
    expect(told).toContain('| aliens | 2 | 1 | 50 (9-91) | 50 |');
    expect(told).toContain('| greys | 1 | 1 | 100 (21-100) | 50 |');
    expect(told).toContain('| hard | 2.33 | 12 | 20 | 400 |');
    expect(told).toContain('| normal | 0.50 | 0 | - | - |');
    expect(told).toContain('Rounds: 7 to 8, median 7. Ended by: victory.data 3.');
  });

  test('counts a shared victory in parts', () => {
    const told = summaryOf(['hard', 'normal'], [measured(0, 0, [0, 1])]);
    expect(told).toContain('| 1 against 1 | 1 | 0.5 |');
  });

  test('is kept, so that a run that was cut off goes on, unless what plays has changed', () => {
    const folder = temporaryFolder('strength');
    const measuring = readArguments(['theseus', '--players', 'normal,before', '--pairs', '4']);
    const kept = new KeptMatches(folder, measuring, 'program');
    kept.add(measured(1, 0, [1]));
    kept.add(measured(0, 1, [0]));
    const [file = ''] = readdirSync(folder);
    const lines = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, file), `${lines}{"pair":2,"mat`);
    const again = new KeptMatches(folder, measuring, 'program');
    expect(again.of(4)).toEqual([measured(0, 1, [0]), measured(1, 0, [1])]);
    expect(again.of(1)).toEqual([measured(0, 1, [0])]);
    expect(again.has({ pair: 1, match: 0 })).toBe(true);
    expect(again.has({ pair: 1, match: 1 })).toBe(false);
    expect(new KeptMatches(folder, measuring, 'another').of(4)).toEqual([]);
  });

  test.each([
    [['chess'], 'name one game'],
    [['theseus'], '--players: name two'],
    [['theseus', '--players', 'normal,nobody'], '--players nobody'],
    [['theseus', '--players', 'normal,before', '--pairs', '0'], '--pairs 0'],
    [['theseus', '--players', 'normal,before', '--pairs', '2', '--seats', '7'], '--seats 7'],
    [['theseus', '--players', 'normal,before', '--pairs', '2', '--options', '7'], '--options 7'],
  ])('is refused where the command says what there is not: %j', (args, said) => {
    expect(() => readArguments(args)).toThrow(said);
  });
});
