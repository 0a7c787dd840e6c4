import { dealNewHandles } from '../../../src/kernel/match/handles.ts';
import { beat, choose } from '../../../src/kernel/match/rule.ts';
import type { Rule } from '../../../src/kernel/match/rule.ts';
import { message } from '../../../src/kernel/words/message.ts';
import type { Seat } from '../../../src/kernel/words/message.ts';
import { kindName, kindNames, lose, note } from './counters.ts';
import type { Fleets } from './counters.ts';
import { countersAt, homeOf, KINDS } from './state.ts';
import type { FleetState, FleetSteps, Shooting } from './state.ts';

/** A battle that takes more shots is broken off. */
const MOST_SHOTS = 12;

/** FL-5: where counters of two seats meet they are turned up; decoys are gone at once. */
export function* battle(game: Fleets, { at, by }: { at: number; by: Seat }): Rule {
  const { state } = game;
  const here = game.uncover(() => countersAt(state, at));
  for (const counter of here) counter.up = true;
  state.seen = state.seen.filter(each => each.at !== at);
  game.tell?.({
    words: message('fleets.battle', { at, kinds: kindNames(here.map(({ kind }) => kind)) }),
    rule: 'FL-5',
  });
  for (const counter of here) if (counter.kind === 'decoy') lose(game, counter);
  yield* beat('turned-up');
  game.next('shot', { at, mover: by, by, shots: 0 });
}

/** FL-5.1: a die for the side whose turn it is; its best ship tells up to which number it hits. */
export function* shot(game: Fleets, { at, mover, by, shots }: Shooting): Rule {
  const { state } = game;
  const sides = sidesAt(state, at);
  if (sides.length < 2 || shots === MOST_SHOTS) {
    game.next('calm', { at, mover });
    return;
  }
  const best = Math.max(...countersAt(state, at, by).map(({ kind }) => KINDS[kind].hits));
  const die = game.roll(6) + 1;
  game.tell?.({ words: message('fleets.shot', { seat: { seat: by }, die }), rule: 'FL-5.1' });
  yield* beat('shot');
  const next = sides.find(side => side !== by) ?? by;
  if (die <= best) game.next('hit', { at, mover, by, shots });
  else game.next('shot', { at, mover, by: next, shots: shots + 1 });
}

/** FL-5.2: who is hit chooses what it loses. */
export function* hit(game: Fleets, { at, mover, by, shots }: Shooting): Rule {
  const { state } = game;
  const [target] = countersAt(state, at).filter(({ owner }) => owner !== by);
  if (target === undefined) throw new RangeError(`nobody is hit at ${at}`);
  const { owner } = target;
  const options = countersAt(state, at, owner).map(counter => ({
    id: `lose:c${counter.handle}`,
    words: kindName(counter.kind),
    value: counter,
  }));
  lose(game, yield* choose(game, owner, 'hit', options, { prompt: message('fleets.hit'), rule: 'FL-5.2' }));
  game.next('shot', { at, mover, by: owner, shots: shots + 1 });
}

/**
 * FL-5.3: what is left is turned down again, and nobody can tell any more which counter is which. Who came last goes
 * back home.
 */
export function* calm(game: Fleets, { at, mover }: FleetSteps['calm']): Rule {
  const { state } = game;
  const sides = sidesAt(state, at);
  for (const side of sides) {
    const left = countersAt(state, at, side);
    const to = sides.length > 1 && side === mover ? homeOf(side) : at;
    for (const counter of left) Object.assign(counter, { up: false, at: to });
    for (const by of state.seats.keys()) {
      if (by !== side) note(state, { by, owner: side, at: to, kinds: left.map(({ kind }) => kind) });
    }
    dealNewHandles(state.handles, countersAt(state, to, side));
  }
  yield* beat('calm');
}

/** The seats with counters at a place. */
function sidesAt(state: FleetState, at: number): Seat[] {
  return [...new Set(countersAt(state, at).map(({ owner }) => owner))].sort((one, other) => one - other);
}
