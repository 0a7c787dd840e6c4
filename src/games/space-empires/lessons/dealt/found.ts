import type { RandomState } from '../../../../kernel/plain/random.ts';
import type { Decision } from '../../../../kernel/match/decision.ts';
import { between, sortedUnique, drawItems, oneOf } from '../../../../lessons/dealing.ts';
import { scripted } from '../../../../lessons/goals.ts';
import type { PartialVariation } from '../../../../lessons/lesson.ts';
import { LEARNER, RIVAL } from '../../../../lessons/position.ts';
import type { HexId } from '../../data/hexes.ts';
import { SCENARIOS } from '../../data/scenarios.ts';
import { COLONY_STEPS, UNITS } from '../../data/units.ts';
import type { UnitKind } from '../../data/units.ts';
import { hexName, hexRef, say } from '../../text/say.ts';
import type { EmpiresView } from '../../view.ts';
import { PositionBuilder, setUpPosition } from '../position.ts';
import {
  firstTold,
  goal,
  isMarkerFound,
  moveAnswers,
  numberChoices,
  optionId,
  ownState,
  rivalMoveAnswer,
  told,
  unitsAt,
  unitAnswer,
  textChoices,
} from '../seen.ts';

// Practices on hidden, found, settled and fetched things, with random hexes and things.

type Practice = PartialVariation<EmpiresView>;

const firstOption = ({ options }: Decision): string => options[0]?.id ?? '';

/** Makes a random practice that asks which markers a hex that is added to a home gets (SE-2.5). */
export function dealtExtra(random: RandomState): Practice {
  const scenario = oneOf(random, ['2p-normal', '2p-massive', '2p-dare'] as const);
  return {
    position: () => setUpPosition({ scenario }),
    changes: {
      say: say('lesson.dealt.extra'),
      refs: [],
      way: [firstOption],
      predict: {
        outcome: now => {
          const addedName = firstTold(now, 'set-up.added')?.words.with?.hex;
          const addedHex = Object.entries(now.view.hexes).find(([hex]) => hex.toUpperCase() === addedName)?.[1];
          return addedHex?.home === LEARNER ? 'home' : 'deep';
        },
        explanation: say('lesson.dealt.extra.because'),
      },
    },
  };
}

/** Makes a random practice that asks how many hexes of a new home are known (SE-19.3). */
export function dealtWorld(random: RandomState): Practice {
  const scenario = oneOf(random, ['2p-small', '2p-normal', '2p-large', '2p-double-trouble'] as const);
  const [home] = SCENARIOS[scenario].homes;
  const hexes = (home?.area.length ?? 0) + (home?.extra ?? 0);
  return {
    position: () => setUpPosition({ scenario }),
    reply: scripted(),
    changes: {
      say: say('lesson.dealt.world', { hexes }),
      refs: [],
      way: [firstOption, firstOption],
      predict: {
        ask: say('lesson.galaxy.world.ask', { hexes }),
        choices: numberChoices(7, 1, hexes),
      },
    },
  };
}

/** Makes a random practice that asks what the learner's mark on a hex stands for (SE-4.2). */
export function dealtMark(random: RandomState): Practice {
  const [hex = 'd4', ...others] = drawItems(random, ['d4', 'd5', 'c3', 'c5', 'd3'] as const, 4);
  const markedThing = oneOf(random, ['home', 'ships', 'colony'] as const);
  const scouts = between(random, 1, 3);
  const value = oneOf(random, COLONY_STEPS.slice(1));
  return {
    position: () => {
      const builder = new PositionBuilder().units(0, 'c4', 'yard', 4);
      for (const otherHex of others) builder.hidden(otherHex, 'mineral-5');
      if (markedThing === 'home') builder.hidden(hex, 'planet');
      else if (markedThing === 'ships') builder.units(0, hex, 'scout', scouts);
      else builder.colony(0, hex, value);
      return builder.turn(1);
    },
    changes: {
      say: say('lesson.dealt.mark', { hex: hexName(hex) }),
      refs: [hexRef(hex)],
      predict: {
        ask: say('lesson.galaxy.read.ask'),
        choices: textChoices({
          home: 'lesson.dealt.mark.home',
          ships: 'lesson.dealt.mark.ships',
          colony: 'lesson.dealt.mark.colony',
        }),
        outcome: now =>
          !isMarkerFound(now, hex) && now.view.hexes[hex]?.hidden === true
            ? 'home'
            : unitsAt(now, LEARNER, hex) > 0
              ? 'ships'
              : 'colony',
        explanation: say('lesson.dealt.mark.because'),
      },
    },
  };
}

/** Makes a random practice that asks what others learn about a counter that moves (SE-4.2). */
export function dealtCounter(random: RandomState): Practice {
  const kind = oneOf(random, ['scout', 'destroyer', 'colony-ship', 'miner'] as const);
  const count = UNITS[kind].single ? 1 : between(random, 1, 3);
  const [from, to] = oneOf(random, [
    ['g4', 'f4'],
    ['g3', 'f3'],
    ['g5', 'f5'],
  ] as const);
  const rivalMoves = scripted(`to:${to}`, 'done');
  return {
    position: () =>
      new PositionBuilder()
        .units(0, 'c4', 'scout', 2)
        .units(1, from, kind, count)
        .also(state => {
          state.order = [RIVAL, LEARNER];
        })
        .turn(1),
    reply: decision =>
      (decision.kind === 'move.choose' ? rivalMoveAnswer(decision, kind, from) : null) ?? rivalMoves(decision),
    changes: {
      say: say('lesson.dealt.counter', { from: hexName(from), to: hexName(to) }),
      refs: [hexRef(from)],
      predict: {
        choices: textChoices({
          counter: 'lesson.galaxy.hidden.counter',
          all: 'lesson.dealt.counter.all',
          nothing: 'lesson.galaxy.hidden.nothing',
        }),
        outcome: ({ view }) => {
          const movedPiece = view.pieces.find(({ owner, at }) => owner === RIVAL && at === to);
          return movedPiece === undefined ? 'nothing' : movedPiece.kind === null ? 'counter' : 'all';
        },
        explanation: say('lesson.dealt.counter.because'),
      },
    },
  };
}

const BESIDE_C4 = ['c3', 'c5', 'd4', 'd5'] as const;

/** Makes a random practice that asks when Scouts see the marker of a hex that they enter (SE-7.1). */
export function dealtEntering(random: RandomState): Practice {
  const hexes = drawItems(random, BESIDE_C4, between(random, 2, 3)).toSorted();
  const markers = hexes.map(() => oneOf(random, ['planet', 'mineral-5', 'nebula', 'asteroids'] as const));
  return {
    position: () => {
      const builder = new PositionBuilder();
      for (const [at, hex] of hexes.entries()) builder.units(0, 'c4', 'scout').hidden(hex, markers[at] ?? 'planet');
      return builder.turn(1);
    },
    changes: {
      say: say('lesson.dealt.entering', { scouts: hexes.length }),
      refs: hexes.map(hexRef),
      goals: [goal('lesson.dealt.entering.goal', now => hexes.every(hex => isMarkerFound(now, hex)))],
      way: [...hexes.flatMap(hex => moveAnswers('scout', 'c4', hex)), 'done', ...hexes.slice(1).map(() => firstOption)],
    },
  };
}

/** Makes a random practice that asks what a new colony is worth (SE-10.10). */
export function dealtSettling(random: RandomState): Practice {
  const [hex = 'd5', older = 'd4'] = drawItems(random, BESIDE_C4, 2);
  const value = oneOf(random, COLONY_STEPS.slice(1));
  return {
    position: () =>
      new PositionBuilder().marker(hex, 'planet').colony(0, older, value).units(0, 'c4', 'colony-ship').turn(1),
    changes: {
      say: say('lesson.dealt.settling', { hex: hexName(hex), older: hexName(older), value }),
      refs: [hexRef(hex)],
      goals: [goal('lesson.dealt.settling.goal', ({ view }) => view.hexes[hex]?.colony?.owner === LEARNER)],
      way: [...moveAnswers('colony-ship', 'c4', hex), unitAnswer('settle', 'colony-ship')],
      predict: {
        choices: numberChoices(...sortedUnique(0, 1, value, 5)),
        outcome: ({ view }) => String(view.hexes[hex]?.colony?.value ?? ''),
      },
    },
  };
}

/** Makes a random practice that asks when a mineral is paid (SE-7.10). */
export function dealtMineral(random: RandomState): Practice {
  const hex = oneOf(random, BESIDE_C4);
  const turn = between(random, 1, 2);
  const cp = 5;
  return {
    position: () => new PositionBuilder().marker(hex, `mineral-${cp}`).units(0, 'c4', 'miner').turn(turn),
    changes: {
      say: say('lesson.dealt.mineral', { hex: hexName(hex), cp }),
      refs: [hexRef(hex)],
      way: [
        ...moveAnswers('miner', 'c4', hex),
        unitAnswer('take', 'miner'),
        'done',
        ...moveAnswers('miner', hex, 'c4'),
        unitAnswer('put', 'miner'),
      ],
      predict: { ask: say('lesson.settle.mine.ask', { cp }) },
    },
  };
}

const BESIDE_E4: readonly HexId[] = ['e3', 'e5', 'f4', 'f5'];

/** Makes a random practice that asks who knows what a Cruiser has looked at (SE-7.13). */
export function dealtScan(random: RandomState): Practice {
  const hex = oneOf(random, BESIDE_E4);
  const marker = oneOf(random, ['danger', 'mineral-10', 'nebula', 'wreck'] as const);
  return {
    position: () =>
      new PositionBuilder()
        .levels(LEARNER, { 'ship-size': 3, exploration: 1 })
        .units(0, 'e4', 'cruiser')
        .hidden(hex, marker)
        .turn(1),
    changes: {
      say: say('lesson.dealt.scan', { hex: hexName(hex) }),
      refs: ['hex:e4', hexRef(hex)],
      goals: [goal('lesson.dealt.scan.goal', now => ownState(now).scans[hex] !== undefined)],
      way: [decision => optionId(decision, 'scan', 'cruiser', hex) ?? 'scan', 'put-back'],
      predict: {
        ask: say('lesson.deep-space.scan.ask', { hex: hexName(hex) }),
        outcome: now => (isMarkerFound(now, hex) ? 'all' : ownState(now).scans[hex] === undefined ? 'none' : 'own'),
        explanation: say('lesson.dealt.scan.because'),
      },
    },
  };
}

/** Makes a random practice that asks who decides where lost units come out (SE-7.7). */
export function dealtLost(random: RandomState): Practice {
  const hex = oneOf(random, BESIDE_E4);
  const kind: UnitKind = oneOf(random, ['scout', 'destroyer', 'cruiser'] as const);
  return {
    position: () =>
      new PositionBuilder().levels(LEARNER, { 'ship-size': 3 }).units(0, 'e4', kind).hidden(hex, 'lost').turn(1),
    reply: scripted(),
    changes: {
      say: say('lesson.dealt.lost', { ship: say(`unit.${kind}`), hex: hexName(hex) }),
      refs: [hexRef(hex)],
      goals: [goal('lesson.dealt.lost.goal', now => told(now, 'explore.shifted'))],
      way: [...moveAnswers(kind, 'e4', hex), 'done'],
      predict: {
        ask: say('lesson.deep-space.lost.ask', { ship: say(`unit.${kind}`) }),
        explanation: say('lesson.dealt.lost.because'),
      },
    },
  };
}
