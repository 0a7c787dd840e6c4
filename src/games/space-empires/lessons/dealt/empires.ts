import type { RandomState } from '../../../../kernel/plain/random.ts';
import { between, sortedUnique, drawItems, oneOf } from '../../../../lessons/dealing.ts';
import { isAsked } from '../../../../lessons/goals.ts';
import type { PartialVariation } from '../../../../lessons/lesson.ts';
import { LEARNER } from '../../../../lessons/position.ts';
import { alienRow } from '../../data/solo/alien-sheet.ts';
import { UNITS } from '../../data/units.ts';
import type { UnitKind } from '../../data/units.ts';
import type { HexId } from '../../data/hexes.ts';
import { hexState } from '../../state/board.ts';
import { EMPIRE_SIDES } from '../../state/seats.ts';
import type { EmpiresState } from '../../state/state.ts';
import { hexName, hexRef, say } from '../../text/say.ts';
import { viewedAt } from '../../view.ts';
import type { EmpiresView } from '../../view.ts';
import type { PositionBuilder } from '../position.ts';
import { soloPosition } from '../position.ts';
import { fightsOn, missDice, twoColonies } from './ways.ts';
import { goal, hexChoices, moveAnswers, numberChoices, told, unitChoices } from '../seen.ts';
import type { Progress } from '../seen.ts';

// Practices on alien empires, with random levels, hexes and values.

type Practice = PartialVariation<EmpiresView>;

const [FIRST] = EMPIRE_SIDES;

/** Adds an alien empire with a homeworld on H5; `extraFields` returns further fields of the empire. */
function empireOn(
  builder: PositionBuilder,
  extraFields: (state: EmpiresState) => Partial<NonNullable<EmpiresState['solo']>['empires'][number]> = () => ({}),
): PositionBuilder {
  return builder.also(state => {
    const [first] = state.solo?.empires ?? [];
    if (first === undefined) throw new Error('there is no empire');
    state.solo = { machines: [], empires: [{ ...first, world: 'h5', ...extraFields(state) }] };
    const colony = { owner: FIRST, world: true, value: 20, goods: [] };
    Object.assign(hexState(state, 'h5'), { marker: 'homeworld', colony });
  });
}

const soloAliens = (attack = 1): PositionBuilder =>
  soloPosition({ scenario: 'solo-aliens' }).levels(LEARNER, { 'ship-size': 5, attack });

/** Adds an alien fleet of a value in CP whose ships are not bought yet. */
function fleetOn(builder: PositionBuilder, hex: HexId, cp: number): PositionBuilder {
  return empireOn(builder.units(FIRST, hex, 'alien-fleet', 1, { up: true }), ({ pieces }) => ({
    unbuilt: pieces.flatMap(({ kind, handle }) => (kind === 'alien-fleet' ? [{ handle, cp }] : [])),
  }));
}

/** Makes a random practice that asks towards which colony an alien fleet goes (SE-26.8.3). */
export function dealtCourse(random: RandomState): Practice {
  const { a, b, x, y } = twoColonies(random);
  const guarded = oneOf(random, ['first', 'second', 'none'] as const);
  return {
    position: () => {
      const builder = soloAliens().colony(0, a, x).colony(0, b, y);
      if (guarded !== 'none') builder.units(0, guarded === 'first' ? a : b, 'destroyer', 2);
      return fleetOn(builder.units(0, 'l7', 'scout'), 'h7', 12).turn(1, 6);
    },
    changes: {
      say: say('lesson.dealt.course', {
        a: hexName(a),
        b: hexName(b),
        x,
        y,
        guard: say(`lesson.dealt.course.${guarded}`),
      }),
      refs: [hexRef(a), hexRef(b)],
      predict: { choices: hexChoices(a, b, 'l7'), explanation: say('lesson.dealt.course.because') },
    },
  };
}

/** Makes a random practice that asks when the ships of an alien fleet are known (SE-26.7). */
export function dealtFleet(random: RandomState): Practice {
  const cp = between(random, 6, 24);
  const cruisers = between(random, 2, 5);
  return {
    position: () =>
      fleetOn(soloAliens().units(0, 'j7', 'cruiser', cruisers), 'i7', cp)
        .dice(1, ...missDice)
        .turn(1, 6),
    changes: {
      say: say('lesson.dealt.fleet', { cp, cruisers }),
      goals: [goal('lesson.empires.ships.goal', now => told(now, 'battle.begins') && isAsked(now, 'battle.fire'))],
      way: [...moveAnswers('cruiser', 'j7', 'i7'), ...fightsOn(3)],
      predict: {
        outcome: ({ view }) =>
          viewedAt(view, 'i7', FIRST).some(({ kind }) => kind !== null && kind !== 'alien-fleet') ? 'fights' : 'later',
        explanation: say('lesson.dealt.fleet.because'),
      },
    },
  };
}

/** The goal that the economic phase of the empire has begun, so that its rolls are known. */
const phaseBegins = goal('lesson.empires.phase.goal', now => told(now, 'empire.rolls'));

/** Makes a random practice that asks how many times an alien empire rolls (SE-26.3). */
export function dealtRolls(random: RandomState): Practice {
  const phase = between(random, 2, 16);
  const extra = between(random, 0, 2);
  const { rolls } = alienRow(phase);
  return {
    position: () =>
      empireOn(soloAliens().units(0, 'k7', 'scout'), () => ({
        extra: Array.from({ length: extra }, () => phase),
      })).turn(3, phase),
    changes: {
      say: say('lesson.dealt.rolls', { phase, rolls, extra }),
      goals: [phaseBegins],
      predict: {
        choices: numberChoices(...sortedUnique(1, rolls, rolls + 1, rolls + extra)),
        explanation: say('lesson.dealt.rolls.because'),
      },
    },
  };
}

const TARGET_KINDS = ['scout', 'destroyer', 'cruiser', 'battlecruiser', 'battleship'] as const;

/** Makes a random practice that asks at which ship an alien base fires (SE-26.9). */
export function dealtAim(random: RandomState): Practice {
  const twoKinds: readonly UnitKind[] = drawItems(random, TARGET_KINDS, 2);
  const [one = 'scout', other = 'cruiser'] = TARGET_KINDS.filter(kind => twoKinds.includes(kind));
  return {
    position: () =>
      empireOn(soloAliens().units(0, 'h6', one).units(0, 'h6', other).units(FIRST, 'h5', 'base', 1, { up: true }))
        .dice(...missDice)
        .turn(3, 6),
    changes: {
      say: say('lesson.dealt.aim', {
        one: say(`unit.${one}`),
        hull: UNITS[one].hull,
        cost: UNITS[one].cost,
        other: say(`unit.${other}`),
        hull2: UNITS[other].hull,
        cost2: UNITS[other].cost,
      }),
      goals: [goal('lesson.dealt.aim.goal', now => aimedAt(now) !== '')],
      way: [...moveAnswers(one, 'h6', 'h5'), ...moveAnswers(other, 'h6', 'h5'), ...fightsOn(4)],
      predict: {
        choices: unitChoices(one, other),
        outcome: aimedAt,
        explanation: say('lesson.dealt.aim.because'),
      },
    },
  };
}

/** The id of the ship type that the base aimed at first. */
function aimedAt({ events }: Progress): string {
  const aims = ['empire.aims.kill', 'empire.aims.enabler', 'empire.aims.dearest'];
  const target = events.find(({ words }) => aims.includes(words.key))?.words.with?.target;
  return typeof target === 'object' && 'key' in target ? target.key.slice('unit.'.length) : '';
}

/** Makes a random practice that asks who knows what a battle has shown (SE-26.12). */
export function dealtShown(random: RandomState): Practice {
  const level = between(random, 1, 2);
  const cruisers = between(random, 2, 5);
  return {
    position: () =>
      empireOn(soloAliens(level).units(0, 'h6', 'cruiser', cruisers).units(FIRST, 'h5', 'base', 1, { up: true }))
        .dice(...missDice)
        .turn(3, 6),
    changes: {
      say: say('lesson.dealt.shown', { cruisers, level }),
      refs: ['hex:h5'],
      goals: [goal('lesson.blockade.aim.goal', now => isAsked(now, 'battle.fire'))],
      way: [...moveAnswers('cruiser', 'h6', 'h5'), ...fightsOn(3)],
      predict: { ask: say('lesson.blockade.shown.ask', { level }) },
    },
  };
}

/** Makes a random practice that asks how many times a blockaded empire rolls (SE-26.11). */
export function dealtBlockade(random: RandomState): Practice {
  const phase = between(random, 3, 16);
  const cruisers = between(random, 2, 5);
  const { rolls } = alienRow(phase);
  return {
    position: () =>
      empireOn(soloAliens().units(0, 'h5', 'cruiser', cruisers))
        .dice(...missDice.slice(0, cruisers))
        .turn(3, phase),
    changes: {
      say: say('lesson.dealt.blockade', { cruisers, phase, rolls }),
      goals: [phaseBegins],
      way: fightsOn(cruisers + 4),
      predict: {
        choices: numberChoices(...sortedUnique(0, 1, rolls, rolls + 1)),
        explanation: say('lesson.dealt.blockade.because'),
      },
    },
  };
}
