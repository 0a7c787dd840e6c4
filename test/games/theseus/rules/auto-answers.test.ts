import { describe, expect, test } from 'vitest';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

// What makes no difference is marked, so that people need not be asked.

/** The option of the pending question that a screen may take without asking. */
function autoOf(table: Scene): string | undefined {
  return table.decision.options.find(({ autoAnswer }) => autoAnswer === true)?.id;
}

describe('rooms, TH-6.6', () => {
  function comesTo(...there: readonly string[]): Scene {
    const table = scene(['aliens', 'marines']).unit('alien-1', 'corridors-a').unit('marine-1', 'docking-bay-a');
    if (there.includes('b')) table.unit('marine-2', 'control-room-b');
    if (there.includes('c')) table.unit('marine-3', 'control-room-c');
    return table.turn('aliens');
  }

  test('TH-6.6 in an empty sector whose rooms are all alike none is asked for', () => {
    const table = comesTo();
    expect(table.decision.kind).toBe('move.room');
    expect(autoOf(table)).toBe('room:control-room-a');
  });

  test('TH-6.6 a room beside somebody is not like one that no passage joins to them', () => {
    const table = comesTo('b');
    expect(table.decision.kind).toBe('move.room');
    expect(autoOf(table)).toBeUndefined();
  });
});

describe('traps, TH-7.2', () => {
  function walksInto(...traps: readonly ('marines-mine-1' | 'marines-fire-1' | 'marines-ambush-1')[]): Scene {
    const table = scene(['aliens', 'marines']).unit('alien-1', 'corridors-a').unit('marine-1', 'docking-bay-a');
    for (const [at, trap] of traps.entries()) table.card(trap, at === 0 ? 'control-room-s1' : 'control-room-s4');
    return table.turn('aliens').answer('room:control-room-a');
  }

  test('TH-7.2 the order of traps that only wound makes no difference', () => {
    const table = walksInto('marines-fire-1', 'marines-mine-1');
    expect(table.decision.kind).toBe('trap.order');
    expect(autoOf(table)).toBe(table.decision.options[0]?.id);
  });

  test('TH-7.2 whose traps they are does, since points may be won', () => {
    const table = scene(['aliens', 'marines', 'greys'])
      .unit('alien-1', 'corridors-a')
      .unit('marine-1', 'docking-bay-a')
      .unit('grey-1', 'docking-bay-b')
      .card('marines-mine-1', 'control-room-s1')
      .card('greys-mine-1', 'control-room-s4')
      .turn('aliens')
      .answer('room:control-room-a');
    expect(table.decision.kind).toBe('trap.order');
    expect(autoOf(table)).toBeUndefined();
  });
});

describe('actions, TH-10.1', () => {
  function carriesOut(second: 'scientists-archive-2' | 'scientists-small-laboratory-1', upgrades = 0): Scene {
    const table = scene(['scientists', 'marines'])
      .unit('scientist-1', 'corridors-a')
      .unit('marine-1', 'docking-bay-a')
      .card('scientists-archive-1', 'control-room-s1')
      .card(second, 'control-room-s4');
    if (upgrades > 0) table.seat('scientists', { upgrades });
    table.turn('scientists');
    if (table.options.includes('unit:scientist-1')) table.answer('unit:scientist-1');
    return table.answer('room:control-room-a');
  }

  test('TH-10.1 the order of cards that only give data points makes no difference', () => {
    const table = carriesOut('scientists-archive-2');
    expect(table.decision.kind).toBe('actions.card');
    expect(autoOf(table)).toBe('run:scientists-archive-1');
  });

  test('TH-10.1 it does where one of them gives a token, which raises the other', () => {
    expect(autoOf(carriesOut('scientists-small-laboratory-1'))).toBeUndefined();
  });

  test('TH-5.2 it does where a token can be spent in between', () => {
    expect(autoOf(carriesOut('scientists-archive-2', 1))).toBeUndefined();
  });
});

describe('a bonus card just gained, TH-11.7', () => {
  function gains(bonus: 'bonus-upgrade-1' | 'bonus-card-from-deck-1', deck: readonly 'marines-fire-1'[]): Scene {
    const table = scene(['marines', 'aliens'])
      .unit('marine-1', 'corridors-a')
      .unit('alien-1', 'docking-bay-a')
      .pending('marines-mine-1', 'control-room-p1')
      .bonus(bonus, 'control-room-s2');
    if (deck.length > 0) table.deck('marines', ...deck);
    table.turn('marines').answer('room:control-room-a');
    while (!table.options.includes('deploy:control-room-p1')) table.answer(table.options[0] ?? '');
    return table.answer('deploy:control-room-p1', 'slot:control-room-s2');
  }

  test('TH-11.7 that is offered again after the slot is filled is offered once', () => {
    const table = gains('bonus-upgrade-1', ['marines-fire-1']);
    expect(table.decision.kind).toBe('pending.bonus');
    expect(autoOf(table)).toBe('keep');
    table.answer('keep');
    expect(table.options).toContain('play:bonus-upgrade-1');
  });

  test('TH-11.7 is asked about before a card is drawn where the deck is what it is about, or is empty', () => {
    expect(autoOf(gains('bonus-card-from-deck-1', ['marines-fire-1']))).toBeUndefined();
    expect(autoOf(gains('bonus-upgrade-1', []))).toBeUndefined();
  });
});
