import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { openProgress } from '../../src/cli/progress.ts';
import { progressIn } from '../../src/session/learning/progress.ts';
import { temporaryFolder } from '../temporary-folder.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder('lessons');
});

const open = () => openProgress(folder, progressIn);
const file = () => join(folder, 'lessons.json');

describe('the file of the lessons', () => {
  test('keeps what is done from one start to the next, beside the settings', async () => {
    const first = await open();
    first.begin('starcraft', 'orders');
    first.begin('starcraft', 'mobilize');
    first.finish('starcraft', 'orders');
    const second = await open();
    expect(second.problem).toBeNull();
    expect(second.of('starcraft', 'orders')).toBe('done');
    expect(second.of('starcraft', 'mobilize')).toBe('begun');
    expect(second.of('theseus', 'orders')).toBeNull();
  });

  test('keeps what was foretold by game', async () => {
    const first = await open();
    first.predicted('starcraft', 'lesson.galaxy.ask', 'SC-4.3', false);
    first.predicted('theseus', 'lesson.walking.first.ask', 'TH-6.2', true);
    first.finish('starcraft', 'orders');
    const second = await open();
    // What was missed is due again on the next day, whichever that is.
    const due: unknown = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
    expect(second.proofs('starcraft')).toEqual({
      'lesson.galaxy.ask': { rule: 'SC-4.3', right: false, asked: 1, after: 0, due, times: 0 },
    });
    expect(second.proofs('theseus')).toEqual({ 'lesson.walking.first.ask': { rule: 'TH-6.2', right: true, asked: 1 } });
    expect(second.of('starcraft', 'orders')).toBe('done');
  });

  test('one that can’t be read is said, left as it is, and does not stop anybody from learning', async () => {
    writeFileSync(file(), '{ "starcraft": ');
    const progress = await open();
    expect(progress.problem).not.toBeNull();
    progress.finish('starcraft', 'orders');
    expect(progress.of('starcraft', 'orders')).toBe('done');
    expect(readFileSync(file(), 'utf8')).toBe('{ "starcraft": ');
  });

  test('what it holds of other programs’ lessons stays in it', async () => {
    writeFileSync(file(), JSON.stringify({ other: { one: 'done' }, starcraft: { orders: 'done' } }));
    const progress = await open();
    progress.finish('starcraft', 'mobilize');
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual({
      other: { one: 'done' },
      starcraft: { orders: 'done', mobilize: 'done' },
    });
  });
});
