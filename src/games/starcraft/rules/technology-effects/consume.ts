import { choose } from '../../../../kernel/match/rule.ts';
import type { Rule } from '../../../../kernel/match/rule.ts';
import { joinedOffers, offerPlain } from '../../../../kernel/match/offer.ts';
import type { Offer, Reason } from '../../../../kernel/match/offer.ts';
import type { Message } from '../../../../kernel/words/message.ts';
import { groupedByType, standingFighters } from '../../state/battle.ts';
import type { BattleSide, Fighter } from '../../state/battle.ts';
import { battleOf } from '../../state/bout.ts';
import { drawableCards } from '../../state/placing.ts';
import { seatState } from '../../state/seats.ts';
import type { StarCraft, StarCraftState } from '../../state/state.ts';
import { say } from '../../text/say.ts';
import { drawCards } from '../cards.ts';
import { destroyFighter } from '../cloaking.ts';
import { victimOffer } from '../victims.ts';

type Victim = Fighter | 'pool' | 'unavailable';

/** The places from which Consume can take a worker. */
const WORKERS = ['pool', 'unavailable'] as const;

/**
 * Consume: the owner of the card destroys one of its units in the battle (the Defiler included) or a worker, and then
 * draws cards.
 */
export function* sacrificeAndDraw(game: StarCraft, side: BattleSide, count: number): Rule {
  const seat = battleOf(game.state)[side];
  const { options, blocked } = victims(game.state, side);
  const victim = yield* choose(game, seat, 'battle.consume', options, {
    prompt: say('battle.consume.prompt', { count }),
    rule: 'SC-13.2',
    blocked,
  });
  if (typeof victim === 'string') destroyWorker(game, side, victim);
  else destroyFighter(game, victim, 'battle.ability.destroyed');
  drawCards(game, seat, count);
}

function victims(state: StarCraftState, side: BattleSide): Offer<Victim> {
  const battle = battleOf(state);
  const owner = seatState(state, battle[side]);
  const workers = offerPlain(WORKERS, {
    id: place => `worker:${place}`,
    face: place => ({ words: say(`battle.consume.${place}`) }),
    whyNot: place => (owner[place] > 0 ? null : NO_WORKER),
  });
  return joinedOffers<Victim>(victimOffer(groupedByType(standingFighters(battle, side))), workers);
}

const NO_WORKER: Reason = { why: say('battle.consume.no-worker'), rule: 'SC-1.5' };

/** Destroys a worker of a side: it goes back to the supply (SC-1.5). */
function destroyWorker(game: StarCraft, side: BattleSide, place: 'pool' | 'unavailable'): void {
  const seat = battleOf(game.state)[side];
  const owner = seatState(game.state, seat);
  owner[place] -= 1;
  owner.supply.workers += 1;
  game.tell?.({ words: say('battle.consumed-worker', { seat: { seat } }), rule: 'SC-1.5' });
}

/**
 * The reason why Consume would draw no card: deck and discard pile are empty, which is public (SC-11.8). `null` if they
 * are not.
 */
export function whyNoDraw(state: StarCraftState, side: BattleSide): Message | null {
  return drawableCards(state, battleOf(state)[side]) === 0 ? say('battle.why.no-cards') : null;
}
