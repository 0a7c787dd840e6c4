import type { Decision } from '../../../../kernel/match/decision.ts';
import type { RandomState } from '../../../../kernel/plain/random.ts';
import { oneOf } from '../../../../lessons/dealing.ts';
import { firstOffered } from '../../../../lessons/goals.ts';
import type { Likeness, WayAnswer } from '../../../../lessons/lesson.ts';
import { CARDS } from '../../data/cards.ts';
import type { CardId } from '../../data/cards.ts';
import type { UnitType } from '../../data/units.ts';
import { cardName, say, unitName } from '../../text/say.ts';
import type { StarCraftView } from '../../view.ts';
import { LEARNER, RIVAL, trainingCluster } from '../position.ts';
import type { PositionBuilder } from '../position.ts';
import { goal, timesTold, told } from '../seen.ts';

// Attacks to practise on: who goes, which cards both sides lay, and the answers that lead through the battle.

export type Dealt = Likeness<StarCraftView>;
export type Units = Readonly<Partial<Record<UnitType, number>>>;

/** The position in the learner's turn of the execution phase. */
export const TURN = { step: 'execution.turn', args: { seat: LEARNER } } as const;

/** An attack from Antiga Prime 1 upon Antiga Prime 2, with the cards that both sides lay. */
export interface Attack {
  readonly mine: Units;
  readonly hers: Units;
  readonly lays: readonly CardId[];
  readonly she: readonly CardId[];
  readonly special?: boolean;
  /** Reinforcement cards that the learner lays behind the others. */
  readonly behind?: readonly CardId[];
}

/** An attack, and what else differs. */
export function attackOf(
  { mine, hers, lays, she, special = false, behind = [] }: Attack,
  more = (all: PositionBuilder) => all,
) {
  return {
    position: () =>
      more(
        trainingCluster()
          .workers(LEARNER, 5)
          .area('antiga-prime-1', LEARNER, mine)
          .area('antiga-prime-2', RIVAL, hers)
          .hand(LEARNER, ...lays, ...behind)
          .hand(RIVAL, ...she),
      )
        .order(LEARNER, 'antiga-prime', 'mobilize', special)
        .beginningAt(TURN),
    reply: (decision: Decision) => firstOffered(decision, ...['none', 'done'], ...she.map(card => `card:${card}`)),
  };
}

/** The learner's answers in such an attack: everybody goes, and the cards are laid in turn. */
export function fights({ mine, lays, behind = [] }: Attack): readonly WayAnswer[] {
  const [kind = '', ...others] = Object.keys(mine);
  const isMany = others.length === 0 && Object.values(mine).some(count => count > 1);
  const [pick, move] =
    others.length === 0
      ? [`unit:${kind}@antiga-prime-1`, `move${isMany ? '-all' : ''}:${kind}:antiga-prime-1>antiga-prime-2`]
      : ['area:antiga-prime-1', 'move-everything:antiga-prime-1>antiga-prime-2'];
  const answer: WayAnswer = decision =>
    firstOffered(
      decision,
      ...(decision.kind === 'mobilize.move' && decision.options.some(({ id }) => id === pick) ? [pick] : []),
      ...['execute', move, 'pay', ...behind.map(card => `reinforcement:${card}`)],
      ...['none', 'done', ...lays.map(card => `card:${card}`)],
    ) ??
    decision.options[0]?.id ??
    '';
  return Array.from({ length: 24 }, () => answer);
}

/** What a card gives a unit in front: the big values when the card shows it, else the small ones (SC-13.7.B.1). */
export function valuesOf(card: CardId, unit: UnitType) {
  const facts = CARDS[card];
  if (facts.kind !== 'standard') return { attack: 0, health: 0 };
  return facts.icons.includes(unit) ? facts.major : facts.minor;
}

export const isOver = goal('lesson.dealt.fight.goal', now => told(now, 'battle.compared') && now.view.battle === null);
export const isCompared = goal('lesson.dealt.fight.compared', now => told(now, 'battle.compared'));
export const ATTACKED: Pick<NonNullable<Dealt['changes']>, 'refs'> = {
  refs: ['area:antiga-prime-1', 'area:antiga-prime-2'],
};

/** What is said of one against one. */
export function duelWords(mine: UnitType, hers: UnitType, card: CardId, her: CardId) {
  const [own1, her1] = [valuesOf(card, mine), valuesOf(her, hers)];
  return {
    mine: unitName(mine),
    hers: unitName(hers),
    attack: own1.attack,
    health: own1.health,
    attack2: her1.attack,
    health2: her1.health,
  };
}

export const STANDARD: readonly CardId[] = [
  ...(['terran-c01', 'terran-c02', 'terran-c03', 'terran-c04', 'terran-c05', 'terran-c06'] as const),
  ...(['terran-c08', 'terran-c09', 'terran-c10', 'terran-c15'] as const),
];
export const HERS: readonly CardId[] = [
  'zerg-c01',
  'zerg-c02',
  'zerg-c03',
  'zerg-c04',
  'zerg-c05',
  'zerg-c06',
  'zerg-c07',
];

/** A cloaked Hydralisk, attacked with a detector or without one; `refs` as in the question. */
export function dealtCloak(random: RandomState, hasVessel: boolean): Dealt {
  const isCloaked = oneOf(random, [true, false]);
  const card = oneOf(random, ['terran-c08', 'terran-c09', 'terran-c15'] as const);
  const her: CardId = isCloaked ? 'burrow-1' : 'zerg-c04';
  const mine: Units = hasVessel ? { vulture: 1, 'science-vessel': 1 } : { vulture: 1 };
  const attack: Attack = { mine, hers: { hydralisk: 1 }, lays: [card], she: [her] };
  return {
    ...attackOf(attack),
    changes: {
      ...ATTACKED,
      say: say('lesson.dealt.cloak', {
        ...duelWords('vulture', 'hydralisk', card, her),
        vessel: say(hasVessel ? 'lesson.dealt.cloak.vessel' : 'lesson.dealt.cloak.alone'),
        card: cardName(her),
        cloaked: say(isCloaked ? 'lesson.dealt.cloak.yes' : 'lesson.dealt.cloak.no'),
      }),
      goals: [
        goal('lesson.dealt.fight.compared', now => told(now, 'battle.compared') || told(now, 'battle.withdrawn')),
      ],
      way: fights(attack).map(
        (next): WayAnswer =>
          decision =>
            firstOffered(decision, 'pair:vulture/hydralisk') ?? (typeof next === 'function' ? next(decision) : next),
      ),
      predict: {
        outcome: now => {
          if (told(now, 'battle.withdrawn')) return 'away';
          return timesTold(now, 'battle.destroyed', RIVAL) > 0 ? 'falls' : 'stays';
        },
        explanation: say('lesson.dealt.cloak.because'),
      },
    },
  };
}
