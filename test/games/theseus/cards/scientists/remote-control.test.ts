import { describe, expect, test } from 'vitest';
import { CARDS } from '../../../../../src/games/theseus/data/cards.ts';
import { scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';
import { act } from '../situations.ts';
import type { Build } from '../situations.ts';

const remote = (build: Build): Scene =>
  act('scientists', 'aliens', table => build(table.card('scientists-remote-control-1', 'alien-nest-s1')));

const n = CARDS['scientists-archive'].number;

describe('scientists-remote-control, TH-16.4.3', () => {
  test('TH-16.4.3: an own working action card of any sector is carried out, Video Cameras too', () => {
    const table = remote(it =>
      it
        .card('scientists-archive-1', 'corridors-s1', { upgrades: 2 })
        .card('scientists-video-cameras-1', 'tech-bay-s2', { camera: 4 })
        .card('scientists-video-cameras-2', 'tech-bay-s4')
        .card('scientists-medical-bay-1', 'tech-bay-s5')
        .card('aliens-habitat-1', 'corridors-s2'),
    );
    // The second camera is empty, Medical Bay has nothing to heal, and Habitat is not the player's own.
    expect(table.options).toEqual(['card:scientists-archive-1', 'card:scientists-video-cameras-1']);
    table.answer('card:scientists-video-cameras-1');
    expect([table.data('scientists'), table.now.installed['tech-bay-s2']?.camera]).toEqual([4, 0]);
  });

  test('TH-16.4.3: “this sector” is the sector of that card', () => {
    const table = remote(it =>
      it.card('scientists-explosion-1', 'corridors-s1').unit('alien-1', 'corridors-a').unit('alien-2', 'alien-nest-b'),
    );
    expect(table.life('aliens')).toBe(20 - CARDS['scientists-explosion'].number);
    expect(table.slot('scientists-explosion-1')).toBeNull();
  });

  test('TH-10.1: it must be used where it can be, and does nothing else', () => {
    expect(remote(it => it.card('scientists-archive-1', 'corridors-s1')).data('scientists')).toBe(n);
    expect(
      remote(it => it.card('scientists-archive-1', 'corridors-s1').malfunction('scientists-archive-1')).data(
        'scientists',
      ),
    ).toBe(0);
  });

  test('TH-16.4.3: a card of its own sector is carried out once more', () => {
    const table = remote(it => it.card('scientists-archive-1', 'alien-nest-s4'));
    expect(table.answer('run:scientists-archive-1').data('scientists')).toBe(2 * n);
  });

  test('TH-16.4.3: a copy carries out a different card', () => {
    const table = remote(it =>
      it
        .card('scientists-reproduction-1', 'alien-nest-s2')
        .card('scientists-archive-1', 'corridors-s1')
        .card('scientists-archive-2', 'corridors-s2', { upgrades: 4 }),
    );
    table.answer('run:scientists-remote-control-1', 'card:scientists-archive-1');
    expect(table.data('scientists')).toBe(2 * n + 4);
    const only = remote(it =>
      it.card('scientists-reproduction-1', 'alien-nest-s2').card('scientists-archive-1', 'corridors-s1'),
    );
    expect(only.answer('run:scientists-remote-control-1').data('scientists')).toBe(n);
  });

  test('TH-16.4.3: a Reproduction beside the card does not repeat it', () => {
    const archive = remote(it =>
      it.card('scientists-archive-1', 'corridors-s1').card('scientists-reproduction-1', 'corridors-s2'),
    );
    expect(archive.data('scientists')).toBe(n);
    const cameras = remote(it =>
      it
        .card('scientists-video-cameras-1', 'corridors-s1', { camera: 3 })
        .card('scientists-reproduction-1', 'corridors-s2'),
    );
    expect(cameras.data('scientists')).toBe(3);
  });

  test('TH-19.5: the cards of an ally count as own', () => {
    const table = scene(['scientists', 'greys', 'marines', 'aliens'], { mode: 'teams' })
      .unit('scientist-1', 'grey-wreck-a')
      .card('scientists-remote-control-1', 'grey-wreck-s1')
      .card('marines-armory-1', 'corridors-s1')
      .during('scientists', 'scientist-1', 'turn.actions', {});
    expect(table.now.seats.map(({ upgrades }) => upgrades)).toEqual([1, 0, 0, 0]);
  });
});
