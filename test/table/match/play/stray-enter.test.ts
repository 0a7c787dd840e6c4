import { describe, expect, test } from 'vitest';
import type { Decision } from '../../../../src/kernel/match/decision.ts';
import { positionOf } from '../../../../src/lessons/position.ts';
import { scene as emperorScene } from '../../../games/galactic-emperor/scene.ts';
import { scene as empiresScene } from '../../../games/space-empires/scene.ts';
import { stillAt } from '../../still-position.ts';

/** A fleet of Ann with ships of two kinds has attacked Dreadnoughts and Cruisers: two hits or more fall on it. */
async function hitTwice() {
  const table = emperorScene()
    .noShips()
    .ships(0, 'c4', { fighter: 4, cruiser: 2 })
    .ships(1, 'c5', { dreadnought: 2, cruiser: 2 });
  table.role('warlord', 2).begin('warlord.begin', { seat: 0 });
  const names = table.state.seats.map(() => ({ key: 'seat' }));
  const { match, session, still } = await stillAt('galactic-emperor', positionOf(table.state, names), { seed: 'hits' });
  const isCard = (): boolean => session.hotSeat.picture().show === 'moment';
  const passCards = (): void => {
    for (let cards = 0; cards < 20 && isCard(); cards += 1) still.press('enter');
  };
  const isHit = (): boolean => match.decision?.kind === 'battle.hit' && match.decision.seat === 0;
  for (const key of ['7', '8']) still.press(key);
  passCards();
  for (let steps = 0; steps < 20 && !isHit(); steps += 1) {
    still.press('1');
    passCards();
  }
  return { match, still, isCard, isHit, passCards };
}

const cursorIn = (rows: readonly string[]): string => /[▹▸](?= \S)/.exec(rows.slice(-10).join('\n'))?.[0] ?? '';

describe('a stray Enter', () => {
  test('gives up no second piece after one of the same kind was chosen', async () => {
    const { match, still, isHit } = await hitTwice();
    const left = (decision: Decision | null): unknown => decision?.prompt.with?.count;
    expect(isHit()).toBe(true);
    const before = match.decision;
    // The cover between is what a look around, a hint or the program's own news come to: the cursor is remembered.
    for (const key of ['down', 'up', 'c', 'enter']) still.press(key);
    expect([match.decision, cursorIn(still.rows())]).toEqual([before, '▸']);
    still.press('enter');
    const asked = match.decision;
    expect([asked?.kind, asked?.n]).toEqual(['battle.hit', (before?.n ?? 0) + 1]);
    expect(left(asked)).toBe(Number(left(before)) - 1);
    expect(cursorIn(still.rows())).toBe('▹');
    still.press('enter');
    expect(match.decision).toBe(asked);
    expect(still.rows().join('\n')).toContain('Choose first');
    still.press('down');
    expect(cursorIn(still.rows())).toBe('▸');
  });

  test.each([
    ['instant', '▸'],
    ['wait', '▹'],
  ] as const)('fires the next shot of a volley, but not across a page (speed %s: %s)', async (speed, cursor) => {
    const fleets = empiresScene();
    for (const seat of [0, 1]) {
      fleets.units(seat, 'e4', 'destroyer', 4);
      fleets.units(seat, 'e4', 'scout', 4);
    }
    const { state } = fleets.fight();
    const names = state.seats.map(() => ({ key: 'seat' }));
    const { match, session, still } = await stillAt('space-empires', positionOf(state, names), {
      seed: 'shots',
      speed,
    });
    let shots = 0;
    const isFought = (): boolean => match.decision?.kind.startsWith('battle.') === true;
    for (let steps = 0; steps < 200 && isFought(); steps += 1) {
      const { decision } = match;
      if (decision === null) break;
      const isShot = decision.kind === 'battle.fire';
      still.press(isShot ? '1' : 'd');
      if (!isShot) still.press('1');
      while (session.hotSeat.picture().show === 'moment') still.press('enter');
      const next = match.decision;
      if (!isShot || next?.kind !== 'battle.fire' || next.seat !== decision.seat || next.n !== decision.n + 1) continue;
      if (next.options[0]?.id !== decision.options[0]?.id) continue;
      expect(cursorIn(still.rows())).toBe(cursor);
      shots += 1;
    }
    expect(shots).toBeGreaterThan(3);
  });
});
