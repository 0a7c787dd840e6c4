import { describe, expect, test } from 'vitest';
import { gameDefinition } from '../../../../src/games/galactic-emperor/game.ts';
import { randomAnswer } from '../../../../src/bots/random.ts';
import { randomBelow, seededRandom } from '../../../../src/kernel/plain/random.ts';
import { createFormatter } from '../../../../src/kernel/words/format.ts';
import type { Viewer } from '../../../../src/kernel/words/message.ts';
import { scene } from '../scene.ts';

describe('what is known', () => {
  const table = scene().owns(1, { points: 7, marks: 12 }).technology(1, 'robotics').row('t01', 't02');
  const { state } = table;

  test('GE-13.1: points of others and the order of the stack are hidden', () => {
    const seen = gameDefinition.view(state, 0);
    expect(seen.seats.map(({ points }) => points)).toEqual([0, null, null]);
    expect(gameDefinition.view(state, 1).seats[1]?.points).toBe(7);
    expect(gameDefinition.view(state, 'spectator').seats.map(({ points }) => points)).toEqual([null, null, null]);
    expect(seen.top).toBeNull();
    expect(new Set(seen.stack)).toEqual(new Set(['plain', 'atomic', 'hole']));
    expect(JSON.stringify(seen)).not.toContain('t30');
  });

  test('GE-13.2: everything else is public', () => {
    const seen = gameDefinition.view(state, 'spectator');
    expect(seen.seats[1]).toMatchObject({ marks: 12, metal: 1, energy: 1, technologies: ['robotics'] });
    expect(seen.row).toEqual(['t01', 't02']);
    expect(seen.pool).toBe(115);
    expect(seen.tiles).toEqual(state.tiles);
  });

  test('GE-13.3: how many points somebody gets only that seat reads; totals are for their owners until the end', () => {
    const scored = scene().tile('b4', 't11', 1).role('regent', 0).begin('regent.score', {});
    const gains = (reader: Viewer, table = scored) =>
      table.match
        .events(reader)
        .flatMap(({ words: { key, with: facts } }) => (key.startsWith('points.') ? [facts?.points ?? 'hidden'] : []));
    expect(gains('spectator')).toEqual(['hidden', 'hidden', 'hidden']);
    expect(gains(0)).toEqual([1, 'hidden', 'hidden']);
    expect(gains(1)).toEqual(['hidden', 3, 'hidden']);
    const figures = gameDefinition.figures?.(scored.now) ?? [];
    expect(figures.filter(({ name }) => name === 'points').map(({ now, end }) => [now, end])).toEqual([
      [[0], 'all'],
      [[1], 'all'],
      [[2], 'all'],
    ]);
  });

  test('GE-13.3: with open points gains are told with their numbers, too', () => {
    const open = scene(3, { openScores: true }).tile('b4', 't11', 1).role('regent', 0).begin('regent.score', {});
    const told = open.match.events('spectator').filter(({ words }) => words.key === 'points.planets');
    expect(told.map(({ words }) => words.with?.points)).toEqual([1, 3, 1]);
    expect(gameDefinition.view(open.now, 0).seats[1]?.points).toBe(3);
    expect(gameDefinition.figures?.(open.now).every(({ now }) => now === 'all')).toBe(true);
  });

  test('GE-13.3: no sentence of a running match says a number of points of somebody else', () => {
    const table = scene(4).begin('round.begin', {});
    const random = seededRandom('numbers of points');
    for (let given = 0; table.match.decision !== null && given < 3000; given += 1) {
      table.answer(randomAnswer(table.decision, random));
    }
    const format = createFormatter(gameDefinition.texts.en, ['Ann', 'Bob', 'Cid', 'Dee']);
    const gains = table.match.events(2).filter(({ words }) => words.key.startsWith('points.'));
    expect(gains.length).toBeGreaterThan(12);
    for (const { words } of gains) {
      if (JSON.stringify(words.with?.seat) === '{"seat":2}') expect(format(words)).toMatch(/\d/);
      else expect(format(words)).not.toMatch(/\d|\bone\b/);
    }
  });

  test('GE-14.1: the Saboteur answers before the effect', () => {
    const blocked = scene()
      .technology(0, 'long-range-scanners')
      .technology(1, 'saboteur')
      .row('t01', 't02')
      .role('explorer', 0);
    blocked.begin('explorer.tile', { seat: 0, left: false }).answer('tile:t01', 'scan');
    expect(blocked.asked).toBe('1 saboteur.block');
    expect(blocked.told).not.toContain('scan.looked');
  });

  test('GE-14.2: where there is one way, nobody is asked', () => {
    const forced = scene().noShips().row('t01', 't02').role('warlord', 0).play();
    expect(forced.asked).toBe('1 round.role'); // nobody had a ship to move
  });
});

describe('giving up', () => {
  test('ships, tokens and technologies leave the game, and the home is an ordinary sector, GE-2.10', () => {
    const table = scene().tile('b4', 't05', 1).technology(1, 'robotics').begin('round.begin', {});
    table.match.concede(1);
    table.answer('clockwise');
    expect(table.has(1)).toMatchObject({ out: true, ships: {}, technologies: [] });
    expect(table.now.sectors).toEqual({});
    expect(table.now.homes).toEqual(['a4', null, 'd1']);
    table.answer('role:warlord');
    expect(table.asked).toBe('0 warlord.move');
    table.answer('done', 'done');
    expect(table.asked).toBe('2 round.role');
  });

  test('GE-2.10: the Throne goes to the next player in the direction', () => {
    const table = scene()
      .also(state => (state.throne = 1))
      .role('warlord', 0)
      .play();
    table.match.concede(1);
    table.answer('done');
    expect([table.has(1).out, table.now.throne]).toEqual([true, 2]);
  });

  test('GE-2.10: an unused home tile is an ordinary planet sector', () => {
    const table = scene().noShips().ships(0, 'c4', { fighter: 1 }).tile('c5', 'home-yellow');
    table.role('warlord', 0).begin('warlord.begin', { seat: 0 }).answer('move:fighter-1@c4', 'to:c5', 'stop');
    expect(table.now.sectors.c5).toEqual({ seat: 0, side: 'empire' });
  });

  test('the last one left wins', () => {
    const table = scene().begin('round.begin', {});
    table.match.concede(1);
    table.match.concede(2);
    table.answer('clockwise');
    expect(table.match.outcome).toMatchObject({ winners: [0] });
  });

  test('in the middle of anything the match goes on to its end', () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const table = scene(4).begin('round.begin', {});
      const random = seededRandom(`gives up ${seed}`);
      for (let given = 0; table.match.decision !== null && given < 4000; given += 1) {
        const seat = randomBelow(random, 4);
        const left = table.now.seats.filter(({ out }) => !out).length;
        if (given % (61 + seed) === 60 && left > 2 && !table.has(seat).out) table.match.concede(seat);
        table.answer(randomAnswer(table.decision, random));
      }
      expect(table.match.outcome).not.toBeNull();
    }
  });
});
