import type { RandomState } from '../../../../kernel/plain/random.ts';
import { between, sortedUnique, oneOf } from '../../../../lessons/dealing.ts';
import type { PartialVariation } from '../../../../lessons/lesson.ts';
import { LEARNER } from '../../../../lessons/position.ts';
import { MACHINES_BY_STRENGTH } from '../../data/machines.ts';
import type { MachineStrength } from '../../data/machines.ts';
import { ALIENS, UNITS } from '../../data/units.ts';
import type { AlienKind } from '../../data/units.ts';
import type { HexId } from '../../data/hexes.ts';
import { hexState } from '../../state/board.ts';
import { MACHINES_SIDE } from '../../state/seats.ts';
import { hexName, hexRef, say } from '../../text/say.ts';
import type { EmpiresView } from '../../view.ts';
import { soloPosition, PositionBuilder } from '../position.ts';
import { fightsOn, missDice, twoColonies } from './ways.ts';
import { goal, hexChoices, moveAnswers, numberChoices, textChoices } from '../seen.ts';
import type { Progress } from '../seen.ts';

// Practices on aliens and doomsday machines, with random levels, hexes and values.

type Practice = PartialVariation<EmpiresView>;

const hasFired = goal('lesson.terrain.number.goal', ({ view }) => view.shots.some(({ side }) => side === LEARNER));

/** The number that the learner's first shot needed to hit, as text. */
function neededRoll({ view }: Progress): string {
  return String(view.shots.find(({ side }) => side === LEARNER)?.needed ?? '');
}

/** The die result that draws each type of alien ship from a full stock. */
const DIE_FOR_KIND: Readonly<Record<AlienKind, number>> = {
  'alien-b': 1,
  'alien-c': 1 + ALIENS['alien-b'].count,
  'alien-d': 1 + ALIENS['alien-b'].count + ALIENS['alien-c'].count,
};

/** Builds a position with aliens of one type on F4, and Cruisers next to them. */
function alienPosition(kind: AlienKind, cruisers: number, attack = 1): PositionBuilder {
  return new PositionBuilder({ aliens: true })
    .levels(LEARNER, { 'ship-size': 3, attack })
    .units(0, 'e4', 'cruiser', cruisers)
    .hidden('f4', 'barren')
    .dice(...Array.from({ length: 4 }, () => DIE_FOR_KIND[kind]), ...missDice);
}

const KINDS: readonly AlienKind[] = ['alien-b', 'alien-c', 'alien-d'];

/** Makes a random practice that asks when aliens have to be fought (SE-17.1). */
export function dealtAliens(random: RandomState): Practice {
  const kind = oneOf(random, KINDS);
  const cruisers = between(random, 2, 4);
  return {
    position: () => alienPosition(kind, cruisers).turn(1),
    changes: {
      say: say('lesson.dealt.aliens', { cruisers }),
      way: [...moveAnswers('cruiser', 'e4', 'f4'), ...fightsOn(2)],
      predict: { explanation: say('lesson.dealt.aliens.because') },
    },
  };
}

/** Makes a random practice that asks for the number that hits an alien ship (SE-17.3). */
export function dealtAlienHit(random: RandomState): Practice {
  const kind = oneOf(random, KINDS);
  const level = between(random, 0, UNITS.cruiser.hull);
  const { cls, attack: theirs, defence } = ALIENS[kind];
  const { attack: printed = 0 } = UNITS.cruiser.weapon ?? {};
  const classLetter = cls.toUpperCase();
  return {
    position: () => alienPosition(kind, 3, level).turn(1),
    changes: {
      say: say('lesson.dealt.alien-hit', { cls: classLetter, attack: theirs, defence, printed, level }),
      refs: ['hex:e4', 'hex:f4'],
      goals: [hasFired],
      way: [...moveAnswers('cruiser', 'e4', 'f4'), ...fightsOn(6)],
      predict: {
        ask: say('lesson.aliens.hit.ask', { cls: classLetter }),
        choices: numberChoices(...sortedUnique(printed + level, printed + level - defence, printed, printed + 1)),
        outcome: neededRoll,
        explanation: say('lesson.dealt.alien-hit.because'),
      },
    },
  };
}

/** Makes a random practice that asks which Colony Ship may settle a barren planet (SE-12.5). */
export function dealtBarren(random: RandomState): Practice {
  const boughtWhen = oneOf(random, ['before', 'after'] as const);
  const cruisers = between(random, 1, 3);
  return {
    position: () =>
      new PositionBuilder({ aliens: true })
        .levels(LEARNER, { 'ship-size': 3, terraforming: 1 })
        .units(0, 'f4', 'cruiser', cruisers)
        .units(0, 'e4', 'colony-ship', 1, {}, { special: boughtWhen === 'after' ? 1 : 0 })
        .marker('f4', 'barren')
        .turn(1),
    changes: {
      say: say('lesson.dealt.barren', { when: say(`lesson.dealt.barren.${boughtWhen}`), cruisers }),
      predict: {
        choices: textChoices({ yes: 'lesson.dealt.barren.yes', no: 'lesson.dealt.barren.no' }),
        explanation: say('lesson.dealt.barren.because'),
      },
    },
  };
}

/** Returns a function that adds a doomsday machine in a hex; its weakness is rolled when it first fights. */
function machineAt(hex: HexId, strength: MachineStrength = 1) {
  return (builder: PositionBuilder): PositionBuilder =>
    builder.units(MACHINES_SIDE, hex, 'machine', 1, { up: true }).also(state => {
      const handle = state.pieces.find(({ kind }) => kind === 'machine')?.handle ?? null;
      const [first, ...later] = state.solo?.machines ?? [];
      if (first === undefined) throw new Error('no machine is to come');
      state.solo = { machines: [{ ...first, strength, fate: 'here', handle }, ...later], empires: [] };
    });
}

const soloMachines = (attack = 1): PositionBuilder =>
  soloPosition({ scenario: 'solo-machines-small' }).levels(LEARNER, { 'ship-size': 3, attack });

/** Makes a random practice that asks towards which colony a machine goes (SE-25.4). */
export function dealtGoal(random: RandomState): Practice {
  const { a, b, x, y } = twoColonies(random);
  return {
    position: () =>
      machineAt('h7')(soloMachines().colony(0, a, x).colony(0, b, y).units(0, 'j7', 'cruiser')).turn(1, 8),
    changes: {
      say: say('lesson.dealt.machine', { a: hexName(a), b: hexName(b), x, y }),
      refs: [hexRef(a), hexRef(b)],
      // If two steps are equally good, the learner chooses one.
      way: ['done', ({ options }) => options[0]?.id ?? ''],
      predict: { choices: hexChoices(a, b, 'l7'), explanation: say('lesson.dealt.machine.because') },
    },
  };
}

/** Makes a random practice that asks when the weakness of a machine is known (SE-25.8). */
export function dealtWeakness(random: RandomState): Practice {
  const cruisers = between(random, 2, 5);
  const die = between(random, 1, 10);
  return {
    position: () =>
      machineAt('i7')(
        soloMachines()
          .units(0, 'j7', 'cruiser', cruisers)
          .dice(die, ...missDice),
      ).turn(1, 8),
    changes: {
      say: say('lesson.dealt.weakness', { cruisers }),
      way: [...moveAnswers('cruiser', 'j7', 'i7'), ...fightsOn(2)],
      predict: { explanation: say('lesson.dealt.weakness.because') },
    },
  };
}

/** Makes a random practice that asks for the number that hits a machine (SE-25.5). */
export function dealtMachineHit(random: RandomState): Practice {
  const strength = oneOf(random, [1, 2, 3, 4, 5, 6] as const);
  const level = between(random, 0, UNITS.cruiser.hull);
  const { cls, defence } = MACHINES_BY_STRENGTH[strength];
  const { attack: printed = 0 } = UNITS.cruiser.weapon ?? {};
  return {
    position: () =>
      machineAt(
        'i7',
        strength,
      )(
        soloMachines(level)
          .units(0, 'j7', 'cruiser', 4)
          .dice(...missDice, ...missDice),
      ).turn(1, 8),
    changes: {
      say: say('lesson.dealt.machine-hit', { strength, cls: cls.toUpperCase(), defence, printed, level }),
      refs: ['hex:i7', 'hex:j7'],
      goals: [hasFired],
      way: [...moveAnswers('cruiser', 'j7', 'i7'), ...fightsOn(6)],
      predict: {
        choices: numberChoices(...sortedUnique(printed + level, printed + level - defence, printed, printed + 1)),
        outcome: neededRoll,
        explanation: say('lesson.dealt.machine-hit.because'),
      },
    },
  };
}

/** Makes a random practice that asks who guards a barren planet where machines are fought (SE-25.10). */
export function dealtGuards(random: RandomState): Practice {
  const hex = oneOf(random, ['j9', 'i8', 'j5', 'i5'] as const);
  const startHex = hex.endsWith('5') ? 'j6' : 'j8';
  const scouts = between(random, 1, 3);
  return {
    position: () =>
      machineAt('h7')(
        soloMachines()
          .units(0, startHex, 'scout', scouts)
          .hidden(hex, 'barren')
          .also(state => {
            // The hex becomes one of deep space, with a white marker.
            Object.assign(hexState(state, hex), { home: null, white: true });
          }),
      ).turn(1, 8),
    changes: {
      say: say('lesson.dealt.guards', { hex: hexName(hex), from: hexName(startHex) }),
      refs: [hexRef(hex)],
      goals: [goal('lesson.dealt.guards.goal', ({ view }) => view.hexes[hex]?.hidden === false)],
      way: [...moveAnswers('scout', startHex, hex), 'done'],
      predict: {
        outcome: ({ view }) => {
          const [guard] = view.pieces.filter(({ at, owner }) => at === hex && owner !== LEARNER);
          return guard === undefined ? 'nobody' : guard.owner === MACHINES_SIDE ? 'machine' : 'aliens';
        },
      },
    },
  };
}
