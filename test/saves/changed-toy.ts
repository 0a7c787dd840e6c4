import type { GameDefinition } from '../../src/kernel/match/game.ts';
import { playable } from '../../src/kernel/history/open.ts';
import type { Game } from '../../src/kernel/history/playable.ts';
import { choose } from '../../src/kernel/match/rule.ts';
import { message } from '../../src/kernel/words/message.ts';
import { toyGame } from '../kernel/toy-game.ts';
import type { ToyView } from '../kernel/toy-game.ts';
import type { ToyState, ToySteps } from '../kernel/toy-state.ts';

type Options = { readonly rounds: number };

/** What a version of the toy game may change. */
export type ToyChange = Partial<GameDefinition<ToyState, ToySteps, ToyView, Options>>;

/** Newer rules of the toy game. */
export const changedToy = (change: ToyChange): Game =>
  playable<ToyState, ToySteps, ToyView, Options>({ ...toyGame, rulesVersion: 2, ...change });

/** Newer rules that ask something else in a turn. */
export const otherTurns = changedToy({
  steps: {
    ...toyGame.steps,
    *turn(game, { seat }) {
      const option = (id: string) => ({ id, words: message('option', { id }), value: id });
      yield* choose(game, seat, 'turn.new', [option('rest'), option('work')], {
        prompt: message('new'),
        rule: 'TOY-3',
      });
    },
  },
});

/** Newer rules whose match begins otherwise: each seat has more coins. */
export const richerToy = changedToy({
  setUp: (options, seats, random) => {
    const state = toyGame.setUp(options, seats, random);
    for (const seat of state.seats) seat.coins += 100;
    return state;
  },
});

/** Newer rules that change one step. */
export const withSteps = (steps: Partial<(typeof toyGame)['steps']>): Game =>
  changedToy({ steps: { ...toyGame.steps, ...steps } });
