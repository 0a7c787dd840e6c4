import { describe, expect, test } from 'vitest';
import { definition } from '../../../../src/games/space-empires/game.ts';
import type { EmpiresState } from '../../../../src/games/space-empires/state/state.ts';
import type { Task } from '../../../../src/kernel/match/play.ts';
import type { Steps } from '../../../../src/games/space-empires/state/steps.ts';
import { among, fleet } from '../rules/solo/alien-scenes.ts';
import { scene } from '../scene.ts';
import { alone, machinesMove, withMachine } from '../rules/solo/machine-scenes.ts';

/** A state as a file has it, read again. */
function readAgain(state: EmpiresState, change: (plain: Record<string, unknown>) => void = () => undefined) {
  const plain: unknown = JSON.parse(JSON.stringify(state));
  if (typeof plain !== 'object' || plain === null) throw new Error('no state');
  change({ ...plain });
  return definition.readState(
    plain,
    state.seats.map(({ name }) => ({ name })),
  );
}

describe('what earlier programs saved', () => {
  const agenda = (...tasks: Task<Steps>[]): Task<Steps>[] => tasks;

  test('SE-5.2: fleets and machines of a turn that was saved amid it still fight', () => {
    const table = fleet(fleet(among(), 'g6', 12), 'g7', 12);
    const [first, second] = table.state.pieces.slice(-2).map(({ handle }) => handle);
    table.state.agenda = agenda(
      { step: 'empire.siege', args: { number: 0, hex: 'g6' } },
      { step: 'empire.fleet', args: { number: 0, pieces: [first ?? 0] } },
      { step: 'empire.fleet', args: { number: 0, pieces: [second ?? 0] } },
      { step: 'empire.fleet', args: { number: 1, pieces: [] } },
      { step: 'turn.end', args: {} },
    );
    expect(
      readAgain(table.state).agenda.map(({ step, args }) => `${step} ${'number' in args ? args.number : ''}`),
    ).toEqual([
      'empire.siege 0',
      'empire.fleet 0',
      'empire.fleet 0',
      'empire.fights 0',
      'empire.fleet 1',
      'empire.fights 1',
      'turn.end ',
    ]);
    const machines = withMachine(alone(), 'i6');
    machines.state.agenda = agenda(
      { step: 'solo.planet', args: { number: 0 } },
      { step: 'solo.machine', args: { number: 1 } },
      { step: 'solo.machine', args: { number: 2 } },
      { step: 'empires.turn', args: {} },
    );
    expect(readAgain(machines.state).agenda.map(({ step }) => step)).toEqual([
      'solo.planet',
      'solo.machine',
      'solo.machine',
      'solo.fights',
      'empires.turn',
    ]);
  });

  test('SE-6.3: counters without labels get one each', () => {
    const { state } = scene().units(0, 'e5', 'scout', 2).units(0, 'g6', 'cruiser').units(1, 'i5', 'scout');
    const read = readAgain(state, ({ pieces, seats }) => {
      for (const piece of [pieces].flat())
        if (typeof piece === 'object' && piece !== null) Reflect.deleteProperty(piece, 'label');
      for (const seat of [seats].flat())
        if (typeof seat === 'object' && seat !== null) Reflect.deleteProperty(seat, 'left');
    });
    const labelsOf = (seat: number): readonly number[] =>
      read.pieces.flatMap(({ owner, label }) => (owner === seat ? [label] : []));
    expect([0, 1].map(seat => labelsOf(seat).toSorted())).toEqual([[0, 1], [0]]);
    expect(read.seats.map(({ left }) => left)).toEqual([[], []]);
    expect(readAgain(read)).toEqual(read);
  });

  test('SE-5.2: a turn that is saved now is read as it is', () => {
    const table = among();
    table.state.agenda = agenda(
      { step: 'empire.fleet', args: { number: 0, pieces: [] } },
      { step: 'empire.fights', args: { number: 0 } },
      { step: 'empire.fleet', args: { number: 1, pieces: [] } },
      { step: 'empire.fights', args: { number: 1 } },
      { step: 'turn.end', args: {} },
    );
    expect(readAgain(table.state).agenda).toEqual(table.state.agenda);
  });

  test('SE-26.8.1: an empire that says nothing of it is not sealed in', () => {
    const { state } = among();
    for (const empire of state.solo?.empires ?? []) Reflect.deleteProperty(empire, 'sealed');
    expect(readAgain(state).solo?.empires.map(({ sealed }) => sealed)).toEqual([false, false, false]);
  });
});

test.each([
  ['SE-25.4: a machine that has moved', machinesMove(withMachine(alone().colony('h7', 0), 'f7')).answer('hex:g7')],
  [
    'SE-26.8: fleets that have moved',
    fleet(among(), 'g6', 12).begin('empires.turn', {}, { step: 'economy.begin', args: {} }),
  ],
])('%s is saved and read as it is', (_, table) => {
  expect(readAgain(table.now)).toEqual(table.now);
});
