import { saveTeller } from '../../src/saves/say.ts';
import type { Words } from '../../src/kernel/words.ts';
import { describe, expect, test } from 'vitest';
import type { GameDefinition } from '../../src/kernel/game.ts';
import { playable } from '../../src/kernel/playable.ts';
import type { Game } from '../../src/kernel/playable.ts';
import { Refusal } from '../../src/kernel/refusal.ts';
import { choose } from '../../src/kernel/rule.ts';
import { words } from '../../src/kernel/words.ts';
import type { Save } from '../../src/saves/format.ts';
import { checkSave, restoreSave } from '../../src/saves/load.ts';
import { toyGame } from '../kernel/toy-game.ts';
import type { ToyView } from '../kernel/toy-game.ts';
import { toy } from '../kernel/toy-match.ts';
import type { ToyState, ToySteps } from '../kernel/toy-state.ts';
import { playOn } from '../oracles/random-play.ts';
import { fullSnapshot, snapshot } from '../oracles/snapshot.ts';
import { faultOf, resigned, save, toyMidStep } from './support.ts';

type Toy = GameDefinition<ToyState, ToySteps, ToyView, { readonly rounds: number }>;

const changed = (change: Partial<Toy>): Game => playable<ToyState, ToySteps, ToyView, { readonly rounds: number }>({ ...toyGame, rulesVersion: 2, ...change });

/** Newer rules that ask something else in a turn. */
const otherTurns = changed({
  steps: {
    ...toyGame.steps,
    *turn(game, { seat }) {
      const option = (id: string) => ({ id, words: words('option', { id }), value: id });
      yield* choose(game, seat, 'turn.new', [option('rest'), option('work')], { prompt: words('new'), rule: 'TOY-3' });
    },
  },
});

/** Newer rules whose match begins otherwise: each seat has more coins. */
const richer = changed({
  setUp: (options, seats, random) => {
    const state = toyGame.setUp(options, seats, random);
    for (const seat of state.seats) seat.coins += 100;
    return state;
  },
});

function saved(match = toyMidStep()): Save {
  return checkSave(resigned(save(match)), 'it');
}

const told = (lost: Words | null): string => (lost === null ? '' : saveTeller(lost));

describe('a match of older rules', () => {
  test('comes back whole when they still fit, and counts as one of the newer from now on', () => {
    const match = toyMidStep();
    const newer = changed({});
    const loaded = restoreSave(newer, saved(match));
    expect(loaded).toMatchObject({ lost: null, isOlder: true });
    expect(fullSnapshot(loaded.match)).toEqual(fullSnapshot(match));
    const again = saved(loaded.match);
    expect(again.rulesVersion).toBe(2);
    expect(faultOf(() => restoreSave(toy, again)).code).toBe('newer');
  });

  test('goes on from its checkpoint when they lead elsewhere from the beginning: nothing on the table changes', () => {
    const match = toyMidStep();
    const loaded = restoreSave(richer, saved(match));
    expect(loaded).toMatchObject({ lost: null, isOlder: true });
    const { from } = loaded.match.logBounds;
    expect(snapshot(loaded.match, from)).toEqual(snapshot(match, from));
    expect(loaded.match.record().entries).toEqual(match.record().entries);
  });

  test('and can be saved, loaded and undone from then on', () => {
    const first = restoreSave(richer, saved()).match;
    const undone = first.undo();
    first.redo();
    const second = restoreSave(richer, saved(first));
    expect(second).toMatchObject({ lost: null, isOlder: false });
    expect(second.match.record().opening).toEqual(first.record().opening);
    expect(second.match.undo()).toEqual(undone);
    while (!(second.match.undoable() instanceof Refusal)) second.match.undo();
    expect(second.match.undoable()).toMatchObject({ message: 'There is nothing to undo.' });
    playOn(second.match);
  });

  test('loses the answers since the checkpoint when these fit no longer, and says how many', () => {
    const match = toyMidStep();
    const { entries, checkpoint } = match.record();
    const { lost, match: back } = restoreSave(otherTurns, saved(match));
    expect(told(lost)).toBe(
      `The rules have changed since this was saved: the last ${entries.length - checkpoint.entries} answers no longer fit, ` +
        `and the match goes on at decision ${checkpoint.answers}.`,
    );
    expect(back.decision).toMatchObject({ kind: 'turn.new', n: checkpoint.answers });
    expect(back.record().entries).toEqual(entries.slice(0, checkpoint.entries));
    expect(restoreSave(otherTurns, saved(back))).toMatchObject({ lost: null });
    playOn(back);
  });

  test('says so when something else is asked and no answer is lost', () => {
    const match = toyMidStep();
    while (match.record().entries.length > match.record().checkpoint.entries) match.undo();
    expect(told(restoreSave(otherTurns, saved(match)).lost)).toContain('No answer is lost.');
  });

  test('says "the last answer" of one', () => {
    const match = toyMidStep();
    while (match.record().entries.length > match.record().checkpoint.entries + 1) match.undo();
    expect(told(restoreSave(otherTurns, saved(match)).lost)).toContain('the last answer no longer fits');
  });

  test('is run again when only its checkpoint can not be read any more', () => {
    const match = toyMidStep();
    const damaged = { ...save(match), checkpoint: { ...match.record().checkpoint, state: { strange: true } } };
    const loaded = restoreSave(toy, checkSave(resigned(damaged), 'it'));
    expect(loaded.lost).toBeNull();
    expect(fullSnapshot(loaded.match)).toEqual(fullSnapshot(match));
  });

  test('is refused when neither can be had', () => {
    const unreadable = changed({
      readState: () => {
        throw new TypeError('a bug\u001b[2J');
      },
    });
    const fault = faultOf(() => restoreSave(unreadable, saved()));
    expect(fault.code).toBe('does-not-fit');
    expect(fault.message).toContain('The save does not fit the rules of Toy');
    expect(fault.message).not.toContain('\u001b');
  });
});
