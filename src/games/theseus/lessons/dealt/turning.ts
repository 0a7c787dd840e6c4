import type { RandomState } from '../../../../kernel/plain/random.ts';
import { between, sortedUnique, oneOf } from '../../../../lessons/dealing.ts';
import { isAsked, scripted } from '../../../../lessons/goals.ts';
import type { PartialVariation, WayAnswer } from '../../../../lessons/lesson.ts';
import type { CardId } from '../../data/cards.ts';
import type { RoomId } from '../../data/ids.ts';
import type { UnitId } from '../../data/units.ts';
import { say } from '../../text/say.ts';
import type { TheseusView } from '../../view.ts';
import type { PositionBuilder } from '../position.ts';
import { countsToSay, goal, whereIs } from '../seen.ts';
import { RING, stationOf, firstOfferedAnswer } from './station.ts';

// Parts of the practice questions that are played for a whole turn.

export type Dealt = PartialVariation<TheseusView>;
export type Side = 'base' | 'upgraded';

export const sideOf = (random: RandomState): Side => oneOf(random, ['base', 'upgraded'] as const);
export const wounds = (...counts: readonly number[]) => countsToSay('lesson-say.wounds', ...sortedUnique(...counts));

/** The answers of a whole turn of the learner: a unit returns from space into a sector. */
export function passAnswers(unit: UnitId, sector: 'alien-nest' | 'docking-bay'): readonly WayAnswer[] {
  return [`unit:${unit}`, `sector:${sector}`, ...Array.from({ length: 6 }, () => firstOfferedAnswer('end'))];
}

/** A station with units in these rooms, on the standard ring, with Marine 3 in space. */
export function marinesAt(places: readonly (readonly [UnitId, RoomId, Side?])[]): PositionBuilder {
  const builder = stationOf(['marines', 'aliens'], new Map()).ring(...RING);
  for (const [unit, room, side = 'base'] of places) builder.unit(unit, room, side);
  return builder.unit('marine-3', 'space');
}

export const DECK = ['marines-barricade-1', 'marines-fire-1', 'marines-armory-1'] as const satisfies readonly CardId[];

/** Practice question: the wounds from one of the learner's traps on an Alien that moves into the Docking Bay. */
export function dealtTrap(random: RandomState, card: 'marines-mine-1' | 'marines-fire-1', key: 'mine' | 'fire'): Dealt {
  const upgrades = between(random, 0, 2);
  const hasPosition = oneOf(random, [true, false]);
  return {
    position: () => {
      const builder = marinesAt([
        ['marine-1', 'tech-bay-a'],
        ['alien-1', 'control-room-a'],
        ['alien-2', 'alien-nest-a'],
      ]).card(card, 'docking-bay-s2', { upgrades });
      return (hasPosition ? builder.card('marines-battle-position-1', 'docking-bay-s1') : builder).beginning();
    },
    reply: scripted('unit:alien-1', 'end'),
    changes: {
      say: say(`lesson.dealt.trap.${key}`, { upgrades }),
      goals: [
        goal('lesson.dealt.trap.goal', now => whereIs(now, 'alien-1') === 'docking-bay' && isAsked(now, 'move.unit')),
      ],
      way: passAnswers('marine-3', 'alien-nest'),
      predict: {
        choices: wounds(0, 1, 2, 1 + upgrades, 2 + upgrades),
        explanation: say('lesson.dealt.trap.because'),
      },
    },
  };
}
