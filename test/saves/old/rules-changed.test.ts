import { describe, expect, test } from 'vitest';
import { entriesOf } from '../../../src/kernel/history/chronicle.ts';
import type { Message } from '../../../src/kernel/words/message.ts';
import { Refusal } from '../../../src/kernel/match/refusal.ts';
import { checkSave } from '../../../src/saves/old/read.ts';
import { replaySave } from '../../../src/saves/old/replay.ts';
import type { Save } from '../../../src/saves/old/format.ts';
import { saveFormatter } from '../../../src/saves/input/say.ts';
import { toy } from '../../kernel/toy-match.ts';
import { resumed } from '../../oracles/every-decision.ts';
import { playOn } from '../../oracles/random-play.ts';
import { fullSnapshot, snapshot } from '../../oracles/snapshot.ts';
import { changedToy, otherTurns, richerToy } from '../changed-toy.ts';
import { faultOf, toyMidStep, toyUntil } from '../support.ts';
import { resigned, save } from './writing.ts';

function saved(match = toyMidStep('xoroshiro128plus')): Save {
  return checkSave(resigned(save(match)), 'it');
}

const told = (lost: Message | null): string => (lost === null ? '' : saveFormatter(lost));

describe('a match that an older program saved by older rules', () => {
  test('comes back whole when they still fit, and counts as one of the newer from now on', () => {
    const match = toyMidStep('xoroshiro128plus');
    const loaded = replaySave(changedToy({}), saved(match));
    expect(loaded.lost).toBeNull();
    expect(fullSnapshot(loaded.match)).toEqual(fullSnapshot(match));
    expect(loaded.match.start.rulesVersion).toBe(2);
    expect(faultOf(() => replaySave(toy, saved(loaded.match))).code).toBe('newer');
  });

  test('so it does with its take-backs and concessions, and in the middle of a match that began at a position', () => {
    const match = toyUntil(({ decision }) => decision?.n === 6, 'toy', 'xoroshiro128plus');
    match.takeBack(5);
    match.takeBack(3);
    match.concede(2);
    const loaded = replaySave(toy, saved(match));
    expect(loaded.lost).toBeNull();
    expect(snapshot(loaded.match)).toEqual(snapshot(match));
    expect(loaded.match.undoable()).toEqual(match.undoable());
    const position = toy.restore(toyMidStep('xoroshiro128plus').record());
    const again = replaySave(toy, saved(position));
    expect(again.lost).toBeNull();
    expect(again.match.logBounds).toEqual(position.logBounds);
    expect(snapshot(again.match)).toEqual(snapshot(position));
  });

  test('goes on from its checkpoint when they lead elsewhere from the beginning: nothing on the table changes, and it is said', () => {
    const match = toyMidStep('xoroshiro128plus');
    const loaded = replaySave(richerToy, saved(match));
    expect(told(loaded.lost)).toBe(
      'The rules have changed since this was saved: its log and replay begin where it was last saved.',
    );
    const { from } = loaded.match.logBounds;
    expect(from).toBe(match.record().checkpoint.told);
    expect(snapshot(loaded.match, from)).toEqual(snapshot(match, from));
    expect(loaded.match.record().entries).toEqual(match.record().entries);
  });

  test('and can be taken up and undone from then on', () => {
    const first = replaySave(richerToy, saved()).match;
    const undone = first.undo();
    first.redo();
    const second = resumed(richerToy, first);
    expect(second.undo()).toEqual(undone);
    while (!(second.undoable() instanceof Refusal)) second.undo();
    expect(second.undoable()).toMatchObject({ message: 'There is nothing to undo.' });
    playOn(second);
  });

  test('loses the answers since the checkpoint when these fit no longer, and says how many', () => {
    const match = toyMidStep('xoroshiro128plus');
    const { entries, checkpoint } = match.record();
    const { lost, match: back } = replaySave(otherTurns, saved(match));
    expect(told(lost)).toBe(
      `The rules have changed since this was saved: the last ${entries.length} answers no longer fit, ` +
        `and the match goes on at decision ${checkpoint.answers}.`,
    );
    expect(back.decision).toMatchObject({ kind: 'turn.new', n: checkpoint.answers });
    expect(entriesOf(back.history)).toEqual([]);
    playOn(resumed(otherTurns, back));
  });

  test('says so when something else is asked and no answer is lost', () => {
    const match = toyMidStep('xoroshiro128plus');
    while (match.record().entries.length > 0) match.undo();
    expect(told(replaySave(otherTurns, saved(match)).lost)).toContain('No answer is lost.');
  });

  test('says "the last answer" of one', () => {
    const match = toyMidStep('xoroshiro128plus');
    while (match.record().entries.length > 1) match.undo();
    expect(told(replaySave(otherTurns, saved(match)).lost)).toContain('the last answer no longer fits');
  });

  test('is run again when only its checkpoint can not be read any more', () => {
    const match = toyMidStep('xoroshiro128plus');
    const unsigned = save(match);
    const damaged = { ...unsigned, checkpoint: { ...unsigned.checkpoint, state: { strange: true } } };
    const loaded = replaySave(toy, checkSave(resigned(damaged), 'it'));
    expect(loaded.lost).toBeNull();
    expect(fullSnapshot(loaded.match)).toEqual(fullSnapshot(match));
  });

  test('is refused when neither can be had', () => {
    const unreadable = changedToy({
      setUp: () => {
        throw new TypeError('another bug');
      },
      readState: () => {
        throw new TypeError('a bug\u001b[2J');
      },
    });
    const fault = faultOf(() => replaySave(unreadable, saved()));
    expect(fault.code).toBe('does-not-fit');
    expect(fault.message).toContain('The save does not fit the rules of Toy');
    expect(fault.message).not.toContain('\u001b');
  });
});
