import { describe, expect, test } from 'vitest';
import { SPACE_IDS, stepsBetween } from '../../../../src/games/galactic-emperor/data/spaces.ts';
import { gameDefinition } from '../../../../src/games/galactic-emperor/game.ts';
import { tokenReserve } from '../../../../src/games/galactic-emperor/state/pieces.ts';
import { scene } from '../scene.ts';

describe('explorer', () => {
  test('GE-4.1: a tile goes on any empty space, and must', () => {
    const table = scene().row('t01', 't02').role('explorer', 0).begin('explorer.tile', { seat: 0, left: false });
    expect(table.options).toEqual(['tile:t01', 'tile:t02']);
    table.answer('tile:t02');
    expect(table.options).toHaveLength(33);
    table.answer('space:e3');
    expect(table.now.tiles.e3).toBe('t02');
    expect(table.now.row).toEqual(['t01']);
  });

  test('GE-4.1: the spaces near the own home are named first, in the same order whatever the seat has elsewhere', () => {
    const named = (table: ReturnType<typeof scene>) =>
      table.noShips().row('t01').role('explorer', 0).begin('explorer.tile', { seat: 0, left: false }).options;
    const options = named(scene().tile('g4', 't05', 0).ships(0, 'a1', { fighter: 1 }));
    const home = scene().state.homes[0] ?? 'd4';
    const spaces = SPACE_IDS.filter(space => options.includes(`space:${space}`));
    const near = [0, 1, 2, 3, 4, 5, 6].flatMap(steps => spaces.filter(space => stepsBetween(home, space) === steps));
    expect(options).toEqual(near.map(space => `space:${space}`));
    expect(named(scene()).filter(option => option !== 'space:g4')).toEqual(options);
  });

  test('EX-17, GE-4.3, GE-4.4, GE-4.6: each places one, the chooser the two that are left, four are turned up', () => {
    const table = scene().row('t01', 't02', 't03', 't14', 't15').role('explorer', 1).play();
    const turns: string[] = [];
    while (table.decision.kind !== 'round.role') {
      turns.push(table.asked);
      table.answer(table.options[0] ?? '');
    }
    expect(turns.filter(turn => turn.endsWith('explorer.tile') || turn.endsWith('explorer.left'))).toEqual([
      '1 explorer.tile',
      '2 explorer.tile',
      '0 explorer.tile',
      '1 explorer.left',
    ]);
    expect(turns.filter(turn => turn === '1 explorer.annex')).toHaveLength(1);
    expect(turns.filter(turn => turn.endsWith('explorer.space'))).toHaveLength(5);
    expect(table.now.row).toHaveLength(4);
  });

  test('EX-18, GE-4.5, GE-4.8: a short row leaves the last without, then the card flips', () => {
    const table = scene(4).row('t01', 't02').stack().role('explorer', 0).play();
    table.answer('tile:t01', 'space:c3', 'leave', 'space:c4');
    expect(table.told.filter(key => key === 'row.empty')).toHaveLength(2);
    expect(table.told).toContain('explorer.flips');
    expect(table.now.picks).toEqual([{ seat: 0, role: 'warlord-2' }]);
  });

  test('GE-4.2, GE-4.2.1, EX-32: under ships of his own the chooser annexes, under those of others not, and a rival not at all', () => {
    const under = (seat: number, ships: number) => {
      const table = scene().noShips().ships(ships, 'c4', { fighter: 1 }).row('t01', 't02').role('explorer', 0);
      table.begin('explorer.tile', { seat, left: false });
      table.answer('tile:t01', 'space:c4');
      expect(table.has(ships).ships.c4).toEqual({ fighter: 1, cruiser: 0, dreadnought: 0 });
      return table;
    };
    expect(under(0, 0).asked).toBe('0 explorer.annex');
    expect(under(0, 1).asked).not.toContain('explorer.annex');
    const rival = under(1, 1);
    expect(rival.asked).not.toContain('explorer.annex');
    expect(rival.now.sectors.c4).toBeUndefined();
  });

  test('GE-4.3: only a tile with a planet, and only with a token', () => {
    const bare = scene().row('t14', 't01').role('explorer', 0).begin('explorer.tile', { seat: 0, left: false });
    bare.answer('tile:t14', 'space:c4');
    expect(bare.told).not.toContain('annexed');
    const annexed = scene().row('t01', 't02').role('explorer', 0).begin('explorer.tile', { seat: 0, left: false });
    annexed.answer('tile:t01', 'space:c4', 'annex');
    expect(annexed.now.sectors.c4).toEqual({ seat: 0, side: 'empire' });
    expect(tokenReserve(annexed.now, 0)).toBe(10);
  });

  test('GE-4.6: with fewer tiles than that all are turned up', () => {
    const table = scene().stack('t05', 't06').role('explorer', 0).begin('explorer.reveal', {});
    expect(table.now.row).toEqual(['t05', 't06']);
    expect(table.told).not.toContain('explorer.flips');
  });

  test('GE-4.7: a tile that lies is never moved: no option names a space that is taken', () => {
    const table = scene().tile('c4', 't05').row('t01', 't02').role('explorer', 0);
    table.begin('explorer.tile', { seat: 0, left: false }).answer('tile:t01');
    expect(table.options).not.toContain('space:c4');
    expect(table.options).not.toContain('space:d4');
  });

  test('GE-4.9: the last token used here ends the game, with a count', () => {
    const table = scene(6).row('t01', 't02').role('explorer', 0);
    for (const [at, space] of (['b1', 'b2', 'b3', 'b4', 'c2', 'c3', 'c4'] as const).entries()) {
      table.tile(space, (['t04', 't05', 't06', 't07', 't08', 't09', 't10'] as const)[at] ?? 't11', 0);
    }
    table.begin('explorer.tile', { seat: 0, left: false });
    table.answer('tile:t01', 'space:e3', 'annex');
    expect(table.told).toContain('end.tokens');
    expect(table.told).toContain('points.count.hidden');
    expect(table.match.outcome?.winners).toEqual([0]);
  });

  test('GE-4.10: a Sun may be put on a space with ships as any tile; the ships stand on it', () => {
    const table = scene().noShips().ships(1, 'c4', { fighter: 1 }).row('t13', 't01').role('explorer', 0);
    table.begin('explorer.tile', { seat: 0, left: false }).answer('tile:t13', 'space:c4');
    expect(table.now.tiles.c4).toBe('t13');
    expect(table.has(1).ships).toEqual({ c4: { fighter: 1, cruiser: 0, dreadnought: 0 } });
    expect(table.told).not.toContain('departure.done');
  });

  test('GE-4.10: ships on a Sun move off it as from any space, and nobody meets them there', () => {
    const table = scene().noShips().tile('c4', 't13').ships(1, 'c4', { fighter: 1 }).ships(0, 'c3', { fighter: 1 });
    table.role('warlord', 2).begin('warlord.begin', { seat: 0 }).answer('move:fighter-1@c3');
    // The Sun with the Fighter on it is passed over like any other.
    expect(table.options).toContain('to:c5');
    expect(table.options).not.toContain('to:c4');
    table.answer('to:c5', 'stop');
    expect(table.told).not.toContain('battle.begins');
    const off = scene().noShips().tile('c4', 't13').ships(1, 'c4', { fighter: 1 }).ships(0, 'c5', { cruiser: 1 });
    off.dice(1, 1, 1).role('warlord', 2).begin('warlord.begin', { seat: 1 });
    off.answer('move:fighter-1@c4', 'to:c5', 'retreat');
    // GE-9.18.1: where it set out.
    expect(off.has(1).ships).toEqual({ c4: { fighter: 1, cruiser: 0, dreadnought: 0 } });
  });

  test('GE-4.10: a match of before in which ships were about to leave a Sun goes on with them there', () => {
    const names = [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Cid' }];
    const { state } = scene().noShips().tile('c4', 't13').ships(1, 'c4', { fighter: 1 });
    const agenda: unknown[] = [
      { step: 'explorer.flee', args: { seat: 1, space: 'c4' } },
      { step: 'explorer.reveal', args: {} },
    ];
    expect(gameDefinition.readState({ ...state, agenda }, names).agenda).toEqual([
      { step: 'explorer.reveal', args: {} },
    ]);
  });
});

describe('Omega explodes', () => {
  const exploded = () => {
    const table = scene().row('black-hole', 't01').technology(1, 'robotics').role('explorer', 0);
    return table.begin('explorer.tile', { seat: 0, left: false }).answer('tile:black-hole');
  };

  test('GE-5.1: the Black Hole takes the place of Omega, and that is the whole pick', () => {
    const table = exploded();
    expect(table.now.tiles.d4).toBe('black-hole');
    expect(Object.values(table.now.tiles)).not.toContain('omega');
    expect(table.now.row).toEqual(['t01']);
    expect(table.asked).not.toContain('explorer.annex');
  });

  test('GE-5.2: the Scientist is out at once; technologies stay with their owners', () => {
    const table = exploded();
    expect(table.asked).toBe('1 round.role');
    expect(table.blockedBy('role:scientist')).toBe('GE-5.2');
    expect(table.has(1).technologies).toEqual(['robotics']);
  });

  test('EX-19: left over, it is for the chooser, and the Scientist can’t be picked in the same round', () => {
    const table = scene().row('t01', 't02', 't03', 'black-hole').role('explorer', 0).play();
    table.answer('tile:t01', 'space:c3', 'leave', 'tile:t02', 'space:c4', 'tile:t03', 'space:e3');
    expect(table.told).toContain('omega.explodes');
    expect(table.asked).toBe('1 round.role');
    expect(table.options).not.toContain('role:scientist');
  });

  test('GE-5.3: the centre is a space from now on, and a wormhole', () => {
    const table = scene().noShips().tile('d4', 'black-hole').ships(0, 'c4', { fighter: 1 });
    table.role('warlord', 0).begin('warlord.begin', { seat: 0 });
    table.answer('move:fighter-1@c4');
    expect(table.options).toContain('to:d4');
    table.answer('to:d4', 'stop');
    expect(table.has(0).ships.d4).toBeDefined();
    const next = scene().noShips().tile('d4', 'black-hole').ships(0, 'd4', { fighter: 1 });
    next.role('warlord', 0).begin('warlord.begin', { seat: 0 });
    expect(next.options).toContain('warp:fighter-1@d4');
  });
});

describe('Long Range Scanners', () => {
  const scanning = (top: 't05' | 'black-hole' = 't05') =>
    scene()
      .row('t01', 't02')
      .stack(top, 't06')
      .technology(0, 'long-range-scanners')
      .role('explorer', 0)
      .begin('explorer.tile', { seat: 0, left: false })
      .answer('tile:t01');

  test('GE-11.4: who looks is the only one to see the tile, before and after', () => {
    const table = scanning().answer('scan');
    expect(table.asked).toBe('0 explorer.keep');
    expect(table.decision.secrecy).toBe('own-view');
    expect(gameDefinition.view(table.now, 0).top).toBe('t05');
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(gameDefinition.view(table.now, viewer).top).toBeNull();
      expect(JSON.stringify(table.match.events(viewer))).not.toContain('t05');
    }
    table.answer('open', 'space:c4', 'leave');
    expect(table.now.tiles.c4).toBe('t01');
    // It is known in the state, and goes on being known.
    expect(table.now.stack.at(-1)).toBe('t05');
    expect(gameDefinition.view(table.now, 0).top).toBe('t05');
    expect(gameDefinition.view(table.now, 1).top).toBeNull();
  });

  test('GE-11.4: kept, it is placed, and the open tile lies on the stack for all to know', () => {
    const table = scanning().answer('scan', 'drawn', 'space:c4', 'leave');
    expect(table.now.tiles.c4).toBe('t05');
    expect(table.now.stack.at(-1)).toBe('t01');
    expect(table.now.row).toEqual(['t02']);
    expect(gameDefinition.view(table.now, 'spectator').top).toBe('t01');
  });

  test('EX-31, GE-11.4: a Black Hole that is drawn goes back', () => {
    const table = scanning('black-hole').answer('scan');
    expect(table.options).toEqual(['open']);
    expect(table.blockedBy('drawn')).toBe('GE-11.4');
    table.answer('open', 'space:c4', 'leave');
    expect(table.now.stack.at(-1)).toBe('black-hole');
    expect(table.now.tiles.c4).toBe('t01');
  });

  test('GE-11.4: no use on an open Black Hole, with an empty stack, or on leftovers', () => {
    const begun = (left: boolean, stack: readonly 't05'[], tile: 't01' | 'black-hole') =>
      scene()
        .row(tile, 't02')
        .stack(...stack)
        .technology(0, 'long-range-scanners')
        .role('explorer', 0)
        .begin('explorer.tile', { seat: 0, left })
        .answer(`tile:${tile}`).asked;
    expect(begun(false, ['t05'], 't01')).toBe('0 explorer.scan');
    expect(begun(false, ['t05'], 'black-hole')).not.toContain('explorer.scan');
    expect(begun(false, [], 't01')).toBe('0 explorer.space');
    expect(begun(true, ['t05'], 't01')).toBe('0 explorer.space');
  });

  test('GE-11.4: the tile is known until it is turned up', () => {
    const table = scanning().answer('scan', 'open', 'space:c4', 'leave');
    const turned = scene()
      .stack('t05')
      .also(state => (state.topKnown = 0))
      .role('explorer', 0);
    turned.begin('explorer.reveal', {});
    expect(turned.now.topKnown).toBeNull();
    expect(table.now.topKnown).toBe(0);
  });
});

test('the 37 spaces have names that people can say', () => {
  expect(SPACE_IDS.every(space => /^[a-g][1-7]$/.test(space))).toBe(true);
});
