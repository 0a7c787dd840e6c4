import type { RandomState } from '../../../../kernel/plain/random.ts';
import { between, drawItems, oneOf } from '../../../../lessons/dealing.ts';
import { isAsked, scripted } from '../../../../lessons/goals.ts';
import { RIVAL } from '../../../../lessons/position.ts';
import type { RoomId } from '../../data/ids.ts';
import { roomsOf } from '../../data/places.ts';
import type { UnitId } from '../../data/units.ts';
import { say } from '../../text/say.ts';
import { countsToSay, goal, sectorsToSay, stoppedIn, woundsInSector, told, whereIs, woundsOf } from '../seen.ts';
import { amongOthers, dealtPlaces, moveEndOf, RING, stationOf, firstOfferedAnswer } from './station.ts';
import { sideOf, wounds, passAnswers, dealtTrap } from './turning.ts';
import type { Dealt } from './turning.ts';

// Practice questions about traps and attacks. Cards and upgraded sides are random.

/** Practice question: where a deployed instant goes (TH-11.5). */
export function dealtBurrowing(random: RandomState): Dealt {
  const [room = 'alien-nest-a'] = drawItems(random, roomsOf('alien-nest'), 1);
  const nextCard = oneOf(random, ['aliens-habitat-1', 'aliens-lurking-1', 'aliens-tentacles-1'] as const);
  return {
    position: () =>
      stationOf(
        ['aliens', 'marines'],
        new Map<UnitId, RoomId>([
          ['alien-1', room],
          ['alien-2', 'tech-bay-a'],
          ['marine-1', 'docking-bay-a'],
        ]),
      )
        .ring(...RING)
        .pending('aliens-burrow-1', 'corridors-p1')
        .deck('aliens', nextCard, 'aliens-hive-2')
        .beginning(),
    changes: {
      say: say('lesson.dealt.burrowing'),
      way: ['unit:alien-1', ...Array.from({ length: 6 }, () => firstOfferedAnswer('deploy:corridors-p1', 'assault'))],
    },
  };
}

/** Practice question: the wounds from traps in an opponent's turn (TH-7.1). */
export function dealtTraps(random: RandomState): Dealt {
  const hive = oneOf(random, [true, false]);
  const tentacles = hive ? oneOf(random, [true, false]) : true;
  const isAsleep = oneOf(random, [true, false]);
  return {
    position: () => {
      const builder = stationOf(
        ['aliens', 'marines'],
        new Map<UnitId, RoomId>([
          ['alien-1', 'corridors-b'],
          ['marine-2', 'alien-nest-a'],
          ['marine-1', 'tech-bay-a'],
        ]),
      )
        .ring(...RING)
        .unit('alien-3', 'space');
      if (hive) builder.card('aliens-hive-1', 'corridors-s1');
      if (tentacles) builder.card('aliens-tentacles-1', 'corridors-s4');
      if (isAsleep) builder.malfunction(hive ? 'aliens-hive-1' : 'aliens-tentacles-1');
      return builder.beginning();
    },
    changes: {
      say: say('lesson.dealt.traps', {
        traps: Number(hive) + Number(tentacles),
        asleep: say(isAsleep ? 'lesson.dealt.traps.asleep' : 'lesson.dealt.traps.awake'),
      }),
      way: passAnswers('alien-3', 'docking-bay'),
      predict: { explanation: say('lesson.dealt.traps.because') },
    },
  };
}

/** Practice question: the wounds from a Mine (TH-7.1). */
export function dealtMine(random: RandomState): Dealt {
  return dealtTrap(random, 'marines-mine-1', 'mine');
}

/** Practice question: the wounds from a Fire (TH-7.3). */
export function dealtFire(random: RandomState): Dealt {
  return dealtTrap(random, 'marines-fire-1', 'fire');
}

/** Practice question: who loses more in a move onto traps with an assault (TH-7.2). */
export function dealtTrade(random: RandomState): Dealt {
  const traps = between(random, 1, 2);
  const targets = between(random, 0, 2);
  return {
    position: () => {
      const builder = stationOf(
        ['marines', 'aliens'],
        new Map<UnitId, RoomId>([
          ['marine-1', 'alien-nest-a'],
          ['marine-2', 'docking-bay-a'],
          ['marine-3', 'tech-bay-a'],
          ['alien-1', targets > 0 ? 'docking-bay-b' : 'control-room-a'],
          ['alien-2', targets > 1 ? 'tech-bay-b' : 'control-room-b'],
        ]),
      )
        .ring(...RING)
        .card('aliens-hive-1', 'corridors-s1');
      return (traps > 1 ? builder.card('aliens-tentacles-1', 'corridors-s4') : builder).beginning();
    },
    changes: {
      say: say('lesson.dealt.trade', { traps }),
      goals: [
        goal(
          'lesson.dealt.trade.goal',
          now =>
            whereIs(now, 'marine-1') === 'corridors' &&
            (told(now, 'attack.assault') || told(now, 'turn.begins') || isAsked(now, 'pending.slot')),
        ),
      ],
      way: ['unit:marine-1', ...Array.from({ length: 8 }, () => firstOfferedAnswer('assault'))],
      predict: { explanation: say('lesson.dealt.trade.because') },
    },
  };
}

/** Practice question: where an Alien stops in its turn (TH-6.2). */
export function dealtStop(random: RandomState): Dealt {
  const places = dealtPlaces(random, ['marine-1', 'marine-2', 'alien-1', 'alien-2', 'alien-3'], RING.slice(0, 4));
  const rightSector = moveEndOf(RING, places, 'alien-2');
  return {
    position: () =>
      stationOf(['marines', 'aliens'], places)
        .ring(...RING)
        .unit('marine-3', 'space')
        .beginning(),
    reply: scripted('unit:alien-2', 'end'),
    changes: {
      say: say('lesson.dealt.stop'),
      goals: [goal('lesson.walking.first.goal', now => told(now, 'move.stops') && isAsked(now, 'move.unit'))],
      way: passAnswers('marine-3', 'alien-nest'),
      predict: {
        choices: sectorsToSay(...amongOthers(random, rightSector, RING)),
        outcome: now => stoppedIn(now, 'alien-2'),
        explanation: say('lesson.dealt.walk.because'),
      },
    },
  };
}

/** Practice question: the wounds from an attack with a Battle Position (TH-14.3.1). */
export function dealtStrike(random: RandomState): Dealt {
  const upgrades = between(random, 0, 3);
  const side = sideOf(random);
  return {
    position: () =>
      stationOf(
        ['marines', 'aliens'],
        new Map<UnitId, RoomId>([
          ['marine-3', 'alien-nest-a'],
          ['alien-1', 'docking-bay-b'],
          ['alien-2', 'tech-bay-a'],
        ]),
      )
        .ring(...RING)
        .unit('marine-1', 'docking-bay-a', side)
        .card('marines-battle-position-1', 'docking-bay-s1', { upgrades })
        .beginning(),
    changes: {
      say: say('lesson.dealt.strike', { upgrades, side: say(`lesson.dealt.side.${side}`) }),
      way: ['unit:marine-3', ...Array.from({ length: 8 }, () => firstOfferedAnswer('assault'))],
      predict: {
        choices: wounds(1, 1 + upgrades, 2 + upgrades, 3 + upgrades),
        outcome: now => `${Math.max(woundsInSector(now, 'docking-bay'), woundsOf(now, RIVAL))}`,
        explanation: say('lesson.dealt.strike.because'),
      },
    },
  };
}

/** Practice question: where a Scientist stops that may skip a sector (TH-6.4). */
export function dealtShortcut(random: RandomState): Dealt {
  const life = between(random, 8, 15);
  const ring = ['corridors', 'control-room', 'science-lab', 'tech-bay', 'alien-nest'] as const;
  const companionCount = between(random, 0, 1);
  const rightSector = ring[2 + companionCount] ?? 'science-lab';
  return {
    position: () =>
      stationOf(
        ['scientists', 'aliens'],
        new Map<UnitId, RoomId>([
          ['scientist-1', 'corridors-a'],
          ['scientist-2', 'tech-bay-a'],
          ['alien-2', 'alien-nest-a'],
          ['alien-1', companionCount > 0 ? 'corridors-c' : 'alien-nest-b'],
        ]),
      )
        .ring(...ring)
        .card('scientists-secret-passage-1', 'control-room-s1')
        .seat('scientists', { life })
        .beginning(),
    changes: {
      say: say('lesson.dealt.shortcut'),
      goals: [goal('lesson.walking.first.goal', now => told(now, 'move.stops'))],
      way: [
        'unit:scientist-1',
        firstOfferedAnswer('to:science-lab+skip:control-room', 'to:tech-bay+skip:control-room'),
        firstOfferedAnswer(),
      ],
      predict: {
        choices: sectorsToSay(
          ...ring.filter(
            sector =>
              sector === rightSector || sector === 'control-room' || sector === 'science-lab' || sector === 'tech-bay',
          ),
        ),
        explanation: say('lesson.dealt.shortcut.because'),
      },
    },
  };
}

/** Practice question: how many times units attack with copies of an Assault (TH-15.5). */
export function dealtCopies(random: RandomState): Dealt {
  const [copy, second] = [oneOf(random, [true, false]), oneOf(random, [true, false])];
  return {
    position: () => {
      const builder = stationOf(
        ['marines', 'aliens'],
        new Map<UnitId, RoomId>([
          ['marine-2', 'docking-bay-a'],
          ['marine-1', 'corridors-a'],
          ['alien-1', 'corridors-d'],
          ['alien-2', 'alien-nest-a'],
        ]),
      )
        .ring(...RING)
        .card('marines-assault-1', 'tech-bay-s2');
      if (copy) builder.card('marines-reproduction-1', 'tech-bay-s1');
      if (second) builder.card('marines-assault-2', 'tech-bay-s4');
      return builder.beginning();
    },
    changes: {
      say: say('lesson.dealt.copies', {
        copy: say(copy ? 'lesson.dealt.copies.yes' : 'lesson.dealt.copies.no'),
        cards: second ? 2 : 1,
      }),
      goals: [goal('lesson.combos.first.goal', now => told(now, 'actions.runs') && !isAsked(now, 'actions.card'))],
      way: [
        'unit:marine-2',
        ...Array.from({ length: 8 }, () =>
          firstOfferedAnswer('run:marines-assault-1', 'run:marines-assault-1+1', 'run:marines-assault-2'),
        ),
      ],
      predict: { choices: countsToSay('lesson-say.times', 1, 2, 3), explanation: say('lesson.dealt.copies.because') },
    },
  };
}
