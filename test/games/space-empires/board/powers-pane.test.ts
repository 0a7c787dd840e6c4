import { expect, test } from 'vitest';
import { signsOf } from '../../../../src/games/space-empires/board/legend.ts';
import { nextFleetMove, machineFactList } from '../../../../src/games/space-empires/board/solo.ts';
import { texts } from '../../../../src/games/space-empires/text/languages.ts';
import { UNICODE_GLYPHS } from '../../../../src/boards/drawing/glyphs.ts';
import { createFormatter } from '../../../../src/kernel/words/format.ts';
import { empiresView } from '../../../../src/games/space-empires/view.ts';
import { among, fleet } from '../rules/solo/alien-scenes.ts';
import type { Scene } from '../scene.ts';
import { alone, withMachine } from '../rules/solo/machine-scenes.ts';

const CONTEXT = {
  glyphs: UNICODE_GLYPHS,
  format: createFormatter(texts.en, ['Ann']),
  names: ['Ann'],
  focus: [],
  seat: 0,
};

test('SE-25.4: a machine that is looked at says where it goes next and why, and when the player chooses', () => {
  const table = withMachine(alone().colony('h7', 0, 3), 'f7', { strength: 2, damage: 3, weakness: 'mines' });
  const view = empiresView(table.state, 0);
  const piece = view.pieces.find(({ kind }) => kind === 'machine');
  if (piece === undefined) throw new Error('no machine');
  const told = Object.fromEntries(machineFactList(view, piece));
  expect(told['board.machine.hull']?.with).toEqual({ left: 4, hull: 7 });
  expect(told['board.machine.weak']?.key).toBe('board.machine.weak.mines');
  expect(told['board.machine.next']).toMatchObject({
    key: 'board.machine.next.choice',
    with: { steps: 'G6, G7', goals: 'H7', distance: 2, value: 3 },
  });
  const near = withMachine(alone(), 'l5');
  const other = empiresView(near.state, 0);
  const found = other.pieces.find(({ kind }) => kind === 'machine');
  if (found === undefined) throw new Error('no machine');
  expect(Object.fromEntries(machineFactList(other, found))['board.machine.next']).toMatchObject({
    key: 'board.machine.next.of',
    with: { steps: 'L6', goals: 'L7' },
  });
});

test('SE-26.8: a fleet of aliens that is looked at says where it goes next and why', () => {
  const next = (table: Scene, viewer: 0 | 'spectator' = 0) =>
    nextFleetMove(
      empiresView(table.state, viewer),
      table.state.pieces.find(({ kind }) => kind === 'alien-fleet')?.handle ?? -1,
    );
  const open = fleet(among().colony('h6', 0, 3), 'e6', 12);
  expect(next(open)).toMatchObject({ key: 'board.fleet.next.open', with: { goals: 'H6', moves: 3, phases: 0 } });
  expect(['F6', 'F7']).toContain(next(open)?.with?.to);
  const guarded = fleet(among().colony('h6', 0, 3).units(0, 'h6', 'cruiser', 2), 'f6', 12);
  expect(next(guarded)).toMatchObject({ key: 'board.fleet.next.defended', with: { goals: 'H6', moves: 2 } });
  // What lies face down nobody else can count.
  expect(next(guarded, 'spectator')).toMatchObject({ key: 'board.fleet.next.hidden' });
  const tie = fleet(among().colony('h6', 0).colony('h8', 0), 'f7', 12);
  expect(next(tie)).toMatchObject({ key: 'board.fleet.next.choice', with: { goals: 'H6, H8' } });
  expect(next(fleet(among().colony('h6', 0), 'h6', 12))).toMatchObject({ key: 'board.fleet.next.stays' });
  const bases = among();
  const base = bases.state.pieces.find(({ kind }) => kind === 'base');
  expect(nextFleetMove(empiresView(bases.state, 0), base?.handle ?? -1)).toBeNull();
});

test('SE-26.8.6: Raiders that no colony is open to say that they stay', () => {
  const table = among().units(0, 'l7', 'cruiser', 3).units('empire-1', 'h6', 'raider', 1, {}, { up: true });
  const raider = table.state.pieces.find(({ kind }) => kind === 'raider');
  expect(nextFleetMove(empiresView(table.state, 0), raider?.handle ?? -1)).toMatchObject({
    key: 'board.fleet.next.guarded-all',
  });
});

test('SE-26.1: the rows below the map name each alien empire beside its mark', () => {
  const signs = signsOf(empiresView(among().state, 0), CONTEXT);
  const told = signs.map(line => line.map(({ text }) => text).join(''));
  expect(told).toContain('◈ the first empire');
  expect(told).toContain('✱ the second empire');
  expect(told.some(text => text.startsWith('A '))).toBe(false);
});
