import { describe, expect, test } from 'vitest';
import type { HexId } from '../../../../src/games/space-empires/data/hexes.ts';
import { empiresView } from '../../../../src/games/space-empires/view.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

// What is offered in the movement phase (SE-6.3): like counters as one row, what is still to move first, and orders
// that are repeated.

describe('SE-4.2: Colony Ships that are alike are one row', () => {
  const ships =
    (count: number, at: HexId = 'g6', tech = {}) =>
    (table: Scene) => {
      for (let ship = 0; ship < count; ship += 1) table.units(0, at, 'colony-ship', 1, tech);
      return table;
    };
  const going = (table: Scene) => table.options.filter(id => id.startsWith('go:'));

  test('one of them goes, and the others are one row again', () => {
    const table = ships(3)(scene()).move();
    const [row = ''] = going(table);
    expect([going(table).length, table.said(row)]).toMatchObject([1, { hex: 'G6', alike: 3 }]);
    table.answer(row, 'to:g7');
    expect([table.count('g6', 'colony-ship'), table.count('g7', 'colony-ship')]).toEqual([2, 1]);
    expect(going(table).map(id => table.said(id))).toMatchObject([{ hex: 'G6', alike: 2 }]);
    expect(table.options.filter(id => id.startsWith('scuttle:'))).toHaveLength(2);
  });

  test('one more or all of them come along', () => {
    const table = ships(3)(scene().units(0, 'g6', 'scout')).move();
    table.answer(`go:${table.c('g6', 'scout')}`);
    const withs = table.options.filter(id => id.startsWith('with'));
    expect(withs.map(id => id.replace(/\d+$/, ''))).toEqual(['with:c', 'with-all']);
    table.answer(withs[0] ?? '');
    expect(table.options.filter(id => id.startsWith('with'))).toHaveLength(2);
    table.answer('with-all', 'to:g7');
    expect([table.count('g7', 'scout'), table.count('g7', 'colony-ship')]).toEqual([1, 3]);
  });

  test('all that are alike come along without the rest of the hex', () => {
    const table = ships(2)(scene().units(0, 'g6', 'scout').units(0, 'g6', 'cruiser')).move();
    table.answer(`go:${table.c('g6', 'scout')}`);
    const likes = table.options.filter(id => id.startsWith('with-like:'));
    expect(likes).toHaveLength(1);
    table.answer(likes[0] ?? '', 'to:g7');
    expect([table.count('g7', 'colony-ship'), table.count('g7', 'cruiser')]).toEqual([2, 0]);
  });

  test('SE-12.5: a mark keeps them apart for their owner, and the counter that goes tells nobody of it', () => {
    const table = ships(1, 'g6', { special: 1 })(ships(2)(scene())).move();
    const handles = () => table.now.pieces.filter(({ kind }) => kind === 'colony-ship').map(({ handle }) => handle);
    const before = handles();
    expect(going(table)).toHaveLength(2);
    // All three are dealt again before the hand lies on one of them.
    table.answer(going(table)[0] ?? '');
    expect(handles().some(handle => before.includes(handle))).toBe(false);
    expect(handles()).toContain(Number(table.decision.options.at(-1)?.refs?.[0]?.slice('counter:c'.length)));
  });

  test('what has not moved yet comes first, hex by hex', () => {
    const table = scene().units(0, 'h8', 'scout').units(0, 'c4', 'scout', 1, { movement: 4 }).units(0, 'e5', 'miner');
    table.move().go('c4', 'scout', 'c5');
    expect(going(table).map(id => table.said(id).hex)).toEqual(['E5', 'H8', 'C5']);
  });

  test('an order is repeated by two keys: those left behind come first, and first of all where the others went', () => {
    const table = scene().units(0, 'c4', 'cruiser').units(0, 'g6', 'scout', 2).units(0, 'g6', 'scout', 1);
    table.units(0, 'g6', 'destroyer').move();
    table.answer(going(table).find(id => table.said(id).hex === 'G6') ?? '', 'to:g7');
    expect(going(table).map(id => table.said(id).hex)[0]).toBe('G6');
    table.answer(going(table)[0] ?? '');
    const words = table.decision.options.map(({ id, words: { key } }) => `${id} ${key}`);
    expect(words.slice(0, 2)).toEqual(['to:g7 move.to-again', 'to:g5 move.to']);
    table.answer('to:g7');
    expect(going(table).map(id => table.said(id).hex)).toEqual(['C4', 'G6']);
  });

  describe('a way of several hexes', () => {
    const fast = { movement: 7 };
    /** One of two groups has gone three hexes, the other is asked about. */
    const second = (table: Scene) => {
      table.turn(3).units(0, 'g6', 'raider', 1, fast).units(0, 'g6', 'raider', 2, fast).move();
      table.go('g6', 'raider', 'g7').go('g7', 'raider', 'g8').go('g8', 'raider', 'h9');
      const [left = ''] = going(table);
      expect(table.said(left)).toMatchObject({ hex: 'G6' });
      return table.answer(left);
    };

    test('SE-6.3: it is repeated by the same two keys, and gone hex by hex', () => {
      const table = second(scene());
      const [first] = table.decision.options;
      expect([first?.id, first?.words.key]).toEqual(['again:g7-g8-h9', 'move.way-again']);
      expect(table.options).toContain('to:g7');
      table.answer('again:g7-g8-h9');
      expect([table.count('g6', 'raider'), table.count('h9', 'raider')]).toEqual([0, 3]);
      const went = table.match.events(0, 0).filter(({ words: { key } }) => key === 'move.went');
      expect(went.slice(-3).map(({ words }) => [words.with?.from, words.with?.to])).toEqual([
        ['G6', 'G7'],
        ['G7', 'G8'],
        ['G8', 'H9'],
      ]);
      expect(going(table)).toEqual([]);
    });

    test('SE-6.1: it is not offered in company that is too slow for it', () => {
      const table = second(scene().units(0, 'g6', 'scout'));
      table.answer(`with:${table.c('g6', 'scout')}`);
      expect(table.options.filter(id => id.startsWith('again:'))).toEqual([]);
      expect(table.options).toContain('to:g7');
    });

    test('SE-15.2: it is not offered where somebody is passed unseen', () => {
      const table = scene().turn(3).units(0, 'g6', 'raider', 1, fast).units(0, 'g6', 'raider', 2, fast);
      table.units(1, 'g7', 'scout').move();
      table.answer(`go:${table.c('g6', 'raider')}`, 'slip:g7', 'pass').go('g7', 'raider', 'g8');
      table.answer(going(table)[0] ?? '');
      expect(table.options.filter(id => id.startsWith('again:'))).toEqual([]);
    });

    test('SE-28: where a stack goes on to is seen by nobody else', () => {
      const { state } = scene();
      state.walk = {
        seat: 0,
        pieces: [],
        from: 'g6',
        at: 'g7',
        road: false,
        sling: false,
        slips: false,
        onward: ['g8'],
      };
      expect(empiresView(state, 0).walk?.onward).toEqual(['g8']);
      expect(JSON.stringify(empiresView(state, 1).walk)).not.toContain('g8');
    });
  });

  test('SE-12.2: groups that would read alike are told apart by what they carry', () => {
    const table = scene().units(0, 'g6', 'scout').units(0, 'g6', 'scout', 1, { attack: 1 }).units(0, 'g6', 'scout', 2);
    table.move();
    const read = going(table).map(id => JSON.stringify(table.said(id).units));
    expect(read.filter(words => words.includes('units.apart'))).toHaveLength(2);
    expect(new Set(read).size).toBe(3);
  });
});

describe('SE-12.10: the level of movement is known as soon as a counter has used it', () => {
  test.each([
    { turn: 1, level: 4, hexes: ['g7', 'g6'], shown: [1, 4] },
    { turn: 3, level: 2, hexes: ['g7', 'g6'], shown: [1, 2] },
    { turn: 1, level: 1, hexes: ['g7'], shown: [1] },
  ] as const)('level $level in turn $turn', ({ turn, level, hexes, shown }) => {
    const table = scene().units(0, 'g6', 'scout', 1, { movement: level });
    table.state.turn = turn;
    table.move();
    const known = hexes.map(hex => {
      const scout = table.now.pieces.find(({ kind }) => kind === 'scout');
      if (table.decision.kind === 'move.choose') table.answer(`go:c${scout?.handle ?? ''}`);
      table.answer(`to:${hex}`);
      return table.now.seats[0]?.shown.movement ?? 1;
    });
    expect(known).toEqual(shown);
  });
});
