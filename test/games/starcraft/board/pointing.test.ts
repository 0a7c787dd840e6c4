import { describe, expect, test } from 'vitest';
import type { Ref } from '../../../../src/kernel/words/message.ts';
import { starcraftView } from '../../../../src/games/starcraft/view.ts';
import { fight } from '../rules/fight.ts';
import type { Fight } from '../rules/fight.ts';
import { picture, survey } from './painting.ts';

/** Two skirmishes of a Zergling each; two more Zerglings and a Hydralisk wait. */
function paired(): Fight {
  return fight({
    attackers: { zergling: 4, hydralisk: 1 },
    defenders: { marine: 2 },
    hands: [['zerg-c01'], ['terran-c01']],
  }).answer('pair:zergling/marine');
}

/** What stands at the cells of a thing. */
function textAt(table: Fight, ref: Ref, width: number, height: number): string | undefined {
  const view = starcraftView(table.now, 'spectator');
  const thing = survey('battle', view, width, height).things.find(candidate => candidate.ref === ref);
  if (thing === undefined) return undefined;
  const { x, y, width: cells } = thing.rect;
  return picture('battle', view, width, height)[y]?.slice(x, x + cells);
}

describe('pointing into a battle, SC-13', () => {
  test('every fighter is found at its own name, those that wait in their row', () => {
    const table = paired();
    expect(textAt(table, 'fighter:a-zergling-1', 80, 20)).toBe('Zergling');
    expect(textAt(table, 'fighter:d-marine-1', 80, 20)).toBe('Marine');
    expect(textAt(table, 'fighter:a-hydralisk-1', 80, 20)).toContain('Hydralisk (');
    expect(textAt(table, 'skirmish:s1', 80, 20)).toContain('Skirmish 1');
  });

  test('supporters that look alike stand together and are found together', () => {
    const table = paired().answer('pair:zergling/marine', 'done', 'support:zergling:s1', 'support:zergling:s1');
    expect(textAt(table, 'fighter:a-zergling-3', 80, 20)).toBe('Zergling ×2');
    expect(textAt(table, 'fighter:a-zergling-4', 80, 20)).toBe('Zergling ×2');
  });

  test('a low pane is scrolled by hand, and no further than to its end', () => {
    const table = paired();
    const view = starcraftView(table.now, 'spectator');
    const { whole, things } = survey('battle', view, 60, 8);
    expect(whole.height).toBeGreaterThan(8);
    const scrolled = survey('battle', view, 60, 8, { window: { x: 0, y: 99 } });
    expect(scrolled.window.y).toBe(whole.height - 8);
    const row = (found: typeof things): number | undefined =>
      found.find(({ ref }) => ref === 'fighter:a-hydralisk-1')?.rect.y;
    expect(row(scrolled.things)).toBe((row(things) ?? 0) - scrolled.window.y + survey('battle', view, 60, 8).window.y);
    expect(picture('battle', view, 60, 8, { window: { x: 0, y: 99 } }).at(-1)).not.toBe('');
  });

  test('the card under the cursor is in sight, however low the pane is', () => {
    const table = paired().answer('pair:zergling/marine', 'done', 'support:zergling:s1', 'support:zergling:s1');
    table.answer('support:hydralisk:s1');
    const view = starcraftView(table.now, 0);
    const last = survey('battle', view, 80, 40).things.findLast(({ ref }) => ref.startsWith('card:'));
    if (last === undefined) throw new Error('no card in the hand');
    const { things } = survey('battle', view, 80, 6, { seat: 0, focus: [last.ref] });
    const y = things.find(({ ref }) => ref === last.ref)?.rect.y ?? -1;
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(6);
  });

  test('a seat finds the cards of its hand in the table of what they would come to', () => {
    const table = paired().answer(
      'pair:zergling/marine',
      'done',
      'support:zergling:s1',
      'support:zergling:s1',
      'support:hydralisk:s1',
    );
    const things = (seat: 0 | 'spectator'): readonly Ref[] =>
      survey('battle', starcraftView(table.now, seat), 80, 30).things.map(({ ref }) => ref);
    expect(things(0)).toContain('card:zerg-c01');
    expect(things('spectator').filter(ref => ref.startsWith('card:'))).toEqual([]);
  });

  test('while a moment is watched nothing is shown that would help to answer', () => {
    const table = paired();
    const view = starcraftView(table.now, 'spectator');
    expect(picture('battle', view, 80, 20).join('\n')).toContain('On average');
    expect(picture('battle', view, 80, 20, { watched: true }).join('\n')).not.toContain('On average');
  });
});
