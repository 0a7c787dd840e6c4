import { describe, expect, test } from 'vitest';
import { scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';
import { act, visit } from '../situations.ts';
import type { Build } from '../situations.ts';

const hide = (build: Build, upgrades = 0): Scene =>
  act('greys', 'marines', table =>
    build(table.unit('grey-2', 'corridors-a').card('greys-invisibility-1', 'docking-bay-s1', { upgrades })),
  );
const hidden = (table: Scene): string[] =>
  Object.entries(table.now.units).flatMap(([unit, { invisible }]) => (invisible ? [unit] : []));

describe('greys-invisibility, TH-16.5.2', () => {
  test('TH-16.5.2: a token on an own unit in any sector', () => {
    const table = hide(it => it.unit('grey-3', 'space'));
    expect(table.options).toEqual(['unit:grey-2', 'unit:grey-1']);
    expect(hidden(table.answer('unit:grey-2'))).toEqual(['grey-2']);
  });

  test('TH-10.1.1: with an upgrade token up to two, each on another unit', () => {
    const table = hide(it => it, 1).answer('unit:grey-2');
    expect(table.options).toEqual(['done', 'unit:grey-1']);
    expect(hidden(table.answer('unit:grey-1'))).toEqual(['grey-1', 'grey-2']);
    expect(hidden(hide(it => it, 1).answer('unit:grey-2', 'done'))).toEqual(['grey-2']);
  });

  test('TH-12.4: only two tokens exist', () => {
    const three: Build = it => it.unit('grey-3', 'tech-bay-a');
    expect(hidden(hide(three, 4).answer('unit:grey-2', 'unit:grey-3'))).toEqual(['grey-2', 'grey-3']);
    const none = hide(it =>
      it
        .unit('grey-2', 'corridors-a', 'base', { invisible: true })
        .unit('grey-3', 'space', 'base', { invisible: true }),
    );
    expect(none.decision.kind).toBe('pending.slot');
  });

  test('TH-16.5.2: never two on one unit; copies take others', () => {
    const table = hide(it => it.card('greys-reproduction-1', 'docking-bay-s2')).answer(
      'run:greys-invisibility-1',
      'unit:grey-2',
    );
    expect(hidden(table)).toEqual(['grey-1', 'grey-2']);
  });

  test('TH-16.5.2: it saves from one whole attack event, and then returns', () => {
    const table = scene(['marines', 'greys'])
      .unit('marine-1', 'corridors-b', 'upgraded')
      .unit('marine-2', 'corridors-d', 'upgraded')
      .unit('grey-1', 'corridors-a', 'base', { invisible: true })
      .unit('grey-2', 'tech-bay-a')
      .card('marines-assault-1', 'corridors-s1')
      .during('marines', 'marine-1', 'turn.actions', {});
    // The Assault of the card finds nobody; in that of the Corridors both Marines hit.
    expect(table.life('greys')).toBe(18);
    expect(hidden(table)).toEqual([]);
  });

  test('TH-16.5.2: an attack in which it is no target does not use it up', () => {
    const table = scene(['marines', 'greys'])
      .unit('marine-1', 'corridors-b', 'upgraded')
      .unit('grey-1', 'corridors-c', 'base', { invisible: true })
      .unit('grey-2', 'corridors-a')
      .during('marines', 'marine-1', 'turn.sector', {});
    expect([table.life('greys'), hidden(table)]).toEqual([19, ['grey-1']]);
  });

  test('TH-7.1: it does not stop traps, and moving does not remove it', () => {
    const table = visit('greys', 'marines', it =>
      it.unit('grey-1', 'tech-bay-a', 'base', { invisible: true }).card('marines-mine-1', 'docking-bay-s1'),
    );
    expect([table.life('greys'), hidden(table)]).toEqual([18, ['grey-1']]);
  });

  test('TH-13.3: tokens on units stay when the card is under malfunction', () => {
    const table = hide(it =>
      it.unit('grey-2', 'corridors-a', 'base', { invisible: true }).malfunction('greys-invisibility-1'),
    );
    expect(hidden(table)).toEqual(['grey-2']);
  });
});
