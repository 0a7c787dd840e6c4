import { expect, test } from 'vitest';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

/** Yellow (seat 0) has come to the green colony (seat 1) on G6, as in the printed example. */
function printed(): Scene {
  const fighter = { special: 1 };
  const cloak = { special: 1 };
  return scene()
    .colony('g6', 1)
    .units(1, 'g6', 'base', 1)
    .units(1, 'g6', 'fighter', 2, fighter)
    .units(1, 'g6', 'battlecruiser', 2)
    .units(1, 'g6', 'cruiser', 2)
    .units(1, 'g6', 'yard', 1)
    .units(1, 'g6', 'scout', 1)
    .units(1, 'g6', 'mine', 1)
    .units(0, 'g6', 'raider', 2, cloak)
    .units(0, 'g6', 'battleship', 2)
    .units(0, 'g6', 'fighter', 6, fighter)
    .units(0, 'g6', 'cruiser', 3)
    .units(0, 'g6', 'carrier', 2)
    .units(0, 'g6', 'colony-ship', 1);
}

/** How many units of a side can fight. */
function fighting(table: Scene, owner: number): number {
  const unarmed = ['colony-ship', 'mine'];
  return table.now.pieces.reduce(
    (sum, piece) => sum + (piece.owner === owner && !unarmed.includes(piece.kind) ? piece.count : 0),
    0,
  );
}

test('EX-1: the printed battle, with all its numbers, SE-8, SE-14.3, SE-14.4, SE-15.4, SE-16.4', () => {
  const dice = [5, 10, 8, 4, 7, 2, 9, 5, 6, 3, 3, 8, 1, 9, 2, 2, 3];
  const table = printed()
    .dice(...dice)
    .fight(0);
  // EX-1.0: nine against fifteen; the Raiders may withdraw first.
  expect([fighting(table, 1), fighting(table, 0)]).toEqual([9, 15]);
  if (table.asked === '0 battle.withdraw') table.answer('stay');
  // The Raiders do not offer themselves to the mine.
  expect(table.asked).toBe('0 mines.offer');
  table.answer('hide');
  // EX-1.1: the mine takes a Carrier, although Fighters protect it, and three Fighters with it.
  expect(table.asked).toBe('1 mines.target');
  table.answer(`at:${table.c('g6', 'carrier', 0)}`);
  expect([table.count('g6', 'carrier', 0), table.count('g6', 'fighter', 0), table.count('g6', 'mine')]).toEqual([
    1, 3, 0,
  ]);
  expect(fighting(table, 0)).toBe(11);
  // EX-1.2: up to two may be screened; nobody has the bonus.
  expect(table.asked).toBe('0 battle.screen');
  expect(table.decision.prompt.with?.left).toBe(2);
  table.answer('done');
  expect(table.now.battle?.bonus).toBeNull();
  // EX-1.3: shot by shot. Each: who fires, at what, and what it needs.
  const fire = (
    by: string,
    target: 'raider' | 'battlecruiser' | 'fighter' | 'yard' | 'cruiser',
    seat: number,
    needs: number,
  ): void => {
    for (let asked = 0; table.decision.kind === 'battle.group'; asked += 1) {
      const group = table.decision.options.find(option => option.words.key === `units.${by}`);
      table.answer(group?.id ?? '');
      if (asked > 3) throw new Error('groups without an end');
    }
    expect(table.asked).toBe(`${seat} battle.fire`);
    expect(table.decision.prompt.with?.unit).toEqual({ key: `unit.${by}` });
    const id = `at:${table.c('g6', target, 1 - seat)}`;
    expect(table.said(id).needed).toBe(needs);
    table.answer(id);
  };
  fire('base', 'raider', 1, 7);
  fire('raider', 'battlecruiser', 0, 4);
  fire('raider', 'battlecruiser', 0, 4);
  fire('battleship', 'battlecruiser', 0, 4);
  expect(table.options).not.toContain(`at:${table.c('g6', 'carrier')}`);
  fire('battleship', 'battlecruiser', 0, 4);
  fire('fighter', 'fighter', 1, 5);
  fire('fighter', 'fighter', 1, 5);
  fire('battlecruiser', 'fighter', 1, 5);
  fire('battlecruiser', 'fighter', 1, 5);
  expect(table.count('g6', 'fighter', 0)).toBe(1);
  fire('fighter', 'yard', 0, 5);
  expect(table.count('g6', 'yard')).toBe(0);
  fire('cruiser', 'cruiser', 1, 3);
  fire('cruiser', 'cruiser', 1, 3);
  fire('cruiser', 'battlecruiser', 0, 3);
  fire('cruiser', 'battlecruiser', 0, 3);
  fire('cruiser', 'battlecruiser', 0, 3);
  expect(table.count('g6', 'battlecruiser')).toBe(1);
  fire('scout', 'fighter', 1, 3);
  expect(table.count('g6', 'fighter', 0)).toBe(0);
  fire('carrier', 'fighter', 0, 3);
  // EX-1.4: six against eight, and two may be screened; the Carrier has lost its shield.
  expect([fighting(table, 1), fighting(table, 0)]).toEqual([6, 8]);
  expect(table.now.shots.map(({ die }) => die)).toEqual(dice);
  expect(table.asked).toBe('0 battle.screen');
  expect(table.decision.prompt.with?.left).toBe(2);
  table.answer(`screen:${table.c('g6', 'carrier')}`, 'done');
  expect(table.now.battle?.bonus).toBeNull();
  // EX-1.5: the Base fires first again; it cannot retreat, and the Raiders' +1 is over.
  expect(table.decision.prompt.with?.unit).toEqual({ key: 'unit.base' });
  expect(table.options.some(id => id.startsWith('flee'))).toBe(false);
  table.answer('hold');
  if (table.decision.kind === 'battle.group') {
    table.answer(table.decision.options.find(option => option.words.key === 'units.raider')?.id ?? '');
  }
  expect(table.said(`at:${table.c('g6', 'scout')}`).needed).toBe(4);
});
