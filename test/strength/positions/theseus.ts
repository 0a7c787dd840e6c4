import { scene } from '../../games/theseus/scene.ts';
import type { Scene } from '../../games/theseus/scene.ts';
import { theseus } from '../../../src/games/theseus/game.ts';
import type { TacticalPosition } from './position.ts';
import mined from './theseus-mined.json' with { type: 'json' };

/**
 * Marines who move, and Scientists near the end of their data track, whose Archive in the Tech Bay gives the last
 * points.
 */
const nearTheEnd = (data: number): Scene =>
  scene(['marines', 'scientists'])
    .unit('scientist-1', 'science-lab-a')
    .unit('scientist-2', 'docking-bay-b')
    .card('scientists-archive-1', 'tech-bay-s1', { upgrades: 1 })
    .card('scientists-small-laboratory-1', 'control-room-s1')
    .seat('scientists', { data });

/**
 * A place in a match that was played, by the number of its seed, in which a search of the whole turn found the only
 * answers that win at once.
 */
function minedFrom(number: number): Pick<TacticalPosition, 'match' | 'right'> {
  const found = mined.find(({ seed }) => seed === number);
  if (found === undefined) throw new RangeError(`no position was found in match ${number}`);
  return { match: () => theseus.restore(found.record), right: found.right };
}

/** What a good player of Theseus sees. */
export const THESEUS_POSITIONS: readonly TacticalPosition[] = [
  {
    sees: 'the last two data points lie in the Control Room, TH-17.4',
    match: () =>
      scene(['scientists', 'aliens'])
        .unit('scientist-1', 'corridors-a')
        .unit('scientist-2', 'science-lab-a')
        .unit('alien-1', 'alien-nest-a')
        .card('scientists-archive-1', 'control-room-s1')
        .card('scientists-small-laboratory-1', 'tech-bay-s1')
        .seat('scientists', { data: 18, life: 6 })
        .turn('scientists').match,
    right: ['unit:scientist-1'],
  },
  {
    sees: 'only the malfunction token keeps the Archive from winning, TH-13',
    match: () =>
      nearTheEnd(17)
        .unit('marine-1', 'corridors-a')
        .unit('marine-2', 'tech-bay-b')
        .unit('marine-3', 'tech-bay-a')
        .seat('scientists', { life: 12 })
        .turn('marines').match,
    right: ['unit:marine-1'],
  },
  {
    sees: 'the malfunction token belongs on the card that would win, TH-13',
    match: () =>
      nearTheEnd(17)
        .unit('marine-1', 'control-room-a')
        .unit('marine-2', 'docking-bay-a')
        .card('scientists-video-cameras-1', 'corridors-s1', { upgrades: 2, camera: 1 })
        .during('marines', 'marine-1', 'turn.sector', {}).match,
    right: ['malfunction:scientists-archive-1'],
  },
  {
    sees: 'a card that would win next turn is discarded before a token is taken, TH-10.3',
    match: () =>
      scene(['marines', 'scientists'])
        .unit('marine-1', 'docking-bay-a')
        .unit('scientist-1', 'control-room-a')
        .unit('scientist-2', 'science-lab-a')
        .card('scientists-archive-1', 'docking-bay-s1', { upgrades: 1 })
        .seat('scientists', { data: 18 })
        .during('marines', 'marine-1', 'turn.sector', {}).match,
    right: ['purge:docking-bay-s1'],
  },
  {
    sees: 'a Mine kills who has two life points left, TH-7.1',
    match: () =>
      scene(['aliens', 'marines'])
        .unit('alien-1', 'tech-bay-a', 'upgraded')
        .unit('alien-2', 'docking-bay-a')
        .unit('marine-1', 'docking-bay-b')
        .unit('marine-2', 'alien-nest-b')
        .card('marines-mine-1', 'docking-bay-s1', { upgrades: 1 })
        .seat('aliens', { life: 2, upgrades: 0 })
        .seat('marines', { life: 5 })
        .turn('aliens').match,
    right: ['unit:alien-2'],
  },
  {
    sees: 'an Alien that is turned first kills two, TH-12.1',
    match: () =>
      scene(['aliens', 'marines'])
        .unit('alien-1', 'corridors-a')
        .unit('marine-1', 'control-room-a')
        .unit('marine-2', 'control-room-b')
        .unit('marine-3', 'control-room-c')
        .card('aliens-hive-1', 'tech-bay-s1')
        .seat('aliens', { upgrades: 1 })
        .seat('marines', { life: 3 })
        .turn('aliens').match,
    right: ['flip:alien-1'],
  },
  {
    sees: 'the countdown ends the match that it leads, TH-17.2',
    match: () =>
      scene(['marines', 'aliens'])
        .unit('marine-1', 'docking-bay-a')
        .unit('alien-1', 'tech-bay-a')
        .unit('alien-2', 'docking-bay-b', 'upgraded')
        .seat('marines', { life: 4 })
        .seat('aliens', { life: 3 })
        .with(state => {
          state.countdown = 3;
        })
        .during('marines', 'marine-1', 'turn.pending', {}).match,
    right: ['fill:docking-bay-p1', 'fill:docking-bay-p2'],
  },
  {
    sees: 'the card that it holds brings the point that turns the Alien, TH-11.6',
    match: () =>
      scene(['aliens', 'marines'])
        .unit('alien-1', 'corridors-a')
        .unit('marine-1', 'control-room-a')
        .unit('marine-2', 'tech-bay-a')
        .aside('aliens', 'bonus-upgrade-1')
        .seat('marines', { life: 1 })
        .turn('aliens').match,
    right: ['play:bonus-upgrade-1'],
  },
  {
    sees: 'a Grey that loops stops where a free pending slot ends the match that it leads, TH-17.2',
    ...minedFrom(3),
  },
  {
    sees: 'a Marine that stops in the Tech Bay wins with its extra turn, TH-10.3',
    ...minedFrom(8),
  },
  {
    sees: 'of six units only one brings the assault that kills, TH-8.6',
    ...minedFrom(16),
  },
  {
    sees: 'the extra turn belongs to the Grey that takes the last data points, TH-10.3',
    ...minedFrom(17),
  },
];
