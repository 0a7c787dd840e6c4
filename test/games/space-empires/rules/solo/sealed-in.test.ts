import { describe, expect, test } from 'vitest';
import { nextFleetMove } from '../../../../../src/games/space-empires/board/solo.ts';
import { canBreakIn, isSealedIn } from '../../../../../src/games/space-empires/state/solo/alien-ways.ts';
import type { Marker } from '../../../../../src/games/space-empires/data/markers.ts';
import { texts } from '../../../../../src/games/space-empires/text/languages.ts';
import { empiresView } from '../../../../../src/games/space-empires/view.ts';
import { createFormatter } from '../../../../../src/kernel/words/format.ts';
import type { Scene } from '../../scene.ts';
import { aliensMove, among, fleet } from './alien-scenes.ts';

const format = createFormatter(texts.en, ['Ann']);

/** The first empire on H1, whose only ways out are G1, H2 and I1. */
function closed(markers: Partial<Record<'g1' | 'h2' | 'i1', Marker>>, options = {}): Scene {
  const table = among({ difficulty: 'easy', ...options });
  for (const hex of ['g1', 'h2', 'i1'] as const) table.marker(hex, markers[hex] ?? 'supernova');
  return fleet(table, 'h1', 12);
}

const said = (table: Scene): string[] =>
  table.match
    .events('spectator')
    .filter(({ words }) => words.key.startsWith('empire.sealed'))
    .map(({ words }) => format(words));

describe('SE-26.8.1, SE-5.4: an empire whose fleets are sealed in', () => {
  test('SE-26.8.1, SE-5.4: it says so once, and how the match may end', () => {
    const table = aliensMove(closed({ h2: 'black-hole' }));
    expect(said(table)).toHaveLength(1);
    expect(said(table)[0]).toMatch(
      /^The homeworld of the first empire on H1 is sealed in for good: .*black hole.*when you give up\.$/,
    );
    expect(table.told).not.toContain('empire.stays');
    expect(table.now.solo?.empires.map(({ sealed }) => sealed)).toEqual([true, false]);
    const again = closed({ h2: 'black-hole' });
    const [empire] = again.state.solo?.empires ?? [];
    if (empire !== undefined) empire.sealed = true;
    expect(said(aliensMove(again))).toEqual([]);
  });

  test('SE-6.5, SE-26.8.1: behind supernovae alone nobody can win, and that is said', () => {
    const table = closed({});
    expect([isSealedIn(table.state, 'h1'), canBreakIn(table.state, 'h1')]).toEqual([true, false]);
    expect(said(aliensMove(table))[0]).toMatch(/cannot be won any more/);
  });

  test('SE-5.4: a match that stops after some cycles says that, too', () => {
    expect(said(aliensMove(closed({ h2: 'black-hole' }, { cycles: 30 })))[0]).toMatch(/after cycle 30/);
  });

  test('SE-26.8.1: a way through a marker that nobody has turned up is a way', () => {
    const table = closed({ h2: 'black-hole' });
    table.hidden('g1', 'supernova');
    expect(isSealedIn(table.state, 'h1')).toBe(false);
    expect(said(aliensMove(table))).toEqual([]);
  });

  test('SE-26.8.1: a fallen homeworld says nothing', () => {
    const table = closed({ h2: 'black-hole' });
    const [empire] = table.state.solo?.empires ?? [];
    if (empire !== undefined) empire.fallen = true;
    expect(said(aliensMove(table))).toEqual([]);
  });

  test('SE-26.8.1: its fleets say so when they are looked at, and one that is shut in elsewhere says so itself', () => {
    const table = closed({ h2: 'black-hole' });
    const next = (scene: Scene) =>
      nextFleetMove(
        empiresView(scene.state, 0),
        scene.state.pieces.find(({ kind }) => kind === 'alien-fleet')?.handle ?? -1,
      )?.key;
    expect(next(table)).toBe('board.fleet.next.shut-in');
    const elsewhere = among();
    for (const hex of ['h1', 'g1', 'g2', 'h3', 'i2', 'i1'] as const) elsewhere.marker(hex, 'black-hole');
    fleet(elsewhere, 'h2', 12);
    expect(next(elsewhere)).toBe('board.fleet.next.shut-in');
    expect(aliensMove(elsewhere).told).toContain('empire.shut-in');
  });
});
