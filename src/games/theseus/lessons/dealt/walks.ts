import type { RandomState } from '../../../../kernel/plain/random.ts';
import { between, sortedUnique } from '../../../../lessons/dealing.ts';
import { isAsked, scripted } from '../../../../lessons/goals.ts';
import type { Variation } from '../../../../lessons/lesson.ts';
import { RIVAL } from '../../../../lessons/position.ts';
import type { RoomId, SectorId } from '../../data/ids.ts';
import { roomsOf, sectorOf } from '../../data/places.ts';
import type { UnitId } from '../../data/units.ts';
import { say, sectorName, unitName } from '../../text/say.ts';
import type { TextKey } from '../../text/en.ts';
import type { TheseusView } from '../../view.ts';
import {
  countsToSay,
  goal,
  sectorsToSay,
  stoppedIn,
  firstStoppingIn,
  told,
  unitsToSay,
  whereIs,
  woundsOf,
} from '../seen.ts';
import {
  ALIENS,
  amongOthers,
  dealtPlaces,
  dealtUntil,
  moveEndOf,
  MARINES,
  RING,
  SCIENTISTS,
  stationOf,
  firstOfferedAnswer,
} from './station.ts';

/** Practice question: where a unit of the learner stops (TH-6.2). */
function dealtWalk(random: RandomState, unit: 'marine-2' | 'alien-1', ask: TextKey): Variation<TheseusView> {
  const places = dealtPlaces(random, [...MARINES, ...ALIENS], RING);
  const startSector = sectorOf(places.get(unit) ?? 'corridors-a');
  return {
    position: () =>
      stationOf(unit === 'alien-1' ? ['aliens', 'marines'] : ['marines', 'aliens'], places)
        .ring(...RING)
        .beginning(),
    stage: {
      say: say('lesson.dealt.walk', { unit: unitName(unit), from: sectorName(startSector) }),
      refs: [`sector:${startSector}`],
      predict: {
        ask: say(ask),
        rule: 'TH-6.2',
        choices: sectorsToSay(...amongOthers(random, moveEndOf(RING, places, unit), RING)),
        outcome: now => stoppedIn(now, unit),
        explanation: say('lesson.dealt.walk.because'),
      },
      goals: [goal('lesson.walking.first.goal', now => told(now, 'move.stops'))],
      way: [`unit:${unit}`, firstOfferedAnswer()],
    },
  };
}

/** Practice question: where a Marine stops (TH-6.2). */
export function dealtMarineWalk(random: RandomState): Variation<TheseusView> {
  return dealtWalk(random, 'marine-2', 'lesson.walking.first.ask');
}

/** Practice question: where an Alien stops (TH-6.2). */
export function dealtAlienWalk(random: RandomState): Variation<TheseusView> {
  return dealtWalk(random, 'alien-1', 'lesson.walking.end.ask');
}

/** Practice question: where a unit stops that a card takes one sector further (TH-16.6.2). */
export function dealtPassage(random: RandomState): Variation<TheseusView> {
  const unit = 'alien-1';
  const places = dealtPlaces(random, [...MARINES, ...ALIENS], RING);
  const startSector = sectorOf(places.get(unit) ?? 'corridors-a');
  return {
    position: () =>
      stationOf(['aliens', 'marines'], places)
        .ring(...RING)
        .aside('aliens', 'bonus-shaft-passage-1')
        .beginning(),
    stage: {
      say: say('lesson.dealt.passage', { from: sectorName(startSector) }),
      refs: [`sector:${startSector}`],
      predict: {
        ask: say('lesson.instants.shaft.ask'),
        rule: 'TH-16.6.2',
        choices: sectorsToSay(...amongOthers(random, moveEndOf(RING, places, unit, 1), RING)),
        outcome: now => stoppedIn(now, unit),
        explanation: say('lesson.dealt.passage.because'),
      },
      goals: [goal('lesson.instants.shaft.goal', now => told(now, 'move.stops'))],
      way: [
        `unit:${unit}`,
        ({ options }) => options.find(({ id }) => id.includes('+passages:1'))?.id ?? 'to',
        firstOfferedAnswer(),
      ],
    },
  };
}

/** Practice question: which of three units stops in a sector (TH-6.2). */
function dealtWalker(
  random: RandomState,
  units: readonly UnitId[],
  ring: readonly SectorId[],
  targetSector: SectorId,
): ReadonlyMap<UnitId, RoomId> {
  const allUnits = [...units, ...(units === SCIENTISTS ? MARINES : ALIENS)];
  return dealtUntil(
    random,
    chance => dealtPlaces(chance, allUnits, ring),
    places => units.filter(unit => moveEndOf(ring, places, unit) === targetSector).length === 1,
  );
}

/** Practice question: which Marine reaches the cards in the Docking Bay (TH-6.2). */
export function dealtFetcher(random: RandomState): Variation<TheseusView> {
  const places = dealtWalker(random, MARINES, RING, 'docking-bay');
  return {
    position: () =>
      stationOf(['marines', 'aliens'], places)
        .ring(...RING)
        .pending('marines-mine-1', 'docking-bay-p1')
        .beginning(),
    stage: {
      say: say('lesson.dealt.fetcher'),
      refs: ['sector:docking-bay'],
      predict: {
        ask: say('lesson.whole-round.build.ask'),
        rule: 'TH-6.2',
        choices: unitsToSay(...MARINES),
        outcome: now => firstStoppingIn(now, MARINES, 'docking-bay'),
        explanation: say('lesson.dealt.walk.because'),
      },
    },
  };
}

const CAMERAS = 'scientists-video-cameras-1';
const SCIENTISTS_RING: readonly SectorId[] = ['corridors', 'control-room', 'docking-bay', 'tech-bay', 'science-lab'];

/** Practice question: which Scientist reaches the cameras (TH-6.2). */
export function dealtCollector(random: RandomState): Variation<TheseusView> {
  const places = dealtWalker(random, SCIENTISTS, SCIENTISTS_RING, 'control-room');
  const marker = between(random, 1, 6);
  return {
    position: () =>
      stationOf(['marines', 'scientists'], places)
        .ring(...SCIENTISTS_RING)
        .card(CAMERAS, 'control-room-s1', { camera: marker })
        .beginning(),
    stage: {
      say: say('lesson.dealt.collector', { marker }),
      refs: ['slot:control-room-s1'],
      predict: {
        ask: say('lesson.who-wins.next.ask'),
        rule: 'TH-6.2',
        choices: unitsToSay(...SCIENTISTS),
        outcome: now => firstStoppingIn(now, SCIENTISTS, 'control-room'),
        explanation: say('lesson.dealt.walk.because'),
      },
    },
  };
}

/** Practice question: how many wounds an assault deals (TH-8.2). */
export function dealtAssault(random: RandomState): Variation<TheseusView> {
  const [goes = 'corridors-a', ...others] = dealtPlaces(random, ['marine-3', 'alien-1'], ['corridors']).values();
  const [inCorridors = 'corridors-b'] = others;
  const otherPlaces = dealtPlaces(random, ['marine-1', 'marine-2', 'alien-2', 'alien-3'], ['docking-bay', 'tech-bay']);
  const upgradedCount = between(random, 0, 2);
  const mostWounds = 4;
  return {
    position: () => {
      const builder = stationOf(['marines', 'aliens'], new Map([...otherPlaces, ['alien-1', inCorridors]])).ring(
        ...RING,
      );
      for (const [at, unit] of (['marine-1', 'marine-2'] as const).entries()) {
        if (at < upgradedCount)
          builder.unit(unit, otherPlaces.get(unit) ?? roomsOf('tech-bay')[0] ?? 'tech-bay-a', 'upgraded');
      }
      return builder.unit('marine-3', 'alien-nest-a').beginning();
    },
    stage: {
      say: say('lesson.dealt.assault', { room: goes.slice(-1) }),
      refs: ['sector:corridors'],
      predict: {
        ask: say('lesson.attack.assault.ask'),
        rule: 'TH-8.2',
        choices: countsToSay('lesson-say.wounds', ...Array.from({ length: mostWounds + 1 }, (_, count) => count)),
        outcome: now => `${woundsOf(now, RIVAL)}`,
        explanation: say('lesson.dealt.assault.because'),
      },
      goals: [
        goal(
          'lesson.attack.assault.goal',
          now => whereIs(now, 'marine-3') === 'corridors' && (isAsked(now, 'pending.slot') || told(now, 'turn.begins')),
        ),
      ],
      way: ['unit:marine-3', `room:${goes}`, ...Array.from({ length: 8 }, () => firstOfferedAnswer('assault'))],
    },
  };
}

/** Practice question: the camera marker after an enemy has stopped in the sector of the cameras (TH-16.4.1). */
export function dealtCameras(random: RandomState): Variation<TheseusView> {
  const marker = between(random, 0, 3);
  const tokens = between(random, 0, 2);
  return {
    reply: scripted('unit:alien-1', 'end'),
    position: () =>
      stationOf(
        ['scientists', 'aliens'],
        new Map<UnitId, RoomId>([
          ['scientist-1', 'tech-bay-a'],
          ['scientist-2', 'tech-bay-b'],
          ['scientist-3', 'tech-bay-c'],
          ['alien-1', 'alien-nest-a'],
          ['alien-2', 'science-lab-a'],
          ['alien-3', 'science-lab-b'],
        ]),
      )
        .card(CAMERAS, 'corridors-s1', { upgrades: tokens, camera: marker })
        .beginning(),
    stage: {
      say: say('lesson.dealt.cameras', { marker, tokens }),
      refs: ['sector:corridors'],
      predict: {
        ask: say('lesson.data.feed.ask'),
        rule: 'TH-16.4.1',
        choices: sortedUnique(marker, marker + 1, marker + 1 + tokens, marker + 2 + tokens).map(count => ({
          id: `${count}`,
          words: say('lesson.data.feed.marker', { count }),
        })),
        outcome: ({ view }) => `${view.installed['corridors-s1']?.camera ?? 0}`,
        explanation: say('lesson.dealt.cameras.because'),
      },
      ends: 1,
      goals: [
        goal('lesson.data.feed.goal', now => whereIs(now, 'alien-1') === 'corridors' && isAsked(now, 'move.unit')),
      ],
      way: ['unit:scientist-1', ...Array.from({ length: 4 }, () => firstOfferedAnswer('end'))],
    },
  };
}
