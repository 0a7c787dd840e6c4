import type { RandomState } from '../../../../kernel/plain/random.ts';
import { between, drawItems, oneOf } from '../../../../lessons/dealing.ts';
import type { RoomId } from '../../data/ids.ts';
import { roomsOf } from '../../data/places.ts';
import type { UnitId } from '../../data/units.ts';
import { cardName, say } from '../../text/say.ts';
import { cardsToSay, goal, firstStoppingIn, told, whereIs, wordsToSay } from '../seen.ts';
import { dealtPlaces, dealtUntil, moveEndOf, MARINES, RING, stationOf, firstOfferedAnswer } from './station.ts';
import { sideOf, wounds, passAnswers, marinesAt, DECK } from './turning.ts';
import type { Dealt } from './turning.ts';

// Practice questions about moves, cards and instants. The positions are random.

/** Practice question: who is in the Corridors (TH-2.3). */
export function dealtReading(random: RandomState): Dealt {
  const unitsInCorridors = oneOf(random, [
    ['marine-1', 'alien-2'],
    ['marine-2', 'marine-3'],
    ['alien-1', 'alien-3'],
  ] as const satisfies readonly (readonly UnitId[])[]);
  const rooms = drawItems(random, roomsOf('corridors'), unitsInCorridors.length);
  const allUnits: readonly UnitId[] = ['marine-1', 'marine-2', 'marine-3', 'alien-1', 'alien-2', 'alien-3'];
  const others = allUnits.filter(unit => !unitsInCorridors.some(one => one === unit));
  const otherPlaces = dealtPlaces(random, others, ['docking-bay', 'tech-bay', 'alien-nest']);
  return {
    position: () => {
      const builder = stationOf(['marines', 'aliens'], otherPlaces).ring(...RING);
      for (const [at, unit] of unitsInCorridors.entries()) builder.unit(unit, rooms[at] ?? 'corridors-a');
      return builder.beginning();
    },
    changes: {
      predict: {
        outcome: now => {
          const unitsInSector = allUnits.filter(unit => whereIs(now, unit) === 'corridors');
          const marines = unitsInSector.filter(unit => unit.startsWith('marine')).length;
          return marines === unitsInSector.length ? 'marines' : marines === 0 ? 'aliens' : 'both';
        },
        explanation: say('lesson.dealt.reading.because'),
      },
    },
  };
}

/** Practice question: how many cards can be purged (TH-10.7). */
export function dealtPurge(random: RandomState): Dealt {
  const cardCount = between(random, 1, 2);
  const otherPlaces = dealtPlaces(random, ['marine-2', 'marine-3', 'alien-1', 'alien-2'], ['tech-bay', 'alien-nest']);
  return {
    position: () =>
      stationOf(['marines', 'aliens'], otherPlaces)
        .ring(...RING)
        .unit('marine-1', 'control-room-a')
        .card('aliens-lurking-1', 'docking-bay-s1')
        .card('aliens-tentacles-1', cardCount > 1 ? 'docking-bay-s2' : 'tech-bay-s2')
        .beginning(),
    changes: {
      say: say('lesson.dealt.purge'),
      way: ['unit:marine-1', firstOfferedAnswer()],
      predict: { explanation: say('lesson.dealt.purge.because') },
    },
  };
}

/** Practice question: the wounds from passing a trap (TH-13.2). */
export function dealtPassing(random: RandomState): Dealt {
  const isAsleep = oneOf(random, [true, false]);
  const upgrades = between(random, 0, 1);
  const room = oneOf(random, roomsOf('docking-bay').slice(1));
  return {
    position: () => {
      const builder = stationOf(
        ['marines', 'aliens'],
        new Map<UnitId, RoomId>([
          ['marine-1', 'docking-bay-a'],
          ['alien-1', room],
          ['marine-2', 'corridors-a'],
        ]),
      )
        .ring(...RING)
        .card('aliens-tentacles-1', 'tech-bay-s2', { upgrades });
      return (isAsleep ? builder.malfunction('aliens-tentacles-1') : builder).beginning();
    },
    changes: {
      say: say('lesson.dealt.passing', {
        tokens: upgrades,
        asleep: say(isAsleep ? 'lesson.dealt.passing.yes' : 'lesson.dealt.passing.no'),
      }),
      way: ['unit:marine-1', firstOfferedAnswer(), firstOfferedAnswer('end')],
      predict: { choices: wounds(0, 1, 2), explanation: say('lesson.dealt.passing.because') },
    },
  };
}

/** Practice question: the wounds from an assault with or without a Barricade (TH-8.4). */
export function dealtBarricade(random: RandomState): Dealt {
  const hasBarricade = oneOf(random, [true, false]);
  const [one, two] = [sideOf(random), sideOf(random)];
  return {
    position: () => {
      const builder = marinesAt([
        ['marine-1', 'docking-bay-a'],
        ['marine-2', 'tech-bay-a'],
        ['alien-1', 'control-room-b', one],
        ['alien-2', 'tech-bay-b', two],
      ]).card('aliens-assault-1', 'docking-bay-s1');
      return (hasBarricade ? builder.card('marines-barricade-1', 'tech-bay-s2') : builder).beginning();
    },
    changes: {
      say: say('lesson.dealt.barricade', {
        one: say(`lesson.dealt.side.${one}`),
        two: say(`lesson.dealt.side.${two}`),
        barricade: say(hasBarricade ? 'lesson.dealt.barricade.yes' : 'lesson.dealt.barricade.no'),
      }),
      way: passAnswers('marine-3', 'alien-nest'),
      predict: { explanation: say('lesson.dealt.barricade.because') },
    },
  };
}

/** Practice question: what follows a return from space (TH-9.2). */
export function dealtReturn(random: RandomState): Dealt {
  const otherPlaces = dealtPlaces(random, ['marine-1', 'marine-2', 'alien-1', 'alien-2'], ['docking-bay', 'tech-bay']);
  const life = between(random, 9, 19);
  return {
    position: () =>
      stationOf(['marines', 'aliens'], otherPlaces)
        .ring(...RING)
        .unit('marine-3', 'space')
        .unit('alien-3', 'alien-nest-b')
        .card('aliens-lurking-1', 'tech-bay-s4')
        .seat('marines', { life })
        .beginning(),
    changes: { say: say('lesson.dealt.return') },
  };
}

/** Practice question: the wounds from a minor assault (TH-8.5). */
export function dealtFilling(random: RandomState): Dealt {
  const [mine = 'docking-bay-a', one = 'docking-bay-b', two = 'docking-bay-c'] = drawItems(
    random,
    roomsOf('docking-bay'),
    3,
  );
  const side = sideOf(random);
  return {
    position: () =>
      stationOf(
        ['marines', 'aliens'],
        new Map<UnitId, RoomId>([
          ['alien-1', one],
          ['alien-2', two],
          ['marine-3', 'control-room-a'],
          ['marine-2', 'tech-bay-a'],
        ]),
      )
        .ring(...RING)
        .unit('marine-1', mine, side)
        .beginning(),
    changes: {
      say: say('lesson.dealt.filling', { side: say(`lesson.dealt.side.${side}`) }),
      way: ['unit:marine-3', firstOfferedAnswer(), firstOfferedAnswer('end')],
      predict: { explanation: say('lesson.dealt.filling.because') },
    },
  };
}

/** Practice question: which Marine ends its move in a sector (TH-6.2). */
export function dealtGuest(random: RandomState): Dealt {
  const places = dealtUntil(
    random,
    chance => dealtPlaces(chance, [...MARINES, 'alien-1', 'alien-2'], RING),
    found => MARINES.filter(unit => moveEndOf(RING, found, unit) === 'docking-bay').length === 1,
  );
  return {
    position: () =>
      stationOf(['marines', 'aliens'], places)
        .ring(...RING)
        .beginning(),
    changes: {
      say: say('lesson.dealt.guest'),
      refs: ['sector:docking-bay'],
      goals: [],
      predict: {
        outcome: now => firstStoppingIn(now, MARINES, 'docking-bay'),
        explanation: say('lesson.dealt.walk.because'),
      },
    },
  };
}

/** Practice question: which card refills a pending slot (TH-11.2). */
export function dealtRefill(random: RandomState): Dealt {
  const [top = 'marines-fire-1', next = 'marines-armory-1'] = drawItems(random, DECK, 2);
  const other = oneOf(random, ['marines-mine-1', 'marines-mine-2'] as const);
  return {
    position: () =>
      stationOf(
        ['marines', 'aliens'],
        new Map<UnitId, RoomId>([
          ['marine-1', 'control-room-a'],
          ['marine-2', 'tech-bay-a'],
          ['alien-1', 'alien-nest-a'],
        ]),
      )
        .ring(...RING)
        .pending('marines-assault-1', 'docking-bay-p1')
        .pending(other, 'docking-bay-p2')
        .deck('marines', top, next)
        .beginning(),
    changes: {
      say: say('lesson.dealt.refill', { top: cardName(top) }),
      goals: [goal('lesson.dealt.refill.goal', now => told(now, 'pending.filled'))],
      way: [
        'unit:marine-1',
        ...Array.from({ length: 6 }, () => firstOfferedAnswer('take-upgrade', 'deploy:docking-bay-p1')),
      ],
      predict: { choices: [...wordsToSay({ none: 'lesson-say.no-card' }), ...cardsToSay(other, top)] },
    },
  };
}

/** Practice question: which card replaces an enemy's pending card (TH-11.1). */
export function dealtReplaced(random: RandomState): Dealt {
  const topCard = oneOf(random, DECK);
  const alienCard = oneOf(random, ['aliens-hive-1', 'aliens-lurking-1'] as const);
  return {
    position: () =>
      stationOf(
        ['marines', 'aliens'],
        new Map<UnitId, RoomId>([
          ['marine-1', 'control-room-a'],
          ['marine-2', 'alien-nest-a'],
          ['alien-1', 'tech-bay-a'],
        ]),
      )
        .ring(...RING)
        .pending(alienCard, 'corridors-p1')
        .deck('marines', topCard, 'marines-mine-1')
        .deck('aliens', 'aliens-tentacles-1', 'aliens-habitat-1')
        .beginning(),
    changes: {
      say: say('lesson.dealt.replaced', { hers: cardName(alienCard), top: cardName(topCard) }),
      goals: [goal('lesson.dealt.refill.goal', ({ view }) => view.pending['corridors-p1'] !== alienCard)],
      way: ['unit:marine-2', ...Array.from({ length: 6 }, () => firstOfferedAnswer('replace:corridors-p1', 'assault'))],
      predict: {
        choices: [...wordsToSay({ none: 'lesson-say.no-card' }), ...cardsToSay('aliens-tentacles-1', topCard)],
      },
    },
  };
}

/** Practice question: what is left of a turn after an instant (TH-5.2). */
export function dealtInstant(random: RandomState): Dealt {
  const card = oneOf(random, ['aliens-hive-1', 'aliens-tentacles-1', 'aliens-habitat-1'] as const);
  const places = dealtPlaces(random, ['alien-1', 'alien-2', 'marine-1', 'marine-2'], RING);
  return {
    position: () =>
      stationOf(['aliens', 'marines'], places)
        .ring(...RING)
        .card(card, 'control-room-s1')
        .malfunction(card)
        .aside('aliens', 'bonus-repair-1')
        .beginning(),
    changes: {
      say: say('lesson.dealt.instant', { card: cardName(card) }),
      predict: { explanation: say('lesson.dealt.instant.because') },
    },
  };
}
