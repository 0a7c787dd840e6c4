import { expect, test } from 'vitest';
import { eliminationSteps } from '../../../../src/games/starcraft/rules/elimination.ts';
import { regroupingSteps } from '../../../../src/games/starcraft/rules/regrouping.ts';
import { en } from '../../../../src/games/starcraft/text/en.ts';
import { createFormatter } from '../../../../src/kernel/words/format.ts';
import { seatState } from '../../../../src/games/starcraft/state/seats.ts';
import type { EventCardId } from '../../../../src/games/starcraft/data/events.ts';
import type { FactionId } from '../../../../src/games/starcraft/data/factions.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

/** Stage I below, so that nobody wins by an objective; the seats hold these Event cards face down. */
function table(factions: readonly FactionId[], ...held: readonly (readonly EventCardId[])[]): Scene {
  const board = scene(factions, regroupingSteps, eliminationSteps).planet('torus', 0, 0).planet('braken', 1, 0);
  const homes = ['torus-2', 'torus-4', 'braken-2'] as const;
  factions.forEach((_, seat) => board.base(homes[seat] ?? 'torus-1', seat));
  held.forEach((cards, seat) =>
    board.seat(seat, owner => {
      owner.events = [...cards];
    }),
  );
  return board.with(state => {
    state.eventDeck = ['e1-01'];
  });
}

test('SC-18.8 SC-21.2 who holds Event cards is asked in private, clockwise from the first player, and nobody else', () => {
  const board = table(['mengsk', 'overmind', 'tassadar'], ['e1-10'], [], ['e2-01', 'e2-02'])
    .with(state => {
      state.firstPlayer = 1;
    })
    .begin('regrouping.begin', {});
  expect(board.decision).toMatchObject({ seat: 2, kind: 'regrouping.event', secrecy: 'sealed', rule: 'SC-21.2' });
  board.answer('none');
  expect(board.decision).toMatchObject({ seat: 0, kind: 'regrouping.event', secrecy: 'sealed' });
  board.answer('none');
  expect(board.endedAt).toBe('planning.begin');
});

test('SC-21.2 SC-21.5 cards that are not executed are shown and discarded without effect', () => {
  const board = table(['mengsk', 'overmind'], ['e1-10', 'e2-10']).begin('regrouping.begin', {}).answer('none');
  expect(board.now.eventDiscard).toEqual(['e1-10', 'e2-10']);
  expect(seatState(board.now, 0).events).toEqual([]);
  const shown = board.match.events('spectator').find(({ words }) => words.key === 'events.discarded');
  expect(shown?.refs).toEqual(['event:e1-10', 'event:e2-10']);
});

test('SC-21.7.2 an event of which nothing can be carried out is blocked with the reason; two of a kind are one option', () => {
  const board = table(['mengsk', 'overmind'], ['e3-18', 'e3-17', 'e1-12']).begin('regrouping.begin', {});
  expect(board.options).toEqual(['event:e1-12', 'none']);
  expect(board.match.blocked()).toMatchObject([
    {
      id: 'event:e3-18',
      rule: 'SC-21.7.8',
      why: { key: 'events.why.no-points' },
      refs: ['event:e3-18', 'event:e3-17'],
    },
  ]);
});

test('SC-21.7.1 the card is chosen in private, then executed as a step of its own, and the other cards are discarded before', () => {
  const board = table(['mengsk', 'overmind'], ['e1-12', 'e3-11']).begin('regrouping.begin', {}).answer('event:e1-12');
  expect(board.told.indexOf('events.discarded')).toBeLessThan(board.told.indexOf('cards.drawn'));
  expect(board.now.eventDiscard).toEqual(['e1-12', 'e3-11']);
  expect(board.now.order).toBeNull();
});

test('SC-21.7.2 a chosen event that a concession has made impossible has no effect', () => {
  const board = table(['mengsk', 'overmind', 'tassadar'], ['e3-15'])
    .area('torus-1', 0, { marine: 1 })
    .area('torus-3', 1, { zergling: 1 })
    .begin('regrouping.begin', {});
  board.match.concede(1);
  board.answer('event:e3-15');
  expect(board.told).toContain('elimination.concedes');
  expect(board.told).toContain('events.no-effect');
  expect(board.endedAt).toBe('planning.begin');
});

test('SC-6.6 only the owner is told what was read', () => {
  const board = table(['mengsk', 'overmind'], ['e3-12']).begin('regrouping.begin', {});
  const say = createFormatter(en, ['Ann', 'Bob']);
  const heard = (viewer: number | 'spectator'): string[] => board.match.events(viewer).map(({ words }) => say(words));
  expect(heard('spectator')).toContain('Ann reads 1 Event card.');
  expect(heard(1)).toEqual(heard('spectator'));
  expect(heard(0).join()).toContain('Ann reads: Decisive Triumph.');
});

test('SC-21.4 EX-62 The End Draws Near must be chosen, and the one who holds it is still asked in private', () => {
  const board = table(['mengsk', 'overmind'], ['e1-10', 'e3-01']).begin('regrouping.begin', {});
  expect(board.decision.secrecy).toBe('sealed');
  expect(board.options).toEqual(['event:e3-01']);
  expect(board.blockedBy('none')).toBe('SC-21.4');
  expect(board.blockedBy('event:e1-10')).toBe('SC-21.4');
});

test('SC-21.4 EX-62 two copies are played at once with one benefit, the other card is discarded', () => {
  const board = table(['mengsk', 'overmind'], ['e3-01', 'e1-10', 'e3-03']).begin('regrouping.begin', {});
  board.answer('event:e3-01');
  expect(board.now.endDrawsNear).toEqual(['e3-01', 'e3-03']);
  expect(board.now.eventDiscard).toEqual(['e1-10']);
  expect(board.decision).toMatchObject({ kind: 'regrouping.benefit', seat: 0, secrecy: 'open', rule: 'SC-21.4' });
  expect(board.options).toEqual(['benefit:conquest-points', 'benefit:draw-combat']);
  board.answer('benefit:conquest-points');
  expect(seatState(board.now, 0).conquestPoints).toBe(1);
  expect(board.match.outcome).toMatchObject({ winners: [0], words: { key: 'victory.end-game' } });
});

test('SC-21.4 EX-62 with one beside the board two more bring one benefit, and the most conquest points win', () => {
  const board = table(['mengsk', 'overmind'], ['e3-01', 'e3-03', 'e1-10'])
    .with(state => {
      state.endDrawsNear = ['e3-02'];
    })
    .seat(1, owner => {
      owner.conquestPoints = 2;
    })
    .begin('regrouping.begin', {});
  expect(board.options).toEqual(['event:e3-01']);
  board.answer('event:e3-01');
  expect(board.match.outcome).toBeNull();
  board.answer('benefit:conquest-points');
  expect(board.now.seats.map(({ conquestPoints }) => conquestPoints)).toEqual([1, 2]);
  expect([board.now.endDrawsNear, board.now.eventDiscard]).toEqual([['e3-02', 'e3-01', 'e3-03'], ['e1-10']]);
  expect(board.match.outcome).toMatchObject({ winners: [1], words: { key: 'victory.end-game' } });
});

test('SC-21.4 EX-62 with one beside the board two more end the match, and Aldaris wins if in play', () => {
  const board = table(['mengsk', 'aldaris'], ['e3-01', 'e3-03', 'e1-10'])
    .with(state => {
      state.endDrawsNear = ['e3-02'];
    })
    .seat(0, owner => {
      owner.conquestPoints = 9;
    })
    .begin('regrouping.begin', {})
    .answer('event:e3-01', 'benefit:draw-combat');
  expect(board.match.outcome).toMatchObject({ winners: [1], words: { key: 'victory.aldaris' } });
  expect(seatState(board.now, 0).hand).toHaveLength(2);
  expect(board.now.eventDiscard).toEqual(['e1-10']);
});

test('SC-19.4.1 ruling aldaris-at-once: the match ends only at the end of the step: who comes later still plays its card', () => {
  const board = table(['mengsk', 'overmind'], ['e3-01', 'e3-02'], ['e3-03']).begin('regrouping.begin', {});
  board.answer('event:e3-01', 'benefit:draw-combat');
  expect(board.decision).toMatchObject({ seat: 1, kind: 'regrouping.event' });
  board.answer('event:e3-03', 'benefit:conquest-points');
  expect(board.match.outcome?.winners).toEqual([1]);
});

test('SC-21.4 one copy alone does not end the match and lies beside the board for good', () => {
  const board = table(['mengsk', 'overmind'], ['e3-01']).begin('regrouping.begin', {});
  board.answer('event:e3-01', 'benefit:conquest-points');
  expect(board.endedAt).toBe('planning.begin');
  expect(board.now.endDrawsNear).toEqual(['e3-01']);
});

test('SC-21.4 SC-11.8 without any Combat card to draw the point is taken', () => {
  const board = table(['mengsk', 'overmind'], ['e3-01'])
    .seat(0, owner => {
      owner.deck = [];
    })
    .begin('regrouping.begin', {})
    .answer('event:e3-01');
  expect(seatState(board.now, 0).conquestPoints).toBe(1);
  expect(board.endedAt).toBe('planning.begin');
});

test('SC-21.2 after a point won in step 8 a normal victory waits for the next step 6 (ruling steps-of-regrouping)', () => {
  const board = table(['mengsk', 'overmind'], ['e3-01'])
    .seat(0, owner => {
      owner.conquestPoints = 14;
    })
    .begin('regrouping.begin', {})
    .answer('event:e3-01', 'benefit:conquest-points');
  expect(seatState(board.now, 0).conquestPoints).toBe(15);
  expect(board.endedAt).toBe('planning.begin');
});
