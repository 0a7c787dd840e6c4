import type { Seat } from '../../../kernel/words/message.ts';
import type { Message } from '../../../kernel/words/message.ts';
import { FACTIONS } from '../data/factions.ts';
import { factionOf, seatsIn } from '../state/seats.ts';
import { objectiveCounts, objectiveProgress } from '../state/standing.ts';
import type { StarCraftState } from '../state/state.ts';
import { say } from '../text/say.ts';

/** SC-19.3: whether `seat` fulfils the objective on its sheet and the objective counts at this stage (SC-19.3.1). */
export function fulfilsObjective(state: StarCraftState, seat: Seat): boolean {
  if (!objectiveCounts(state, seat)) return false;
  const { have, need } = objectiveProgress(state, seat);
  return have >= need;
}

/**
 * SC-19.3: the seats that fulfil their objective at regrouping step 7. The objective of Aldaris is checked after step 8
 * (SC-19.4).
 */
export function seatsWithObjective(state: StarCraftState): Seat[] {
  return seatsIn(state).filter(seat => {
    const { objective } = FACTIONS[factionOf(state, seat)];
    return objective.kind !== 'aldaris' && fulfilsObjective(state, seat);
  });
}

/** The message that describes the objective of `seat`. */
export function objectiveMessage(state: StarCraftState, seat: Seat): Message {
  return say(`faction.${factionOf(state, seat)}.objective`);
}
