import type { RandomState } from '../../../../kernel/plain/random.ts';
import { between, drawItems, oneOf } from '../../../../lessons/dealing.ts';
import type { PartialVariation } from '../../../../lessons/lesson.ts';
import type { FactionId } from '../../data/ids.ts';
import { factionOf } from '../../state/seats.ts';
import type { TheseusView } from '../../view.ts';
import type { PositionBuilder } from '../position.ts';
import { say } from '../../text/say.ts';
import { countsToSay, goal, told } from '../seen.ts';

// Practice questions in a lesson's own position: its station with other tracks and decks, played up to the question.

type Dealt = PartialVariation<TheseusView>;
type MakeStation = () => PositionBuilder;
type BeginAt = (builder: PositionBuilder) => ReturnType<PositionBuilder['beginning']>;

const atTurn: BeginAt = builder => builder.beginning();

/**
 * The station of a lesson with fewer life points for all factions except those in `unchanged`, and with another order
 * of decks.
 */
function stationAround(
  makeStation: MakeStation,
  random: RandomState,
  begin: BeginAt,
  unchanged: readonly FactionId[],
): Dealt {
  const fewerLife = between(random, 0, 3);
  const deckOrder = between(random, 0, 1);
  return {
    position: () => {
      const builder = makeStation();
      const { state } = builder;
      for (const [seat, owner] of state.seats.entries()) {
        if (!unchanged.includes(factionOf(state, seat))) owner.life -= Math.min(fewerLife, owner.life - 1);
        if (deckOrder > 0 && owner.deck.length > 0) owner.deck = owner.deck.toReversed();
      }
      return begin(builder);
    },
    played: true,
  };
}

/** Makes a practice question from the station of a lesson with other tracks; factions in `unchanged` keep theirs. */
export function dealtAround(makeStation: MakeStation, begin: BeginAt = atTurn, ...unchanged: readonly FactionId[]) {
  return (random: RandomState): Dealt => stationAround(makeStation, random, begin, unchanged);
}

/**
 * Makes a practice question that asks for a faction's life points after an assault. `others`: how many fewer points
 * other factions have.
 */
export function dealtLife(
  makeStation: MakeStation,
  faction: FactionId,
  range: readonly [least: number, most: number],
  steps: readonly number[],
  others: Readonly<Partial<Record<FactionId, number>>> = {},
) {
  return (random: RandomState): Dealt => {
    const life = between(random, ...range);
    return {
      position: () => {
        const builder = makeStation().seat(faction, { life });
        for (const [seat, owner] of builder.state.seats.entries()) {
          const fewer = others[factionOf(builder.state, seat)];
          if (fewer !== undefined) owner.life = life - fewer;
        }
        return builder.beginning();
      },
      played: true,
      changes: {
        goals: [goal('lesson.dealt.assaulted', now => told(now, 'attack.assault'))],
        predict: { choices: countsToSay('lesson-say.life', ...steps.map(step => life + step)) },
      },
    };
  };
}

/** Makes a practice question from a tie with other life points. */
export function dealtTie(makeStation: (life: number) => PositionBuilder) {
  return (random: RandomState): Dealt => {
    const life = between(random, 3, 14);
    return { position: () => makeStation(life).beginning(), changes: { say: say('lesson.tie.end', { life }) } };
  };
}

/**
 * Makes a practice question with other cards drawn in the set-up: three of `DRAWABLE_CARDS`, the first of which is
 * installed.
 */
export function dealtDrawn(makeStation: (cards: readonly DrawnCard[]) => PositionBuilder) {
  return (random: RandomState): Dealt => {
    const cards = drawItems(random, DRAWABLE_CARDS, DRAWABLE_CARDS.length - 1);
    const slot = oneOf(random, ['control-room-s1', 'tech-bay-s2'] as const);
    return {
      position: () => makeStation(cards).settingUp(),
      played: true,
      changes: { way: [`card:${cards[0] ?? 'marines-mine-1'}`, `slot:${slot}`] },
    };
  };
}

const DRAWABLE_CARDS = ['marines-mine-1', 'marines-armory-1', 'marines-assault-1', 'marines-fire-2'] as const;
export type DrawnCard = (typeof DRAWABLE_CARDS)[number];
