import { expect, test } from 'vitest';
import { machineFactsTold } from '../../../../src/games/space-empires/board/solo.ts';
import { empiresView } from '../../../../src/games/space-empires/view.ts';
import { alone, withMachine } from '../rules/solo/machine-scenes.ts';

test('SE-25.4: a machine that is looked at says where it goes next and why, and when the player chooses', () => {
  const table = withMachine(alone().colony('h7', 0, 3), 'f7', { strength: 2, damage: 3, weakness: 'mines' });
  const view = empiresView(table.state, 0);
  const piece = view.pieces.find(({ kind }) => kind === 'machine');
  if (piece === undefined) throw new Error('no machine');
  const told = Object.fromEntries(machineFactsTold(view, piece));
  expect(told['board.machine.hull']?.with).toEqual({ left: 4, hull: 7 });
  expect(told['board.machine.weak']?.key).toBe('board.machine.weak.mines');
  expect(told['board.machine.next']).toMatchObject({
    key: 'board.machine.next.choice',
    with: { steps: 'G6, G7', goals: 'H7', distance: 2, value: 3 },
  });
  const near = withMachine(alone(), 'l5');
  const other = empiresView(near.state, 0);
  const found = other.pieces.find(({ kind }) => kind === 'machine');
  if (found === undefined) throw new Error('no machine');
  expect(Object.fromEntries(machineFactsTold(other, found))['board.machine.next']).toMatchObject({
    key: 'board.machine.next.of',
    with: { steps: 'L6', goals: 'L7' },
  });
});
