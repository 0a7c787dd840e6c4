import { describe, expect, test } from 'vitest';
import { join } from 'node:path';
import { theseus } from '../../../../../src/games/theseus/game.ts';
import type { BonusCardId } from '../../../../../src/games/theseus/data/bonus-cards.ts';
import type { TheseusState } from '../../../../../src/games/theseus/state/state.ts';
import { readSave } from '../../../../../src/saves/old/read.ts';
import { replaySave } from '../../../../../src/saves/old/replay.ts';
import { settingFor, stateOf } from '../../oracles/matches.ts';
import { scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';
import type { Build } from '../situations.ts';

const before = (build: Build): Scene =>
  build(
    scene(['aliens', 'marines'])
      .unit('alien-1', 'space')
      .unit('alien-2', 'corridors-a')
      .unit('alien-3', 'corridors-b')
      .aside('aliens', 'bonus-recall-1'),
  ).turn('aliens');

/** Every bonus card of a match, wherever it lies. */
const boxOf = (state: TheseusState): readonly string[] => [
  ...Object.values<BonusCardId>(state.bonus),
  ...state.bonusOut,
  ...state.bonusUsed,
  ...state.seats.flatMap(({ aside }) => aside.filter(card => card.startsWith('bonus-'))),
];

describe('the box, TH-3.5', () => {
  test('a match that is begun now has nine bonus cards and no Recall', () => {
    const match = theseus.start(settingFor(4, 'box', {}));
    while (match.decision !== null && boxOf(stateOf(match)).length === 0) {
      match.answer(match.decision.n, match.decision.options[0]?.id ?? '');
    }
    expect(boxOf(stateOf(match))).toHaveLength(9);
    expect(boxOf(stateOf(match))).not.toContain('bonus-recall-1');
  });

  test.each(['format-1-theseus-mid-turn', 'format-1-theseus-teams-late'])(
    '%s goes on with the ten of its own',
    name => {
      const file = join(import.meta.dirname, `../../../../saves/golden/${name}.json`);
      const state = stateOf(replaySave(theseus, readSave(file)).match);
      expect(boxOf(state)).toHaveLength(10);
      expect(boxOf(state)).toContain('bonus-recall-1');
    },
  );
});

describe('bonus-recall, TH-9.2', () => {
  test('TH-9.2: a unit comes back into an empty room of any sector, and the turn goes on with another', () => {
    const table = before(it => it).answer('play:bonus-recall-1', 'sector:tech-bay', 'room:tech-bay-b');
    expect(table.place('alien-1')).toBe('tech-bay-b');
    expect(table.decision.kind).toBe('move.unit');
    expect(table.options).toEqual(['unit:alien-2', 'unit:alien-3']);
    expect(table.blockedBy('unit:alien-1')).toBe('TH-6.10');
  });

  test('TH-9.2: traps there work on it, but a sector it fills sees no minor assault', () => {
    const table = before(it =>
      it
        .unit('marine-1', 'tech-bay-a')
        .unit('marine-2', 'tech-bay-b')
        .unit('small-alien-1', 'tech-bay-c')
        .card('marines-mine-1', 'tech-bay-s2'),
    ).answer('play:bonus-recall-1', 'sector:tech-bay');
    expect(table.life('aliens')).toBe(18);
    expect(table.told).not.toContain('attack.minor');
  });

  test('TH-5.2: not after the movement, and not without a unit in space', () => {
    const later = before(it => it).answer('unit:alien-2', 'room:alien-nest-c');
    expect(later.blockedBy('play:bonus-recall-1')).toBe('TH-5.2');
    expect(before(it => it.unit('alien-1', 'tech-bay-a')).blockedBy('play:bonus-recall-1')).toBe('TH-9.2');
  });

  test('TH-6.1: without another unit that can move the turn ends', () => {
    const table = scene(['aliens', 'marines'])
      .unit('alien-1', 'space')
      .unit('marine-1', 'corridors-a')
      .unit('marine-2', 'corridors-b')
      .aside('aliens', 'bonus-recall-1')
      .turn('aliens')
      .answer('play:bonus-recall-1', 'sector:tech-bay', 'room:tech-bay-b');
    expect(table.now.turn?.seat).toBe(1);
  });
});
