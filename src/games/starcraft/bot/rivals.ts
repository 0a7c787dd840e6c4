import type { Seat } from '../../../kernel/words/message.ts';
import { EVENT_CARDS, EVENT_CARD_IDS } from '../data/events.ts';
import { FACTIONS } from '../data/factions.ts';
import type { Objective } from '../data/factions.ts';
import { AREAS } from '../data/planets.ts';
import type { SeatView, StarCraftView } from '../view.ts';
import { controls } from './sketch.ts';
import type { Sketch, Spot } from './sketch.ts';
import { WEIGHTS } from './weights.ts';

/** What an opponent wants, as far as one wants to keep it from that. */
export interface Rival {
  readonly objective: Objective | null;
  /** How much its losses count: more where it is about to win, less where there are others to take care of it. */
  readonly weight: number;
}

/** How the match seems to go on. */
export interface Prospect {
  /** How much of what pays only later is still worth while: 0 in what looks like the last round, 1 at most. */
  readonly future: number;
  /** How much an objective counts by now: it wins in stage III only (SC-19.3.1). */
  readonly zeal: number;
}

/** So many Event cards are drawn in a round, by each seat. */
const EVENTS_A_SEAT = 1.2;
/** What pays only later pays in full if there are so many rounds after this one. */
const FAR = 2;

const LAST_STAGE = EVENT_CARD_IDS.filter(card => EVENT_CARDS[card].stage === 3).length;

/** How long the match seems to last, by the points and objectives of all and by the Event deck. */
export function prospectOf(view: StarCraftView): Prospect {
  const untilLastStage = (view.eventDeckCount - LAST_STAGE) / (EVENTS_A_SEAT * view.seats.length);
  const stages = Math.max(1, Math.ceil(untilLastStage));
  const rounds = Math.min(...view.seats.map(owner => roundsOf(owner, stages)));
  return {
    future: Math.max(0, Math.min(1, (rounds - 1) / FAR)),
    zeal: WEIGHTS.zeal[Math.min(WEIGHTS.zeal.length, stages) - 1] ?? 0,
  };
}

/** In how many rounds, this one included, a seat wins if all stays as it is. */
function roundsOf({ standing, eliminated }: SeatView, stages: number): number {
  if (standing === null || eliminated) return Infinity;
  const { figures, pointsNeeded, pointsNext, objective } = standing;
  const byPoints =
    pointsNeeded === null
      ? Infinity
      : Math.max(1, Math.ceil((pointsNeeded - figures.points) / Math.max(0.5, pointsNext)));
  const byObjective = objective.have >= objective.need ? stages : Infinity;
  return Math.min(byPoints, byObjective);
}

/** The opponents of `seat`, and how much each of them is to be kept down. */
export function rivalsOf(view: StarCraftView, { seat, allies }: Sketch, isEndless: boolean): ReadonlyMap<Seat, Rival> {
  const others = view.seats.filter(owner => owner.seat !== seat && !allies.has(owner.seat) && !owner.eliminated);
  const weight = WEIGHTS.denial / Math.max(1, others.length);
  return new Map(
    others.map(({ seat: other, faction }): [Seat, Rival] => [
      other,
      { objective: faction === null || isEndless ? null : FACTIONS[faction].objective, weight },
    ]),
  );
}

/** What it would be worth to take away an area, or the control of it, from whoever controls it. */
export function denialOf({ rivals, point, zeal, future }: DenialAims, spots: readonly Spot[], spot: Spot): number {
  const owner = spot.holder ?? spot.base;
  const rival = owner === null ? undefined : rivals.get(owner);
  if (owner === null || rival === undefined || !controls(spot, owner)) return 0;
  const { yields, amount } = AREAS[spot.area];
  let loss = yields === 'conquest' ? point * amount : 0;
  if (yields !== 'conquest' && !spot.depleted && spots.some(({ base }) => base === owner)) {
    loss += WEIGHTS.resource * amount * future;
  }
  return rival.weight * (loss + zeal * objectiveLoss(rival.objective, yields === 'conquest'));
}

interface DenialAims {
  readonly rivals: ReadonlyMap<Seat, Rival>;
  readonly point: number;
  readonly zeal: number;
  readonly future: number;
}

function objectiveLoss(objective: Objective | null, isConquest: boolean): number {
  switch (objective?.kind) {
    case 'control-resource-areas':
      return isConquest ? 0 : 1.2;
    case 'control-conquest-areas':
      return isConquest ? 3 : 0;
    case 'control-most-areas':
      return 1.4;
    case 'control-whole-planets':
      return 0.6;
    default:
      return 0;
  }
}
