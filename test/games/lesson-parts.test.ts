import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { LessonParts } from './lesson-parts.ts';

const PART = { game: 'toy', lesson: 'first', seed: 'walk', from: 0, runs: 25 };
const RESULT = { answers: 90, lost: 4, tried: 300, failures: [] };

describe('a run of the lessons that is kept', () => {
  let file = '';
  beforeEach(() => {
    file = join(temporaryFolder('parts'), 'parts.jsonl');
  });

  test('goes on where it was cut off, also in the middle of a line', () => {
    new LessonParts(file).add({ ...PART, ...RESULT });
    appendFileSync(file, '{"game":"toy","lesson":"sec');
    const again = new LessonParts(file);
    expect(again.find(PART)).toEqual({ ...PART, ...RESULT });
    expect(again.find({ ...PART, from: 25 })).toBeNull();
    expect(again.find({ ...PART, seed: 'other' })).toBeNull();
    again.add({ ...PART, ...RESULT, from: 25 });
    expect(new LessonParts(file).done.map(({ from }) => from)).toEqual([0, 25]);
  });

  test('says which line can’t be read', () => {
    writeFileSync(file, `${JSON.stringify({ ...PART, ...RESULT })}\n{"game":3}\n`);
    expect(() => new LessonParts(file)).toThrow('parts.jsonl:2');
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(3);
  });

  test('is kept in no file unless one is named', () => {
    const parts = new LessonParts(null);
    parts.add({ ...PART, ...RESULT });
    expect(parts.find(PART)).not.toBeNull();
  });
});
