import { describe, expect, test } from 'vitest';
import { scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';
import { act } from '../situations.ts';
import type { Build } from '../situations.ts';

/** Marine 2 in the Corridors attacks two Aliens by an Assault that is carried out far away. */
function assaulted(build: Build): Scene {
  return act('marines', 'aliens', table =>
    build(
      table
        .unit('marine-2', 'corridors-a', 'upgraded')
        .unit('alien-1', 'corridors-b')
        .unit('alien-2', 'corridors-c')
        .card('marines-double-shot-1', 'corridors-s1')
        .card('marines-assault-1', 'alien-nest-s1'),
    ),
  );
}

describe('marines-double-shot, TH-16.3.2', () => {
  test('TH-16.3.2: a Marine may repeat all its attacks', () => {
    expect(
      assaulted(it => it)
        .answer('repeat')
        .life('aliens'),
    ).toBe(16);
    expect(
      assaulted(it => it)
        .answer('done')
        .life('aliens'),
    ).toBe(18);
  });

  test('TH-16.3.2: one who attacks one enemy chooses again', () => {
    const base = assaulted(it => it.unit('marine-2', 'corridors-a'));
    base.answer('unit:alien-1', 'repeat');
    expect(base.options).toEqual(['unit:alien-1', 'unit:alien-2']);
  });

  test('TH-16.3.2: a duplicate and a copy each give one more, for the same Marine or another', () => {
    const two = assaulted(it => it.card('marines-double-shot-2', 'corridors-s5'));
    expect(two.answer('repeat', 'repeat').life('aliens')).toBe(14);
    const copied = assaulted(it =>
      it.card('marines-reproduction-1', 'corridors-s2').unit('marine-3', 'corridors-d', 'upgraded'),
    );
    // Marine 2 declines, then Marine 3 in d may: it reaches b and c as well.
    copied.answer('repeat', 'done', 'repeat');
    expect(copied.life('aliens')).toBe(12);
  });

  test('TH-8.8: the repetition belongs to the same event: Battle Position counts once', () => {
    const table = assaulted(it => it.card('marines-battle-position-1', 'corridors-s4'));
    expect(table.answer('repeat').life('aliens')).toBe(15);
  });

  test('TH-16.3.2: only where the card is, and only with a target', () => {
    const elsewhere = assaulted(it =>
      it.unit('marine-2', 'control-room-a', 'upgraded').unit('alien-1', 'control-room-b'),
    );
    expect([elsewhere.life('aliens'), elsewhere.decision.kind]).toEqual([19, 'pending.slot']);
  });

  test('TH-13.2: not under the malfunction token', () => {
    expect(assaulted(it => it.malfunction('marines-double-shot-1')).decision.kind).toBe('pending.slot');
  });

  test('TH-19.5: not for the units of an ally', () => {
    const table = scene(['marines', 'greys', 'aliens', 'scientists'], { mode: 'teams' })
      .unit('alien-1', 'corridors-a', 'upgraded')
      .unit('grey-1', 'corridors-b')
      .card('marines-double-shot-1', 'corridors-s1')
      .during('aliens', 'alien-1', 'turn.sector', {});
    expect(table.life('greys')).toBe(19);
    expect(table.told).not.toContain('attack.repeat');
  });

  test('TH-8.7: not for a Marine that an ally’s Ghost Strike sets off: that is no assault', () => {
    const table = scene(['marines', 'greys', 'aliens', 'scientists'], { mode: 'teams' })
      .unit('marine-1', 'corridors-a')
      .unit('marine-2', 'grey-wreck-a')
      .unit('grey-1', 'corridors-b')
      .card('marines-double-shot-1', 'corridors-s1')
      .card('aliens-ghost-strike-1', 'grey-wreck-s1')
      .during('marines', 'marine-2', 'turn.actions', {});
    expect([table.life('greys'), table.decision.kind]).toEqual([19, 'pending.slot']);
  });

  test('TH-20.7: Pandora’s own units repeat by it, and one had for once goes back', () => {
    const table = scene(['marines', 'pandora'])
      .with(state => {
        state.pandora = { sector: 'tech-bay', side: 'left' };
      })
      .unit('creature-1', 'corridors-a')
      .unit('marine-1', 'corridors-b')
      .unit('marine-2', 'docking-bay-a')
      .card('marines-double-shot-1', 'corridors-s1', { takenBy: 'warrior-1' })
      .during('pandora', 'creature-1', 'turn.sector', {})
      .answer('repeat');
    expect(table.life('marines')).toBe(18);
    expect(table.now.installed['corridors-s1']?.takenBy).toBeNull();
  });
});
