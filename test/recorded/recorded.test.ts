import { describe, expect, test } from 'vitest';
import { entriesOf } from '../../src/kernel/history/chronicle.ts';
import { hasHoles } from '../../src/kernel/history/readers.ts';
import { readKept, unreadable } from '../games/kept-messages.ts';
import { GAMES_UNDER_TEST, RECORDED_GAMES } from '../games/list.ts';
import { packed, unpacked } from './packed.ts';
import { readRecording, recordingNames } from './recording.ts';
import { recordingOfPrinted } from './printed.ts';
import { playAgain, WHAT_TO_DO } from './replay.ts';
import { runs } from '../runs.ts';

describe.each(GAMES_UNDER_TEST)('$id', ({ recorded, kept }) => {
  const { game, folder, wanted, printed = [] } = recorded;
  const messages = readKept(kept.file);

  test('every match that is wanted is recorded, and no other', () => {
    expect(recordingNames(folder), WHAT_TO_DO).toEqual([...wanted, ...printed].map(({ name }) => name).sort());
  });

  test.each(wanted.map(one => [one.name, one] as const))('%s is played as it was recorded', (name, { shows, isIt }) => {
    const recording = readRecording(folder, name);
    const match = playAgain(game, recording);
    expect(entriesOf(match.history).filter(entry => typeof entry !== 'object')).toHaveLength(recording.decisions);
    expect(recording.shows, WHAT_TO_DO).toBe(shows);
    expect(unreadable(match.history, messages)).toEqual([]);
    expect(hasHoles(match.history)).toBe(false);
    expect(isIt(match), `it no longer shows what it is kept for. ${WHAT_TO_DO}`).toBe(true);
  });

  for (const one of printed) {
    test(`${one.name} comes out as it is printed, each figure at its moment`, () => {
      const recording = readRecording(folder, one.name);
      expect(recording, WHAT_TO_DO).toEqual(recordingOfPrinted(game, one));
      playAgain(game, recording, one.figuresOf);
    });

    test(`a single wrong figure of ${one.name} is found`, () => {
      const recording = readRecording(folder, one.name);
      for (const [place, { when, figures }] of (recording.printed ?? []).entries()) {
        // One figure of each moment; in the long form each.
        const names = Object.keys(figures);
        for (const name of runs(names.slice(place % names.length).slice(0, 1), names)) {
          const wrong = { ...recording, printed: structuredClone(recording.printed ?? []) };
          Object.assign(wrong.printed[place]?.figures ?? {}, { [name]: 'wrong' });
          expect(() => playAgain(game, wrong, one.figuresOf)).toThrow(`${when}: ${name} is`);
        }
      }
    });
  }
});

describe('a recording that comes out otherwise says where, and what to do', () => {
  const [first] = RECORDED_GAMES;
  if (first === undefined) throw new Error('no game is recorded');
  const { game, folder, wanted } = first;
  const recording = readRecording(folder, wanted[0]?.name ?? '');
  const entries = unpacked(recording.entries);

  test('an answer that no longer fits', () => {
    const broken = {
      ...recording,
      entries: [...packed([...entries.slice(0, 7), 'no-such-option', ...entries.slice(8)])],
    };
    expect(() => playAgain(game, broken)).toThrow(/decision 7 \(.+\) does not take "no-such-option"/);
    expect(() => playAgain(game, broken)).toThrow('npm run record-matches');
  });

  test('a match that does not end, or ends sooner', () => {
    const short = { ...recording, entries: [...packed(entries.slice(0, -1))] };
    expect(() => playAgain(game, short)).toThrow(/it does not end: decision \d+ is asked/);
    const long = { ...recording, entries: [...packed([...entries, 'done'])] };
    expect(() => playAgain(game, long)).toThrow(/the match has ended/);
  });

  test('another end', () => {
    expect(() => playAgain(game, { ...recording, state: 'another' })).toThrow(/its state is "\w{64}", not "another"/);
    expect(() => playAgain(game, { ...recording, rounds: 99 })).toThrow(/its rounds is \d+, not 99/);
  });
});
