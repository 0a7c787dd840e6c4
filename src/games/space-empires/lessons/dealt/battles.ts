import type { RandomState } from '../../../../kernel/plain/random.ts';
import { between, sortedUnique, drawItems, oneOf } from '../../../../lessons/dealing.ts';
import { isAsked, scripted } from '../../../../lessons/goals.ts';
import type { PartialVariation } from '../../../../lessons/lesson.ts';
import { LEARNER, RIVAL } from '../../../../lessons/position.ts';
import { COLONY_STEPS, HOMEWORLD_STEPS, UNITS } from '../../data/units.ts';
import type { UnitKind } from '../../data/units.ts';
import { hexName, hexRef, say } from '../../text/say.ts';
import { viewedAt } from '../../view.ts';
import type { EmpiresView } from '../../view.ts';
import { PositionBuilder } from '../position.ts';
import {
  countEvents,
  goal,
  moveAnswers,
  numberChoices,
  optionId,
  rivalMoveAnswer,
  told,
  unitsAt,
  textChoices,
} from '../seen.ts';
import { fightsOn, MISS, missDice } from './ways.ts';

// Practices on the order of fire, hidden facts and bombardment, with random units.

type Practice = PartialVariation<EmpiresView>;

const HIT_DIE = 1;

/** Makes a random practice that asks what is known before the first shot (SE-8.3). */
export function dealtReveal(random: RandomState): Practice {
  const kind = oneOf(random, ['scout', 'destroyer', 'cruiser'] as const);
  const rivalCount = between(random, 1, 3);
  const scouts = rivalCount + between(random, 1, 3);
  return {
    position: () =>
      new PositionBuilder()
        .levels(RIVAL, { 'ship-size': 3 })
        .units(0, 'e4', 'scout', scouts)
        .units(1, 'f4', kind, rivalCount)
        .dice(...missDice)
        .turn(1),
    changes: {
      goals: [goal('lesson.battle.reveal.goal', now => isAsked(now, 'battle.screen'))],
      predict: { explanation: say('lesson.dealt.reveal.because') },
    },
  };
}

const WARSHIPS: readonly UnitKind[] = ['scout', 'destroyer', 'cruiser', 'battlecruiser', 'battleship'];

/** Makes a random practice that asks who fires first when one ship fights another. */
function dealtDuel(
  random: RandomState,
  place: 'asteroids' | 'nebula' | 'open',
  ours: number,
  theirs: number,
): Practice {
  const [mine = 'scout', yours = 'destroyer'] = drawItems(random, WARSHIPS, 2);
  const classOf = (kind: UnitKind): string => (UNITS[kind].weapon?.cls ?? '').toUpperCase();
  return {
    position: () => {
      const builder = new PositionBuilder()
        .levels(LEARNER, { 'ship-size': 6, tactics: ours })
        .levels(RIVAL, { 'ship-size': 6, tactics: theirs })
        .units(0, 'e4', mine)
        .units(1, 'f4', yours)
        .dice(...missDice);
      return (place === 'open' ? builder : builder.marker('f4', place)).turn(1);
    },
    changes: {
      say: say('lesson.dealt.duel', {
        mine: say(`unit.${mine}`),
        cls: classOf(mine),
        yours: say(`unit.${yours}`),
        other: classOf(yours),
        place: say(`lesson.dealt.duel.${place}`),
        ours,
        theirs,
      }),
      refs: ['hex:e4', 'hex:f4'],
      goals: [goal('lesson.dealt.duel.goal', ({ view }) => view.shots.length > 0)],
      way: [...moveAnswers(mine, 'e4', 'f4'), 'done', ...fightsOn(4)],
      predict: {
        choices: textChoices({ mine: 'lesson.dealt.duel.mine', theirs: 'lesson.dealt.duel.theirs' }),
        outcome: ({ view }) => (view.shots[0]?.side === LEARNER ? 'mine' : 'theirs'),
        explanation: say('lesson.dealt.duel.because'),
      },
    },
  };
}

/** Makes a random practice that asks who fires first in open space (SE-8.7). */
export function dealtFiring(random: RandomState): Practice {
  return dealtDuel(random, 'open', between(random, 0, 1), between(random, 0, 1));
}

/** Makes a random practice that asks who fires first where terrain may put all ships in one class (SE-8.11). */
export function dealtPlaceOrder(random: RandomState): Practice {
  const place = oneOf(random, ['asteroids', 'nebula', 'open'] as const);
  return dealtDuel(random, place, between(random, 0, 2), between(random, 0, 1));
}

/** Makes a random practice that asks whether counters are face up or down after a battle (SE-4.4). */
export function dealtFaces(random: RandomState): Practice {
  const kind = oneOf(random, ['scout', 'destroyer'] as const);
  const scouts = between(random, 2, 5);
  return {
    position: () =>
      new PositionBuilder()
        .levels(RIVAL, { 'ship-size': 2 })
        .units(0, 'e4', 'scout', scouts)
        .units(1, 'f4', kind)
        .dice(MISS, HIT_DIE)
        .turn(1),
    changes: {
      say: say('lesson.dealt.faces', { scouts, ship: say(`unit.${kind}`) }),
      goals: [goal('lesson.battle.end.goal', now => told(now, 'battle.won'))],
      way: [...moveAnswers('scout', 'e4', 'f4'), 'done', ...fightsOn(scouts + 2)],
      predict: {
        outcome: ({ view }) => (viewedAt(view, 'f4', LEARNER).every(({ up }) => up) ? 'up' : 'down'),
        explanation: say('lesson.dealt.faces.because'),
      },
    },
  };
}

/** Makes a random practice that asks when ships may fire at a guarded colony (SE-9.5). */
export function dealtGuard(random: RandomState): Practice {
  const kind = oneOf(random, ['destroyer', 'cruiser'] as const);
  const ships = between(random, 2, 4);
  const value = oneOf(random, COLONY_STEPS.slice(1));
  return {
    position: () =>
      new PositionBuilder()
        .levels(LEARNER, { 'ship-size': 3 })
        .units(0, 'g3', kind, ships)
        .units(1, 'g4', 'yard')
        .colony(RIVAL, 'g4', value)
        // The Ship Yard misses, the first ship hits it, and no shot at the colony hits.
        .dice(MISS, HIT_DIE, ...missDice)
        .turn(1),
    changes: {
      say: say('lesson.dealt.guard', { ships, ship: say(`unit.${kind}`), value }),
      goals: [goal('lesson.dealt.guard.goal', now => told(now, 'battle.won') && now.decision?.kind !== 'battle.fire')],
      way: [...moveAnswers(kind, 'g3', 'g4'), 'done', ...fightsOn(2 * ships + 2)],
      predict: {
        ask: say('lesson.bombard.guard.ask', { ship: say(`unit.${kind}`) }),
        outcome: now => (now.decision?.kind === 'bombard.fire' ? 'after' : 'next'),
      },
    },
  };
}

/** Makes a random practice that asks how many hits a homeworld takes (SE-9.3). */
export function dealtHomeworld(random: RandomState): Practice {
  const value = oneOf(random, HOMEWORLD_STEPS);
  return {
    position: () =>
      new PositionBuilder()
        .also(state => {
          Object.assign(state.hexes.h4?.colony ?? {}, { value });
        })
        .units(0, 'g4', 'scout', 2)
        .turn(1),
    changes: {
      say: say('lesson.dealt.homeworld', { value }),
      predict: {
        choices: numberChoices(...sortedUnique(value, value / 5, value / 5 + 1, 1)),
        outcome: ({ view }) => {
          const valueLeft = view.hexes.h4?.colony?.value ?? 0;
          return String(HOMEWORLD_STEPS.filter(step => step <= valueLeft).length);
        },
        explanation: say('lesson.dealt.homeworld.because'),
      },
    },
  };
}

/** Makes a random practice that asks which comes first in a turn, a battle or a marker (SE-5.2). */
export function dealtOrder(random: RandomState): Practice {
  const fightHex = oneOf(random, ['f4', 'f5', 'e5'] as const);
  const markerHex = oneOf(random, ['e3', 'd2', 'c3'] as const);
  const marker = oneOf(random, ['planet', 'mineral-5', 'asteroids'] as const);
  return {
    position: () =>
      new PositionBuilder()
        .units(0, 'e4', 'scout')
        .units(0, 'd3', 'scout')
        .units(1, fightHex, 'scout')
        .hidden(markerHex, marker)
        .dice(MISS, HIT_DIE)
        .turn(1),
    changes: {
      say: say('lesson.dealt.order', { fight: hexName(fightHex), find: hexName(markerHex) }),
      refs: [hexRef(fightHex), hexRef(markerHex)],
      goals: [goal('lesson.dealt.order.goal', now => told(now, 'battle.begins') || told(now, 'explore.found'))],
      way: [...moveAnswers('scout', 'e4', fightHex), ...moveAnswers('scout', 'd3', markerHex), 'done', ...fightsOn(2)],
      predict: {
        choices: textChoices({
          marker: 'lesson.dealt.order.marker',
          battle: 'lesson.whole-turn.order.battle',
        }),
        explanation: say('lesson.dealt.order.because'),
      },
    },
  };
}

const rivalEnters = scripted('to:d4', 'done');

/** Makes a random practice that asks which units a mine destroys together with a Carrier (SE-14.1). */
export function dealtMine(random: RandomState): Practice {
  const carriers = between(random, 1, 2);
  const fighters = between(random, 1, 3 * carriers);
  const ships = carriers + fighters + 1;
  const lostUnits = 1 + Math.max(0, fighters - 3 * (carriers - 1));
  return {
    position: () =>
      new PositionBuilder({ carriers: true, raiders: true, mines: true })
        .levels(LEARNER, { mines: 1 })
        .levels(RIVAL, { 'ship-size': 3, fighters: 1 })
        .colony(0, 'd4', 5)
        .units(0, 'd4', 'mine')
        .units(1, 'e3', 'carrier', carriers)
        .units(1, 'e3', 'fighter', fighters)
        .units(1, 'e3', 'destroyer')
        .also(state => {
          state.order = [RIVAL, LEARNER];
        })
        .turn(1),
    reply: decision => {
      if (decision.kind === 'move.choose') return rivalMoveAnswer(decision, 'carrier', 'e3') ?? rivalEnters(decision);
      return optionId(decision, 'with') ?? rivalEnters(decision);
    },
    changes: {
      say: say('lesson.dealt.mine', { carriers, fighters }),
      goals: [goal('lesson.carriers.mine.goal', now => told(now, 'mines.exploded'))],
      way: [decision => optionId(decision, 'at', 'carrier') ?? 'at'],
      predict: {
        ask: say('lesson.carriers.mine.ask', { ships }),
        choices: numberChoices(...sortedUnique(1, fighters, 1 + fighters, lostUnits, carriers)),
        outcome: now => String(ships - unitsAt(now, RIVAL, 'd4')),
        explanation: say('lesson.dealt.mine.because'),
      },
    },
  };
}

/** Makes a random practice that asks for the number with which Fighters hit (SE-8.9). */
export function dealtFighters(random: RandomState): Practice {
  const fighters = between(random, 1, 4);
  const destroyers = between(random, 1, 2);
  const defence = between(random, 0, 1);
  const { attack = 0 } = UNITS.fighter.weapon ?? {};
  return {
    position: () =>
      new PositionBuilder({ carriers: true, raiders: true, mines: true })
        .levels(LEARNER, { fighters: 1 })
        .levels(RIVAL, { 'ship-size': 2, defence })
        .colony(0, 'd4', 5)
        .units(0, 'd4', 'fighter', fighters)
        .units(1, 'e4', 'destroyer', destroyers)
        .dice(...missDice)
        .also(state => {
          state.order = [RIVAL, LEARNER];
        })
        .turn(1),
    reply: decision =>
      (decision.kind === 'move.choose' ? rivalMoveAnswer(decision, 'destroyer', 'e4') : null) ?? rivalEnters(decision),
    changes: {
      say: say('lesson.dealt.fighters', { fighters, destroyers, attack, defence }),
      way: fightsOn(4),
      goals: [goal('lesson.carriers.fighters.goal', now => countEvents(now, 'fire.hit', 'fire.missed') > 0)],
      predict: {
        choices: numberChoices(...sortedUnique(attack - 1, attack, attack + 1)),
        explanation: say('lesson.dealt.fighters.because'),
      },
    },
  };
}
