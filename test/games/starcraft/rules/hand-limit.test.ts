import { expect, test } from 'vitest';
import { regroupingSteps } from '../../../../src/games/starcraft/rules/regrouping.ts';
import { seatState } from '../../../../src/games/starcraft/state/seats.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

const ELEVEN = [
  'terran-c01',
  'terran-c02',
  'terran-c03',
  'terran-c04',
  'terran-c05',
  'terran-c06',
  'terran-c07',
  'terran-c08',
  'terran-c09',
  'terran-c10',
  'terran-c11',
] as const;

function withElevenCards(): Scene {
  return twoSeats()
    .planet('braken', 0, 0)
    .base('braken-2', 0)
    .base('braken-3', 1)
    .hand(0, ...ELEVEN)
    .inPlay(0, 'spider-mines-1', 'spider-mines-2');
}

/** Stage I, so that nobody wins by an objective on the way. */
function twoSeats(): Scene {
  return scene(['mengsk', 'overmind'], regroupingSteps).with(state => {
    state.eventDeck = ['e1-01'];
  });
}

test('SC-18.9 EX-77 a Terran seat with 11 cards discards three, whatever lies in its play area', () => {
  const table = withElevenCards().begin('regrouping.begin', {});
  expect(table.decision).toMatchObject({ kind: 'regrouping.discard', seat: 0, secrecy: 'sealed', rule: 'SC-18.9' });
  expect(table.options).toHaveLength(11);
  expect(table.blockedBy('done')).toBe('SC-18.9');
  table.answer('card:terran-c01', 'card:terran-c05', 'card:terran-c09');
  expect(table.options).toEqual(['done', 'put-back:terran-c01', 'put-back:terran-c05', 'put-back:terran-c09']);
  table.answer('done');
  expect(table.endedAt).toBe('planning.begin');
  const owner = seatState(table.now, 0);
  expect(owner.hand).toHaveLength(8);
  expect(owner.discard).toEqual(['terran-c01', 'terran-c05', 'terran-c09']);
});

test('SC-18.9 a card can be kept after all; nothing leaves the hand before it is done', () => {
  const table = withElevenCards().begin('regrouping.begin', {});
  table.answer('card:terran-c01', 'card:terran-c02', 'put-back:terran-c01', 'card:terran-c03', 'card:terran-c04');
  expect(seatState(table.now, 0).hand).toHaveLength(11);
  table.answer('done');
  expect(seatState(table.now, 0).discard).toEqual(['terran-c02', 'terran-c03', 'terran-c04']);
});

test('SC-18.9 a seat within its limit is not asked', () => {
  const table = twoSeats()
    .planet('braken', 0, 0)
    .base('braken-2', 0)
    .base('braken-3', 1)
    .hand(0, ...ELEVEN.slice(0, 8))
    .hand(1, 'zerg-c01', 'zerg-c02', 'zerg-c03', 'zerg-c04', 'zerg-c05', 'zerg-c06')
    .begin('regrouping.begin', {});
  expect(table.endedAt).toBe('planning.begin');
});

test('SC-18 the ten steps come in their order', () => {
  const table = withElevenCards()
    .area('braken-1', 0, { marine: 1 })
    .workers(0, 5)
    .seat(0, owner => {
      owner.pool = 2;
      owner.unavailable = 3;
      owner.events = ['e1-07'];
    })
    .area('braken-2', 1, { zergling: 1 })
    .begin('regrouping.begin', {})
    .answer('none', 'card:terran-c01', 'card:terran-c05', 'card:terran-c09', 'done');
  expect(table.told).toEqual([
    'regrouping.begins',
    'regrouping.base-destroyed',
    'regrouping.cards-gained',
    'regrouping.workers',
    'conquest-points.gained',
    'events.read',
    'events.discarded',
    'regrouping.discarded',
    'regrouping.token',
  ]);
  expect(table.now.phase).toBe('regrouping');
  expect(table.now.step).toBe(10);
});
