import { choose } from '../../../../kernel/match/rule.ts';
import type { Rule } from '../../../../kernel/match/rule.ts';
import type { Option } from '../../../../kernel/match/decision.ts';
import type { Message } from '../../../../kernel/words/message.ts';
import { alike, standing } from '../../state/battle.ts';
import type { BattleSide, Fighter } from '../../state/battle.ts';
import { battleOf } from '../../state/bout.ts';
import { drawable } from '../../state/placing.ts';
import { seatState } from '../../state/seats.ts';
import type { StarCraft, StarCraftState } from '../../state/state.ts';
import { say, unitName } from '../../text/say.ts';
import { drawCards } from '../cards.ts';
import { takeOff } from '../cloaking.ts';

type Victim = Fighter | 'pool' | 'unavailable';

/** Where a worker can be taken from. */
const WORKERS = ['pool', 'unavailable'] as const;

/** Consume: its owner destroys one of their units in the battle, the Defiler included, or a worker, then draws. */
export function* sacrificeAndDraw(game: StarCraft, side: BattleSide, count: number): Rule {
  const seat = battleOf(game.state)[side];
  const victim = yield* choose(game, seat, 'battle.consume', victims(game.state, side), {
    prompt: say('battle.consume.prompt', { count }),
    rule: 'SC-13.2',
    blocked: () =>
      WORKERS.filter(place => seatState(game.state, seat)[place] === 0).map(place => ({
        id: `worker:${place}`,
        words: say(`battle.consume.${place}`),
        why: say('battle.consume.no-worker'),
        rule: 'SC-1.5',
      })),
  });
  if (typeof victim === 'string') destroyWorker(game, side, victim);
  else takeOff(game, victim, 'battle.ability.destroyed');
  drawCards(game, seat, count);
}

function victims(state: StarCraftState, side: BattleSide): Option<Victim>[] {
  const battle = battleOf(state);
  const units = alike(standing(battle, side)).flatMap(({ unit, fighters }): Option<Victim>[] =>
    fighters.slice(0, 1).map(fighter => ({
      id: `destroy:${unit}`,
      words: say('battle.count', { unit: unitName(unit), count: fighters.length }),
      refs: [`fighter:${fighter.id}`],
      value: fighter,
    })),
  );
  const owner = seatState(state, battle[side]);
  const workers = WORKERS.filter(place => owner[place] > 0).map((place): Option<Victim> => ({
    id: `worker:${place}`,
    words: say(`battle.consume.${place}`),
    value: place,
  }));
  return [...units, ...workers];
}

/** SC-1.5: a destroyed worker goes back to the supply. */
function destroyWorker(game: StarCraft, side: BattleSide, place: 'pool' | 'unavailable'): void {
  const seat = battleOf(game.state)[side];
  const owner = seatState(game.state, seat);
  owner[place] -= 1;
  owner.supply.workers += 1;
  game.tell?.({ words: say('battle.consumed-worker', { seat: { seat } }), rule: 'SC-1.5' });
}

/** Why there is nothing to gain, or `null`: deck and discard pile, both open to count, have no card left (SC-11.8). */
export function whyNoDraw(state: StarCraftState, side: BattleSide): Message | null {
  return drawable(state, battleOf(state)[side]) === 0 ? say('battle.why.no-cards') : null;
}
