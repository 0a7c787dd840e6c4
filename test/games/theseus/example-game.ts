import type { SectorId } from '../../../src/games/theseus/data/ids.ts';
import { sectorOf } from '../../../src/games/theseus/data/places.ts';
import { UNIT_IDS } from '../../../src/games/theseus/data/units.ts';
import { isRoom } from '../../../src/games/theseus/state/units.ts';
import type { TheseusState } from '../../../src/games/theseus/state/state.ts';
import type { LogEvent } from '../../../src/kernel/match/events.ts';
import type { FiguresOf, PrintedMatch, PrintedTurn } from '../../recorded/printed.ts';
import { isTheseus, stateOf } from './oracles/matches.ts';
import { scene } from './scene.ts';
import type { Scene } from './scene.ts';

/** The position of the example game in the rule book, with the gaps of its spread filled. */
function position(): Scene {
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
    .deck(
      'aliens',
      'aliens-tentacles-1',
      'aliens-ghost-strike-1',
      'aliens-habitat-1',
      'aliens-lurking-1',
      'aliens-assault-1',
      'aliens-tentacles-2',
      'aliens-hive-2',
      'aliens-habitat-2',
      'aliens-lurking-2',
      'aliens-assault-2',
      'aliens-incubator-1',
      'aliens-kidnap-1',
    )
    .deck(
      'scientists',
      'scientists-defense-system-1',
      'scientists-small-laboratory-1',
      'scientists-video-cameras-2',
      'scientists-reproduction-1',
      'scientists-gripper-1',
      'scientists-archive-2',
      'scientists-hideout-1',
      'scientists-medical-bay-2',
      'scientists-explosion-1',
      'scientists-small-laboratory-2',
      'scientists-defense-system-2',
      'scientists-remote-control-1',
    )
    .turn('aliens');
}

/**
 * The answers of each turn (what has one answer is not asked), and every number that the book prints of it or that
 * follows from one.
 */
const TURNS: readonly PrintedTurn[] = [
  {
    when: 'set-up',
    answers: [],
    figures: { ...board('20 20 0 0 -', '0 A AA S SS'), 'cards in the decks': '12 12' },
  },
  {
    when: 'turn 1',
    answers: [
      'unit:alien-3',
      'room:alien-nest-c',
      'flip:alien-1',
      'deploy:alien-nest-p1',
      'slot:control-room-s2',
      'keep',
      'end',
    ],
    figures: {
      ...board('20 20 0 0 -', '0 0 AAA S SS'),
      'sectors moved': 1,
      'upgrade tokens gained': 1,
      upgraded: 'alien-1',
      'set aside': 'bonus-card-from-deck-1',
    },
  },
  {
    when: 'turn 2',
    answers: [
      'unit:scientist-3',
      'room:science-lab-c',
      'deploy:science-lab-p1',
      'slot:control-room-s3',
      'play:bonus-card-from-deck-2',
      'slot:tech-bay-s2',
      'token:corridors-s1',
    ],
    figures: { ...board('20 20 0 0 -', '0 0 AAA 0 SSS'), 'sectors moved': 1, 'upgrade tokens gained': 1 },
  },
  {
    when: 'turn 3',
    answers: ['unit:alien-2', 'room:corridors-a', 'assault', 'fill:corridors-p1', 'end'],
    figures: { ...board('20 20 0 2 -', 'A 0 AA 0 SSS'), 'sectors moved': 3, 'camera points': 2, wounds: 0 },
  },
  {
    when: 'turn 4',
    answers: ['unit:scientist-1', 'room:alien-nest-d', 'replace:alien-nest-p1'],
    figures: { ...board('20 19 0 2 -', 'A 0 AAS 0 SS'), 'sectors moved': 3, wounds: 1 },
  },
  {
    when: 'turn 5',
    answers: [
      'unit:alien-2',
      'to:alien-nest+skip:control-room',
      'take-upgrade',
      'flip:alien-3',
      'deploy:alien-nest-p2',
      'end',
    ],
    figures: {
      ...board('20 18 0 2 -', '0 0 AAAS 0 SS'),
      'sectors moved': 1,
      wounds: 1,
      'upgrade tokens gained': 1,
      upgraded: 'alien-1 alien-3',
      'set aside': 'bonus-card-from-deck-1 aliens-burrow-1',
    },
  },
  {
    when: 'turn 6',
    answers: ['unit:scientist-1', 'room:control-room-a', 'malfunction:aliens-vent-shortcut-1', 'fill:control-room-p1'],
    figures: { ...board('20 19 0 2 aliens-vent-shortcut-1', '0 S AAA 0 SS'), 'sectors moved': 4, healed: 1 },
  },
  {
    when: 'turn 7',
    answers: ['unit:alien-3', 'room:corridors-a', 'assault', 'deploy:corridors-p1', 'slot:control-room-s1', 'end'],
    figures: {
      ...board('20 19 0 4 aliens-vent-shortcut-1', 'A S AA 0 SS'),
      'sectors moved': 3,
      'camera points': 2,
      wounds: 0,
    },
  },
  {
    when: 'turn 8',
    answers: [
      'unit:scientist-2',
      'room:control-room-b',
      'malfunction:aliens-ghost-strike-1',
      'deploy:control-room-p1',
      'slot:tech-bay-s1',
      'keep',
      'end',
    ],
    figures: {
      ...board('20 20 0 4 aliens-ghost-strike-1', 'A SS AA 0 S'),
      'sectors moved': 2,
      healed: 1,
      'set aside': 'bonus-card-from-deck-1 aliens-burrow-1 bonus-upgrade-1',
    },
  },
  {
    when: 'turn 9',
    answers: [
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
    figures: {
      ...board('20 19 0 4 scientists-medical-bay-1', '0 ASS AA 0 S'),
      'sectors moved': 1,
      wounds: 1,
      'set aside': 'bonus-upgrade-1',
    },
  },
  {
    when: 'turn 10',
    answers: [
      'unit:scientist-3',
      'room:corridors-a',
      'run:scientists-video-cameras-1',
      'assault',
      'replace:corridors-p1',
      'end',
    ],
    figures: {
      ...board('20 19 4 0 scientists-medical-bay-1', 'S ASS AA 0 0'),
      'sectors moved': 1,
      'data points gained': 4,
      wounds: 0,
      upgraded: 'alien-1 alien-3',
      'set aside': 'bonus-upgrade-1',
      'upgrade tokens in stock': '0 0',
      'cards in the decks': '6 6',
    },
  },
];

/**
 * A row of the table: life of both, data, the camera marker, the card under malfunction; then the units of each sector
 * around the ring.
 */
function board(tracks: string, units: string): PrintedTurn['figures'] {
  const [aliens, scientists, data, cameras, malfunction = ''] = tracks.split(' ');
  return {
    'Aliens LP': Number(aliens),
    'Scientists LP': Number(scientists),
    'Scientists DP': Number(data),
    cameras: Number(cameras),
    'malfunction on': malfunction,
    units,
  };
}

/** What the match has of all that. */
const figuresOf: FiguresOf = (match, { state: earlier, told }) => {
  const state = stateOf(match);
  if (!isTheseus(earlier)) throw new Error('no state of Theseus');
  const events = match.events('spectator', told);
  const [aliens, scientists] = state.seats;
  const cameras = cameraOf(state);
  return {
    'Aliens LP': aliens?.life ?? -1,
    'Scientists LP': scientists?.life ?? -1,
    'Scientists DP': scientists?.data ?? -1,
    cameras,
    'malfunction on': state.malfunction ?? '-',
    units: state.ring.map(sector => standingIn(state, sector)).join(' '),
    'sectors moved': sectorsMoved(earlier, state, events),
    'camera points': cameras - cameraOf(earlier),
    wounds: amountOf(events, 'track.wounded'),
    healed: amountOf(events, 'track.healed'),
    'data points gained': amountOf(events, 'track.data'),
    'upgrade tokens gained': amountOf(events, 'upgrade.gained'),
    'upgrade tokens in stock': state.seats.map(({ upgrades }) => upgrades).join(' '),
    'cards in the decks': state.seats.map(({ deck }) => deck.length).join(' '),
    upgraded: UNIT_IDS.filter(unit => state.units[unit]?.side === 'upgraded').join(' '),
    'set aside': state.seats.flatMap(({ aside }) => aside).join(' '),
  };
};

function cameraOf({ installed }: TheseusState): number {
  return installed['corridors-s1']?.camera ?? -1;
}

/** The units in a sector, `ASS` for an Alien and two Scientists. */
function standingIn({ units }: TheseusState, sector: SectorId): string {
  const here = Object.values(units).filter(({ place }) => isRoom(place) && sectorOf(place) === sector);
  const letters = here.map(({ seat }) => (seat === 0 ? 'A' : 'S'));
  return letters.sort().join('') || '0';
}

/**
 * How far around the ring the one unit went that stands in another sector now; those that were left out do not count
 * (TH-6.4).
 */
function sectorsMoved(before: TheseusState, { ring, units }: TheseusState, events: readonly LogEvent[]): number {
  const steps = UNIT_IDS.flatMap(unit => {
    const [from, to] = [before.units[unit]?.place, units[unit]?.place];
    if (from === undefined || to === undefined || !isRoom(from) || !isRoom(to)) return [];
    return (ring.indexOf(sectorOf(to)) - ring.indexOf(sectorOf(from)) + ring.length) % ring.length;
  });
  const skipped = events.filter(({ words }) => words.key === 'move.skips').length;
  return steps.reduce((sum, step) => sum + step, 0) - skipped;
}

/** The sum of what is told in an event of some kind. */
function amountOf(events: readonly LogEvent[], key: string): number {
  return events
    .filter(({ words }) => words.key === key)
    .reduce((sum, { words }) => sum + Number(words.with?.amount), 0);
}

/** The ten turns of the example game in the rule book. */
export const exampleGame: PrintedMatch = {
  name: 'example-game',
  shows: 'TH-5: the ten turns that the rule book prints, Aliens against Scientists',
  begin: () => position().match,
  turns: TURNS,
  figuresOf,
};
