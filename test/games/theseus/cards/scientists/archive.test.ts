import { describe, expect, test } from 'vitest';
import { CARDS } from '../../../../../src/games/theseus/data/cards.ts';
import { act } from '../situations.ts';
import type { Build } from '../situations.ts';

const gained = (build: Build, upgrades = 0): number =>
  act('scientists', 'aliens', table => build(table.card('scientists-archive-1', 'alien-nest-s1', { upgrades }))).data(
    'scientists',
  );

const n = CARDS['scientists-archive'].number;

describe('scientists-archive, TH-10.1', () => {
  test('TH-10.1: N data points, without any enemy there', () => {
    expect([gained(it => it), gained(it => it, 3)]).toEqual([n, n + 3]);
  });

  test('TH-15.4: a copy gives N again', () => {
    const copied = act('scientists', 'aliens', it =>
      it
        .card('scientists-archive-1', 'alien-nest-s1', { upgrades: 1 })
        .card('scientists-reproduction-1', 'alien-nest-s3'),
    );
    expect(copied.answer('run:scientists-archive-1+1').data('scientists')).toBe(2 * (n + 1));
  });

  test('TH-10.2: an enemy gets nothing from it, nor do the Scientists when one stops', () => {
    const enemy = act('aliens', 'scientists', it => it.card('scientists-archive-1', 'science-lab-s1'));
    expect([enemy.data('scientists'), enemy.data('aliens')]).toEqual([0, 0]);
  });

  test('TH-13.2: not under the malfunction token', () => {
    expect(gained(it => it.malfunction('scientists-archive-1'))).toBe(0);
  });

  test('TH-17.4: the twentieth point wins at once', () => {
    const table = act('scientists', 'aliens', it =>
      it.seat('scientists', { data: 19 }).card('scientists-archive-1', 'alien-nest-s1'),
    );
    expect(table.match.outcome?.winners).toEqual([0]);
  });
});
