import { expect, test } from 'vitest';
import { regroupingSteps } from '../../../../../src/games/starcraft/rules/regrouping.ts';
import { scene } from '../../scene.ts';
import { executing, holding, isOver } from './step-8.ts';

test('SC-4.6.2 Shifting Lanes: an end moves to a free slot of any planet but that of the other end; transports stay', () => {
  const board = executing('e1-01', table =>
    table.zAxis('braken', 'torus').with(state => state.routes.at(-1)?.transports.push(0, 2)),
  );
  expect(board.decision).toMatchObject({ seat: 0, kind: 'event.end', secrecy: 'open' });
  expect(board.options).toEqual(['end:z1-major', 'end:z1-minor']);
  board.answer('end:z1-minor');
  expect(board.options).toEqual([
    'slot:torus-south',
    'slot:helios-north',
    'slot:helios-east',
    'slot:helios-south',
    'back',
  ]);
  board.answer('slot:helios-east');
  expect(board.now.routes.at(-1)).toEqual({
    id: 'z1',
    kind: 'z-axis',
    ends: [
      { planet: 'braken', side: 'north' },
      { planet: 'helios', side: 'east' },
    ],
    transports: [0, 2],
  });
  expect(isOver(board)).toBe(true);
});

test('SC-4.6 Shifting Lanes: the slots of the planet at the other end are blocked', () => {
  const board = executing('e1-02', table => table.zAxis('torus', 'helios')).answer('end:z1-major');
  expect(board.options).toEqual(['slot:braken-north', 'slot:torus-south', 'back']);
  expect(board.blockedBy('slot:helios-east')).toBe('SC-4.6');
});

test('SC-21.7.2 Shifting Lanes: not without a z-axis route, nor without a slot to move to', () => {
  expect(holding('e1-01').blockedBy('event:e1-01')).toBe('SC-4.6');
  const full = holding('e1-01', table =>
    table
      .zAxis('braken', 'torus')
      .zAxis('torus', 'helios')
      .with(state => {
        const [east, south] = [
          { planet: 'helios', side: 'east' } as const,
          { planet: 'helios', side: 'south' } as const,
        ];
        state.routes.push({ id: 'r3', kind: 'normal', ends: [east, south], transports: [] });
      }),
  );
  expect(full.blockedBy('event:e1-01')).toBe('SC-4.6.2');
});

test('SC-18.1 EX-F4 a transport on a moved route that touches no own base is destroyed only in the next step 1', () => {
  const board = executing('e1-01', table =>
    table.zAxis('braken', 'torus').with(state => state.routes.at(-1)?.transports.push(0)),
  ).answer('end:z1-major', 'slot:helios-north');
  expect(isOver(board)).toBe(true);
  expect(board.now.routes.at(-1)?.transports).toEqual([0]);
  const next = scene(['mengsk', 'overmind', 'tassadar'], regroupingSteps)
    .with(state => Object.assign(state, board.now, { agenda: [], outcome: null, eventDeck: ['e1-01'] }))
    .begin('regrouping.begin', {});
  expect(next.now.routes.at(-1)?.transports).toEqual([]);
});
