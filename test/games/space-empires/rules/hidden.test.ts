import { describe, expect, test } from 'vitest';
import { texts } from '../../../../src/games/space-empires/text/languages.ts';
import { createFormatter } from '../../../../src/kernel/words/format.ts';
import type { Viewer } from '../../../../src/kernel/words/message.ts';
import { Refusal } from '../../../../src/kernel/match/refusal.ts';
import { seenBy } from '../../../oracles/seen.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

const END = { step: 'economy.begin', args: {} } as const;
const format = createFormatter(texts.en, ['Ann', 'Bob', 'Cid', 'Dee']);

/** What a viewer is told, of one key. */
function toldTo(table: Scene, viewer: Viewer, key: string): string[] {
  return table.match.events(viewer).flatMap(({ words }) => (words.key === key ? [format(words)] : []));
}

describe('SE-28: types and numbers are their owner’s', () => {
  const lost = (): Scene =>
    scene()
      .hidden('g7', 'danger')
      .units(0, 'g7', 'dreadnought', 3)
      .units(0, 'g7', 'scout', 2, {}, { up: true })
      .units(0, 'g7', 'colony-ship')
      .begin('explore.choose', { seat: 0 }, END);

  test('SE-28, SE-7.6: what Danger! destroys face down only its owner is told of', () => {
    const table = lost();
    for (const viewer of [1, 'spectator'] as const) {
      const [told = ''] = toldTo(table, viewer, 'explore.danger');
      for (const part of ['1 counter', '2 Scouts', '1 Colony Ship']) expect(told).toContain(part);
      expect(told).not.toContain('Dreadnought');
    }
    const [own = ''] = toldTo(table, 0, 'explore.danger');
    for (const part of ['3 Dreadnoughts', '2 Scouts', '1 Colony Ship']) expect(own).toContain(part);
  });

  test('SE-28, SE-7.5: nor what is lost at a supernova for want of a way back', () => {
    const table = scene().hidden('g7', 'supernova').units(0, 'g7', 'cruiser', 2);
    for (const hex of ['f7', 'f8', 'g6', 'g8', 'h7', 'h8'] as const) table.marker(hex, 'supernova');
    table.begin('explore.choose', { seat: 0 }, END);
    expect(toldTo(table, 1, 'explore.no-way-back')).toEqual(['Ann loses 1 counter on G7: there is no way back.']);
    expect(toldTo(table, 0, 'explore.no-way-back')).toEqual(['Ann loses 2 Cruisers on G7: there is no way back.']);
  });

  test('SE-28, SE-22.3: of brothers each is told what they have lost themselves', () => {
    const table = scene(4, { scenario: '4p-team', alliance: 'brothers', partners: 'opposite' });
    table.hidden('g7', 'danger').units(0, 'g7', 'dreadnought', 3).units(2, 'g7', 'cruiser', 2);
    table.begin('explore.choose', { seat: 0 }, END);
    expect(toldTo(table, 2, 'explore.danger')[0]).toContain('2 Cruisers');
    expect(toldTo(table, 2, 'explore.danger')[0]).not.toContain('Dreadnought');
    expect(toldTo(table, 0, 'explore.danger')[0]).toContain('3 Dreadnoughts');
    expect(toldTo(table, 0, 'explore.danger')[0]).not.toContain('Cruiser');
  });

  test('SE-6.7, SE-22.3: whether a brother’s counter is an escort comes to light only for who tries', () => {
    /** The first of two brothers has gone to G6, where an enemy stands; the second has a pipeline beside it. */
    const entered = (kind: 'scout' | 'decoy', up = false): Scene => {
      const table = scene(4, { scenario: '4p-team', alliance: 'brothers', partners: 'beside' });
      table.units(0, 'g6', kind, 1, {}, { up, did: { gone: 1, from: 'g7' } }).units(2, 'g6', 'cruiser');
      table.units(1, 'f6', 'pipeline').begin('move.choose', { seat: 1 }, { step: 'move.choose', args: { seat: 0 } });
      return table.answer(`go:${table.c('f6')}`);
    };
    const [armed, decoy] = [entered('scout'), entered('decoy')];
    expect(seenBy(armed.match, 1)).toEqual(seenBy(decoy.match, 1));
    expect(armed.options).toContain('to:g6');
    armed.answer('to:g6');
    expect(armed.count('g6', 'pipeline')).toBe(1);
    decoy.answer('to:g6');
    expect([decoy.asked, decoy.count('g6', 'pipeline'), decoy.told.at(-1)]).toEqual([
      '1 move.where',
      0,
      'move.no-escort',
    ]);
    expect(decoy.blockedBy('to:g6')).toBe('SE-6.7');
    expect(decoy.match.undoable()).toBeInstanceOf(Refusal);
    // What lies face up shows it at once, and a unit that enters after that may be the escort.
    expect(entered('scout', true).options).toContain('to:g6');
    expect(entered('decoy', true).blockedBy('to:g6')).toBe('SE-6.7');
  });

  test('SE-6.7, SE-22.3: a brother’s unit that comes after the others may be an escort again', () => {
    const table = scene(4, { scenario: '4p-team', alliance: 'brothers', partners: 'beside' });
    table.units(0, 'g6', 'decoy', 1, {}, { did: { gone: 1, from: 'g7' } }).units(2, 'g6', 'cruiser');
    table.units(1, 'f6', 'pipeline').units(0, 'h7', 'scout');
    table.begin('move.choose', { seat: 1 }, { step: 'move.choose', args: { seat: 0 } });
    table.answer(`go:${table.c('f6')}`, 'to:g6', 'back', 'partner:a', `go:${table.c('h7')}`, 'to:g6', 'partner:b');
    table.answer(`go:${table.c('f6')}`, 'to:g6');
    expect(table.count('g6', 'pipeline')).toBe(1);
  });

  test('SE-17.2: aliens that a scan turns up lie face down, a counter for each ship, so that nothing tells how mixed they are', () => {
    const found = (aliens: Partial<Record<'alien-b' | 'alien-c' | 'alien-d', number>>): Scene => {
      const table = scene().hidden('g7', 'barren').units(0, 'g6', 'cruiser', 1, { special: 1 });
      Object.assign(table.state.aliens, { 'alien-b': 0, 'alien-c': 0, 'alien-d': 0, ...aliens });
      table.move();
      return table.answer(`scan:${table.c('g6')}:g7`, 'turn-up');
    };
    for (const aliens of [{ 'alien-c': 9 }, { 'alien-b': 2, 'alien-c': 1, 'alien-d': 1 }, { 'alien-b': 3 }]) {
      const table = found(aliens);
      const ships = Math.min(
        4,
        Object.values(aliens).reduce((sum, count) => sum + count, 0),
      );
      const here = table.now.pieces.filter(({ owner }) => owner === 'aliens');
      expect(here.map(({ count, up }) => `${count} ${up}`)).toEqual(Array.from({ length: ships }, () => '1 false'));
      expect(toldTo(table, 1, 'aliens.hidden')).toEqual([`The aliens lie on G7, face down: ${ships} counters.`]);
    }
  });

  test('SE-17.2: found by units in their hex they stand by class', () => {
    const table = scene().hidden('g7', 'barren').units(0, 'g7', 'cruiser', 6);
    Object.assign(table.state.aliens, { 'alien-b': 0, 'alien-c': 9, 'alien-d': 0 });
    table.begin('explore.choose', { seat: 0 }, END);
    expect(table.now.pieces.filter(({ owner }) => owner === 'aliens')).toMatchObject([{ count: 4, up: true }]);
  });
});
