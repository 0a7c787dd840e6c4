import { describe, expect, test } from 'vitest';
import { regroupingSteps } from '../../../../src/games/starcraft/rules/regrouping.ts';
import { changeHand } from '../../../../src/games/starcraft/state/hand.ts';
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

describe('SC-18.8, SC-18.9 discards chosen before others play their events', () => {
  /** Both seats have an Event card, and the first one has three cards too many. */
  function bothWithEvents(): Scene {
    return withElevenCards()
      .hand(1, 'zerg-c01', 'zerg-c02')
      .seat(0, owner => (owner.events = ['e1-07']))
      .seat(1, owner => (owner.events = ['e1-08']));
  }

  test('SC-18.9 a seat chooses right after its own event, and nothing leaves its hand before step 9', () => {
    const table = bothWithEvents().begin('regrouping.begin', {}).answer('none');
    expect(table.decision).toMatchObject({ kind: 'regrouping.discard', seat: 0, secrecy: 'sealed' });
    table.answer('card:terran-c01', 'card:terran-c05', 'card:terran-c09', 'done');
    expect(table.decision).toMatchObject({ kind: 'regrouping.event', seat: 1 });
    expect(seatState(table.now, 0).hand).toHaveLength(11);
    expect(seatState(table.now, 0).discard).toEqual([]);
    table.answer('none');
    expect(table.endedAt).toBe('planning.begin');
    expect(seatState(table.now, 0).discard).toEqual(['terran-c01', 'terran-c05', 'terran-c09']);
    expect(seatState(table.now, 0).discarding).toBe(0);
  });

  test('SC-18.9 it may wait until all events are played, and is asked then', () => {
    const table = bothWithEvents().begin('regrouping.begin', {}).answer('none', 'later', 'none');
    expect(table.decision).toMatchObject({ kind: 'regrouping.discard', seat: 0 });
    expect(table.options).not.toContain('later');
  });

  test('SC-18.9 where nobody has an event left, nothing can be put off', () => {
    const table = withElevenCards().begin('regrouping.begin', {});
    expect(table.options).not.toContain('later');
  });

  test('SC-18.9 a choice that no longer fits the limit is asked again', () => {
    const table = withElevenCards().seat(0, owner => (owner.discarding = 2));
    expect(table.begin('regrouping.discard', { seat: 0 }).decision).toMatchObject({ kind: 'regrouping.discard' });
  });

  test('SC-18.9 cards drawn meanwhile drop the choice', () => {
    const owner = { ...seatState(withElevenCards().begin('regrouping.begin', {}).now, 0), discarding: 3 };
    changeHand(owner, [...owner.hand, 'terran-c12']);
    expect(owner.discarding).toBe(0);
  });
});
