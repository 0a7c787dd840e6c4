import { describe, expect, test } from 'vitest';
import { SAVE_FORMAT } from '../../../src/saves/old/format.ts';
import { MIGRATIONS } from '../../../src/saves/old/formats.ts';
import type { Migrations } from '../../../src/saves/old/formats.ts';
import { checkSave } from '../../../src/saves/old/read.ts';
import { replaySave } from '../../../src/saves/old/replay.ts';
import { toy } from '../../kernel/toy-match.ts';
import { fullSnapshot } from '../../oracles/snapshot.ts';
import { faultOf, toyMidStep } from '../support.ts';
import { resigned, save } from './writing.ts';

// A format before the first, made up: seats were named `people`, and the round was not kept.
const match = toyMidStep('xoroshiro128plus');
const { seats, round, ...rest } = save(match);
const older = resigned({ ...rest, people: seats, format: -1 });

const steps: Migrations = {
  [-1]: ({ people, ...others }) => ({ ...others, seats: people }),
  0: others => ({ ...others, round }),
};

describe('a save of an older format', () => {
  test('is brought up to date step by step, and is the same match', () => {
    const read = checkSave(older, 'it', steps);
    expect(read).toMatchObject({ format: SAVE_FORMAT, writtenIn: -1, seats, round });
    const loaded = replaySave(toy, read);
    expect(loaded.lost).toBeNull();
    expect(fullSnapshot(loaded.match)).toEqual(fullSnapshot(match));
  });

  test('must be whole: its checksum is that of its own format', () => {
    expect(faultOf(() => checkSave({ ...older, people: [] }, 'it', steps)).code).toBe('checksum');
  });

  test('is refused where a step is missing, fails, or leads to no save', () => {
    expect(faultOf(() => checkSave(older, 'it'))).toEqual({
      code: 'not-a-save',
      message: 'it is not a sound save: its format is -1, which no Orrery writes.',
    });
    const broken: Migrations = {
      ...steps,
      0: () => {
        throw new Error('there is no round');
      },
    };
    const failed = faultOf(() => checkSave(older, 'it', broken));
    expect(failed.code).toBe('not-a-save');
    expect(failed.message).toContain(`it can't be brought from format -1 to ${SAVE_FORMAT} (there is no round)`);
    const halfway: Migrations = { ...steps, 0: others => others };
    expect(faultOf(() => checkSave(older, 'it', halfway)).message).toContain('round');
  });

  test('is not changed by reading it', () => {
    const before = JSON.stringify(older);
    checkSave(older, 'it', steps);
    expect(JSON.stringify(older)).toBe(before);
  });
});

test('every format before the present one has its step', () => {
  const formats = Array.from({ length: SAVE_FORMAT - 1 }, (_, place) => String(place + 1));
  expect(Object.keys(MIGRATIONS)).toEqual(formats);
});

test.each([undefined, null, '1', [1], {}])('a format %j is refused', format => {
  expect(faultOf(() => checkSave(resigned({ ...save(match), format }), 'it')).code).toBe('not-a-save');
});
