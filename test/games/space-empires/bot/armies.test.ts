import { describe, expect, test } from 'vitest';
import { empiresAdvice, empiresForesight } from '../../../../src/games/space-empires/bot.ts';
import type { HexId } from '../../../../src/games/space-empires/data/hexes.ts';
import type { Answer } from '../../../../src/kernel/match/decision.ts';
import type { Turn } from '../../../../src/bots/player.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

const UP = { up: true } as const;

function turnAt(table: Scene): Turn {
  const random = { generator: [1, 2, 3, 4], scripted: [] };
  return { game: 'space-empires', view: table.match.view(0), decision: table.decision, random };
}

function hard(table: Scene): Answer {
  return empiresAdvice.policy(turnAt(table));
}

/** The key of the reason that hard gives for its answer; `null`: it gives none. */
function motive(table: Scene): string | null {
  return empiresForesight.motive?.(turnAt(table), hard(table))?.key ?? null;
}

/** Seat 0 with L7 and its Ship Yards, cycle 8; all seats know Cruisers, Attack and Defence 1, and Movement 2. */
function late(seats = 2): Scene {
  const table = scene(seats).turn(1, 8);
  for (const [seat, owner] of table.state.seats.entries()) {
    table.levels(seat, { 'ship-size': 3, attack: 1, defence: 1, movement: 2 });
    owner.shown = { attack: 1, defence: 1 };
  }
  return table.units(0, 'l7', 'yard', 4);
}

/** Asks where the counter of seat 0 in a hex goes. */
function leading(table: Scene, at: HexId): Scene {
  table.move();
  return table.answer(`go:${table.c(at, undefined, 0)}`);
}

describe('the armies of hard', () => {
  test('attack on the same hex in the same turn, from where each stands', () => {
    const table = (): Scene =>
      late().units(1, 'g6', 'cruiser', 5, {}, UP).units(0, 'h6', 'cruiser', 5).units(0, 'g7', 'cruiser', 2);
    expect(hard(leading(table(), 'h6'))).toBe('to:g6');
    expect(hard(leading(table(), 'g7'))).toBe('to:g6');
    expect(motive(leading(table(), 'g7'))).toBe('motive.strikes');
  });

  test('wait for each other beside a colony that one of them could not take', () => {
    const alone = (): Scene =>
      late().colony('f6', 1, 5).units(1, 'f6', 'cruiser', 5, {}, UP).units(0, 'h6', 'cruiser', 4);
    const table = leading(alone().units(0, 'i6', 'cruiser', 4), 'h6');
    expect(hard(table)).toBe('back');
    expect(motive(table)).toBe('motive.waits');
  });

  test('do not throw a single ship at an army on the homeworld', () => {
    const table = late().units(1, 'l7', 'cruiser', 5, {}, UP).units(0, 'l6', 'destroyer', 1);
    expect(hard(leading(table.units(0, 'j6', 'cruiser', 6), 'l6'))).not.toBe('to:l7');
  });

  test('do not chase one ship while an army beside it would take the homeworld meanwhile', () => {
    const table = (army: number): Scene => {
      const begun = late().units(0, 'l7', 'cruiser', 6).units(1, 'k6', 'cruiser', 1, {}, UP);
      return army === 0 ? begun : begun.units(1, 'l8', 'cruiser', army, {}, UP);
    };
    const asked = (army: number): Answer => hard(table(army).move());
    expect(asked(0)).toMatch(/^go:/);
    expect(asked(9)).toBe('done');
    expect(motive(table(9).move())).toBe('motive.guards');
  });

  test('SE-19.5 attack an army that would win the match at the homeworld of somebody else, at bad odds too', () => {
    const table = (guards: 'yard' | 'battleship'): Scene =>
      late(3).units(0, 'c10', 'cruiser', 5).units(1, 'c11', 'cruiser', 6, {}, UP).units(2, 'b12', guards, 6, {}, UP);
    expect(hard(leading(table('yard'), 'c10'))).toBe('to:c11');
    expect(hard(leading(table('battleship'), 'c10'))).not.toBe('to:c11');
  });

  test('merge anywhere, since a type has four counters', () => {
    const table = late().units(0, 'h6', 'cruiser', 1).units(0, 'h6', 'cruiser', 1).units(1, 'b2', 'yard', 4);
    // Two Cruisers far away are too few to go on: they come home, and are one counter before.
    expect(table.move().options.some(id => id.startsWith('merge:'))).toBe(true);
    const answers: Answer[] = [];
    while (table.decision.kind.startsWith('move.') && answers.length < 20) {
      answers.push(hard(table));
      table.answer(hard(table));
    }
    expect(answers.filter(id => String(id).startsWith('merge:'))).toHaveLength(1);
  });
});

describe('the single ships of hard', () => {
  test('stay out of reach of an army', () => {
    const table = (army: number): Scene => {
      const begun = late().marker('h6', 'planet').units(0, 'i6', 'colony-ship', 1);
      return army === 0 ? begun : begun.units(1, 'g6', 'cruiser', army, {}, UP);
    };
    expect(hard(leading(table(0), 'i6'))).toBe('to:h6');
    expect(hard(leading(table(6), 'i6'))).toBe('back');
    expect(motive(leading(table(6), 'i6'))).toBe('motive.keeps-away');
  });

  test('stay out of reach of a single ship that is known to be armed', () => {
    const table = (up: boolean): Scene =>
      late().marker('h6', 'planet').units(0, 'i6', 'colony-ship', 1).units(1, 'g6', 'scout', 1, {}, { up });
    expect(hard(leading(table(false), 'i6'))).toBe('to:h6');
    expect(hard(leading(table(true), 'i6'))).toBe('back');
  });

  test('go out of reach of an army between them and their home', () => {
    const table = late()
      .turn(3, 8)
      .units(1, 'j6', 'cruiser', 6, { movement: 2 }, { ...UP, shown: { movement: 2 } });
    expect(hard(leading(table.units(0, 'h6', 'miner', 1), 'h6'))).toMatch(/^to:g/);
  });

  test('SE-7.6 leave deep space alone once there is a way to the enemy', () => {
    const table = (): Scene => late().hidden('h4', 'danger').units(0, 'h5', 'scout', 1);
    expect(hard(leading(table(), 'h5'))).not.toBe('to:h4');
    const closed = table();
    for (const hex of ['c2', 'c1', 'b3', 'a2', 'a1', 'b1', 'a3', 'c3'] as const) closed.hidden(hex, 'danger');
    expect(hard(leading(closed, 'h5'))).toBe('to:h4');
    expect(motive(leading(closed, 'h5'))).toBe('motive.explores-risks');
  });
});

describe('the sheet of hard', () => {
  /** What is written first. */
  function first(table: Scene): Answer {
    for (const hex of ['k6', 'k8', 'j7', 'j8'] as const) table.colony(hex, 0, 5);
    return hard(table.begin('economy.begin', {}));
  }

  test('has a base for a homeworld that enemies can reach within two moves', () => {
    const table = (): Scene => late().cp(0, 20);
    expect(first(table())).not.toBe('buy:base:l7');
    expect(first(table().units(1, 'j7', 'cruiser', 5, {}, UP))).toBe('buy:base:l7');
  });

  test('keeps money for a technology while enemies at the homeworld let it buy nothing', () => {
    const written = (cp: number): Answer =>
      hard(late().units(1, 'l7', 'cruiser', 6, {}, UP).cp(0, cp).begin('economy.begin', {}));
    expect(written(10)).toBe('enough');
    expect(written(20)).toMatch(/^technology:/);
  });

  test('has Defence 1 before the sixth Cruiser, and further technology only for money that buys no ship', () => {
    const table = late().levels(0, { defence: 0 }).units(0, 'l7', 'cruiser', 5).cp(0, 20);
    expect(first(table)).toBe('technology:defence');
    expect(first(late().units(0, 'l7', 'cruiser', 5).cp(0, 20))).toBe('buy:cruiser:l7');
    const shipless = late().cp(0, 30);
    shipless.state.pieces = shipless.state.pieces.filter(({ kind }) => kind !== 'yard');
    expect(first(shipless)).toMatch(/^technology:/);
    expect(motive(shipless)).toBe('motive.learns');
  });
});
