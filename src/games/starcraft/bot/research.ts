import { TECHNOLOGIES, TECHNOLOGY_IDS } from '../data/technologies.ts';
import { armyWeights } from '../view/card-worth.ts';
import { technologyWorth } from './cards.ts';
import { purseOf } from './purse.ts';
import { hasBase, sketchOf } from './sketch.ts';
import { bestOffer, firstAbout } from './turn.ts';
import type { BotTurn, Strategy } from './turn.ts';

/** SC-11 step 2: the bot always draws cards. */
export const draw: Strategy = () => 'draw-cards';

/** SC-11 step 3: the bot buys a technology that fits its army, if no Build order needs the money. */
export const technology: Strategy = turn => {
  const army = armyWeights(turn.view, turn.me);
  const purse = purseOf(turn.me);
  const spare = purse.workers - 2 * waitingBuilds(turn);
  const found = bestOffer(
    turn,
    TECHNOLOGY_IDS,
    id => `technology:${id}`,
    id => {
      const { minerals, gas } = TECHNOLOGIES[id].cost;
      if (minerals + gas > spare || minerals > purse.minerals || gas > purse.gas) return null;
      const worth = technologyWorth(army, id);
      return worth > 0 ? worth : null;
    },
  );
  return found ?? 'done';
};

/** The number of the bot's Build orders that are still to be executed. */
function waitingBuilds({ view, seat }: BotTurn): number {
  const sketch = sketchOf(view, seat);
  let count = 0;
  for (const { planet } of view.planets) {
    for (const token of view.stacks[planet] ?? []) {
      if (token.seat === seat && token.order === 'build') count += hasBase(sketch, planet, seat) ? 2 : 1;
    }
  }
  return count;
}

/** SC-12.4: the bot takes a copy to its hand rather than an Event card. */
export const special: Strategy = turn => firstAbout(turn, 'card') ?? 'event-card';
