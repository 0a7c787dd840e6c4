import { expect, test } from 'vitest';
import { sectorOf } from '../../../src/games/theseus/data/places.ts';
import { isRoom } from '../../../src/games/theseus/state/units.ts';
import { scene } from './scene.ts';
import type { Scene } from './scene.ts';

/** The position of the example game in the rule book, with the gaps of its spread filled. */
function exampleGame(): Scene {
  return scene(['aliens', 'scientists'])
    .unit('alien-1', 'alien-nest-a')
    .unit('alien-2', 'alien-nest-b')
    .unit('alien-3', 'control-room-a')
    .unit('scientist-1', 'science-lab-a')
    .unit('scientist-2', 'science-lab-b')
    .unit('scientist-3', 'tech-bay-a')
    .card('aliens-hive-1', 'alien-nest-s1')
    .card('scientists-video-cameras-1', 'corridors-s1')
    .pending('aliens-vent-shortcut-1', 'alien-nest-p1')
    .pending('aliens-burrow-1', 'alien-nest-p2')
    .pending('scientists-medical-bay-1', 'science-lab-p1')
    .pending('scientists-archive-1', 'science-lab-p2')
    .bonus('bonus-card-from-deck-1', 'control-room-s2')
    .bonus('bonus-card-from-deck-2', 'control-room-s3')
    .bonus('bonus-upgrade-1', 'tech-bay-s1')
    .deck('aliens', 'aliens-tentacles-1', 'aliens-ghost-strike-1', 'aliens-habitat-1', 'aliens-lurking-1')
    .with(({ seats }) => seats[0]?.deck.unshift('aliens-hive-2', 'aliens-tentacles-2', 'aliens-assault-1'))
    .deck(
      'scientists',
      'scientists-defense-system-1',
      'scientists-small-laboratory-1',
      'scientists-video-cameras-2',
      'scientists-reproduction-1',
      'scientists-gripper-1',
      'scientists-archive-2',
      'scientists-hideout-1',
    )
    .turn('aliens');
}

/** The answers of each turn; what has one answer is not asked. */
const TURNS: readonly (readonly string[])[] = [
  ['unit:alien-3', 'room:alien-nest-c', 'flip:alien-1', 'deploy:alien-nest-p1', 'slot:control-room-s2', 'keep', 'end'],
  [
    'unit:scientist-3',
    'room:science-lab-c',
    'deploy:science-lab-p1',
    'slot:control-room-s3',
    'play:bonus-card-from-deck-2',
    'slot:tech-bay-s2',
    'token:corridors-s1',
  ],
  ['unit:alien-2', 'room:corridors-a', 'assault', 'fill:corridors-p1', 'end'],
  ['unit:scientist-1', 'room:alien-nest-d', 'replace:alien-nest-p1'],
  ['unit:alien-2', 'to:alien-nest+skip:control-room', 'take-upgrade', 'flip:alien-3', 'deploy:alien-nest-p2', 'end'],
  ['unit:scientist-1', 'room:control-room-a', 'malfunction:aliens-vent-shortcut-1', 'fill:control-room-p1'],
  ['unit:alien-3', 'room:corridors-a', 'assault', 'deploy:corridors-p1', 'slot:control-room-s1', 'end'],
  [
    'unit:scientist-2',
    'room:control-room-b',
    'malfunction:aliens-ghost-strike-1',
    'deploy:control-room-p1',
    'slot:tech-bay-s1',
    'keep',
    'end',
  ],
  [
    'play:aliens-burrow-1',
    'slot:control-room-s2',
    'slot:corridors-s2',
    'play:bonus-card-from-deck-1',
    'slot:control-room-s2',
    'unit:alien-3',
    'room:control-room-c',
    'malfunction:scientists-medical-bay-1',
    'replace:control-room-p1',
  ],
  ['unit:scientist-3', 'room:corridors-a', 'run:scientists-video-cameras-1', 'assault', 'replace:corridors-p1', 'end'],
];

/** The check table: life of both, data, the camera marker, the card under malfunction, units by sector around the ring. */
const TABLE: readonly string[] = [
  '20 20 0 0 - 0 0 AAA S SS',
  '20 20 0 0 - 0 0 AAA 0 SSS',
  '20 20 0 2 - A 0 AA 0 SSS',
  '20 19 0 2 - A 0 AAS 0 SS',
  '20 18 0 2 - 0 0 AAAS 0 SS',
  '20 19 0 2 aliens-vent-shortcut-1 0 S AAA 0 SS',
  '20 19 0 4 aliens-vent-shortcut-1 A S AA 0 SS',
  '20 20 0 4 aliens-ghost-strike-1 A SS AA 0 S',
  '20 19 0 4 scientists-medical-bay-1 0 ASS AA 0 S',
  '20 19 4 0 scientists-medical-bay-1 S ASS AA 0 0',
];

function rowOf(table: Scene): string {
  const { ring, units, installed, malfunction } = table.now;
  const standing = ring.map(sector => {
    const here = Object.values(units).filter(({ place }) => isRoom(place) && sectorOf(place) === sector);
    return (
      here
        .map(({ seat }) => (seat === 0 ? 'A' : 'S'))
        .sort()
        .join('') || '0'
    );
  });
  const camera = installed['corridors-s1']?.camera ?? 0;
  const tracks = [table.life('aliens'), table.life('scientists'), table.data('scientists'), camera];
  return [...tracks, malfunction ?? '-', ...standing].join(' ');
}

test('the ten turns of the example game, and where everything stands after each', () => {
  const table = exampleGame();
  TURNS.forEach((answers, turn) => {
    table.answer(...answers);
    expect(`${turn + 1}: ${rowOf(table)}`).toBe(`${turn + 1}: ${TABLE[turn]}`);
  });
  const { units, seats, pending, installed } = table.now;
  expect([units['alien-1']?.side, units['alien-2']?.side, units['alien-3']?.side]).toEqual([
    'upgraded',
    'base',
    'upgraded',
  ]);
  expect(seats.map(({ aside, upgrades }) => [aside, upgrades])).toEqual([
    [[], 0],
    [['bonus-upgrade-1'], 0],
  ]);
  expect(pending['control-room-p1']).toBe('aliens-tentacles-2');
  expect(pending['corridors-p1']).toBe('scientists-archive-2');
  expect(installed['corridors-s2']?.card).toBe('aliens-vent-shortcut-1');
});
